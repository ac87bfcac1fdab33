"""The toolkits that draw described parts: how their process is started, and which looks they have."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from .java import fx_looks, swing_looks
from .java.process import command as java
from .kivy import looks as kivy_looks
from .tk import looks as tk_looks

_LIBRARIES = Path(__file__).parents[2] / ".libraries"
_JAVA = "/usr/share/java"
_SWING = ("substance", "laf-plugin", "trident", "laf-widget", "jgoodies-looks", "jgoodies-common")
# What Swing's looks use of Java's own parts, which it closes to others by itself.
_OPENED = ["sun.swing", "sun.awt", "sun.font", "com.sun.java.swing.plaf.motif", "sun.swing.plaf.synth", "sun.awt.shell"]


@dataclass(frozen=True)
class Toolkit:
    """A toolkit by its name; `pick` gives a split's family and look, `command` what draws, given a folder for its files."""

    name: str
    needs: list[str]
    command: Callable[[Path], list[str]]
    pick: Callable[..., tuple[str, str]]
    switches: bool = False

    @property
    def missing(self) -> list[str]:
        """Libraries that are not installed."""
        return [path for path in self.needs if not Path(path).exists()]


def _in_java(name: str, jars: list[str], options: list[str], pick: Callable[..., tuple[str, str]]) -> Toolkit:
    return Toolkit(name, jars, partial(java, name, jars, options), pick)


def _in_kivy(work: Path) -> list[str]:
    return [sys.executable, "-m", "factory.parts.kivy", str(_LIBRARIES), str(work)]


def _in_tk(work: Path) -> list[str]:
    return [sys.executable, "-m", "factory.parts.tk.draw", str(_LIBRARIES)]


TOOLKITS = {
    "swing": _in_java(
        "swing",
        [f"{_JAVA}/{name}.jar" for name in _SWING],
        [f"{way}=java.desktop/{name}=ALL-UNNAMED" for way in ("--add-opens", "--add-exports") for name in _OPENED],
        swing_looks.pick,
    ),
    "fx": _in_java(
        "fx",
        [f"/usr/share/openjfx/lib/javafx.{name}.jar" for name in ("base", "controls", "graphics")],
        # In software, with grey letters: a picture of a screen has no subpixels.
        ["-Dprism.order=sw", "-Dprism.lcdtext=false", "-Djava.library.path=/usr/lib/x86_64-linux-gnu/jni"],
        fx_looks.pick,
    ),
    "kivy": Toolkit(
        "kivy", [str(_LIBRARIES / name) for name in ("kivy", "kivymd")], _in_kivy, kivy_looks.pick, switches=True
    ),
    "tk": Toolkit("tk", [str(_LIBRARIES / "customtkinter")], _in_tk, tk_looks.pick, switches=True),
}  # fmt: skip
