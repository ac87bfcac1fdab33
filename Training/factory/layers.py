"""Layers of one screen, each without one more kind of part: what changes from one to the next is a part's own."""

import numpy as np

from . import ink

CONTROL_CHANGE = 8
# A ground may be next to its surface's colour; renders of one program have no noise.
GROUND_CHANGE = 2
LEGIBLE = 28
# Phones in points.
SIZES = [(360, 740), (390, 844), (393, 852), (412, 915), (375, 667)]


class Layers:
    """A screen as it is (BGR), without ink, then without small controls, without buttons and fields, without surfaces."""

    def __init__(self, pictures: list[np.ndarray]):
        self.full = pictures[0]
        changes = [ink.difference(a, b) for a, b in zip(pictures, pictures[1:], strict=False)]
        self.ink_change, self.control_change, self.button_change, self.surface_change = changes

    def control(self, box: ink.Box) -> ink.Box | None:
        """What of a box a small control draws."""
        return ink.tight(self.control_change, box, least=CONTROL_CHANGE)

    @staticmethod
    def ground(change: np.ndarray, box: ink.Box) -> ink.Box | None:
        """What of a box changed at all."""
        return ink.tight(change, box, least=GROUND_CHANGE, faintest=GROUND_CHANGE)

    def surface(self, change: np.ndarray, box: ink.Box) -> ink.Box | None:
        """A part's own ground where it is seen, None where it cannot be told from what lies around it."""
        found = self.ground(change, box)
        return found if found and ink.outlined(self.full, found) else None

    def entry(self, name: str, kind: str, box: ink.Box, state: str = "", **more) -> dict:
        """An element of `unsaid.truth/1`, its box clipped to the picture."""
        height, width = self.full.shape[:2]
        shown = max(box[0], 0), max(box[1], 0), min(box[2], width), min(box[3], height)
        entry = {
            "id": name,
            "type": kind,
            "box": [shown[0], shown[1], shown[2] - shown[0], shown[3] - shown[1]],
            "clickable": kind not in ("Icon", "Picture", "Text"),
        } | more
        return entry | ({"state": state} if state else {})

    def faint(self, box: ink.Box) -> dict:
        """Words that a theme draws nearly in their ground's colour are no one's to see."""
        change = self.ink_change[box[1] : box[3], box[0] : box[2]]
        return {"ignore": True} if change.size == 0 or change.max() < LEGIBLE else {}
