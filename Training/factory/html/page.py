"""Assembles one screen: draws every choice from the seed and writes the page's HTML."""

import random
from dataclasses import dataclass

from ..icons import IconLibrary
from ..theme import Theme, make_theme
from ..words import RIGHT_TO_LEFT, Words, pick_script
from . import chrome, covers, iconbars, wordbars
from .kit import Kit, column, tag
from .layouts import EDGE_TO_EDGE, LAYOUTS

PHONES_IOS = [
    (375, 667, 2),
    (375, 812, 3),
    (390, 844, 3),
    (393, 852, 3),
    (402, 874, 3),
    (414, 896, 2),
    (414, 896, 3),
    (428, 926, 3),
    (430, 932, 3),
]
PHONES_ANDROID = [
    (360, 640, 3),
    (360, 780, 3),
    (360, 800, 3),
    (384, 832, 2.8125),
    (393, 873, 2.75),
    (411, 823, 2.625),
    (411, 914, 2.625),
    (412, 892, 3.5),
    (360, 640, 2),
    (412, 732, 2.625),
]
LARGE = [(768, 1024, 2), (820, 1180, 2), (844, 390, 3), (800, 1280, 1.5), (915, 412, 2.625)]


@dataclass
class Page:
    """One screen before rendering: HTML, size in CSS pixels, pixels a CSS pixel, and where it comes from."""

    html: str
    size: tuple[int, int]
    scale: float
    theme: Theme
    layout: str
    script: str


def _size(r: random.Random, ios: bool) -> tuple[int, int, float]:
    if r.random() < 0.05:
        return r.choice(LARGE)
    return r.choice(PHONES_IOS if ios else PHONES_ANDROID)


FOCUSES = {"words": wordbars.worded, "bars": iconbars.barred, "covers": covers.covered}
BARS = {wordbars.worded: wordbars.bar, iconbars.barred: iconbars.bar}


def build(seed: str, theme_id: str, icons: IconLibrary, pictures: dict[str, list[str]], focus: str = "") -> Page:
    """Builds the screen of that seed in that theme; the same arguments give the same page.

    `focus` names a layout that is drawn only when it is asked for, so that all other pages stay as they were.
    """
    r = random.Random(f"{seed}:{theme_id}")
    theme = make_theme(theme_id)
    width, height, scale = _size(r, theme.ios)
    type_scale = r.choice([1] * 14 + [0.8, 0.9, 1.15, 1.3, 1.3, 1.6, 2.0, 2.5])
    words = Words(r, pick_script(r))
    k = Kit(r, theme, words, icons, pictures, (width, height), type_scale)
    layout = r.choices(list(LAYOUTS), list(LAYOUTS.values()))[0]
    layout = FOCUSES.get(focus, layout)
    parts = _frame(k, layout)
    background = theme.background
    if r.random() < 0.07:
        ends = [theme.background, theme.surface2, f"color-mix(in srgb,{theme.accent} 30%,{theme.background})"]
        background = f"linear-gradient({r.choice([180, 160, 90])}deg,{r.choice(ends)},{r.choice(ends)})"
    direction = "rtl" if words.script in RIGHT_TO_LEFT else "ltr"
    html = tag(
        "div",
        "".join(parts),
        f"position:absolute;inset:0;overflow:hidden;background:{background};font-family:{k.font};"
        f"letter-spacing:{theme.letter_spacing}em;color:{theme.foreground};direction:{direction}",
    )
    return Page(html, (width, height), scale, theme, layout.__name__, words.script)


def _frame(k: Kit, layout) -> list[str]:
    t, r = k.t, k.r
    landscape = k.width > k.height
    top = 0 if landscape else (r.choice([20, 44, 47, 54, 59]) if t.ios else r.choice([24, 24, 28, 32, 40]))
    system = (
        r.choice(["home", "home", "home", "none"])
        if t.ios
        else r.choice(["buttons", "buttons", "pill", "pill", "none"])
    )
    bottom = {"home": 34, "none": 0, "pill": 20, "buttons": 48}[system]
    parts: list[str] = []
    over: list[str] = []
    head = 0.0
    bar = ""
    full = layout in EDGE_TO_EDGE or layout is covers.covered
    if not full and k.chance(0.82):
        bar, head = chrome.top_bar(k, top)
    status_color = t.on_accent if f"background:{t.accent}" in bar[:200] else t.foreground
    foot = bottom
    if k.chance(0.1) and not landscape:
        board, foot = chrome.keyboard(k, bottom)
        over.append(board)
    elif k.chance(0.55) and not full:
        tabs, foot = BARS.get(layout, chrome.tab_bar)(k, bottom)
        foot = foot or bottom
        over.append(tabs)
    if k.chance(0.12) and not full:
        over.append(chrome.floating_button(k, foot))
    if k.chance(0.07) and not full:
        over.append(chrome.toast(k, foot))
    if bar:
        over.append(bar)
    body = layout(k)
    start = head or top
    scroll = r.randint(0, 260) if k.chance(0.25) and not full else 0
    gap = r.choice([t.gap, t.gap + 4, 16])
    content = (
        "".join(body)
        if full
        else column(*body, gap=gap, style=f"margin-top:{start + gap / 2 - scroll:.0f}px;gap:{gap}px")
    )
    if not full and k.chance(0.04):
        shade = "#000a" if t.dark else "#fffc"
        parts.append(
            f'<img src="pictures/{r.choice(k.pictures["photo"])}" style="position:absolute;inset:0;width:100%;height:100%;object-fit:cover">'
            + tag("div", "", f"position:absolute;inset:0;background:{shade}")
        )
    parts.append(tag("div", content, "position:absolute;inset:0;overflow:hidden"))
    if top and not bar and not full:
        parts.append(
            tag("div", "", f"position:absolute;left:0;right:0;top:0;height:{top}px;background:{t.background}", occ=True)
        )
    parts += over
    fill = t.background if k.chance(0.7) else "#000"
    light = t.dark or fill == "#000"
    parts.append(
        chrome.bottom_system(k, system, bottom, fill, "#fff" if (light if system == "buttons" else t.dark) else "#000")
    )
    if top:
        parts.append(chrome.status_bar(k, top, status_color, t.ios))
    if k.chance(0.2):
        parts.append(chrome.dialog(k, bottom))
    return parts
