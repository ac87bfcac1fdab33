"""Rows and edges of the ink inside a box: paragraphs to lines, loose boxes to tight ones."""

import cv2
import numpy as np

MINIMUM_LINE, MAXIMUM_LINE = 5, 60  # pixels of a line's ink height


def ink_mask(pixels):
    """Boolean mask of what differs clearly from the box's prevalent colour, None if nothing does."""
    grey = pixels.reshape(-1, 3)
    coarse = (grey // 16).astype(np.int32) @ np.int32([256, 16, 1])
    background = grey[coarse == np.bincount(coarse).argmax()].mean(0)
    difference = np.abs(pixels.astype(np.float32) - background).max(2)
    top = np.percentile(difference, 99)
    if top < 40:
        return None
    mask = difference > max(20.0, 0.35 * top)
    # over a photo or gradient most pixels differ: the mask says nothing then
    return mask if mask.mean() < 0.5 else None


def runs(flags):
    """[start, end) of each run of true values."""
    padded = np.concatenate([[0], flags.astype(np.int8), [0]])
    steps = np.diff(padded)
    return list(zip(np.flatnonzero(steps == 1), np.flatnonzero(steps == -1)))


def lines_in(image, box):
    """Boxes of the text lines in a text block, [] where the pixels are not clear.

    image: BGR; box: x0, y0, x1, y1. Lines are runs of rows with ink; accents and dots that a
    gap of one or two rows parts from their line are joined to it.
    """
    x0, y0, x1, y1 = clipped(box, image, 1)
    mask = ink_mask(image[y0:y1, x0:x1])
    if mask is None:
        return []
    bands = joined(runs(mask.sum(1) > 0))
    heights = [end - start for start, end in bands]
    if len(bands) < 2 or max(heights) > MAXIMUM_LINE or min(heights) < MINIMUM_LINE:
        return []
    if max(heights) > 2.1 * min(heights):
        return []
    lines = []
    for start, end in bands:
        columns = np.flatnonzero(mask[start:end].any(0))
        lines.append([x0 + columns[0], y0 + start, x0 + columns[-1] + 1, y0 + end])
    return lines


def joined(bands):
    out = []
    for start, end in bands:
        small = out and min(end - start, out[-1][1] - out[-1][0]) <= 4
        if small and start - out[-1][1] <= 2:
            out[-1] = (out[-1][0], end)
        else:
            out.append((start, end))
    return out


def tightened(image, box, slack=2):
    """The box moved to the edges of its ink if each edge moves by at most slack + 1 pixels."""
    x0, y0, x1, y1 = clipped(box, image, slack)
    if x1 - x0 < 4 or y1 - y0 < 4:
        return box
    mask = ink_mask(image[y0:y1, x0:x1])
    if mask is None or not mask.any():
        return box
    columns, rows = np.flatnonzero(mask.any(0)), np.flatnonzero(mask.any(1))
    tight = np.float32([x0 + columns[0], y0 + rows[0], x0 + columns[-1] + 1, y0 + rows[-1] + 1])
    touches = columns[0] == 0 or rows[0] == 0 or mask[:, -1].any() or mask[-1].any()
    return box if touches or np.abs(tight - box).max() > slack + 1 else tight


def clipped(box, image, margin):
    height, width = image.shape[:2]
    x0, y0 = np.floor(np.maximum(np.asarray(box[:2]) - margin, 0)).astype(int)
    x1, y1 = np.ceil(np.minimum(np.asarray(box[2:]) + margin, [width, height])).astype(int)
    return x0, y0, x1, y1
