"""What all builders make their widgets of: signs, labels as large as their words, painted grounds."""

from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget


class Glyph(Label):
    """One sign of an icon font."""


def fitted(label: Label) -> Label:
    """A label as large as its words."""
    label.texture_update()
    label.size_hint, label.size = (None, None), label.texture_size
    return label


def centred(widget: Widget, across: bool = False) -> Widget:
    """The widget at its own size, in the middle of what a row (or, `across`, a column) gives it."""
    out = AnchorLayout(anchor_x="center" if across else "left", anchor_y="center")
    if across:
        out.size_hint, out.size = (None, None), widget.size
        out.pos_hint = {"center_x": 0.5}
    else:
        out.size_hint_x, out.width = None, widget.width
        if widget.size_hint_y is None:
            out.size_hint_min_y = widget.height
    out.add_widget(widget)
    return out


def paint(widget: Widget, colour: list[float], radius: float = 0) -> None:
    """Fills the widget's ground."""
    with widget.canvas.before:
        Color(*colour)
        shape = RoundedRectangle(radius=[radius]) if radius else Rectangle()
    widget.bind(pos=lambda _, pos: setattr(shape, "pos", pos), size=lambda _, size: setattr(shape, "size", size))
    shape.pos, shape.size = widget.pos, widget.size
