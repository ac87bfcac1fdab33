"""Screens of described parts: every box holds what it says. Toolkits that are not installed are skipped."""

import shutil

import cv2
import pytest

from factory.parts import render
from factory.parts.java import fx_looks, swing_looks
from factory.parts.kivy import looks as kivy_looks
from factory.parts.toolkits import TOOLKITS
from factory.tests import drawn

INSTALLED = {
    name for name, toolkit in TOOLKITS.items()
    if shutil.which("Xvfb") and not toolkit.missing and (name in ("kivy", "tk") or shutil.which("javac"))
}  # fmt: skip
ALL = [(name, split) for name in TOOLKITS for split in ("train", "test") if (name, split) != ("tk", "train")]


def needs(name: str):
    return pytest.mark.skipif(name not in INSTALLED, reason=f"{name} is not installed as factory/README.md says")


DRAWN = [pytest.param(kind, marks=needs(kind[0]), id="-".join(kind)) for kind in ALL]


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    """Six screens of each toolkit and split."""
    assets = drawn.fill(tmp_path_factory.mktemp("assets"))
    found = {}
    for toolkit, split in (kind for kind in ALL if kind[0] in INSTALLED):
        out = tmp_path_factory.mktemp(f"{toolkit}-{split}")
        assert render.run(TOOLKITS[toolkit], 6, 7, split, out, assets) == 0
        found[toolkit, split] = drawn.screens(out)
    return found


FAMILIES = {
    ("swing", "train"): set(swing_looks.FAMILIES) - swing_looks.KEPT_OUT,
    ("swing", "test"): swing_looks.KEPT_OUT,
    ("fx", "train"): {fx_looks.FAMILIES["train"]},
    ("fx", "test"): {fx_looks.FAMILIES["test"]},
    ("kivy", "train"): set(kivy_looks.FAMILIES["train"]),
    ("kivy", "test"): set(kivy_looks.FAMILIES["test"]),
    ("tk", "test"): {"stock", "custom"},
}


@pytest.mark.parametrize("kind", DRAWN)
def test_a_split_has_its_own_families(screens, kind):
    assert len(screens[kind]) >= 4
    assert {record["toolkit"].removeprefix(f"{kind[0]}-") for record, _ in screens[kind]} <= FAMILIES[kind]


@pytest.mark.parametrize("kind", DRAWN)
def test_every_box_lies_in_the_picture_and_holds_something(screens, kind):
    assert len(screens[kind]) >= 4
    for record, image in screens[kind]:
        assert [image.shape[1], image.shape[0]] == record["size"]
        assert len(record["elements"]) > 8
        drawn.assert_boxes_hold(record, image, ("Text", "Icon", "Checkbox"), 20)


@pytest.mark.parametrize("kind", DRAWN)
def test_of_each_row_one_is_selected(screens, kind):
    for record, _ in screens[kind]:
        tabs = [e["state"] for e in record["elements"] if e["type"] == "TabBarItem"]
        assert not tabs or tabs.count("selected") == 1
        for element in record["elements"]:
            has_state = element["type"] in ("Checkbox", "SegmentedControl", "TabBarItem", "Toggle")
            assert has_state == (element.get("state") in ("selected", "unselected"))


@pytest.mark.parametrize("toolkit", [pytest.param(name, marks=needs(name)) for name in TOOLKITS])
def test_the_seed_decides_the_picture(screens, toolkit, tmp_path, tmp_path_factory):
    record, image = screens[toolkit, "test"][0]
    assert render.run(TOOLKITS[toolkit], 1, 7, "test", tmp_path, tmp_path_factory.getbasetemp() / "assets0") == 0
    again = cv2.imread(str(tmp_path / record["image"]))
    assert again is not None and (again == image).all()
