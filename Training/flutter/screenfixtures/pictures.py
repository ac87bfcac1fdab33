"""Draws the pictures that the screens show; everything here is made by this program."""

import colorsys
import math
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SIZE = 600


def draw_pictures(folder, seed):
    """Write every picture once; the same seed gives the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (painter, options) in PICTURES.items():
        painter(random.Random(f"{seed}:{name}"), **options).save(folder / f"{name}.png")


def gradient(top, bottom):
    """A vertical blend of two colours."""
    share = np.linspace(0, 1, SIZE)[:, None, None]
    rows = np.array(top) * (1 - share) + np.array(bottom) * share
    return Image.fromarray(np.broadcast_to(rows, (SIZE, SIZE, 3)).round().astype(np.uint8).copy())


def hills(rng, sky, ground, sun=True, sea=False):
    """Layers of hills before a sky."""
    image = gradient(*sky)
    draw = ImageDraw.Draw(image)
    if sun:
        x, y, r = rng.randint(150, 450), rng.randint(120, 220), rng.randint(35, 60)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(255, 244, 214))
    for layer in range(4):
        tint = tuple(int(a * (1 - layer * 0.2)) for a in ground)
        draw.polygon(ridge(rng, 300 + layer * 75, 70 - layer * 8), fill=tint)
    if sea:
        draw.rectangle((0, 470, SIZE, SIZE), fill=tuple(int(c * 0.8) for c in sky[0]))
        for _ in range(24):
            x, y = rng.randint(0, SIZE), rng.randint(480, SIZE)
            draw.line((x, y, x + rng.randint(30, 90), y), fill=sky[1], width=2)
    return image.filter(ImageFilter.GaussianBlur(0.8))


def ridge(rng, base, height):
    """A wavy line closed at the lower edge."""
    phases = [(rng.uniform(0.5, 2.5), rng.uniform(0, 6.3)) for _ in range(3)]
    line = [(x, base - sum(height / (i + 1.5) * math.sin(f * x / 95 + p) for i, (f, p) in enumerate(phases)))
            for x in range(0, SIZE + 10, 10)]
    return [(0, SIZE), *line, (SIZE, SIZE)]


def skyline(rng, sky, tone):
    """Towers with lit windows."""
    image = gradient(*sky)
    draw = ImageDraw.Draw(image)
    x = -20
    while x < SIZE:
        width, top = rng.randint(50, 110), rng.randint(140, 400)
        shade = rng.uniform(0.6, 1.0)
        draw.rectangle((x, top, x + width, SIZE), fill=tuple(int(c * shade) for c in tone))
        for wx in range(x + 10, x + width - 12, 20):
            for wy in range(top + 14, SIZE - 20, 28):
                if rng.random() < 0.55:
                    draw.rectangle((wx, wy, wx + 9, wy + 13), fill=(255, 222, 140))
        x += width + rng.randint(0, 12)
    return image


def portrait(rng, back, skin, hair, shirt):
    """A simple drawn person."""
    image = gradient(back, tuple(int(c * 0.8) for c in back))
    draw = ImageDraw.Draw(image)
    draw.ellipse((90, 430, 510, 860), fill=shirt)
    draw.rectangle((250, 360, 350, 470), fill=tuple(int(c * 0.9) for c in skin))
    draw.ellipse((165, 110, 435, 420), fill=hair)
    draw.ellipse((190, 150, 410, 430), fill=skin)
    draw.pieslice((180, 105, 420, 330), 180, 360, fill=hair)
    for x in (255, 345):
        draw.ellipse((x - 12, 275, x + 12, 300), fill=(40, 34, 34))
    draw.arc((255, 300, 345, 380), 25, 155, fill=(140, 60, 60), width=8)
    return image.filter(ImageFilter.GaussianBlur(0.6))


def bowl(rng, table, food):
    """A bowl of food seen from above."""
    image = gradient(table, tuple(int(c * 0.85) for c in table))
    draw = ImageDraw.Draw(image)
    draw.ellipse((70, 80, 540, 550), fill=tuple(int(c * 0.65) for c in table))
    draw.ellipse((60, 60, 540, 540), fill=(246, 243, 236))
    draw.ellipse((100, 100, 500, 500), fill=(226, 220, 208))
    for _ in range(90):
        angle, reach = rng.uniform(0, 6.3), rng.uniform(0, 165)
        x, y, r = 300 + reach * math.cos(angle), 300 + reach * math.sin(angle), rng.randint(14, 34)
        tone = tuple(max(0, min(255, c + rng.randint(-22, 22))) for c in rng.choice(food))
        draw.ellipse((x - r, y - r * 0.8, x + r, y + r * 0.8), fill=tone)
    return image.filter(ImageFilter.GaussianBlur(1.0))


def abstract(rng, hue):
    """Overlapping discs, as on a record sleeve."""
    image = gradient(*(shade(hue + d, 0.75, v) for d, v in ((0, 0.35), (0.12, 0.7))))
    layer = ImageDraw.Draw(image, "RGBA")
    for _ in range(12):
        x, y, r = rng.randint(0, SIZE), rng.randint(0, SIZE), rng.randint(60, 210)
        layer.ellipse((x - r, y - r, x + r, y + r), fill=(*shade(hue + rng.uniform(-0.1, 0.25), 0.7, 0.95), 110))
    return image


def shoe(rng, back, body, sole):
    """A sneaker from the side."""
    image = gradient(back, tuple(int(c * 0.9) for c in back))
    draw = ImageDraw.Draw(image)
    draw.ellipse((70, 430, 550, 480), fill=tuple(int(c * 0.75) for c in back))
    draw.polygon([(90, 270), (200, 250), (260, 300), (400, 350), (520, 380), (535, 420), (85, 420)], fill=body)
    draw.rounded_rectangle((75, 405, 540, 450), 22, fill=sole)
    draw.polygon([(90, 270), (200, 250), (215, 285), (95, 310)], fill=tuple(int(c * 0.7) for c in body))
    for i in range(4):
        x, y = 265 + i * 38, 300 + i * 14
        draw.line((x, y, x + 26, y - 24), fill=(250, 250, 250), width=8)
    return image.filter(ImageFilter.GaussianBlur(0.8))


def shade(hue, saturation, value):
    """An RGB triple of 0…255."""
    return tuple(round(c * 255) for c in colorsys.hsv_to_rgb(hue % 1, saturation, value))


PICTURES = {
    "lake": (hills, {"sky": ((92, 158, 214), (226, 238, 244)), "ground": (96, 142, 96), "sea": True}),
    "sunset": (hills, {"sky": ((94, 62, 128), (250, 168, 96)), "ground": (110, 66, 84)}),
    "dunes": (hills, {"sky": ((120, 190, 226), (250, 226, 186)), "ground": (222, 170, 104)}),
    "coast": (hills, {"sky": ((70, 150, 204), (204, 232, 240)), "ground": (60, 120, 110), "sea": True}),
    "forest": (hills, {"sky": ((160, 196, 190), (232, 240, 226)), "ground": (48, 104, 70), "sun": False}),
    "snow": (hills, {"sky": ((108, 148, 200), (232, 240, 250)), "ground": (214, 224, 236), "sun": False}),
    "city": (skyline, {"sky": ((26, 32, 74), (160, 92, 124)), "tone": (46, 48, 78)}),
    "harbour": (skyline, {"sky": ((96, 166, 214), (236, 226, 206)), "tone": (128, 112, 110)}),
    "anna": (portrait, {"back": (248, 196, 140), "skin": (240, 198, 166),
        "hair": (92, 54, 34), "shirt": (52, 110, 160)}),
    "omar": (portrait, {"back": (150, 200, 190), "skin": (158, 108, 76),
        "hair": (34, 26, 24), "shirt": (232, 176, 60)}),
    "mei": (portrait, {"back": (206, 186, 232), "skin": (244, 212, 178),
        "hair": (24, 22, 30), "shirt": (190, 62, 82)}),
    "lukas": (portrait, {"back": (168, 196, 226), "skin": (250, 216, 190),
        "hair": (204, 160, 84), "shirt": (62, 92, 70)}),
    "salad": (bowl, {"table": (196, 158, 118), "food": [(94, 158, 62), (206, 68, 52), (240, 200, 90)]}),
    "berries": (bowl, {"table": (208, 214, 222), "food": [(70, 70, 150), (186, 40, 66), (120, 40, 90)]}),
    "album": (abstract, {"hue": 0.58}),
    "sleeve": (abstract, {"hue": 0.93}),
    "sneaker": (shoe, {"back": (232, 236, 240), "body": (222, 84, 62), "sole": (250, 250, 246)}),
}
