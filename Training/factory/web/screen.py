"""Composes a screen of a library's parts from the top to the bottom, of as many as fit."""

import random
from dataclasses import dataclass

from ..html import chrome
from ..html.kit import Kit, tag
from ..html.page import PHONES_ANDROID, PHONES_IOS
from ..icons import IconLibrary
from ..theme import make_theme, theme_ids
from ..words import RIGHT_TO_LEFT, Words, pick_script
from .library import Library, Look, sign, words

MEANINGS = [
    "home", "search", "profile", "settings", "heart", "star", "cart", "bell", "chat", "mail", "calendar", "map", "list",
    "camera", "bookmark", "play",
]  # fmt: skip


@dataclass
class Screen:
    """One screen before rendering: the page's body, the library's look, size in CSS pixels and pixels for each."""

    body: str
    look: Look
    size: tuple[int, int]
    scale: float
    ios: bool
    script: str


def build(seed: str, library: Library, icons: IconLibrary, pictures: dict[str, list[str]]) -> Screen:
    """Builds the screen of that seed; the same arguments give the same page."""
    r = random.Random(seed)
    ios = r.random() < 0.4
    width, height, scale = r.choice(PHONES_IOS if ios else PHONES_ANDROID)
    script = pick_script(r)
    while script in RIGHT_TO_LEFT:  # the libraries' own right-to-left styles are files of their own
        script = pick_script(r)
    theme = make_theme(r.choice(theme_ids("train")))
    k = Kit(r, theme, Words(r, script), icons, pictures, (width, height), 1)
    look = library.look(k)
    body = _body(k, library, look, ios)
    return Screen(body, look, (width, height), scale, ios, script)


def _body(k: Kit, library: Library, look: Look, ios: bool) -> str:
    r = k.r
    top = r.choice([20, 44, 47, 54, 59] if ios else [24, 24, 28, 32])
    bottom = r.choice([34, 34, 0] if ios else [48, 20, 20, 0])
    system = "none" if not bottom else ("home" if ios else ("buttons" if bottom == 48 else "pill"))
    ink = "#fff" if look.dark else "#000"
    out = []
    margin = r.choice([0, 8, 12, 16, 16, 20])
    icons = [sign(k, meaning, 22) for meaning in r.sample(MEANINGS, r.randint(0, 2))]
    head = library.header(k, words(k.w.title()), icons) if k.chance(0.8) else ""
    parts = "".join(tag("div", p, "flex:none") for p in _parts(k, library))
    column = f"display:flex;flex-direction:column;gap:{r.choice([8, 12, 16, 20, 24])}px;padding:{r.choice([8, 12, 16])}px {margin}px"
    out.append(
        tag("div", tag("div", head, "") + tag("div", parts, column), f"position:absolute;inset:{top}px 0 0 0;overflow:hidden")
    )
    if k.chance(0.6):
        cells = [(r.choice(MEANINGS), k.w.tab()) for _ in range(r.choice([2, 3, 3, 4, 4, 5]))]
        bar = library.bar(k, cells, r.randrange(len(cells)))
        if bar:
            out.append(_docked(bar, bottom))
    out.append(chrome.bottom_system(k, system, bottom, "#000" if k.chance(0.3) else "transparent", ink))
    out.append(chrome.status_bar(k, top, ink, ios))
    if k.chance(0.15):
        out.append(_modal(k, library))
    return "".join(out)


def _docked(bar: str, bottom: float) -> str:
    """The bar along the lower edge on the page's own ground."""
    style = f"position:absolute;left:0;right:0;bottom:0;padding-bottom:{bottom}px;background:var(--page);z-index:5"
    return tag("div", bar, style, occ=True, zone=2)


def _modal(k: Kit, library: Library) -> str:
    """A dialog over the dimmed page, in the middle or at the foot."""
    actions = [words(k.w.action()) for _ in range(k.r.choice([1, 2, 2]))]
    panel = library.dialog(k, words(k.w.title()), words(k.w.sentence()), actions)
    place = k.r.choice(["center", "center", "flex-end"])
    veil = f"background:rgba(0,0,0,{k.r.choice([0.3, 0.4, 0.5, 0.6])})"
    width = k.r.choice([280, 312, k.width - 32]) if place == "center" else k.width
    # what lies behind is still there to be probed: it is marked as behind, not lost
    front = tag("div", panel, f"width:{width}px;max-width:100%;pointer-events:auto", occ=True)
    frame = f"position:absolute;inset:0;z-index:99;display:flex;align-items:{place};justify-content:center;pointer-events:none"
    return tag("div", front, f"{frame};{veil}", modal=True)


def _parts(k: Kit, library: Library) -> list[str]:
    kinds = [_segments, _segments, _tabs, _switches, _choices, _slider, _form, _buttons, _card, _rows, _prose, _picture]
    k.r.shuffle(kinds)
    return [kind(k, library) for kind in kinds[: k.r.randint(5, 9)]]


def _labels(k: Kit) -> list[str]:
    return [k.w.tab() for _ in range(k.r.choice([2, 2, 2, 3, 3, 4]))]


def _segments(k, library):
    labels = _labels(k)
    return library.segments(k, labels, k.r.randrange(len(labels)))


def _tabs(k, library):
    labels = _labels(k)
    return library.tabs(k, labels, k.r.randrange(len(labels)))


def _switches(k, library):
    return "".join(library.toggle(k, k.w.title(), k.chance(0.5)) for _ in range(k.r.randint(1, 4)))


def _choices(k, library):
    if k.chance(0.5):
        return "".join(library.checkbox(k, k.w.title(), k.chance(0.5)) for _ in range(k.r.randint(1, 4)))
    count = k.r.randint(2, 4)
    chosen = k.r.randrange(count)
    return "".join(library.radio(k, k.w.title(), i == chosen) for i in range(count))


def _slider(k, library):
    head = words(k.w.title()) if k.chance(0.6) else ""
    return head + library.slider(k, k.r.randint(5, 95))


def _form(k, library):
    fields = []
    for _ in range(k.r.randint(1, 2)):
        label = k.w.title(1, 2) if k.chance(0.5) else ""
        value = k.w.title() if k.chance(0.5) else ""
        fields.append(tag("div", library.field(k, label, value, k.w.placeholder()), "margin-bottom:8px"))
    return "".join(fields)


def _buttons(k, library):
    items = "".join(library.button(k, words(k.w.action())) for _ in range(k.r.choice([1, 1, 2, 2, 3])))
    return tag("div", items, f"display:flex;flex-wrap:wrap;gap:{k.r.choice([8, 12, 16])}px")


def _card(k, library):
    action = tag("div", library.button(k, words(k.w.action())), "margin-top:10px") if k.chance(0.5) else ""
    return library.card(k, words(k.w.title()), tag("div", words(k.w.sentence())) + action)


def _rows(k, library):
    detail = k.chance(0.6)
    rows = [(k.r.choice(MEANINGS), k.w.title(), k.w.sentence(3, 6) if detail else "") for _ in range(k.r.randint(2, 4))]
    return library.rows(k, rows)


def _prose(k, library):
    head = tag("div", words(k.w.title(), f"font-size:{k.r.choice([18, 20, 24])}px")) if k.chance(0.6) else ""
    icon = sign(k, k.r.choice(MEANINGS), 20, "vertical-align:middle;margin-right:8px") if k.chance(0.2) else ""
    return head + tag("div", icon + words(k.w.paragraph(1, 2)))


def _picture(k, library):
    width = k.r.choice(["80px", "120px", "100%"])
    return k.picture(f"width:{width};height:{k.r.randint(70, 180)}px", "photo")
