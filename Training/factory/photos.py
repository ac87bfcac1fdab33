"""Pictures: images of installed packages shrunk into a cache, and procedural art."""

import os
import random
from pathlib import Path

import cv2
import numpy as np

SOURCES = "/usr/share/gcompris-qt/rcc"
STAMPS = "/usr/share/tuxpaint/stamps"
WALLPAPERS = ("/usr/share/wallpapers", "/usr/share/backgrounds")
# Stamps that are letters or signs would be unlabelled text inside a picture.
LETTERING = ("letter", "number", "alphabet", "text", "symbol", "flag", "sign")
LONG_SIDE = 900


def _gcompris() -> list[tuple[str, bytes]]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QDirIterator, QFile, QIODevice, QResource

    for path in sorted(Path(SOURCES).glob("*.rcc")):
        QResource.registerResource(str(path))
    out, it = [], QDirIterator(":/gcompris", QDirIterator.IteratorFlag.Subdirectories)
    while it.hasNext():
        name = it.next()
        if name.endswith(".webp"):
            file = QFile(name)
            file.open(QIODevice.OpenModeFlag.ReadOnly)
            out.append((name, bytes(file.readAll().data())))
    return sorted(out)


def _accept(image: np.ndarray | None) -> bool:
    if image is None or image.ndim != 3 or image.shape[2] != 3:
        return False
    height, width = image.shape[:2]
    return min(height, width) >= 200 and 0.4 < width / height < 2.8 and float(image.std()) > 25


def _shrink(image: np.ndarray) -> np.ndarray:
    factor = LONG_SIDE / max(image.shape[:2])
    return image if factor >= 1 else cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)


def procedural(r: random.Random, width: int = 480, height: int = 480) -> np.ndarray:
    """Soft gradients, shapes and noise: stands in for brand art and illustrations."""
    rng = np.random.default_rng(r.randrange(2**32))
    corners = rng.integers(0, 256, (2, 2, 3)).astype(np.uint8)
    image = cv2.resize(corners, (width, height), interpolation=cv2.INTER_LINEAR)
    for _ in range(r.randint(2, 14)):
        colour = tuple(int(v) for v in rng.integers(0, 256, 3))
        centre = (r.randrange(width), r.randrange(height))
        if r.random() < 0.5:
            cv2.circle(image, centre, r.randint(10, width // 3), colour, r.choice([-1, -1, 6, 14]), cv2.LINE_AA)
        else:
            points = rng.integers(0, max(width, height), (r.choice([3, 4, 5]), 2)).astype(np.int32)
            cv2.fillPoly(image, [points], colour, cv2.LINE_AA)
    if r.random() < 0.5:
        image = cv2.GaussianBlur(image, (0, 0), r.uniform(2, 30))
    noise = rng.normal(0, r.uniform(0, 10), image.shape)
    return np.clip(image + noise, 0, 255).astype(np.uint8)


def prepare(folder: Path, procedural_count: int = 160) -> dict[str, list[str]]:
    """Fills the cache once and lists it: `photo`, `art` and `cutout` file names, sorted."""
    done = folder / "DONE"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for index, (_, data) in enumerate(_gcompris()):
            image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_UNCHANGED)
            if _accept(image):
                cv2.imwrite(str(folder / f"photo-{index:04d}.jpg"), _shrink(image), [cv2.IMWRITE_JPEG_QUALITY, 90])
        stamps = sorted(Path(STAMPS).rglob("*.png"))
        for index, path in enumerate(stamps):
            if any(word in str(path).lower() for word in LETTERING):
                continue
            image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
            if image is None or image.ndim != 3 or image.shape[2] != 4 or min(image.shape[:2]) < 80:
                continue
            image = _shrink(image)
            ys, xs = np.nonzero(image[:, :, 3] > 8)
            if len(ys):
                cv2.imwrite(
                    str(folder / f"cutout-{index:04d}.png"), image[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
                )
        r = random.Random("procedural art")
        for index in range(procedural_count):
            cv2.imwrite(str(folder / f"art-{index:04d}.jpg"), procedural(r), [cv2.IMWRITE_JPEG_QUALITY, 90])
        done.write_text("complete\n")
    names = sorted(p.name for p in folder.iterdir())
    return {kind: [n for n in names if n.startswith(kind)] for kind in ("photo", "art", "cutout")}


def _largest(paths: list[Path]) -> list[Path]:
    """Of each folder's pictures the largest file: themes hold one picture in a dozen sizes, collections have many names."""
    by_picture: dict[tuple, Path] = {}
    for path in paths:
        sized = path.parent.name.startswith("images")
        key = (path.parent, "" if sized else path.stem)
        if key not in by_picture or path.stat().st_size > by_picture[key].stat().st_size:
            by_picture[key] = path
    return sorted(by_picture.values())


def _crop(r: random.Random, image: np.ndarray) -> np.ndarray:
    """A random part of a picture, upright or square, as a cover shows it."""
    height, width = image.shape[:2]
    ratio = r.choice([0.5, 0.6, 0.75, 1, 1.3])
    share = r.uniform(0.45, 1)
    high = min(height, width / ratio) * share
    wide = high * ratio
    x, y = r.uniform(0, width - wide), r.uniform(0, height - high)
    return image[int(y) : int(y + high), int(x) : int(x + wide)]


def covers(folder: Path, crops: int = 4) -> list[str]:
    """Parts of wallpapers, to be drawn behind words and buttons: file names in the cache, sorted.

    Apart from the other pictures, so that pages that do not use them stay as they were.
    """
    done = folder / "COVERS"
    if not done.exists():
        found = [p for top in WALLPAPERS for p in Path(top).rglob("*") if p.suffix in (".jpg", ".png", ".webp")]
        r = random.Random("covers")
        for index, path in enumerate(_largest([p for p in found if not p.is_symlink()])):
            image = cv2.imread(str(path), cv2.IMREAD_COLOR)
            if image is None or min(image.shape[:2]) < 400:
                continue
            for part in range(crops):
                name = f"cover-{index:03d}-{part}.jpg"
                cv2.imwrite(str(folder / name), _shrink(_crop(r, image)), [cv2.IMWRITE_JPEG_QUALITY, 90])
        done.write_text("complete\n")
    return sorted(p.name for p in folder.glob("cover-*.jpg"))
