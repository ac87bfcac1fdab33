"""GTK screens: every box holds what it says. Skipped where GTK, its themes or the virtual display are missing."""

import json
import random
import shutil
from pathlib import Path

import cv2
import pytest

from factory import photos
from factory.gtk import render

INSTALLED = Path(render.SYSTEM_PACKAGES, "gi").exists() and shutil.which("Xvfb") and render.THEME_FOLDER.exists()
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for GTK")


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    out, assets = tmp_path_factory.mktemp("gtk"), tmp_path_factory.mktemp("assets")
    pictures = assets / "pictures"
    pictures.mkdir()
    cv2.imwrite(str(pictures / "art-0.jpg"), photos.procedural(random.Random(1)))
    (pictures / "DONE").write_text("complete\n")
    assert render.run(6, 7, out, assets) == 0
    records = [json.loads(line) for line in (out / "truth.jsonl").read_text().splitlines()]
    return [(record, cv2.imread(str(out / record["image"]))) for record in records]


def test_pictures_have_the_size_that_the_record_says(screens):
    assert len(screens) >= 5
    for record, image in screens:
        assert [image.shape[1], image.shape[0]] == record["size"]


def test_every_box_lies_in_the_picture_and_holds_something(screens):
    for record, image in screens:
        for element in record["elements"]:
            x, y, width, height = element["box"]
            assert width > 2 and height > 2 and x >= 0 and y >= 0
            assert x + width <= image.shape[1] and y + height <= image.shape[0]
            if element["type"] in ("Text", "Icon", "Checkbox", "Toggle") and not element.get("ignore"):
                part = image[y : y + height, x : x + width].reshape(-1, 3).astype(int)
                assert (part.max(0) - part.min(0)).max() >= 20, element


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
