"""The bars and rows of the real screens taken apart into what we label, and our segments put together to bars.

The annotators box a bar of segments whole, and a checkbox with its words; we box each cell, and the small square.
"""

import numpy as np

from .ink import ink_mask

SAME_CELL = 0.35  # of the bar's height: an icon and its word this near to each other share a cell
UNEVEN = 0.12  # of a cell's width: how far the words of equal cells may lie from their centres
ROW_GAP = 0.25  # of a segment's height: the gap up to which two segments share a bar
SQUARE = 0.75  # smallest ratio of a checkbox's sides
PLAUSIBLE = (9, 30)  # side of a checkbox in pixels of a real screen, some 360 wide
MISSED = 3  # pixels by which an annotator's row may miss the ink of its square


def within(items, whole):
    """The boxes whose centre lies in the whole and that are smaller than it, from left to right."""
    middle = (items[:, :2] + items[:, 2:]) / 2
    inner = ((middle > whole[:2]) & (middle < whole[2:])).all(1)
    narrow = items[:, 2] - items[:, 0] < 0.9 * (whole[2] - whole[0])
    items = items[inner & narrow]
    return items[np.argsort(items[:, 0], kind="stable")]


def clusters(items, gap):
    """Neighbours nearer than the gap as one box each; items from left to right."""
    out = []
    for item in items:
        if out and item[0] - out[-1][2] < gap:
            out[-1] = np.concatenate([np.minimum(out[-1][:2], item[:2]), np.maximum(out[-1][2:], item[2:])])
        else:
            out.append(item)
    return np.float32(out).reshape(-1, 4)


def cells_of(bar, words, icons):
    """Boxes of a bar's cells [n, 4] by the words and icons on it, [] where they do not tell.

    bar: x0, y0, x1, y1; words and icons [k, 4]. Cells are equal where the words stand in the middle of equal
    cells, as in a bar that fills its width; else they part halfway between neighbours.
    """
    words, icons = within(words, bar), within(icons, bar)
    items = np.concatenate([words, icons])
    items = items[np.argsort(items[:, 0], kind="stable")]
    height = bar[3] - bar[1]
    content = clusters(items, SAME_CELL * height)
    # words with a lone icon beside them: the icon may be a button on the bar
    if len(content) < 2 or 0 < len(icons) < len(words):
        return []
    width = (bar[2] - bar[0]) / len(content)
    middles = (content[:, 0] + content[:, 2]) / 2
    even = bar[0] + (np.arange(len(content)) + 0.5) * width
    if np.abs(middles - even).max() < UNEVEN * width:
        edges = bar[0] + np.arange(len(content) + 1) * width
    else:
        edges = parted(content, bar)
    return np.float32([[x0, bar[1], x1, bar[3]] for x0, x1 in zip(edges, edges[1:])])


def parted(content, bar):
    """Edges halfway between neighbours; the outer cells have the same room on both sides of their words."""
    inner = (content[:-1, 2] + content[1:, 0]) / 2
    first = max(bar[0], content[0, 0] - (inner[0] - content[0, 2]))
    last = min(bar[2], content[-1, 2] + (content[-1, 0] - inner[-1]))
    return np.concatenate([[first], inner, [last]])


def square_of(image, row, words):
    """Box of the square or circle at one end of a checkbox's row, None where the pixels do not show one.

    image: BGR; row: x0, y0, x1, y1; words: boxes [k, 4] of all texts.
    """
    words = within(words, row)
    if not len(words):
        return None
    left, right = words[:, 0].min(), words[:, 2].max()
    ends = [(row[0] - MISSED, left - 1), (right + 1, row[2] + MISSED)]
    found = [square_between(image, row, *end) for end in ends]
    squares = [box for box in found if box is not None]
    return squares[0] if len(squares) == 1 else None


def square_between(image, row, left, right):
    """The one piece of ink of the row between two columns, if it has a checkbox's shape."""
    height, width = image.shape[:2]
    x0, x1 = max(0, int(np.ceil(left))), min(width, int(np.floor(right)))
    y0, y1 = max(0, int(row[1]) - MISSED), min(height, int(np.ceil(row[3])) + MISSED)
    if x1 - x0 < PLAUSIBLE[0] or y1 - y0 < PLAUSIBLE[0]:
        return None
    mask = ink_mask(image[y0:y1, x0:x1])
    if mask is None or not mask.any():
        return None
    columns, rows = np.flatnonzero(mask.any(0)), np.flatnonzero(mask.any(1))
    cut = mask[0].any() or mask[-1].any() or np.diff(columns).max(initial=0) > PLAUSIBLE[1] // 2
    w, h = columns[-1] + 1 - columns[0], rows[-1] + 1 - rows[0]
    plausible = PLAUSIBLE[0] <= min(w, h) and max(w, h) <= PLAUSIBLE[1] and min(w, h) >= SQUARE * max(w, h)
    if cut or not plausible:
        return None
    return np.float32([x0 + columns[0], y0 + rows[0], x0 + columns[-1] + 1, y0 + rows[-1] + 1])


def bars_of(segments):
    """Whole bars [n, 4] of segments [k, 4]: neighbours of one height that all but touch."""
    bars = []
    for segment in sorted(segments, key=lambda box: (box[1], box[0])):
        height = segment[3] - segment[1]
        for i, (x0, y0, x1, y1) in enumerate(bars):
            level = abs(y0 - segment[1]) < ROW_GAP * height and abs(y1 - segment[3]) < ROW_GAP * height
            if level and -ROW_GAP * height < segment[0] - x1 < ROW_GAP * height:
                bars[i] = (x0, min(y0, segment[1]), segment[2], max(y1, segment[3]))
                break
        else:
            bars.append(tuple(segment))
    return np.float32(bars).reshape(-1, 4)
