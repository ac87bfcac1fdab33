#!/usr/bin/env python3
"""Scores grouping and navigation order on labelled sets and writes reports/grouping.md.

Usage: make grouping RENDERED=truth.jsonl QT=truth.jsonl FLUTTER=truth.jsonl

Every number is one of `unsaid evaluate --json`, once with the truth's elements (`--from-truth`) and once with those
that recognition finds. A set whose truth has no stops is named and left out.
"""
import argparse
import json
import os

from evaluation import evaluated
from lint import ROOT

SETS = {
    "rendered": ("Rendered screens, unseen themes", "HTML kit, themes that no threshold was chosen on"),
    "flutter": ("Rendered screens, Flutter, unseen themes", "Flutter, themes that no threshold was chosen on"),
    "qt": ("Rendered screens, unseen toolkit", "Qt Quick"),
}
WAYS = {"from truth boxes": ["--from-truth"], "from detected boxes": []}
# Row, how to read it off the score, the paper's number, what is asked for, what is aimed at.
ROWS = [
    ("elements at stops a screen", lambda s: f"{s['elements']:.1f}", "21.8", "", ""),
    ("stops a screen, by the truth", lambda s: f"{s['truthStops']:.1f}", "", "", ""),
    ("stops a screen, by recognition", lambda s: f"{s['predictedStops']:.1f}", "12.1", "", ""),
    ("elements that both have at a stop", lambda s: f"{100 * s['matched']:.1f} %", "", "", ""),
    ("needless stops a screen", lambda s: f"{s['needless']:.2f}", "", "", ""),
    ("**grouping errors a screen**", lambda s: f"**{s['errors']:.2f}**", "0.62", "0.6", "0.3"),
    ("incorrectly grouped, of the groups made", lambda s: f"{100 * s['incorrectShare']:.1f} %", "5.6 %", "5 %", "2 %"),
    ("incorrectly grouped, of the elements", lambda s: f"{100 * s['incorrectElements']:.1f} %", "", "5 %", "2 %"),
    ("should have grouped, a screen", lambda s: f"{s['missedGroups'] / s['screens']:.2f}", "0.33", "", ""),
    ("joins and divisions a screen", lambda s: f"{s['operations']:.2f}", "", "", ""),
    ("screens without an error of grouping", lambda s: f"{100 * s['faultless']:.1f} %", "", "", ""),
    ("**order of stops perfect**", lambda s: f"**{100 * s['stopOrder']['perfect']:.1f} %**", "73.7 %", "85 %", "95 %"),
    ("**insertions a screen, stops**", lambda s: f"**{s['stopOrder']['insertions']:.2f}**", "0.67", "0.4", "0.1"),
    ("order of elements perfect", lambda s: f"{100 * s['elementOrder']['perfect']:.1f} %", "", "", ""),
    ("insertions a screen, elements", lambda s: f"{s['elementOrder']['insertions']:.2f}", "", "", ""),
]


def has_stops(truth):
    """Whether any screen of a file of records has stops."""
    with open(truth) as lines:
        return any(json.loads(line).get("stops") for line in lines if line.strip())


def section(title, note, truth):
    """The part of the report on one set."""
    if not has_stops(truth):
        return [f"## {title}", "", f"{note}. The truth of this set has no stops, so nothing can be said.", ""]
    scores = {way: evaluated(truth, *options).get("stops") for way, options in WAYS.items()}
    screens = next(iter(scores.values()))["screens"]
    lines = [f"## {title}", "", f"{note}; {screens} screens.", "",
             "| | " + " | ".join(scores) + " | paper | at least | aim |",
             "|---|" + "---:|" * (len(scores) + 3)]
    for name, read, paper, least, aim in ROWS:
        lines.append(f"| {name} | " + " | ".join(read(s) for s in scores.values()) + f" | {paper} | {least} | {aim} |")
    return lines + [""]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for key, (title, _) in SETS.items():
        parser.add_argument(f"--{key}", required=True, help=f"{title}: the records of the truth")
    options = vars(parser.parse_args())
    lines = ["# Grouping and navigation order", "",
             "By `unsaid evaluate` over labelled screens; what each number counts is said in docs/recognition.md, section",
             '"How grouping and order are judged". The paper\'s numbers are of its own 300 and 380 screens. Written by',
             "`make grouping`.", ""]
    for key, (title, note) in SETS.items():
        lines += section(title, note, options[key])
    with open(os.path.join(ROOT, "reports", "grouping.md"), "w") as report:
        report.write("\n".join(lines).rstrip() + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
