"""Words in the font of a screen: how wide they are, and how they are cut and broken."""

from pathlib import Path

from kivy.core.text import Label as Measure
from kivy.metrics import dp


class Lettering:
    """A font file; sizes in points, room and widths in pixels."""

    def __init__(self, file: str):
        self.file = Path(file)

    def font(self, size: float, bold: bool = False) -> dict[str, object]:
        """What a label needs to know of it; bold where the family has a file for it."""
        heavy = self.file.with_name(self.file.name.replace("-Regular", "-Bold"))
        return {"font_name": str(heavy if bold and heavy.exists() else self.file), "font_size": dp(size)}

    def width_of(self, text: str, size: float) -> float:
        return Measure(text=text, **self.font(size)).get_extents(text)[0]

    def cut(self, text: str, room: float, size: float) -> str:
        """The words as far as they have room, then an ellipsis."""
        if self.width_of(text, size) <= room:
            return text
        while len(text) > 1 and self.width_of(text + "…", size) > room:
            text = text[:-1].rstrip()
        return text + "…"

    def lines(self, text: str, room: float, size: float) -> list[str]:
        """The words broken where the room ends."""
        out = [""]
        for word in text.split(" "):
            longer = f"{out[-1]} {word}".strip()
            if out[-1] and self.width_of(longer, size) > room:
                out.append(word)
            else:
                out[-1] = longer
        return [self.cut(line, room, size) for line in out]
