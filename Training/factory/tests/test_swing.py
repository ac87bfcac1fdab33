"""Swing screens: every box holds what it says. Skipped where Java, its looks or the virtual display are missing."""

import json
import random
import shutil
from pathlib import Path

import cv2
import pytest

from factory import photos
from factory.swing import looks, render

INSTALLED = shutil.which("javac") and shutil.which("Xvfb") and all(Path(jar).exists() for jar in render.JARS)
pytestmark = pytest.mark.skipif(not INSTALLED, reason="needs what factory/README.md names for Swing")


@pytest.fixture(scope="module")
def screens(tmp_path_factory):
    """Six screens of each split."""
    assets = tmp_path_factory.mktemp("assets")
    (assets / "pictures").mkdir()
    cv2.imwrite(str(assets / "pictures/art-0.jpg"), photos.procedural(random.Random(1)))
    (assets / "pictures/DONE").write_text("complete\n")
    found = {}
    for split in ("train", "test"):
        out = tmp_path_factory.mktemp(split)
        assert render.run(6, 7, split, out, assets) == 0
        lines = (out / "truth.jsonl").read_text().splitlines()
        found[split] = [(record, cv2.imread(str(out / record["image"]))) for record in map(json.loads, lines)]
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
        for element in record["elements"]:
            x, y, width, height = element["box"]
            assert width > 2 and height > 2 and x >= 0 and y >= 0
            assert x + width <= image.shape[1] and y + height <= image.shape[0]
            if element["type"] in ("Text", "Icon", "Checkbox") and not element.get("ignore"):
                part = image[y : y + height, x : x + width].reshape(-1, 3).astype(int)
                assert (part.max(0) - part.min(0)).max() >= 20, element


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
