"""Controls whose box is what is drawn: toggle, checkbox, slider, segments, page dots, field, button."""

from .kit import Kit, row, tag

CHECK = '<svg width="{z}" height="{z}" viewBox="0 0 12 12" style="display:block"><path d="M2.2 6.4 4.9 9 9.9 3.4" fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"/></svg>'


def _part(style: str, **marks) -> str:
    return tag("i", "", "position:absolute;box-sizing:border-box;" + style, **marks)


def toggle(k: Kit) -> str:
    t, on = k.t, k.chance(0.5)
    accent = "#34c759" if t.toggle_green else t.accent
    style = t.toggle_style if k.chance(0.85) else k.r.choice(["ios", "m3", "m2", "flat", "square"])
    off = "#39393d" if t.dark else k.r.choice(["#e9e9ea", "#e5e5ea", "#d8d8dc"])
    factor = k.r.choice([1, 1, 1, 0.8, 0.9, 1.15])
    px = lambda v: f"{v * factor:.2f}px"
    if style in ("ios", "ios26"):
        w, h, knob_w = (51, 31, 27) if style == "ios" else (63, 28, 37)
        knob_h = h - 4
        body = _part(f"inset:0;border-radius:{px(h)};background:{accent if on else off}", p=True)
        x = w - 2 - knob_w if on else 2
        body += _part(
            f"left:{px(x)};top:{px(2)};width:{px(knob_w)};height:{px(knob_h)};border-radius:{px(h)};background:#fff;box-shadow:0 2px 5px #0003"
        )
    elif style == "m3":
        w, h = 52, 32
        line = accent if on else t.outline
        body = _part(
            f"inset:0;border-radius:{px(16)};background:{accent if on else t.surface2};border:{px(2)} solid {line}",
            p=True,
        )
        d = 24 if on else 16
        x = 24 if on else 8
        mark = CHECK.format(z=16 * factor, c=accent, w=1.6) if on and k.chance(0.4) else ""
        body += tag(
            "i",
            mark,
            f"position:absolute;display:flex;align-items:center;justify-content:center;left:{px(x)};top:{px((32 - d) / 2)};width:{px(d)};height:{px(d)};border-radius:50%;background:{t.on_accent if on else t.outline}",
        )
    elif style == "m2":
        w, h = 36, 20
        track = f"color-mix(in srgb, {accent} 50%, {t.background})" if on else ("#5a5a5e" if t.dark else "#b9b9bd")
        knob = accent if on else ("#bdbdbd" if t.dark else "#fafafa")
        body = _part(
            f"left:{px(1)};right:{px(1)};top:{px(3)};height:{px(14)};border-radius:{px(7)};background:{track}", p=True
        )
        body += _part(
            f"left:{px(16 if on else 0)};top:0;width:{px(20)};height:{px(20)};border-radius:50%;background:{knob};box-shadow:0 1px 3px #0006",
            p=True,
        )
    elif style == "square":
        w, h, edge = 48, 26, k.r.choice([2, 4, 6])
        body = _part(f"inset:0;border-radius:{px(edge)};background:{accent if on else off}", p=True)
        body += _part(
            f"left:{px(25 if on else 3)};top:{px(3)};width:{px(20)};height:{px(20)};border-radius:{px(max(edge - 1, 1))};background:#fff"
        )
    else:
        w, h = 44, 24
        body = _part(f"inset:0;border-radius:{px(12)};border:{px(2)} solid {accent if on else t.outline}", p=True)
        body += _part(
            f"left:{px(24 if on else 4)};top:{px(4)};width:{px(16)};height:{px(16)};border-radius:50%;background:{accent if on else t.outline}"
        )
    return tag(
        "div",
        body,
        f"position:relative;width:{px(w)};height:{px(h)};flex:none;direction:ltr",
        c="Toggle",
        s=int(on),
        k=True,
    )


def checkbox(k: Kit, on: bool | None = None, radio: bool | None = None, size: float = 0) -> str:
    t = k.t
    on = k.chance(0.5) if on is None else on
    style = t.checkbox_style if t.checkbox_style != "mixed" else k.r.choice(["round", "square", "m3"])
    z = size or k.r.choice([16, 18, 18, 20, 20, 22, 24, 26])
    radio = k.chance(0.25) if radio is None else radio
    line = k.r.choice([1, 1.5, 2, 2])
    empty = k.r.choice(["transparent", "transparent", t.surface])
    outline = t.outline if k.chance(0.7) else t.secondary
    if radio:
        inner = (
            f'<i style="width:{z * 0.5}px;height:{z * 0.5}px;border-radius:50%;background:{t.accent}"></i>'
            if on
            else ""
        )
        css = f"border-radius:50%;border:{max(line, 1.5)}px solid {t.accent if on else outline}"
        if on and k.chance(0.3):
            inner = f'<i style="width:{z * 0.36}px;height:{z * 0.36}px;border-radius:50%;background:{t.on_accent}"></i>'
            css = f"border-radius:50%;background:{t.accent}"
    else:
        radius = "50%" if style == "round" else f"{k.r.choice([0, 2, 3, 4, 6])}px"
        tinted = k.chance(0.2)
        if on and tinted:
            css, mark = f"border-radius:{radius};border:{line}px solid {t.accent}", t.accent
        elif on:
            css, mark = f"border-radius:{radius};background:{t.accent}", t.on_accent
        else:
            css, mark = f"border-radius:{radius};border:{line}px solid {outline};background:{empty}", ""
            if k.chance(0.1):
                css = f"border-radius:{radius};background:{'#8e8e9355' if t.dark else '#8e8e9340'}"
        inner = CHECK.format(z=round(z * 0.8, 1), c=mark, w=k.r.choice([1.4, 1.8, 2.2])) if on else ""
    css = f"box-sizing:border-box;width:{z}px;height:{z}px;flex:none;display:flex;align-items:center;justify-content:center;{css}"
    return tag("div", inner, css, c="Checkbox", s=int(on), k=True)


def slider(k: Kit) -> str:
    t = k.t
    value = k.r.choice([0, 100, *[k.r.uniform(4, 96)] * 8])
    low = k.r.uniform(0, value) if k.chance(0.12) and value > 30 else None
    style = t.slider_style
    thumb, track = {"ios": (28, 4), "thin": (14, 2), "m2": (20, 4), "m3": (20, 4), "m3-2024": (44, 16)}[style]
    thumb = thumb if style == "m3-2024" else max(10, thumb + k.r.choice([-4, -2, 0, 0, 2]))
    rest = t.surface2 if k.chance(0.5) else ("#ffffff33" if t.dark else "#78788033")
    knob = "#fff" if style == "ios" and k.chance(0.8) else t.accent
    shadow = "box-shadow:0 1px 5px #0005" if knob == "#fff" else ""
    knob_w = 4 if style == "m3-2024" else thumb
    radius = 2 if style == "m3-2024" else thumb
    mid = lambda v: f"top:{(thumb - v) / 2}px;height:{v}px"
    start = low if low is not None else 0
    body = _part(f"left:0;right:0;{mid(track)};border-radius:{track}px;background:{rest}", p=True)
    body += _part(f"left:{start}%;width:{value - start}%;{mid(track)};border-radius:{track}px;background:{t.accent}")
    if k.chance(0.12):
        stops = k.r.randint(3, 10)
        body += "".join(
            _part(
                f"left:calc({i / stops} * (100% - 3px));width:3px;{mid(3)};border-radius:2px;background:{t.foreground};opacity:.5"
            )
            for i in range(stops + 1)
        )
    if k.chance(0.06):
        body += _part(
            f"left:0;right:0;{mid(track)};border-radius:{track}px;background:linear-gradient(90deg,#f00,#ff0,#0f0,#0ff,#00f,#f0f,#f00)"
        )
    if style != "m3-2024" and k.chance(0.1):
        radius, knob_w = 4, thumb * 0.6
    for v in [value] if low is None else [low, value]:
        body += _part(
            f"left:calc(({v / 100}) * (100% - {knob_w}px));width:{knob_w}px;{mid(thumb)};border-radius:{radius}px;background:{knob};{shadow}",
            p=True,
        )
    return tag(
        "div", body, f"position:relative;flex:1;min-width:60px;height:{thumb}px;direction:ltr", c="Slider", k=True
    )


def progress(k: Kit) -> str:
    """A bar without a thumb: not an element, taught as a negative beside sliders."""
    h = k.r.choice([3, 4, 6, 8])
    fill = tag(
        "i", "", f"display:block;width:{k.r.randint(5, 95)}%;height:100%;background:{k.t.accent};border-radius:{h}px"
    )
    return tag("div", fill, f"flex:1;height:{h}px;background:{k.t.surface2};border-radius:{h}px")


def segments(k: Kit, labels: list[str] | None = None) -> str:
    """Segmented control or tabs: one box a segment, the cells filling the control's outline."""
    t, r = k.t, k.r
    labels = labels or [k.w.tab() for _ in range(r.choice([2, 2, 3, 3, 4, 5]))]
    chosen = r.randrange(len(labels))
    style = t.segment_style
    h = {"ios": r.choice([28, 32, 32, 36]), "tabs": r.choice([40, 44, 48]), "m3": 40}.get(
        style, r.choice([30, 34, 38])
    ) * max(1, min(k.type_scale, 1.6))
    size = r.choice([12, 13, 13, 14]) if style != "tabs" else r.choice([13, 14, 15])
    icons_only = style != "tabs" and k.chance(0.1)
    radius = {"ios": r.choice([7, 8, 9, 16]), "m3": 20, "pill": h / 2, "bordered": r.choice([0, 4, 6])}.get(style, 0)
    upper = style == "tabs" and k.chance(0.4)
    cells = ""
    for i, label in enumerate(labels):
        on = i == chosen
        colour, weight, fill = t.foreground, 400, ""
        if style == "ios":
            fill = f"background:{('#636366' if t.dark else '#fff')};box-shadow:0 1px 3px #0003" if on else ""
            weight = 600 if on else 400
        elif style == "m3":
            fill = f"background:{k.tinted(0.25)}" if on else ""
        elif style == "bordered":
            fill, colour = (f"background:{t.accent}", t.on_accent) if on else ("", t.accent)
        elif style == "pill":
            fill, colour = (f"background:{t.accent}", t.on_accent) if on else ("", t.secondary)
        else:
            colour, weight = (t.accent, 600) if on else (t.secondary, 500)
        inset = {"ios": 2, "pill": 3}.get(style, 0)
        pill = (
            tag("i", "", f"position:absolute;inset:{inset}px;border-radius:{max(radius - inset, 0)}px;{fill}")
            if fill and style in ("ios", "pill")
            else ""
        )
        face = fill if style in ("m3", "bordered") else ""
        if i and style in ("m3", "bordered"):
            face += f";border-inline-start:1px solid {t.accent if style == 'bordered' else t.outline}"
        if style == "tabs":
            face = f"border-bottom:{2 if on else 0}px solid {t.accent};padding-bottom:{0 if on else 2}px"
        inner = (
            k.icon(None, 18, colour, style="position:relative")
            if icons_only
            else k.text(
                label.upper() if upper else label,
                size,
                colour,
                weight,
                1,
                "position:relative;max-width:100%;text-align:center",
            )
        )
        cells += tag(
            "div",
            pill + inner,
            f"flex:1 1 0;min-width:0;position:relative;display:flex;align-items:center;justify-content:center;"
            f"height:100%;box-sizing:border-box;padding:0 4px;{face}",
            c="SegmentedControl",
            s=int(on),
            k=True,
            stop="segment",
        )
    track = {
        "ios": f"background:{'#7676803d' if t.dark else '#7676801f'};",
        "pill": f"background:{t.surface2};",
        "m3": f"border:1px solid {t.outline};",
        "bordered": f"border:1px solid {t.accent};",
        "tabs": f"border-bottom:1px solid {t.separator};",
    }[style]
    return tag(
        "div",
        cells,
        f"display:flex;height:{h:.1f}px;box-sizing:border-box;border-radius:{radius}px;overflow:hidden;{track}",
        box="segments",
    )


def page_dots(k: Kit, on_dark: bool = False) -> str:
    t, r = k.t, k.r
    n = r.randint(3, 8)
    chosen = r.randrange(n)
    z = r.choice([5, 6, 7, 8, 8, 10])
    lit = "#fff" if on_dark else r.choice([t.accent, t.foreground, t.accent])
    dim = "#ffffff73" if on_dark else ("#ffffff4d" if t.dark else r.choice(["#0000004d", "#c7c7cc", "#d0d0d5"]))
    body = ""
    for i in range(n):
        w = h = z
        css = f"background:{lit if i == chosen else dim}"
        if t.dots_style == "wide" and i == chosen:
            w = z * r.choice([2, 2.5, 3])
        elif t.dots_style == "ring" and i != chosen:
            css = f"border:1px solid {lit}"
        elif t.dots_style == "big" and i == chosen:
            w = h = z * 1.4
        elif t.dots_style == "bars":
            w, h = z * 2.4, max(3, z / 2)
        body += tag("i", "", f"box-sizing:border-box;width:{w}px;height:{h}px;border-radius:{z}px;{css}", p=True)
    return tag(
        "div",
        body,
        f"display:flex;align-items:center;justify-content:center;gap:{r.choice([5, 6, 8, 9])}px",
        c="PageControl",
        k=True,
    )


def field(
    k: Kit, placeholder: str = "", search: bool = False, style: str = "", lines: int = 1, height: float = 0
) -> str:
    """A text field; its label, placeholder or value are Text of their own, its icons Icon."""
    t, r = k.t, k.r
    kind = "pill" if search and k.chance(0.5) else t.field_style
    h = (height or (r.choice([34, 36, 40, 44]) if search else r.choice([40, 44, 48, 52, 56]))) * max(
        1, min(k.type_scale, 1.7)
    )
    if lines > 1:
        h = r.choice([80, 100, 130])
    filled = r.choice([t.surface, t.surface2]) if not t.card_style == "border" else t.surface2
    css = {
        "outline": f"border:{r.choice([1, 1, 2])}px solid {t.outline};border-radius:{min(t.field_radius, h / 2)}px",
        "filled": f"background:{filled};border-radius:{t.field_radius}px",
        "pill": f"background:{filled};border-radius:{h / 2}px",
        "underline": f"border-bottom:1px solid {t.outline}",
        "filled-underline": f"background:{t.surface2};border-radius:4px 4px 0 0;border-bottom:{r.choice([1, 2])}px solid {r.choice([t.outline, t.accent])}",
    }[kind]
    label = placeholder or ("Search" if search and k.w.script == "en" else k.w.placeholder())
    has_value = k.chance(0.35)
    secret = "assword" in label
    value = (
        ("•" * r.randint(6, 12) if secret else r.choice([k.w.email(), k.w.title(1, 2), k.w.name()]))
        if has_value
        else label
    )
    size = min(t.base_size, h * 0.42)
    inner = k.text(
        value, size, t.foreground if has_value else t.secondary, lines=1 if lines == 1 else 3, style="flex:1"
    )
    lead = k.icon("search", 18, t.secondary) if search else (k.icon(None, 20, t.secondary) if k.chance(0.2) else "")
    tail = (
        k.icon("eye" if secret else r.choice(["mic", "close", "info"]), 18, t.secondary, k=True)
        if k.chance(0.75 if secret else 0.12)
        else ""
    )
    floating = ""
    if kind == "outline" and has_value and not search and not t.ios and k.chance(0.6):
        floating = k.text(
            label,
            11,
            t.accent,
            400,
            1,
            f"position:absolute;top:{-7 * k.type_scale}px;inset-inline-start:10px;background:{t.background};padding:0 4px",
        )
    pad = 0 if kind == "underline" else (14 if kind == "pill" else 12)
    caret = (
        tag(
            "i",
            "",
            f"position:absolute;inset-inline-start:{pad + 1}px;width:2px;height:{size * 1.2}px;background:{t.accent}",
        )
        if not has_value and not lead and k.chance(0.08)
        else ""
    )
    body = floating + caret + lead + inner + tail
    return tag(
        "div",
        body,
        f"position:relative;display:flex;align-items:{'flex-start' if lines > 1 else 'center'};gap:8px;box-sizing:border-box;"
        f"padding:{10 if lines > 1 else 0}px {pad}px;height:{h:.1f}px;{css};{style}",
        c="TextField",
        k=True,
        stop="single",
        underline=True if kind == "underline" else None,
    )


def button(
    k: Kit,
    label: str = "",
    kind: str = "",
    style: str = "",
    size: float = 0,
    height: float = 0,
    icon: str | None = None,
) -> str:
    """A button; filled, tonal and outlined ones are Containers, a plain one is its text."""
    t, r = k.t, k.r
    kind = kind or r.choice(["filled", "filled", "tonal", "outlined", "plain"])
    label = label or k.w.action()
    upper = not t.ios and k.chance(0.15)
    h = (height or r.choice([32, 36, 40, 44, 48, 50, 54])) * max(1, min(k.type_scale, 1.6))
    colour = {"filled": t.on_accent, "tonal": t.accent, "outlined": t.accent, "plain": t.accent}[kind]
    css = {
        "filled": f"background:{t.accent}",
        "tonal": f"background:{k.tinted(0.16)}",
        "outlined": f"border:{r.choice([1, 1, 1.5, 2])}px solid {r.choice([t.accent, t.outline])}",
        "plain": "",
    }[kind]
    if kind == "filled" and t.button_style == "gradient":
        css = f"background:linear-gradient(90deg,{t.accent},color-mix(in srgb,{t.accent} 60%,{k.brand_colour()}))"
    if kind == "filled" and t.button_style == "shadow":
        css += ";box-shadow:0 3px 10px #0004"
    mark = k.icon(icon or None, 18, colour) if icon is not None or k.chance(0.15) else ""
    text = k.text(
        label.upper() if upper else label, size or min(17, h * 0.4), colour, r.choice([500, 600, 600, 700]), 1
    )
    return row(
        mark,
        text,
        gap=8,
        style=f"justify-content:center;box-sizing:border-box;height:{h:.1f}px;padding:0 {r.choice([12, 16, 20, 24])}px;"
        f"border-radius:{min(t.button_radius, h / 2)}px;{css};{style}",
        c=None if kind == "plain" else "Container",
        k=True,
        stop="container",
    )


def stepper(k: Kit) -> str:
    t = k.t
    cells = "".join(
        tag(
            "div",
            k.icon(m, 18, t.foreground),
            f"flex:1;display:flex;align-items:center;justify-content:center;border-inline-start:{0 if i == 0 else 1}px solid {t.separator}",
            k=True,
            stop="single",
        )
        for i, m in enumerate(["minus", "add"])
    )
    return tag(
        "div",
        cells,
        f"display:flex;width:94px;height:32px;border-radius:8px;background:{t.surface2};flex:none",
        c="Container",
        check=True,
    )


def chip(k: Kit, label: str = "", on: bool | None = None) -> str:
    t = k.t
    on = k.chance(0.3) if on is None else on
    filled = on or k.chance(0.5)
    css = f"background:{t.accent if on else t.surface2}" if filled else f"border:1px solid {t.outline}"
    h = 32 * max(1, min(k.type_scale, 1.5))
    return row(
        k.icon("check", 16, t.on_accent) if on and k.chance(0.4) else "",
        k.text(label or k.w.tab(), 13, t.on_accent if on else t.foreground, 500, 1),
        gap=6,
        style=f"flex:none;box-sizing:border-box;height:{h}px;padding:0 12px;border-radius:{k.r.choice([8, 16, 16])}px;{css}",
        c="Container",
        k=True,
        stop="container",
        check=True,
    )
