"""Swing screens: every box holds what it says. Skipped where Java, its looks or the virtual display are missing."""

import shutil
from pathlib import Path

import cv2
import pytest

from factory.swing import looks, render
from factory.tests import drawn

INSTALLED = shutil.which("javac") and shutil.which("Xvfb") and all(Path(jar).exists() for jar in render.JARS)
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for Swing")


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    """Six screens of each split."""
    assets = drawn.fill(tmp_path_factory.mktemp("assets"))
    found = {}
    for split in ("train", "test"):
        out = tmp_path_factory.mktemp(split)
        assert render.run(6, 7, split, out, assets) == 0
        found[split] = drawn.screens(out)
    return found


@pytest.mark.parametrize("split", ["train", "test"])
def test_a_split_has_its_own_families(screens, split):
    assert len(screens[split]) >= 4
    for record, _ in screens[split]:
        family = record["toolkit"].removeprefix("swing-")
        assert (family in looks.KEPT_OUT) == (split == "test")


@pytest.mark.parametrize("split", ["train", "test"])
def test_every_box_lies_in_the_picture_and_holds_something(screens, split):
    for record, image in screens[split]:
        assert [image.shape[1], image.shape[0]] == record["size"]
        assert len(record["elements"]) > 8
        drawn.assert_boxes_hold(record, image, ("Text", "Icon", "Checkbox"), 20)


def test_of_each_row_one_is_selected(screens):
    for record, _ in [*screens["train"], *screens["test"]]:
        tabs = [e["state"] for e in record["elements"] if e["type"] == "TabBarItem"]
        assert not tabs or tabs.count("selected") == 1
        for element in record["elements"]:
            has_state = element["type"] in ("Checkbox", "SegmentedControl", "TabBarItem")
            assert has_state == (element.get("state") in ("selected", "unselected"))


def test_the_seed_decides_the_picture(screens, tmp_path, tmp_path_factory):
    record, image = screens["test"][0]
    assert render.run(1, 7, "test", tmp_path, tmp_path_factory.getbasetemp() / "assets0") == 0
    again = cv2.imread(str(tmp_path / record["image"]))
    assert again is not None and (again == image).all()
