"""Controls of the random Flutter screens: switches, sliders, segments, fields, buttons, chips, page dots."""

import flet as ft

from .kit import Kit, mixed


def toggle(k: Kit) -> ft.Control:
    on = k.chance(0.5)
    green = k.t.toggle_green or (k.ios and k.once("green", [True, False, False]))
    active = "#34c759" if green else k.accent
    if k.ios or k.once("apple switch", [True] + [False] * 6):
        control = ft.CupertinoSwitch(value=on, active_track_color=active)
        if k.once("grey track", [True, False, False, False]):
            control.inactive_track_color = k.surface2
    else:
        control = ft.Switch(value=on)
        if k.once("thumb icon", [True, False, False]):
            control.thumb_icon = ft.Icons.CHECK if on else ft.Icons.CLOSE
        if k.once("no rim", [True, False, False]):
            control.track_outline_color = ft.Colors.TRANSPARENT
            control.inactive_track_color = k.surface2
            control.inactive_thumb_color = k.secondary
    mark = k.mark("Toggle", k.fade(control), height=31, facts={"state": _state(on), "clickable": True})
    return k.named(mark, control)


def _state(on: bool) -> str:
    return "selected" if on else "unselected"


def checkbox(k: Kit, on: bool | None = None, radio: bool = False) -> ft.Control:
    on = k.chance(0.5) if on is None else on
    if radio:
        kind = ft.CupertinoRadio if k.ios and k.once("apple radio", [True, True, False]) else ft.Radio
        inner = kind(value="on", active_color=k.accent)
        control = ft.RadioGroup(content=inner, value="on" if on else "off")
    elif k.ios:
        shape = ft.CircleBorder() if k.once("round check", [True, False]) else ft.RoundedRectangleBorder(radius=4)
        inner = control = ft.CupertinoCheckbox(value=on, active_color=k.accent, shape=shape)
    else:
        inner = control = ft.Checkbox(value=on, active_color=k.accent, check_color=k.on_accent)
        radius = k.once("check radius", [None, None, None, 0, 4, 6, 100])
        if radius is not None:
            control.shape = ft.RoundedRectangleBorder(radius=radius) if radius < 100 else ft.CircleBorder()
    mark = k.mark("Checkbox", k.fade(inner), height=20, facts={"state": _state(on), "clickable": True})
    return k.named(mark, control)


def slider(k: Kit, width: float) -> ft.Control:
    value = k.r.uniform(0.12, 0.88)
    if k.ios or k.once("apple slider", [True] + [False] * 9):
        control: ft.Control = ft.CupertinoSlider(value=value, width=width, active_color=k.accent)
        thumb, height = 28.0, 44.0
    else:
        control = ft.Slider(value=value, width=width, height=48, active_color=k.accent)
        thumb, height = 20.0, 48.0
        if k.once("pale track", [True, False, False]):
            control.inactive_color = mixed(k.accent, k.background, 0.3)
        if k.chance(0.15):
            control.divisions = k.r.randint(4, 10)
        if k.chance(0.1):
            low = k.r.uniform(0.08, value - 0.02)
            control = ft.RangeSlider(start_value=low, end_value=value, width=width, height=48, active_color=k.accent)
            control.inactive_color = mixed(k.accent, k.background, 0.3)
        elif k.once("bar thumb", [True, True, False, False, False]):
            control.year_2023 = False
            thumb = 44.0
    mark = k.mark("Slider", k.fade(control), height=height, thumb=thumb, facts={"clickable": True})
    return k.named(mark, control)


def segments(k: Kit, width: float) -> ft.Control:
    """The platform's segmented control; the cells share its outline equally."""
    count = k.r.choice([2, 2, 3, 3, 4])
    picked = k.r.randrange(count)
    size = 13 if k.ios else 14
    cell = width / count - 20
    labels = [k.fit(k.w.tab(), cell, size, 600) for _ in range(count)]
    texts = [
        ft.Text(v, style=k.style(size, 600 if k.ios and i == picked else 500, height=1.2), no_wrap=True)
        for i, v in enumerate(labels)
    ]
    if k.ios:
        kind = k.chance(0.85)
        control: ft.Control = ft.CupertinoSlidingSegmentedButton(
            selected_index=picked,
            width=width,
            controls=texts,
            thumb_color="#636366" if k.t.dark else "#ffffff",
            bgcolor=mixed(k.ink, k.background, 0.09) if kind else k.surface2,
        )
    else:
        for i, text in enumerate(texts):
            text.style.color = k.ink if i != picked else None
        control = ft.SegmentedButton(
            selected=[str(picked)],
            width=width,
            show_selected_icon=False,
            segments=[ft.Segment(value=str(i), label=text) for i, text in enumerate(texts)],
        )
        for text in texts:
            text.style.color = k.ink
    return _celled(k, control, labels, texts, picked)


def _celled(k: Kit, control: ft.Control, labels: list[str], texts: list[ft.Text], picked: int) -> ft.Control:
    """Marks of a control whose cells are equally wide: a segment and its text each."""
    whole = k.mark("Group", height=32 if k.ios else 40)
    count = len(labels)
    for i, (label, text) in enumerate(zip(labels, texts)):
        cell = (whole.id, (count - 1 - i if k.rtl else i), count)
        with k.stop("segment"):
            k.mark(
                "SegmentedControl", within=cell, facts={"state": _state(i == picked), "clickable": True, "label": label}
            )
            k.mark("Text", k.fade(text), within=(*cell, 3.0), lines=(label,), facts={"clickable": True})
    return k.named(whole, control)


def tabs(k: Kit, width: float) -> ft.Control:
    """Tabs with a line under the selected one; a cell is as high as the bar."""
    count, height = k.r.choice([2, 3, 3, 4]), k.r.choice([44, 48, 48])
    picked, size = k.r.randrange(count), k.r.choice([14, 15])
    upper = k.chance(0.2)
    wide = k.chance(0.4)
    cells = []
    for i in range(count):
        on = i == picked
        label = k.w.tab()
        color = k.accent if on else k.secondary
        with k.stop("segment"):
            mark = k.mark("SegmentedControl", height=height, facts={"state": _state(on), "clickable": True})
            text = k.text(
                label.upper() if upper else label, width / count - 12, size / k.type_scale, 500, color, clickable=True
            )
        line = ft.Container(
            height=3 if not wide else 2,
            width=None if wide else width / count * 0.5,
            bgcolor=k.accent if on else "#00000000",
            border_radius=0 if wide else 2,
        )
        body = ft.Stack(
            [
                ft.Container(text, alignment=ft.Alignment.CENTER, left=0, right=0, top=0, bottom=0),
                ft.Container(line, alignment=ft.Alignment.BOTTOM_CENTER, left=0, right=0, bottom=0),
            ],
            height=height,
            width=width / count,
        )
        cells.append(k.named(mark, body))
    rule = ft.Container(height=1, bgcolor=k.separator)
    return ft.Column([ft.Row(cells, spacing=0), rule], spacing=0, tight=True)


def button(k: Kit, width: float, label: str = "", style: str = "", height: float = 0) -> ft.Control:
    """A filled, tonal, outlined or plain button; plain ones have no Container."""
    style = style or k.r.choices(["filled", "tonal", "outlined", "plain"], [50, 20, 18, 12])[0]
    height = height or k.r.choice([40, 44, 48, 50, 52, 56])
    fill, ink = {
        "filled": (k.accent, k.on_accent),
        "tonal": (k.tinted(), k.accent),
        "outlined": (None, k.accent),
        "plain": (None, k.accent),
    }[style]
    label = label or k.w.action()
    with k.stop("single"):
        radius = min(k.t.button_radius, height / 2)
        mark = None
        if style != "plain":
            mark = k.mark("Container", height=height, facts={"clickable": True})
        parts: list[ft.Control] = []
        room = width - 32
        if k.chance(0.25) and width > 120:
            parts.append(k.icon(None, 18, ink))
            room -= 28
        size = min(k.r.choice([15, 16, 17]), height * 0.45)
        parts.append(k.text(label, room, size / max(1, k.type_scale), k.r.choice([500, 600, 700]), ink, clickable=True))
    inner = ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=8)
    look: dict = {"width": width, "height": height, "border_radius": radius, "bgcolor": fill}
    if style == "outlined":
        look["border"] = ft.Border.all(k.r.choice([1, 1, 1.5]), k.outline if k.chance(0.6) else k.accent)
    if style == "filled" and k.t.button_style == "shadow":
        look["shadow"] = ft.BoxShadow(blur_radius=4, offset=ft.Offset(0, 2), color="#40000000")
    body = ft.Container(inner, **look)
    return k.named(mark, body) if mark else body


def chip(k: Kit, on: bool = False) -> ft.Control:
    """A filter or action chip with its outline."""
    height, radius = 32, k.r.choice([8, 8, 16])
    with k.stop("single"):
        mark = k.mark("Container", height=height, facts={"clickable": True})
        ink = k.accent if on else k.ink
        parts: list[ft.Control] = []
        if on or k.chance(0.25):
            parts.append(k.icon("check" if on else None, 18, ink))
        parts.append(k.text(k.w.tab(), 130, 14 / max(1, k.type_scale), 500, ink, clickable=True))
        if k.chance(0.12):
            parts.append(k.icon("close", 16, ink))
    look: dict = {"height": height, "border_radius": radius, "padding": ft.Padding(12, 0, 12, 0)}
    if on:
        look["bgcolor"] = k.tinted()
    elif k.t.card_style in ("border", "fill-border") or not k.ios:
        look["border"] = ft.Border.all(1, k.outline)
    else:
        look["bgcolor"] = k.surface2
    return k.named(mark, ft.Container(ft.Row(parts, spacing=6, tight=True), **look))


def dots(k: Kit) -> ft.Control:
    """Page dots; the selected one may be a bar."""
    count, size = k.r.randint(3, 7), k.r.choice([6, 7, 8, 8, 10])
    picked, bar = k.r.randrange(count), k.chance(0.35)
    off = mixed(k.ink, k.background, 0.28)
    on = k.accent if k.chance(0.6) else k.ink
    parts = [
        ft.Container(
            width=size * 2.5 if bar and i == picked else size,
            height=size,
            border_radius=size / 2,
            bgcolor=on if i == picked else off,
        )
        for i in range(count)
    ]
    mark = k.mark("PageControl", height=size)
    row = k.named(mark, ft.Row(parts, spacing=k.r.choice([6, 8, 9]), tight=True))
    return ft.Row([row], alignment=ft.MainAxisAlignment.CENTER)


def field(k: Kit, width: float, search: bool = False) -> ft.Control:
    """A text field of one of several looks; some are the toolkit's own, some composed as apps do."""
    if not search and k.chance(0.4):
        return _native_field(k, width)
    style = k.r.choice(["filled", "pill"]) if search else k.t.field_style
    height = k.r.choice([36, 40, 44, 48]) if search else k.r.choice([44, 48, 52, 56])
    fill = mixed(k.ink, k.background, k.r.choice([0.05, 0.08, 0.12]))
    under = style in ("underline", "filled-underline")
    look: dict = {"width": width, "height": height, "padding": ft.Padding(0 if style == "underline" else 14, 0, 8, 0)}
    look["border_radius"] = {"pill": height / 2, "underline": 0}.get(style, min(k.t.field_radius, height / 2))
    if style in ("filled", "pill", "filled-underline"):
        look["bgcolor"] = fill
    if style == "outline":
        look["border"] = ft.Border.all(k.r.choice([1, 1, 1.5, 2]), k.outline)
    if under:
        look["border"] = ft.Border(bottom=ft.BorderSide(1, k.outline))
        look["border_radius"] = 0
    typed = k.chance(0.35)
    value = (
        k.w.r.choice([k.w.name, k.w.email, k.w.value, k.w.datum])()
        if typed
        else (k.w.placeholder() if not search else ("Search" if k.w.script == "en" else k.w.placeholder()))
    )
    with k.stop("single"):
        mark = k.mark("TextField", height=height, underline=style == "underline", facts={"clickable": True})
        parts: list[ft.Control] = []
        room = width - 30
        if search or k.chance(0.25):
            parts.append(k.icon("search" if search else None, 20, k.secondary))
            room -= 30
        tail = None
        if k.chance(0.25):
            tail = k.icon(k.r.choice(["close", "eye", "mic", "down", "qr"]), 20, k.secondary)
            room -= 32
        size = 16 / max(1, k.type_scale) if not search else 15 / max(1, k.type_scale)
        color = k.ink if typed else k.secondary
        word = k.text(value, room, size, 400, color)
        parts.append(
            ft.Container(word, expand=True, alignment=ft.Alignment.CENTER_RIGHT if k.rtl else ft.Alignment.CENTER_LEFT)
        )
        if tail:
            parts.append(tail)
    body = k.named(mark, ft.Container(ft.Row(parts, spacing=8), **look))
    if style == "outline" and not search and k.chance(0.35) and not k.rtl:
        label = k.text(k.w.placeholder(), width - 60, 12 / max(1, k.type_scale), 400, k.secondary)
        chip_ = ft.Container(label, bgcolor=k.background, padding=ft.Padding(4, 0, 4, 0), left=12, top=0)
        return ft.Stack([ft.Container(body, padding=ft.Padding(0, 8, 0, 0)), chip_], width=width, height=height + 8)
    return body


def _native_field(k: Kit, width: float) -> ft.Control:
    typed = k.chance(0.4)
    size = 16
    drawn = k.fit(k.w.name() if typed else k.w.placeholder(), width - 44, size)
    shown = k.style(size, 400, k.ink if typed else k.secondary, height=1.25)
    clear = k.style(size, 400, "#00000000", height=1.25)
    common = {"value": drawn if typed else None, "width": width, "text_style": shown}
    height = k.r.choice([44, 48]) if k.ios else k.r.choice([48, 52, 56])
    if k.ios:
        control: ft.Control = ft.CupertinoTextField(
            text_vertical_align=ft.VerticalAlignment.CENTER,
            placeholder_text=None if typed else drawn,
            placeholder_style=shown,
            height=height,
            border_radius=k.t.field_radius,
            bgcolor=k.surface,
            border=ft.Border.all(1, k.outline),
            padding=ft.Padding(12, 8, 12, 8),
            **common,
        )
        names = ["text_style", "placeholder_style"]
    else:
        outline = k.chance(0.6)
        control = ft.TextField(
            hint_text=None if typed else drawn,
            hint_style=shown,
            height=height,
            filled=not outline or k.chance(0.3),
            fill_color=mixed(k.ink, k.background, 0.07),
            border=ft.InputBorder.OUTLINE if outline else ft.InputBorder.UNDERLINE,
            border_color=k.outline,
            border_radius=min(k.t.field_radius, height / 2) if outline else None,
            content_padding=ft.Padding(14, (height - 20) / 2, 14, (height - 20) / 2),
            **common,
        )
        names = ["text_style", "hint_style"]

    def hide(hidden: bool) -> None:
        for name in names:
            setattr(control, name, clear if hidden else shown)

    with k.stop("single"):
        mark = k.mark("TextField", height=height, facts={"clickable": True})
        k.mark("Text", hide, within=(mark.id, 0, 1, 5.0), lines=(drawn,))
    return k.named(mark, control)


def select(k: Kit, width: float) -> ft.Control:
    """A field that opens a list: its value and an arrow; no text can be typed, so it is a Container."""
    height = k.r.choice([40, 44, 48, 56])
    look: dict = {"border": ft.Border.all(1, k.outline)} if k.chance(0.6) else {"bgcolor": k.surface2}
    with k.stop("single"):
        mark = k.mark("Container", height=height, facts={"clickable": True})
        word = k.text(k.w.value(), width - 60, 16 / max(1, k.type_scale), 400, clickable=True)
        arrow = k.icon("down", 20, k.secondary)
    align = ft.Alignment.CENTER_RIGHT if k.rtl else ft.Alignment.CENTER_LEFT
    row = ft.Row([ft.Container(word, expand=True, alignment=align), arrow], spacing=8)
    radius = min(k.t.field_radius, height / 2)
    body = ft.Container(row, width=width, height=height, border_radius=radius, padding=ft.Padding(14, 0, 10, 0), **look)
    return k.named(mark, body)


def stepper(k: Kit) -> ft.Control:
    """Minus, a number, plus: one thing with a value; without the number two buttons."""
    height, radius = 34, k.r.choice([6, 8, 17])
    first = len(k.marks)
    with k.stop("single"):
        mark = k.mark("Container", height=height, facts={"clickable": True})
        parts = [k.icon("minus", 18, k.ink, clickable=True)]
        if k.chance(0.6):
            parts.append(k.text(str(k.r.randint(0, 12)), 30, 15 / max(1, k.type_scale), 500))
        parts.append(k.icon("add", 18, k.ink, clickable=True))
    if len(parts) == 2:
        for made in k.marks[first:]:
            made.stop = None
    row = ft.Row(parts, spacing=14, tight=True)
    return k.named(
        mark,
        ft.Container(row, height=height, border_radius=radius, bgcolor=k.surface2, padding=ft.Padding(12, 0, 12, 0)),
    )
