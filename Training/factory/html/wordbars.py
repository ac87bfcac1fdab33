"""Tabs of words alone, along the lower edge or under the top bar, in the looks that toolkits give them.

The other layouts have tabs with icons and one style of segments a theme; here each bar draws its own look. Words along the
lower edge are tab items, boxed by their ink as those with icons are; in the page they are segments, boxed by their cells.
"""

from dataclasses import dataclass

from .kit import Kit, tag
from .layouts import MIXED, fill

LINED = ("line", "short line")
FACED = ("filled", "tinted", "raised", "boxed", "outlined", "framed", "pressed")
LOOKS = (*FACED, *LINED, *LINED, "colour", "faded", "bold", "large")
# Cells of one width.
SHARE = "flex:1 1 0;padding:0 4px;"
# Bars whose words stand on an app's colour; only the looks without a face are drawn on it.
COLOURED = 0.35


@dataclass
class Ground:
    """The colours of a bar: its fill, the words, words left back, and what marks the selected one; CSS colours."""

    fill: str
    ink: str
    dim: str
    mark: str


@dataclass
class Look:
    """How one bar tells the selected word from the others; lengths in CSS pixels."""

    kind: str
    ground: Ground
    line: float
    over: bool
    coloured: bool
    dimmed: bool
    bold: bool
    upper: bool
    size: float
    corner: int
    hugging: bool
    divided: bool


def worded(k: Kit) -> list[str]:
    """A page that begins with such tabs, or has none but the bar below."""
    head = [tabs(k)] if k.chance(0.75) else []
    return head + fill(k, MIXED, 6)


def tabs(k: Kit) -> str:
    """Tabs or segments in the page."""
    t, r = k.t, k.r
    look = look_of(k, t.background)
    height = r.choice([30, 34, 40, 44, 48]) * max(1, min(k.type_scale, 1.5))
    margin = r.choice([0, 0, t.margin, t.margin])
    cells = _bar(k, look, height, k.width - 2 * margin, "segment")
    return tag("div", cells, f"margin:4px {margin}px;background:{look.ground.fill};")


def bar(k: Kit, bottom: float) -> tuple[str, float]:
    """The bar along the lower edge and its height, the system's bar included."""
    t, r = k.t, k.r
    look = look_of(k, r.choice([t.background, t.surface, t.surface, t.surface2]))
    height = r.choice([40, 44, 48, 52, 56])
    scale, k.type_scale = k.type_scale, min(k.type_scale, 1.15)
    cells = _bar(k, look, height, k.width - r.choice([0, 0, 0, 16, 32]), "tab", centred=k.chance(0.5))
    k.type_scale = scale
    return docked(k, look, cells, bottom), height + bottom


def docked(k: Kit, look: Look, cells: str, bottom: float, **marks) -> str:
    """Cells along the lower edge, on the system's bar."""
    edge = k.r.choice([f"border-top:1px solid {k.t.separator};", "box-shadow:0 -1px 5px #0002;", ""])
    return tag(
        "div",
        cells,
        f"position:absolute;left:0;right:0;bottom:0;padding-bottom:{bottom}px;background:{look.ground.fill};{edge}",
        occ=True,
        **marks,
        zone=2,
    )


def _ground(k: Kit, kind: str, plain: str) -> Ground:
    """The colours of a bar that would else be plain."""
    t = k.t
    if kind in FACED or not k.chance(COLOURED):
        return Ground(plain, t.foreground, t.secondary, t.accent)
    if k.chance(0.75):
        fill, ink = t.accent, t.on_accent
        mark = k.r.choice([ink, ink, ink, k.brand_colour()])
    else:
        fill, ink, mark = k.r.choice(["#000", "#1f1f24", "#263238", "#37474f"]), "#fff", k.r.choice(["#fff", t.accent])
    return Ground(fill, ink, f"color-mix(in srgb, {ink} {k.r.randint(50, 75)}%, {fill})", mark)


def look_of(k: Kit, plain: str) -> Look:
    r = k.r
    kind = r.choice(LOOKS)
    ground = _ground(k, kind, plain)
    lined = kind in LINED
    return Look(
        kind,
        ground,
        line=r.choice([1.5, 2, 2, 3, 4]),
        over=k.chance(0.15),
        coloured=kind == "colour" or (lined and ground.fill == plain and k.chance(0.6)),
        dimmed=kind in ("colour", "large") or k.chance(0.6),
        bold=kind == "bold" or k.chance(0.2),
        upper=k.chance(0.3),
        size=r.choice([18, 20, 22, 24] if kind == "large" else [11, 12, 13, 14, 15, 16]),
        corner=r.choice([0, 0, 0, 4, 6, 10]),
        hugging=kind == "large" or (kind not in FACED and k.chance(0.3)),
        divided=kind in ("framed", "pressed") or (not lined and kind not in FACED and k.chance(0.15)),
    )


def _bar(k: Kit, look: Look, height: float, width: float, stop: str, centred: bool = False) -> str:
    t, r = k.t, k.r
    labels = [k.w.tab() for _ in range(r.choice([2, 2, 2, 3, 3, 4, 5]))]
    chosen = r.randrange(len(labels))
    gap = r.choice([0, 0, 0, 1, 4]) if look.kind in FACED and not look.divided else 0
    cells = "".join(_cell(k, look, label, i, i == chosen, stop) for i, label in enumerate(labels))
    frame = f"background:{t.surface2};" if look.kind == "raised" else ""
    if look.kind in ("framed", "pressed"):
        edge = t.accent if look.kind == "framed" else t.outline
        frame += f"border:1px solid {edge};border-radius:{look.corner}px;overflow:hidden;"
    elif look.kind in ("boxed", *LINED) and k.chance(0.5):
        frame += f"border-bottom:1px solid {t.separator};"
    place = "margin:0 auto;" if centred else ""
    # the outer cells reach to the bar's ends: a bar that hugs its words ends with them
    extent = f"width:fit-content;max-width:{width:.0f}px" if look.hugging else f"width:{width:.0f}px"
    return tag(
        "div",
        cells,
        f"display:flex;gap:{gap}px;{extent};height:{height:.1f}px;box-sizing:border-box;{frame}{place}",
    )


def _cell(k: Kit, look: Look, label: str, place: int, on: bool, stop: str) -> str:
    surface, colour = face(k, look, on)
    fade = "opacity:.5;" if look.kind == "faded" and not on else ""
    text = k.text(
        label.upper() if look.upper else label,
        look.size,
        colour,
        700 if on and look.bold else 400,
        1,
        f"max-width:100%;text-align:center;{fade}",
    )
    room = "flex:0 0 auto;padding:0 12px;" if look.hugging else SHARE
    return cell(k, look, text, room, surface, place, on, c="TabBarItem" if stop == "tab" else "SegmentedControl", stop=stop)


def cell(k: Kit, look: Look, content: str, room: str, surface: str, place: int, on: bool, c: str, stop: str) -> str:
    """One place of a bar around its content, with its line and the divider before it."""
    if look.divided and place > 0:
        surface += f"border-left:1px solid {k.t.accent if look.kind == 'framed' else k.t.separator};"
    return tag(
        "div",
        content + (_line(k, look) if on and look.kind in LINED else ""),
        f"{room}min-width:0;position:relative;display:flex;align-items:center;justify-content:center;height:100%;"
        f"box-sizing:border-box;{surface}",
        c=c,
        s=int(on),
        k=True,
        stop=stop,
    )


def face(k: Kit, look: Look, on: bool) -> tuple[str, str]:
    """The CSS of a cell's face and the colour of its words."""
    t, ground = k.t, look.ground
    rounded = f"border-radius:{look.corner}px;"
    colour = (ground.mark if look.coloured else ground.ink) if on else ground.dim if look.dimmed else ground.ink
    match look.kind:
        case "filled" if on:
            return f"{rounded}background:{t.accent};", t.on_accent
        case "framed":
            return (f"background:{t.accent};", t.on_accent) if on else ("", t.accent)
        case "pressed":
            return f"background:{t.surface2 if on else t.background};", t.foreground
        case "tinted" if on:
            return f"{rounded}background:{k.tinted(0.22)};", colour
        case "raised" if on:
            return f"{rounded}background:{t.background};", colour
        case "outlined" if on:
            return f"{rounded}border:1.5px solid {t.accent};", colour
        case "boxed":
            face = f"border:1px solid {t.outline};border-radius:{look.corner}px {look.corner}px 0 0;"
            open_edge = "border-bottom-color:transparent;" if on else ""
            return f"{face}background:{t.background if on else t.surface2};{open_edge}", colour
    return "", colour


def _line(k: Kit, look: Look) -> str:
    edge = "top:0" if look.over else "bottom:0"
    across = "left:0;right:0" if look.kind == "line" else "left:50%;width:28px;margin-left:-14px"
    return tag("i", "", f"position:absolute;{edge};{across};height:{look.line}px;background:{look.ground.mark}")
