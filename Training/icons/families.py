"""The icon families by name: every glyph as (family, name, canonical name) with a way to draw it.

Fonts and SVG files of installed packages; licences and packages are named in docs/models/icons.md.
"""

import json
import re
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from factory.icons import IconLibrary, package_folder
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

SIDE = 96  # pixels: the longer side of a drawn glyph

TRAIN = ("material", "cupertino", "mdi", "phosphor", "remix", "fa", "brands", "codicon", "tabler", "octicons",
         "forkawesome", "ionicons")
VALIDATION = ("lucide", "elusive")
TEST = ("bootstrap", "heroicons")

BOOTSTRAP = Path("/usr/share/bootstrap-icons/svg")  # Debian's package bootstrap-icons
FORKAWESOME = Path("/usr/share/fonts/truetype/fork-awesome/forkawesome-webfont.ttf")  # fonts-fork-awesome


@dataclass(frozen=True)
class Glyph:
    """One drawn glyph of a family; `plain` is its name without the words for weight and filling."""

    family: str
    name: str
    plain: str
    draw: Callable[[], np.ndarray | None]


_STYLE = {
    "material": r"_(baseline|outlined|rounded|sharp|outline|round)$",
    "cupertino": r"_(fill|solid)$",
    "mdi": r"-outline$",
    "phosphor": r"-(bold|fill|light|thin|duotone)$",
    "remix": r"-(line|fill)$",
    "tabler": r"-filled$",
    "octicons": r"(-fill)?-(12|16|24|48|96)$",
    "forkawesome": r"-o$",
    "ionicons": r"-outline$",
    "bootstrap": r"-fill$",
    "codicon": r"-filled$",
}


def plain_name(family: str, name: str) -> str:
    """The glyph's name in lower case, joined by "-", without words for weight and filling."""
    pattern = _STYLE.get(family)
    if pattern:
        name = re.sub(pattern, "", name)
    return name.replace("_", "-").lower()


def _tight(image: Image.Image) -> np.ndarray | None:
    """The ink alone, its longer side SIDE; None where nothing is drawn."""
    box = image.getbbox()
    if box is None:
        return None
    ink = image.crop(box)
    scale = SIDE / max(ink.size)
    size = [max(1, round(v * scale)) for v in ink.size]
    return np.asarray(ink.resize(size, Image.Resampling.BOX if scale < 1 else Image.Resampling.BICUBIC))


class _Font:
    """Draws glyphs of one font by code point."""

    def __init__(self, path: Path):
        self.font = ImageFont.truetype(str(path), 2 * SIDE)

    def draw(self, code: int) -> np.ndarray | None:
        image = Image.new("L", (6 * SIDE, 6 * SIDE))
        ImageDraw.Draw(image).text((2 * SIDE, 2 * SIDE), chr(code), font=self.font, fill=255)
        return _tight(image)


def draw_svg(text: str) -> np.ndarray | None:
    """The ink of an SVG file drawn in one colour."""
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    text = text.replace("currentColor", "#000000")
    image = QImage(2 * SIDE, 2 * SIDE, QImage.Format.Format_ARGB32)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    if not renderer.isValid():
        return None
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(2 * SIDE, 2 * SIDE, 4)
    return _tight(Image.fromarray(pixels[..., 3].copy()))


def _font_glyphs(family: str, path: Path, names: dict[str, int]) -> list[Glyph]:
    font = _Font(path)
    return [Glyph(family, n, plain_name(family, n), lambda c=c: font.draw(c)) for n, c in sorted(names.items())]


def _svg_glyphs(family: str, files: dict[str, str]) -> list[Glyph]:
    return [
        Glyph(family, n, plain_name(family, n.split("/")[-1]), lambda t=t: draw_svg(t))
        for n, t in sorted(files.items())
    ]


def _archive(package: str) -> dict[str, str]:
    with zipfile.ZipFile(package_folder(package) / f"{package}.zip") as archive:
        names = [n for n in archive.namelist() if n.endswith(".svg")]
        return {n.removesuffix(".svg"): archive.read(n).decode() for n in names}


def _folder(folder: Path) -> dict[str, str]:
    if not folder.is_dir():
        raise SystemExit(f"{folder} is missing: see docs/models/icons.md for the packages of the icon families")
    return {p.stem: p.read_text(encoding="utf-8") for p in folder.glob("*.svg")}


def _elusive() -> list[Glyph]:
    fonts = package_folder("qtawesome") / "fonts"
    charmap = json.loads(next(fonts.glob("elusiveicons*charmap*.json")).read_text())
    return _font_glyphs("elusive", next(fonts.glob("elusiveicons*.ttf")), {n: int(c, 16) for n, c in charmap.items()})


def _forkawesome() -> list[Glyph]:
    names = TTFont(FORKAWESOME, lazy=True).getBestCmap()
    return _font_glyphs("forkawesome", FORKAWESOME, {n: c for c, n in names.items() if c > 0xE000})


def _ionicons() -> list[Glyph]:
    folder = package_folder("django_static_ionicons") / "static" / "ionicons"
    css = (folder / "css" / "ionicons.css").read_text(encoding="utf-8")
    codes = re.findall(r'\.ion-([a-z0-9-]+):before\s*\{\s*content:\s*"\\([0-9a-f]+)"', css)
    return _font_glyphs("ionicons", folder / "fonts" / "ionicons.ttf", {n: int(c, 16) for n, c in codes})


_MORE: dict[str, Callable[[], list[Glyph]]] = {
    "octicons": lambda: _svg_glyphs(
        "octicons", _folder(package_folder("material") / "templates" / ".icons" / "octicons")),
    "forkawesome": _forkawesome,
    "ionicons": _ionicons,
    "lucide": lambda: _svg_glyphs("lucide", _archive("lucide")),
    "elusive": _elusive,
    "bootstrap": lambda: _svg_glyphs("bootstrap", _folder(BOOTSTRAP)),
    "heroicons": lambda: _svg_glyphs("heroicons", _archive("heroicons")),
}


def glyphs(family: str, library: IconLibrary | None = None) -> list[Glyph]:
    """All glyphs of a family."""
    if family in _MORE:
        return _MORE[family]()
    library = library or IconLibrary()
    if family == "tabler":
        return _svg_glyphs("tabler", {n: p.read_text(encoding="utf-8") for n, p in library.tabler.items()})
    return [g for font in library.fonts[family] for g in _font_glyphs(family, font.path, font.glyphs)]
