"""Finds the exact pixels of every mark by hiding marks and looking what disappears.

Each mark of a level gets a code word of constant weight; picture i hides all marks whose word has bit i.
A pixel that changed in exactly the pictures of one word belongs to that mark. A pixel that two marks share
(the soft edge of text on a photo) changes in more pictures than any word has bits, and is left out.
"""

import itertools

import numpy as np

from .marks import LEAF

THRESHOLD = {LEAF: 12}
FAINT_THRESHOLD = 5


# Skia caches what it drew, and redraws soft shadows a shade differently: up to 4 of 255 were seen.
RASTER_NOISE = 6


class UnstableError(RuntimeError):
    """The screen after measuring is not the screen before."""


def same_picture(one, other):
    """Whether two pictures show the same, up to the rasteriser's noise."""
    return one.shape == other.shape and np.abs(one.astype(np.int16) - other).max() <= RASTER_NOISE


def code_words(count):
    """`count` different bit sets of one size, and the number of bits."""
    for bits in range(2, 16):
        words = list(itertools.combinations(range(bits), bits // 2))
        if len(words) >= count:
            return words[:count], bits
    raise ValueError(f"{count} marks on one level are too many")


async def find_ink(display, marks):
    """The reference picture and {mark id: boolean mask} of all marks that drew something."""
    reference = (await display.photograph()).pixels
    masks = {}
    for level in sorted({mark.level for mark in marks}):
        masks.update(await level_ink(display, [m for m in marks if m.level == level], reference, level))
    after = (await display.photograph()).pixels
    if not same_picture(after, reference):
        raise UnstableError(f"changed while it was measured, at {bounds((after != reference).any(axis=2))}")
    return reference, masks


async def level_ink(display, marks, reference, level):
    """Masks of the marks of one level."""
    words, bits = code_words(len(marks))
    changes = np.zeros(reference.shape[:2], np.uint16)
    for bit in range(bits):
        hidden = [mark for mark, word in zip(marks, words) if bit in word]
        picture = await photograph_without(display, hidden)
        limit = THRESHOLD.get(level, FAINT_THRESHOLD)
        changed = np.abs(picture.astype(np.int16) - reference).max(axis=2) > limit
        changes |= changed.astype(np.uint16) << bit
    numbers = [sum(1 << bit for bit in word) for word in words]
    found = {mark.id: changes == number for mark, number in zip(marks, numbers)}
    return {name: mask for name, mask in found.items() if mask.any()}


async def photograph_without(display, hidden):
    """A picture with some marks hidden; they are shown again afterwards."""
    for mark in hidden:
        mark.hide(True)
    picture = (await display.photograph()).pixels
    for mark in hidden:
        mark.hide(False)
    return picture


def bounds(mask):
    """[x, y, w, h] of the set pixels, or None."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if not len(rows):
        return None
    return [int(columns[0]), int(rows[0]), int(columns[-1] - columns[0] + 1), int(rows[-1] - rows[0] + 1)]


def split_lines(mask, count):
    """Boxes of `count` lines of text: the mask is cut at its `count - 1` widest empty bands."""
    rows = np.flatnonzero(mask.any(axis=1))
    gaps = sorted(np.flatnonzero(np.diff(rows) > 1), key=lambda i: rows[i] - rows[i + 1])[: count - 1]
    if len(gaps) < count - 1:
        return None
    edges = [rows[0], *sorted(int(rows[i + 1]) for i in gaps), int(rows[-1]) + 1]
    boxes = []
    for top, bottom in itertools.pairwise(edges):
        x, y, w, h = bounds(mask[top:bottom])
        boxes.append([x, int(top) + y, w, h])
    return boxes
