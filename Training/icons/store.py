"""Draws every glyph of the families once, into one file of masks.

    python -m icons.store --out out/glyphs.npz
"""

import argparse
import random
from pathlib import Path

import numpy as np
from factory.icons import IconLibrary
from PIL import Image, ImageDraw, ImageFont

from .families import SIDE, TEST, TRAIN, VALIDATION, _tight, glyphs
from .names import Names

MASK = 64  # pixels: the side of a stored mask; the glyph's longer side fills it
# Letters that look like no icon; a cross, a plus, a bar, an angle or a question mark would.
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWYZabdefghkmnpqrstuwyz23456789ЖДФЯЩбгдя字日本中国語あカ한글مبح&%$§€£@#"
_FONTS = {
    "train": ["inter/*Regular*", "inter/*Bold*", "roboto/unhinted/*/Roboto-Medium*", "lato/Lato-Regular*",
              "noto/NotoSans-Regular*", "opentype/noto/NotoSansCJK-Regular*", "noto/NotoNaskhArabic-Regular*"],
    "validation": ["dejavu/DejaVuSans.ttf", "open-sans/OpenSans-Bold*"],
    "test": ["quicksand/*Medium*", "liberation/LiberationSans-Regular*"],
}


def centred(ink: np.ndarray) -> np.ndarray:
    """The ink scaled to fill a mask by its longer side, in the middle."""
    scale = MASK / max(ink.shape)
    size = [max(1, round(v * scale)) for v in ink.shape]
    small = np.asarray(Image.fromarray(ink).resize(size[::-1], Image.Resampling.BOX))
    mask = np.zeros((MASK, MASK), np.uint8)
    top, left = (MASK - size[0]) // 2, (MASK - size[1]) // 2
    mask[top:top + size[0], left:left + size[1]] = small
    return mask


def _letters(split: str) -> list[tuple[str, np.ndarray]]:
    r, found = random.Random(split), []
    for pattern in _FONTS[split]:
        paths = sorted(p for p in Path("/usr/share/fonts").glob("**/" + pattern) if p.suffix in (".ttf", ".otf", ".ttc"))
        for path in paths[:1]:
            font = ImageFont.truetype(str(path), SIDE)
            texts = list(_LETTERS) + ["".join(r.choices(_LETTERS[:45], k=r.choice([2, 2, 3]))) for _ in range(60)]
            for text in texts:
                image = Image.new("L", (8 * SIDE, 4 * SIDE))
                ImageDraw.Draw(image).text((SIDE, SIDE), text, font=font, fill=255)
                ink = _tight(image)
                if ink is not None:
                    found.append((text, ink))
    return found


def build(path: str) -> None:
    names, library = Names(), IconLibrary()
    masks, words, nears, families, titles = [], [], [], [], []
    for family in TRAIN + VALIDATION + TEST:
        for glyph in glyphs(family, library):
            ink = glyph.draw()
            if ink is None or min(ink.shape) == 0:
                continue
            word = names.meaning(family, glyph.name)
            near = names.near(family, glyph.name)
            masks.append(centred(ink))
            words.append(names.words.index(word) if word else -1)
            nears.append(bool(near) and not word)
            families.append(family)
            titles.append(glyph.name)
        print(family, len(masks), flush=True)
    for split in _FONTS:
        for text, ink in _letters(split):
            masks.append(centred(ink))
            words.append(-1)
            nears.append(False)
            families.append("letters-" + split)
            titles.append(text)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, masks=np.stack(masks), words=np.array(words, np.int16), near=np.array(nears),
             family=np.array(families), name=np.array(titles), vocabulary=np.array(names.words))
    print(f"{path}: {len(masks)} glyphs, {sum(w >= 0 for w in words)} with a meaning")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", required=True)
    build(parser.parse_args().out)
