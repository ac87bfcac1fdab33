"""Words in the font of a screen: how wide they are, and how they are cut and broken."""

import tkinter.font

import customtkinter as ctk
from PIL import ImageFont


class Lettering:
    """A font file, known to Tk by its family; sizes, room and widths in points."""

    def __init__(self, root: ctk.CTk, file: str, scale: float):
        self.root, self.scale = root, scale
        self.family = ImageFont.truetype(file, 10).getname()[0]

    def font(self, size: float, bold: bool = False) -> ctk.CTkFont:
        return ctk.CTkFont(self.family, round(size), "bold" if bold else "normal")

    def width_of(self, text: str, size: float) -> float:
        return tkinter.font.Font(self.root, family=self.family, size=-round(size * self.scale)).measure(text) / self.scale

    def cut(self, text: str, room: float, size: float) -> str:
        """The words as far as they have room, then an ellipsis."""
        if not text or self.width_of(text, size) <= room:
            return text
        while len(text) > 1 and self.width_of(text + "…", size) > room:
            text = text[:-1].rstrip()
        return text + "…"

    def lines(self, text: str, room: float, size: float) -> list[str]:
        """The words broken where the room ends, five lines at most."""
        out = [""]
        for word in text.split(" "):
            longer = f"{out[-1]} {word}".strip()
            if out[-1] and self.width_of(longer, size) > room:
                out.append(word)
            else:
                out[-1] = longer
        return out[:5]
