"""GTK screens: every box holds what it says. Skipped where GTK, its themes or the virtual display are missing."""

import shutil
from pathlib import Path

import cv2
import pytest

from factory.gtk import render
from factory.tests import drawn

INSTALLED = Path(render.SYSTEM_PACKAGES, "gi").exists() and shutil.which("Xvfb") and render.THEME_FOLDER.exists()
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for GTK")


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    out, assets = tmp_path_factory.mktemp("gtk"), tmp_path_factory.mktemp("assets")
    assert render.run(6, 7, out, drawn.fill(assets)) == 0
    return drawn.screens(out)


def test_pictures_have_the_size_that_the_record_says(screens):
    assert len(screens) >= 5
    for record, image in screens:
        assert [image.shape[1], image.shape[0]] == record["size"]


def test_every_box_lies_in_the_picture_and_holds_something(screens):
    for record, image in screens:
        drawn.assert_boxes_hold(record, image, ("Text", "Icon", "Checkbox", "Toggle"), 20)


def test_what_has_a_state_says_it(screens):
    kinds = {"Toggle", "Checkbox", "SegmentedControl", "TabBarItem"}
    for record, _ in screens:
        for element in record["elements"]:
            assert (element["type"] in kinds) == (element.get("state") in ("selected", "unselected"))


def test_the_seed_decides_the_picture(screens, tmp_path, tmp_path_factory):
    assets = tmp_path_factory.getbasetemp() / "assets0"
    record, image = screens[0]
    assert render.run(1, 7, tmp_path, assets) == 0
    again = cv2.imread(str(tmp_path / record["image"]))
    assert again is not None and (again == image).all()
