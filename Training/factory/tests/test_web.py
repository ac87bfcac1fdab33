"""Screens of component libraries: every library draws every part, boxes hold what they say. Skipped where they are missing."""

import json
import random
import shutil
from pathlib import Path

import cv2
import pytest

from factory import photos
from factory.web import KEPT_OUT, LIBRARIES, bootstrap, libraries, render

INSTALLED = shutil.which("chromium") and Path(bootstrap.FIVE).exists() and render.PACKAGES.exists()
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for component libraries")
STATES = {"Toggle", "Checkbox", "SegmentedControl", "TabBarItem"}


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    """Two screens of each library, by its name."""
    assets = tmp_path_factory.mktemp("assets")
    (assets / "pictures").mkdir()
    cv2.imwrite(str(assets / "pictures/photo-0.jpg"), photos.procedural(random.Random(1)))
    (assets / "pictures/DONE").write_text("complete\n")
    found = {}
    for name in LIBRARIES:
        out = tmp_path_factory.mktemp(name)
        assert render.run(2, 7, [name], out, assets) == 0
        lines = (out / "truth.jsonl").read_text().splitlines()
        found[name] = [(record, cv2.imread(str(out / record["image"]))) for record in map(json.loads, lines)]
    return found


def test_splits_share_no_library():
    assert set(libraries("test")) == KEPT_OUT
    assert set(libraries("train")) == set(LIBRARIES) - KEPT_OUT


@pytest.mark.parametrize("name", LIBRARIES)
def test_every_box_lies_in_the_picture_and_holds_something(screens, name):
    for record, image in screens[name]:
        assert [image.shape[1], image.shape[0]] == record["size"]
        assert len(record["elements"]) > 4
        for element in record["elements"]:
            x, y, width, height = element["box"]
            assert width > 2 and height > 2 and x >= 0 and y >= 0
            assert x + width <= image.shape[1] and y + height <= image.shape[0]
            if element["type"] in ("Text", "Icon", "Toggle") and not element.get("ignore"):
                part = image[y : y + height, x : x + width].reshape(-1, 3).astype(int)
                assert (part.max(0) - part.min(0)).max() >= 8, element


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
