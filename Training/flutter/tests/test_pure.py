"""Tests of the parts that need no browser."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from screenfixtures.audit import Audit, longest_rising  # noqa: E402
from screenfixtures.edits import CutOff, Forget, Move, Shift  # noqa: E402
from screenfixtures.ink import bounds, code_words, same_picture, split_lines  # noqa: E402
from screenfixtures.tree import convert, find, node_at  # noqa: E402
from screenfixtures.variants import VARIANTS  # noqa: E402
from screenfixtures.words import GERMAN, german, reworded  # noqa: E402


@pytest.mark.parametrize("count", [1, 2, 7, 70, 126])
def test_code_words_differ_and_have_one_weight(count):
    words, bits = code_words(count)
    assert len(set(words)) == count
    assert len({len(word) for word in words}) == 1
    assert all(bit < bits for word in words for bit in word)


def test_lines_are_cut_at_the_widest_gaps():
    mask = np.zeros((40, 30), bool)
    mask[2:4, 5:7] = mask[6:12, 5:20] = True   # a dot over a letter: a narrow gap inside the first line
    mask[20:28, 3:25] = True
    assert split_lines(mask, 2) == [[5, 2, 15, 10], [3, 20, 22, 8]]
    assert split_lines(mask[20:28], 2) is None


def test_bounds_of_nothing():
    assert bounds(np.zeros((4, 4), bool)) is None


def test_noise_is_the_same_picture_and_a_glyph_is_not():
    one = np.full((5, 5, 3), 100, np.uint8)
    assert same_picture(one, one + 4)
    assert not same_picture(one, one + 40)


def test_longest_rising_keeps_all_but_the_moved():
    assert longest_rising([1, 2, 9, 3, 4]) == {0, 1, 3, 4}
    assert longest_rising([1, 1, 2]) == {0, 1, 2}


def test_anonymous_wrappers_disappear_and_points_shift():
    button = {"tag": "flt-semantics", "attributes": {"role": "button", "flt-tappable": ""}, "text": "Go",
              "value": "", "box": [1, 2, 3, 4], "children": []}
    wrapper = {"tag": "flt-semantics", "attributes": {}, "text": "", "value": "", "box": [0, 0, 9, 9],
               "children": [button]}
    assert convert(wrapper, 47, {}) == [
        {"role": "button", "label": "Go", "clickable": True, "box": [1, 49, 3, 4]}]


@pytest.mark.parametrize("text", [*GERMAN, "9:41", "•••"])
def test_words_said_twice_are_the_same(text):
    assert german(german(text)) == german(text)
    assert reworded(reworded(text)) == reworded(text)


def test_a_text_without_a_translation_is_a_mistake():
    with pytest.raises(LookupError):
        german("Nobody translated this")


def test_rows_change_places_and_none_is_lost():
    turned = next(variant for variant in VARIANTS if variant.turned)
    assert turned.order([1, 2, 3, 4]) == [3, 4, 1, 2]


def small_tree():
    return {"role": "application", "box": [0, 0, 100, 100], "children": [
        {"role": "button", "label": "One", "clickable": True, "selected": True, "box": [0, 0, 50, 50]},
        {"role": "button", "label": "Two", "clickable": True, "box": [50, 0, 50, 50]},
        {"role": "text", "label": "Three", "box": [0, 50, 100, 20]}]}


def test_edits_change_one_thing():
    root = small_tree()
    Forget("One", ("selected",)).apply(root, {})
    assert "selected" not in root["children"][0]
    Shift("Two", (0, 5)).apply(root, {})
    assert root["children"][1]["box"] == [50, 5, 50, 50]
    Move("One").apply(root, {})
    assert [child["label"] for child in root["children"]] == ["Two", "Three", "One"]
    CutOff(1).apply(root, {})
    assert len(root["children"]) == 1


def test_an_edit_without_its_target_fails():
    with pytest.raises(LookupError):
        Forget("Four", ("selected",)).apply(small_tree(), {})
    with pytest.raises(LookupError):
        Forget("Two", ("selected",)).apply(small_tree(), {})
    assert node_at(small_tree(), find(small_tree(), "Three"))["role"] == "text"


def small_truth():
    return {"size": [100, 100], "scale": 1, "platform": "ios", "elements": [
        {"id": "one", "type": "Icon", "box": [10, 10, 30, 30], "clickable": True, "label": "One"},
        {"id": "two", "type": "Text", "box": [60, 10, 30, 20], "text": "Two", "clickable": True},
        {"id": "three", "type": "Text", "box": [5, 52, 40, 15], "text": "Three"}],
        "stops": [{"elements": ["one"]}, {"elements": ["two"]}, {"elements": ["three"]}]}


def rules(root):
    return sorted(defect.rule for defect in Audit(small_truth(), {"root": root}).run())


def test_audit_passes_a_good_tree():
    assert rules(small_tree()) == []


@pytest.mark.parametrize("change, expected", [
    (lambda nodes: nodes[0].pop("label"), "label-missing"),
    (lambda nodes: nodes.pop(0), "element-missing"),
    (lambda nodes: nodes.pop(2), "text-unexposed"),
    (lambda nodes: nodes[1].update(label="Other"), "label-in-name"),
    (lambda nodes: nodes[0].update(label="ic_one.png"), "label-implementation-detail"),
    (lambda nodes: nodes[0].update(box=[10, 10, 30, 30]), "target-size-platform"),
    (lambda nodes: nodes.insert(0, nodes.pop(2)), "order-mismatch"),
    (lambda nodes: nodes.append({"role": "text", "label": "Ghost", "box": [0, 75, 50, 20]}), "element-ghost"),
    (lambda nodes: nodes[2].update(box=[0, 80, 100, 20]), "frame-mismatch"),
    (lambda nodes: nodes.clear(), "capture-incomplete"),
])
def test_audit_names_each_defect(change, expected):
    root = small_tree()
    change(root["children"])
    assert rules(root) == [expected]
