"""What a component library offers to a screen: the HTML of its parts, as its own documentation writes them.

`data-w` names a control on the element around it; `Look.drawn` says which elements of the library draw it. What has a
`data-c` of its own is taken as it stands.
"""

import html
from dataclasses import dataclass, field
from pathlib import Path

from ..html.kit import Kit, tag


@dataclass
class Look:
    """One look of a library: the files that a page links, and how its controls are found once they are drawn.

    `drawn`: by kind (Toggle, Checkbox, Slider, TextField), the selector of the element that is seen, below the one that
    names it. `before` and `start`: JavaScript ahead of the scripts' own and what draws the page; for libraries that are programs.
    """

    name: str
    styles: list[str]
    scripts: list[str] = field(default_factory=list)
    drawn: dict[str, str] = field(default_factory=dict)
    body: str = ""
    css: str = ""
    before: str = ""
    start: str = ""
    dark: bool = False


class Library:
    """What every library has, composed of the few parts that each of them draws in its own way.

    `on` is whether a control is set, `kind` the element that a cell is: a segment or a tab item.
    """

    def __init__(self, packages: Path):
        """`packages`: the folder of the Python packages that carry libraries; they are not run."""
        self.packages = packages

    def package(self, name: str) -> Path:
        folder = self.packages / name
        if not folder.exists():
            raise SystemExit(
                f"{folder} is missing: pip install --no-deps --target {self.packages} -r factory/web/requirements.txt"
            )
        return folder

    def look(self, k: Kit) -> Look:
        """Draws the look of one screen; the other methods follow it."""
        raise NotImplementedError

    def header(self, k: Kit, title: str, icons: list[str]) -> str:
        raise NotImplementedError

    def group(self, k: Kit, kind: str, cells: list[str], chosen: int) -> str:
        """Buttons side by side of which one is pressed, empty where the library has none."""
        return ""

    def strip(self, k: Kit, kind: str, cells: list[str], chosen: int) -> str:
        """Tabs, empty where the library has none."""
        return ""

    def switch(self, k: Kit, on: bool) -> str:
        return ""

    def mark(self, k: Kit, round: bool, on: bool) -> str:
        """A checkbox, or a radio button if it is round."""
        raise NotImplementedError

    def range(self, k: Kit, value: int) -> str:
        raise NotImplementedError

    def entry(self, k: Kit, body: str) -> str:
        """A text field around its text."""
        raise NotImplementedError

    def button(self, k: Kit, body: str) -> str:
        raise NotImplementedError

    def card(self, k: Kit, title: str, body: str) -> str:
        raise NotImplementedError

    def listing(self, k: Kit, rows: list[str]) -> str:
        """Rows in one frame."""
        raise NotImplementedError

    def dialog(self, k: Kit, title: str, body: str, actions: list[str]) -> str:
        raise NotImplementedError

    def segments(self, k: Kit, cells: list[str], chosen: int) -> str:
        shown = [words(c) for c in cells]
        return self.group(k, SEGMENT, shown, chosen) or self.strip(k, SEGMENT, shown, chosen)

    def tabs(self, k: Kit, cells: list[str], chosen: int) -> str:
        shown = [words(c) for c in cells]
        return self.strip(k, SEGMENT, shown, chosen) or self.group(k, SEGMENT, shown, chosen)

    def bar(self, k: Kit, cells: list[tuple[str, str]], chosen: int) -> str:
        """Tabs along the lower edge."""
        way = k.r.choice(["over", "over", "beside" if len(cells) < 4 else "over", "icon", "word"])
        shown = [content(k, c, way) for c in cells]
        ways = [self.group, self.strip] if k.chance(0.5) else [self.strip, self.group]
        return ways[0](k, TAB, shown, chosen) or ways[1](k, TAB, shown, chosen)

    def toggle(self, k: Kit, label: str, on: bool) -> str:
        body = self.switch(k, on)
        return spread(words(label), control("Toggle", body, on)) if body else self.checkbox(k, label, on)

    def checkbox(self, k: Kit, label: str, on: bool) -> str:
        return beside(control("Checkbox", self.mark(k, False, on), on), words(label))

    def radio(self, k: Kit, label: str, on: bool) -> str:
        return beside(control("Checkbox", self.mark(k, True, on), on), words(label))

    def slider(self, k: Kit, value: int) -> str:
        return control("Slider", self.range(k, value), style="")

    def field(self, k: Kit, label: str, value: str, hint: str) -> str:
        body = self.entry(k, words(value) if value else words(hint, "opacity:.6"))
        return (tag("div", words(label)) if label else "") + body

    def rows(self, k: Kit, rows: list[tuple[str, str, str]]) -> str:
        return self.listing(k, [self._row(k, *row) for row in rows])

    def _row(self, k: Kit, icon: str, title: str, detail: str) -> str:
        under = tag("div", words(detail, "font-size:.85em;opacity:.7")) if detail else ""
        body = tag("div", tag("div", words(title)) + under, "flex:1;min-width:0")
        return tag("div", sign(k, icon, 22) + body + sign(k, "forward", 16), "display:flex;align-items:center;gap:12px;width:100%")


SEGMENT, TAB = "SegmentedControl", "TabBarItem"


def choose(k: Kit, *options: str) -> str:
    """One of the ways in which a library draws something; what is named twice comes twice as often."""
    return k.r.choice(options)


def item(name: str, classes: str, kind: str, on: bool, body: str, style: str = "") -> str:
    """One cell; cells share the width."""
    style = f"flex:1 1 0;min-width:0;text-align:center;box-sizing:border-box;{style}"
    return f'<{name} class="{classes}" style="{style}" data-c="{kind}" data-s="{int(on)}" data-k>{body}</{name}>'


def spread(*children: str) -> str:
    return tag("div", "".join(children), "display:flex;justify-content:space-between;align-items:center;gap:12px;padding:6px 0")


def beside(*children: str) -> str:
    return tag("div", "".join(children), "display:flex;align-items:center;gap:10px;padding:5px 0")


def ruled(rows: list[str], padding: str = "8px 0", line: str = "#8884") -> str:
    """Rows with a line between them."""
    return "".join(tag("div", r, f"padding:{padding};" + (f"border-top:1px solid {line}" if i else "")) for i, r in enumerate(rows))


def titled(title: str, icons: list[str], style: str) -> str:
    """A bold title with icons at its end, for libraries without a bar of their own."""
    return tag("div", tag("span", title, "flex:1") + "".join(icons), f"display:flex;gap:16px;padding:14px 16px;font-weight:600;{style}")


def apart(buttons: list[str]) -> str:
    return "".join(tag("span", b, "margin-left:8px") for b in buttons)


def message(title: str, body: str, buttons: list[str]) -> str:
    """What stands in a dialog, for libraries that draw no more of one than its panel."""
    return tag("div", title, "font-weight:600") + tag("div", body, "padding:12px 0") + tag("div", apart(buttons), "text-align:right")


def words(value: str, style: str = "", name: str = "span") -> str:
    """Text in the library's own font and colour."""
    return tag(name, html.escape(value), style, c="Text")


def sign(k: Kit, meaning: str | None = None, size: float = 20, style: str = "") -> str:
    """An icon in the colour of the text around it."""
    return k.icon(meaning, size, "currentColor", style=style)


def control(kind: str, body: str, on: bool | None = None, style: str = "display:inline-block") -> str:
    """Names the control that a library draws in this element."""
    return tag("div", body, style, w=kind, on=None if on is None else str(int(on)))


def content(k: Kit, cell: tuple[str, str], way: str) -> str:
    """A cell's icon and word: `over`, `beside`, `icon` or `word`."""
    meaning, label = cell
    if way == "word":
        return words(label)
    icon = sign(k, meaning, 20 if way == "beside" else 24)
    if way == "icon":
        return icon
    axis = "column" if way == "over" else "row"
    return tag(
        "span",
        icon + words(label, "font-size:12px;line-height:1.2" if way == "over" else ""),
        f"display:inline-flex;flex-direction:{axis};align-items:center;gap:{3 if way == 'over' else 8}px;max-width:100%",
    )
