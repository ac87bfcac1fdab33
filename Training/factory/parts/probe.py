"""Turns the places and the layers that Java wrote into elements: what changes between two layers is a part's own."""

import numpy as np

from .. import ink
from ..layers import LEGIBLE, Layers
from .screen import Part

WORDED = {"toggle", "button", "check", "radio", "field", "tab"}


class Probe:
    """Elements of one screen from its layers and the places of its parts."""

    def __init__(self, layers: Layers, places: dict[str, tuple[ink.Box, str]]):
        self.layers, self.places = layers, places

    def elements(self, parts: list[Part]) -> list[dict]:
        """All elements that are seen; what is hardly legible is to be ignored."""
        out = []
        for part in parts:
            if part.shows == "Paragraph":
                lines = sorted(k for k in self.places if k.startswith(f"{part.name}."))
                out += [e for k in lines for e in self._words(k, self.places[k], part.name)]
            elif part.name in self.places and part.shows:
                out += self._own(part, *self.places[part.name])
        return out

    def _own(self, part: Part, whole: ink.Box, said: str) -> list[dict]:
        if part.shows == "Text":
            return self._words(part.name, (whole, said), part.name)
        if f"{part.name}:tile" in self.places:
            return self._tile(part, whole)
        box, more = self._box(part, whole), {}
        if part.shows == "TabBarItem":
            more = {"cell": [whole[0], whole[1], whole[2] - whole[0], whole[3] - whole[1]]}
        if part.shows == "Icon" and box:
            more = self.layers.faint(box)
        out = [self.layers.entry(part.name, part.shows, box, part.state, **more)] if box else []
        return out + self._inside(part, whole, said)

    def _inside(self, part: Part, whole: ink.Box, said: str) -> list[dict]:
        """The glyph and the words that stand on a control, parted where there is neither."""
        if part.kind not in WORDED:
            return []
        if part.kind in ("check", "radio"):
            return self._words(f"{part.name}t", (whole, said), part.name)
        if told := [name for name in self.places if name.startswith(f"{part.name}:")]:
            return [e for name in told for e in self._told(name, part.name)]
        found = ink.tight(self.layers.ink_change, whole)
        if not found:
            return []
        if not part.glyph:
            return self._words(f"{part.name}t", (whole, said), part.name)
        glyph, words = (found, None) if not part.text else self._parted(found, bool(part.options.get("over")))
        out = [self.layers.entry(f"{part.name}i", "Icon", glyph, **self.layers.faint(glyph))] if glyph else []
        return out + (self._words(f"{part.name}t", (words, said), part.name) if words else [])

    def _tile(self, part: Part, whole: ink.Box) -> list[dict]:
        """A glyph alone on a round ground is one icon as large as that; without a ground it is its ink."""
        box = self._box(part, whole) or ink.tight(self.layers.ink_change, whole)
        return [self.layers.entry(part.name, "Icon", box, clickable=True)] if box else []

    def _told(self, name: str, block: str) -> list[dict]:
        """A sign or words whose own place the toolkit knows."""
        if not name.startswith(f"{block}:icon"):
            return self._words(name, self.places[name], name)
        glyph = ink.tight(self.layers.ink_change, self.places[name][0])
        return [self.layers.entry(name, "Icon", glyph, **self.layers.faint(glyph))] if glyph else []

    def _parted(self, box: ink.Box, over: bool) -> tuple[ink.Box | None, ink.Box | None]:
        """Two boxes on both sides of the widest gap: above and below, or left and right."""
        part = self.layers.ink_change[box[1] : box[3], box[0] : box[2]] > LEGIBLE / 2
        empty = ~part.any(1 if over else 0)
        if not over:
            # The first gap that is wider than those between letters stands behind the glyph.
            empty[round(1.6 * (box[3] - box[1])) :] = False
        edges = np.flatnonzero(np.diff(np.concatenate([[0], empty.astype(int), [0]])))
        gaps = sorted(zip(edges[::2], edges[1::2], strict=True), key=lambda g: g[0] - g[1])
        if not gaps:
            return None, None
        first, last = (int(v) for v in gaps[0])
        if over:
            halves = (box[0], box[1], box[2], box[1] + first), (box[0], box[1] + last, box[2], box[3])
        else:
            halves = (box[0], box[1], box[0] + first, box[3]), (box[0] + last, box[1], box[2], box[3])
        return ink.tight(self.layers.ink_change, halves[0]), ink.tight(self.layers.ink_change, halves[1])

    def _box(self, part: Part, whole: ink.Box) -> ink.Box | None:
        if part.shows in ("Icon", "TabBarItem"):
            return ink.tight(self.layers.ink_change, whole)
        if part.shows == "Picture":
            return whole
        if part.shows in ("Checkbox", "Slider", "Toggle"):
            return self.layers.control(whole)
        if part.shows == "SegmentedControl":
            return self.layers.surface(self.layers.button_change, whole) or whole if part.kind == "toggle" else whole
        own = part.kind in ("button", "field")
        return self.layers.surface(self.layers.button_change if own else self.layers.surface_change, whole)

    def _words(self, name: str, place: tuple[ink.Box, str], block: str) -> list[dict]:
        box, said = ink.tight(self.layers.ink_change, place[0]), place[1].strip()
        if not box or not said:
            return []
        more = self.layers.faint(box)
        return [self.layers.entry(f"{name}w", "Text", box, text=said, block=f"b{block}", **more)]
