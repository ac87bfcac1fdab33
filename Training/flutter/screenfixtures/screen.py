"""What a screen is, and how it is put on the page."""

from dataclasses import dataclass, field
from typing import Callable

import flet as ft

from .kit import Kit
from .theme import Device, Theme


@dataclass
class Layout:
    """The parts of a built screen."""

    body: list
    app_bar: ft.Control | None = None
    tab_bar: ft.Control | None = None
    dialog: ft.Control | None = None
    floating: ft.Control | None = None
    spacing: float = 0
    align: str = "start"


@dataclass(frozen=True)
class Screen:
    """One fixture: `build` makes the widgets and notes the marks."""

    name: str
    device: Device
    theme: Theme
    build: Callable[[Kit], Layout]
    clock: str = "9:41"


@dataclass(frozen=True)
class Twin:
    """A screen with broken semantics: faults of the builder and edits of the tree.

    `planted` lists (rule, target) that must come out of the audit as new, and nothing else may.
    """

    name: str
    screen: str
    planted: tuple[tuple[str, str], ...]
    faults: tuple = field(default=())
    edits: tuple = field(default=())


def show(page, screen, kit, layout):
    """Put a built screen on flet's page."""
    theme = screen.theme
    dress(page, theme)
    page.appbar = layout.app_bar
    page.navigation_bar = layout.tab_bar
    page.floating_action_button = layout.floating
    column = ft.Column(layout.body, spacing=layout.spacing, scroll=ft.ScrollMode.HIDDEN,
                       horizontal_alignment=ft.CrossAxisAlignment(layout.align))
    filled = ft.Container(column, left=0, top=0, right=0, bottom=0)
    page.controls[:] = [ft.Stack([filled, *kit.ghosts()], expand=True)]
    if layout.dialog:
        page.show_dialog(layout.dialog)


def dress(page, theme):
    """Colours, fonts and platform; animations off."""
    scheme = ft.ColorScheme(
        primary=theme.accent, on_primary=theme.on_accent, surface=theme.background,
        on_surface=theme.foreground, on_surface_variant=theme.secondary,
        secondary_container="#33" + theme.accent[1:], on_secondary_container=theme.foreground,
        outline=theme.secondary, outline_variant=theme.separator, surface_container_high=theme.surface)
    page.theme = page.dark_theme = ft.Theme(color_scheme=scheme, font_family=theme.font,
                                            visual_density=ft.VisualDensity.STANDARD)
    page.theme_mode = ft.ThemeMode.DARK if theme.dark else ft.ThemeMode.LIGHT
    page.platform = ft.PagePlatform.IOS if theme.ios else ft.PagePlatform.ANDROID
    page.theme_animation_style = ft.AnimationStyle(duration=0)
    page.padding = page.spacing = 0
    page.bgcolor = theme.background
