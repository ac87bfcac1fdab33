#!/usr/bin/env python3
"""Measures the contrast of rendered texts against their known colours and axe-core's word; writes reports/contrast.md.

Usage: make contrast [FONTS=folder] [SCREENS=176]

The screens are rendered by contrast_screens.py, measured by the product ContrastScore. Thresholds were chosen on the part
"tuning"; the report is of the part "reporting", which has other themes, other typefaces and other seeds.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter

from lint import ROOT

PYTHON = os.path.join(ROOT, ".deps", "validators", "bin", "python")
RENDER = os.path.join(ROOT, "Benchmarks", "contrast_screens.py")
SCORE = os.path.join(ROOT, ".build", "release", "ContrastScore")
# A WCAG point is four thirds of a CSS pixel.
LARGE, BOLD = 24, 18.66


def read(folder):
    """Each text with what is known of it and what was measured."""
    result = subprocess.run([SCORE, folder], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{SCORE} {folder} failed: {result.stderr[-2000:]}")
    truths = {}
    for name in os.listdir(folder):
        if name.endswith(".truth.json"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                truths |= {(name[:-len(".truth.json")], t["id"]): t for t in json.load(file)}
    return [truths[(text["screen"], text["id"])] | text for text in map(json.loads, result.stdout.splitlines())]


def needed(text):
    is_large = text["size"] >= LARGE or (text["weight"] >= 700 and text["size"] >= BOLD)
    return 3.0 if is_large else 4.5


def truth(text):
    """pass, violation, or mixed where a part passes, by the known colours."""
    limit = needed(text) - 0.01
    return "pass" if text["trueLow"] >= limit else "violation" if text["trueHigh"] < limit else "mixed"


def verdict(text):
    """The tool's word in the same terms; undecided where it could not measure or size the text."""
    if not text["isFound"] or "lowest" not in text:
        return "unmeasured"
    # Short texts and doubtful readings are reviews with a verdict of their own.
    words = {"none": "pass", "violation": "violation", "tooLittle": "violation", "uncertainRecognition": "violation",
             "nearLimit": "violation", "variedGround": "mixed", "sizeUnknown": "size unknown"}
    return words[text["said"]]


def share(part, whole):
    return f"{part / whole:.3f} ({part} of {whole})" if whole else "-"


def is_near(text):
    return "lowest" in text and abs(text["lowest"] / text["trueLow"] - 1) <= 0.05


def flat_rows(texts, title):
    rows = [f"| {title} | texts | found | ratio within 5 % | of found |", "|---|---|---|---|---|"]
    names = {"kind of ground": lambda t: t["kind"], "typeface": lambda t: t["family"], "size": lambda t: t["size"],
             "weight": lambda t: t["weight"], "pixels a point": lambda t: t["scale"]}
    key = names[title]
    for value in sorted({key(t) for t in texts}):
        own = [t for t in texts if key(t) == value]
        found = [t for t in own if t["isFound"]]
        rows.append(f"| {value} | {len(own)} | {len(found)} | {share(sum(map(is_near, own)), len(own))} | "
                    f"{share(sum(map(is_near, found)), len(found))} |")
    return rows + [""]


def report(texts, part):
    flat = [t for t in texts if t["kind"] == "flat"]
    found = [t for t in flat if t["isFound"]]
    decided = [t for t in flat if t["axe"] in ("pass", "violation")]
    ours = [t for t in decided if verdict(t) in ("pass", "violation")]
    agree = [t for t in ours if verdict(t) == t["axe"]]
    unsure = Counter(verdict(t) for t in decided if t not in ours)
    varied = [t for t in texts if t["axe"] == "incomplete" and t["kind"] != "flat"]
    given = [t for t in varied if verdict(t) in ("pass", "violation", "mixed")]
    right = [t for t in given if verdict(t) == truth(t)]
    sides = [t for t in given if verdict(t) != "mixed"]
    lines = [f"## Part “{part}”", "",
             f"{len(texts)} texts on {len({t['screen'] for t in texts})} screens, {len(flat)} of them on flat ground.", "",
             "| what | result | at least | aim |", "|---|---|---|---|",
             f"| flat ground: ratio within 5 % of the true one, of all | {share(sum(map(is_near, flat)), len(flat))} | 0.97 | 0.995 |",
             f"| the same, of texts that recognition found | {share(sum(map(is_near, found)), len(found))} | | |",
             f"| verdict as axe's `color-contrast`, where both decide | {share(len(agree), len(ours))} | 0.97 | 0.99 |",
             f"| the same, an undecided text counted as wrong | {share(len(agree), len(decided))} | | |",
             f"| gradients and photos, axe “incomplete”: a verdict (passes, fails, fails in part) | {share(len(given), len(varied))} | 0.80 | |",
             f"| of these, right by the known colours | {share(len(right), len(given))} | 0.95 | |",
             f"| of these, “passes” or “fails everywhere” | {share(len(sides), len(given))} | | |",
             f"| “passes” and “fails everywhere”, right | {share(sum(verdict(t) == truth(t) for t in sides), len(sides))} | | |",
             "", f"Undecided where axe decides: {dict(unsure) or 'none'}.", ""]
    disagree = [t for t in ours if verdict(t) != t["axe"]]
    lines += ["Other than axe:", ""] + [
        f"- {t['screen']} {t['id']}: {t['family']} {t['weight']}, {t['size']} px, true {t['trueLow']:.2f}, measured "
        f"{t.get('lowest', 0):.2f}; axe {t['axe']}, ours {verdict(t)}" for t in disagree[:25]] + [""]
    for title in ("typeface", "size", "weight", "pixels a point"):
        lines += flat_rows(flat, title)
    table = Counter((truth(t), verdict(t)) for t in varied)
    lines += ["Gradients and photos, by the known colours:", "", "| true | ours | texts |", "|---|---|---|"]
    lines += [f"| {a} | {b} | {n} |" for (a, b), n in sorted(table.items())] + [""]
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fonts", default="/usr/share/fonts")
    parser.add_argument("--screens", type=int, default=176)
    parser.add_argument("--part", default="reporting", choices=["tuning", "reporting"])
    parser.add_argument("--kept", help="screens that are rendered already")
    parser.add_argument("--print", action="store_true", help="print, and write nothing")
    parser.add_argument("--texts", help="keep what was measured of each text here, as JSON")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.kept or scratch
        if not options.kept:
            command = [PYTHON, RENDER, folder, "--fonts", options.fonts, "--part", options.part,
                       "--screens", str(options.screens)]
            subprocess.run(command, check=True)
        texts = read(folder)
    if options.texts:
        with open(options.texts, "w", encoding="utf-8") as file:
            json.dump(texts, file)
    lines = report(texts, options.part)
    if options.print:
        print("\n".join(lines))
        return
    head = ["# Contrast", "",
            "Written by `make contrast`. Texts with known colours, sizes and weights in eight themes and four typefaces, "
            "rendered by Chromium at 2 and 3 pixels a point and measured from the picture alone, after recognition. The "
            "true ratio is that of the known ink with each pixel under the letters in the same picture without letters. "
            "Thresholds were chosen on other themes, typefaces and seeds.", ""]
    with open(os.path.join(ROOT, "reports", "contrast.md"), "w", encoding="utf-8") as file:
        file.write("\n".join(head + lines).rstrip() + "\n")
    print("wrote reports/contrast.md")


if __name__ == "__main__":
    main()
