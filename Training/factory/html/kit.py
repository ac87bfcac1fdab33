"""Primitives of the HTML kit: marked tags, text, icons, pictures.

Marks read by probe.js: `data-c` element type, `data-s` state, `data-n` icon name, `data-k` clickable,
`data-p` a part whose union is the element's box, `data-occ` something that covers what lies below,
`data-stop` a group that a screen reader visits as one, `data-ignore` a region that is not scored.
"""

import html
import random

from ..icons import MEANINGS, IconLibrary
from ..theme import Theme
from ..words import SCRIPT_FONTS, Words


def tag(name: str, body: str = "", style: str = "", **marks) -> str:
    """An HTML tag; a mark `c` becomes `data-c`, None leaves it out, True writes it bare."""
    out = [f"<{name}"]
    for key, value in marks.items():
        if value is None or value is False:
            continue
        out.append(f" data-{key}" if value is True else f' data-{key}="{html.escape(str(value), quote=True)}"')
    if style:
        out.append(f' style="{html.escape(style, quote=True)}"')
    return "".join(out) + (">" if name == "img" else f">{body}</{name}>")


def row(*children: str, gap: float = 8, style: str = "", **marks) -> str:
    return tag("div", "".join(children), f"display:flex;align-items:center;gap:{gap}px;{style}", **marks)


def column(*children: str, gap: float = 4, style: str = "", **marks) -> str:
    return tag("div", "".join(children), f"display:flex;flex-direction:column;gap:{gap}px;min-width:0;{style}", **marks)


class Kit:
    """What a component needs to draw itself: theme, words, icons, pictures and one seeded generator."""

    def __init__(
        self,
        r: random.Random,
        theme: Theme,
        words: Words,
        icons: IconLibrary,
        pictures: dict[str, list[str]],
        size: tuple[int, int],
        type_scale: float,
    ):
        self.r, self.t, self.w, self.icons, self.pictures = r, theme, words, icons, pictures
        self.width, self.height = size
        self.type_scale = type_scale
        script_font = SCRIPT_FONTS.get(words.script)
        self.font = (
            f"'{theme.font}'"
            + (f",'{script_font}'" if script_font else "")
            + ",'Noto Sans','Noto Color Emoji',sans-serif"
        )
        self.icon_group = r.choice(theme.icon_fonts)
        self.contrast = (theme.foreground, theme.secondary)

    def chance(self, p: float) -> bool:
        return self.r.random() < p

    def text(
        self,
        value: str,
        size: float = 0,
        color: str = "",
        weight: int = 400,
        lines: int = 0,
        style: str = "",
        name: str = "div",
        **marks,
    ) -> str:
        """Text; `lines` 0 wraps freely, 1 is one line cut with an ellipsis, more clamps."""
        t = self.t
        size = (size or t.base_size) * self.type_scale
        css = [f"font-size:{size:.2f}px;color:{color or t.foreground};font-weight:{weight};min-width:0"]
        if lines == 1:
            css.append("white-space:nowrap;overflow:hidden;text-overflow:ellipsis")
        elif lines > 1:
            css.append(f"display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:{lines};overflow:hidden")
        return tag(name, html.escape(value), ";".join(css) + ";" + style, c="Text", **marks)

    def heading(self, value: str, size: float, style: str = "", **kw) -> str:
        font = "" if self.t.heading_font == self.t.font else f"font-family:'{self.t.heading_font}',{self.font};"
        return self.text(value, size, weight=self.t.heading_weight, style=font + style, **kw)

    def icon(
        self, meaning: str | None = None, size: float = 24, color: str = "", group: str = "", style: str = "", **marks
    ) -> str:
        """An icon by meaning, or any named icon of the group."""
        group = group or (self.icon_group if self.chance(0.85) else self.r.choice(list(self.icons.fonts) + ["tabler"]))
        if group == "brands" and meaning:
            group = self.icon_group
        name = self.icons.find(self.r, group, MEANINGS.get(meaning, [meaning]) if meaning else None)
        color = color or self.t.accent
        if self.type_scale > 1.4:
            size *= 1.3
        if group == "tabler":
            body = self.icons.svg(name)
            css = f"width:{size}px;height:{size}px;color:{color};flex:none;display:inline-block;line-height:0"
            return tag("span", body, css + ";" + style, c="Icon", n=f"tabler:{name}", svg=True, **marks)
        family, code = self.icons.glyph(group, name)
        css = f"font:400 {size}px/1 {family};letter-spacing:0;color:{color};flex:none;display:inline-block"
        return tag("span", f"&#{code};", css + ";" + style, c="Icon", n=f"{group}:{name}", **marks)

    def icon_button(
        self, meaning: str | None = None, size: float = 24, color: str = "", stop: str | None = "single", **kw
    ) -> str:
        """`stop` is None where the caller's own element is the stop, with a badge in it."""
        return tag(
            "div", self.icon(meaning, size, color, **kw), "padding:8px;display:flex;flex:none", k=True, stop=stop
        )

    def picture(self, style: str, kind: str = "", **marks) -> str:
        kind = kind or self.r.choices(["photo", "art", "cutout"], [70, 22, 8])[0]
        source = self.r.choice(self.pictures[kind])
        fit = "object-fit:cover"
        if kind == "cutout":
            fit = (
                f"object-fit:cover;background:{self.r.choice(['#e8e4dc', '#dfe9f2', '#f3dfe0', '#2b3440', '#e4efe0'])}"
            )
        return (
            '<img data-c="Picture"'
            + "".join(f" data-{k}" if v is True else f' data-{k}="{v}"' for k, v in marks.items() if v)
            + f' src="pictures/{source}" style="{fit};display:block;flex:none;{style}">'
        )

    def tinted(self, alpha: float = 0.12) -> str:
        """The accent mixed into transparency, as selected fills use it."""
        return f"color-mix(in srgb, {self.t.accent} {alpha * 100:.0f}%, transparent)"

    def brand_colour(self) -> str:
        return self.r.choice(
            [
                "#ff9500",
                "#34c759",
                "#007aff",
                "#ff3b30",
                "#5856d6",
                "#af52de",
                "#ff2d55",
                "#8e8e93",
                "#00c7be",
                "#1877f2",
                "#0f9d58",
                "#db4437",
                "#f4b400",
                "#222",
            ]
        )

    def card_css(self, radius: float | None = None) -> tuple[str, bool]:
        """CSS of a card and whether its outline is drawn at all."""
        t = self.t
        css = f"border-radius:{t.radius if radius is None else radius}px;"
        if t.card_style == "border":
            return css + f"border:1px solid {t.outline};", True
        if t.card_style == "fill-border":
            return css + f"background:{t.surface};border:1px solid {t.separator};", True
        if t.card_style in ("shadow", "elevated"):
            blur = "0 1px 4px #0003" if t.card_style == "shadow" else "0 6px 18px #0002,0 1px 3px #0003"
            return css + f"background:{t.surface};box-shadow:{blur};", True
        return css + f"background:{t.surface};", True

    def card(self, body: str, style: str = "", radius: float | None = None, **marks) -> str:
        css, _ = self.card_css(radius)
        return tag(
            "div", body, css + "overflow:hidden;box-sizing:border-box;" + style, c="Container", check=True, **marks
        )
