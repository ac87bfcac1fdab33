"""Command line: `python -m factory render …`, `python -m factory sheet …` and `python -m factory compress …`."""

import argparse
import json
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cv2

from . import compress, photos, sheet, theme, truth


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="factory", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="render screens with truth")
    render.add_argument("--kind", choices=["html", "flutter", "gtk", "web", "swing", "fx", "kivy", "tk", "qt"], default="html")
    render.add_argument("--count", type=int, required=True)
    render.add_argument("--seed", type=int, default=1)
    render.add_argument("--out", type=Path, required=True)
    render.add_argument("--split", choices=["train", "test"], default="train")
    render.add_argument("--focus", choices=["words", "bars", "covers"], default="", help="html: screens of one pattern alone")
    render.add_argument(
        "--assets", type=Path, default=Path.home() / ".cache" / "unsaid-factory", help="cache for pictures"
    )
    render.add_argument("--libraries", nargs="*", help="web: these libraries alone")
    render.add_argument("--chromium", help="path of the Chromium executable")
    render.add_argument("--until", help="stop at this local time, HH:MM")
    look = commands.add_parser("sheet", help="contact sheet with the truth drawn over the screens")
    look.add_argument("folder", type=Path)
    look.add_argument("--out", type=Path, required=True)
    look.add_argument("--first", type=int, default=0)
    look.add_argument("--count", type=int, default=8)
    look.add_argument("--columns", type=int, default=4)
    look.add_argument("--height", type=int, default=1000)
    lossy = commands.add_parser("compress", help="a copy of rendered screens as JPEGs")
    lossy.add_argument("folder", type=Path)
    lossy.add_argument("--out", type=Path, required=True)
    options = parser.parse_args(arguments)
    if options.command == "compress":
        print(f"{compress.write(options.folder, options.out)} screens", file=sys.stderr)
        return 0
    if options.command == "sheet":
        sheet.write(options.folder, options.out, options.first, options.count, options.columns, options.height)
        return 0
    if options.count < 1:
        parser.error("--count must be at least 1")
    options.assets.mkdir(parents=True, exist_ok=True)
    options.out.mkdir(parents=True, exist_ok=True)
    if options.kind == "qt":
        if options.split != "test":
            parser.error("Qt is the toolkit kept for testing: use --split test")
        from .qt import render as qt

        return qt.run(options.count, options.seed, options.out, options.assets)
    if options.kind == "gtk":
        if options.split != "train":
            parser.error("GTK's themes are training looks: use --split train")
        from .gtk import render as gtk

        return gtk.run(options.count, options.seed, options.out, options.assets)
    if options.kind in ("swing", "fx", "kivy", "tk"):
        from .parts import render as parts
        from .parts.toolkits import TOOLKITS

        toolkit = TOOLKITS[options.kind]
        return parts.run(toolkit, options.count, options.seed, options.split, options.out, options.assets)
    if options.kind == "web":
        from .web import libraries
        from .web import render as web

        names = options.libraries or libraries(options.split)
        if unknown := set(names) - set(libraries(options.split)):
            parser.error(f"no {options.split} libraries: {', '.join(sorted(unknown))}")
        return web.run(options.count, options.seed, names, options.out, options.assets, options.chromium)
    if options.kind == "flutter":
        from .flutter import render as flutter

        return flutter.run(options.count, options.seed, options.split, options.out, options.assets, options.until)
    return _html(options)


def _html(options: argparse.Namespace) -> int:
    from .html.page import build
    from .html.render import Browser
    from .icons import IconLibrary

    pictures = photos.prepare(options.assets / "pictures")
    if options.focus == "covers":
        pictures["cover"] = photos.covers(options.assets / "pictures")
    icons = IconLibrary()
    names = theme.theme_ids(options.split)
    began, done = time.time(), 0
    with (
        Browser(options.assets, icons, options.chromium) as browser,
        ThreadPoolExecutor(1) as pool,
        open(options.out / "truth.jsonl", "a", encoding="utf-8") as log,
    ):
        pending = None
        for index in range(options.count):
            if options.until and time.strftime("%H:%M") >= options.until:
                break
            name = f"{options.split}-{options.seed:03d}-{index:05d}.png"
            if (options.out / name).exists():
                continue
            seed = f"{options.split}:{options.seed}:{index}"
            theme_id = random.Random(seed).choice(names)
            page = build(seed, theme_id, icons, pictures, options.focus)
            image, bare, probe = browser.render(page)
            if pending:
                pending.result()
            pending = pool.submit(_store, options.out, name, page, seed, image, bare, probe, log)
            done += 1
        if pending:
            pending.result()
    print(f"{done} screens, {(time.time() - began) / max(done, 1):.2f} s each", file=sys.stderr)
    return 0


def _store(out: Path, name: str, page, seed: str, image, bare, probe, log) -> None:
    about = {
        "platform": "ios" if page.theme.ios else "android",
        "toolkit": "html-kit",
        "theme": page.theme.id,
        "seed": seed,
        "layout": page.layout,
        "script": page.script,
    }
    record = truth.record(name, probe, image, bare, page.scale, **about)
    cv2.imwrite(str(out / name), image, [cv2.IMWRITE_PNG_COMPRESSION, 2])
    log.write(json.dumps(record, ensure_ascii=False) + "\n")
    log.flush()


if __name__ == "__main__":
    sys.exit(main())
