"""What the builder promises to draw: the elements of the truth before their boxes are known."""

from dataclasses import dataclass, field
from typing import Callable

LEAF, CONTROL, SURFACE = 0, 1, 2


@dataclass
class Mark:
    """One drawn element.

    `hide(True)` makes it invisible without moving anything, which is how its pixels are found.
    `level` separates things drawn inside each other: text in a button, a button in a card.
    `from_tree` is the label of the node whose box it has, where nothing of it can be hidden by itself.
    """

    id: str
    type: str
    hide: Callable[[bool], None]
    level: int = LEAF
    lines: tuple[str, ...] = ()
    facts: dict = field(default_factory=dict)
    segments: int = 0
    trim: str | None = None
    from_tree: str | None = None


@dataclass
class Stop:
    """Marks that a screen reader should read in one go."""

    kind: str
    label: str = ""
    marks: list[str] = field(default_factory=list)


def fade(control):
    """A hide function for any control with an opacity."""
    def hide(hidden):
        control.opacity = 0.0 if hidden else 1.0
    control.opacity = 1.0
    return hide
