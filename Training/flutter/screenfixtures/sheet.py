"""Overlays for looking at: truth on the left, tree on the right."""

import json

from PIL import Image, ImageDraw, ImageFont

from .metrics import find_font
from .tree import walk, words_of

COLORS = {"Text": "#00A000", "Icon": "#E000E0", "Picture": "#FF8000", "Container": "#7070FF",
          "TextField": "#00B0B0", "Toggle": "#FF0000", "Checkbox": "#FF0000", "Slider": "#FF0000",
          "SegmentedControl": "#C00060", "TabBarItem": "#905000", "PageControl": "#FF0000", "Dialog": "#FF0000"}


def write_sheet(folder, target):
    """One sheet for every tree in a screen's folder."""
    target.mkdir(parents=True, exist_ok=True)
    truth = json.loads((folder / "truth.json").read_text())
    for path in sorted(folder.glob("*.tree.json")):
        name = path.name.removesuffix(".tree.json")
        picture = Image.open(folder / f"{name}.png").convert("RGB")
        tree = json.loads(path.read_text())
        sheet = Image.new("RGB", (picture.width * 2 + 20, picture.height), "white")
        sheet.paste(draw_truth(picture.copy(), truth), (0, 0))
        sheet.paste(draw_tree(picture.copy(), tree), (picture.width + 20, 0))
        sheet.save(target / f"{folder.name}.{name}.png")


def small_font(scale):
    return ImageFont.truetype(str(find_font("Roboto", 400)), 7 * scale)


def draw_truth(image, truth):
    """Element boxes with type colours; the number is the place in the reading order."""
    draw = ImageDraw.Draw(image)
    scale = truth["scale"]
    place = {m: i for i, stop in enumerate(truth["stops"]) for m in stop["elements"]}
    for element in truth["elements"]:
        x, y, w, h = element["box"]
        color = "#909090" if element.get("ignore") else COLORS[element["type"]]
        draw.rectangle((x - 1, y - 1, x + w, y + h), outline=color)
        mark = element.get("state", "")[:3]
        draw.text((x, y - 7 * scale), f"{place.get(element['id'], '')}{mark}", font=small_font(scale), fill=color)
    return image


def draw_tree(image, tree):
    """Node boxes with role and words."""
    draw = ImageDraw.Draw(image)
    scale = tree["scale"]
    for index, (path, node) in enumerate(walk(tree["root"])):
        x, y, w, h = (round(v * scale) for v in node["box"])
        draw.rectangle((x + 1, y + 1, x + w - 2, y + h - 2), outline="#0040FF")
        draw.text((x + 4, y + h - 8 * scale), f"{index} {node['role']}: {words_of(node)[:34]}",
                  font=small_font(scale), fill="#D00000")
    return image
