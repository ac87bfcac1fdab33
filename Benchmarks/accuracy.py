#!/usr/bin/env python3
"""Scores recognition on labelled sets and writes reports/accuracy.md with curves and confusions as SVG.

Usage: make accuracy VINS=valid.jsonl RENDERED=truth.jsonl QT=truth.jsonl FLUTTER=truth.jsonl JPEG=truth.jsonl

Every number is one of `unsaid evaluate --json`; nothing is computed here but the accuracy of states, which is
read off the confusion matrix.
"""
import argparse
import os

from charts import confusion_matrix, curves
from evaluation import evaluated
from lint import ROOT

CLASSES = ["Checkbox", "Container", "Dialog", "Icon", "PageControl", "Picture", "SegmentedControl", "Slider", "Text",
           "TextField", "Toggle"]
ONLY = [part for name in CLASSES for part in ("--only", name)]
STATES = ["--weak-answers", "--split-states"]
# Of each view its records, by the option that names them, its title, a note, and the options of `evaluate`.
SETS = {
    "vins": ("vins", "Real screens, at most 640 px high", "vins valid, text by block, rows, bars and tabs as whole controls",
             ["--weak-answers", "--by-block", "--by-control"]),
    "annotated": ("vins", "Real screens, by their annotators' conventions",
                  "vins valid, the detector's second answer alone (`--as-annotated`), as this set boxes", ["--as-annotated"]),
    "rendered": ("rendered", "Rendered screens, unseen themes", "HTML kit, themes that were never trained on", STATES + ONLY),
    "jpeg": ("jpeg", "Rendered screens, unseen themes, as JPEG",
             "the same screens saved at quality 60, 75, 85 and 92 in turn", STATES + ONLY),
    "flutter": ("flutter", "Rendered screens, Flutter, unseen themes", "Flutter, themes that were never trained on", STATES + ONLY),
    "qt": ("qt", "Rendered screens, unseen toolkit", "Qt Quick, never trained on", STATES + ONLY),
}


def means(numbers):
    """Mean and weighted mean over the classes that occur, at IoU 0.5 and by centre."""
    rows = [c for c in numbers["classes"] if c["truth"] > 0]
    total = sum(c["truth"] for c in rows)
    return {key: (sum(c[key] for c in rows) / len(rows), sum(c[key] * c["truth"] for c in rows) / total)
            for key in ("ap50", "apCentre")}


def state_accuracy(numbers):
    """Of checkboxes and toggles found as such, the share with the right state; None where there are none."""
    names, counts = numbers["confusion"]["classes"], numbers["confusion"]["counts"]
    right = wrong = 0
    for i, truth in enumerate(names):
        for j, found in enumerate(names):
            if "(" in truth and truth.split(" (")[0] == found.split(" (")[0]:
                right += counts[i][j] * (i == j)
                wrong += counts[i][j] * (i != j)
    return right / (right + wrong) if right + wrong else None


def section(key, title, note, numbers):
    """The part of the report on one set."""
    lines = [f"## {title}", "", f"{note}; {numbers['screens']} screens, {numbers['truthElements']} elements.", "",
             "| class | truth | AP at IoU 0.5 | AP by centre |", "|---|---:|---:|---:|"]
    lines += [f"| {c['name']} | {c['truth']} | {c['ap50']:.3f} | {c['apCentre']:.3f} |"
              for c in numbers["classes"] if c["truth"] > 0]
    average = means(numbers)
    lines += [f"| mean | | {average['ap50'][0]:.3f} | {average['apCentre'][0]:.3f} |",
              f"| weighted mean | | {average['ap50'][1]:.3f} | {average['apCentre'][1]:.3f} |", "",
              "| working point | precision | recall | F1 |", "|---|---:|---:|---:|"]
    for kind, name in (("agnostic", "class left aside"), ("typed", "class required")):
        for criterion in ("0.5", "0.9", "centre"):
            p = numbers[kind][criterion]
            lines.append(f"| {name}, {criterion} | {p['precision']:.3f} | {p['recall']:.3f} | {p['f1']:.3f} |")
    lines.append("")
    accuracy = state_accuracy(numbers)
    if accuracy is not None:
        lines += [f"State of found checkboxes and toggles: {accuracy:.3f} right.", ""]
    lines += [f"![Precision over recall by class](accuracy/{key}-curves.svg)", "",
              f"![Confusion of classes](accuracy/{key}-confusion.svg)", ""]
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for records in dict.fromkeys(records for records, *_ in SETS.values()):
        parser.add_argument(f"--{records}", required=True, help="the records of this set's truth")
    options = vars(parser.parse_args())
    folder = os.path.join(ROOT, "reports", "accuracy")
    os.makedirs(folder, exist_ok=True)
    lines = ["# Accuracy of recognition", "",
             "By `unsaid evaluate` over labelled screens; thresholds were chosen on validation screens, never on a set",
             "below except the first (docs/models/detector.md). Written by `make accuracy`.", ""]
    for key, (records, title, note, flags) in SETS.items():
        numbers = evaluated(options[records], *flags)
        lines += section(key, title, note, numbers)
        for name, draw in (("curves", curves), ("confusion", confusion_matrix)):
            with open(os.path.join(folder, f"{key}-{name}.svg"), "w") as picture:
                picture.write(draw(title, numbers))
    with open(os.path.join(ROOT, "reports", "accuracy.md"), "w") as report:
        report.write("\n".join(lines).rstrip() + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
