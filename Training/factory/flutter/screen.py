"""Composes one random Flutter screen: every choice comes from the seed and the theme's name."""

import random
from dataclasses import dataclass

import flet as ft

from ..icons import IconLibrary
from ..theme import Theme, make_theme
from ..words import RIGHT_TO_LEFT, Words, pick_script
from . import bars
from .kit import Kit, Mark, colour, light
from .patterns import PATTERNS, gap, heading
from .stage import STRIP

# Width and height in points; scale 2 is quickest to draw and gets the larger share.
PHONES_IOS = [
    (375, 667, 2),
    (390, 844, 2),
    (393, 852, 3),
    (390, 844, 3),
    (402, 874, 3),
    (414, 896, 2),
    (414, 896, 2),
    (430, 932, 3),
]
PHONES_ANDROID = [
    (360, 640, 2),
    (360, 800, 2),
    (360, 780, 3),
    (393, 873, 2.75),
    (412, 892, 2.75),
    (412, 915, 2),
    (384, 832, 2.75),
]
TYPE_SCALES = [1] * 14 + [0.85, 0.9, 1.15, 1.15, 1.3, 1.3, 1.6]


@dataclass
class Screen:
    """A screen before rendering. `body` is the top and bottom in points between which content is cut."""

    controls: list
    marks: list[Mark]
    theme: Theme
    size: tuple[int, int]
    scale: float
    script: str
    layout: str
    body: tuple[float, float]
    ignored: list[tuple[str, tuple[float, float, float, float]]]
    rtl: bool
    kit: Kit

    @property
    def modal(self) -> bool:
        return any(m.type == "Dialog" for m in self.marks)


def compose(seed: str, theme_id: str, icons: IconLibrary, pictures: dict[str, list[str]]) -> Screen:
    """The screen of that seed in that theme; the same arguments give the same screen."""
    r = random.Random(f"{seed}:{theme_id}")
    theme = make_theme(theme_id)
    width, height, scale = r.choice(PHONES_IOS if theme.ios else PHONES_ANDROID)
    words = Words(r, pick_script(r))
    rtl = words.script in RIGHT_TO_LEFT
    k = Kit(r, theme, words, icons, pictures, (width, height), r.choice(TYPE_SCALES), rtl)
    top = r.choice([20, 44, 47, 54]) if theme.ios else r.choice([24, 24, 28, 32])
    system = r.choice([34, 34, 34, 0]) if theme.ios else r.choice([24, 24, 48, 0])
    bar, bar_fill = bars.top_bar(k) if k.chance(0.85) else (None, k.background)
    body, names = _body(k)
    tabs, tabs_fill = bars.bottom_bar(k, system) if k.chance(0.5) else (None, k.background)
    foot = next((m.height for m in k.marks if m.type == "Container" and m.zone == 2), 0) if tabs else 0
    middle = ft.Stack(
        [ft.Container(body, left=0, right=0, top=-(r.randint(10, 200) if k.chance(0.2) else 0))],
        expand=True,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    # The plain bottom mark tells where the body ends; it is no element.
    room = k.mark("Body")
    parts: list[ft.Control] = [ft.Container(height=top, bgcolor=bar_fill)]
    parts += [bar] if bar else []
    parts.append(k.named(room, ft.Container(middle, expand=True), expand=True))
    if tabs:
        parts.append(tabs)
    elif system and (not theme.ios or k.chance(0.4)):
        parts.append(ft.Container(height=system, bgcolor=k.background))
    frame = ft.Container(ft.Column(parts, spacing=0), left=0, top=0, right=0, bottom=0, bgcolor=k.background)
    layers: list[ft.Control] = [frame]
    over = foot or system
    if k.chance(0.12):
        layers.append(bars.floating(k, over))
    elif k.chance(0.08):
        layers.append(bars.toast(k, over))
    ink = "#000000" if light(bar_fill) else "#ffffff"
    low_ink = "#000000" if light(tabs_fill) else "#ffffff"
    layers.append(bars.status_bar(k, top, ink))
    if system:
        layers.append(bars.indicator(k, system, low_ink))
    if k.chance(0.16):
        layers += bars.modal(k, system)
    ignored = [("status bar", (0.0, 0.0, width, top))]
    if system:
        ignored.append(("system bar", (0.0, height - system, width, height)))
    whole = ft.Stack(layers, left=0, right=0, top=0, bottom=STRIP)
    return Screen(
        [whole], k.marks, theme, (width, height), scale, words.script, "+".join(names), (top, height), ignored, rtl, k
    )


def _body(k: Kit) -> tuple[ft.Control, list[str]]:
    """Patterns one below the other, about as many as fill the screen and a little more."""
    parts: list[ft.Control] = [gap(k.r.choice([4, 8, 12]))]
    names = []
    space = k.r.choice([k.t.gap, k.t.gap + 4, 16])
    long = k.r.randint(4, 9)
    while len(names) < long:
        pattern = k.r.choices(list(PATTERNS), list(PATTERNS.values()))[0]
        if pattern.__name__ in ("rows", "form", "chips", "carousel", "numbers") and k.chance(0.5):
            parts += heading(k)
        parts += pattern(k)
        names.append(pattern.__name__)
    return ft.Column(parts, spacing=space, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), names


def dress(page: ft.Page, screen: Screen) -> None:
    """Colours, fonts and direction of the page; animations off."""
    k = screen.kit
    scheme = ft.ColorScheme(
        primary=k.accent,
        on_primary=k.on_accent,
        surface=k.background,
        on_surface=k.ink,
        on_surface_variant=k.secondary,
        secondary_container=k.tinted(),
        on_secondary_container=k.ink,
        outline=k.outline,
        outline_variant=k.separator,
        surface_container_highest=k.surface2,
    )
    page.theme = page.dark_theme = ft.Theme(
        color_scheme=scheme, font_family=k.families[0], visual_density=ft.VisualDensity.STANDARD
    )
    page.theme_mode = ft.ThemeMode.DARK if k.t.dark else ft.ThemeMode.LIGHT
    page.theme_animation_style = ft.AnimationStyle(duration=0)
    page.rtl = screen.rtl
    page.padding = page.spacing = 0
    page.bgcolor = colour(k.t.background)
