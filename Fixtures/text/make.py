#!/usr/bin/env python3
"""Draws the pictures of this folder with their truth: each line's text and the box of its ink.

Needs Pillow and the Debian packages fonts-roboto-unhinted, fonts-inter and fonts-noto-cjk.
Run it from anywhere: python3 Fixtures/text/make.py
"""
import json
import os

from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
ROBOTO = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-%s.ttf"
INTER = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"


class Page:
    def __init__(self, name, size, ground):
        self.name, self.ground = name, ground
        self.image = Image.new("RGB", size, ground)
        self.draw = ImageDraw.Draw(self.image)
        self.lines = []

    def text(self, text, x, y, font, pixels, color, right=None):
        face = ImageFont.truetype(font, pixels)
        if right is not None:
            x = right - self.draw.textlength(text, face)
        ink = Image.new("L", self.image.size)
        ImageDraw.Draw(ink).text((x, y), text, 255, face)
        left, top, end, bottom = ink.getbbox()
        self.draw.text((x, y), text, color, face)
        self.lines.append({"text": text, "box": [left, top, end - left, bottom - top]})

    def panel(self, box, color, radius):
        self.draw.rounded_rectangle(box, radius, fill=color)

    def chevron(self, x, y, size, color):
        self.draw.line([x, y, x + size, y + size, x, y + 2 * size], color, 4, joint="curve")

    def save(self):
        self.image.save(os.path.join(HERE, self.name + ".png"), optimize=True)
        with open(os.path.join(HERE, self.name + ".json"), "w") as file:
            json.dump(self.lines, file, indent=1, ensure_ascii=False)
            file.write("\n")


def light():
    page = Page("light", (1080, 1400), (242, 242, 247))
    page.text("Budget", 48, 40, INTER % "Bold", 150, (0, 0, 0))
    page.text("Left this month", 52, 260, INTER % "Regular", 36, (110, 110, 118))
    page.panel([32, 340, 1048, 640], (255, 255, 255), 30)
    for row, (title, value) in enumerate((("Rent", "£840.00"), ("Groceries", "£212.60"))):
        y = 370 + row * 150
        page.text(title, 80, y, INTER % "Regular", 51, (0, 0, 0))
        page.text(value, 0, y, INTER % "Regular", 51, (142, 142, 147), right=930)
        page.chevron(980, y + 12, 20, (196, 196, 200))
    page.panel([120, 720, 960, 870], (0, 122, 255), 40)
    page.text("Add a payment", 360, 765, INTER % "SemiBold", 51, (255, 255, 255))
    page.text("By adding a payment you agree that the amount is taken from", 60, 940, ROBOTO % "Regular", 34, (60, 60, 67))
    page.text("your balance at once, (see page 12, note 3).", 60, 985, ROBOTO % "Regular", 34, (60, 60, 67))
    page.text("设置与隐私", 60, 1080, CJK, 54, (0, 0, 0))
    page.panel([60, 1200, 420, 1300], (255, 204, 0), 50)
    page.text("Pay later", 150, 1222, ROBOTO % "Medium", 45, (0, 0, 0))
    page.save()


def dark():
    page = Page("dark", (828, 760), (0, 0, 0))
    page.text("12:45", 340, 30, INTER % "Bold", 120, (255, 255, 255))
    page.panel([24, 230, 804, 480], (28, 28, 30), 24)
    page.text("Illustrations will fill the gallery", 52, 262, INTER % "Regular", 34, (255, 255, 255))
    page.text("Updated yesterday at 9:05", 52, 316, INTER % "Regular", 26, (152, 152, 159))
    page.text("Keep", 52, 390, ROBOTO % "Medium", 30, (10, 132, 255))
    page.text("Discard", 0, 390, ROBOTO % "Medium", 30, (255, 69, 58), right=770)
    page.panel([24, 560, 804, 660], (48, 209, 88), 20)
    page.text("Start again", 330, 588, ROBOTO % "Bold", 34, (0, 0, 0))
    page.save()


light()
dark()
