"""Ink boxes: the pixels that a text line or an icon really changes, from two renders with and without ink."""

import numpy as np

# A pixel is ink when it changes by this share of the strongest change in its region, so faint
# antialiasing at the rim (under a fifth of the coverage) does not widen a box by a pixel.
INK_SHARE = 0.2
MIN_CHANGE = 10
# How far beyond the meeting rectangles of two lines the empty row between them is looked for, as a share
# of the spread: accents and descenders of fallback fonts overhang that much.
REACH = 0.45

Box = tuple[int, int, int, int]


def difference(with_ink: np.ndarray, without: np.ndarray) -> np.ndarray:
    """Largest change of a channel, pixel by pixel, as uint8."""
    low, high = np.minimum(with_ink, without), np.maximum(with_ink, without)
    change = high - low
    return np.maximum(np.maximum(change[..., 0], change[..., 1]), change[..., 2])


def tight(
    change: np.ndarray, region: Box, holes: list[Box] = (), least: int = 0, faintest: int = MIN_CHANGE
) -> Box | None:
    """The ink's box inside the region (x0, y0, x1, y1 in pixels) but not in the holes, None without ink.

    `least` replaces the share of the peak by an absolute change: for controls of several colours. A peak below
    `faintest` is no ink: renders of one program have no noise, and grounds next to each other's colour.
    """
    height, width = change.shape
    x0, y0, x1, y1 = max(region[0], 0), max(region[1], 0), min(region[2], width), min(region[3], height)
    if x1 <= x0 or y1 <= y0:
        return None
    part = change[y0:y1, x0:x1]
    if holes:
        part = part.copy()
        for a0, b0, a1, b1 in holes:
            part[max(b0 - y0, 0) : max(b1 - y0, 0), max(a0 - x0, 0) : max(a1 - x0, 0)] = 0
    peak = int(part.max())
    if peak < faintest:
        return None
    mask = part >= (least or max(MIN_CHANGE * 0.6, peak * INK_SHARE))
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    return x0 + int(columns[0]), y0 + int(rows[0]), x0 + int(columns[-1]) + 1, y0 + int(rows[-1]) + 1


def _cut(change: np.ndarray, x0: int, x1: int, lower_top: int, upper_bottom: int, reach: int) -> int:
    """The row between two lines that holds the least ink; of several the one nearest to the middle."""
    low, high = min(lower_top, upper_bottom) - reach, max(lower_top, upper_bottom) + reach + 1
    part = change[max(low, 0) : max(high, 0), max(x0, 0) : max(x1, 0)]
    if part.size == 0:
        return (lower_top + upper_bottom) // 2
    ink = (part > 24).sum(1)
    best = np.flatnonzero(ink == ink.min())
    middle = (lower_top + upper_bottom) / 2 - max(low, 0)
    return max(low, 0) + int(best[np.argmin(np.abs(best - middle))])


def _stacked(a: Box, b: Box) -> bool:
    """Whether one of two rectangles lies over the other, as a badge's number does over its icon."""
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    if width <= 0 or height <= 0:
        return False
    smaller = min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))
    return width * height > 0.12 * smaller and min(width, height) > 0.25 * min(a[3] - a[1], b[3] - b[1])


def separate(
    change: np.ndarray, rects: list[Box], spread: list[int], over: list[bool]
) -> tuple[list[Box], list[list[Box]]]:
    """Widens each rectangle by its spread for ink that overhangs, and cuts where neighbours meet.

    `over` marks rectangles that lie on top of others (badges): they become holes of what they cover.
    """
    height, width = change.shape
    out, holes = [], [[] for _ in rects]
    array = np.array(rects, float).reshape(-1, 4)
    for index, (x0, y0, x1, y1) in enumerate(rects):
        s = spread[index]
        left, top, right, bottom = x0 - s // 2, y0 - s, x1 + s // 2, y1 + s
        near = np.flatnonzero(
            (array[:, 0] < right + s) & (array[:, 2] > left - s) & (array[:, 1] < bottom + s) & (array[:, 3] > top - s)
        )
        for other in near:
            if other == index:
                continue
            a0, b0, a1, b1 = rects[other]
            if over[index] != over[other] and _stacked(rects[index], rects[other]):
                if over[other]:
                    holes[index].append(rects[other])
                else:
                    left, top, right, bottom = max(left, x0), max(top, y0), min(right, x1), min(bottom, y1)
                continue
            if a0 < x1 and a1 > x0:
                shared, reach = (max(x0, a0), min(x1, a1)), round(REACH * min(s, spread[other]))
                if b0 + b1 >= y0 + y1:
                    if b0 < y1 + 2 * s and (b0 + b1) / 2 > y1 - 0.25 * (y1 - y0):
                        bottom = min(bottom, _cut(change, *shared, b0, y1, reach))
                elif (b0 + b1) / 2 < y0 + 0.25 * (y1 - y0) and b1 > y0 - 2 * s:
                    top = max(top, _cut(change, *shared, y0, b1, reach))
            elif b0 < y1 and b1 > y0:
                if a0 >= x1:
                    right = min(right, (a0 + x1) // 2)
                elif a1 <= x0:
                    left = max(left, (a1 + x0 + 1) // 2)
        out.append((left, top, right, bottom))
    return out, holes


def outlined(image: np.ndarray, box: Box, least: int = 4) -> bool:
    """Whether at least two opposite sides of a box can be told from what lies outside."""
    height, width = image.shape[:2]
    x0, y0, x1, y1 = max(box[0], 0), max(box[1], 0), min(box[2], width), min(box[3], height)
    if x1 - x0 < 8 or y1 - y0 < 8:
        return False

    def side(inside: np.ndarray, outside: np.ndarray) -> bool:
        return float(np.median(np.abs(inside.astype(int) - outside.astype(int)).max(-1))) >= least

    inset = 1
    # Only the middle eighth of a side: there a circle is still within a pixel of its box.
    half_x, half_y = max(2, (x1 - x0) // 16), max(2, (y1 - y0) // 16)
    xs = slice((x0 + x1) // 2 - half_x, (x0 + x1) // 2 + half_x)
    ys = slice((y0 + y1) // 2 - half_y, (y0 + y1) // 2 + half_y)
    seen = 0
    if y0 - 2 >= 0:
        seen += side(image[y0 + inset, xs], image[y0 - 2, xs]) or side(image[y0, xs], image[y0 - 2, xs])
    if y1 + 1 < height:
        seen += side(image[y1 - 1 - inset, xs], image[y1 + 1, xs]) or side(image[y1 - 1, xs], image[y1 + 1, xs])
    if x0 - 2 >= 0:
        seen += side(image[ys, x0 + inset], image[ys, x0 - 2]) or side(image[ys, x0], image[ys, x0 - 2])
    if x1 + 1 < width:
        seen += side(image[ys, x1 - 1 - inset], image[ys, x1 + 1]) or side(image[ys, x1 - 1], image[ys, x1 + 1])
    edges = (y0 - 2 >= 0) + (y1 + 1 < height) + (x0 - 2 >= 0) + (x1 + 1 < width)
    return seen >= max(1, edges - 1)
