"""Screens full of the glyphs of one family with truth records, for `unsaid evaluate --icons`.

    python -m icons.sheets --family bootstrap --out out/icons/bootstrap [--sheets 12]

Every glyph with a meaning is drawn, and one without a meaning for each three of those; sizes, colours, buttons and
backgrounds vary as in apps.
"""

import argparse
import colorsys
import json
import random
from pathlib import Path

import numpy as np
from factory.icons import IconLibrary
from PIL import Image, ImageDraw, ImageFilter

from .families import glyphs
from .names import Names
from .truth import word

CELL, COLUMNS, ROWS = 140, 8, 18  # pixels and cells of a sheet: 1120 by 2520


def _colour(r: random.Random, light: bool) -> tuple[int, int, int]:
    value = r.uniform(0.8, 1) if light else r.uniform(0.05, 0.5)
    saturation = r.choice([0, 0, r.random() * (0.25 if light else 1)])
    return tuple(round(255 * c) for c in colorsys.hsv_to_rgb(r.random(), saturation, value))


class Sheet:
    """One picture with its truth."""

    def __init__(self, r: random.Random):
        self.r = r
        self.image = Image.new("RGB", (CELL * COLUMNS, CELL * ROWS))
        self.elements: list[dict] = []

    def draw(self, cell: int, ink: np.ndarray, truth: str) -> None:
        """Draws a glyph into a cell, on some on a disc or a rounded square, and notes it down."""
        r = self.r
        left, top = cell % COLUMNS * CELL, cell // COLUMNS * CELL
        dark = r.random() < 0.35
        ground = _colour(r, not dark)
        tile = Image.new("RGB", (CELL, CELL), ground)
        side = r.choice([36, 44, 48, 54, 60, 66, 72, 84])
        painter = ImageDraw.Draw(tile)
        on_dark = dark
        box = None
        if r.random() < 0.2:
            on_dark = not dark
            reach = side * r.uniform(0.85, 1.1)
            frame = [CELL / 2 - reach, CELL / 2 - reach, CELL / 2 + reach, CELL / 2 + reach]
            frame = [max(2, frame[0]), max(2, frame[1]), min(CELL - 3, frame[2]), min(CELL - 3, frame[3])]
            painter.rounded_rectangle(frame, radius=r.choice([0.25, 0.5]) * (frame[2] - frame[0]),
                                      fill=_colour(r, not on_dark))
            if r.random() < 0.5:
                box = [frame[0], frame[1], frame[2] - frame[0] + 1, frame[3] - frame[1] + 1]
        scale = side / max(ink.shape)
        size = (max(2, round(ink.shape[1] * scale)), max(2, round(ink.shape[0] * scale)))
        mask = Image.fromarray(ink).resize(size, Image.Resampling.LANCZOS)
        place = ((CELL - size[0]) // 2, (CELL - size[1]) // 2)
        tile.paste(_colour(r, on_dark), place, mask)
        if r.random() < 0.1:
            tile = tile.filter(ImageFilter.GaussianBlur(r.uniform(0.5, 1.5)))
        self.image.paste(tile, (left, top))
        box = box or [*place, *size]
        # A detector's box is not exact.
        jitter = [r.uniform(-0.04, 0.04) * max(box[2:]) for _ in range(2)]
        self.elements.append({"type": "Icon", "icon": truth, "box": [
            round(left + box[0] + jitter[0], 1), round(top + box[1] + jitter[1], 1), round(box[2], 1),
            round(box[3], 1)]})


def draw(family: str, out: Path, limit: int | None, seed: int) -> None:
    names, r = Names(), random.Random(f"{family}{seed}")
    # The library of the factory is not needed for families that it lacks.
    found = glyphs(family, IconLibrary() if family in ("material", "cupertino", "mdi", "phosphor", "remix", "fa",
                                                       "brands", "codicon") else None)
    named = [g for g in found if names.meaning(family, g.name)]
    others = [g for g in found if not names.meaning(family, g.name)]
    r.shuffle(others)
    named += others[:len(named) // 3]
    r.shuffle(named)
    cells = COLUMNS * ROWS
    named = named[:limit * cells] if limit else named
    out.mkdir(parents=True, exist_ok=True)
    records = []
    for start in range(0, len(named), cells):
        sheet, cell = Sheet(r), 0
        for glyph in named[start:start + cells]:
            ink = glyph.draw()
            if ink is not None:
                sheet.draw(cell, ink, word(names, f"{family}:{glyph.name.split('/')[-1]}"))
                cell += 1
        name = f"{family}-{start // cells:02d}.png"
        sheet.image.save(out / name)
        records.append(json.dumps({"image": name, "elements": sheet.elements}))
    (out / "truth.jsonl").write_text("\n".join(records) + "\n", encoding="utf-8")
    print(f"{out}: {len(named)} glyphs on {len(records)} sheets")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--family", required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--sheets", type=int, help="at most so many sheets")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    draw(given.family, given.out, given.sheets, given.seed)
