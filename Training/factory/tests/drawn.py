"""What the tests of every toolkit share: a cache of one picture, screens with their records, and boxes that hold something."""

import random
from pathlib import Path

import cv2
import numpy as np

from factory import photos, record


def fill(assets: Path) -> Path:
    """A cache of one picture, so that none is looked for in the installed packages."""
    (assets / "pictures").mkdir()
    cv2.imwrite(str(assets / "pictures/photo-0.jpg"), photos.procedural(random.Random(1)))
    (assets / "pictures/DONE").write_text("complete\n")
    return assets


def screens(folder: Path) -> list[tuple[dict, np.ndarray]]:
    """The records of a folder with their pictures."""
    return [(screen, cv2.imread(str(folder / screen["image"]))) for screen in record.read(folder)]


def assert_boxes_hold(screen: dict, image: np.ndarray, drawn: tuple[str, ...], least: int) -> None:
    """Every box lies in the picture; where something of these classes is drawn, a channel changes by `least`."""
    for element in screen["elements"]:
        x, y, width, height = element["box"]
        assert width > 2 and height > 2 and x >= 0 and y >= 0
        assert x + width <= image.shape[1] and y + height <= image.shape[0]
        if element["type"] in drawn and not element.get("ignore"):
            part = image[y : y + height, x : x + width].reshape(-1, 3).astype(int)
            assert (part.max(0) - part.min(0)).max() >= least, element
