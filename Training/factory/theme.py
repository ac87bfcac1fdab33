"""Design themes: named sets of tokens, and which of them are kept for testing."""

import hashlib
import random
from dataclasses import dataclass, field

THEME_COUNT = 900
TEST_PERCENT = 15


def is_test_theme(theme_id: str) -> bool:
    """Whether a theme may only be used for test screens (by a hash of its name)."""
    digest = hashlib.sha1(theme_id.encode()).digest()
    return int.from_bytes(digest[:4], "big") % 100 < TEST_PERCENT


def theme_ids(split: str, prefix: str = "html") -> list[str]:
    """Theme names of a split, `train` or `test`."""
    wanted = split == "test"
    names = [f"{prefix}-{i:04d}" for i in range(THEME_COUNT)]
    return [n for n in names if is_test_theme(n) == wanted]


@dataclass
class Theme:
    """The tokens of one design: colours as CSS strings, lengths in CSS pixels."""

    id: str
    ios: bool
    dark: bool
    accent: str
    on_accent: str
    background: str
    surface: str
    surface2: str
    foreground: str
    secondary: str
    separator: str
    outline: str
    font: str
    heading_font: str
    radius: int
    button_radius: int
    field_radius: int
    gap: int
    margin: int
    row_height: int
    base_size: float
    letter_spacing: float
    card_style: str
    field_style: str
    button_style: str
    toggle_style: str
    checkbox_style: str
    slider_style: str
    segment_style: str
    dots_style: str
    icon_fonts: list = field(default_factory=list)
    toggle_green: bool = False
    heading_weight: int = 700


IOS_FONTS = ["Inter"] * 6 + ["Inter Display", "Liberation Sans", "Open Sans", "Cantarell"]
ANDROID_FONTS = ["Roboto"] * 6 + ["Noto Sans", "Open Sans", "Lato", "Roboto Condensed", "DejaVu Sans"]
BRAND_FONTS = [
    "Lato",
    "Quicksand",
    "Comfortaa",
    "Carlito",
    "Noto Serif",
    "Roboto Slab",
    "Cantarell",
    "Noto Sans Display",
    "Liberation Serif",
    "Inter Display",
    "JetBrains Mono",
]
IOS_ACCENTS = ["#007aff", "#34c759", "#ff3b30", "#5856d6", "#ff9500", "#ff2d55", "#af52de", "#0a84ff"]


def _hsl(h: float, s: float, lightness: float) -> str:
    return f"hsl({h:.0f} {s:.0f}% {lightness:.0f}%)"


def make_theme(theme_id: str) -> Theme:
    """Builds the theme of that name; the name alone decides every token."""
    r = random.Random("theme:" + theme_id)
    ios = r.random() < 0.55
    dark = r.random() < 0.36
    hue = r.uniform(0, 360)
    accent_l = r.uniform(28, 56)
    accent = r.choice(IOS_ACCENTS) if ios and r.random() < 0.45 else _hsl(hue, r.uniform(35, 95), accent_l)
    tint = r.choice([0, 0, 6, 14, 25])
    if dark:
        base = r.choice([0, 0, 5, 8, 11, 15])
        background = _hsl(hue, tint, base)
        surface = _hsl(hue, tint, base + r.uniform(6, 12))
        surface2 = _hsl(hue, tint, base + r.uniform(14, 22))
        foreground, secondary = r.choice(["#fff", "#eee", "#e6e1e5"]), r.choice(["#8e8e93", "#aaa", "#cac4d0"])
        separator, outline = r.choice(["#ffffff1f", "#38383a", "#49454f"]), r.choice(["#938f99", "#555", "#666"])
        if r.random() < 0.4:
            accent = _hsl(hue, r.uniform(45, 95), r.uniform(60, 78))
    else:
        kind = r.choice(["white", "grouped", "tinted", "paper"])
        background = {
            "white": "#fff",
            "grouped": r.choice(["#f2f2f7", "#efeff4", "#f5f5f5"]),
            "tinted": _hsl(hue, max(tint, 10), r.uniform(92, 97)),
            "paper": "#faf7f2",
        }[kind]
        surface = (
            r.choice(["#f2f2f7", "#f6f6f6", _hsl(hue, 25, 94), "#f3edf7"])
            if kind == "white"
            else r.choice(["#fff", "#fff", "#fffdfa"])
        )
        surface2 = r.choice(["#e5e5ea", "#e9e9ea", _hsl(hue, 20, 88)])
        foreground, secondary = (
            r.choice(["#000", "#1c1b1f", "#222", "#333"]),
            r.choice(["#8e8e93", "#6b6b70", "#757575", "#49454f"]),
        )
        separator, outline = (
            r.choice(["#c6c6c8", "#e0e0e0", "#3c3c4330"]),
            r.choice(["#79747e", "#c4c4c4", "#999", "#d0d0d5"]),
        )
    font = r.choice(IOS_FONTS if ios else ANDROID_FONTS) if r.random() < 0.75 else r.choice(BRAND_FONTS)
    radius = r.choice([0, 4, 6, 8, 10, 12, 14, 16, 20, 28])
    native = ["cupertino"] if ios else ["material"]
    icon_fonts = native * 3 + r.sample(["cupertino", "material", "mdi", "phosphor", "remix", "fa", "codicon"], 2)
    if r.random() < 0.25:
        icon_fonts = [r.choice(["phosphor", "remix", "mdi", "fa", "tabler", "tabler"])]
    return Theme(
        id=theme_id,
        ios=ios,
        dark=dark,
        accent=accent,
        on_accent="#fff" if not dark or accent_l < 50 else "#111",
        background=background,
        surface=surface,
        surface2=surface2,
        foreground=foreground,
        secondary=secondary,
        separator=separator,
        outline=outline,
        font=font,
        heading_font=font if r.random() < 0.8 else r.choice(BRAND_FONTS),
        radius=radius,
        button_radius=r.choice([0, 4, 8, 10, 12, 14, 100, 100]),
        field_radius=r.choice([0, 4, 4, 8, 10, 12, 16, 28]),
        gap=r.choice([6, 8, 10, 12, 16]),
        margin=r.choice([8, 12, 16, 16, 16, 20, 24]),
        row_height=r.choice([40, 44, 44, 48, 52, 56, 60, 64, 72]),
        base_size=r.choice([14, 15, 16, 16, 17, 17, 17]),
        letter_spacing=r.choice([-0.022, -0.01, 0, 0, 0.01]),
        card_style=r.choice(["fill", "fill", "border", "shadow", "fill-border", "elevated"]),
        field_style=r.choice(["outline", "outline", "filled", "filled", "underline", "pill", "filled-underline"]),
        button_style=r.choice(["flat", "flat", "shadow", "gradient", "tonal"]),
        toggle_style=r.choice(["ios", "ios", "ios", "ios26"] if ios else ["m3", "m3", "m2", "m2", "ios", "flat"]),
        checkbox_style=r.choice(["round", "square", "square", "mixed"] if ios else ["m3", "m3", "square", "mixed"]),
        slider_style=r.choice(["ios", "ios", "thin", "m2"] if ios else ["m2", "m2", "m3", "thin", "m3-2024"]),
        segment_style=r.choice(
            ["ios", "ios", "ios", "bordered", "pill"] if ios else ["m3", "m3", "tabs", "tabs", "pill", "bordered"]
        ),
        dots_style=r.choice(["ios", "ios", "wide", "ring", "big", "bars"]),
        icon_fonts=icon_fonts,
        toggle_green=ios and r.random() < 0.6,
        heading_weight=r.choice([500, 600, 700, 700, 800]),
    )
