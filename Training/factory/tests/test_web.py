"""Screens of component libraries: every library draws every part, boxes hold what they say. Skipped where they are missing."""

import shutil
from pathlib import Path

import cv2
import pytest

from factory.web import KEPT_OUT, LIBRARIES, bootstrap, libraries, render
from factory.tests import drawn

INSTALLED = shutil.which("chromium") and Path(bootstrap.FIVE).exists() and render.PACKAGES.exists()
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for component libraries")
STATES = {"Toggle", "Checkbox", "SegmentedControl", "TabBarItem"}


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    """Two screens of each library, by its name."""
    assets = drawn.fill(tmp_path_factory.mktemp("assets"))
    found = {}
    for name in LIBRARIES:
        out = tmp_path_factory.mktemp(name)
        assert render.run(2, 7, [name], out, assets) == 0
        found[name] = drawn.screens(out)
    return found


def test_splits_share_no_library():
    assert set(libraries("test")) == KEPT_OUT
    assert set(libraries("train")) == set(LIBRARIES) - KEPT_OUT


@pytest.mark.parametrize("name", LIBRARIES)
def test_every_box_lies_in_the_picture_and_holds_something(screens, name):
    for record, image in screens[name]:
        assert [image.shape[1], image.shape[0]] == record["size"]
        assert len(record["elements"]) > 4
        drawn.assert_boxes_hold(record, image, ("Text", "Icon", "Toggle"), 8)


@pytest.mark.parametrize("name", LIBRARIES)
def test_what_has_a_state_says_it_and_one_cell_of_a_row_is_selected(screens, name):
    for record, _ in screens[name]:
        rows = {}
        for element in record["elements"]:
            assert (element["type"] in STATES) == (element.get("state") in ("selected", "unselected"))
            if element["type"] == "SegmentedControl" and not element.get("ignore"):
                rows.setdefault(element["box"][1], []).append(element["state"])
        assert all(states.count("selected") == 1 for states in rows.values())


def test_the_seed_decides_the_picture(screens, tmp_path, tmp_path_factory):
    record, image = screens["vuetify"][0]
    assert render.run(1, 7, ["vuetify"], tmp_path, tmp_path_factory.getbasetemp() / "assets0") == 0
    assert (cv2.imread(str(tmp_path / record["image"])) == image).all()
