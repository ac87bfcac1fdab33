#!/usr/bin/env python3
"""Scores suggested names and identifiers over labelled screens and writes reports/suggestions.md.

Usage: make suggestions RENDERED=truth.jsonl QT=truth.jsonl FLUTTER=truth.jsonl

The tables are those of the SuggestionScore program; this script runs it, and recognition for the second setting.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from lint import ROOT, TOOL

SCORE = os.path.join(ROOT, ".build", "release", "SuggestionScore")
SETS = {
    "rendered": "HTML kit, themes that were never trained on",
    "flutter": "Flutter, themes that were never trained on",
    "qt": "Qt Quick, a toolkit that was never trained on; its truth ties no words to controls, so only those that carry them on themselves are here, and they are easy",
}
HEAD = """# Suggested names and identifiers

Written by `make suggestions`; do not edit. The product's word lists and distances were chosen on other screens (themes
of the training split) and not changed after these numbers were seen.

## Names

Every clickable icon without words, switch, checkbox, slider, text field, picture, tab and segment of the truth is
taken to be without a label; the name suggested for it is compared with the truth's.

**Equal** means the same letters and digits after case, punctuation and a role word at the end are taken away, as

- the first paragraph, or all words, of what the truth reads together with the control (its row, card, tab or picture);
- for a text field also a lone text that the truth reads just before it and that stands close above;
- for an icon alone one of the words that people use for its glyph, listed in
  `Benchmarks/SuggestionScore/AcceptedNames.swift` apart from the product's table, or the glyph's own name. On
  screens in other languages the meaning must be accepted and the word must be the product's for that language: whether
  that word is the best one was judged by nobody else.

So an icon's row says in the first setting, where its meaning is given, how many glyphs the tables know and how they fit
their place, and not that icons are recognised; that is in the second, where an icon without a recognised meaning stays
unnamed.

**High confidence** is 0.8 or more. Controls for which the truth has no name (a slider alone, a picture without a
caption, an icon on a screen that mixes languages) cannot be equal or wrong; they are counted apart.

The published predictor that we measure ourselves against reaches 60.7 %; our bars are 60 % equal and at most 5 % wrong
with high confidence.
"""


def run(*words):
    """The output of a program; a failure ends the script with its words."""
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(words)} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def recognized(truth, limit, folder):
    """A file with what recognition sees of the first `limit` screens; the images lie beside the truth."""
    with open(truth, encoding="utf-8") as lines:
        names = [json.loads(line)["image"] for line in lines][:limit]
    path = os.path.join(folder, "recognized.jsonl")
    images = [os.path.join(os.path.dirname(os.path.abspath(truth)), name) for name in names]
    with open(path, "w", encoding="utf-8") as out:
        out.write(run(TOOL, "recognize", *images, "--format", "json") + "\n")
    return path, len(names)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in SETS:
        parser.add_argument("--" + name, default="")
    parser.add_argument("--limit", type=int, default=100, help="screens to recognise a set; 0 for none")
    parser.add_argument("--out", default=os.path.join(ROOT, "reports", "suggestions.md"))
    options = parser.parse_args()
    given = {name: getattr(options, name) for name in SETS if getattr(options, name)}
    if not given:
        sys.exit("make suggestions: give at least one of RENDERED, QT and FLUTTER, each a file of truth records")
    for path in given.values():
        if not os.path.isfile(path):
            sys.exit(f"{path}: no such file; give a truth.jsonl whose images lie beside it")
    parts = [HEAD]
    for name, path in given.items():
        parts += [f"### {SETS[name]}: from the truth's boxes, texts and icons\n", run(SCORE, "labels", path) + "\n"]
    with tempfile.TemporaryDirectory() as folder:
        for name, path in given.items():
            seen, count = recognized(path, options.limit, folder)
            if not count:
                continue
            parts += [f"### {SETS[name]}: from what recognition saw of {count} screens\n",
                      "What recognition missed counts as not named.\n", run(SCORE, "labels", path, seen) + "\n"]
            parts += [f"### {SETS[name]}: the same beside a tree that declares the texts and names no control\n",
                      "What `lint` meets in an app with unlabelled controls: the words on tabs, segments, fields and "
                      "buttons are declared nowhere, all other texts are.\n",
                      run(SCORE, "labels", path, seen, "--declared") + "\n"]
    parts.append("""## Identifiers

Each screen is declared without any identifier, the hardest case, changed, and planned anew. *Reflow*: another width
and height, controls keep their size. *One more row*: a row with a control is repeated below itself with other words;
which row, the number of the screen decides. *Translation*: every text becomes German where the table of meanings knows
it, and an invented word where it does not. *The earlier map kept* is what `identifiers` and `lint` do where
`.unsaid.yml` names a map (docs/identifiers.md).
""")
    for name, path in given.items():
        parts += [f"### {SETS[name]}\n", run(SCORE, "identifiers", path) + "\n"]
    with open(options.out, "w", encoding="utf-8") as out:
        out.write("\n".join(parts))


if __name__ == "__main__":
    main()
