#!/usr/bin/env python3
"""Plants one defect at a time into real trees and writes reports/planted.md.

Usage: make planted PAIRS=folder   (see Benchmarks/PlantedTrees)
"""
import argparse
import json
import os
import subprocess
import sys
from collections import Counter

from judged import HALVES, apps
from judging import app_of
from lint import ROOT

PROGRAM = os.path.join(ROOT, ".build", "release", "PlantedTrees")


def planted(pairs, seed, count):
    process = subprocess.run([PROGRAM, pairs, str(seed), str(count)], capture_output=True, text=True, check=False)
    if process.returncode:
        sys.exit(f"{PROGRAM} ended with {process.returncode}: {process.stderr[-2000:]}")
    return [json.loads(line) for line in process.stdout.splitlines()]


def share(part, whole):
    return f"{part / whole:.3f}" if whole else "-"


def row(name, records):
    found = Counter(r["found"] for r in records)
    new = sum(n["outcome"] == "violation" for r in records for n in r["new"])
    count = len(records)
    return (f"| {name} | {count} | {found['violation']} | {share(found['violation'], count)} | "
            f"{share(found['violation'] + found['review'], count)} | {share(new, count)} |")


def table(records, key, heading):
    rows = [f"| {heading} | planted | found | recall | with reviews | new false violations a tree |", "|---|---|---|---|---|---|"]
    rows += [row(name, [r for r in records if key(r) == name]) for name in sorted({key(r) for r in records})]
    return rows + [row("**all**", records)]


def new_by_rule(records):
    count = Counter(n["rule"] for r in records for n in r["new"] if n["outcome"] == "violation")
    return [f"- {rule}: {number}" for rule, number in count.most_common()] or ["none"]


def missed(records):
    return [f"- {r['kind']}: {r['screen']} ({r['format']}) at {r['places'][0]}"
            + (f", as a review of {r['by']}" if r["found"] == "review" else "")
            for r in records if r["found"] != "violation"] or ["none"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", required=True, help="the folder of the real pairs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1, help="the most of each kind in one tree")
    parser.add_argument("--out", default=os.path.join(ROOT, "reports", "planted.md"))
    parser.add_argument("--half", choices=HALVES, help="print this half only, with what was missed, and write nothing")
    options = parser.parse_args()
    records = planted(options.pairs, options.seed, options.count)
    half_of = {app: entry["half"] for app, entry in apps().items()}
    halves = {half: [r for r in records if half_of[app_of(os.path.basename(r["screen"]))] == half] for half in HALVES}
    if options.half:
        own = halves[options.half]
        print("\n".join(table(own, lambda r: r["kind"], "kind") + table(own, lambda r: r["format"], "format")
                        + new_by_rule(own) + missed(own)))
        return
    lines = ["# Defects planted into real trees", "",
             "Written by `make planted PAIRS=folder`. One defect at a time is planted into the tree of a real pair, at a place that "
             "is surely drawn; it counts as found only under a fitting rule at its place. \"New false violations\" are "
             "those that the tree does not have without the defect, elsewhere. idb and Appium are real trees of another "
             "format, stated as these state them.", "", f"{len(records)} planted, seed {options.seed}.", ""]
    for name, title in HALVES.items():
        lines += [f"## {title}", "", *table(halves[name], lambda r: r["kind"], "kind"), "",
                  *table(halves[name], lambda r: r["format"], "format"), "", "New false violations by rule:", "",
                  *new_by_rule(halves[name]), ""]
    with open(options.out, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print(f"wrote {os.path.relpath(options.out)}")


if __name__ == "__main__":
    main()
