"""Blocks of a page: grouped rows, cards, grids, carousels, forms, media; each returns HTML."""

import re

from . import controls
from .kit import Kit, column, row, tag


def _tile(k: Kit, size: float) -> str:
    """A small coloured tile with a glyph, as settings rows have: one Icon, the tile its outline."""
    glyph = k.icon(None, size * 0.64, "#fff")
    name = re.search(r'data-n="([^"]+)"', glyph).group(1)
    return tag(
        "div",
        re.sub(r' data-(c|n)="[^"]+"', "", glyph),
        f"width:{size}px;height:{size}px;border-radius:{k.r.choice([size * 0.22, size * 0.22, size / 2])}px;background:{k.brand_colour()};"
        "display:flex;align-items:center;justify-content:center;flex:none",
        c="Icon",
        n=name,
        tile=True,
    )


def avatar(k: Kit, size: float, radius: str = "50%") -> str:
    if k.chance(0.75):
        return k.picture(f"width:{size}px;height:{size}px;border-radius:{radius}")
    letters = "".join(part[:1] for part in k.w.name().split()[:2]).upper()
    return tag(
        "div",
        k.text(
            letters,
            size * 0.38,
            "#fff",
            600,
            style="line-height:1",
        ),
        f"width:{size}px;height:{size}px;border-radius:{radius};background:{k.brand_colour()};"
        "display:flex;align-items:center;justify-content:center;flex:none;overflow:hidden",
        c="Picture",
    )


def badge(k: Kit, number: bool = True) -> str:
    """A count or dot on the corner of something; the number is Text, the blob nothing of its own."""
    css = "position:absolute;top:-3px;inset-inline-end:-6px;background:#ff3b30;border-radius:10px;"
    if not number:
        return tag("i", "", css + "width:9px;height:9px", occ=True)
    return tag(
        "div",
        k.text(str(k.r.choice([1, 2, 3, 5, 9, 12, 27, 99])), 11, "#fff", 600, style="line-height:1"),
        css
        + "min-width:17px;height:17px;padding:0 4px;box-sizing:border-box;display:flex;align-items:center;justify-content:center",
        occ=True,
        badge=True,
    )


def list_row(k: Kit, kind: str, lead: str, separator: bool, subtitle: bool, detail_lines: int = 2) -> str:
    t, r = k.t, k.r
    title = k.text(
        k.w.title(1, 3), 0, t.foreground, r.choice([400, 400, 500, 600]) if subtitle else 400, r.choice([0, 1])
    )
    texts = [title]
    if subtitle:
        texts.append(k.text(k.w.sentence(3, 12), t.base_size * 0.8, t.secondary, lines=r.choice([1, detail_lines, 0])))
    start = {
        "icon": lambda: k.icon(None, r.choice([20, 22, 24, 28]), r.choice([t.accent, t.secondary, t.foreground])),
        "tile": lambda: _tile(k, r.choice([26, 29, 30, 34, 40])),
        "avatar": lambda: avatar(k, r.choice([36, 40, 44, 48, 56])),
        "thumb": lambda: k.picture(
            f"width:{r.choice([44, 56, 64])}px;height:{r.choice([44, 56])}px;border-radius:{r.choice([0, 6, 10])}px"
        ),
        "check": lambda: controls.checkbox(k),
        "none": lambda: "",
    }[lead]()
    chevron = lambda: k.icon("chevron", r.choice([14, 16, 18, 20]), t.secondary)
    value = lambda: k.text(
        k.w.value(), t.base_size * r.choice([0.85, 0.95, 1]), t.secondary, lines=1, style="max-width:45%;flex:none"
    )
    end = {
        "toggle": lambda: controls.toggle(k),
        "check": lambda: controls.checkbox(k),
        "nav": chevron,
        "value": value,
        "value-nav": lambda: value() + chevron(),
        "stepper": lambda: controls.stepper(k),
        "icon": lambda: k.icon_button(
            r.choice(["info", "more", "download", "close", None]), 22, r.choice([t.accent, t.secondary])
        ),
        "button": lambda: controls.button(k, height=32, size=13),
        "time": lambda: k.text(k.w.date(), 12, t.secondary, lines=1, style="flex:none"),
        "radio": lambda: controls.checkbox(k, radio=True),
        "mark": lambda: k.icon("check", 20, t.accent) if k.chance(0.4) else "",
        "none": lambda: "",
    }[kind]()
    clickable = kind in ("nav", "value-nav", "radio", "mark", "time") or None
    line = f"border-bottom:{r.choice([0.5, 1])}px solid {t.separator};" if separator else ""
    height = t.row_height + (14 if subtitle else 0)
    return row(
        start,
        column(*texts, gap=2, style="flex:1"),
        end,
        gap=12,
        style=f"min-height:{height}px;padding:6px 14px;box-sizing:border-box;{line}",
        k=clickable,
        stop="row",
    )


def group(k: Kit, inset: bool | None = None) -> str:
    """Grouped rows on a drawn background (a Container), or plain rows between hairlines."""
    t, r = k.t, k.r
    lead = r.choice(["icon", "tile", "avatar", "thumb", "none", "none", "check"])
    kinds = r.choice(
        [
            ["toggle", "nav", "value-nav", "value"],
            ["toggle"],
            ["nav"],
            ["check"],
            ["radio"],
            ["value-nav", "nav"],
            ["icon"],
            ["time"],
            ["button"],
            ["stepper", "value"],
            ["mark"],
            ["toggle", "nav"],
            ["none"],
        ]
    )
    subtitle_share = r.choice([0, 0, 0.3, 1])
    separators = k.chance(0.75)
    n = r.randint(1, 7)
    rows = [list_row(k, r.choice(kinds), lead, separators and i < n - 1, k.chance(subtitle_share)) for i in range(n)]
    style = r.choice(["inset", "inset", "plain", "wide"]) if inset is None else ("inset" if inset else "plain")
    header = ""
    if k.chance(0.5):
        label = k.w.title(1, 3)
        header = k.text(
            label.upper() if k.chance(0.5) else label,
            13,
            r.choice([t.secondary, t.accent]),
            500,
            style=f"margin:{t.gap}px {t.margin + 14}px 6px",
            stop="single",
        )
    footer = (
        k.text(k.w.sentence(8, 22), 12.5, t.secondary, style=f"margin:6px {t.margin + 14}px {t.gap}px")
        if k.chance(0.25)
        else ""
    )
    if style == "inset":
        body = k.card("".join(rows), f"margin:0 {t.margin}px")
    elif style == "wide":
        body = tag("div", "".join(rows), f"background:{t.surface}", c="Container", check=True)
    else:
        body = tag("div", "".join(rows))
    return header + body + footer


def big_title(k: Kit) -> str:
    return k.heading(k.w.title(1, 3), k.r.choice([22, 26, 28, 32, 34]), f"margin:6px {k.t.margin}px", name="h1")


def section_title(k: Kit) -> str:
    more = (
        k.text(
            k.w.action() if k.w.script != "en" else k.r.choice(["See all", "View all", "More", "Show more"]),
            14,
            k.t.accent,
            lines=1,
            style="flex:none",
            k=True,
            stop="single",
        )
        if k.chance(0.5)
        else ""
    )
    return row(
        k.heading(k.w.title(1, 3), k.r.choice([17, 18, 20, 22]), "flex:1", lines=1),
        more,
        style=f"padding:4px {k.t.margin}px",
    )


def paragraph(k: Kit) -> str:
    return k.text(
        k.w.paragraph(1, 4),
        k.r.choice([13, 14, 15, 16, 17]),
        k.r.choice(k.contrast),
        style=f"margin:4px {k.t.margin}px;line-height:{k.r.choice([1.2, 1.3, 1.4, 1.5])}",
    )


def actions(k: Kit, n: int = 0, color: str = "") -> str:
    return row(
        *[
            k.icon_button(
                k.r.choice(["like", "comment", "share", "bookmark", "more", None]),
                k.r.choice([20, 22, 24, 26]),
                color or k.r.choice([k.t.foreground, k.t.secondary]),
            )
            for _ in range(n or k.r.randint(2, 5))
        ],
        gap=k.r.choice([4, 8, 16]),
    )


def media_card(k: Kit) -> str:
    t, r = k.t, k.r
    picture = k.picture(f"width:100%;height:{r.randint(110, 260)}px")
    texts = [k.heading(k.w.title(2, 5), r.choice([16, 18, 20]), lines=r.choice([0, 1, 2]))]
    if k.chance(0.7):
        texts.append(k.text(k.w.sentence(8, 24), 14, t.secondary, lines=r.choice([0, 2, 3])))
    if k.chance(0.5):
        texts.append(
            row(
                *[k.icon("star", 15, "#ffb300", k=None) for _ in range(r.choice([1, 5]))],
                k.text(k.w.datum(), 13, t.secondary, lines=1),
                gap=2,
            )
        )
    if k.chance(0.5):
        texts.append(
            row(k.text(k.w.price(), 17, t.foreground, 700, 1, "flex:1"), controls.button(k, height=36, size=14))
        )
    if k.chance(0.35):
        texts.append(actions(k))
    return k.card(
        picture + column(*texts, gap=6, style="padding:12px"),
        f"margin:{t.gap}px {t.margin}px",
        k=True,
        stop="container",
    )


def side_card(k: Kit) -> str:
    t, r = k.t, k.r
    z = r.choice([72, 88, 104])
    texts = column(
        k.heading(k.w.title(1, 4), 16, lines=r.choice([1, 2])),
        k.text(k.w.sentence(4, 12), 13, t.secondary, lines=2),
        row(
            k.text(k.w.price(), 15, t.foreground, 600, 1, "flex:1"),
            controls.stepper(k) if k.chance(0.4) else k.icon_button("add", 20),
        ),
        gap=4,
        style="flex:1;padding:10px",
    )
    return k.card(
        tag("div", k.picture(f"width:{z}px;height:auto;align-self:stretch") + texts, "display:flex"),
        f"margin:{t.gap}px {t.margin}px",
        stop="container",
    )


def hero(k: Kit) -> str:
    """Text and buttons over a photo."""
    t, r = k.t, k.r
    h = r.randint(180, 340)
    shade = r.choice(["linear-gradient(#0000,#000a)", "linear-gradient(90deg,#0009,#0000)", "#0005", "none"])
    shadow = "text-shadow:0 1px 4px #000a;" if shade == "none" or k.chance(0.3) else ""
    body = column(
        k.heading(k.w.title(2, 5), r.choice([22, 28, 34]), f"color:#fff;{shadow}", color="#fff"),
        k.text(k.w.sentence(4, 12), 15, "#fff", style=shadow),
        controls.button(k, style="align-self:flex-start") if k.chance(0.6) else "",
        controls.page_dots(k, True) if k.chance(0.4) else "",
        gap=8,
        style="position:absolute;inset:auto 0 0 0;padding:16px",
    )
    margin = r.choice([0, t.margin])
    picture = k.picture("position:absolute;inset:0;width:100%;height:100%", r.choice(["photo", "art"]))
    return tag(
        "div",
        picture + tag("i", "", f"position:absolute;inset:0;background:{shade}") + body,
        f"position:relative;height:{max(h, 200) * max(1, k.type_scale * 0.9):.0f}px;margin:0 {margin}px;overflow:hidden;border-radius:{t.radius if margin else 0}px",
    )


def grid(k: Kit) -> str:
    t, r = k.t, k.r
    columns = r.choice([2, 2, 3, 3, 4]) + (2 if k.width > 600 else 0)
    carded = k.chance(0.3)
    captions = k.chance(0.75)
    radius = r.choice([0, t.radius, t.radius, 999 if columns > 2 else t.radius])
    ratio = r.choice(["1", "1", "4/5", "16/10"])
    cells = []
    for _ in range(columns * r.randint(1, 3)):
        body = k.picture(
            f"width:100%;aspect-ratio:{ratio if radius != 999 else 1};border-radius:{0 if carded else radius}px", k=True
        )
        heart = (
            tag(
                "div",
                k.icon("like", 20, r.choice(["#fff", t.accent])),
                "position:absolute;top:8px;inset-inline-end:8px",
                k=True,
            )
            if k.chance(0.2)
            else ""
        )
        texts = [k.text(k.w.title(1, 3), 13, t.foreground, 500, r.choice([1, 1, 2]))] if captions else []
        if captions and k.chance(0.4):
            texts.append(k.text(k.w.price(), 13, t.secondary, 400, 1))
        inner = tag("div", body + heart, "position:relative") + column(
            *texts, gap=1, style="padding:6px 2px" if not carded else "padding:8px"
        )
        cells.append(
            k.card(inner, "min-width:0", stop="picture") if carded else tag("div", inner, "min-width:0", stop="picture")
        )
    return tag(
        "div",
        "".join(cells),
        f"display:grid;grid-template-columns:repeat({columns},minmax(0,1fr));gap:{r.choice([2, 8, 10, 12])}px;margin:4px {r.choice([0, t.margin, t.margin])}px",
    )


def icon_grid(k: Kit) -> str:
    t, r = k.t, k.r
    columns = r.choice([3, 4, 4, 5])
    style, size = r.choice(["bare", "tile", "card"]), r.choice([24, 28, 32])
    cells = []
    for _ in range(columns * r.randint(1, 2)):
        mark = _tile(k, r.choice([48, 56])) if style == "tile" else k.icon(None, size)
        inner = column(
            tag("div", mark + (badge(k) if k.chance(0.12) else ""), "position:relative"),
            k.text(k.w.tab(), 12, t.foreground, lines=1, style="max-width:100%"),
            gap=6,
            style="align-items:center;padding:8px 2px",
        )
        cells.append(
            k.card(inner, "min-width:0", k=True, stop="container")
            if style == "card"
            else tag("div", inner, "min-width:0", k=True, stop="container")
        )
    return tag(
        "div",
        "".join(cells),
        f"display:grid;grid-template-columns:repeat({columns},minmax(0,1fr));gap:8px;margin:4px {t.margin}px",
    )


def carousel(k: Kit) -> str:
    """Items in a row cut at the screen's edge, maybe scrolled."""
    t, r = k.t, k.r
    w = r.choice([110, 140, 160, 220, 280])
    what = r.choice(["plain", "card", "story"])
    cells = []
    for _ in range(int(k.width / w) + 2):
        if what == "story":
            ring = f"padding:2px;border-radius:50%;border:2px solid {t.accent}" if k.chance(0.6) else ""
            cells.append(
                column(
                    tag("div", avatar(k, 62), ring),
                    k.text(k.w.name().split(" ")[0], 11, lines=1, style="max-width:66px"),
                    style="align-items:center;flex:none",
                    k=True,
                    stop="picture",
                )
            )
            continue
        body = k.picture(
            f"width:{w}px;height:{r.choice([90, 110, 150])}px;border-radius:{0 if what == 'card' else t.radius}px"
        ) + column(
            k.text(k.w.title(1, 3), 14, t.foreground, 600, 1),
            k.text(k.w.sentence(2, 6), 12, t.secondary, lines=r.choice([1, 2])),
            gap=2,
            style=f"width:{w}px;box-sizing:border-box;padding:{'8px' if what == 'card' else '6px 0'}",
        )
        cells.append(
            k.card(body, "flex:none", k=True, stop="picture")
            if what == "card"
            else tag("div", body, "flex:none", k=True, stop="picture")
        )
    shift = r.choice([0, 0, r.randint(10, w)])
    return tag(
        "div",
        tag(
            "div",
            "".join(cells),
            f"display:flex;gap:{r.choice([8, 12, 16])}px;padding:4px {t.margin}px;margin-inline-start:{-shift}px",
        ),
        "overflow:hidden",
    )


def chips(k: Kit) -> str:
    chosen = k.r.randrange(5)
    return tag(
        "div",
        row(
            *[controls.chip(k, on=i == chosen) for i in range(k.r.randint(4, 8))],
            gap=8,
            style=f"padding:4px {k.t.margin}px",
        ),
        "overflow:hidden",
    )


def form(k: Kit) -> str:
    t, r = k.t, k.r
    out = []
    labels = k.chance(0.5)
    for _ in range(r.randint(2, 5)):
        label = k.w.placeholder()
        if labels:
            out.append(k.text(label, 13, r.choice(k.contrast), 500, 1, "margin-top:6px"))
        pair = k.chance(0.2)
        out.append(
            row(
                controls.field(k, label, style="flex:1;min-width:0"),
                controls.field(k, style="flex:1;min-width:0"),
                gap=12,
            )
            if pair
            else controls.field(k, label, lines=r.choice([1, 1, 1, 1, 1, 3]))
        )
        if k.chance(0.1):
            out.append(k.text(k.w.sentence(3, 7), 12, "#d32f2f"))
    if k.chance(0.5):
        box = controls.checkbox(k)
        out.append(row(box, k.text(k.w.sentence(4, 12), 14, t.secondary, style="flex:1"), gap=10, stop="row"))
    if k.chance(0.25):
        out.append(select(k))
    if k.chance(0.7):
        out.append(controls.button(k, kind=r.choice(["filled", "filled", "tonal", "outlined"]), height=48, size=17))
    return column(*out, gap=r.choice([8, 12, 16]), style=f"margin:4px {t.margin}px")


def select(k: Kit) -> str:
    t = k.t
    return row(
        k.text(k.w.value(), 0, t.foreground, lines=1, style="flex:1"),
        k.icon("down", 18, t.secondary),
        style=f"box-sizing:border-box;height:46px;padding:0 12px;border:1px solid {t.outline};border-radius:{min(t.field_radius, 23)}px",
        c="Container",
        k=True,
        stop="container",
    )


def code_fields(k: Kit) -> str:
    t, n = k.t, k.r.choice([4, 6])
    cells = [
        tag(
            "div",
            k.text(str(k.r.randrange(10)), 22, weight=600) if i < n // 2 else "",
            f"width:44px;height:52px;box-sizing:border-box;border:1px solid {t.outline};border-radius:{min(t.field_radius, 12)}px;display:flex;align-items:center;justify-content:center",
            c="TextField",
            k=True,
            stop="single",
        )
        for i in range(n)
    ]
    return row(*cells, gap=8, style="justify-content:center;margin:8px 0")


def options(k: Kit) -> str:
    t, r = k.t, k.r
    radio = k.chance(0.45)
    size = r.choice([16, 18, 20, 22, 24])
    rows = [
        row(
            controls.checkbox(k, radio=radio, size=size),
            column(
                k.text(k.w.title(1, 4), lines=1),
                k.text(k.w.sentence(3, 9), 13, t.secondary) if k.chance(0.3) else "",
                style="flex:1",
            ),
            k.text(k.w.price(), 15, t.foreground, 500, 1, "flex:none") if k.chance(0.3) else "",
            gap=12,
            style="min-height:40px;padding:4px 0",
            k=True,
            stop="row",
        )
        for _ in range(r.randint(2, 6))
    ]
    body = column(*rows, gap=r.choice([0, 6]))
    return (
        k.card(body, f"margin:4px {t.margin}px;padding:8px 14px")
        if k.chance(0.4)
        else tag("div", body, f"margin:4px {t.margin}px")
    )


def sliders(k: Kit) -> str:
    t, r = k.t, k.r
    out = []
    for _ in range(r.randint(1, 4)):
        words = ""
        if k.chance(0.6):
            words = row(
                k.text(k.w.title(1, 2), lines=1, style="flex:1"),
                k.text(k.w.datum(), 14, t.secondary, lines=1, style="flex:none"),
            )
        ends = k.chance(0.4)
        track = row(
            k.icon(r.choice(["sun", "volume", "minus", None]), 18, t.secondary) if ends else "",
            controls.slider(k),
            k.icon(r.choice(["sun", "volume", "add", None]), 22, t.secondary) if ends else "",
            gap=12,
            style="padding:4px 0",
        )
        out.append(column(words, track, gap=8, stop="row"))
    if k.chance(0.3):
        out.append(controls.progress(k))
    body = column(*out, gap=8)
    return (
        k.card(body, f"margin:4px {t.margin}px;padding:12px 16px")
        if k.chance(0.5)
        else tag("div", body, f"margin:4px {t.margin}px")
    )


def toggles_card(k: Kit) -> str:
    t, r = k.t, k.r
    cells = [
        k.card(
            column(
                row(k.icon(None, 26, style=""), tag("i", "", "flex:1"), controls.toggle(k)),
                k.text(k.w.title(1, 2), 15, t.foreground, 600, 1),
                k.text(k.w.value(), 13, t.secondary, lines=1),
                gap=8,
                style="padding:14px",
            ),
            "min-width:0",
            stop="container",
        )
        for _ in range(r.choice([2, 4]))
    ]
    return tag(
        "div",
        "".join(cells),
        f"display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;margin:4px {t.margin}px",
    )


def stats(k: Kit) -> str:
    t, n = k.t, k.r.randint(2, 4)
    cells = [
        column(
            k.text(k.w.datum(), 20, t.foreground, 700, 1, "max-width:100%"),
            k.text(k.w.tab(), 12, t.secondary, lines=1, style="max-width:100%"),
            gap=2,
            style="flex:1;align-items:center",
            stop="text",
        )
        for _ in range(n)
    ]
    body = row(*cells, gap=4, style="padding:12px")
    return k.card(body, f"margin:4px {t.margin}px") if k.chance(0.5) else tag("div", body, f"margin:4px {t.margin}px")


def banner(k: Kit) -> str:
    """Brand art: a coloured panel with text, icon and button."""
    t, r = k.t, k.r
    fill = r.choice([t.accent, k.brand_colour(), f"linear-gradient(135deg,{k.brand_colour()},{k.brand_colour()})"])
    body = row(
        k.icon(None, 34, "#fff"),
        column(k.text(k.w.title(2, 4), 17, "#fff", 700), k.text(k.w.sentence(4, 10), 13, "#ffffffd9"), style="flex:1"),
        k.icon_button("close", 18, "#fff") if k.chance(0.4) else "",
        gap=12,
        style="padding:14px",
    )
    return tag(
        "div",
        body,
        f"margin:4px {t.margin}px;border-radius:{t.radius}px;background:{fill}",
        c="Container",
        k=True,
        stop="container",
    )


def button_rows(k: Kit) -> str:
    t, r = k.t, k.r
    if k.chance(0.4):
        body = row(*[controls.button(k, style="flex:1;min-width:0;padding:0 8px") for _ in range(2)], gap=12)
    else:
        h = r.choice([40, 44, 48, 52])
        body = column(*[controls.button(k, height=h, size=16) for _ in range(r.randint(1, 3))], gap=10)
    return tag("div", body, f"margin:6px {t.margin}px")


def segment_row(k: Kit) -> str:
    margin = 0 if k.t.segment_style == "tabs" else k.t.margin
    return tag("div", controls.segments(k), f"margin:4px {margin}px")


def search_row(k: Kit) -> str:
    cancel = (
        k.text(
            "Cancel" if k.w.script == "en" else k.w.action(),
            0,
            k.t.accent,
            lines=1,
            style="flex:none",
            k=True,
            stop="single",
        )
        if k.chance(0.2)
        else ""
    )
    return row(
        controls.field(k, search=True, style="flex:1;min-width:0"), cancel, gap=10, style=f"margin:4px {k.t.margin}px"
    )


def skeleton(k: Kit) -> str:
    """Loading placeholders: nothing in them is an element."""
    bar = lambda w, h: tag(
        "i", "", f"display:block;width:{w}%;height:{h}px;border-radius:{k.r.choice([2, 6])}px;background:{k.t.surface2}"
    )
    blob = tag(
        "i",
        "",
        f"flex:none;width:48px;height:48px;border-radius:{k.r.choice(['50%', '8px'])};background:{k.t.surface2}",
    )
    rows = [
        row(
            blob,
            column(bar(k.r.randint(40, 80), 12), bar(k.r.randint(30, 90), 12), gap=8, style="flex:1"),
            gap=12,
            style="padding:8px 0",
        )
        for _ in range(k.r.randint(1, 4))
    ]
    return tag("div", "".join(rows), f"margin:4px {k.t.margin}px")


def dots_row(k: Kit) -> str:
    return tag("div", controls.page_dots(k), "margin:10px 0")


def table(k: Kit) -> str:
    t, n = k.t, k.r.randint(2, 6)
    rows = [
        row(
            k.text(k.w.title(1, 3), 15, t.secondary, lines=1, style="flex:1"),
            k.text(k.w.price(), 15, t.foreground, 700 if i == n - 1 else 400, 1, "flex:none"),
            style="padding:5px 0",
        )
        for i in range(n)
    ]
    return (
        k.card("".join(rows), f"margin:4px {t.margin}px;padding:8px 14px")
        if k.chance(0.5)
        else tag("div", "".join(rows), f"margin:4px {t.margin}px")
    )
