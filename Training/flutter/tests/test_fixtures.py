"""The committed fixtures agree with themselves."""

import json
from collections import Counter
from pathlib import Path

import pytest

FIXTURES = Path(__file__).resolve().parents[3] / "Fixtures"
SCREENS = FIXTURES / "screens"
VARIANTS = sorted((FIXTURES / "variants").glob("*/*.truth.json"))
TRUTHS = sorted(SCREENS.glob("*/truth.json")) + VARIANTS
TREES = sorted(SCREENS.glob("*/*.tree.json"))
PLANTED_RULES = {
    "label-missing", "image-label-missing", "field-label-missing", "element-missing", "text-unexposed",
    "element-ghost", "frame-mismatch", "state-selected-unstated", "order-mismatch", "label-in-name",
    "label-duplicate", "label-implementation-detail", "target-size-platform", "capture-incomplete"}


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def beside(tree, ending):
    return tree.with_name(tree.name.replace(".tree.json", ending))


@pytest.mark.parametrize("path", TRUTHS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_truth_is_whole(path):
    truth = read(path)
    width, height = truth["size"]
    names = [element["id"] for element in truth["elements"]]
    read_names = [name for stop in truth["stops"] for name in stop["elements"]]
    assert len(set(names)) == len(names)
    assert len(set(read_names)) == len(read_names)
    assert set(read_names) <= set(names)
    for element in truth["elements"]:
        x, y, w, h = element["box"]
        assert 0 <= x and 0 <= y and w > 0 and h > 0 and x + w <= width and y + h <= height
        if not element.get("ignore") and element["type"] not in ("Container", "Dialog"):
            assert element["id"] in read_names


@pytest.mark.parametrize("tree", TREES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_twin_is_the_same_picture_and_its_defects_point_somewhere(tree):
    assert beside(tree, ".png").read_bytes() == (tree.parent / "clean.png").read_bytes()
    names = {element["id"] for element in read(tree.parent / "truth.json")["elements"]}
    root = read(tree)["root"]
    defects = read(beside(tree, ".defects.json"))["defects"]
    assert any(defect["planted"] for defect in defects) == (tree.name != "clean.tree.json")
    for defect in defects:
        assert defect.get("element", next(iter(names))) in names
        node = root
        for index in defect["node"] or []:
            node = node["children"][index]


@pytest.mark.parametrize("path", VARIANTS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_variant_has_the_parts_of_its_screen(path):
    def parts(truth):
        return {element["id"].split("#")[0] for element in truth["elements"]} - {"banner", "banner.text"}

    original = read(SCREENS / path.parent.name / "truth.json")
    assert parts(read(path)) == parts(original)
    assert path.with_name(path.name.replace(".truth.json", ".png")).read_bytes()[:4] == b"\x89PNG"


def test_every_rule_is_planted_several_times():
    planted = Counter(defect["rule"] for tree in TREES for defect in read(beside(tree, ".defects.json"))["defects"]
                      if defect["planted"])
    assert set(planted) == PLANTED_RULES
    assert min(planted.values()) >= 3
