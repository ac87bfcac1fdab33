"""Renders screens of described parts: a process of the toolkit draws them, and what changed is measured."""

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

from .. import photos, record
from ..display import virtual_display
from ..icons import IconLibrary
from ..layers import SIZES, Layers
from ..words import Words
from .probe import Probe
from .screen import Screen
from .toolkits import Toolkit

FONTS = ["Roboto-Regular", "OpenSans-Regular", "Lato-Regular", "DejaVuSans", "NotoSans-Regular",
         "LiberationSans-Regular"]  # fmt: skip
SCRIPTS = {"en": 70, "latin": 16, "cyrillic": 8, "greek": 6}
OTHER_SCRIPTS = ["NotoSans-Regular", "DejaVuSans"]
LAYERS = 5


def run(toolkit: Toolkit, count: int, seed: int, split: str, out: Path, assets: Path) -> int:
    """Draws the screens that are not there yet."""
    listed = photos.prepare(assets / "pictures")
    pictures = [str((assets / "pictures" / n).resolve()) for n in listed["photo"] + listed["art"]]
    icons, began = IconLibrary(), time.time()
    with (
        tempfile.TemporaryDirectory() as work,
        virtual_display() as display,
        _process(toolkit, Path(work), display) as drawing,
        open(out / "truth.jsonl", "a", encoding="utf-8") as log,
    ):
        fonts = {name: _font(name, Path(work)) for name in FONTS}
        for index in range(count):
            name, key = f"{toolkit.name}-{seed:03d}-{index:05d}.png", f"{toolkit.name}:{seed}:{index}"
            if (out / name).exists():
                continue
            r = random.Random(key)
            family, look = toolkit.pick(r, split)
            script = r.choices(list(SCRIPTS), list(SCRIPTS.values()))[0]
            font = r.choice(FONTS if script in ("en", "latin") else OTHER_SCRIPTS)
            (width, height), scale = r.choice(SIZES), r.choice([2.0, 3.0])
            screen = Screen(Words(r, script), icons, pictures, width, r, toolkit.switches)
            head = [name, look, *fonts[font], r.choice([12, 13, 14, 15]), width, height, scale, work, *screen.fonts.values()]
            places = _draw(drawing, ["\t".join(map(str, head)), *screen.page.lines(), "end"])
            if not places:
                print(f"{name}: {look} could not be drawn, left out", file=sys.stderr)
                continue
            shape = round(height * scale), round(width * scale), 3
            layers = Layers([np.fromfile(Path(work) / str(n), np.uint8).reshape(shape) for n in range(LAYERS)])
            elements = Probe(layers, places).elements(screen.page.all())
            origin = {"toolkit": f"{toolkit.name}-{family}", "theme": look.split(".")[-1], "seed": key, "script": script}
            record.keep(log, out, name, layers.full, scale, elements, **origin)
    print(f"{count} screens, {(time.time() - began) / count:.2f} s each", file=sys.stderr)
    return 0


def _process(toolkit: Toolkit, work: Path, display: str) -> subprocess.Popen:
    """The drawing process."""
    if toolkit.missing:
        raise SystemExit(f"{toolkit.name} is not installed; Training/factory/README.md says how: {toolkit.missing[0]}")
    return subprocess.Popen(
        toolkit.command(work), env=os.environ | {"DISPLAY": display}, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, encoding="utf-8",
    )  # fmt: skip


def _draw(drawing: subprocess.Popen, lines: list[str]) -> dict[str, tuple[tuple[int, ...], str]]:
    """Sends one screen; the places of its parts in pixels, by name, with the words they show."""
    drawing.stdin.write("\n".join(lines) + "\n")
    drawing.stdin.flush()
    places = {}
    for line in drawing.stdout:
        cells = line.rstrip("\n").split("\t")
        if cells[0] == "done":
            return places
        places[cells[0]] = tuple(round(float(v)) for v in cells[1:5]), cells[5]
    raise SystemExit("the drawing process ended early; its own words stand above")


def _font(name: str, work: Path) -> tuple[str, str]:
    """The file of a font, and one of the same widths without any ink."""
    found = sorted(Path("/usr/share/fonts").rglob(f"{name}.ttf"))
    if not found:
        raise SystemExit(f"the font {name} is missing; the packages are listed in Training/factory/README.md")
    font, path = TTFont(found[0]), work / f"{name}-hollow.ttf"
    for glyph in font["glyf"].keys():
        font["glyf"][glyph] = Glyph()
    for table in ("fpgm", "prep", "cvt ", "hdmx", "VDMX"):
        if table in font:
            del font[table]
    font.save(path)
    return str(found[0]), str(path)
