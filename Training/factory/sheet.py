"""Contact sheets: screens with their truth drawn over them, for looking."""

from pathlib import Path

import cv2
import numpy as np

from .record import read

COLOURS = {
    "Text": (0, 150, 0),
    "Icon": (255, 0, 255),
    "Picture": (0, 128, 255),
    "Container": (255, 80, 40),
    "TextField": (200, 200, 0),
    "SegmentedControl": (0, 190, 190),
    "TabBarItem": (120, 120, 120),
    "Dialog": (0, 0, 255),
    "Toggle": (0, 0, 255),
    "Checkbox": (0, 0, 255),
    "Slider": (255, 0, 0),
    "PageControl": (128, 0, 255),
}
IGNORED = (170, 170, 170)


def draw(image: np.ndarray, record: dict, factor: float = 1.0) -> np.ndarray:
    """The screen scaled by the factor, each box outlined just outside its pixels."""
    out = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA) if factor != 1 else image.copy()
    for e in record["elements"]:
        x, y, w, h = e["box"]
        colour = IGNORED if e.get("ignore") else COLOURS.get(e["type"], (0, 0, 0))
        p, q = (
            (int(x * factor) - 1, int(y * factor) - 1),
            (int(np.ceil((x + w) * factor)), int(np.ceil((y + h) * factor))),
        )
        cv2.rectangle(out, p, q, colour, 1)
        if e.get("state") and e["type"] != "TabBarItem":
            cv2.putText(
                out,
                "+" if e["state"] == "selected" else "-",
                (q[0] + 1, q[1]),
                cv2.FONT_HERSHEY_SIMPLEX,
                0.5,
                (0, 0, 255),
                1,
            )
    return out


def write(folder: Path, target: Path, first: int, count: int, columns: int, height: int) -> None:
    """Writes a sheet of `count` screens from the folder's truth.jsonl, starting at `first`."""
    records = read(folder)[first : first + count]
    tiles = []
    for r in records:
        image = cv2.imread(str(folder / r["image"]))
        tiles.append(draw(image, r, height / image.shape[0]))
    rows = []
    for i in range(0, len(tiles), columns):
        line = tiles[i : i + columns]
        rows.append(np.hstack([np.pad(t, ((0, 6), (0, 6), (0, 0)), constant_values=255) for t in line]))
    width = max(r.shape[1] for r in rows)
    cv2.imwrite(
        str(target),
        np.vstack([np.pad(r, ((0, 0), (0, width - r.shape[1]), (0, 0)), constant_values=255) for r in rows]),
    )
