"""Renders screens of component libraries: three pictures (whole, without ink, without controls) and a probe each."""

import random
import sys
import time
from pathlib import Path

import numpy as np

from .. import ink, photos, record, truth
from ..html.render import CLASS, INKLESS, Browser, font_faces
from ..icons import IconLibrary
from . import LIBRARIES
from .screen import Screen, build

# Where `pip install --target` puts the packages that carry libraries.
PACKAGES = Path(__file__).parents[2] / ".libraries"
# Controls whose drawn extent only pixels tell: tracks, thumbs and marks are often no elements of their own.
DRAWN = {"Toggle", "Checkbox", "Slider"}
REACH = 6  # CSS pixels around a control's element in which it may be drawn
STILL = "*{transition:none!important;animation:none!important;caret-color:transparent!important;text-overflow:clip!important}"
# A shadow is no part of a control, but it alone shows where a white thumb ends on white: a line within stands for it.
# Glyphs that draw a control stay with it.
RIM = "box-shadow:inset 0 0 0 1px #888!important"
SHADOWS = (
    ".bare [data-w] *,.bare [data-w] *::before,.bare [data-w] *::after{-webkit-text-fill-color:currentcolor!important}"
    ".bare [data-w] *,.bare [data-w] *::before,.bare [data-w] *::after,.bare [data-w] *::-webkit-slider-thumb{box-shadow:none!important}"
    f".bare [data-w] [data-lit]{{{RIM}}}.bare [data-w] [data-lit-before]::before{{{RIM}}}.bare [data-w] [data-lit-after]::after{{{RIM}}}"
)
SETTLING = 120  # milliseconds until a program has measured its own layout
FAINT = 5  # of 255: a track may be almost as light as its ground
HIDDEN = ".empty [data-w],.empty [data-w] *,.empty [data-w] *::before,.empty [data-w] *::after{visibility:hidden!important}"
# The control's own element, marked for the probe by what the library draws.
MARK = """(drawn) => { for (const e of document.querySelectorAll('[data-w]')) {
  const inner = drawn[e.dataset.w] ? e.querySelector(drawn[e.dataset.w]) : e;
  if (!inner) throw new Error(e.dataset.w + ' draws nothing: ' + e.innerHTML);
  inner.dataset.c = e.dataset.w;
  if (e.dataset.on) inner.dataset.s = e.dataset.on;
  for (const part of e.querySelectorAll('*'))
    for (const pseudo of ['', '-before', '-after']) {
      const style = getComputedStyle(part, pseudo.replace('-', '::'));
      const filled = !/^rgba\\(.*, 0\\)$/.test(style.backgroundColor) && style.opacity !== '0';
      if (style.boxShadow !== 'none' && style.content !== 'none' && filled) part.setAttribute('data-lit' + pseudo, '');
    }
} }"""
# The page's own colour, for what lies over it without a ground of its own.
GROUND = """() => {
  const own = getComputedStyle(document.body).backgroundColor;
  document.documentElement.style.setProperty('--page', own === 'rgba(0, 0, 0, 0)' ? '#fff' : own);
}"""


class Stage(Browser):
    """Pages with styles and scripts of their own, one document a screen."""

    def _document(self, screen: Screen) -> str:
        faces = font_faces(f for f in self.icons.all_fonts() if f.family in screen.body)
        look = screen.look
        links = "".join(f'<link rel="stylesheet" href="file://{s}">' for s in look.styles)
        scripts = [f'<script src="file://{s}"></script>' for s in look.scripts]
        if look.before:
            scripts.insert(-1, f"<script>{look.before}</script>")
        programs = "".join(scripts)
        return (
            f"<!doctype html><html><head><meta charset=utf-8>{links}<style>{faces}{INKLESS}{STILL}{SHADOWS}{HIDDEN}"
            f"html,body{{margin:0;height:100%;overflow:hidden;-webkit-font-smoothing:antialiased}}{look.css}</style></head>"
            f'<body><div id="screen" style="position:absolute;inset:0;overflow:hidden" {look.body}>{screen.body}</div>{programs}</body></html>'
        )

    def draw(self, screen: Screen) -> tuple[np.ndarray, np.ndarray, np.ndarray, dict]:
        """Pixels (BGR), the same without ink, without ink and controls, and the probed elements."""
        self._resize(screen.size, screen.scale)
        path = self.assets / "web.html"
        path.write_text(self._document(screen), encoding="utf-8")
        self.page.goto(path.resolve().as_uri())
        if screen.look.start:
            self.page.evaluate(screen.look.start)
            self.page.wait_for_timeout(SETTLING)
        self.page.evaluate(GROUND)
        self.page.evaluate(MARK, screen.look.drawn)
        self._settle(screen.body)
        probe = self.page.evaluate(self.probe_js)
        image = self._shot()
        self.page.evaluate(CLASS, "bare")
        bare = self._shot()
        self.page.evaluate(CLASS, "bare empty")
        return image, bare, self._shot(), probe


def bound(probe: dict, bare: np.ndarray, empty: np.ndarray, scale: float) -> None:
    """Controls get the box of what is drawn; those that draw nothing are left out."""
    change = ink.difference(bare, empty)
    for item in probe["items"]:
        if item["type"] in DRAWN:
            x0, y0, x1, y1 = item["box"]
            region = tuple(int(v * scale) for v in (x0 - REACH, y0 - REACH, x1 + REACH, y1 + REACH))
            box = ink.tight(change, region, least=FAINT, faintest=FAINT)
            item["seen"] = item["seen"] if box else 0
            item["box"] = [v / scale for v in box] if box else item["box"]


def unlettered(elements: list[dict]) -> None:
    """Leaves out segments in which nothing can be seen, and what is left of such tabs: some themes write in the colour of the page."""
    tabs = [element for element in elements if element["type"] == "TabBarItem"]
    if len(tabs) == 1:
        tabs[0]["ignore"] = True
    inks = [e["box"] for e in elements if e["type"] in ("Text", "Icon")]
    for element in elements:
        x, y, width, height = element["box"]
        held = (x <= ix + iw / 2 <= x + width and y <= iy + ih / 2 <= y + height for ix, iy, iw, ih in inks)
        if element["type"] == "SegmentedControl" and not any(held):
            element["ignore"] = True


def run(
    count: int, seed: int, names: list[str], out: Path, assets: Path, chromium: str | None = None
) -> int:
    """Renders that many screens of the named libraries into the folder; goes on where it was cut off."""
    pictures = photos.prepare(assets / "pictures")
    icons = IconLibrary()
    began, done = time.time(), 0
    with (
        Stage(assets, icons, chromium) as stage,
        open(out / "truth.jsonl", "a", encoding="utf-8") as log,
    ):
        for index in range(count):
            name = f"web-{seed:03d}-{index:05d}.png"
            if (out / name).exists():
                continue
            origin = f"web:{seed}:{index}"
            library = random.Random(origin).choice(names)
            screen = build(origin, LIBRARIES[library](PACKAGES), icons, pictures)
            image, bare, empty, probe = stage.draw(screen)
            bound(probe, bare, empty, screen.scale)
            elements = truth.Builder(probe, image, bare, screen.scale).elements()
            unlettered(elements)
            about = {"toolkit": library, "theme": screen.look.name, "seed": origin, "script": screen.script}
            record.keep(log, out, name, image, screen.scale, elements, **about)
            done += 1
    print(f"{done} screens, {(time.time() - began) / max(done, 1):.2f} s each", file=sys.stderr)
    return 0
