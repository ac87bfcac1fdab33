"""Renders random Flutter screens: one server, one browser and one page a scale for the whole run."""

import asyncio
import contextlib
import json
import random
import sys
import time
from pathlib import Path

import cv2
import numpy as np

from .. import photos, theme
from ..icons import IconLibrary
from . import truth
from .fonts import prepare_client
from .screen import Screen, compose, dress
from .stage import Camera, Studio


class MeasureError(RuntimeError):
    """The pictures of a screen do not fit together."""


def run(count: int, seed: int, split: str, out: Path, assets: Path, until: str | None = None) -> int:
    """Renders the screens that the folder lacks; the number of those that failed goes to stderr."""
    return asyncio.run(_run(count, seed, split, out, assets, until))


async def _run(count: int, seed: int, split: str, out: Path, assets: Path, until: str | None) -> int:
    pictures = photos.prepare(assets / "pictures")
    icons = IconLibrary()
    client = prepare_client(assets / "flutter-client", icons.all_fonts())
    names = theme.theme_ids(split, "flutter")
    began, done, failed = time.time(), 0, 0
    async with contextlib.AsyncExitStack() as stack:
        studio = await stack.enter_async_context(Studio(client, assets))
        cameras: dict[float, Camera] = {}
        known = _recorded(out / "truth.jsonl")
        log = stack.enter_context(open(out / "truth.jsonl", "a", encoding="utf-8"))
        for index in range(count):
            if until and time.strftime("%H:%M") >= until:
                break
            name = f"flutter-{split}-{seed:03d}-{index:05d}.png"
            if name in known:
                continue
            key = f"flutter:{split}:{seed}:{index}"
            screen = compose(key, random.Random(key).choice(names), icons, pictures)
            if screen.scale not in cameras:
                cameras[screen.scale] = await stack.enter_async_context(studio.open(screen.scale))
            try:
                image, bare, places = await shoot(cameras[screen.scale], screen)
            except (TimeoutError, MeasureError) as error:
                print(f"{name}: {error}, left out", file=sys.stderr)
                failed += 1
                continue
            record = truth.record(name, screen, places, image, bare, **_about(screen, key))
            cv2.imwrite(str(out / name), image, [cv2.IMWRITE_PNG_COMPRESSION, 2])
            log.write(json.dumps(record, ensure_ascii=False) + "\n")
            log.flush()
            done += 1
    print(f"{done} screens, {failed} left out, {(time.time() - began) / max(done, 1):.2f} s each", file=sys.stderr)
    return 0


def _recorded(path: Path) -> set[str]:
    """Names of the screens that a folder already has."""
    if not path.exists():
        return set()
    return {json.loads(line)["image"] for line in path.read_text(encoding="utf-8").splitlines() if line.strip()}


def _about(screen: Screen, key: str) -> dict:
    return {
        "platform": "ios" if screen.theme.ios else "android",
        "toolkit": "flutter-cupertino" if screen.theme.ios else "flutter-material",
        "theme": screen.theme.id,
        "seed": key,
        "layout": screen.layout,
        "script": screen.script,
    }


async def shoot(camera: Camera, screen: Screen) -> tuple[np.ndarray, np.ndarray, dict]:
    """The screen, the same without ink and small controls, and where everything lies."""
    await camera.resize(*screen.size)
    dress(camera.page, screen)
    camera.page.controls[:] = [camera.stack(screen.controls)]
    image = await camera.picture(still=True)
    places = await camera.places()
    for mark in screen.marks:
        shown = mark.type == "Picture" and not screen.modal and mark.id in places
        if shown and _plain(image, places[mark.id], screen.scale):
            raise MeasureError("a picture did not load")
    hidden = [mark for mark in screen.marks if mark.hide]
    for mark in hidden:
        mark.hide(True)
    bare = await camera.picture(still=False)
    if image.shape != bare.shape:
        raise MeasureError("its two pictures differ in size")
    if not any(mark.id in places for mark in hidden):
        raise MeasureError("none of its widgets was found")
    return image, bare, places


def _plain(image: np.ndarray, place: list[float], scale: float) -> bool:
    """Whether a place of some size shows nothing but one colour."""
    x0, y0, x1, y1 = (round(v * scale) for v in place)
    part = image[max(0, y0 + 4) : y1 - 4, max(0, x0 + 4) : x1 - 4]
    return part.shape[0] > 12 and part.shape[1] > 12 and float(part.std(axis=(0, 1)).max()) < 1.0
