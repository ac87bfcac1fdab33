"""Lays CustomTkinter's widgets of described parts out, each at its place, and hides one kind after another."""

import json
from pathlib import Path

import customtkinter as ctk
from PIL import Image, ImageDraw, ImageFont

from ..request import Request
from ..screen import Part
from .lettering import Lettering

THEMES = Path(ctk.__file__).parent / "assets" / "themes"
Box = tuple[int, int, int, int]


class Builder:
    """The widgets of one screen; places and sizes in points, which the toolkit multiplies by the scale."""

    def __init__(self, request: Request):
        self.request, self.scale = request, request.scale
        theme, self.mode, accent, deep, radius = request.look
        self.radius = int(radius)
        told = (THEMES / f"{theme}.json").read_text(encoding="utf-8")
        own = json.loads(told)["CTkButton"]["fg_color"]
        if accent:
            told = told.replace(own[0], accent).replace(own[1], deep)
        path = Path(request.folder) / "theme.json"
        path.write_text(told, encoding="utf-8")
        ctk.set_appearance_mode(self.mode)
        ctk.set_default_color_theme(str(path))
        ctk.set_widget_scaling(request.scale)
        ctk.set_window_scaling(request.scale)
        self.root = ctk.CTk()
        self.root.geometry(f"{request.width}x{request.height}+0+0")
        self.lettering = Lettering(self.root, request.font, request.scale)
        self.ground = self.root.cget("fg_color")
        self.labels: list[ctk.CTkLabel] = []
        self.controls: list[ctk.CTkBaseClass] = []
        self.faces: list[ctk.CTkBaseClass] = []
        self.surfaces: list[ctk.CTkBaseClass] = []
        self.told: list[tuple[str, object, str]] = []

    def settle(self) -> None:
        for _ in range(3):
            self.root.update_idletasks()
            self.root.update()

    def end(self) -> None:
        for later in self.root.tk.call("after", "info"):
            self.root.after_cancel(later)
        self.root.destroy()

    def page(self) -> None:
        """Header and foot first; the body's parts until there is no room."""
        top, bottom = 0.0, float(self.request.height)
        body = None
        for part in self.request.page.children:
            if part.kind == "body":
                body = part
            elif "south" in part.options:
                height = self.height_of(part.children[0])
                bottom -= height
                self.row(part, 0, bottom, self.request.width)
            else:
                top = self.bar(part)
        pad, gap = body.options["pad"], body.options["gap"]
        y = top + pad
        for part in body.children:
            height = self.measure(part, self.request.width - 2 * pad)
            if y + height > bottom - 4:
                break
            getattr(self, part.kind)(part, pad, y, self.request.width - 2 * pad)
            y += height + gap

    def measure(self, part: Part, width: float) -> float:
        """How high a part is."""
        gap = part.options.get("gap", 8)
        match part.kind:
            case "column":
                return sum(self.measure(c, width) for c in part.children) + gap * (len(part.children) - 1)
            case "card":
                return 24 + sum(self.measure(c, width) + 6 for c in part.children) - 6
            case "row" | "setting":
                return max(self.measure(c, width) for c in part.children)
            case "tabs":
                return 44 + part.children[0].options["page"]
            case "prose":
                return len(self.broken(part, width)) * self.line(self.size_of(part))
            case "picture":
                return part.options["tall"]
            case "label":
                return 26 if part.glyph else self.line(self.size_of(part))
            case _:
                return self.height_of(part)

    def height_of(self, part: Part) -> float:
        return part.options.get("h", {"slider": 20, "check": 26, "radio": 26, "switch": 26}.get(part.kind, 36))

    def place(self, widget, x: float, y: float):
        widget.place(x=x, y=y)
        return widget

    def bar(self, part: Part) -> float:
        height = part.options["h"]
        ground = self.ground
        if "toolbar" in part.options:
            frame = self.place(ctk.CTkFrame(self.root, self.request.width, height, corner_radius=0), 0, 0)
            self.surfaces.append(frame)
            ground = frame.cget("fg_color")
        left, right, middle = 8.0, self.request.width - 8.0, None
        for n, child in enumerate(part.children):
            if child.kind == "label":
                middle = child
            elif middle is None and n == 0:
                self.face(child, left, (height - 36) / 2, 36, 36, ground)
            else:
                right -= 40
                self.face(child, right, (height - 36) / 2, 36, 36, ground)
        tall = self.line(self.size_of(middle))
        self.words(middle.name, middle.text, 56, (height - tall) / 2, self.size_of(middle), ground, "bold" in middle.options, right - 64)
        return height

    def row(self, part: Part, x: float, y: float, width: float) -> None:
        cells, gap = part.children, part.options.get("gap", 0)
        if all(c.kind == "toggle" for c in cells):
            if "south" not in part.options and all(c.text and not c.glyph for c in cells) and not gap:
                self.segmented(part, x, y, width)
            else:
                self.toggles(part, x, y, width, gap)
        elif cells[0].kind == "button":
            each = (width - gap * (len(cells) - 1)) / len(cells)
            for n, cell in enumerate(cells):
                self.face(cell, x + n * (each + gap), y, each, self.height_of(cell), self.ground)
        else:
            tall = self.measure(part, width)
            self.label(cells[0], x, y + (tall - 26) / 2, width)
            self.label(cells[1], x + 26 + gap, y + (tall - self.line(self.size_of(cells[1]))) / 2, width - 40)

    def segmented(self, part: Part, x: float, y: float, width: float) -> None:
        cells = part.children
        wide = width if "equal" in part.options else min(width, 90 * len(cells))
        chosen = next(c.text for c in cells if "on" in c.options)
        room = wide / len(cells) - 16
        names = {c.text: self.lettering.cut(c.text, room, 14) for c in cells}
        control = ctk.CTkSegmentedButton(
            self.root, wide, self.height_of(cells[0]), self.radius, values=list(names.values()), font=self.lettering.font(14), bg_color=self.ground,
            dynamic_resizing=False,
        )  # fmt: skip
        control.set(names[chosen])
        self.faces.append(self.place(control, x, y))
        for cell in cells:
            self.told.append((cell.name, (control, names[cell.text]), names[cell.text]))

    def toggles(self, part: Part, x: float, y: float, width: float, gap: float) -> None:
        """Buttons of which one keeps another colour, as the toolkit's examples switch pages."""
        cells, height = part.children, self.height_of(part.children[0])
        each = (width - gap * (len(cells) - 1)) / len(cells)
        ground = self.ground
        if "south" in part.options:
            frame = self.place(ctk.CTkFrame(self.root, width, height, corner_radius=0), x, y)
            self.surfaces.append(frame)
            self.told.append((part.name, frame, ""))
            ground = frame.cget("fg_color")
        accent = bool(int(cells[0].name[1:]) % 2)
        theme = ctk.ThemeManager.theme
        for n, cell in enumerate(cells):
            on = "on" in cell.options
            fill = theme["CTkButton"]["fg_color"] if on and accent else ("gray75", "gray25") if on else "transparent"
            ink = theme["CTkButton"]["text_color"] if on and accent else ("gray10", "gray90")
            self.face(cell, x + n * (each + gap), y, each, height, ground, fill, ink)

    def face(self, part: Part, x, y, width, height, ground, fill=None, ink=None) -> None:
        """A button with words, a sign or both."""
        theme = ctk.ThemeManager.theme["CTkButton"]
        bare = fill is None and part.glyph and not part.text
        fill = "transparent" if bare else theme["fg_color"] if fill is None else fill
        ink = ("gray10", "gray90") if bare else theme["text_color"] if ink is None else ink
        over, size = "over" in part.options, 12 if "over" in part.options else 14
        image = self.sign(part.glyph, ink) if part.glyph else None
        text = self.lettering.cut(part.text, width - 16 - (28 if image and not over else 0), size)
        button = ctk.CTkButton(
            self.root, width, height, 0 if part.kind == "toggle" else self.radius, text=text, image=image, font=self.lettering.font(size),
            compound="top" if over else "left", fg_color=fill, text_color=ink, bg_color=ground, border_spacing=0,
        )  # fmt: skip
        self.faces.append(self.place(button, x, y))
        self.told.append((part.name, button, text))
        for name, label in (("icon", button._image_label), ("words", button._text_label)):
            if label is not None:
                self.told.append((f"{part.name}:{name}0", label, text if name == "words" else ""))

    def tabs(self, part: Part, x: float, y: float, width: float) -> None:
        view = ctk.CTkTabview(self.root, width, 44 + part.children[0].options["page"], self.radius, bg_color=self.ground)
        names = {c.text: self.lettering.cut(c.text, width / len(part.children) - 24, 14) for c in part.children}
        for cell in part.children:
            view.add(names[cell.text])
            self.told.append((cell.name, (view._segmented_button, names[cell.text]), names[cell.text]))
        view._segmented_button.configure(font=self.lettering.font(14))
        view.set(next(names[c.text] for c in part.children if "on" in c.options))
        self.faces.append(self.place(view, x, y))

    def column(self, part: Part, x: float, y: float, width: float) -> None:
        for child in part.children:
            getattr(self, child.kind)(child, x, y, width)
            y += self.measure(child, width) + part.options.get("gap", 8)

    def card(self, part: Part, x: float, y: float, width: float) -> None:
        line = 1 if part.options["frame"] in ("line", "etched") else 0
        frame = ctk.CTkFrame(self.root, width, self.measure(part, width), self.radius, line, bg_color=self.ground)
        self.surfaces.append(self.place(frame, x, y))
        self.told.append((part.name, frame, ""))
        y += 12
        for child in part.children:
            self.words(child.name, child.text, x + 12, y, self.size_of(child), frame.cget("fg_color"), "bold" in child.options, width - 24)
            y += self.measure(child, width) + 6

    def label(self, part: Part, x: float, y: float, width: float) -> None:
        if part.glyph:
            sign = ctk.CTkLabel(self.root, 26, 26, text="", image=self.sign(part.glyph, ("gray10", "gray90"), 24), bg_color=self.ground)
            self.labels.append(self.place(sign, x, y))
            self.told.append((part.name, sign, ""))
        else:
            self.words(part.name, part.text, x, y, self.size_of(part), self.ground, "bold" in part.options, width)

    def prose(self, part: Part, x: float, y: float, width: float) -> None:
        size = self.size_of(part)
        for n, line in enumerate(self.broken(part, width)):
            self.words(f"{part.name}.{n}", line, x, y + n * self.line(size), size, self.ground, False, width + 8)

    def picture(self, part: Part, x: float, y: float, width: float) -> None:
        size = part.options["w"], part.options["tall"]
        shown = ctk.CTkImage(Image.open(part.text).convert("RGB"), size=size)
        holder = ctk.CTkLabel(self.root, *size, text="", image=shown, bg_color=self.ground)
        self.labels.append(self.place(holder, x, y))
        self.told.append((part.name, holder, ""))

    def check(self, part: Part, x: float, y: float, width: float) -> None:
        mark = ctk.CTkCheckBox(self.root, 24, 24, text="", bg_color=self.ground, corner_radius=min(self.radius, 8))
        self.mark(part, mark, x, y, width)

    def radio(self, part: Part, x: float, y: float, width: float) -> None:
        self.mark(part, ctk.CTkRadioButton(self.root, 24, 24, text="", bg_color=self.ground), x, y, width)

    def mark(self, part: Part, mark, x: float, y: float, width: float) -> None:
        if "on" in part.options:
            mark.select()
        self.controls.append(self.place(mark, x, y))
        size = self.request.points + 1
        self.words("", part.text, x + 34, y + (26 - self.line(size)) / 2, size, self.ground, False, width - 40)
        self.told.append((part.name, [mark._canvas, self.labels[-1]], self.labels[-1].cget("text")))

    def setting(self, part: Part, x: float, y: float, width: float) -> None:
        words, told = part.children
        switch = ctk.CTkSwitch(self.root, 40, 24, text="", bg_color=self.ground)
        if "on" in told.options:
            switch.select()
        self.controls.append(self.place(switch, x + width - 48, y))
        self.told.append((told.name, switch._canvas, ""))
        self.label(words, x, y + (26 - self.line(self.size_of(words))) / 2, width - 64)

    def slider(self, part: Part, x: float, y: float, width: float) -> None:
        slide = ctk.CTkSlider(self.root, width, 18, bg_color=self.ground, from_=0, to=100)
        slide.set(part.options["value"])
        self.controls.append(self.place(slide, x, y + 1))
        self.told.append((part.name, slide, ""))

    def field(self, part: Part, x: float, y: float, width: float) -> None:
        text = self.lettering.cut(part.text, width - 24, self.request.points + 1)
        entry = ctk.CTkEntry(self.root, width, self.height_of(part), self.radius, font=self.lettering.font(self.request.points + 1), bg_color=self.ground)
        entry.insert(0, text)
        self.faces.append(self.place(entry, x, y))
        self.told.append((part.name, entry, text))

    def words(self, name: str, text: str, x, y, size: float, ground, bold: bool, room: float) -> None:
        text = self.lettering.cut(text, room, size)
        label = ctk.CTkLabel(self.root, 10, self.line(size), text=text, font=self.lettering.font(size, bold), bg_color=ground)
        self.labels.append(self.place(label, x, y))
        if name:
            self.told.append((name, label, text))

    def sign(self, glyph: str, ink, points: float = 20) -> ctk.CTkImage:
        path, code, _ = glyph.split("|")
        side = round(points * self.scale)
        font = ImageFont.truetype(path, side)
        images = []
        for colour in ink if isinstance(ink, (list, tuple)) else (ink, ink):
            rgb = tuple(v // 257 for v in self.root.winfo_rgb(colour))
            image = Image.new("RGBA", (side, side), (*rgb, 0))
            alpha = Image.new("L", (side, side))
            ImageDraw.Draw(alpha).text((side / 2, side / 2), chr(int(code)), 255, font, anchor="mm")
            image.putalpha(alpha)
            images.append(image)
        return ctk.CTkImage(*images, size=(points, points))

    def broken(self, part: Part, width: float) -> list[str]:
        """The lines of prose, five at most."""
        return self.lettering.lines(part.text, width, self.size_of(part))[:5]

    def size_of(self, part: Part) -> float:
        return round((self.request.points + 1) * part.options.get("percent", 100) / 100)

    def line(self, size: float) -> float:
        return round(size * 1.5)

    def places(self):
        for name, widget, words in self.told:
            yield name, self.cell(*widget) if isinstance(widget, tuple) else self.box(widget), words

    def box(self, widget) -> Box:
        """Where a widget lies, or a mark with its words."""
        if isinstance(widget, list):
            boxes = [self.box(inner) for inner in widget]
            return *(min(b[n] for b in boxes) for n in (0, 1)), *(max(b[n] for b in boxes) for n in (2, 3))
        x, y = widget.winfo_rootx(), widget.winfo_rooty()
        return x, y, x + widget.winfo_width(), y + widget.winfo_height()

    def cell(self, control: ctk.CTkSegmentedButton, value: str) -> Box:
        """A segment goes to the control's outline."""
        whole, own = self.box(control), self.box(control._buttons_dict[value])
        values = list(control._buttons_dict)
        left = whole[0] if value == values[0] else own[0]
        right = whole[2] if value == values[-1] else own[2]
        return left, whole[1], right, whole[3]
