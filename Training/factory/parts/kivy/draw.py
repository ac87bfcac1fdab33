"""Draws screens of Kivy: one page, from which one kind of part after another is hidden where it stands."""

from pathlib import Path

from . import stage  # first: it settles how Kivy starts
from .builder import Builder
from .material import Material
from ..request import Request, answer

from kivy.metrics import dp  # noqa: I001
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput


def main() -> None:
    stage.begin()
    answer(draw)


def draw(request: Request) -> list[str]:
    """Writes the layers of a screen and tells where its parts lie: name, x0, y0, x1, y1 in pixels, words."""
    builder = (Material if request.look[0] == "material" else Builder)(request)
    root, body, bars = builder.page()
    stage.show(root)
    stage.settle()
    keep_what_fits(builder, root, body, bars)
    stage.settle()
    builder.finish()
    told = places(builder, root, request.page)
    for number, hide in enumerate((nothing, ink, controls, faces, surfaces)):
        hide(builder, root)
        stage.picture(root).tofile(Path(request.folder) / str(number))
    return told


def keep_what_fits(builder, root, body, bars) -> None:
    """Lays the body below the header and takes away its parts from the first that has no room above the foot."""
    foot = max([bar.top for bar in bars if bar.y <= 0], default=0)
    top = min([bar.y for bar in bars if bar.y > 0], default=root.height)
    low = [child for child in body.children if child.y + top - body.top < foot + dp(8)]
    gone = {widget for child in low for widget in child.walk(restrict=True)}
    body.clear_widgets(low)
    body.pos_hint = {"x": 0, "top": top / root.height}
    builder.made = {name: widget for name, widget in builder.made.items() if widget not in gone}


def places(builder, root, page) -> list[str]:
    """A line for each part, for each line of prose, and for the signs and words that stand on a part."""
    kinds = {part.name: part.kind for part in page.all()}
    out = []
    for name, widget in builder.made.items():
        out.append(line(name, root, widget, words_of(builder, widget), builder.overhang(widget)))
        if kinds.get(name) in ("toggle", "button", "tab"):
            out += inside(builder, name, root, widget)
    return out


def inside(builder, name: str, root, widget) -> list[str]:
    if isinstance(widget, builder.tiles):
        return [line(f"{name}:tile", root, widget, "")]
    labels = [w for w in widget.walk(restrict=True) if isinstance(w, Label) and w.text and w.texture and min(w.texture_size) > 4]
    return [line(f"{name}:{'icon' if isinstance(w, builder.glyphs) else 'words'}{n}", root, w, words_of(builder, w))
            for n, w in enumerate(labels)]  # fmt: skip


def words_of(builder, widget) -> str:
    """The first words that a widget or a part of it shows."""
    for inner in [*widget.walk(restrict=True), getattr(widget, "_hint_text_label", None)]:
        text = getattr(inner, "text", "")
        if text and not isinstance(inner, builder.glyphs):
            return text
    return ""


def line(name: str, root, widget, words: str, margin: int = 0) -> str:
    x, y = widget.to_window(*widget.pos)
    left, bottom = root.to_window(*root.pos)
    x0, y1 = x - left, root.height - (y - bottom)
    place = x0 - margin, y1 - widget.height - margin, x0 + widget.width + margin, y1 + margin
    return "\t".join([name, *map(str, place), words])


def nothing(builder, root) -> None:
    pass


def ink(builder, root) -> None:
    """Letters, signs and pictures: their textures are emptied in place, so that nothing is laid out anew."""
    for widget in list(root.walk(restrict=True)):
        if getattr(widget, "is_picture", False):
            widget.opacity = 0
        elif within_control(widget):
            continue
        elif isinstance(widget, TextInput):
            builder.empty(widget)
        elif isinstance(widget, Label) and widget.texture:
            texture = widget.texture
            texture.blit_buffer(bytes(4 * texture.width * texture.height), colorfmt="rgba")
    stage.settle(4)  # a field draws its words anew


def controls(builder, root) -> None:
    for widget in list(root.walk(restrict=True)):
        if getattr(widget, "is_control", False):
            widget.opacity = 0


def faces(builder, root) -> None:
    for widget in list(root.walk(restrict=True)):
        if isinstance(widget, builder.faces):
            widget.opacity = 0


def surfaces(builder, root) -> None:
    for child in root.children:
        child.opacity = 0


def within_control(widget) -> bool:
    while widget is not None and widget is not widget.parent:
        if getattr(widget, "is_control", False):
            return True
        widget = widget.parent
    return False


if __name__ == "__main__":
    main()
