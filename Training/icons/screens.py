"""Crops of the named icons of rendered screens, with pieces of text and pictures that are no icons.

    python -m icons.screens --truth screens/truth.jsonl --out out/screens.npz [--without held.jsonl]
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np
from PIL import Image

from .names import Names

SIDE = 56  # pixels: a stored crop; the network sees its middle 40, which is 1.25 of the icon's longer side
REACH = 1.75  # of the icon's longer side that the crop shows


def crop(image: np.ndarray, box, reach: float = REACH, side: int = SIDE) -> np.ndarray:
    """The square around the box, edges repeated where it leaves the picture."""
    x, y, w, h = box
    half = max(w, h) * reach / 2
    left, top = round(x + w / 2 - half), round(y + h / 2 - half)
    width = max(2, round(2 * half))
    rows = np.clip(np.arange(top, top + width), 0, image.shape[0] - 1)
    columns = np.clip(np.arange(left, left + width), 0, image.shape[1] - 1)
    return np.asarray(Image.fromarray(image[rows][:, columns]).resize((side, side), Image.Resampling.BILINEAR))


def _others(screen: dict, r: random.Random) -> list[list[float]]:
    """Boxes of pieces of text and pictures that a detector might take for icons."""
    found = []
    for element in screen["elements"]:
        x, y, w, h = element["box"]
        if element["type"] == "Text" and h >= 12 and len(element.get("text", "")) > 3 and r.random() < 0.15:
            width = h * r.uniform(0.6, 1.8)
            found.append([x + r.random() * max(0, w - width), y, width, h])
        elif element["type"] == "Picture" and min(w, h) > 60 and r.random() < 0.3:
            side = r.uniform(30, min(w, h) / 1.5)
            found.append([x + r.random() * (w - side), y + r.random() * (h - side), side, side])
    return found


def collect(truths: list[str], without: set[str], stride: int, side: int, reach: float) -> dict:
    names, crops, words, nears, kinds, sizes = Names(), [], [], [], [], []
    for truth in truths:
        folder = Path(truth).parent
        screens = [json.loads(line) for line in Path(truth).read_text(encoding="utf-8").splitlines() if line]
        for screen in [s for s in screens if s["image"] not in without][::stride]:
            image = np.asarray(Image.open(folder / screen["image"]).convert("RGB"))
            r = random.Random(screen["image"])
            for element in screen["elements"]:
                box = element["box"]
                if "icon" not in element or element.get("ignore") or element.get("part") or min(box[2:]) < 4:
                    continue
                family, name = element["icon"].split(":", 1)
                word = names.meaning(family, name)
                crops.append(crop(image, box, reach, side))
                words.append(names.words.index(word) if word else -1)
                nears.append(word is None and bool(names.near(family, name)))
                kinds.append(element["icon"])
                sizes.append(max(box[2:]))
            for box in _others(screen, r):
                crops.append(crop(image, box, reach, side))
                words.append(-1)
                nears.append(False)
                kinds.append("other")
                sizes.append(max(box[2:]))
    return dict(crops=np.stack(crops), words=np.array(words, np.int16), near=np.array(nears), kind=np.array(kinds),
                size=np.array(sizes, np.float32))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--truth", action="append", required=True)
    parser.add_argument("--without", action="append", default=[], help="records whose screens are left out")
    parser.add_argument("--stride", type=int, default=1, help="every which screen is taken")
    parser.add_argument("--exact", action="store_true", help="40-pixel crops as the network sees them")
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    left_out = {json.loads(line)["image"] for path in given.without
                for line in Path(path).read_text(encoding="utf-8").splitlines() if line}
    side, reach = (40, 1.25) if given.exact else (SIDE, REACH)
    found = collect(given.truth, left_out, given.stride, side, reach)
    Path(given.out).parent.mkdir(parents=True, exist_ok=True)
    np.savez(given.out, **found)
    print(f"{given.out}: {len(found['words'])} crops, {(found['words'] >= 0).sum()} with a meaning")
