#!/usr/bin/env python3
"""Scores the meanings of icons and writes reports/icons.md.

Usage: make icons ICONS="NAME=TRUTH.jsonl …"

Each set is a truth file of `Training/icons/truth.py` or `sheets.py` beside its images. Every number is one of
`unsaid evaluate --icons --json`. A name that begins with "sheet" holds glyphs alone, on which no detector is scored.
"""
import argparse
import os
import sys

from evaluation import evaluated
from lint import ROOT

GROUPS = (("sheet", "Families that were never trained on",
           "Every glyph with a meaning of the family, and one without for each three; sizes 36 to 84 pixels, a fifth "
           "on buttons, boxes off by up to 4 %."),
          ("", "Rendered screens", "Every icon of the screens, from the truth's boxes and as the detector found them."))


def percent(share):
    return f"{100 * share:.1f} %"


def row(name, boxes, numbers):
    """One line of a table."""
    counts = numbers["counts"]
    return (f"| {name} | {boxes} | {counts['named']} | {percent(numbers['answeredShare'])} | "
            f"{percent(numbers['rightShare'])} | {percent(numbers['precision'])} | "
            f"{counts['namelessAnswered']} of {counts['nameless']} | "
            f"{counts['mixedRight']} and {counts['mixedWrong']} of {counts['mixed']} |")


def by_meaning(sets):
    """Truth, right, wrong and invented of each word over sets, from truth boxes."""
    total = {}
    for numbers in sets:
        for m in numbers["truthBoxes"]["counts"]["meanings"]:
            sums = total.setdefault(m["name"], [0, 0, 0, 0])
            for index, key in enumerate(("truth", "right", "wrong", "invented")):
                sums[index] += m[key]
    return total


def report(sets):
    """The whole page."""
    lines = ["# Meanings of icons", "",
             "Written by `make icons`. *Answered* and *right* are shares of the icons that have one of the "
             "[meanings](../docs/icon-meanings.md); *precision* is the share of all answers that are right, where answers "
             "to icons without a meaning and wrong answers to mixed ones count as wrong. A *mixed* icon shows several "
             "things, as a bell with a plus: an answer with one of them counts neither way.", ""]
    left = dict(sets)
    for prefix, title, note in GROUPS:
        own = {n: left.pop(n) for n in list(left) if n.startswith(prefix)}
        if not own:
            continue
        lines += [f"## {title}", "", note, "",
                  "| set | boxes | icons | answered | right | precision | nameless named | mixed: right and wrong |",
                  "|---|---|---:|---:|---:|---:|---:|---:|"]
        for name, numbers in own.items():
            lines.append(row(name.removeprefix("sheet-"), "truth", numbers["truthBoxes"]))
            if prefix != "sheet":
                lines.append(row(f"{name}, {numbers['screens']} screens", "found", numbers["asFound"]))
        lines += ["", "By meaning, from truth boxes, those with five icons or more or with a mistake:", "",
                  "| meaning | icons | right | named otherwise | invented |", "|---|---:|---:|---:|---:|"]
        for name, (truth, right, wrong, invented) in sorted(by_meaning(own.values()).items()):
            if truth >= 5 or wrong or invented:
                lines.append(f"| {name} | {truth} | {right} | {wrong} | {invented} |")
        lines.append("")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="+", metavar="NAME=TRUTH[:IMAGES]")
    given = parser.parse_args().sets
    pairs = [one.split("=", 1) for one in given]
    if any(len(pair) != 2 or not os.path.exists(pair[1].split(":")[0]) for pair in pairs):
        sys.exit("make icons: ICONS must be NAME=TRUTH or NAME=TRUTH:IMAGES, with files that exist: " + " ".join(given))
    sets = {}
    for name, place in pairs:
        truth, _, images = place.partition(":")
        sets[name] = evaluated(
            truth, "--icons", *(["--truth-boxes"] if name.startswith("sheet") else []),
            *(["--images", images] if images else []))
    with open(os.path.join(ROOT, "reports", "icons.md"), "w", encoding="utf-8") as file:
        file.write(report(sets))
    print("Wrote reports/icons.md")


if __name__ == "__main__":
    main()
