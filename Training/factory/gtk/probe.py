"""Reads what a GTK screen draws: places of its widgets, tightened by renders in which parts are left out."""

import cairo
import numpy as np

from .. import ink
from ..layers import Layers
from .screen import Mark, Screen
from .toolkit import Gtk, Pango

# Each layer leaves out one kind more than the one before it. An indicator is no widget, so it knows no opacity.
NOTHING = (
    "{ background: none; border-color: transparent; border-image: none; box-shadow: none;"
    " outline-color: transparent; }"
)
WITHOUT_INK = "label, image { opacity: 0; }"
WITHOUT_CONTROLS = (
    "switch, scale { opacity: 0; } check, radio { -gtk-icon-source: none; color: transparent; }"
    f"check, radio {NOTHING}"
)
WITHOUT_BUTTONS = f"button, entry {NOTHING}"
WITHOUT_SURFACES = f"frame, frame > border, .toolbar, .titlebar, .view {NOTHING}"
SMALL = {"Toggle", "Checkbox", "Slider"}


class Probe:
    """Elements of one screen."""

    def __init__(self, screen: Screen, scale: int):
        self.screen, self.scale = screen, scale
        stage, pictures = screen.stage, [self._grab()]
        self._empty_fields()
        hidden = []
        for css in (WITHOUT_INK, WITHOUT_CONTROLS, WITHOUT_BUTTONS, WITHOUT_SURFACES):
            hidden.append(stage.style(css))
            pictures.append(self._grab())
        for provider in hidden:
            stage.unstyle(provider)
        self.layers = Layers(pictures)

    def _empty_fields(self) -> None:
        """Takes the words out of all fields; what they said is kept, since a placeholder knows no style of its own."""
        self.written = {}
        for n, (widget, _) in enumerate(self.screen.marks):
            if isinstance(widget, Gtk.Entry):
                self.written[n] = widget.get_text() or widget.get_placeholder_text() or ""
                widget.set_text("")
                widget.set_placeholder_text("")

    def _grab(self) -> np.ndarray:
        """The window as BGR pixels."""
        window = self.screen.stage.window
        window.queue_draw()
        self.screen.stage.settle()
        width, height = (side * self.scale for side in self.screen.stage.size)
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
        surface.set_device_scale(self.scale, self.scale)
        window.draw(cairo.Context(surface))
        surface.flush()
        data = np.frombuffer(surface.get_data(), np.uint8).reshape(height, surface.get_stride() // 4, 4)
        return data[:, :width, :3].copy()

    def _box(self, widget: Gtk.Widget, x=0.0, y=0.0, width=None, height=None) -> ink.Box:
        """A part of a widget, in its own points, as pixels of the screen."""
        area = widget.get_allocation()
        left, top = widget.translate_coordinates(self.screen.stage.window, 0, 0)
        width, height = width or area.width, height or area.height
        edges = (left + x, top + y, left + x + width, top + y + height)
        return tuple(int(np.floor(v * self.scale + 0.5)) for v in edges)

    def is_sound(self) -> bool:
        """Whether leaving out the ink changed the picture where the words are: some themes take their time."""
        labels = [widget for widget, mark in self.screen.marks if mark.kind in ("Text", "Tab") and widget.get_mapped()]
        found = [ink.tight(self.layers.ink_change, self._box(label)) for label in labels]
        return sum(box is not None for box in found) >= 0.9 * len(labels)

    def elements(self) -> list[dict]:
        """All elements that are seen; what is hardly legible is to be ignored."""
        out = []
        for n, (widget, mark) in enumerate(self.screen.marks):
            if not widget.get_mapped():
                continue
            if mark.kind == "Text":
                out += self._lines(n, widget)
            elif mark.kind == "Tab":
                out += self._tab(n, widget, mark)
            else:
                box = self._solid(widget, mark)
                if box:
                    more = self.layers.faint(box) if mark.kind == "Icon" else {}
                    if mark.kind == "TabBarItem":
                        x0, y0, x1, y1 = (int(v) for v in self._cell(widget))
                        more = {"cell": [x0, y0, x1 - x0, y1 - y0]}
                    out.append(self._entry(f"g{n}", mark, box, **more))
                if n in self.written:
                    out += self._writing(n, widget)
        return out

    def _entry(self, name: str, mark: Mark, box: ink.Box, **more) -> dict:
        entry = self.layers.entry(name, mark.kind, box, mark.state, **more)
        return entry | ({"icon": mark.icon} if mark.icon else {})

    def _solid(self, widget: Gtk.Widget, mark: Mark) -> ink.Box | None:
        whole = self._box(widget)
        if mark.kind == "Icon" or mark.kind == "TabBarItem":
            return ink.tight(self.layers.ink_change, whole)
        if mark.kind in SMALL:
            if mark.kind == "Checkbox":
                whole = (whole[0], whole[1], self._box(widget.get_child())[0], whole[3])
            return self.layers.control(whole)
        if mark.kind in ("Container", "TextField"):
            own = isinstance(widget, (Gtk.Button, Gtk.Entry))
            return self.layers.surface(self.layers.button_change if own else self.layers.surface_change, whole)
        if mark.kind == "SegmentedControl":
            return self._cell(widget)
        return whole

    def _cell(self, button: Gtk.Widget) -> ink.Box:
        """A segment's own ground where it is seen, else its place."""
        whole = self._box(button)
        return self.layers.surface(self.layers.button_change, whole) or whole

    def _tab(self, n: int, label: Gtk.Widget, mark: Mark) -> list[dict]:
        """A tab of a notebook: from halfway to the tab before to halfway to the next, over the header's height."""
        book = label.get_parent()
        pages = [book.get_nth_page(i) for i in range(book.get_n_pages())]
        boxes = [self._box(book.get_tab_label(page)) for page in pages]
        place = [book.get_tab_label(page) for page in pages].index(label)
        gap = (boxes[1][0] - boxes[0][2]) // 2
        left = boxes[place][0] - gap if place == 0 else (boxes[place - 1][2] + boxes[place][0]) // 2
        right = boxes[place][2] + gap if place == len(boxes) - 1 else (boxes[place][2] + boxes[place + 1][0]) // 2
        top = self._box(book)[1]
        page = pages[book.get_current_page()]
        bottom = self._box(page)[1] - page.get_border_width() * self.scale
        cell = Mark("SegmentedControl", mark.state)
        return [self._entry(f"g{n}", cell, (left, top, right, bottom)), *self._lines(f"{n}t", label)]

    def _lines(self, n: int | str, label: Gtk.Label) -> list[dict]:
        layout = label.get_layout()
        left, top = label.get_layout_offsets()
        area = label.get_allocation()
        text = layout.get_text()
        data = text.encode()
        out, lines = [], layout.get_iter()
        for i in range(layout.get_line_count()):
            line = lines.get_line_readonly()
            _, logical = lines.get_line_extents()
            box = self._box(
                label, left - area.x + logical.x / Pango.SCALE - 3, top - area.y + logical.y / Pango.SCALE,
                logical.width / Pango.SCALE + 6, logical.height / Pango.SCALE)  # fmt: skip
            said = data[line.start_index : line.start_index + line.length].decode().strip()
            if layout.is_ellipsized() and i == layout.get_line_count() - 1:
                said = said[: max(1, self._fitting(layout, said))].rstrip() + "…"
            tight = ink.tight(self.layers.ink_change, box)
            if tight and said:
                more = {"text": said, "block": f"b{n}"} | self.layers.faint(tight)
                out.append(self._entry(f"g{n}.{i}", Mark("Text"), tight, **more))
            if not lines.next_line():
                break
        return out

    @staticmethod
    def _fitting(layout: Pango.Layout, text: str) -> int:
        """How many characters are left before the ellipsis."""
        width = layout.get_width()
        plain = layout.copy()
        plain.set_ellipsize(Pango.EllipsizeMode.NONE)
        plain.set_width(-1)
        room = plain.copy()
        room.set_text("…", -1)
        most = width - room.get_extents()[1].width
        count = len(text)
        while count > 1:
            plain.set_text(text[:count], -1)
            if plain.get_extents()[1].width <= most:
                break
            count -= 1
        return count

    def _writing(self, n: int, entry: Gtk.Entry) -> list[dict]:
        text, box = self.written[n], ink.tight(self.layers.ink_change, self._box(entry))
        if not text or not box:
            return []
        return [self._entry(f"g{n}.0", Mark("Text"), box, text=text, block=f"b{n}", **self.layers.faint(box))]
