"""Tabs of words alone, along the lower edge or under the top bar, in the looks that toolkits give them.

The other layouts have tabs with icons and one style of segments a theme; here each bar draws its own look. A bar at the
lower edge is boxed by its cells, as segments: without icons nothing but place tells tabs from segments.
"""

from dataclasses import dataclass

from .kit import Kit, tag
from .layouts import MIXED, fill

LOOKS = ("filled", "tinted", "raised", "boxed", "line", "short line", "colour", "faded", "bold")
LINED = ("line", "short line")


@dataclass
class Look:
    """How one bar tells the selected word from the others; lengths in CSS pixels."""

    kind: str
    line: float
    over: bool
    coloured: bool
    upper: bool
    size: float
    corner: int


def worded(k: Kit) -> list[str]:
    """A page that begins with such tabs, or has none but the bar below."""
    head = [tabs(k)] if k.chance(0.75) else []
    return head + fill(k, MIXED, 6)


def tabs(k: Kit) -> str:
    """Tabs or segments in the page."""
    t, r = k.t, k.r
    look = _look(k)
    height = r.choice([30, 34, 40, 44, 48]) * max(1, min(k.type_scale, 1.5))
    margin = r.choice([0, 0, t.margin, t.margin])
    return tag("div", _bar(k, look, height, k.width - 2 * margin, "segment"), f"margin:4px {margin}px")


def bar(k: Kit, bottom: float) -> tuple[str, float]:
    """The bar along the lower edge and its height, the system's bar included."""
    t, r = k.t, k.r
    look = _look(k)
    height = r.choice([40, 44, 48, 52, 56])
    scale, k.type_scale = k.type_scale, min(k.type_scale, 1.15)
    cells = _bar(k, look, height, k.width - r.choice([0, 0, 0, 16, 32]), "tab", centred=k.chance(0.5))
    k.type_scale = scale
    ground = r.choice([t.background, t.surface, t.surface, t.surface2])
    edge = r.choice([f"border-top:1px solid {t.separator};", "box-shadow:0 -1px 5px #0002;", ""])
    return tag(
        "div",
        cells,
        f"position:absolute;left:0;right:0;bottom:0;padding-bottom:{bottom}px;background:{ground};{edge}",
        occ=True,
        zone=2,
    ), height + bottom


def _look(k: Kit) -> Look:
    r = k.r
    kind = r.choice(LOOKS)
    return Look(
        kind,
        line=r.choice([1.5, 2, 2, 3, 4]),
        over=k.chance(0.2),
        coloured=kind == "colour" or (kind in LINED and k.chance(0.6)),
        upper=k.chance(0.2),
        size=r.choice([11, 12, 13, 14, 15, 16]),
        corner=r.choice([0, 0, 0, 4, 6, 10]),
    )


def _bar(k: Kit, look: Look, height: float, width: float, stop: str, centred: bool = False) -> str:
    t, r = k.t, k.r
    labels = [k.w.tab() for _ in range(r.choice([2, 2, 2, 3, 3, 4, 5]))]
    chosen = r.randrange(len(labels))
    gap = r.choice([0, 0, 0, 1, 4]) if look.kind in ("filled", "tinted", "raised", "boxed") else 0
    cells = "".join(_cell(k, look, label, i == chosen, stop) for i, label in enumerate(labels))
    track = f"background:{t.surface2};" if look.kind == "raised" else ""
    rule = f"border-bottom:1px solid {t.separator};" if look.kind in ("boxed", *LINED) and k.chance(0.5) else ""
    place = "margin:0 auto;" if centred else ""
    return tag(
        "div",
        cells,
        f"display:flex;gap:{gap}px;width:{width:.0f}px;height:{height:.1f}px;box-sizing:border-box;{track}{rule}{place}",
        box="segments",
    )


def _cell(k: Kit, look: Look, label: str, on: bool, stop: str) -> str:
    t = k.t
    colour, weight = (t.accent if look.coloured else t.foreground) if on else t.foreground, 400
    if look.kind == "colour" or (look.coloured and not on):
        colour = t.accent if on else t.secondary
    face = f"border-radius:{look.corner}px;" if look.kind in ("filled", "tinted", "raised") else ""
    if look.kind == "filled" and on:
        face, colour = face + f"background:{t.accent};", t.on_accent
    elif look.kind == "tinted" and on:
        face += f"background:{k.tinted(0.22)};"
    elif look.kind == "raised" and on:
        face += f"background:{t.background};"
    elif look.kind == "boxed":
        ground = t.background if on else t.surface2
        face = f"border:1px solid {t.outline};border-radius:{look.corner}px {look.corner}px 0 0;background:{ground};"
        face += "border-bottom-color:transparent;" if on else ""
    elif look.kind == "bold" and on:
        weight = 700
    fade = "opacity:.5;" if look.kind == "faded" and not on else ""
    text = k.text(
        label.upper() if look.upper else label, look.size, colour, weight, 1, f"max-width:100%;text-align:center;{fade}"
    )
    return tag(
        "div",
        text + (_line(k, look) if on and look.kind in LINED else ""),
        "flex:1 1 0;min-width:0;position:relative;display:flex;align-items:center;justify-content:center;height:100%;"
        f"box-sizing:border-box;padding:0 4px;{face}",
        c="SegmentedControl",
        s=int(on),
        k=True,
        stop=stop,
    )


def _line(k: Kit, look: Look) -> str:
    edge = "top:0" if look.over else "bottom:0"
    across = "left:0;right:0" if look.kind == "line" else "left:50%;width:28px;margin-left:-14px"
    return tag("i", "", f"position:absolute;{edge};{across};height:{look.line}px;background:{k.t.accent}")
