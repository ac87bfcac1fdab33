"""Words in the font of a screen, cut and broken where their room ends; each toolkit measures them in its own way."""


class Lettering:
    """What a toolkit's lettering has in common; room and widths are in the toolkit's own unit."""

    def width_of(self, text: str, size: float) -> float:
        raise NotImplementedError

    def cut(self, text: str, room: float, size: float) -> str:
        """The words as far as they have room, then an ellipsis."""
        if not text or self.width_of(text, size) <= room:
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
