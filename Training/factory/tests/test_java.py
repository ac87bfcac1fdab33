"""Screens of Java's toolkits: every box holds what it says. Skipped where Java, a toolkit or the virtual display are missing."""

import shutil

import cv2
import pytest

from factory.java import fx_looks, render, swing_looks
from factory.java.toolkits import TOOLKITS
from factory.tests import drawn

INSTALLED = shutil.which("javac") and shutil.which("Xvfb") and not any(t.missing for t in TOOLKITS.values())
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for Java's toolkits")
DRAWN = [("swing", "train"), ("swing", "test"), ("fx", "train"), ("fx", "test")]


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    """Six screens of each toolkit and split."""
    assets = drawn.fill(tmp_path_factory.mktemp("assets"))
    found = {}
    for toolkit, split in DRAWN:
        out = tmp_path_factory.mktemp(f"{toolkit}-{split}")
        assert render.run(TOOLKITS[toolkit], 6, 7, split, out, assets) == 0
        found[toolkit, split] = drawn.screens(out)
    return found


@pytest.mark.parametrize("split", ["train", "test"])
def test_a_split_has_its_own_families(screens, split):
    assert len(screens["swing", split]) >= 4
    for record, _ in screens["swing", split]:
        family = record["toolkit"].removeprefix("swing-")
        assert (family in swing_looks.KEPT_OUT) == (split == "test")


@pytest.mark.parametrize("split", fx_looks.FAMILIES)
def test_each_of_javafx_looks_has_one_split(screens, split):
    assert {record["toolkit"] for record, _ in screens["fx", split]} == {f"fx-{fx_looks.FAMILIES[split]}"}


@pytest.mark.parametrize("kind", DRAWN)
def test_every_box_lies_in_the_picture_and_holds_something(screens, kind):
    assert len(screens[kind]) >= 4
    for record, image in screens[kind]:
        assert [image.shape[1], image.shape[0]] == record["size"]
        assert len(record["elements"]) > 8
        drawn.assert_boxes_hold(record, image, ("Text", "Icon", "Checkbox"), 20)


def test_of_each_row_one_is_selected(screens):
    for record, _ in [one for kind in DRAWN for one in screens[kind]]:
        tabs = [e["state"] for e in record["elements"] if e["type"] == "TabBarItem"]
        assert not tabs or tabs.count("selected") == 1
        for element in record["elements"]:
            has_state = element["type"] in ("Checkbox", "SegmentedControl", "TabBarItem")
            assert has_state == (element.get("state") in ("selected", "unselected"))


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_the_seed_decides_the_picture(screens, toolkit, tmp_path, tmp_path_factory):
    record, image = screens[toolkit, "test"][0]
    assert render.run(TOOLKITS[toolkit], 1, 7, "test", tmp_path, tmp_path_factory.getbasetemp() / "assets0") == 0
    again = cv2.imread(str(tmp_path / record["image"]))
    assert again is not None and (again == image).all()
