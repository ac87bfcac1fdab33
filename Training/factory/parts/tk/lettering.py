"""Words in the font of a screen: how wide they are."""

import tkinter.font

import customtkinter as ctk
from PIL import ImageFont

from ..lettering import Lettering as Common


class Lettering(Common):
    """A font file, known to Tk by its family; sizes, room and widths in points."""

    def __init__(self, root: ctk.CTk, file: str, scale: float):
        self.root, self.scale = root, scale
        self.family = ImageFont.truetype(file, 10).getname()[0]

    def font(self, size: float, bold: bool = False) -> ctk.CTkFont:
        return ctk.CTkFont(self.family, round(size), "bold" if bold else "normal")

    def width_of(self, text: str, size: float) -> float:
        return tkinter.font.Font(self.root, family=self.family, size=-round(size * self.scale)).measure(text) / self.scale
