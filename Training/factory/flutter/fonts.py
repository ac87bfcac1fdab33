"""The fonts of the Flutter screens: which files each family has, and their place in the client's manifest."""

import json
import shutil
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

from flutter.screenfixtures.client import installed_client

ROOT = Path("/usr/share/fonts")
UNITS = 100

# Family → weight → file below /usr/share/fonts; Flutter takes the nearest weight there is.
FAMILIES: dict[str, dict[int, str]] = {
    "Inter": {
        w: f"opentype/inter/Inter-{n}.otf"
        for w, n in ((400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"))
    },
    "Inter Display": {
        w: f"opentype/inter/InterDisplay-{n}.otf" for w, n in ((400, "Regular"), (500, "Medium"), (700, "Bold"))
    },
    "Roboto": {
        w: f"truetype/roboto/unhinted/RobotoTTF/Roboto-{n}.ttf"
        for w, n in ((400, "Regular"), (500, "Medium"), (700, "Bold"))
    },
    "Roboto Condensed": {
        w: f"truetype/roboto/unhinted/RobotoCondensed-{n}.ttf"
        for w, n in ((400, "Regular"), (500, "Medium"), (700, "Bold"))
    },
    "Lato": {
        w: f"truetype/lato/Lato-{n}.ttf"
        for w, n in ((400, "Regular"), (500, "Medium"), (600, "Semibold"), (700, "Bold"))
    },
    "Open Sans": {
        w: f"truetype/open-sans/OpenSans-{n}.ttf" for w, n in ((400, "Regular"), (600, "Semibold"), (700, "Bold"))
    },
    "Quicksand": {
        w: f"truetype/quicksand/Quicksand-{n}.ttf" for w, n in ((400, "Regular"), (500, "Medium"), (700, "Bold"))
    },
    "Comfortaa": {w: f"truetype/comfortaa/Comfortaa-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Cantarell": {w: f"opentype/cantarell/Cantarell-{n}.otf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Roboto Slab": {w: f"opentype/roboto/slab/RobotoSlab-{n}.otf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Carlito": {w: f"truetype/crosextra/Carlito-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Liberation Sans": {w: f"truetype/liberation/LiberationSans-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "DejaVu Sans": {400: "truetype/dejavu/DejaVuSans.ttf", 700: "truetype/dejavu/DejaVuSans-Bold.ttf"},
    "Noto Sans": {w: f"truetype/noto/NotoSans-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Noto Serif": {w: f"truetype/noto/NotoSerif-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Noto Sans Display": {w: f"truetype/noto/NotoSansDisplay-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Liberation Serif": {
        w: f"truetype/liberation/LiberationSerif-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))
    },
    "JetBrains Mono": {
        w: f"truetype/jetbrains-mono/JetBrainsMono-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))
    },
    "Noto Sans Arabic": {w: f"truetype/noto/NotoSansArabic-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))},
    "Noto Sans Devanagari": {
        w: f"truetype/noto/NotoSansDevanagari-{n}.ttf" for w, n in ((400, "Regular"), (700, "Bold"))
    },
    "Noto Sans CJK": {400: "opentype/noto/NotoSansCJK-Regular.ttc"},
}
SCRIPT_FONTS = {
    "zh": "Noto Sans CJK",
    "ja": "Noto Sans CJK",
    "ko": "Noto Sans CJK",
    "arabic": "Noto Sans Arabic",
    "hindi": "Noto Sans Devanagari",
    "cyrillic": "Noto Sans",
    "greek": "Noto Sans",
}


@lru_cache(maxsize=None)
def measure(family: str, weight: int) -> ImageFont.FreeTypeFont:
    """The family's font nearest to the weight, at `UNITS` pixels."""
    files = FAMILIES[family]
    return ImageFont.truetype(str(ROOT / files[min(files, key=lambda w: abs(w - weight))]), UNITS)


@lru_cache(maxsize=65536)
def _advance(word: str, families: tuple[str, ...], weight: int) -> float:
    """Width of a word at `UNITS`; letters that the first family lacks are taken as the script's font draws them."""
    if len(families) > 1 and any(ord(c) > 0x24F for c in word):
        return measure(families[1], weight).getlength(word)
    return measure(families[0], weight).getlength(word)


def text_width(text: str, families: tuple[str, ...], weight: int, size: float, spacing: float) -> float:
    """Width in points of one line, about; `spacing` is added after every character."""
    total = sum(_advance(word, families, weight) for word in text.split(" "))
    total += text.count(" ") * _advance(" ", families[:1], weight)
    return total * size / UNITS + spacing * len(text)


def prepare_client(target: Path, icon_fonts: list) -> Path:
    """A copy of flet's client with all text and icon fonts in its manifest; made once."""
    done = target / "FONTS"
    wanted = json.dumps([FAMILIES, [f.family for f in icon_fonts]], sort_keys=True)
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return target
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(installed_client(), target)
    manifest = target / "assets" / "FontManifest.json"
    entries = json.loads(manifest.read_text(encoding="utf-8"))
    for family, files in FAMILIES.items():
        entries.append(
            {"family": family, "fonts": [{"asset": _copied(target, ROOT / f), "weight": w} for w, f in files.items()]}
        )
    for font in icon_fonts:
        entries.append({"family": font.family, "fonts": [{"asset": _copied(target, font.path)}]})
    manifest.write_text(json.dumps(entries), encoding="utf-8")
    done.write_text(wanted, encoding="utf-8")
    return target


def _copied(client: Path, source: Path) -> str:
    if not source.exists():
        raise SystemExit(f"font {source} is missing: see Training/factory/README.md, Setting up")
    shutil.copy(source, client / "assets" / "fonts" / source.name)
    return f"fonts/{source.name}"
