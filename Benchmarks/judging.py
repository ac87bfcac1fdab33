"""Holds reports of `unsaid lint --json` against hand-made lists of defects and traps (Benchmarks/judged).

A finding and an entry agree if their rules are of one family and their places agree: IoU of at least 0.3, or 70 % of
one inside the other. A finding is "true" where a sure defect agrees with it, else "arguable" where an arguable one
does, else "false": it hit a trap, or nobody listed it.
"""
import glob
import json
import os
import re
from dataclasses import dataclass, field

FAMILIES = (
    ("label-missing", "image-label-missing", "field-label-missing", "field-placeholder-only"),
    ("element-missing", "text-unexposed"),
    ("element-ghost", "frame-mismatch", "modal-leak"),
    ("target-size-platform", "target-size-min"),
    ("state-selected-unstated", "state-mismatch"),
    ("role-missing", "role-mismatch"),
    ("contrast-text", "contrast-nontext"),
    ("capture-incomplete", "capture-unstable", "capture-stale"),
)
FAMILY = {rule: family[0] for family in FAMILIES for rule in family}
CAPTURE = "capture-incomplete"
# The rules that hold the picture against the tree; the others read the tree alone.
PICTURE_RULES = {
    "element-missing", "text-unexposed", "element-ghost", "frame-mismatch", "state-selected-unstated", "state-mismatch",
    "label-in-name", "order-mismatch", "label-duplicate", "capture-incomplete", "modal-leak", "contrast-text",
    "contrast-nontext", "text-clipped", "text-in-image", "color-only-state", "state-disabled-unstated",
    "label-contradicts-icon"}
CAUSE_LETTERS = 18


def family(rule):
    return FAMILY.get(rule, rule)


def app_of(name):
    """The app of a pair: its name without "-mismatch" and number."""
    return re.sub(r"(-mismatch)?-\d+$", "", name)


def is_same_place(one, other):
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    if width <= 0 or height <= 0:
        return False
    both = width * height
    areas = one[2] * one[3], other[2] * other[3]
    return both / (sum(areas) - both) >= 0.3 or both / max(min(areas), 1) >= 0.7


@dataclass
class Verdict:
    """What the lists say of one finding."""
    screen: str
    finding: dict
    kind: str  # "true", "arguable", "false"
    cause: str  # why it is false

    @property
    def is_violation(self):
        return self.finding["outcome"] == "violation"


@dataclass
class ScreenScore:
    """What one screen's report is worth."""
    name: str
    format: str
    app: dict
    verdicts: list = field(default_factory=list)
    found: list = field(default_factory=list)  # (sure defect, found as violation, found as either)
    traps: list = field(default_factory=list)  # (trap, taken by a violation)

    @property
    def causes(self):
        """The sure defects by cause: rule and the beginning of the reason; whether one of them is found."""
        causes = {}
        for defect, hit, _ in self.found:
            key = (defect["rule"], defect["why"][:CAUSE_LETTERS])
            causes[key] = causes.get(key, False) or hit
        return causes


def boxes(finding):
    own = [box for box in (finding.get("box"), (finding.get("node") or {}).get("box")) if box]
    members = [member["box"] for member in finding.get("members") or [] if member.get("box")]
    return own + members


def agrees(entry_rule, entry_box, finding):
    if family(entry_rule) != family(finding["rule"]):
        return False
    if family(entry_rule) == CAPTURE:
        return True
    return any(is_same_place(entry_box, box) for box in boxes(finding))


def verdict(screen, finding, listed):
    for certainty, kind in (("sure", "true"), ("arguable", "arguable")):
        if any(d["certainty"] == certainty and agrees(d["rule"], d["box"], finding) for d in listed["defects"]):
            return Verdict(screen, finding, kind, "")
    trap = next((t for t in listed["not_defects"] if agrees(t["naive_rule"], t["box"], finding)), None)
    return Verdict(screen, finding, "false", trap["why"] if trap else "not listed")


def score(report, listed, name, app, rules):
    """The score of one screen; `report` is None where it was refused. Only defects of `rules` are looked for."""
    findings = report["findings"] if report else []
    violations = [f for f in findings if f["outcome"] == "violation"]
    result = ScreenScore(name, report["format"] if report else "-", app)
    result.verdicts = [verdict(name, f, listed) for f in findings]
    for defect in listed["defects"]:
        if defect["certainty"] == "sure" and family(defect["rule"]) in rules:
            result.found.append((
                defect, any(agrees(defect["rule"], defect["box"], f) for f in violations),
                any(agrees(defect["rule"], defect["box"], f) for f in findings)))
    for trap in listed["not_defects"]:
        taken = any(agrees(trap["naive_rule"], trap["box"], f) for f in violations)
        result.traps.append((trap, taken))
    return result


def lists(folder):
    """The lists by the name of their pair."""
    ending = ".lint.json"
    found = {}
    for path in sorted(glob.glob(os.path.join(folder, f"*{ending}"))):
        with open(path, encoding="utf-8") as file:
            found[os.path.basename(path)[:-len(ending)]] = json.load(file)
    return found
