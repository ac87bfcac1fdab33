"""Holds unsaid against axe-core on rendered web screens, with the planted defects as the truth."""
import glob
import json
import os
import subprocess
from collections import Counter

from judging import is_same_place
from lint import ROOT, TOOL

PYTHON = os.path.join(ROOT, ".deps", "validators", "bin", "python")
RENDER = os.path.join(ROOT, "Benchmarks", "peer_screens.py")
HEADINGS = {"heading-missing", "screen-title-missing"}
WORDS = {"text", "title", "heading", "word button", "field"}
BUTTONS = {"icon button", "word button", "target"}
# axe's rule, ours, the items it is about, what is planted for it.
QUESTIONS = [
    ("button-name", {"label-missing", "label-implementation-detail"}, BUTTONS, {"no name", "blank name", "name from the code"}),
    ("image-alt", {"image-label-missing", "label-implementation-detail"}, {"picture"}, {"no words", "name from the code"}),
    ("label", {"field-label-missing"}, {"field"}, {"no label", "placeholder alone"}),
    ("target-size", {"target-size-min"}, BUTTONS, {"too small"}),
    ("color-contrast", {"contrast-text"}, WORDS, {"pale", "pale on a gradient"}),
    ("page-has-heading-one", HEADINGS, {"title"}, {"title is no heading"}),
    ("empty-heading", HEADINGS, {"heading"}, {"empty"}),
    ("heading-order", HEADINGS, {"heading"}, {"level left out"}),
    ("none", {"element-missing"}, {"icon button"}, {"not in the tree"}),
    ("none", {"state-selected-unstated", "state-mismatch"}, {"tabs"}, {"selection not stated"}),
]


def rendered(folder, seeds):
    subprocess.run([PYTHON, RENDER, folder, "--seeds", str(seeds)], check=True)


def linted(folder):
    """The findings of each screen by its name, from pictures and trees alone."""
    report = os.path.join(folder, "report.json")
    pairs = os.path.join(folder, "pairs")
    os.makedirs(pairs, exist_ok=True)
    for path in glob.glob(os.path.join(folder, "*.tree.json")):
        name = os.path.basename(path)[:-len(".tree.json")]
        for source, ending in ((path, ".json"), (os.path.join(folder, name + ".png"), ".png")):
            target = os.path.join(pairs, name + ending)
            if not os.path.exists(target):
                os.link(source, target)
    command = [TOOL, "lint", pairs, "--json", report, "--quiet", "--no-cache", "--no-config"]
    subprocess.run(command, check=False, stderr=subprocess.DEVNULL)
    with open(report, encoding="utf-8") as file:
        return {screen["name"]: screen["findings"] for screen in json.load(file)["screens"]}


def item_of(finding, items):
    """The item that a finding is about: by the identifier of its node, else by its place."""
    node = finding.get("node") or {}
    named = [i for i in items if i["id"] == (node.get("identifier") or "").rstrip("b")]
    if named:
        return named[0]
    boxes = [box for box in (finding.get("box"), node.get("box")) if box]
    return next((i for i in items if any(is_same_place(box, i["box"]) for box in boxes)), None)


class Answers:
    """What both tools say of the items of one question."""

    def __init__(self, question, rules):
        self.axe, self.ours, self.kinds, self.defects = question
        self.known = sorted(self.ours & rules)
        self.count, self.reviews, self.differ = Counter(), 0, Counter()

    def add(self, item, findings, page_rules):
        is_planted = item["defect"] in self.defects
        says_axe = self.axe in item["axe"] or (item["kind"] == "title" and self.axe in page_rules)
        own = [f for f in findings if f["rule"] in self.ours]
        self.count["items"] += 1
        self.count["planted"] += is_planted
        self.count["in doubt"] += self.axe in item["axeDoubts"]
        word = {(True, True): "both", (True, False): "axe only", (False, True): "ours only"}.get((says_axe, bool(own)))
        if word is None:
            self.count["missed by both"] += is_planted
            return
        self.count[word] += 1
        self.reviews += bool(own) and all(f["outcome"] == "review" for f in own)
        if word == "both":
            self.count["both wrong"] += not is_planted
        else:
            self.differ[(word, item["defect"] or "nothing planted", is_planted)] += 1

    @property
    def row(self):
        c = self.count
        right = Counter()
        for (word, _, is_planted), number in self.differ.items():
            right["ours" if (word == "ours only") == is_planted else "axe"] += number
        ours = ", ".join(f"`{rule}`" for rule in self.known) or "no rule"
        axe = "no rule" if self.axe == "none" else f"`{self.axe}`"
        return (f"| {axe} | {ours} | {c['items']} | {c['planted']} | {c['both']} | {c['axe only']} | {c['ours only']} | "
                f"{c['missed by both']} | {right['axe']} | {right['ours']} | {c['in doubt']} | {self.reviews} |")

    @property
    def differences(self):
        for (word, defect, is_planted), number in sorted(self.differ.items(), key=str):
            winner = "ours" if (word == "ours only") == is_planted else "axe"
            yield f"- `{self.known[0] if self.axe == 'none' else self.axe}`: {word}, {number} × {defect}: {winner} is right."


def section(folder, rules):
    """The report's part on the web, from a folder of rendered screens."""
    found = linted(folder)
    answers = [Answers(question, rules) for question in QUESTIONS]
    other, screens = Counter(), Counter()
    for name, findings in sorted(found.items()):
        with open(os.path.join(folder, name + ".items.json"), encoding="utf-8") as file:
            page = json.load(file)
        kind = name.rsplit("-", 1)[1]
        screens[kind] += 1
        places = [(item_of(f, page["items"]), f) for f in findings]
        for item in page["items"]:
            own = [f for place, f in places if place is item]
            for answer in answers:
                if item["kind"] in answer.kinds:
                    answer.add(item, own, page["axe"])
        asked = set().union(*(a.ours for a in answers))
        for place, f in places:
            if place is None or f["rule"] not in asked:
                other[(f["rule"], f["outcome"], kind)] += 1
    lines = ["## axe-core on rendered web screens", "",
             f"{screens['faulty']} screens with planted defects and {screens['clean']} with the same content and none, 390 × 844 "
             "CSS pixels at 2 and 3 pixels a point. axe-core reads the page; *unsaid* reads the screenshot and the tree that "
             "Chromium gives a screen reader. “Ours” counts violations and reviews, “axe” its violations; the last columns say how "
             "often axe could not decide (`incomplete`), and how many of ours were reviews alone. The truth is what was planted: "
             "the pages are simple and the defects are of our choice, so this shows which questions each tool asks rather than how "
             "well it does on real pages.", "",
             "| axe-core | ours | items | planted | both | axe only | ours only | missed by both | they differ: axe is right | "
             "ours is right | axe in doubt | ours as review |", "|" + "---|" * 12, *(a.row for a in answers), "",
             "axe-core takes a placeholder for a name and any words for good ones, and does not decide on a gradient; that is its "
             "choice, and no fault in its code. Missed by both are pale words on a gradient whose ink could not be measured, and "
             "a left-out level where no heading comes before it.", "", "Where they differ:", "", *([line for a in answers for line in a.differences] or ["nowhere"]), "",
             "What else ours says, of which nothing was planted:", "", "| rule | outcome | clean screens | faulty screens |",
             "|---|---|---|---|"]
    for rule, outcome in sorted({(rule, outcome) for rule, outcome, _ in other}):
        lines.append(f"| {rule} | {outcome} | {other[(rule, outcome, 'clean')]} | {other[(rule, outcome, 'faulty')]} |")
    return lines + [""]
