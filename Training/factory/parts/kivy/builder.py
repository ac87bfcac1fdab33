"""Makes Kivy's own widgets of parts; KivyMD's builder replaces what it draws otherwise."""

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.checkbox import CheckBox
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.image import Image
from kivy.uix.label import Label
from kivy.uix.slider import Slider
from kivy.uix.switch import Switch
from kivy.uix.tabbedpanel import TabbedPanel, TabbedPanelItem
from kivy.uix.textinput import TextInput
from kivy.uix.togglebutton import ToggleButton
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from ..screen import Part
from . import stage
from .lettering import Lettering
from .pieces import Glyph, centred, fitted, paint
from ..request import Request

LEAST = 48  # points of margin and mark that a line of words leaves free


class Builder:
    """Widgets of a screen by the names of their parts, in pixels; `flat` looks paint cells themselves."""

    glyphs: tuple[type, ...] = (Glyph,)
    tiles: tuple[type, ...] = ()  # round buttons of one glyph
    faces: tuple[type, ...] = (Button, TextInput)  # a Button may be a ToggleButton or the head of a tab

    def __init__(self, request: Request):
        self.request, self.made, self.fronts = request, {}, []
        self.lettering = Lettering(request.font)
        self.family, ground, words, part, on_part, accent, self.chosen = request.look
        self.ground, self.words, self.part, self.on_part, self.accent = map(
            get_color_from_hex, (ground, words, part, on_part, accent)
        )

    @property
    def is_light(self) -> bool:
        return sum(self.ground[:3]) > 1.5

    def page(self) -> tuple[FloatLayout, BoxLayout, list[Widget]]:
        """The page, its body, and the widgets above and below it."""
        root = FloatLayout(size_hint=(None, None), size=(dp(self.request.width), dp(self.request.height)))
        paint(root, self.ground)
        bars, body = [], None
        for part in self.request.page.children:
            if part.kind == "body":
                body = self.stack(part, dp(part.options["pad"]), dp(part.options["gap"]))
                body.size_hint_x, body.width = None, root.width
                root.add_widget(body)
                continue
            bar = self.make(part)
            bar.size_hint_x, bar.width = None, root.width
            bar.pos_hint = {"x": 0, "y": 0} if "south" in part.options else {"x": 0, "top": 1}
            bars.append(bar)
            root.add_widget(bar)
        return root, body, bars

    def finish(self) -> None:
        """Brings the chosen tabs to the front, now that all have their places."""
        for tabs, chosen in self.fronts:
            for tab in tabs.tab_list:
                tab.state = "down" if tab is chosen else "normal"
        stage.settle()

    def make(self, part: Part) -> Widget:
        widget = getattr(self, part.kind)(part)
        self.made[part.name] = widget
        return widget

    def stack(self, part: Part, padding: float = 0, spacing: float = 0) -> BoxLayout:
        """The parts below each other, as high as they are."""
        out = BoxLayout(orientation="vertical", size_hint_y=None, padding=padding, spacing=spacing)
        out.bind(minimum_height=out.setter("height"))
        for child in part.children:
            out.add_widget(self.make(child))
        return out

    def bar(self, part: Part) -> Widget:
        out = BoxLayout(size_hint_y=None, height=dp(part.options["h"]), padding=(dp(8), 0), spacing=dp(4))
        if "toolbar" in part.options:
            paint(out, self.part)
        for child in part.children:
            free = child.kind == "label"
            if free:
                out.add_widget(Widget())
            out.add_widget(centred(self.make(child)))
            if free:
                out.add_widget(Widget())
        return out

    def row(self, part: Part) -> Widget:
        gap, equal = dp(part.options.get("gap", 0)), "equal" in part.options
        out = BoxLayout(size_hint_y=None, spacing=gap)
        if "south" in part.options:
            paint(out, self.part)
        cells = [self.make(child) for child in part.children]
        for cell in cells:
            cell.size_hint_x = 1 if equal else None
            out.add_widget(cell)
        out.height = max(cell.height for cell in cells)
        return out

    def column(self, part: Part) -> Widget:
        return self.stack(part, spacing=dp(part.options.get("gap", 8)))

    def setting(self, part: Part) -> Widget:
        words, switch = map(self.make, part.children)
        out = BoxLayout(size_hint_y=None, height=max(words.height, switch.height))
        for widget in (centred(words), Widget(), centred(switch)):
            out.add_widget(widget)
        return out

    def card(self, part: Part) -> Widget:
        out = self.stack(part, dp(12), dp(6))
        paint(out, self.part, dp(8) if self.family == "flat" else 0)
        return out

    def tabs(self, part: Part) -> Widget:
        page = part.children[0].options["page"]
        out = TabbedPanel(do_default_tab=False, size_hint_y=None, height=dp(40 + page), tab_height=dp(40))
        out.background_color = self.part if self.family == "flat" else (1, 1, 1, 1)
        out.tab_width = (dp(self.request.width) - 2 * dp(24)) / max(len(part.children), 3)
        for child in part.children:
            tab = TabbedPanelItem(text=self.lettering.cut(child.text, out.tab_width, 14), content=Widget(), **self.lettering.font(14))
            self.colour_cell(tab, "on" in child.options)
            out.add_widget(tab)
            self.made[child.name] = tab
            if "on" in child.options:
                self.fronts.append((out, tab))
        return out

    def prose(self, part: Part) -> Widget:
        size = self.size_of(part)
        out = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(2))
        out.bind(minimum_height=out.setter("height"))
        for n, line in enumerate(self.lettering.lines(part.text, dp(self.request.width - LEAST), size)[:5]):
            self.made[f"{part.name}.{n}"] = row = fitted(Label(text=line, color=self.words, **self.lettering.font(size)))
            out.add_widget(row)
        return out

    def label(self, part: Part) -> Widget:
        if part.glyph:
            return self.glyph(part.glyph, self.words)
        size, bold = self.size_of(part), "bold" in part.options
        text = self.lettering.cut(part.text, dp(self.request.width - 2 * LEAST), size)
        return fitted(Label(text=text, color=self.words, **self.lettering.font(size, bold)))

    def toggle(self, part: Part) -> Widget:
        on = "on" in part.options
        face = ToggleButton(state="down" if on else "normal")
        self.colour_cell(face, on)
        return self.cell(part, face, self.on_chosen() if on and self.family == "flat" else self.on_part)

    def button(self, part: Part) -> Widget:
        face = Button()
        self.colour_cell(face, bool(part.text) and self.family == "flat" and self.chosen == "accent")
        return self.cell(part, face, self.on_chosen() if part.text and self.family == "flat" else self.on_part)

    def cell(self, part: Part, face: Widget, ink: list[float]) -> Widget:
        """A face with a glyph, words or both in its middle."""
        over, size = "over" in part.options, self.size_of(part, 14)
        room = dp(self.request.width) / 4.4
        inner = BoxLayout(orientation="vertical" if over else "horizontal", size_hint=(None, None), spacing=dp(2 if over else 8))
        inner.bind(minimum_size=inner.setter("size"))
        if part.glyph:
            inner.add_widget(centred(self.glyph(part.glyph, ink), over))
        if part.text:
            text = self.lettering.cut(part.text, room - (dp(30) if part.glyph and not over else 0), size)
            inner.add_widget(centred(fitted(Label(text=text, color=ink, **self.lettering.font(size))), over))
        out = FloatLayout(size_hint_y=None, height=dp(part.options.get("h", 40)))
        out.width = max(out.height, room if part.text else 0)
        out.size_hint_x = None
        for widget in (face, inner):
            out.add_widget(widget)
        face.pos_hint, inner.pos_hint = {"x": 0, "y": 0}, {"center_x": 0.5, "center_y": 0.5}
        return out

    def check(self, part: Part, **more) -> Widget:
        mark = CheckBox(active="on" in part.options, size_hint=(None, None), size=(dp(32), dp(32)), **more)
        # Its pictures are white: on a light ground they are painted, as apps do.
        mark.color = self.words if self.is_light else (1, 1, 1, 1)
        return self.marked(part, mark)

    def radio(self, part: Part) -> Widget:
        return self.check(part, group=part.name)

    def marked(self, part: Part, mark: Widget) -> Widget:
        words = self.label(Part("label", part.text))
        out = BoxLayout(size_hint_y=None, height=max(mark.height, words.height), spacing=dp(8))
        mark.is_control = True
        for widget in (centred(mark), centred(words)):
            out.add_widget(widget)
        return out

    def switch(self, part: Part) -> Widget:
        out = Switch(active="on" in part.options, size_hint=(None, None), size=(dp(84), dp(34)))
        out.is_control = True
        return out

    def slider(self, part: Part) -> Widget:
        out = Slider(value=part.options["value"], size_hint_y=None, height=dp(40))
        out.is_control = True
        return out

    def field(self, part: Part) -> Widget:
        height, size = dp(part.options["h"]), self.size_of(part)
        out = TextInput(text=part.text, multiline=False, size_hint_y=None, height=height, **self.lettering.font(size))
        out.padding = [dp(10), (height - out.line_height) / 2]
        if self.family == "flat":
            out.background_normal, out.background_color, out.foreground_color = "", self.part, self.on_part
        return out

    def picture(self, part: Part) -> Widget:
        size = dp(part.options["w"]), dp(part.options["tall"])
        out = Image(source=part.text, fit_mode="fill", size_hint=(None, None), size=size)
        out.is_picture = True
        return out

    def glyph(self, told: str, ink: list[float]) -> Widget:
        path, code, points = told.split("|")
        return fitted(Glyph(text=chr(int(code)), font_name=path, font_size=dp(int(points)), color=ink))

    @staticmethod
    def overhang(widget: Widget) -> int:
        """How many pixels a part draws beyond its place."""
        return 0

    @staticmethod
    def empty(field: TextInput) -> None:
        """Takes the words of a field away."""
        field.foreground_color = field.hint_text_color = field.cursor_color = (0, 0, 0, 0)

    def colour_cell(self, face: Button, on: bool) -> None:
        """Stock parts tint their pictures, flat ones are filled."""
        if self.family == "flat":
            face.background_normal = face.background_down = ""
            face.background_color = self.fill_chosen() if on else self.part
            face.color = self.on_chosen() if on else self.on_part
        else:
            strongest = max(*self.part[:3], 0.1)
            face.background_color = [0.4 + 1.2 * c / strongest * max(0.5, strongest) for c in self.part[:3]] + [1]

    def fill_chosen(self) -> list[float]:
        if self.chosen == "accent":
            return self.accent
        shift = -0.16 if self.is_light else 0.16
        return [min(1, max(0, c + shift)) for c in self.part[:3]] + [1]

    def on_chosen(self) -> list[float]:
        return [1, 1, 1, 1] if self.chosen == "accent" else self.on_part

    def size_of(self, part: Part, points: float | None = None) -> float:
        return (points or self.request.points + 2) * part.options.get("percent", 100) / 100
