#!/usr/bin/env python3
"""Renders screens of texts with known colours, sizes and weights, and asks axe-core of each.

Usage: .deps/validators/bin/python Benchmarks/contrast_screens.py OUT --fonts FOLDER --part tuning|reporting --screens N

For each screen: NAME.png, NAME.ground.png (the same without letters), NAME.tree.json, and NAME.truth.json with, for each
text, its place, colours, size, weight and axe's word. The part and the number of a screen decide everything on it; the
parts share no theme and no typeface.
"""
import argparse
import html as markup
import json
import os
import pathlib
import random
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# Family: files by weight.
FONTS = {
    "tuning": {
        "Inter": {400: "Inter-Regular.otf", 500: "Inter-Medium.otf", 600: "Inter-SemiBold.otf", 700: "Inter-Bold.otf"},
        "Roboto": {400: "Roboto-Regular.ttf", 500: "Roboto-Medium.ttf", 700: "Roboto-Bold.ttf"},
        "Cantarell": {400: "Cantarell-Regular.otf", 700: "Cantarell-Bold.otf"},
        "DejaVu Sans": {400: "DejaVuSans.ttf", 700: "DejaVuSans-Bold.ttf"},
    },
    "reporting": {
        "Lato": {400: "Lato-Regular.ttf", 500: "Lato-Medium.ttf", 700: "Lato-Bold.ttf"},
        "Open Sans": {400: "OpenSans-Regular.ttf", 600: "OpenSans-Semibold.ttf", 700: "OpenSans-Bold.ttf"},
        "Noto Sans": {400: "NotoSans-Regular.ttf", 700: "NotoSans-Bold.ttf"},
        "Liberation Sans": {400: "LiberationSans-Regular.ttf", 700: "LiberationSans-Bold.ttf"},
    },
}
# Page, card, accent.
THEMES = {
    "tuning": [
        ("#ffffff", "#f4f5f7", "#1a73e8"), ("#121212", "#1f1f24", "#bb86fc"), ("#fdf6e3", "#eee8d5", "#b58900"),
        ("#0f172a", "#1e293b", "#38bdf8"), ("#f0f7f0", "#dcefdc", "#39b54a"), ("#2b2b2b", "#3c3f41", "#ff9800"),
        ("#fff5f7", "#ffe0e8", "#dc143c"), ("#e8eaf6", "#c5cae9", "#3f51b5")],
    "reporting": [
        ("#fafafa", "#ffffff", "#d81b60"), ("#000000", "#1c1c1e", "#0a84ff"), ("#eceff1", "#cfd8dc", "#00897b"),
        ("#1b1f3b", "#2a2f55", "#ffca28"), ("#fff8e1", "#ffecb3", "#e65100"), ("#263238", "#37474f", "#80cbc4"),
        ("#f3e5f5", "#e1bee7", "#8e24aa"), ("#3e2723", "#4e342e", "#ffab91")],
}
WORDS = ("Account Balance Monthly report for your trips Next delivery Tuesday Add to basket Show all orders Search in messages "
         "Privacy settings Change password Last backup two days ago Invite friends Team meeting Room temperature Battery low "
         "Download finished Sign in with e-mail Weather in Lisbon Sunny spells Train to Hamburg Platform seven Morning run "
         "Heart rate Average pace Recently played Library Playlists Offline songs Upload photo Camera access Language "
         "region Daily goal Steps walked Water Quick notes Shopping list Oat milk Paper towels Total amount Tax included").split()
SIZES = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 34]


def luminance(color):
    channels = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one, other):
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def random_color(rng):
    return "#%02x%02x%02x" % tuple(rng.randrange(256) for _ in range(3))


def ink(rng, ground):
    """A colour with a contrast as designers choose them, and many near the limits."""
    wanted = rng.choice([rng.uniform(1.3, 3), rng.uniform(2.7, 3.3), rng.uniform(3, 4.5), rng.uniform(4.2, 4.8),
                         rng.uniform(4.5, 7), rng.uniform(7, 18)])
    best = min((random_color(rng) if rng.random() < 0.5 else "#%02x%02x%02x" % ((rng.randrange(256),) * 3)
                for _ in range(60)), key=lambda c: abs(contrast(c, ground) - wanted))
    return best


def mixed(one, other, share):
    a, b = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (one, other))
    return "#%02x%02x%02x" % tuple(round(x + (y - x) * share) for x, y in zip(a, b))


def words(rng, count):
    start = rng.randrange(len(WORDS))
    return " ".join(WORDS[(start + i) % len(WORDS)] for i in range(count))


def photo(rng):
    """A photo-like ground: soft blotches of several colours, as a data URL made by the page itself."""
    stops = [random_color(rng) for _ in range(4)]
    places = [(rng.randrange(100), rng.randrange(100)) for _ in stops]
    layers = [f"radial-gradient(circle at {x}% {y}%, {c} 0%, {c}00 {rng.randrange(35, 80)}%)"
              for (x, y), c in zip(places, stops)]
    grain = ("url(\"data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'><filter id='n'>"
             f"<feTurbulence type='fractalNoise' baseFrequency='{rng.uniform(.02, .2):.3f}' numOctaves='4' seed='{rng.randrange(999)}'/>"
             "<feColorMatrix values='1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 .35 0'/></filter>"
             "<rect width='200' height='200' filter='url(%23n)'/></svg>\")")
    return ", ".join([grain] + layers), random_color(rng)


def ground_style(rng, kind, page, card, accent):
    if kind == "flat":
        ground = rng.choice([page, page, card, card, accent, mixed(page, accent, 0.15)])
        return f"background:{ground}", ground
    if kind == "gradient":
        base = rng.choice([accent, random_color(rng), card])
        other = rng.choice([mixed(base, "#000000", rng.uniform(.1, .6)), mixed(base, "#ffffff", rng.uniform(.1, .6)),
                            random_color(rng)])
        return f"background:linear-gradient({rng.choice([0, 90, 45, 135, 180])}deg,{base},{other})", mixed(base, other, .5)
    image, base = photo(rng)
    return f"background-image:{image};background-color:{base}", base


def screen(part, number):
    """The HTML of a screen, and what each text is."""
    rng = random.Random(f"{part} {number}")
    page, card, accent = THEMES[part][number % len(THEMES[part])]
    family = list(FONTS[part])[(number // len(THEMES[part])) % len(FONTS[part])]
    rows, truths, top = [], [], 12
    while top < 770:
        kind = rng.choices(["flat", "gradient", "photo"], [0.72, 0.16, 0.12])[0]
        style, ground = ground_style(rng, kind, page, card, accent)
        size, weight = rng.choice(SIZES), rng.choice(list(FONTS[part][family]))
        color = ink(rng, ground) if kind == "flat" else rng.choice(["#ffffff", "#ffffff", "#000000", ink(rng, ground)])
        lines = 2 if size <= 16 and rng.random() < 0.15 else 1
        text = words(rng, max(1, min(6, int(rng.uniform(60, 300) / (size * 3.6))))) if lines == 1 else words(rng, 9)
        pad = rng.choice([6, 8, 12])
        height = round(size * 1.35) * lines + 2 * pad
        name = f"t{len(truths)}"
        wide = "width:340px;" if kind != "flat" or lines > 1 or rng.random() < 0.6 else ""
        rows.append(
            f"<div style='position:absolute;left:14px;top:{top}px;{wide}box-sizing:border-box;padding:{pad}px 12px;"
            f"border-radius:{rng.choice([0, 6, 12])}px;{markup.escape(style, quote=True)}'><span id='{name}' style='font-size:{size}px;"
            f"font-weight:{weight};line-height:{round(size * 1.35)}px;{'' if lines > 1 else 'white-space:nowrap;'}color:{color}'>{text}</span></div>")
        truths.append({"id": name, "text": text, "kind": kind, "ink": color, "ground": ground if kind == "flat" else None,
                       "size": size, "weight": weight, "family": family, "lines": lines})
        top += height + rng.choice([4, 8, 14])
    html = (f"<!doctype html><html lang=en><title>Screen</title><body style='margin:0;background:{page};"
            f"font-family:\"{family}\";-webkit-font-smoothing:antialiased'>")
    return html, "\n".join(rows), truths, family


PROBE = """() => [...document.querySelectorAll('span[id]')].map(e => {
  const r = document.createRange(); r.selectNodeContents(e);
  return {id: e.id, boxes: [...r.getClientRects()].map(b => [b.x, b.y, b.width, b.height])};
})"""


def faces(folder, files):
    found = {path.name: path for path in pathlib.Path(folder).rglob("*.[ot]tf")}
    found |= {p.name: p for p in pathlib.Path("/usr/share/fonts").rglob("*.[ot]tf") if p.name not in found}
    missing = [f for family in files.values() for f in family.values() if f not in found]
    if missing:
        sys.exit(f"contrast_screens.py: no {', '.join(missing)} below {folder}; install the fonts that "
                 "Training/factory/README.md names, or set FONTS")
    return "".join(f"@font-face{{font-family:\"{family}\";font-weight:{weight};src:url('{found[name].as_uri()}')}}"
                   for family, weights in files.items() for weight, name in weights.items())


def verdicts(page):
    """axe's word on each text: pass, violation or incomplete."""
    rules = {"runOnly": ["color-contrast"], "resultTypes": ["violations", "passes", "incomplete"]}
    found = Axe().run(page, options=rules).response
    words_of = {"violations": "violation", "passes": "pass", "incomplete": "incomplete"}
    return {node["target"][0].lstrip("#"): word for key, word in words_of.items()
            for rule in found[key] for node in rule["nodes"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--fonts", default="/usr/share/fonts")
    parser.add_argument("--part", choices=THEMES, required=True)
    parser.add_argument("--screens", type=int, default=96)
    options = parser.parse_args()
    out = pathlib.Path(options.out).resolve()
    out.mkdir(parents=True, exist_ok=True)
    styles = f"<style>{faces(options.fonts, FONTS[options.part])} span{{display:inline}}</style>"
    with sync_playwright() as driver:
        window = driver.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-lcd-text"])
        for number in range(options.screens):
            scale = 2 + number % 2
            context = window.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=scale)
            page = context.new_page()
            html, rows, truths, _ = screen(options.part, number)
            name = f"{options.part}-{number:03d}"
            file = out / f"{name}.html"
            file.write_text(html + styles + rows, encoding="utf-8")
            page.goto(file.as_uri())
            page.evaluate("() => document.fonts.ready.then(() => null)")
            page.screenshot(path=out / f"{name}.png")
            boxes = {entry["id"]: entry["boxes"] for entry in page.evaluate(PROBE)}
            said = verdicts(page)
            page.add_style_tag(content="span{color:transparent !important}")
            page.screenshot(path=out / f"{name}.ground.png")
            context.close()
            for truth in truths:
                truth |= {"boxes": boxes[truth["id"]], "axe": said.get(truth["id"], "none"), "scale": scale}
            children = [{"role": "text", "label": t["text"], "box": [
                min(b[0] for b in t["boxes"]), min(b[1] for b in t["boxes"]),
                max(b[0] + b[2] for b in t["boxes"]) - min(b[0] for b in t["boxes"]),
                max(b[1] + b[3] for b in t["boxes"]) - min(b[1] for b in t["boxes"])]} for t in truths]
            tree = {"schema": "unsaid.tree/1", "platform": "web", "unit": "point", "scale": scale, "order": "traversal",
                    "root": {"role": "application", "box": [0, 0, 390, 844], "children": children}}
            (out / f"{name}.tree.json").write_text(json.dumps(tree))
            (out / f"{name}.truth.json").write_text(json.dumps(truths))
            os.remove(file)
        window.close()


if __name__ == "__main__":
    main()
