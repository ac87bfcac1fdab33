#!/usr/bin/env python3
"""Fits what is shown as confidence, and writes it into the rules' files under `confidence`.

Usage: make confidence PAIRS=folder

For each rule and circumstance, findings are sorted by the strength that the rule measured; the share that is right becomes
a step function that never falls (isotonic regression, pool adjacent violators). Findings on the tuning half of the
real pairs weigh 1, planted defects that were found, and new findings beside planted ones, weigh PLANTED: on a planted tree the
defect is certain to be there. The reporting half is not looked at.
"""
import argparse
import json
import os
import re
import subprocess
import sys

from judged import LISTS, apps
from judging import app_of, lists, verdict
from lint import ROOT
from planted import PROGRAM

PLANTED = 0.05
# What is known of a rule before it was tried, as if a finding and a half had been seen: most findings are right by now.
PRIOR, PRIOR_WEIGHT = 0.85, 1.5
# A step needs this much evidence, else it goes with its neighbour.
LEAST_WEIGHT = 4.0


def observed(pairs, seed, count):
    """(rule, circumstance, strength, right, weight) of the tuning half."""
    command = [PROGRAM, pairs, str(seed), str(count), "--strengths"]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}: {process.stderr[-2000:]}")
    half, listed = {app: entry["half"] for app, entry in apps().items()}, lists(LISTS)
    for line in process.stdout.splitlines():
        record = json.loads(line)
        name = os.path.basename(record["screen"])
        if half[app_of(name)] != "tuning":
            continue
        if "sound" in record:
            yield from judged_sound(record["sound"], listed.get(name))
            continue
        if record["found"] != "no":
            yield record["by"], record["circumstance"], record["strength"], True, PLANTED
        for new in record["new"]:
            yield new["rule"], new["circumstance"], new["strength"], False, PLANTED


def judged_sound(findings, listed):
    if listed is None:
        return
    for f in findings:
        finding = {"rule": f["rule"], "outcome": f["outcome"], "box": f.get("box"), "node": {"box": f.get("frame")}}
        kind = verdict("", finding, listed).kind
        if kind != "arguable":
            yield f["rule"], f["circumstance"], f["strength"], kind == "true", 1.0


def isotonic(points):
    """Steps [least strength, share that is right] that never fall."""
    sums = {}
    for strength, right, weight in points:
        entry = sums.setdefault(strength, [0.0, 0.0])
        entry[0] += right * weight
        entry[1] += weight
    blocks = []  # [least strength, weight of the right ones, weight]
    for strength, (right, weight) in sorted(sums.items()):
        blocks.append([strength, right, weight])
        while len(blocks) > 1 and (blocks[-2][1] / blocks[-2][2] >= blocks[-1][1] / blocks[-1][2]
                                   or blocks[-2][2] < LEAST_WEIGHT):
            last = blocks.pop()
            blocks[-1][1] += last[1]
            blocks[-1][2] += last[2]
    if len(blocks) > 1 and blocks[-1][2] < LEAST_WEIGHT:
        last = blocks.pop()
        blocks[-1][1] += last[1]
        blocks[-1][2] += last[2]
    blocks[0][0] = 0.0
    return [[round(b[0], 3), round((b[1] + PRIOR * PRIOR_WEIGHT) / (b[2] + PRIOR_WEIGHT), 2)] for b in blocks]


def written(rule, table):
    """Puts the table into the rule's file, in place of the one before."""
    path = os.path.join(ROOT, "rules", f"{rule}.yml")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r"^confidence:\n(?:  .*\n)+", "", text, flags=re.M)
    lines = "".join(f"  {key}: {json.dumps(steps)}\n" for key, steps in sorted(table.items()))
    text = re.sub(r"^examples:", f"confidence:\n{lines}examples:", text, count=1, flags=re.M)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", required=True, help="the folder of the real pairs")
    parser.add_argument("--seed", type=int, default=2, help="another one than that of the reported plants")
    parser.add_argument("--count", type=int, default=3)
    options = parser.parse_args()
    points = {}
    for rule, circumstance, *point in observed(options.pairs, options.seed, options.count):
        points.setdefault(rule, {}).setdefault(circumstance, []).append(tuple(point))
    for rule, own in sorted(points.items()):
        table = {circumstance: isotonic(found) for circumstance, found in own.items()}
        written(rule, table)
        for circumstance, found in sorted(own.items()):
            real = [right for _, right, weight in found if weight == 1]
            print(f"{rule} {circumstance}: {sum(real)} of {len(real)} right on real pairs, "
                  f"{len(found) - len(real)} planted; {table[circumstance]}")


if __name__ == "__main__":
    main()
