"""The switches of the builder: ways to break the semantics of one target and leave its pixels alone."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Unlabelled:
    """The target keeps its control but says nothing."""

    target: str


@dataclass(frozen=True)
class Relabelled:
    """The target says something else than it should."""

    target: str
    label: str


@dataclass(frozen=True)
class Excluded:
    """The target is drawn, and its semantics are left out."""

    target: str


@dataclass(frozen=True)
class Unstated:
    """The target says its name and not whether it is on."""

    target: str


@dataclass(frozen=True)
class Shrunk:
    """The target reacts (and is declared) only where its glyph is drawn."""

    target: str


@dataclass(frozen=True)
class Ghost:
    """A node that nothing is drawn for; `box` in points from the top left of the body."""

    label: str
    box: tuple[float, float, float, float]
    button: bool = True
    target: str = "ghost"
