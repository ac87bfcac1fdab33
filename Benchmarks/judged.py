#!/usr/bin/env python3
"""Lints real pairs, holds the findings against the lists in Benchmarks/judged, and writes reports/judged.md.

Usage: make judged PAIRS=folder   (see Benchmarks/judged/README.md)
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter

from judging import CAPTURE, PICTURE_RULES, app_of, family, lists, score
from lint import ROOT, TOOL

LISTS = os.path.join(ROOT, "Benchmarks", "judged")
HALVES = {"reporting": "Reporting half (nothing was tuned on these apps)", "tuning": "Tuning half"}
PLATFORMS = {"android": "Android", "ios": "iOS", "harmony": "HarmonyOS"}


def apps():
    """Each app's half, platform and toolkit."""
    with open(os.path.join(LISTS, "apps.json"), encoding="utf-8") as file:
        return json.load(file)


def by_name(report):
    with open(report, encoding="utf-8") as file:
        return {os.path.splitext(os.path.basename(s["image"]))[0]: s for s in json.load(file)["screens"]}


def linted(folder, report):
    """The screens of the report by name, and what the tool said of pairs that it refused."""
    command = [TOOL, "lint", folder, "--json", report, "--quiet", "--no-cache"]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode not in (0, 1, 3) or not os.path.exists(report):
        sys.exit(f"{' '.join(command)} ended with {process.returncode}: {process.stderr[-2000:]}")
    said = [line for line in process.stderr.splitlines() if not re.match(r"\[\d+/\d+\]", line)]
    return by_name(report), " ".join(said)


def ratio(part, whole):
    return f"{part / whole:.3f}" if whole else "-"


class Tally:
    """Verdicts of some findings, counted."""

    def __init__(self, verdicts):
        self.count = Counter(v.kind for v in verdicts)

    @property
    def row(self):
        true, arguable, false = (self.count[k] for k in ("true", "arguable", "false"))
        return f"{true + arguable + false} | {true} | {arguable} | {false} | {ratio(true, true + false)}"


def summary(scores):
    """One row for each group of screens."""
    groups = [("all", scores)] + [
        (name, [s for s in scores if s.app["platform"] == platform]) for platform, name in PLATFORMS.items()]
    rows = ["| | screens | violations | true | arguable | false | precision | of picture rules | reviews' precision | "
            "sure defects found | causes found | with reviews | traps taken |", "|" + "---|" * 13]
    for name, group in groups:
        if not group:
            continue
        verdicts = [v for s in group for v in s.verdicts]
        violations = [v for v in verdicts if v.is_violation]
        picture = Counter(v.kind for v in violations if v.finding["rule"] in PICTURE_RULES)
        reviews = Counter(v.kind for v in verdicts if not v.is_violation)
        found = [f for s in group for f in s.found]
        causes = [c for s in group for c in s.causes.values()]
        traps = [t for s in group for t in s.traps]
        rows.append(
            f"| {name} | {len(group)} | {Tally(violations).row} | "
            f"{ratio(picture['true'], picture['true'] + picture['false'])} "
            f"({picture['true']} of {picture['true'] + picture['false']}) | "
            f"{ratio(reviews['true'], reviews['true'] + reviews['false'])} "
            f"({reviews['true']} of {reviews['true'] + reviews['false']}) | "
            f"{sum(hit for _, hit, _ in found)} of {len(found)} | {ratio(sum(causes), len(causes))} "
            f"({sum(causes)} of {len(causes)}) | {ratio(sum(either for *_, either in found), len(found))} | "
            f"{ratio(sum(taken for _, taken in traps), len(traps))} ({sum(t for _, t in traps)} of {len(traps)}) |")
    return rows


def by_key(scores, key, heading):
    """Violations and reviews of each rule or format."""
    verdicts = [(key(s, v), v) for s in scores for v in s.verdicts]
    rows = [f"| {heading} | violations | true | arguable | false | precision | reviews | true | arguable | false | "
            "precision |", "|" + "---|" * 11]
    for name in sorted({k for k, _ in verdicts}):
        own = [v for k, v in verdicts if k == name]
        rows.append(f"| {name} | {Tally([v for v in own if v.is_violation]).row} | "
                    f"{Tally([v for v in own if not v.is_violation]).row} |")
    return rows


def recall_by_rule(scores):
    rows = ["| rule | sure defects | found | as a review too |", "|---|---|---|---|"]
    found = [f for s in scores for f in s.found]
    for rule in sorted({d["rule"] for d, *_ in found}):
        own = [f for f in found if f[0]["rule"] == rule]
        rows.append(f"| {rule} | {len(own)} | {sum(f[1] for f in own)} | {sum(f[2] for f in own)} |")
    return rows


def reliability(scores):
    """Shown confidence against the share that is right, in tenths; arguable findings are left out."""
    rows = ["| shown | findings | mean shown | right | off by |", "|---|---|---|---|---|"]
    verdicts = [v for s in scores for v in s.verdicts if v.kind != "arguable"]
    for tenth in range(10):
        own = [v for v in verdicts if min(int(v.finding["confidence"] * 10 + 1e-9), 9) == tenth]
        if own:
            shown = sum(v.finding["confidence"] for v in own) / len(own)
            right = sum(v.kind == "true" for v in own) / len(own)
            rows.append(f"| {tenth / 10:.1f} to {(tenth + 1) / 10:.1f} | {len(own)} | {shown:.2f} | {right:.2f} | "
                        f"{abs(shown - right):.2f} |")
    return rows


def captures(names, screens, listed):
    """Whether each pair with a sure capture defect gives one capture finding, and which others do."""
    rows = []
    for name in sorted(names):
        entries = listed.get(name, {"defects": []})["defects"]
        is_wrong = any(d["certainty"] == "sure" and family(d["rule"]) == CAPTURE for d in entries)
        is_doubtful = any(family(d["rule"]) == CAPTURE for d in entries)
        found = [f for f in screens.get(name, {"findings": []})["findings"] if family(f["rule"]) == CAPTURE]
        if is_wrong or found:
            said = "refused" if name not in screens else "; ".join(
                f"{f['outcome']}: {f['message']}" for f in found) or "**nothing**"
            rows.append(f"- {name} ({'of another moment' if is_wrong else 'doubtful' if is_doubtful else 'sound'}): {said}")
    return rows or ["none"]


def false_findings(scores):
    rows = []
    for s in scores:
        for v in s.verdicts:
            if v.kind == "false":
                word = "" if v.is_violation else " (review)"
                rows.append(f"- {s.name}: **{v.finding['rule']}**{word} {v.finding['message']} *{v.cause}*")
    return rows or ["none"]


def missed(scores):
    rows = []
    for s in scores:
        for (rule, why), hit in s.causes.items():
            if not hit:
                full = next(d["why"] for d, *_ in s.found if d["rule"] == rule and d["why"].startswith(why))
                rows.append(f"- {s.name}: **{rule}** {full}")
    return rows or ["none"]


def half(name, title, scores, screens, listed):
    own = [s for s in scores if s.app["half"] == name]
    names = {n for n in screens.keys() | listed.keys() if apps()[app_of(n)]["half"] == name}
    return [f"## {title}", "", *summary(own), "", "By rule:", "",
            *by_key(own, lambda s, v: v.finding["rule"], "rule"), "", "By format of the dump:", "",
            *by_key(own, lambda s, v: s.format, "format"), "", "Sure defects found, by rule:", "", *recall_by_rule(own),
            "", "Shown confidence against observed:", "", *reliability(own), "", "### False findings", "",
            *false_findings(own), "", "### Causes missed", "", *missed(own), "",
            "### Pairs of another moment, and what was said of them", "", *captures(names, screens, listed), ""]


def rules_of_the_tool():
    """The families of the rules that are on by default."""
    found = set()
    for path in glob.glob(os.path.join(ROOT, "rules", "*.yml")):
        with open(path, encoding="utf-8") as file:
            if "\ndefault: off" not in file.read():
                found.add(family(os.path.splitext(os.path.basename(path))[0]))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", required=True, help="the folder of the real pairs")
    parser.add_argument("--out", default=os.path.join(ROOT, "reports", "judged.md"))
    parser.add_argument("--report", help="keep the tool's JSON here")
    parser.add_argument("--kept", help="judge this JSON of an earlier run instead of linting")
    parser.add_argument("--half", choices=HALVES, help="print this half only, and write nothing")
    options = parser.parse_args()
    listed = lists(LISTS)
    with tempfile.TemporaryDirectory() as folder:
        if options.kept:
            screens, said = by_name(options.kept), ""
        else:
            screens, said = linted(options.pairs, options.report or os.path.join(folder, "report.json"))
    rules, known = rules_of_the_tool(), apps()
    scores = [score(screens.get(name), entries, name, known[app_of(name)], rules) for name, entries in listed.items()]
    if options.half:
        print("\n".join(half(options.half, HALVES[options.half], scores, screens, listed)))
        return
    lines = ["# Real pairs, judged by hand", "",
             "Written by `make judged PAIRS=folder`. The lists of real defects and traps are in `Benchmarks/judged`, made by "
             "eye from picture and dump before any rule was changed; how they are compared is in `Benchmarks/judging.py`. "
             "\"False\" are findings that hit a trap or that nobody listed; arguable ones count neither way.", "",
             f"{len(screens)} pairs linted, {len(listed)} of them judged.", ""]
    lines += ["Refused: " + said.strip(), ""] if said.strip() else []
    for name, title in HALVES.items():
        lines += half(name, title, scores, screens, listed)
    with open(options.out, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print(f"wrote {os.path.relpath(options.out)}")


if __name__ == "__main__":
    main()
