"""Breaks paragraphs into lines before Flutter does, so that every drawn line is known."""

from functools import lru_cache

from PIL import ImageFont

from .client import find_font

UNITS = 200
SLACK = 1.02


@lru_cache(maxsize=None)
def load_font(family, weight):
    """The font at a size at which advance widths are exact enough."""
    return ImageFont.truetype(str(find_font(family, weight)), UNITS)


def text_width(text, family, weight, size, spacing):
    """Width in points of one line; `spacing` is added after every character."""
    return load_font(family, weight).getlength(text) * size / UNITS + spacing * len(text)


def break_lines(text, width, family, weight, size, spacing):
    """Greedy line breaking at spaces; a line break in `text` is kept."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and text_width(longer, family, weight, size, spacing) * SLACK > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines
