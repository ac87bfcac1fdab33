"""The toolkits that draw in Java: where their parts come from and which looks they have."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import fx_looks, swing_looks

_SHARED = "/usr/share/java"
# What Swing's looks use of Java's own parts, which it closes to others by itself.
_OPENED = ["sun.swing", "sun.awt", "sun.font", "com.sun.java.swing.plaf.motif", "sun.swing.plaf.synth", "sun.awt.shell"]


@dataclass(frozen=True)
class Toolkit:
    """A toolkit by its name, which is also the folder of its Java; `pick` gives a split's family and look."""

    name: str
    jars: list[str]
    options: list[str]
    pick: Callable[..., tuple[str, str]]

    @property
    def missing(self) -> list[str]:
        """Libraries that are not installed."""
        return [jar for jar in self.jars if not Path(jar).exists()]


TOOLKITS = {
    "swing": Toolkit(
        "swing",
        [f"{_SHARED}/{name}.jar" for name in
         ("substance", "laf-plugin", "trident", "laf-widget", "jgoodies-looks", "jgoodies-common")],
        [f"{way}=java.desktop/{name}=ALL-UNNAMED" for way in ("--add-opens", "--add-exports") for name in _OPENED],
        swing_looks.pick,
    ),
    "fx": Toolkit(
        "fx",
        [f"/usr/share/openjfx/lib/javafx.{name}.jar" for name in ("base", "controls", "graphics")],
        # In software, with grey letters: a picture of a screen has no subpixels.
        ["-Dprism.order=sw", "-Dprism.lcdtext=false", "-Djava.library.path=/usr/lib/x86_64-linux-gnu/jni"],
        fx_looks.pick,
    ),
}  # fmt: skip
