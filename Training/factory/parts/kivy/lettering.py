"""Words in the font of a screen: how wide they are."""

from pathlib import Path

from kivy.core.text import Label as Measure
from kivy.metrics import dp

from ..lettering import Lettering as Common


class Lettering(Common):
    """A font file; sizes in points, room and widths in pixels."""

    def __init__(self, file: str):
        self.file = Path(file)

    def font(self, size: float, bold: bool = False) -> dict[str, object]:
        """What a label needs to know of it; bold where the family has a file for it."""
        heavy = self.file.with_name(self.file.name.replace("-Regular", "-Bold"))
        return {"font_name": str(heavy if bold and heavy.exists() else self.file), "font_size": dp(size)}

    def width_of(self, text: str, size: float) -> float:
        return Measure(text=text, **self.font(size)).get_extents(text)[0]
