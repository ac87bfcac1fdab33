"""More blocks: what real screens have and plain kits lack, and rows that carry the rarer controls."""

from . import controls
from . import sections as s
from .kit import Kit, column, row, tag


def toggle_list(k: Kit) -> str:
    """Rows that all end in a toggle, with or without a drawn background."""
    t, r = k.t, k.r
    lead, share = r.choice(["icon", "tile", "none", "none"]), r.choice([0, 0, 0.5, 1])
    rows = "".join(s.list_row(k, "toggle", lead, k.chance(0.7), k.chance(share)) for _ in range(r.randint(2, 5)))
    return k.card(rows, f"margin:4px {t.margin}px") if k.chance(0.6) else tag("div", rows)


def pager(k: Kit) -> str:
    """A page of a pager with its dots below or over it, the next page peeking in at times."""
    t, r = k.t, k.r
    peek = r.choice([0, 0, 24, 40])
    w, h = k.width - 2 * t.margin - peek, r.randint(120, 230)
    shots = "".join(k.picture(f"width:{w}px;height:{h}px;border-radius:{t.radius}px") for _ in range(2 if peek else 1))
    inside = k.chance(0.4)
    lane = tag("div", shots, f"display:flex;gap:10px;padding-inline-start:{t.margin}px")
    dots = tag(
        "div",
        controls.page_dots(k, inside),
        "position:absolute;left:0;right:0;bottom:12px" if inside else "padding:10px 0",
    )
    return tag("div", lane + dots, "position:relative;overflow:hidden")


def bank_card(k: Kit) -> str:
    t, r = k.t, k.r
    fill = (
        f"linear-gradient({r.randint(0, 180)}deg,{k.brand_colour()},{k.brand_colour()})" if k.chance(0.7) else t.accent
    )
    number = (
        "•••• •••• •••• " + str(r.randint(1000, 9999))
        if k.chance(0.6)
        else " ".join(str(r.randint(1000, 9999)) for _ in range(4))
    )
    body = column(
        row(k.text(k.w.title(1, 2), 15, "#fff", 600, 1, "flex:1"), k.icon("wifi", 20, "#fff")),
        tag("i", "", "height:26px"),
        k.text(number, 20, "#fff", 500, 1, "letter-spacing:.08em"),
        row(k.text(k.w.name(), 13, "#ffffffcc", 400, 1, "flex:1"), k.text("09/28", 13, "#ffffffcc", 400, 1)),
        gap=10,
        style="padding:18px",
    )
    return tag(
        "div",
        body,
        f"margin:4px {t.margin}px;border-radius:{max(t.radius, 10)}px;background:{fill};{'box-shadow:0 8px 20px #0004' if k.chance(0.4) else ''}",
        c="Container",
        stop="container",
    )


def weather(k: Kit) -> str:
    """Very large figures above small columns of text and icons."""
    t, r = k.t, k.r
    now = column(
        k.text(k.w.title(1, 2), 26, lines=1),
        k.text(
            f"{r.randint(-9, 38)}°",
            r.choice([72, 84, 96]),
            t.foreground,
            r.choice([200, 300, 400]),
            1,
            "line-height:1.1",
        ),
        k.text(k.w.sentence(2, 4), 17, t.secondary, lines=1),
        style="align-items:center",
    )
    hours = "".join(
        column(
            k.text(f"{(h + 9) % 24}", 13, t.secondary, lines=1),
            k.icon(r.choice(["sun", None]), 22, "#ffb300"),
            k.text(f"{r.randint(0, 30)}°", 15, lines=1),
            gap=6,
            style="align-items:center;flex:none;width:52px",
        )
        for h in range(9)
    )
    strip = tag("div", tag("div", hours, "display:flex;padding:10px 6px"), "overflow:hidden")
    return now + k.card(strip, f"margin:10px {t.margin}px 0")


def chart(k: Kit) -> str:
    """Bars or a line with labels: the plot is a Picture, its labels Text."""
    t, r = k.t, k.r
    n, h = r.choice([5, 7, 12]), r.choice([90, 120, 150])
    if k.chance(0.5):
        plot = "".join(
            f'<rect x="{i * 100 / n + 2}" y="{100 - (v := r.randint(8, 100))}" width="{100 / n - 4}" height="{v}" fill="{t.accent}"/>'
            for i in range(n)
        )
    else:
        points = " ".join(f"{i * 100 / (n - 1):.1f},{r.randint(5, 95)}" for i in range(n))
        plot = f'<polyline points="{points}" fill="none" stroke="{t.accent}" stroke-width="3" vector-effect="non-scaling-stroke"/><path d="M0 99.5H100M0 .5H100" stroke="{t.separator}" vector-effect="non-scaling-stroke"/>'
    art = tag(
        "div",
        f'<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" style="display:block;background:{t.surface2}">{plot}</svg>',
        f"height:{h}px",
        c="Picture",
    )
    labels = row(
        *[k.text(k.w.date()[:3], r.choice([9, 10, 11]), t.secondary, lines=1) for _ in range(min(n, 7))],
        style="justify-content:space-between",
    )
    head = row(
        k.text(k.w.title(1, 2), 16, t.foreground, 600, 1, "flex:1"),
        k.text(k.w.datum(), 22, t.foreground, 700, 1, "flex:none"),
    )
    return k.card(column(head, art, labels, gap=8, style="padding:14px"), f"margin:4px {t.margin}px")


def keypad(k: Kit) -> str:
    """A grid of keys as calculators, dialers and passcode pages have."""
    t, r = k.t, k.r
    keys = r.choice(["123456789*0#", "C±%÷789×456-123+", "123456789 0⌫"])
    columns = 4 if len(keys) == 16 else 3
    drawn, z = k.chance(0.75), r.choice([56, 64, 72])
    fill = r.choice([t.surface2, t.surface2, t.accent])
    cells = ""
    for key in keys:
        text = (
            ""
            if key == " "
            else k.text(key, 26, t.on_accent if drawn and fill == t.accent else t.foreground, 400, 1, "line-height:1")
        )
        css = f"width:{z}px;height:{z}px;border-radius:50%;display:flex;align-items:center;justify-content:center;" + (
            f"background:{fill}" if drawn and text else ""
        )
        cells += tag(
            "div",
            tag("div", text, css, c="Container" if drawn and text else None, check=True, k=True, stop="container"),
            "display:flex;justify-content:center",
        )
    shown = k.text(k.w.datum(), 44, t.foreground, 300, 1, f"text-align:end;padding:0 {t.margin + 10}px")
    return shown + tag(
        "div",
        cells,
        f"display:grid;grid-template-columns:repeat({columns},1fr);gap:10px;margin:6px {t.margin}px;direction:ltr",
    )


def tags(k: Kit) -> str:
    """Small filled labels, struck-out prices and letter-spaced capitals in a row of text."""
    t, r = k.t, k.r
    pill = tag(
        "div",
        k.text(
            r.choice(["NEW", "SALE", "-20%", "PRO", "BETA"]) if k.w.script == "en" else k.w.word(),
            11,
            "#fff",
            700,
            1,
            "line-height:1.2",
        ),
        f"padding:3px 7px;border-radius:{r.choice([3, 6, 20])}px;background:{k.brand_colour()};flex:none",
        c="Container",
    )
    old = k.text(k.w.price(), 14, t.secondary, 400, 1, "text-decoration:line-through;flex:none")
    capitals = k.text(k.w.title(1, 2).upper(), 12, t.secondary, 600, 1, "letter-spacing:.12em;flex:1")
    slanted = k.text(k.w.sentence(3, 8), 15, t.foreground, style=f"font-style:italic;margin:6px {t.margin}px 0")
    return row(
        pill,
        capitals,
        old,
        k.text(k.w.price(), 18, "#d32f2f", 700, 1, "flex:none"),
        gap=8,
        style=f"padding:0 {t.margin}px",
    ) + (slanted if k.chance(0.5) else "")


def todo(k: Kit) -> str:
    """Tasks with round or square marks, done ones struck out."""
    t, r = k.t, k.r
    size, out = r.choice([18, 20, 22, 24]), ""
    for _ in range(r.randint(3, 6)):
        on = k.chance(0.5)
        text = k.text(
            k.w.sentence(2, 6),
            0,
            t.secondary if on else t.foreground,
            400,
            1,
            "text-decoration:line-through;flex:1" if on and k.chance(0.7) else "flex:1",
        )
        out += row(
            controls.checkbox(k, on, False, size),
            text,
            k.icon("star", 18, t.secondary, k=True) if k.chance(0.3) else "",
            gap=12,
            style="min-height:44px",
            stop="row",
        )
    return (
        k.card(out, f"margin:4px {t.margin}px;padding:2px 14px")
        if k.chance(0.5)
        else tag("div", out, f"margin:4px {t.margin}px")
    )


def notice(k: Kit) -> str:
    """An inline message box: tinted, outlined or with a coloured edge."""
    t, r = k.t, k.r
    colour = r.choice(["#d32f2f", "#ed6c02", "#0288d1", "#2e7d32"])
    css = r.choice(
        [
            f"background:color-mix(in srgb,{colour} 14%,{t.background})",
            f"border:1px solid {colour}",
            f"background:{colour}",
        ]
    )
    ink = "#fff" if css == f"background:{colour}" else t.foreground
    body = row(
        k.icon("info", 22, "#fff" if ink == "#fff" else colour),
        k.text(k.w.sentence(5, 14), 14, ink, style="flex:1"),
        k.icon_button("close", 18, ink) if k.chance(0.3) else "",
        gap=10,
        style="padding:10px 12px",
    )
    return tag(
        "div",
        body,
        f"margin:4px {t.margin}px;border-radius:{t.radius if t.radius < 20 else 12}px;{css}",
        c="Container",
        check=True,
    )


def accordion(k: Kit) -> str:
    t = k.t
    rows = ""
    for _ in range(k.r.randint(2, 4)):
        rows += row(
            k.text(k.w.title(2, 5), 16, t.foreground, 600, style="flex:1"),
            k.icon("down", 20, t.secondary),
            style=f"min-height:48px;border-bottom:1px solid {t.separator}",
            k=True,
            stop="row",
        )
        if k.chance(0.35):
            rows += k.text(k.w.paragraph(1, 2), 14, t.secondary, style="padding:8px 0;line-height:1.4")
    return tag("div", rows, f"margin:0 {t.margin}px")


def songs(k: Kit) -> str:
    t, out = k.t, ""
    for i in range(k.r.randint(3, 6)):
        mark = (
            k.text(str(i + 1), 15, t.secondary, lines=1, style="width:20px;flex:none")
            if k.chance(0.4)
            else k.picture("width:44px;height:44px;border-radius:4px")
        )
        out += row(
            mark,
            column(
                k.text(k.w.title(1, 4), 16, lines=1),
                k.text(k.w.name(), 13, t.secondary, lines=1),
                gap=1,
                style="flex:1",
            ),
            k.icon_button("more", 18, t.secondary),
            gap=12,
            style="min-height:54px",
            k=True,
            stop="row",
        )
    return tag("div", out, f"margin:0 {t.margin}px")


def round_buttons(k: Kit) -> str:
    """Round filled buttons with a glyph, captions below: a Container and an Icon each."""
    t, r = k.t, k.r
    z, fill = r.choice([44, 52, 60]), r.choice([t.accent, t.surface2, k.tinted(0.15), "outline"])
    cells = ""
    for _ in range(r.randint(3, 5)):
        css = f"border:1.5px solid {t.outline}" if fill == "outline" else f"background:{fill}"
        disc = row(
            k.icon(None, 24, t.on_accent if fill == t.accent else t.accent),
            style=f"width:{z}px;height:{z}px;box-sizing:border-box;border-radius:{r.choice([z / 2, 14])}px;justify-content:center;{css}",
            c="Container",
            k=True,
            check=True,
        )
        cells += column(
            disc,
            k.text(k.w.tab(), 12, t.foreground, lines=1, style="max-width:72px"),
            gap=6,
            style="align-items:center",
            stop="container",
        )
    return row(cells, style=f"justify-content:space-around;padding:4px {t.margin}px;align-items:flex-start")


def range_filters(k: Kit) -> str:
    """Sliders with labels at both ends and a value."""
    t, out = k.t, ""
    for _ in range(k.r.randint(1, 3)):
        out += column(
            row(
                k.text(k.w.title(1, 2), 16, t.foreground, 600, 1, "flex:1"),
                k.text(k.w.price(), 14, t.accent, 500, 1, "flex:none"),
            ),
            row(controls.slider(k)),
            row(
                k.text(k.w.price(), 12, t.secondary, lines=1, style="flex:1"),
                k.text(k.w.price(), 12, t.secondary, lines=1, style="flex:none"),
            ),
            gap=8,
            style="padding:6px 0",
            stop="row",
        )
    return tag("div", out, f"margin:0 {t.margin}px")


def icon_tabs(k: Kit) -> str:
    """Tabs with an icon above the label, or as wide as their label and scrolled off the edge."""
    t, r = k.t, k.r
    stacked = k.chance(0.5)
    n = r.randint(3, 4) if stacked else r.randint(5, 8)
    chosen, cells = r.randrange(min(n, 3)), ""
    h = r.choice([60, 68]) if stacked else r.choice([42, 48])
    for i in range(n):
        colour = t.accent if i == chosen else t.secondary
        inner = (k.icon(None, 22, colour) if stacked else "") + k.text(
            k.w.tab(), 13, colour, 600 if i == chosen else 500, 1, "max-width:100%"
        )
        cells += tag(
            "div",
            inner,
            f"{'flex:1 1 0;min-width:0' if stacked else 'flex:none;padding:0 16px'};display:flex;flex-direction:column;gap:3px;align-items:center;justify-content:center;height:100%;box-sizing:border-box;"
            f"border-bottom:{2 if i == chosen else 0}px solid {t.accent}",
            c="SegmentedControl",
            s=int(i == chosen),
            k=True,
            stop="segment",
        )
    lane = tag(
        "div",
        cells,
        f"display:flex;height:{h * max(1, min(k.type_scale, 1.6)):.0f}px;{'' if stacked else 'width:max-content;'}border-bottom:1px solid {t.separator};box-sizing:border-box",
    )
    return tag("div", lane, "overflow:hidden")


EXTRAS = [
    toggle_list,
    pager,
    bank_card,
    weather,
    chart,
    keypad,
    tags,
    todo,
    notice,
    accordion,
    songs,
    round_buttons,
    range_filters,
    icon_tabs,
]
