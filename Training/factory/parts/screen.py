"""Describes a screen: what stands on it, and what each part shows."""

import random
from dataclasses import dataclass, field

from ..icons import IconLibrary
from ..words import Words

# Meanings as they are called in the glyphs' own families.
MEANINGS = ["home", "search", "person", "settings", "star", "mail", "folder", "camera", "list", "menu", "delete",
            "edit", "share", "favorite", "alarm", "place", "phone", "download", "lock", "info"]  # fmt: skip
GROUPS = ["material", "mdi", "remix"]


@dataclass
class Part:
    """A part as the drawing process is told it: its kind, words, glyph and options; and its class in the truth."""

    kind: str
    text: str = ""
    glyph: str = ""
    options: dict[str, object] = field(default_factory=dict)
    shows: str = ""
    children: list["Part"] = field(default_factory=list)
    name: str = ""

    @property
    def state(self) -> str:
        """What is pressed, checked or in front is selected; a part that can be none of it has no state."""
        return {True: "selected", False: "unselected"}.get(self.options.get("on"), "")

    def lines(self, depth: int = 0) -> list[str]:
        """One line for the part and one for each below it."""
        said = [k if v is True else f"{k}={v}" for k, v in self.options.items() if v is not False]
        line = "\t".join([str(depth), self.name, self.kind, self.text, self.glyph, ",".join(said)])
        return [line] + [inner for child in self.children for inner in child.lines(depth + 1)]

    def all(self) -> list["Part"]:
        return [self] + [inner for child in self.children for inner in child.all()]


class Screen:
    """One page of random parts, more than fit: the drawing process leaves out what has no room."""

    def __init__(self, words: Words, icons: IconLibrary, pictures: list[str], width: int, r: random.Random,
                 switches: bool = False):  # fmt: skip
        self.w, self.icons, self.pictures, self.width, self.r = words, icons, pictures, width, r
        self.fonts: dict[str, str] = {f.family: str(f.path) for g in GROUPS for f in icons.fonts[g]}
        self.group = r.choice(GROUPS)
        parts = [self.header()] if r.random() < 0.8 else []
        if r.random() < 0.7:
            parts.append(self.foot())
        body = Part("body", options={"pad": r.choice([8, 12, 16, 20]), "gap": r.choice([8, 12, 16, 20])})
        makers = [self.segments, self.segments, self.segments, self.tabs, self.tabs, self.checks, self.radios,
                  self.slider, self.fields, self.prose, self.buttons, self.picture, self.card, self.rows]  # fmt: skip
        if switches:
            makers += [self.switches, self.switches]
        last = None
        for _ in range(12):
            maker = r.choice([m for m in makers if m != last])
            body.children.append(maker())
            last = maker
        self.page = Part("page", children=[*parts, body])
        for n, part in enumerate(self.page.all()):
            part.name = f"s{n}"

    def glyph(self, points: int) -> str:
        family, code = self.icons.glyph(self.group, self.icons.find(self.r, self.group, [self.r.choice(MEANINGS)]))
        return f"{self.fonts[family]}|{code}|{points}"

    def label(self, text: str, **options) -> Part:
        return Part("label", text, options=options, shows="Text")

    def some_words(self, count: int) -> list[str]:
        """As many short words as asked, all different: a tab is found by its words."""
        out: list[str] = []
        while len(out) < count:
            word = self.w.tab()
            out.append(word if word not in out else f"{word} {len(out)}")
        return out

    def header(self) -> Part:
        r = self.r
        title = self.label(self.w.title(1, 2), percent=r.choice([100, 115, 130]), bold=r.random() < 0.5)
        children = [title]
        if r.random() < 0.7:
            children.insert(0, Part("button", glyph=self.glyph(20), options={"tight": True}, shows="Container"))
        for _ in range(r.choice([0, 1, 1, 2])):
            children.append(Part("button", glyph=self.glyph(20), options={"tight": True}, shows="Container"))
        return Part("bar", options={"h": r.choice([44, 50, 56]), "toolbar": r.random() < 0.6}, children=children)

    def choices(self, count: int, shows: str, look: str, **options) -> list[Part]:
        """Buttons of which one is pressed: words, glyphs or both."""
        chosen = self.r.randrange(count)
        return [
            Part(
                "toggle",
                "" if look == "icon" else word,
                "" if look == "word" else self.glyph(22 if look == "over" else 18),
                options | {"on": n == chosen, "over": look == "over", "tight": True},
                shows,
            )
            for n, word in enumerate(self.some_words(count))
        ]

    def segments(self) -> Part:
        r = self.r
        count, look = r.choice([2, 2, 2, 3, 3, 4]), r.choice(["word"] * 7 + ["icon", "beside"])
        cells = self.choices(count, "SegmentedControl", look, h=r.choice([30, 34, 38, 42]))
        equal = r.random() < 0.8
        return Part("row", options={"equal": equal, "gap": r.choice([0, 0, 0, 1, 4]), "narrow": not equal,
                                    "toolbar": r.random() < 0.2}, children=cells)  # fmt: skip

    def tabs(self) -> Part:
        count, r = self.r.choice([2, 2, 3, 3, 4]), self.r
        chosen, glyphs = r.randrange(count), r.random() < 0.2
        cells = [
            Part("tab", word, self.glyph(18) if glyphs else "", {"on": n == chosen, "page": r.choice([24, 48, 80])},
                 "SegmentedControl")
            for n, word in enumerate(self.some_words(count))
        ]  # fmt: skip
        return Part("tabs", children=cells)

    def foot(self) -> Part:
        """Tabs along the lower edge: pressed buttons in a row."""
        r = self.r
        count, look = r.choice([2, 3, 3, 4, 4, 5]), r.choice(["over", "over", "over", "icon", "word", "beside"])
        cells = self.choices(count if look != "beside" else min(count, 3), "TabBarItem", look, h=r.choice([46, 52, 58]))
        for cell in cells:
            cell.options["percent"] = 85
        tools = r.random() < 0.3
        return Part("row", options={"equal": True, "south": True, "toolbar": tools}, shows="Container", children=cells)

    def checks(self) -> Part:
        return self._options("check", [self.r.random() < 0.5 for _ in range(self.r.randint(1, 4))])

    def radios(self) -> Part:
        count = self.r.randint(2, 4)
        chosen = self.r.randrange(count)
        return self._options("radio", [n == chosen for n in range(count)])

    def _options(self, kind: str, states: list[bool]) -> Part:
        rows = [Part(kind, self.w.title(), options={"on": on}, shows="Checkbox") for on in states]
        return Part("column", options={"gap": self.r.choice([6, 12])}, children=rows)

    def switches(self) -> Part:
        rows = []
        for _ in range(self.r.randint(1, 3)):
            switch = Part("switch", options={"on": self.r.random() < 0.5}, shows="Toggle")
            rows.append(Part("setting", children=[self.label(self.w.title(1, 2)), switch]))
        return Part("column", options={"gap": self.r.choice([8, 16])}, children=rows)

    def slider(self) -> Part:
        slide = Part("slider", options={"value": self.r.randrange(5, 96)}, shows="Slider")
        return Part("column", children=[self.label(self.w.title()), slide] if self.r.random() < 0.6 else [slide])

    def fields(self) -> Part:
        children = []
        for _ in range(self.r.randint(1, 2)):
            if self.r.random() < 0.6:
                children.append(self.label(self.w.title(1, 2), percent=85))
            said = self.w.placeholder() if self.r.random() < 0.5 else self.w.title()
            children.append(Part("field", said, options={"h": self.r.choice([32, 36, 42])}, shows="TextField"))
        return Part("column", options={"gap": 4}, children=children)

    def prose(self) -> Part:
        return Part("prose", self.w.paragraph(1, 2), options={"percent": self.r.choice([90, 100])}, shows="Paragraph")

    def buttons(self) -> Part:
        cells = [
            Part("button", self.w.action(), options={"h": self.r.choice([32, 38, 44])}, shows="Container")
            for _ in range(self.r.choice([1, 1, 2, 2, 3]))
        ]
        return Part("row", options={"equal": True, "gap": 12}, children=cells)

    def picture(self) -> Part:
        w = self.r.choice([80, 120, self.width - 48])
        size = {"w": w, "tall": round(w * self.r.uniform(0.4, 0.8)), "narrow": True}
        return Part("picture", self.r.choice(self.pictures), options=size, shows="Picture")

    def card(self) -> Part:
        frame = self.r.choice(["line", "etched", "raised", "view"])
        lines = [self.label(self.w.title(), bold=True), self.label(self.w.sentence(3, 5), percent=88)]
        return Part("card", options={"frame": frame}, shows="Container", children=lines)

    def rows(self) -> Part:
        out = Part("column", options={"gap": self.r.choice([12, 18])})
        for _ in range(self.r.randint(2, 4)):
            picture = Part("label", glyph=self.glyph(24), shows="Icon")
            out.children.append(Part("row", options={"gap": 10}, children=[picture, self.label(self.w.title())]))
        return out
