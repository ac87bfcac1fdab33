"""Writes random QML screens. Marks go into `objectName`: `type|state|icon|flags`, read by probe.py."""

import json
import random
import re
from dataclasses import dataclass, field

from ..words import Words

STYLES = ["Material", "FluentWinUI3", "Universal", "Imagine", "Fusion", "Basic"]
ICON_GLYPHS = (
    "home search settings favorite star person shopping_cart delete edit share lock mail call menu close add info map event "
    "play_arrow pause notifications camera_alt wifi bluetooth battery_full volume_up cloud download visibility flight hotel".split()
)


# Without a desktop's theme these styles fall back to light buttons with light labels.
LIGHT = (
    "palette.window: '#f4f4f6'; palette.windowText: '#1b1b1f'; palette.text: '#1b1b1f'; palette.base: '#ffffff'; "
    "palette.button: '#dfe0e4'; palette.buttonText: '#1b1b1f'; palette.brightText: '#ffffff'; palette.mid: '#b4b6bc'; "
    "palette.dark: '#55575e'; palette.light: '#f8f8fa'; palette.midlight: '#e8e9ec'; palette.placeholderText: '#80838a'"
)


def quote(text: str) -> str:
    """A QML string literal."""
    return json.dumps(text, ensure_ascii=False)


@dataclass
class Screen:
    """One generated screen: QML source, size in points, and the tokens it was drawn with."""

    source: str
    size: tuple[int, int]
    style: str
    theme: str
    dark: bool
    script: str


@dataclass
class Writer:
    """Draws the components of one screen."""

    r: random.Random
    w: Words
    style: str
    dark: bool
    glyphs: dict[str, int]
    pictures: list[str]
    accent: str
    base: int
    card: str
    margin: int
    radius: int
    dialogs: list[str] = field(default_factory=list)

    def chance(self, p: float) -> bool:
        return self.r.random() < p

    def state(self) -> bool:
        return self.chance(0.5)

    def text(self, value: str, size: int = 0, extra: str = "") -> str:
        return f"Label {{ text: {quote(value)}; font.pixelSize: {size or self.base}; textFormat: Text.PlainText; {extra} }}"

    def wrapped(self, value: str, size: int = 0) -> str:
        return self.text(value, size, "wrapMode: Text.WordWrap; Layout.fillWidth: true")

    def icon(self, size: int = 24, color: str = "", name: str = "") -> str:
        name = name or self.r.choice(sorted(self.glyphs))
        tint = color or self.r.choice([self.accent, "#808080"])
        return (
            f'Text {{ objectName: "Icon||material:{name}"; text: "\\u{self.glyphs[name]:04x}"; font.family: iconFamily; '
            f'font.pixelSize: {size}; color: "{tint}" }}'
        )

    def picture(self, width: str, height: int, extra: str = "") -> str:
        source = self.r.choice(self.pictures)
        return f'Image {{ objectName: "Picture||"; source: "file://{source}"; fillMode: Image.PreserveAspectCrop; clip: true; Layout.preferredHeight: {height}; {width}; {extra} }}'

    def toggle(self) -> str:
        on = self.state()
        return f'Switch {{ objectName: "Toggle|{int(on)}|"; checked: {str(on).lower()}; padding: 4 }}'

    def check(self, label: str = "", radio: bool = False) -> str:
        on = self.state()
        kind = "RadioButton { autoExclusive: false;" if radio else "CheckBox {"
        return f'{kind} objectName: "Checkbox|{int(on)}|"; checked: {str(on).lower()}; text: {quote(label)}; font.pixelSize: {self.base} }}'

    def slider(self) -> str:
        if self.chance(0.15):
            return f'RangeSlider {{ objectName: "Slider||"; first.value: {self.r.uniform(0, 0.45):.2f}; second.value: {self.r.uniform(0.55, 1):.2f}; Layout.fillWidth: true }}'
        return f'Slider {{ objectName: "Slider||"; value: {self.r.random():.2f}; Layout.fillWidth: true }}'

    def dots(self) -> str:
        n = self.r.randint(3, 7)
        return f'PageIndicator {{ objectName: "PageControl||"; count: {n}; currentIndex: {self.r.randrange(n)}; Layout.alignment: Qt.AlignHCenter }}'

    def field(self) -> str:
        if self.chance(0.12):
            return f'TextArea {{ objectName: "TextField||"; text: {quote(self.w.title(1, 3))}; Layout.fillWidth: true; Layout.preferredHeight: 80; font.pixelSize: {self.base} }}'
        value = self.w.title(1, 2) if self.chance(0.4) else ""
        return f'TextField {{ objectName: "TextField||"; placeholderText: {quote("" if value else self.w.placeholder())}; text: {quote(value)}; Layout.fillWidth: true; font.pixelSize: {self.base} }}'

    def button(self, fill: bool = True) -> str:
        flat = self.chance(0.12)
        kind = "flat: true" if flat else ("highlighted: true" if self.chance(0.6) else "")
        mark = "" if flat else 'objectName: "Container||"; '
        return f"Button {{ {mark}text: {quote(self.w.action())}; {kind}; font.pixelSize: {self.base}; Layout.fillWidth: {str(fill).lower()} }}"

    def tabs(self, mark: str = "SegmentedControl") -> str:
        n = self.r.randint(2, 4)
        chosen = self.r.randrange(n)
        cells = " ".join(
            f'TabButton {{ objectName: "{mark}|{int(i == chosen)}|"; text: {quote(self.w.tab())}; font.pixelSize: {max(11, self.base - 3)}; width: root.tabWidth / {n} }}'
            for i in range(n)
        )
        return f"TabBar {{ currentIndex: {chosen}; {'Layout.fillWidth: true' if mark == 'SegmentedControl' else ''}; {cells} }}"

    def row(self, tail: str = "") -> str:
        r = self.r
        lead = (
            self.icon()
            if self.chance(0.5)
            else (self.picture("Layout.preferredWidth: 44", 44) if self.chance(0.3) else "")
        )
        title = self.text(self.w.title(1, 3), 0, "elide: Text.ElideRight; Layout.fillWidth: true")
        sub = (
            self.text(
                self.w.sentence(3, 9), self.base - 3, "opacity: 0.6; elide: Text.ElideRight; Layout.fillWidth: true"
            )
            if self.chance(0.3)
            else ""
        )
        tail = (
            tail
            or r.choice(
                [
                    self.toggle,
                    self.check,
                    lambda: self.icon(20, "#909090", r.choice(["info", "edit"])),
                    lambda: self.text(self.w.value()),
                    lambda: self.button(False),
                ]
            )()
        )
        return f"RowLayout {{ spacing: 12; Layout.fillWidth: true; {lead} ColumnLayout {{ spacing: 2; {title} {sub} }} {tail} }}"

    def panel(self, body: str) -> str:
        border = 'border.width: 1; border.color: "#80808080";' if self.chance(0.5) else ""
        return (
            f'Rectangle {{ objectName: "Container|||own"; Layout.fillWidth: true; implicitHeight: inner.implicitHeight + 24; radius: {self.radius}; color: "{self.card}"; {border} '
            f"ColumnLayout {{ id: inner; anchors.left: parent.left; anchors.right: parent.right; anchors.top: parent.top; anchors.margins: 12; spacing: 8; {body} }} }}"
        ).replace("inner", f"inner{self.r.randrange(10**9)}")

    def section(self) -> str:
        r = self.r
        kind = r.choice(
            [
                "rows",
                "rows",
                "panel",
                "panel",
                "form",
                "checks",
                "sliders",
                "tabs",
                "media",
                "buttons",
                "dots",
                "text",
                "delegates",
            ]
        )
        if kind == "rows":
            return "".join(self.row() for _ in range(r.randint(2, 4)))
        if kind == "panel":
            return self.panel("".join(self.row() for _ in range(r.randint(1, 4))))
        if kind == "form":
            return "".join(self.field() for _ in range(r.randint(1, 3))) + self.button()
        if kind == "checks":
            radio = self.chance(0.4)
            return "".join(self.check(self.w.title(1, 3), radio) for _ in range(r.randint(2, 4)))
        if kind == "sliders":
            return "".join(
                f"RowLayout {{ Layout.fillWidth: true; spacing: 10; {self.icon(20)} {self.slider()} {self.text(self.w.datum(), 13)} }}"
                for _ in range(r.randint(1, 3))
            )
        if kind == "tabs":
            return self.tabs()
        if kind == "media":
            body = (
                self.picture("Layout.fillWidth: true", r.randint(110, 200))
                + self.text(
                    self.w.title(2, 4), self.base + 3, "font.bold: true; elide: Text.ElideRight; Layout.fillWidth: true"
                )
                + self.wrapped(self.w.sentence(8, 20), self.base - 2)
            )
            return self.panel(body) if self.chance(0.6) else body
        if kind == "buttons":
            return f"RowLayout {{ Layout.fillWidth: true; spacing: 10; {self.button()} {self.button()} }}"
        if kind == "dots":
            return self.dots()
        if kind == "delegates":
            out = ""
            for _ in range(r.randint(1, 3)):
                on = self.state()
                name, mark = r.choice(
                    [("SwitchDelegate", "Toggle"), ("CheckDelegate", "Checkbox"), ("RadioDelegate", "Checkbox")]
                )
                out += f'{name} {{ objectName: "{mark}|{int(on)}|"; checked: {str(on).lower()}; text: {quote(self.w.title(1, 2))}; font.pixelSize: {self.base}; Layout.fillWidth: true }}'
            return out
        return self.wrapped(self.w.paragraph(1, 2), self.base - 1)

    def dialog(self) -> str:
        body = self.wrapped(self.w.sentence(5, 16))
        if self.chance(0.3):
            body += self.field()
        if self.chance(0.2):
            body += self.check(self.w.title(1, 3))
        buttons = self.r.choice(
            ["Dialog.Ok | Dialog.Cancel", "Dialog.Yes | Dialog.No", "Dialog.Close", "Dialog.Save | Dialog.Discard"]
        )
        return (
            f"Dialog {{ id: ask; modal: true; visible: true; title: {quote(self.w.title(1, 3))}; width: Math.min(root.width - 60, 320); anchors.centerIn: parent; "
            f"standardButtons: {buttons}; enter: null; exit: null; ColumnLayout {{ anchors.fill: parent; spacing: 10; {body} }} }}"
        )


def write(seed: str, style: str, glyphs: dict[str, int], pictures: list[str]) -> Screen:
    """Writes the screen of a seed in a Qt Quick Controls style."""
    r = random.Random(seed)
    dark = style in ("Material", "Universal") and r.random() < 0.4
    accent = r.choice(["#6750a4", "#00696d", "#007aff", "#e91e63", "#ff9800", "#2e7d32", "#0078d4", "#c62828"])
    script = r.choices(["en", "latin", "cyrillic", "greek"], [75, 12, 8, 5])[0]
    size = r.choice([(360, 780), (390, 844), (393, 852), (412, 892), (430, 932), (360, 640)])
    w = Writer(
        r,
        Words(r, script),
        style,
        dark,
        glyphs,
        pictures,
        accent,
        r.choice([13, 14, 15, 16, 17, 20]),
        r.choice(["#2b2b30", "#333"] if dark else ["#ffffff", "#f0f0f5", "#eef3f8"]),
        r.choice([12, 16, 20]),
        r.choice([0, 6, 10, 14]),
    )
    background = r.choice(["#000000", "#141218", "#1e1e1e"] if dark else ["#ffffff", "#f4f4f8", "#fbf8f3"])
    sections, weight = "", 0
    while weight < size[1] * 1.1:
        sections += w.section()
        weight += 110
    tool = ""
    if r.random() < 0.8:
        tool = (
            f"header: ToolBar {{ RowLayout {{ anchors.fill: parent; anchors.leftMargin: 12; anchors.rightMargin: 12; {w.icon(24, '#777', 'menu')} "
            f"{w.text(w.w.title(1, 2), w.base + 3, 'Layout.fillWidth: true; font.bold: true; elide: Text.ElideRight; leftPadding: 10')} {w.icon(24, '#777', 'search')} }} }}"
        )
    foot = f"footer: {w.tabs('TabBarItem')}" if r.random() < 0.35 else ""
    ask = w.dialog() if r.random() < 0.18 else ""
    themed = {
        "Material": f"Material.theme: Material.{'Dark' if dark else 'Light'}; Material.accent: '{accent}'; Material.primary: '{accent}'",
        "Universal": f"Universal.theme: Universal.{'Dark' if dark else 'Light'}; Universal.accent: '{accent}'",
    }.get(
        style,
        LIGHT + ("" if style == "FluentWinUI3" else f"; palette.accent: '{accent}'; palette.highlight: '{accent}'"),
    )
    family = r.choice(["Roboto", "Inter", "Noto Sans", "Open Sans", "Lato"])
    source = (
        f"import QtQuick\nimport QtQuick.Layouts\nimport QtQuick.Controls.{style}\n"
        f"ApplicationWindow {{ id: root; visible: true; width: {size[0]}; height: {size[1]}; color: '{background}'; font.family: '{family}'; "
        f"property real tabWidth: width - {2 * w.margin}; {themed}; {tool} {foot} "
        f"Item {{ anchors.fill: parent; clip: true; ColumnLayout {{ x: {w.margin}; y: 12; width: parent.width - {2 * w.margin}; spacing: {r.choice([8, 10, 14, 18])}; {sections} }} }} {ask} }}"
    )
    source = re.sub(r";(\s*;)+", ";", source)  # an empty statement is an error in QML
    return Screen(source, size, style, f"qt-{style.lower()}-{'dark' if dark else 'light'}", dark, script)
