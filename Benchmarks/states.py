#!/usr/bin/env python3
"""Scores selection and clickability on labelled sets and writes reports/states.md.

Usage: make states RENDERED=truth.jsonl QT=truth.jsonl FLUTTER=truth.jsonl

Every number is one of `unsaid evaluate --states --json`; nothing is computed here.
"""
import argparse
import os

from evaluation import evaluated
from lint import ROOT

SETS = {
    "rendered": "HTML kit, themes that were never trained on",
    "flutter": "Flutter, themes that were never trained on",
    "qt": "Qt Quick, a toolkit that was never trained on",
}
GOALS = """| what | the paper | at least | aim |
|---|---|---|---|
| selected tab, screens with tabs | 90.5 % | 95 % | 99 % |
| selected segment, screens with segments | 73.6 % | 92 % | 98 % |
| clickable icons, recall at 90 % precision | 73.6 % | 80 % | 92 % |
"""


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def selection(name, score):
    if not score["screens"]:
        return []
    return [f"| {name} | {score['screens']} | {score['detected']} | {percent(score['right'], score['screens'])} | "
            f"{percent(score['right'], score['detected'])} | {percent(score['rightRows'], score['rows'])} | "
            f"{percent(score['untold'], score['rows'])} |"]


def taps(score):
    still = percent(score["rightStill"], score["calledStill"])
    return (f"| {score['type']} | {score['clickable']} | {score['still']} | {percent(score['right'], score['called'])} | "
            f"{percent(score['right'], score['clickable'])} | {100 * score['recallAt90']:.1f} % | "
            f"{100 * score['recallAt90OfFound']:.1f} % | {score['calledStill']}, {still} right | {score['untold']} |")


def curve(score):
    points = [p for p in score["curve"] if round(p["score"] * 20) % 2 == 0]
    row = " | ".join(f"{100 * p['precision']:.0f}/{100 * p['recall']:.0f}" for p in points)
    return f"| {score['type']} | {row} |"


def section(title, numbers):
    lines = [f"### {title}", "", "| | screens | with one detected | right of all | right of detected | rows right | not told |",
             "|---|---|---|---|---|---|---|"]
    lines += selection("selected tab", numbers["tabs"]) + selection("selected segment", numbers["segments"])
    lines += ["", "| type | clickable | not | precision | recall | recall at P 90 %, of all | of those found | called "
              "not clickable | not told |", "|---|---|---|---|---|---|---|---|---|"]
    lines += [taps(score) for score in numbers["taps"]]
    lines += ["", "Precision/recall in % from a probability of:", "",
              "| type | " + " | ".join(f"{i / 10:.1f}" for i in range(11)) + " |", "|---" * 12 + "|"]
    return lines + [curve(score) for score in numbers["taps"]] + [""]


def main():
    parser = argparse.ArgumentParser()
    for name in SETS:
        parser.add_argument(f"--{name}", default="")
    arguments = parser.parse_args()
    lines = ["# States and clickability", "", "Written by `make states`; do not edit.", "", GOALS,
             "A row is right where the true item alone is called selected. A tap counts on the content of a control as "
             "on the control, on the icon of a row as on its words (`TapTruth`). Recall \"of all\" counts what detection "
             "missed as missed. Qt's labels call no icon and hardly a text clickable, toolbar buttons included: its "
             "rows of these types say nothing. The thresholds were chosen on held-out screens of the training themes.", ""]
    for name, title in SETS.items():
        truth = getattr(arguments, name)
        if truth:
            lines += [f"## {title}", ""]
            lines += section("From the truth's boxes", evaluated(truth, "--states", "--from-truth"))
            lines += section("From detected boxes", evaluated(truth, "--states"))
    with open(os.path.join(ROOT, "reports", "states.md"), "w") as report:
        report.write("\n".join(lines))


if __name__ == "__main__":
    main()
