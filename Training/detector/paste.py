"""Copy-paste of rare widgets: a switch, a slider or a row of dots of another screen, on empty ground."""

import numpy as np

from .classes import INDEX, INPUT_HEIGHT, INPUT_WIDTH

RARE = tuple(INDEX[name] for name in (
    "Checkbox (Selected)", "Checkbox (Unselected)", "PageControl", "SegmentedControl", "Slider",
    "Toggle (Selected)", "Toggle (Unselected)"))
MARGIN = 6  # input pixels of the widget's own ground that come along
TRIES = 12  # places looked at for each widget
MOST = 4  # widgets a screen
EVEN = 8.0  # standard deviation of grey levels up to which ground counts as empty


def has_rare(screen):
    return bool(np.isin(screen.labels, RARE).any())


def window_of(box):
    """The box with its margin, in whole pixels of the frame."""
    x0, y0 = np.floor(box[:2]).astype(int) - MARGIN
    x1, y1 = np.ceil(box[2:]).astype(int) + MARGIN
    return x0, y0, x1, y1


def fits(window):
    x0, y0, x1, y1 = window
    return x0 >= 0 and y0 >= 0 and x1 <= INPUT_WIDTH and y1 <= INPUT_HEIGHT


def touches(boxes, window):
    x0, y0, x1, y1 = window
    return bool(((boxes[:, 0] < x1) & (boxes[:, 2] > x0) & (boxes[:, 1] < y1) & (boxes[:, 3] > y0)).any())


def lone(labels, i):
    """Whether nothing but the widget lies in its window: a crop must not carry half a neighbour along."""
    others = np.delete(labels.boxes, i, 0)
    surrounds = ((others[:, :2] <= labels.boxes[i, :2]) & (others[:, 2:] >= labels.boxes[i, 2:])).all(1)
    return fits(window_of(labels.boxes[i])) and not touches(others[~surrounds], window_of(labels.boxes[i]))


def free_place(random, image, taken, width, height):
    """Top left corner of an empty piece of ground of that size, or None."""
    for _ in range(TRIES):
        x, y = random.integers(0, INPUT_WIDTH - width + 1), random.integers(0, INPUT_HEIGHT - height + 1)
        if not touches(taken, (x, y, x + width, y + height)) and image[y:y + height, x:x + width].std() < EVEN:
            return x, y
    return None


def paste_rare(random, image, labels, donor_image, donor):
    """Draws widgets of the donor into the image, and adds their labels; both are changed in place."""
    rare = [i for i in np.flatnonzero(np.isin(donor.labels, RARE)) if lone(donor, i)]
    for i in random.permutation(rare)[:MOST]:
        x0, y0, x1, y1 = window_of(donor.boxes[i])
        taken = np.concatenate([b for b in (labels.boxes, labels.regions) if len(b)] or [np.zeros((0, 4))])
        small = taken[(taken[:, 2:] - taken[:, :2]).prod(1) < 0.25 * INPUT_WIDTH * INPUT_HEIGHT]
        place = free_place(random, image, small, x1 - x0, y1 - y0)
        if place is None:
            continue
        x, y = place
        image[y:y + y1 - y0, x:x + x1 - x0] = donor_image[y0:y1, x0:x1]
        moved = donor.boxes[i] + np.float32([x - x0, y - y0] * 2)
        labels.boxes = np.concatenate([labels.boxes, moved[None]])
        labels.labels = np.append(labels.labels, donor.labels[i])
        labels.others = np.append(labels.others, donor.others[i])
