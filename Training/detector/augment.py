"""Stored screens to training samples: geometry, mosaic, colour and compression."""

from dataclasses import dataclass

import cv2
import numpy as np
import torch

from .classes import ANNOTATED, CLASSES, FILL, INPUT_HEIGHT, INPUT_WIDTH
from .loss import Truth
from .paste import paste_rare
from .sources import input_scale

SEEN = 0.45  # visible share from which a cut element still counts
FRAME = (0, 0, INPUT_WIDTH, INPUT_HEIGHT)


@dataclass
class Placed:
    """Labels of one screen in the input frame."""

    boxes: np.ndarray
    labels: np.ndarray
    others: np.ndarray
    regions: np.ndarray
    masks: np.ndarray
    vague: np.ndarray
    annotated_boxes: np.ndarray
    annotated_labels: np.ndarray
    annotated_vague: np.ndarray


def letterbox_scale(width, height):
    """Scale of the screen in the input frame, where it lies in the top left corner."""
    return min(INPUT_WIDTH / width, INPUT_HEIGHT / height)


def warped(image, scale_x, scale_y, left, top):
    matrix = np.float32([[scale_x, 0, left + (scale_x - 1) / 2], [0, scale_y, top + (scale_y - 1) / 2]])
    if min(scale_x, scale_y) < 0.75:  # area averaging first: warping alone would alias
        size = (round(image.shape[1] * scale_x), round(image.shape[0] * scale_y))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
        matrix = np.float32([[1, 0, left], [0, 1, top]])
    return cv2.warpAffine(image, matrix, (INPUT_WIDTH, INPUT_HEIGHT), flags=cv2.INTER_LINEAR,
                          borderValue=(FILL,) * 3)


def moved(boxes, scale_x, scale_y, left, top):
    return boxes * np.float32([scale_x, scale_y] * 2) + np.float32([left, top] * 2)


def cut(boxes, window):
    """Boxes cut to the window, and the share of each that is left."""
    x0, y0, x1, y1 = window
    out = np.stack([boxes[:, 0].clip(x0, x1), boxes[:, 1].clip(y0, y1),
                    boxes[:, 2].clip(x0, x1), boxes[:, 3].clip(y0, y1)], 1)
    area = lambda b: (b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])
    return out, area(out) / np.maximum(area(boxes), 1e-6)


def seen(boxes, transform, window):
    """Moved boxes cut to the window, which of them still count, and which only in part lie in it."""
    boxes, share = cut(moved(boxes, *transform), window)
    whole = (share >= SEEN) & ((boxes[:, 2:] - boxes[:, :2]).min(1) > 2)
    return boxes, whole, ~whole & (share > 0.02)


def placed(screen, transform, window):
    """A screen's labels under the transform, as far as they lie in the window."""
    boxes, whole, partial = seen(screen.boxes, transform, window)
    regions, left = cut(moved(screen.regions, *transform), window)
    vague, left_vague = cut(moved(screen.vague, *transform), window)
    regions = np.concatenate([regions[left > 0], boxes[partial]])
    everything = np.ones((partial.sum(), len(CLASSES)), bool)
    masks = np.concatenate([screen.masks[left > 0], everything])
    return Placed(boxes[whole], screen.labels[whole], screen.others[whole],
                  regions, masks, vague[left_vague > 0.3], *annotated(screen, transform, window))


def annotated(screen, transform, window):
    """Boxes, labels and vague boxes of the annotators' own; a box that is cut too far is vague."""
    own = screen.annotated
    if own is None:
        return np.zeros((0, 4), np.float32), np.zeros(0, np.int64), np.zeros((0, 4), np.float32)
    boxes, whole, partial = seen(own.boxes, transform, window)
    vague, left = cut(moved(own.vague, *transform), window)
    return boxes[whole], own.labels[whole], np.concatenate([vague[left > 0.02], boxes[partial]])


def random_transform(random, width, height):
    """Near the letterbox most often, else a zoomed crop or a smaller copy."""
    base = input_scale(width, height)
    kind = random.random()
    if kind < 0.35 and width < height:
        return base, base, 0.0, 0.0
    low, high = (0.85, 1.05) if kind < 0.7 else (1.0, 1.4) if kind < 0.9 else (0.6, 0.9)
    zoom = base * random.uniform(low, high)
    scale_x, scale_y = zoom * random.uniform(0.96, 1.04), zoom * random.uniform(0.96, 1.04)
    spare_x, spare_y = INPUT_WIDTH - width * scale_x, INPUT_HEIGHT - height * scale_y
    left = random.uniform(min(0, spare_x), max(0, spare_x))
    top = random.uniform(min(0, spare_y), max(0, spare_y))
    return scale_x, scale_y, left, top


def joined(parts):
    fields = Placed.__dataclass_fields__
    return Placed(*(np.concatenate([getattr(p, f) for p in parts]) for f in fields))


def mosaic(random, screens):
    """Two screens, one above or beside the other at a random cut."""
    if random.random() < 0.6:
        edge = round(random.uniform(0.3, 0.7) * INPUT_HEIGHT)
        windows = (0, 0, INPUT_WIDTH, edge), (0, edge, INPUT_WIDTH, INPUT_HEIGHT)
    else:
        edge = round(random.uniform(0.3, 0.7) * INPUT_WIDTH)
        windows = (0, 0, edge, INPUT_HEIGHT), (edge, 0, INPUT_WIDTH, INPUT_HEIGHT)
    canvas = np.full((INPUT_HEIGHT, INPUT_WIDTH, 3), FILL, np.uint8)
    parts = []
    for screen, window in zip(screens, windows):
        image = screen.pixels()
        transform = random_transform(random, image.shape[1], image.shape[0])
        x0, y0, x1, y1 = window
        canvas[y0:y1, x0:x1] = warped(image, *transform)[y0:y1, x0:x1]
        parts.append(placed(screen, transform, window))
    return canvas, joined(parts)


def recoloured(random, image):
    x = image.astype(np.float32)
    if random.random() < 0.10:
        x = 255 - x
    if random.random() < 0.5:
        x = (x - 128) * random.uniform(0.65, 1.25) + 128 + random.uniform(-25, 25)
    if random.random() < 0.4:
        x *= random.uniform(0.8, 1.2, 3).astype(np.float32)
    if random.random() < 0.1:
        x = x[..., random.permutation(3)]
    if random.random() < 0.06:
        x = np.repeat(x.mean(2, keepdims=True), 3, 2)
    return np.ascontiguousarray(x.clip(0, 255).astype(np.uint8))


def degraded(random, image):
    """What transport does to screenshots: compression, blur, an earlier smaller size."""
    if random.random() < 0.06:
        image = cv2.GaussianBlur(image, (3, 3), 0)
    if random.random() < 0.10:
        factor = random.uniform(0.6, 0.95)
        small = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
        image = cv2.resize(small, image.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    if random.random() < 0.2:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(random.integers(40, 92))]
        image = cv2.imdecode(cv2.imencode(".jpg", image, quality)[1], cv2.IMREAD_COLOR)
    return image


def annotated_absent(screens):
    """[ANNOTATED]: of which classes not all screens say what annotators would box."""
    said = [s.annotated.absent for s in screens if s.annotated is not None]
    return np.any(said, 0) if said else np.ones(len(ANNOTATED), bool)


def sample(screens, random=None, donor=None):
    """(RGB image uint8 [height, width, 3], Truth) of one screen, or of two as a mosaic.

    Without a random generator the one screen is letterboxed and nothing is changed. Rare widgets
    of a donor are pasted in.
    """
    first = screens[0]
    if random is not None and len(screens) > 1:
        image, labels = mosaic(random, screens)
    else:
        pixels = first.pixels()
        height, width = pixels.shape[:2]
        base = letterbox_scale(width, height)
        transform = random_transform(random, width, height) if random is not None else (base, base, 0, 0)
        image, labels = warped(pixels, *transform), placed(first, transform, FRAME)
    if donor is not None:
        pixels = donor.pixels()
        transform = random_transform(random, *pixels.shape[1::-1])
        image = np.ascontiguousarray(image)
        paste_rare(random, image, labels, warped(pixels, *transform), placed(donor, transform, FRAME))
    if random is not None:
        image = degraded(random, recoloured(random, image))
    truth = Truth(*(torch.from_numpy(np.ascontiguousarray(getattr(labels, f)))
                    for f in Placed.__dataclass_fields__),
                  absent=torch.zeros(len(CLASSES), dtype=torch.bool), incomplete=any(s.incomplete for s in screens),
                  annotated=donor is None and all(s.annotated is not None for s in screens),
                  annotated_absent=torch.from_numpy(annotated_absent(screens)))
    return torch.from_numpy(np.ascontiguousarray(image[..., ::-1])), truth
