"""Builds a screen of GTK widgets; each that is an element carries a mark that the probe reads."""

import random
from dataclasses import dataclass

from ..words import Words
from .stage import Stage
from .toolkit import Gdk, GdkPixbuf, Gtk, Pango

ICONS = {
    "go-home": "home", "edit-find": "search", "user-info": "profile", "emblem-system": "settings",
    "starred": "star", "mail-unread": "mail", "document-open-recent": "clock", "folder": "folder",
    "camera-photo": "camera", "list-add": "add", "view-list": "list", "view-grid": "grid", "open-menu": "menu",
    "user-trash": "trash", "document-edit": "edit", "go-previous": "back", "send-to": "share",
    "media-playback-start": "play", "audio-input-microphone": "microphone", "alarm": "alarm",
    "mark-location": "location",
}  # fmt: skip


@dataclass
class Mark:
    """What a widget shows: its class, its state and the meaning of its icon."""

    kind: str
    state: str = ""
    icon: str = ""


class Screen:
    """One page of random parts from the top to the bottom, of as many as fit."""

    def __init__(self, stage: Stage, words: Words, pictures: list[str], r: random.Random):
        self.stage, self.w, self.pictures, self.r = stage, words, pictures, r
        self.marks: list[tuple[Gtk.Widget, Mark]] = []
        self.page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        self.body = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=r.choice([8, 12, 16, 20]))
        self.body.set_border_width(r.choice([8, 12, 16, 20]))
        foot = self.tab_bar() if r.random() < 0.6 else None
        if r.random() < 0.8:
            self.page.pack_start(self.header(), False, False, 0)
        self.page.pack_start(self.body, True, True, 0)
        if foot is not None:
            self.page.pack_end(foot, False, False, 0)
        stage.window.add(self.page)
        self.fill()
        stage.window.show_all()
        stage.settle()

    def fill(self) -> None:
        parts = [self.segments, self.segments, self.notebook, self.checks, self.radios, self.switches, self.slider,
                 self.field, self.prose, self.buttons, self.picture, self.card, self.rows]  # fmt: skip
        limit = self.stage.size[1]
        last = None
        for _ in range(12):
            part = self.r.choice([p for p in parts if p != last])
            marked = len(self.marks)
            widget = part()
            self.body.pack_start(widget, False, False, 0)
            widget.show_all()
            self.page.show_all()
            if self.page.get_preferred_height_for_width(self.stage.size[0])[0] > limit:
                self.body.remove(widget)
                del self.marks[marked:]
                break
            last = part

    def mark(self, widget: Gtk.Widget, kind: str, state: bool | None = None, icon: str = "") -> Gtk.Widget:
        name = "" if state is None else "selected" if state else "unselected"
        self.marks.append((widget, Mark(kind, name, icon)))
        return widget

    def text(self, text: str, style: str = "", lines: int = 1, left: bool = True) -> Gtk.Label:
        label = Gtk.Label(label=text, wrap=lines > 1, xalign=0 if left else 0.5)
        if lines == 1:
            label.set_ellipsize(Pango.EllipsizeMode.END)
        if style:
            label.get_style_context().add_class(style)
        return self.mark(label, "Text")

    def icon(self, name: str = "", size: int = 0) -> Gtk.Image:
        name = name or self.r.choice(list(ICONS))
        image = Gtk.Image.new_from_icon_name(f"{name}-symbolic", Gtk.IconSize.MENU)
        image.set_pixel_size(size or self.r.choice([18, 20, 24]))
        known = Gtk.IconTheme.get_default().has_icon(f"{name}-symbolic")
        return self.mark(image, "Icon", icon=ICONS.get(name, "") if known else "")

    def header(self) -> Gtk.Widget:
        r = self.r
        bar = Gtk.HeaderBar() if r.random() < 0.6 else Gtk.Box(spacing=8)
        if isinstance(bar, Gtk.Box):
            bar.get_style_context().add_class(r.choice(["toolbar", "titlebar", "background"]))
            bar.set_border_width(6)
        bar.set_size_request(-1, r.choice([46, 52, 56]))
        for at_end in (False, True):
            if r.random() < 0.75:
                button = Gtk.Button(relief=r.choice([Gtk.ReliefStyle.NONE, Gtk.ReliefStyle.NORMAL]))
                self.mark(button, "Container")
                button.add(self.icon(r.choice(["list-add", "open-menu", "edit-find"]) if at_end else "go-previous"))
                pack = bar.pack_end if at_end else bar.pack_start
                pack(button) if isinstance(bar, Gtk.HeaderBar) else pack(button, False, False, 0)
        title = self.text(self.w.title(), left=False)
        if isinstance(bar, Gtk.HeaderBar):
            bar.set_custom_title(title)
        else:
            bar.pack_start(title, True, True, 0)
        return bar

    def choices(self, labels: list[str], kind: str, content, flat: bool = False) -> list[Gtk.Widget]:
        """Buttons of which one is pressed, as GTK's switchers are made."""
        chosen, group, out = self.r.randrange(len(labels)), None, []
        for n, label in enumerate(labels):
            button = Gtk.RadioButton.new_from_widget(group)
            group = group or button
            button.set_mode(False)
            if flat:
                button.set_relief(Gtk.ReliefStyle.NONE)
            button.set_active(n == chosen)
            self.mark(button, kind, n == chosen)
            button.add(content(label))
            out.append(button)
        return out

    def segments(self) -> Gtk.Widget:
        r = self.r
        box = Gtk.Box(homogeneous=r.random() < 0.85, spacing=0)
        icons = r.random() < 0.12
        if r.random() < 0.75:
            box.get_style_context().add_class("linked")
        if r.random() < 0.3:
            box.set_halign(Gtk.Align.CENTER)
        labels = [self.w.tab() for _ in range(r.choice([2, 2, 3, 3, 4]))]
        content = (lambda _: self.icon()) if icons else (lambda label: self.text(label, left=False))
        for button in self.choices(labels, "SegmentedControl", content, flat=r.random() < 0.25):
            box.pack_start(button, True, True, 0)
        return box

    def notebook(self) -> Gtk.Widget:
        r = self.r
        book = Gtk.Notebook(show_border=r.random() < 0.7)
        count = r.choice([2, 2, 3, 3, 4])
        chosen = r.randrange(count)
        for n in range(count):
            label = Gtk.Label(label=self.w.tab())
            page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
            page.set_border_width(10)
            self.mark(label, "Tab", n == chosen)
            if n == chosen:
                page.add(self.text(self.w.sentence(4, 16), lines=2))
            book.append_page(page, label)
            book.child_set_property(page, "tab-expand", True)
            book.child_set_property(page, "tab-fill", True)
        book.show_all()
        book.set_current_page(chosen)
        return book

    def checks(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=self.r.choice([6, 12]))
        for _ in range(self.r.randint(1, 4)):
            on = self.r.random() < 0.5
            button = Gtk.CheckButton(active=on)
            self.mark(button, "Checkbox", on)
            button.add(self.text(self.w.title()))
            box.add(button)
        return box

    def radios(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=self.r.choice([6, 12]))
        group, chosen, count = None, self.r.randrange(3), self.r.randint(2, 4)
        for n in range(count):
            button = Gtk.RadioButton.new_from_widget(group)
            group = group or button
            button.set_active(n == min(chosen, count - 1))
            self.mark(button, "Checkbox", n == min(chosen, count - 1))
            button.add(self.text(self.w.title()))
            box.add(button)
        return box

    def framed(self, content: Gtk.Widget) -> Gtk.Widget:
        """A card: a frame with the view's ground, or none around the content."""
        if self.r.random() < 0.4:
            return content
        frame = Gtk.Frame()
        frame.get_style_context().add_class("view")
        content.set_border_width(self.r.choice([8, 12]))
        frame.add(content)
        return self.mark(frame, "Container")

    def switches(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=self.r.choice([10, 16]))
        for _ in range(self.r.randint(1, 4)):
            row, on = Gtk.Box(spacing=12), self.r.random() < 0.5
            row.pack_start(self.text(self.w.title()), True, True, 0)
            toggle = Gtk.Switch(active=on, valign=Gtk.Align.CENTER)
            row.pack_end(self.mark(toggle, "Toggle", on), False, False, 0)
            box.add(row)
        return self.framed(box)

    def slider(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=4)
        if self.r.random() < 0.6:
            box.add(self.text(self.w.title()))
        scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
        scale.set_draw_value(False)
        scale.set_value(self.r.uniform(5, 95))
        box.add(self.mark(scale, "Slider"))
        return box

    def field(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=4)
        for _ in range(self.r.randint(1, 2)):
            if self.r.random() < 0.5:
                box.add(self.text(self.w.title(1, 2), "small"))
            entry = Gtk.Entry(can_focus=False)
            if self.r.random() < 0.5:
                entry.set_placeholder_text(self.w.placeholder())
            else:
                entry.set_text(self.w.title())
            box.add(self.mark(entry, "TextField"))
        return box

    def prose(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        if self.r.random() < 0.6:
            box.add(self.text(self.w.title(), "large"))
        box.add(self.text(self.w.paragraph(1, 2), lines=4))
        return box

    def buttons(self) -> Gtk.Widget:
        box = Gtk.Box(spacing=12, homogeneous=True)
        for _ in range(self.r.choice([1, 1, 2, 2, 3])):
            button = Gtk.Button()
            if self.r.random() < 0.35:
                button.get_style_context().add_class(self.r.choice(["suggested-action", "destructive-action"]))
            self.mark(button, "Container")
            button.add(self.text(self.w.action(), left=False))
            box.pack_start(button, True, True, 0)
        return box

    def picture(self) -> Gtk.Widget:
        width = self.r.choice([80, 120, self.stage.size[0] - 48])
        height = round(width * self.r.uniform(0.4, 0.8))
        factor = self.stage.window.get_scale_factor()
        image = GdkPixbuf.Pixbuf.new_from_file_at_scale(
            self.r.choice(self.pictures), width * factor, height * factor, False)
        surface = Gdk.cairo_surface_create_from_pixbuf(image, factor, None)
        shown = Gtk.Image.new_from_surface(surface)
        shown.set_halign(Gtk.Align.START)
        return self.mark(shown, "Picture")

    def card(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        box.add(self.text(self.w.title()))
        box.add(self.text(self.w.sentence(), "small", lines=3))
        return self.framed(box)

    def rows(self) -> Gtk.Widget:
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=self.r.choice([12, 18]))
        for _ in range(self.r.randint(2, 4)):
            row = Gtk.Box(spacing=12)
            row.pack_start(self.icon(size=24), False, False, 0)
            words = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=2)
            words.add(self.text(self.w.title()))
            if self.r.random() < 0.5:
                words.add(self.text(self.w.sentence(3, 6), "small"))
            row.pack_start(words, True, True, 0)
            row.pack_end(self.icon("go-next", 16), False, False, 0)
            box.add(row)
        return self.framed(box)

    def tab_bar(self) -> Gtk.Widget:
        """Tabs at the bottom: icons over, beside or without words."""
        r = self.r
        bar = Gtk.Box(homogeneous=True)
        bar.get_style_context().add_class(r.choice(["toolbar", "titlebar", "background", "view"]))
        way = r.choice(["over", "over", "over", "beside", "icon", "word"])

        def content(label: str) -> Gtk.Widget:
            if way == "icon":
                return self.icon(size=24)
            if way == "word":
                return self.text(label, left=False)
            box = Gtk.Box(
                orientation=Gtk.Orientation.VERTICAL if way == "over" else Gtk.Orientation.HORIZONTAL,
                spacing=3 if way == "over" else 6, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
            box.add(self.icon(size=20))
            box.add(self.text(label, "small", left=False))
            return box

        labels = [self.w.tab() for _ in range(r.choice([3, 4, 4, 5]) if way != "beside" else 3)]
        for button in self.choices(labels, "TabBarItem", content, flat=r.random() < 0.7):
            button.set_size_request(-1, r.choice([44, 50, 56]))
            bar.pack_start(button, True, True, 0)
        return self.mark(bar, "Container")
