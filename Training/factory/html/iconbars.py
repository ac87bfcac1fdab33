"""Tabs with icons in the looks of `wordbars`: over the word, beside it, or alone; below the page or in it.

`chrome.tab_bar` draws the bar that phones have most; toolkits draw others, low ones with the icon beside the word, cells
with a face, a frame or a line of their own. The bar at the lower edge is boxed by what stands in its cells.
"""

from . import chrome
from .kit import Kit, column, row, tag
from .layouts import MIXED, fill
from .wordbars import FACED, LINED, SHARE, Look, cell, docked, face, look_of

WAYS = ("over", "over", "beside", "beside", "icon")
MEANINGS = ("home", "search", "profile", "settings", "like", "cart", "bell", "map", "calendar", None, None, None)


def barred(k: Kit) -> list[str]:
    """A page that begins with such tabs, or has none but the bar below."""
    head = [tabs(k)] if k.chance(0.4) else []
    return head + fill(k, MIXED, 6)


def tabs(k: Kit) -> str:
    """Tabs in the page, boxed by their cells."""
    t, r = k.t, k.r
    look, way = look_of(k, t.background), r.choice(WAYS)
    height = r.choice([40, 44, 48]) if way != "over" else r.choice([56, 60, 68])
    margin = r.choice([0, 0, 0, t.margin])
    cells = _bar(k, look, way, "SegmentedControl", "segment", height)
    return tag("div", cells, f"margin:4px {margin}px;background:{look.ground.fill};")


def bar(k: Kit, bottom: float) -> tuple[str, float]:
    """The bar along the lower edge and its height, the system's bar included."""
    t, r = k.t, k.r
    if k.chance(0.1):
        return chrome.tab_bar(k, bottom)
    look, way = look_of(k, r.choice([t.background, t.surface, t.surface, t.surface2])), r.choice(WAYS)
    height = r.choice([40, 44, 48, 52]) if way != "over" else r.choice([48, 52, 56, 64])
    scale, k.type_scale = k.type_scale, min(k.type_scale, 1.15)
    cells = _bar(k, look, way, "TabBarItem", "tab", height)
    k.type_scale = scale
    return docked(k, look, cells, bottom, c="Container", check=True), height + bottom


def _bar(k: Kit, look: Look, way: str, kind: str, stop: str, height: float) -> str:
    t, r = k.t, k.r
    count = r.choice([2, 3, 3, 4] if way == "beside" else [3, 3, 4, 4, 5])
    chosen = r.randrange(count)
    gap = r.choice([0, 0, 0, 1, 4]) if look.kind in FACED and not look.divided else 0
    size, icon = r.choice([10, 11, 12, 13] if way == "over" else [12, 13, 14]), r.choice([16, 18, 20, 22, 24])
    cells = "".join(_cell(k, look, way, kind, stop, i, i == chosen, size, icon) for i in range(count))
    frame = f"background:{t.surface2};" if look.kind == "raised" else ""
    if look.kind in ("framed", "pressed"):
        frame += f"border:1px solid {t.accent if look.kind == 'framed' else t.outline};overflow:hidden;"
    elif look.kind in ("boxed", *LINED) and k.chance(0.5):
        frame += f"border-bottom:1px solid {t.separator};"
    return tag("div", cells, f"display:flex;gap:{gap}px;height:{height:.1f}px;box-sizing:border-box;{frame}")


def _cell(
    k: Kit, look: Look, way: str, kind: str, stop: str, place: int, on: bool, size: float, icon: float
) -> str:
    surface, colour = face(k, look, on)
    fade = "opacity:.5;" if look.kind == "faded" and not on else ""
    glyph = k.icon(k.r.choice(MEANINGS), icon, colour)
    name = k.w.tab()
    words = k.text(name.upper() if look.upper else name, size, colour, 700 if on and look.bold else 400, 1)
    middle = f"align-items:center;max-width:100%;{fade}"
    match way:
        case "over":
            body = column(glyph, words, gap=k.r.choice([1, 2, 4]), style=middle)
        case "beside":
            body = row(glyph, words, gap=k.r.choice([4, 6, 8]), style=middle + "min-width:0;")
        case _:
            body = tag("div", glyph, middle + "display:flex;")
    return cell(k, look, body, SHARE, surface, place, on, c=kind, stop=stop)
