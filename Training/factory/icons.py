"""Named icons from installed packages: icon fonts as (name, code point) and SVG files."""

import json
import random
import re
from dataclasses import dataclass, field
from importlib import resources
from importlib.util import find_spec
from pathlib import Path

from fontTools.ttLib import TTFont


def package_folder(name: str) -> Path:
    """Folder of an installed package; a clear error where it is missing."""
    spec = find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"package {name!r} is missing: pip install -r Training/requirements.txt")
    return Path(list(spec.submodule_search_locations)[0])


@dataclass
class IconFont:
    """One icon font: its CSS family, its file and the glyphs by name."""

    family: str
    path: Path
    glyphs: dict[str, int] = field(default_factory=dict)


def _qtawesome(stem: str) -> tuple[Path, dict[str, int]]:
    folder = package_folder("qtawesome") / "fonts"
    font = next(p for p in sorted(folder.glob(stem + "*.ttf")))
    charmap = next(p for p in sorted(folder.glob(stem + "*charmap*.json")))
    names = json.loads(charmap.read_text())
    return font, {n: int(c, 16) for n, c in names.items()}


def _real_glyphs(path: Path, glyphs: dict[str, int]) -> dict[str, int]:
    cmap = TTFont(path, lazy=True).getBestCmap()
    return {n: c for n, c in sorted(glyphs.items()) if c in cmap}


# Names whose glyph is empty, a letter form or a logo made of words: useless as an icon.
_UNUSABLE = re.compile(r"^(blank|space|none|null)$|_placeholder|watermark")


class IconLibrary:
    """All icon sources, with look-up by meaning across sources of different naming."""

    def __init__(self):
        web = package_folder("flet_web") / "web" / "assets"
        material = web / "fonts" / "MaterialIcons-Regular.otf"
        names = {v: k for k, v in TTFont(material, lazy=True).getBestCmap().items() if not v.startswith("uni")}
        cupertino = json.loads(resources.files("factory").joinpath("data/cupertino.json").read_text())
        self.fonts: dict[str, list[IconFont]] = {
            "material": [IconFont("ic-material", material, names)],
            "cupertino": [
                IconFont("ic-cupertino", web / "packages/cupertino_icons/assets/CupertinoIcons.ttf", cupertino)
            ],
            "mdi": [IconFont("ic-mdi", *_qtawesome("materialdesignicons6"))],
            "phosphor": [IconFont("ic-phosphor", *_qtawesome("phosphor"))],
            "remix": [IconFont("ic-remix", *_qtawesome("remixicon"))],
            "fa": [
                IconFont("ic-fa-solid", *_qtawesome("fontawesome6-solid")),
                IconFont("ic-fa-regular", *_qtawesome("fontawesome6-regular")),
            ],
            "brands": [IconFont("ic-fa-brands", *_qtawesome("fontawesome6-brands"))],
            "codicon": [IconFont("ic-codicon", *_qtawesome("codicon"))],
        }
        for group in self.fonts.values():
            for font in group:
                font.glyphs = {n: c for n, c in _real_glyphs(font.path, font.glyphs).items() if not _UNUSABLE.search(n)}
        icons = package_folder("pytablericons") / "icons"
        self.tabler = {
            p.stem + ("-filled" if p.parent.name == "filled" else ""): p for p in sorted(icons.rglob("*.svg"))
        }
        self._svg: dict[str, str] = {}
        self._sets: dict[str, set[str]] = {}
        self._names = {g: sorted({n for f in fonts for n in f.glyphs}) for g, fonts in self.fonts.items()}
        self._names["tabler"] = sorted(self.tabler)

    def all_fonts(self) -> list[IconFont]:
        return [f for group in self.fonts.values() for f in group]

    def count(self) -> int:
        return sum(len(f.glyphs) for f in self.all_fonts()) + len(self.tabler)

    def find(self, r: random.Random, group: str, wanted: list[str] | None) -> str:
        """A name of the group: the first of `wanted` it has (as a word of the name), else any."""
        names = self._names[group]
        for want in wanted or []:
            hits = self._matches(group, want)
            if hits:
                return r.choice(hits)
        return r.choice(names)

    def _matches(self, group: str, want: str) -> list[str]:
        suffixes = {
            "material": ["_baseline", "_outline", "_round", "_sharp"],
            "phosphor": ["", "-bold", "-fill", "-light"],
            "remix": ["-line", "-fill"],
            "mdi": ["", "-outline"],
            "tabler": ["", "-filled"],
            "cupertino": ["", "_fill"],
        }.get(group, [""])
        joint = "_" if group in ("material", "cupertino") else "-"
        stem = want.replace(" ", joint)
        have = self._sets.setdefault(group, set(self._names[group]))
        return [stem + s for s in suffixes if stem + s in have]

    def glyph(self, group: str, name: str) -> tuple[str, int]:
        """CSS family and code point of a font icon."""
        for font in self.fonts[group]:
            if name in font.glyphs:
                return font.family, font.glyphs[name]
        raise KeyError(f"no icon {name!r} in {group}")

    def svg(self, name: str) -> str:
        """Inner SVG markup of a Tabler icon."""
        if name not in self._svg:
            text = self.tabler[name].read_text(encoding="utf-8")
            self._svg[name] = re.sub(r"(?s)^.*?(<svg.*)$", r"\1", text)
        return self._svg[name]


# Meaning → names to try, in the naming of any of the sources (words joined by spaces).
MEANINGS: dict[str, list[str]] = {
    "back": [
        "chevron left",
        "back",
        "arrow back ios new",
        "arrow back",
        "arrow left",
        "angle left",
        "caret left",
        "arrow left s",
    ],
    "forward": ["chevron right", "arrow forward ios", "arrow right", "angle right", "caret right", "arrow right s"],
    "chevron": ["chevron right", "chevron forward", "caret right", "arrow right s", "angle right"],
    "down": ["chevron down", "keyboard arrow down", "caret down", "arrow down s", "angle down"],
    "close": ["xmark", "close", "x", "times"],
    "more": ["ellipsis", "more vert", "dots vertical", "dots three vertical", "more 2", "ellipsis vertical"],
    "menu": ["line horizontal 3", "menu", "list", "bars", "menu 2"],
    "search": ["search", "magnify", "magnifying glass"],
    "home": ["house", "home"],
    "profile": ["person", "account", "user"],
    "settings": ["settings", "gear", "cog"],
    "share": ["share", "share variant", "share network"],
    "like": ["heart", "favorite"],
    "star": ["star", "grade"],
    "comment": ["bubble left", "chat bubble", "comment", "chat"],
    "add": ["add", "plus"],
    "minus": ["minus", "remove"],
    "cart": ["cart", "shopping cart", "shopping cart simple"],
    "bell": ["bell", "notifications"],
    "mail": ["mail", "envelope", "email"],
    "phone": ["phone", "call"],
    "camera": ["camera", "photo camera"],
    "play": ["play arrow", "play"],
    "pause": ["pause"],
    "next": ["forward end", "skip next", "skip forward"],
    "previous": ["backward end", "skip previous", "skip back"],
    "map": ["map", "map trifold"],
    "pin": ["location", "place", "map marker", "map pin"],
    "calendar": ["calendar", "event", "calendar blank"],
    "lock": ["lock"],
    "eye": ["eye", "visibility"],
    "bookmark": ["bookmark"],
    "filter": ["slider horizontal 3", "filter list", "filter", "funnel"],
    "trash": ["trash", "delete"],
    "edit": ["pencil", "edit", "pen"],
    "send": ["paperplane", "send", "paper plane tilt"],
    "mic": ["mic", "microphone"],
    "volume": ["speaker 2", "volume up", "volume high", "speaker high"],
    "check": ["checkmark", "check"],
    "info": ["info circle", "info", "information"],
    "wifi": ["wifi", "wifi high"],
    "battery": ["battery 100", "battery full", "battery"],
    "signal": ["signal cellular 4 bar", "signal", "antenna radiowaves left right"],
    "sun": ["sun max", "light mode", "sun", "white balance sunny"],
    "music": ["music note", "music"],
    "grid": ["square grid 2x2", "grid view", "grid four", "view grid"],
    "qr": ["qrcode", "qr code", "qrcode scan"],
    "download": ["arrow down circle", "download", "file download"],
    "image": ["photo", "image"],
}
