"""Widgets of the random Flutter screens, and the marks that say what each of them draws.

A mark is found again by a semantics label (`§id`) that only tells where the widget lies; what is drawn there is
read from two pictures, one of them with all ink and small controls hidden.
"""

import contextlib
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

import flet as ft

from ..icons import MEANINGS, IconLibrary
from ..theme import Theme
from ..words import Words
from .fonts import SCRIPT_FONTS, text_width

BODY, OVER, MODAL = 0, 1, 2
TOP, MIDDLE, BOTTOM, DIALOG = 0, 1, 2, 3
TILES = ["#ff9500", "#34c759", "#007aff", "#ff3b30", "#5856d6", "#af52de", "#ff2d55", "#8e8e93", "#00c7be", "#f4b400"]


@dataclass
class Mark:
    """One drawn element; `hide(True)` makes its ink invisible without moving anything."""

    id: str
    type: str
    hide: Callable[[bool], None] | None = None
    layer: int = BODY
    zone: int = MIDDLE
    stop: int | None = None
    kind: str = "single"
    lines: tuple[str, ...] = ()
    line_height: float = 0
    height: float = 0  # nominal, 0 where not known
    within: tuple | None = None  # (id of the widget, cell, cells[, inset in points])
    thumb: float = 0  # of a slider, in points
    tile: bool = False
    underline: bool = False
    badge: bool = False  # lies on top of another mark
    facts: dict = field(default_factory=dict)


def colour(css: str) -> str:
    """A CSS colour (#rgb, #rrggbb, #rrggbbaa, hsl) as Flutter's #aarrggbb or #rrggbb."""
    if css.startswith("hsl"):
        import colorsys

        h, s, lightness = (float(v) for v in re.findall(r"[\d.]+", css)[:3])
        return "#" + "".join(f"{round(v * 255):02x}" for v in colorsys.hls_to_rgb(h / 360, lightness / 100, s / 100))
    digits = css[1:]
    if len(digits) in (3, 4):
        digits = "".join(c * 2 for c in digits)
    return "#" + (digits[6:] + digits[:6] if len(digits) == 8 else digits)


def mixed(a: str, b: str, share: float) -> str:
    """`share` of colour a over colour b, both #rrggbb."""
    one, two = ([int(c[-6:][i : i + 2], 16) for i in (0, 2, 4)] for c in (a, b))
    return "#" + "".join(f"{round(x * share + y * (1 - share)):02x}" for x, y in zip(one, two))


def light(c: str) -> bool:
    """Whether dark ink reads better on the colour."""
    r, g, b = (int(c[-6:][i : i + 2], 16) for i in (0, 2, 4))
    return 0.299 * r + 0.587 * g + 0.114 * b > 150


class Kit:
    """What a pattern needs: theme, words, icons, pictures, one seeded generator; collects the marks."""

    def __init__(
        self,
        r: random.Random,
        theme: Theme,
        words: Words,
        icons: IconLibrary,
        pictures: dict[str, list[str]],
        size: tuple[int, int],
        type_scale: float,
        rtl: bool,
    ):
        self.r, self.t, self.w, self.icons, self.pictures = r, theme, words, icons, pictures
        self.width, self.height = size
        self.type_scale, self.rtl, self.ios = type_scale, rtl, theme.ios
        self.background, self.surface, self.surface2 = map(colour, (theme.background, theme.surface, theme.surface2))
        self.ink, self.secondary = colour(theme.foreground), colour(theme.secondary)
        self.separator, self.outline = colour(theme.separator), colour(theme.outline)
        self.accent = colour(theme.accent)
        self.on_accent = "#1b1b1f" if light(self.accent) else "#ffffff"
        families = [theme.font, SCRIPT_FONTS.get(words.script), "Noto Sans"]
        self.families = tuple(dict.fromkeys(f for f in families if f))
        self.icon_group = r.choice([g for g in theme.icon_fonts if g != "tabler"] or ["phosphor"])
        self.marks: list[Mark] = []
        self.layer, self.zone = BODY, MIDDLE
        self._stop: tuple[int, str] | None = None
        self._stops = self._made = 0
        self._chosen: dict = {}

    def chance(self, p: float) -> bool:
        return self.r.random() < p

    def once(self, what: str, options: list):
        """One of the options, the same all over the screen."""
        if what not in self._chosen:
            self._chosen[what] = self.r.choice(options)
        return self._chosen[what]

    # ---------------------------------------------------------------- marks

    @contextlib.contextmanager
    def stop(self, kind: str = "row"):
        """Everything made inside is read as one, unless an outer stop is already open."""
        outer = self._stop
        if outer is None:
            self._stops += 1
            self._stop = (self._stops, kind)
        try:
            yield
        finally:
            self._stop = outer

    @contextlib.contextmanager
    def apart(self):
        """Everything made inside acts by itself, though it stands in the row whose stop is open."""
        outer, self._stop = self._stop, None
        try:
            yield
        finally:
            self._stop = outer

    @contextlib.contextmanager
    def on(self, layer: int, zone: int):
        """Everything made inside lies on that layer and is read in that zone."""
        before = self.layer, self.zone
        self.layer, self.zone = layer, zone
        try:
            yield
        finally:
            self.layer, self.zone = before

    def mark(self, type: str, hide=None, **details) -> Mark:
        self._made += 1
        mark = Mark(f"m{self._made}", type, hide, self.layer, self.zone, **details)
        if self._stop:
            mark.stop, mark.kind = self._stop
        self.marks.append(mark)
        return mark

    @staticmethod
    def named(mark: Mark, control: ft.Control, leaf: bool = False, **more) -> ft.Control:
        """The control in a semantics node that tells where it lies."""
        return ft.Semantics(label=f"§{mark.id}", container=True, content=control, exclude_semantics=leaf, **more)

    @staticmethod
    def fade(control: ft.Control) -> Callable[[bool], None]:
        control.opacity = 1.0

        def hide(hidden: bool) -> None:
            control.opacity = 0.0 if hidden else 1.0

        return hide

    # ---------------------------------------------------------------- ink

    def style(self, size: float, weight: int = 400, color: str = "", height: float | None = 1.3) -> ft.TextStyle:
        """A text style of the theme; `size` is final, in points."""
        return ft.TextStyle(
            size=size,
            weight=ft.FontWeight(f"w{weight}"),
            height=height,
            color=color or self.ink,
            letter_spacing=round(self.t.letter_spacing * size, 2),
            font_family=self.families[0],
            font_family_fallback=list(self.families[1:]),
        )

    def measure(self, text: str, size: float, weight: int = 400) -> float:
        return text_width(text, self.families, weight, size, self.t.letter_spacing * size) * 1.04 + 1

    def fit(self, text: str, width: float, size: float, weight: int = 400) -> str:
        """The text, or as much of it as fits with an ellipsis."""
        if self.measure(text, size, weight) <= width:
            return text
        while len(text) > 1 and self.measure(text + "…", size, weight) > width:
            text = text[:-1]
        return text.rstrip() + "…"

    def wrap(self, text: str, width: float, size: float, weight: int, most: int) -> tuple[str, ...]:
        """The lines of a paragraph of a width, at most `most`; the last one may end in an ellipsis."""
        joined = " " not in text and not text.isascii()
        pieces, joint = (list(text), "") if joined else (text.split(" "), " ")
        lines, line = [], ""
        for piece in pieces:
            longer = line + joint + piece if line else piece
            if line and self.measure(longer, size, weight) > width:
                lines.append(line)
                longer = piece
            line = longer
        lines.append(line)
        if len(lines) > most:
            lines = lines[: most - 1] + [joint.join(lines[most - 1 : most + 1])]
        return tuple(self.fit(each, width, size, weight) for each in lines)

    def text(
        self,
        value: str,
        width: float,
        size: float = 16,
        weight: int = 400,
        color: str = "",
        lines: int = 1,
        align: str = "start",
        height: float = 1.3,
        **facts,
    ) -> ft.Control:
        """Text within a width in points, over at most so many lines; `size` grows with the screen's type scale."""
        size = round(size * self.type_scale, 2)
        drawn = self.wrap(value, width, size, weight, lines) if lines > 1 else (self.fit(value, width, size, weight),)
        control = ft.Text(
            "\n".join(drawn),
            style=self.style(size, weight, color, height),
            no_wrap=True,
            text_align=ft.TextAlign(align),
        )
        mark = self.mark(
            "Text",
            self.fade(control),
            lines=drawn,
            line_height=size * height,
            height=size * height * len(drawn),
            facts=facts,
        )
        return self.named(mark, control, leaf=True)

    def glyph(self, meaning: str | None, size: float, color: str) -> tuple[ft.Text, str]:
        """An icon's control without a mark, and its name."""
        group = self.icon_group if self.chance(0.85) else self.r.choice(list(self.icons.fonts))
        if group == "brands" and meaning:
            group = self.icon_group
        name = self.icons.find(self.r, group, MEANINGS.get(meaning, [meaning]) if meaning else None)
        family, code = self.icons.glyph(group, name)
        style = ft.TextStyle(size=size, height=1.0, color=color, font_family=family)
        return ft.Text(chr(code), style=style, no_wrap=True), f"{group}:{name}"

    def icon(self, meaning: str | None = None, size: float = 24, color: str = "", **facts) -> ft.Control:
        """A glyph whose box is its ink."""
        control, name = self.glyph(meaning, size, color or self.accent)
        mark = self.mark("Icon", self.fade(control), height=size, facts={"icon": name, **facts})
        return self.named(mark, control, leaf=True)

    def tile(self, meaning: str | None = None, size: float = 30, radius: float = 7, fill: str = "") -> ft.Control:
        """A coloured square or disc that holds only a glyph: one Icon with the tile's outline."""
        fill = fill or self.r.choice(TILES)
        glyph, name = self.glyph(meaning, size * self.r.uniform(0.5, 0.66), "#222222" if light(fill) else "#ffffff")
        control = ft.Container(
            glyph, width=size, height=size, border_radius=radius, bgcolor=fill, alignment=ft.Alignment.CENTER
        )
        mark = self.mark("Icon", tile=True, height=size, facts={"icon": name})
        return self.named(mark, control, leaf=True)

    def icon_button(
        self, meaning: str | None = None, size: float = 24, color: str = "", target: float = 44
    ) -> ft.Control:
        """A glyph in a touch target."""
        with self.stop("single"):
            shown = self.badged(self.icon(meaning, size, color or self.ink, clickable=True))
        return ft.Container(shown, width=target, height=target, alignment=ft.Alignment.CENTER)

    def badged(self, icon: ft.Control) -> ft.Control:
        """The icon, on some with a number on a red blob at its upper end."""
        if not self.chance(0.07):
            return icon
        number = str(self.r.choice([1, 2, 3, 5, 8, 12, 27, 99]))
        text = self.text(number, 30, 10 / self.type_scale, 600, "#ffffff", height=1.2)
        self.marks[-1].badge = True
        fill = self.r.choice(["#ff3b30", "#b3261e", self.accent if not light(self.accent) else "#ff3b30"])
        blob = ft.Container(
            ft.Row([text], alignment=ft.MainAxisAlignment.CENTER, tight=True),
            height=16,
            width=16 if len(number) == 1 else 22,
            border_radius=8,
            bgcolor=fill,
        )
        place = {"left": -7} if self.rtl else {"right": -7}
        return ft.Stack([icon, ft.Container(blob, top=-6, **place)], clip_behavior=ft.ClipBehavior.NONE)

    def picture(self, width: float, height: float, radius: float = 0, kind: str = "") -> ft.Control:
        """A picture cut to its rectangle; round where the radius is half of it."""
        kind = kind or self.r.choices(["photo", "art"], [75, 25])[0]
        source = self.r.choice(self.pictures[kind])
        control = ft.Image(
            src=f"/pictures/{source}",
            width=width,
            height=height,
            fit=ft.BoxFit.COVER,
            border_radius=radius,
            cache_width=round(width * 3),
            gapless_playback=True,
        )
        return self.named(self.mark("Picture", height=height), control, leaf=True)

    def avatar(self, size: float) -> ft.Control:
        """A round picture, or initials on a disc."""
        if self.chance(0.6):
            return self.picture(size, size, size / 2)
        fill = self.r.choice(TILES)
        mark = self.mark("Picture", height=size)
        letters = "".join(part[0] for part in self.w.name().split()[:2]).upper()
        text = self.text(letters, size, size * 0.38 / self.type_scale, 500, "#222222" if light(fill) else "#ffffff")
        control = ft.Container(
            text, width=size, height=size, border_radius=size / 2, bgcolor=fill, alignment=ft.Alignment.CENTER
        )
        return self.named(mark, control)

    # ---------------------------------------------------------------- surfaces

    def box(
        self, content: ft.Control, mark_type: str = "Container", height: float | None = None, clickable=False, **look
    ) -> ft.Control:
        """Something with a drawn outline around content."""
        mark = self.mark(mark_type, height=height or 0, facts={"clickable": True} if clickable else {})
        return self.named(mark, ft.Container(content, height=height, **look))

    def card_look(self, radius: float | None = None) -> dict:
        """The theme's card: fill, border or shadow."""
        style = self.t.card_style
        look: dict = {"border_radius": self.t.radius if radius is None else radius}
        if style != "border":
            look["bgcolor"] = self.surface
        if style in ("border", "fill-border"):
            look["border"] = ft.Border.all(1, self.outline if style == "border" else self.separator)
        if style == "shadow":
            look["shadow"] = ft.BoxShadow(blur_radius=4, offset=ft.Offset(0, 1), color="#33000000")
        if style == "elevated":
            look["shadow"] = ft.BoxShadow(blur_radius=14, offset=ft.Offset(0, 5), color="#26000000")
        return look

    def tinted(self) -> str:
        """The accent mixed into the background, as selected fills use it."""
        return mixed(self.accent, self.background, 0.16)
