#!/usr/bin/env python3
"""Scores selection and clickability on labelled sets and writes reports/states.md.

Usage: make states RENDERED=truth.jsonl FLUTTER=truth.jsonl UNSEEN="NAME=truth.jsonl …" QT=truth.jsonl

Every number is one of `unsaid evaluate --states --json`; here they are only added up.
"""
import argparse
import os
from collections import Counter

from evaluation import evaluated
from lint import ROOT

THEMES = {
    "rendered": "HTML kit, themes that were never trained on",
    "flutter": "Flutter, themes that were never trained on",
}
TOOLKIT = "{}, a toolkit on which nothing was trained or chosen"
QT = "Qt Quick, a toolkit that was never trained on; what was wrong there was looked at, so it is validation"
WAYS = {"From the truth's boxes": ["--states", "--from-truth"], "From detected boxes": ["--states"]}
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


def selected(numbers):
    """The table of the selected tab and segment."""
    return ["| | screens | with one detected | right of all | right of detected | rows right | not told |",
            "|---|---|---|---|---|---|---|",
            *selection("selected tab", numbers["tabs"]), *selection("selected segment", numbers["segments"]), ""]


def tapped(numbers):
    """The tables of clickability."""
    lines = ["| type | clickable | not | precision | recall | recall at P 90 %, of all | of those found | called "
              "not clickable | not told |", "|---|---|---|---|---|---|---|---|---|"]
    lines += [taps(score) for score in numbers["taps"]]
    lines += ["", "Precision/recall in % from a probability of:", "",
              "| type | " + " | ".join(f"{i / 10:.1f}" for i in range(11)) + " |", "|---" * 12 + "|"]
    return lines + [curve(score) for score in numbers["taps"]] + [""]


def pooled(title, numbers):
    """Selection on several sets together."""
    lines = [f"### {title}", ""]
    for way in WAYS:
        sums = {kind: sum((Counter(of_set[way][kind]) for of_set in numbers), Counter()) for kind in ("tabs", "segments")}
        lines += [f"{way}:", "", *selected(sums)]
    return lines


def named(text):
    """A set's name and its file, of NAME=truth.jsonl."""
    name, _, path = text.partition("=")
    if not path:
        raise argparse.ArgumentTypeError(f"{text}: NAME=truth.jsonl is wanted")
    return name, path


def main():
    parser = argparse.ArgumentParser()
    for name in (*THEMES, "qt"):
        parser.add_argument(f"--{name}", default="")
    parser.add_argument("--unseen", nargs="*", type=named, default=[])
    arguments = parser.parse_args()
    themes = [(title, getattr(arguments, name)) for name, title in THEMES.items() if getattr(arguments, name)]
    toolkits = [(TOOLKIT.format(name), path) for name, path in arguments.unseen]
    validation = [(QT, arguments.qt)] if arguments.qt else []
    numbers = {title: {way: evaluated(path, *options) for way, options in WAYS.items()}
               for title, path in themes + toolkits + validation}
    lines = ["# States and clickability", "", "Written by `make states`; do not edit.", "", GOALS,
             "A row is right where the true item alone is called selected. A tap counts on the content of a control as "
             "on the control, on the icon of a row as on its words (`TapTruth`). Recall \"of all\" counts what detection "
             "missed as missed. The labels of the toolkits do not say which icons, rows and words can be tapped: on them selection "
             "alone is scored. The thresholds were chosen on held-out screens of the training themes.", ""]
    if toolkits:
        lines += ["## The selected item on all unseen themes and toolkits", ""]
        lines += pooled("Themes and toolkits, all sets below but Qt", [numbers[title] for title, _ in themes + toolkits])
        lines += pooled("The toolkits alone", [numbers[title] for title, _ in toolkits])
    for title, path in themes + toolkits + validation:
        lines += [f"## {title}", ""]
        for way in WAYS:
            lines += [f"### {way}", "", *selected(numbers[title][way])]
            lines += tapped(numbers[title][way]) if (title, path) in themes else []
    with open(os.path.join(ROOT, "reports", "states.md"), "w") as report:
        report.write("\n".join(lines))


if __name__ == "__main__":
    main()
