"""What frames a random Flutter screen: top bar, bottom bar, floating button, toast, dialogs, sheets, status bar."""

import flet as ft

from . import controls
from .kit import BODY, BOTTOM, DIALOG, MODAL, OVER, TOP, Kit, mixed
from .patterns import column, gap, pad, start


def top_bar(k: Kit) -> tuple[ft.Control, str]:
    """A navigation bar or app bar, with a large title on some, and its colour."""
    with k.on(BODY, TOP):
        return _top_bar(k)


def _top_bar(k: Kit) -> tuple[ft.Control, str]:
    height = 44 if k.ios else k.r.choice([56, 64])
    coloured = k.chance(0.15 if not k.ios else 0.06)
    fill = k.accent if coloured else (k.surface if k.chance(0.25) else k.background)
    ink = k.on_accent if coloured else k.ink
    tint = ink if coloured or not k.ios else k.accent
    side = []
    if k.chance(0.7):
        side.append(k.icon_button(k.r.choice(["back", "back", "menu", "close"]), 24, tint))
    large = k.chance(0.3)
    centred = k.ios or k.chance(0.2)
    actions = k.r.choice([0, 1, 1, 2]) if k.ios else k.r.choice([0, 1, 2, 3])
    room = k.width - 44 * (2 * max(actions, 1) if centred else actions + 1) - 40
    size, weight = (17, 600) if k.ios else (k.r.choice([20, 22]), k.r.choice([400, 500]))
    middle: list[ft.Control] = []
    if not large:
        middle = [k.text(k.w.title(1, 2), room, size / max(1, k.type_scale**0.5), weight, ink, height=1.2)]
        if k.chance(0.1):
            middle.append(
                k.text(k.w.datum(), room, 12 / max(1, k.type_scale), 400, ink if coloured else k.secondary, height=1.2)
            )
    ends = [
        k.icon_button(
            None if k.chance(0.3) else k.r.choice(["search", "more", "add", "share", "settings", "bell"]), 24, tint
        )
        for _ in range(actions)
    ]
    if not ends and k.ios and k.chance(0.4):
        with k.stop("single"):
            ends = [pad(k.text(k.w.action(), 70, 16 / max(1, k.type_scale), 500, tint, clickable=True), 0, 0, 10)]
    title = column(*middle, centre=centred)
    if centred:
        layers: list[ft.Control] = [
            ft.Container(title, alignment=ft.Alignment.CENTER, left=0, right=0, top=0, bottom=0),
            ft.Row([*side, ft.Container(expand=True), *ends], spacing=0, left=4, right=4, top=0, bottom=0),
        ]
        body: ft.Control = ft.Stack(layers, height=height)
    else:
        lead = side or [gap(12)]
        body = ft.Container(
            ft.Row([*lead, ft.Container(width=4 if side else 12), start(k, title), *ends], spacing=0),
            height=height,
            padding=ft.Padding(4, 0, 4, 0),
        )
    parts: list[ft.Control] = [body]
    if large:
        wide = k.text(k.w.title(1, 2), k.width - 32, k.r.choice([28, 32, 34]), k.t.heading_weight, ink, height=1.2)
        parts.append(pad(ft.Row([start(k, wide)]), 16, 2, None, 8))
        if k.chance(0.35):
            parts.append(pad(controls.field(k, k.width - 32, search=True), 16, 0, None, 8))
    if k.chance(0.4):
        parts.append(ft.Container(height=0.5 if k.ios else 1, bgcolor=k.separator))
    return ft.Container(ft.Column(parts, spacing=0, tight=True), bgcolor=fill), fill


def bottom_bar(k: Kit, inset: float) -> tuple[ft.Control, str]:
    """Cupertino's tab bar or Material's navigation bar (with the pill); `inset` is the room for the system."""
    with k.on(BODY, BOTTOM):
        return _bottom_bar(k, inset)


def _bottom_bar(k: Kit, inset: float) -> tuple[ft.Control, str]:
    count = k.r.choice([3, 4, 4, 5])
    picked = k.r.randrange(count)
    pill = not k.ios and k.chance(0.75)
    labels = k.chance(0.9)
    height = (k.r.choice([49, 50, 56]) if k.ios else (80 if pill and labels else 56)) if labels else 52
    meanings = k.r.sample(
        ["home", "search", "profile", "settings", "like", "bell", "cart", "map", "calendar", "mail", "music"], count
    )
    fill = k.surface if k.chance(0.6) else k.background
    whole = k.mark("Container", height=height)
    cells = []
    for i, meaning in enumerate(meanings):
        on = i == picked
        ink = (k.ink if pill else k.accent) if on else k.secondary
        label = k.w.tab()
        with k.stop("tab"):
            item = k.mark(
                "TabBarItem", facts={"state": "selected" if on else "unselected", "clickable": True, "label": label}
            )
            icon = k.icon(meaning if k.chance(0.85) else None, k.r.choice([24, 24, 26]), ink)
            k.marks[-1].facts["part_of"] = item.id
            icon = k.badged(icon)
            shown: ft.Control = icon
            if pill:
                shown = ft.Container(
                    icon,
                    width=64,
                    height=32,
                    border_radius=16,
                    bgcolor=k.tinted() if on else None,
                    alignment=ft.Alignment.CENTER,
                )
            parts = [shown]
            if labels:
                size = 10 if k.ios else 12
                parts.append(k.text(label, k.width / count - 6, size / k.type_scale, 500, ink, height=1.2))
                k.marks[-1].facts["part_of"] = item.id
        body = ft.Container(
            column(*parts, spacing=4 if pill else 2, centre=True), expand=True, alignment=ft.Alignment.CENTER
        )
        cells.append(k.named(item, body, expand=True))
    row = ft.Container(ft.Row(cells, spacing=0), height=height)
    rule = ft.Container(height=0.5, bgcolor=k.separator)
    edge = [rule] if k.ios or k.chance(0.3) else []
    whole.height = height + inset + 0.5 * len(edge)
    return k.named(whole, ft.Container(ft.Column([*edge, row, gap(inset)], spacing=0, tight=True), bgcolor=fill)), fill


def floating(k: Kit, bottom: float) -> ft.Control:
    """Material's floating action button, extended on some."""
    with k.on(OVER, BOTTOM), k.stop("single"):
        long = k.chance(0.3)
        fill, ink = (k.accent, k.on_accent) if k.chance(0.6) else (mixed(k.accent, k.background, 0.3), k.ink)
        mark = k.mark("Container", height=56, facts={"clickable": True})
        parts: list[ft.Control] = [k.icon(k.r.choice(["add", "edit", "comment", "camera"]), 24, ink)]
        if long:
            parts.append(k.text(k.w.action(), 120, 15 / k.type_scale, 500, ink, clickable=True))
    body = ft.Container(
        ft.Row(parts, spacing=10, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=56,
        width=None if long else 56,
        padding=ft.Padding(18, 0, 18, 0) if long else None,
        border_radius=k.r.choice([16, 28]),
        bgcolor=fill,
        alignment=None if long else ft.Alignment.CENTER,
        shadow=ft.BoxShadow(blur_radius=8, offset=ft.Offset(0, 3), color="#4d000000"),
    )
    place = {"left": 16} if k.rtl else {"right": 16}
    return ft.Container(k.named(mark, body), bottom=bottom + 16, **place)


def toast(k: Kit, bottom: float) -> ft.Control:
    """Material's snack bar."""
    fill = "#e6e1e5" if k.t.dark else "#313033"
    ink = "#1c1b1f" if k.t.dark else "#f4eff4"
    with k.on(OVER, BOTTOM):
        mark = k.mark("Container", height=48)
        parts = [start(k, k.text(k.w.sentence(3, 8), k.width - 140, 14, 400, ink))]
        with k.stop("single"):
            parts.append(k.text(k.w.action(), 80, 14, 600, mixed(k.accent, ink, 0.5), clickable=True))
    body = ft.Container(
        ft.Row(parts, spacing=8),
        height=48,
        bgcolor=fill,
        border_radius=k.r.choice([4, 8]),
        padding=ft.Padding(16, 0, 16, 0),
    )
    return ft.Container(k.named(mark, body), left=12, right=12, bottom=bottom + 10)


def modal(k: Kit, inset: float) -> list[ft.Control]:
    """A scrim and an alert, an action sheet, a bottom sheet or a menu."""
    with k.on(MODAL, DIALOG):
        kind = k.r.choice(["alert", "alert", "alert", "actions", "sheet", "menu"])
        scrim = ft.Container(
            bgcolor=k.r.choice(["#33000000", "#52000000", "#66000000", "#80000000"]), left=0, top=0, right=0, bottom=0
        )
        if kind == "menu":
            return [_menu(k)]
        if kind == "alert":
            return [scrim, ft.Container(_alert(k), alignment=ft.Alignment.CENTER, left=0, top=0, right=0, bottom=0)]
        if kind == "actions" and k.ios:
            return [scrim, ft.Container(_actions(k), left=8, right=8, bottom=inset or 8)]
        return [scrim, ft.Container(_sheet(k, inset), left=0, right=0, bottom=0)]


def _panel(k: Kit) -> str:
    return k.surface if k.t.dark or k.chance(0.5) else ("#ffffff" if not k.t.dark else k.surface)


def _alert(k: Kit) -> ft.Control:
    mark = k.mark("Dialog")
    scale = max(1, k.type_scale)
    if k.ios:
        title = k.text(k.w.title(2, 4), 230, 17 / scale, 600, lines=2, align="center")
        words = k.text(k.w.sentence(5, 16), 230, 13 / scale, 400, lines=5, align="center")
    else:
        title = k.text(k.w.title(2, 4), 230, 24 / scale, 400, lines=2)
        words = k.text(k.w.paragraph(1, 2), 250, 14 / scale, 400, k.secondary, lines=6)
    names = [k.w.action() for _ in range(k.r.choice([1, 2, 2, 2, 3]))]
    fill = _panel(k)
    if not k.ios:
        acts = [_act(k, n, 110, 14 / scale) for n in names[:2]]
        parts: list[ft.Control] = [title, words]
        if k.chance(0.2):
            parts.insert(0, k.icon(None, 24, k.accent))
        if k.chance(0.25):
            parts.append(controls.field(k, 252))
        parts.append(ft.Row(acts, spacing=20, alignment=ft.MainAxisAlignment.END, width=254))
        return k.named(
            mark,
            ft.Container(
                column(*parts, spacing=16), width=302, padding=24, border_radius=k.r.choice([4, 12, 28]), bgcolor=fill
            ),
        )
    head = pad(column(title, words, spacing=4, centre=True), 16, 18, None, 18)
    rule = ft.Container(height=0.5, bgcolor=k.separator, width=270)
    cells = []
    side = len(names) == 2
    for i, n in enumerate(names):
        width = 135 if side else 270
        body = ft.Container(_act(k, n, width - 16, 17 / scale), width=width, height=44, alignment=ft.Alignment.CENTER)
        if side and i:
            cells.append(ft.Container(width=0.5, height=44, bgcolor=k.separator))
            body.width = 134.5
        elif i:
            cells.append(ft.Container(height=0.5, bgcolor=k.separator, width=270))
        cells.append(body)
    foot = ft.Row(cells, spacing=0) if side else column(*cells)
    return k.named(
        mark,
        ft.Container(
            column(head, rule, foot, centre=True), width=270, border_radius=k.r.choice([12, 14, 14]), bgcolor=fill
        ),
    )


def _act(k: Kit, name: str, width: float, size: float) -> ft.Control:
    with k.stop("single"):
        return k.text(name, width, size, k.r.choice([400, 500, 600]), k.accent, clickable=True)


def _actions(k: Kit) -> ft.Control:
    scale = max(1, k.type_scale)
    fill = _panel(k)
    mark = k.mark("Dialog")
    width = k.width - 16
    parts: list[ft.Control] = []
    if k.chance(0.6):
        parts.append(
            pad(
                k.text(k.w.sentence(3, 8), width - 40, 13 / scale, 400, k.secondary, lines=2, align="center"),
                16,
                14,
                None,
                14,
            )
        )
    for _ in range(k.r.randint(2, 5)):
        if parts:
            parts.append(ft.Container(height=0.5, bgcolor=k.separator, width=width))
        parts.append(
            ft.Container(
                _act(k, k.w.action(), width - 40, 20 / scale), height=56, width=width, alignment=ft.Alignment.CENTER
            )
        )
    panel = k.named(mark, ft.Container(column(*parts, centre=True), width=width, bgcolor=fill, border_radius=14))
    with k.stop("single"):
        cancel = k.mark("Container", height=56, facts={"clickable": True})
        text = k.text(
            "Cancel" if k.w.script == "en" else k.w.action(), width - 40, 20 / scale, 600, k.accent, clickable=True
        )
    low = ft.Container(text, width=width, height=56, bgcolor=fill, border_radius=14, alignment=ft.Alignment.CENTER)
    return ft.Column([panel, k.named(cancel, low)], spacing=8, tight=True)


def _sheet(k: Kit, inset: float) -> ft.Control:
    mark = k.mark("Dialog")
    fill = _panel(k)
    parts: list[ft.Control] = [
        ft.Container(
            ft.Container(width=36, height=4, border_radius=2, bgcolor=k.separator),
            alignment=ft.Alignment.CENTER,
            height=22,
        )
    ]
    first = len(k.marks)
    ends = [k.icon_button("close", 22, k.secondary)] if k.chance(0.5) else []
    parts.append(pad(ft.Row([start(k, k.text(k.w.title(), k.width - 100, 20, 600)), *ends]), 16, 0, 4, 8))
    # The heading is read before the button at the end of its line.
    k.marks[first:] = [k.marks[-1], *k.marks[first:-1]]
    for _ in range(k.r.randint(2, 6)):
        with k.stop("row"):
            lead = k.icon(None, 24, k.secondary) if k.chance(0.7) else controls.checkbox(k)
            row = ft.Row([lead, start(k, k.text(k.w.title(), k.width - 90, 16, clickable=True))], spacing=16)
        parts.append(ft.Container(row, height=52, padding=ft.Padding(16, 0, 16, 0)))
    if k.chance(0.5):
        parts.append(pad(controls.button(k, k.width - 32, style="filled"), 16, 8, None, 8))
    radius = k.r.choice([12, 16, 28])
    look = {
        "bgcolor": fill,
        "border_radius": ft.BorderRadius(radius, radius, 0, 0),
        "padding": ft.Padding(0, 0, 0, inset + 8),
    }
    return k.named(mark, ft.Container(ft.Column(parts, spacing=0, tight=True), **look))


def _menu(k: Kit) -> ft.Control:
    mark = k.mark("Dialog")
    width = k.r.choice([180, 220, 250])
    parts = []
    for _ in range(k.r.randint(3, 6)):
        with k.stop("row"):
            icon = [k.icon(None, 22, k.secondary)] if k.chance(0.5) else []
            row = ft.Row([*icon, start(k, k.text(k.w.action(), width - 80, 16, clickable=True))], spacing=12)
        parts.append(ft.Container(row, height=46, padding=ft.Padding(14, 0, 14, 0)))
    body = ft.Container(
        ft.Column(parts, spacing=0, tight=True),
        width=width,
        bgcolor=_panel(k),
        border_radius=k.r.choice([4, 12, 14]),
        border=ft.Border.all(0.5, k.separator),
        shadow=ft.BoxShadow(blur_radius=16, offset=ft.Offset(0, 6), color="#59000000"),
    )
    place = {"left": 10} if k.rtl else {"right": 10}
    return ft.Container(k.named(mark, body), top=k.r.choice([60, 90, 110]), **place)


def status_bar(k: Kit, height: float, ink: str) -> ft.Control:
    """Clock and small icons; none of them is scored."""
    clock = ft.Text(f"{k.r.randint(1, 23)}:{k.r.randint(0, 59):02d}", style=k.style(15 if k.ios else 13, 600, ink))
    small = []
    for _ in range(k.r.randint(2, 4)):
        small.append(k.glyph(k.r.choice(["wifi", "battery", "signal", "bell", None]), 15, ink)[0])
    small.append(k.glyph("battery", 17, ink)[0])
    row = ft.Row([clock, ft.Container(expand=True), *small], spacing=4)
    return ft.Container(
        row,
        left=0,
        right=0,
        top=0,
        height=height,
        padding=ft.Padding(26 if k.ios else 16, height * 0.25 if height > 40 else 0, 20, 0),
    )


def indicator(k: Kit, height: float, ink: str) -> ft.Control:
    """The pill, or Android's three buttons, at the lower edge."""
    if not k.ios and height > 40:
        marks = ft.Row(
            [
                ft.Container(width=12, height=12, border=ft.Border.all(1.5, ink), border_radius=radius)
                for radius in (0, 6, 2)
            ],
            alignment=ft.MainAxisAlignment.SPACE_EVENLY,
        )
        return ft.Container(marks, left=0, right=0, bottom=0, height=height)
    bar = ft.Container(width=134 if k.ios else 108, height=5 if k.ios else 4, border_radius=3, bgcolor=ink)
    return ft.Container(bar, left=0, right=0, bottom=8, height=5, alignment=ft.Alignment.CENTER)
