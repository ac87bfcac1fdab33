"""Rows, bars and headings that many screens share."""

import flet as ft

from .kit import react

ROW_HEIGHT = 52


def pad(control, left=16, top=0, right=None, bottom=0):
    """The control with room around it."""
    return ft.Container(control, padding=ft.Padding(left, top, left if right is None else right, bottom))


def gap(height):
    """Empty height."""
    return ft.Container(height=height)


def app_bar(kit, title, leading=None, actions=()):
    """The platform's top bar with a title, an optional button before it and buttons after it."""
    first = kit.icon_button(*leading, color=kit.theme.accent if kit.theme.ios else None) if leading else None
    size, weight = (17, 600) if kit.theme.ios else (22, 400)
    text = kit.text("title", title, size=size, weight=weight)
    rest = [kit.icon_button(*action, color=kit.theme.accent if kit.theme.ios else None) for action in actions]
    if kit.theme.ios:
        return ft.CupertinoAppBar(
            title=text, leading=first, trailing=ft.Row(rest, tight=True, spacing=0) if rest else None,
            bgcolor=kit.theme.background, automatically_imply_leading=False,
            padding=ft.Padding(4, 0, 4, 0), transition_between_routes=False,
            automatic_background_visibility=False)
    return ft.AppBar(title=text, leading=first, actions=rest, bgcolor=kit.theme.background,
                     automatically_imply_leading=False, elevation=0, elevation_on_scroll=0)


def row(kit, content, height=ROW_HEIGHT, click=False, left=16, right=14):
    """A list row: its parts side by side."""
    return ft.Container(ft.Row(content, spacing=12), height=height, padding=ft.Padding(left, 0, right, 0),
                        on_click=react if click else None)


def tile(kit, name, meaning, color):
    """A row's leading icon: a white glyph on a coloured square on iOS, a plain glyph on Android."""
    if not kit.theme.ios:
        return kit.icon(f"{name}.icon", meaning, 24, color)
    return kit.icon(f"{name}.icon", meaning, 19, "#FFFFFF", tile=color)


def toggle_row(kit, name, label, value, meaning=None, color="#8E8E93", detail=None):
    """Label and switch, merged into one node."""
    with kit.stop("row", label):
        parts = [tile(kit, name, meaning, color)] if meaning else []
        parts += [stretch(labels(kit, name, label, detail)), kit.toggle(name, value, label)]
    return kit.merged(name, row(kit, parts, 64 if detail else ROW_HEIGHT), label, on=value)


def check_row(kit, name, label, value, detail=None):
    """Checkbox and label, merged into one node."""
    with kit.stop("row", label):
        parts = [kit.checkbox(name, value, label), stretch(labels(kit, name, label, detail))]
    return kit.merged(name, row(kit, parts, 64 if detail else ROW_HEIGHT, left=10), label, on=value)


def nav_row(kit, name, label, value=None, meaning=None, color="#8E8E93", detail=None):
    """A row that opens another screen: label, current value, chevron."""
    with kit.stop("row", label):
        parts = [tile(kit, name, meaning, color)] if meaning else []
        parts.append(stretch(labels(kit, name, label, detail, clickable=True)))
        if value:
            parts.append(kit.text(f"{name}.value", value, 16, color=kit.theme.secondary))
        parts.append(kit.icon(f"{name}.chevron", "chevron-right", 18, kit.theme.secondary))
    return kit.exposed(name, row(kit, parts, 64 if detail else ROW_HEIGHT, click=True))


def labels(kit, name, label, detail=None, **facts):
    """A row's title, and a second line below it."""
    texts = [kit.text(f"{name}.title", label, 17 if kit.theme.ios else 16, **facts)]
    if detail:
        texts.append(kit.text(f"{name}.detail", detail, 13, color=kit.theme.secondary))
    return ft.Column(texts, spacing=1, tight=True)


def stretch(control):
    """The control takes the room that is left."""
    return ft.Container(control, expand=True, alignment=ft.Alignment.CENTER_LEFT)


def group(kit, name, rows, indent=16):
    """Rows on one rounded background with hairlines between them."""
    lines = []
    for index, content in enumerate(rows):
        if index:
            lines.append(kit.rule(indent))
        lines.append(content)
    return pad(kit.card(name, ft.Column(lines, spacing=0)), 16, 0)


def section(kit, name, label):
    """A small heading above a group."""
    size = 13 if kit.theme.ios else 14
    return pad(kit.text(name, label, size, 500 if not kit.theme.ios else 400, kit.theme.secondary,
                        heading=3), 20, 18, 20, 6)


def banner(kit):
    """A notice above everything else, as an app puts it there for a while."""
    text = kit.text("banner.text", "Some services are down until noon", 15)
    content = ft.Container(text, height=52, padding=ft.Padding(14, 0, 14, 0), alignment=ft.Alignment.CENTER_LEFT)
    return pad(kit.card("banner", content), 16, 8, 16, 8)


def headline(kit, name, label, size=32):
    """A large title."""
    return pad(kit.text(name, label, size, 700, heading=1), 16, 6, 16, 10)
