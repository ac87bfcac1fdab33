"""Labelled screens read into memory: the real ones (vins) and rendered ones (unsaid.truth/1)."""

import json
import pickle
import zlib
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np

from .classes import ANNOTATED, CLASSES, INDEX, INPUT_HEIGHT, INPUT_WIDTH, class_of
from .ink import lines_in, tightened
from .parts import bars_of, cells_of, square_of

STORED_SCALE = 1.25  # stored screens are at most this much larger than the input frame
TEXT_CLASSES = ("Text",)
SMALL_PICTURE = 44  # pixels of a real screen, some 360 wide: up to here a picture may be an icon
# The lowest share of a real screen, where the home indicator lies and no slider does. The real screens label no slider, so
# that anywhere else they do not say that there is none.
BELOW_SLIDERS = 0.035
# Of these the real screens label something else than we: the row of a checkbox, the whole bar of segments. What
# cannot be taken apart is not taught.
OTHERWISE_BOXED = {
    "Checkbox": ("Checkbox (Selected)", "Checkbox (Unselected)"),
    "SegmentedControl": ("SegmentedControl",),
}


@dataclass
class Annotated:
    """A screen's labels as annotators draw them, in pixels of the stored image; `labels` counts ANNOTATED.

    absent [ANNOTATED]: classes that nothing is said about.
    """

    boxes: np.ndarray
    labels: np.ndarray
    vague: np.ndarray
    absent: np.ndarray


@dataclass
class Screen:
    """One labelled screen; arrays as in `loss.Truth`, in pixels of the stored image."""

    name: str
    jpeg: np.ndarray
    boxes: np.ndarray
    labels: np.ndarray
    others: np.ndarray
    regions: np.ndarray
    masks: np.ndarray
    vague: np.ndarray
    incomplete: bool
    annotated: Annotated | None = None

    def pixels(self):
        return cv2.imdecode(self.jpeg, cv2.IMREAD_COLOR)


def input_scale(width, height):
    """Scale of a screen in the input frame; a landscape screen is seen in tiles of its height."""
    return min(INPUT_WIDTH / min(width, height), INPUT_HEIGHT / height)


class Labels:
    """Collects what one screen teaches."""

    def __init__(self):
        self.boxes, self.labels, self.others = [], [], []
        self.regions, self.masks, self.vague = [], [], []

    def add(self, box, label, other=None):
        self.boxes.append(box)
        self.labels.append(label)
        self.others.append(-1 if other is None else other)

    def mask(self, box, names=CLASSES):
        self.regions.append(box)
        self.masks.append([name in names for name in CLASSES])

    def screen(self, name, image, scale, incomplete=False):
        boxes = lambda rows: np.float32(rows).reshape(-1, 4) * scale
        encoded = cv2.imencode(".jpg", image, [
            cv2.IMWRITE_JPEG_QUALITY, 95,
            cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444])[1]
        return Screen(
            name, encoded, boxes(self.boxes), np.int64(self.labels), np.int64(self.others),
            boxes(self.regions), np.array(self.masks, bool).reshape(-1, len(CLASSES)),
            boxes(self.vague), incomplete)


def corners(box):
    x, y, w, h = box
    return np.float32([x, y, x + w, y + h])


def records(path):
    """Records of a file of lines; a last line that is still being written is left out."""
    lines = Path(path).read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.strip() and line.endswith("\n")]


def image_of(record, folder):
    image = cv2.imread(str(folder / record["image"]))
    if image is None:
        raise ValueError(f"{folder / record['image']}: no image")
    return image


# Real screens. Faults of their labels are described in the data set's README; each is met here.

def real_screen(record, folder):
    image = image_of(record, folder)
    labels = Labels()
    words, icons = (boxes_of(record["elements"], names) for names in (("Text",), ("Icon", "Picture")))
    for element in record["elements"]:
        add_real(labels, image, element, words, icons)
    height, width = image.shape[:2]
    labels.mask((0, 0, width, (1 - BELOW_SLIDERS) * height), ("Slider",))
    screen = labels.screen(record["image"], image, 1.0, incomplete=True)
    screen.annotated = annotated(record["elements"])
    return screen


def annotated(elements):
    meant = [e for e in elements if e["type"] in ANNOTATED and not e.get("ignore")]
    others = [e for e in elements if e not in meant]
    classes = np.int64([ANNOTATED.index(e["type"]) for e in meant])
    return Annotated(boxes_of(meant), classes, boxes_of(others), np.zeros(len(ANNOTATED), bool))


def boxes_of(elements, names=None):
    """Corners [n, 4] of the elements, or of those of the named types that are not left aside."""
    chosen = elements if names is None else [e for e in elements if e["type"] in names and not e.get("ignore")]
    return np.float32([corners(e["box"]) for e in chosen]).reshape(-1, 4)


def add_real(labels, image, element, words, icons):
    box = corners(element["box"])
    if element.get("ignore"):
        labels.mask(box)
    elif element["type"] is None:
        labels.vague.append(box)  # lists, bars and backgrounds: other sets call them containers
    elif element["type"] == "Text":
        add_real_text(labels, image, box)
    elif element["type"] in OTHERWISE_BOXED:
        parts = real_parts(image, element["type"], box, words, icons)
        for part in parts:
            labels.add(part, *class_of(element["type"]))
        if not len(parts):
            labels.mask(box, OTHERWISE_BOXED[element["type"]])
    else:
        label, other = class_of(element["type"])
        if element["type"] in ("Icon", "PageControl"):
            box = tightened(image, box)
        if element["type"] == "Picture" and max(box[2:] - box[:2]) <= SMALL_PICTURE:
            other = INDEX["Icon"]  # image buttons are called pictures, most of them are icons
        labels.add(box, label, other)


def real_parts(image, kind, box, words, icons):
    """What we label of a row or bar: its square, its cells; [] where the pixels do not tell."""
    if kind == "SegmentedControl":
        return cells_of(box, words, icons)
    square = square_of(image, box, words)
    return [] if square is None else [square]


def add_real_text(labels, image, box):
    """A paragraph becomes its lines; where they cannot be told apart nothing is taught."""
    lines = lines_in(image, box)
    if lines:
        for line in lines:
            labels.add(line, INDEX["Text"])
    elif box[3] - box[1] > single_line_height(box):
        labels.mask(box, TEXT_CLASSES)
    else:
        labels.add(tightened(image, box), INDEX["Text"])


def single_line_height(box):
    """Height up to which an unsplit text box passes for one line: wide low boxes, or large type."""
    return 22 if box[2] - box[0] > 2.5 * (box[3] - box[1]) else 18


def real_screens(folder, split):
    folder = Path(folder)
    return [real_screen(r, folder / split) for r in records(folder / f"{split}.jsonl")]


# Rendered screens

def rendered_screen(record, folder):
    image = image_of(record, folder)
    labels = Labels()
    icons = boxes_of(record["elements"], ("Icon",))
    for element in record["elements"]:
        box = corners(element["box"])
        if element.get("ignore"):
            add_ignored(labels, element, box, image.shape[0] * image.shape[1])
            continue
        label, other = class_of(element["type"], element.get("state"))
        if "cell" in element and not holds_any(corners(element["cell"]), icons):
            # The network knows no tabs: a cell of words looks as a segment does, and the stages after it tell by its place.
            box, label = corners(element["cell"]), INDEX["SegmentedControl"]
        if label is not None and min(element["box"][2:]) > 0:
            labels.add(box, label, other)
    scale = min(1.0, STORED_SCALE * input_scale(*image.shape[1::-1]))
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return labels.screen(record["image"], image, scale)


def holds_any(box, others):
    """Whether the middle of one of the boxes [n, 4] lies in a box."""
    middle = (others[:, :2] + others[:, 2:]) / 2
    return bool(((middle >= box[:2]) & (middle <= box[2:])).all(1).any())


def add_ignored(labels, element, box, screen_area):
    """A region (status bar, keyboard) is masked but for sliders; a large element lets what lies on it learn."""
    large = (box[2] - box[0]) * (box[3] - box[1]) > 0.02 * screen_area
    if element["id"].startswith("x"):
        labels.mask(box, [name for name in CLASSES if name != "Slider"])  # a home indicator looks like a slider's track
    elif large:
        labels.vague.append(box)
    else:
        labels.mask(box)


def held_out(name, share=0.06):
    """Whether a rendered training screen is kept for validation; by name, so it never changes."""
    return zlib.crc32(Path(name).stem.encode()) % 1000 < 1000 * share


def with_bars(screen):
    """A rendered screen that also teaches the annotators' whole bars, and of their other classes nothing."""
    bars = bars_of(screen.boxes[screen.labels == INDEX["SegmentedControl"]])
    kind = ANNOTATED.index("SegmentedControl")
    absent = np.arange(len(ANNOTATED)) != kind
    return replace(screen, annotated=Annotated(bars, np.full(len(bars), kind), np.zeros((0, 4), np.float32), absent))


def rendered_records(folders):
    """(folder, record) of all rendered screens, in order."""
    out = []
    for folder in map(Path, folders):
        truth = folder / "truth.jsonl"
        if truth.exists():
            out += [(folder, r) for r in records(truth)]
    return out


def rendered_screens(folders, known=(), part=(0, 1), most=None, cache=None):
    """Training screens of the folders that are not among the known names; part k of n.

    most: how many to decode at once, so that training can begin before all are read; cache: a
    folder that keeps what was read for the next start.
    """
    out, decoded = {}, 0
    for folder, record in rendered_records(folders):
        name = f"{folder.name}/{record['image']}"
        mine = zlib.crc32(name.encode()) % part[1] == part[0]
        if not mine or name in known or held_out(record["image"]):
            continue
        path = cache_path(record, folder, cache)
        decoded += path is None or not path.exists()
        if most is not None and decoded > most:
            break
        out[name] = with_bars(cached_screen(record, folder, path))
    return out


def cache_path(record, folder, cache):
    return Path(cache) / f"{folder.name}-{Path(record['image']).stem}.pickle" if cache else None


def cached_screen(record, folder, path):
    if path is not None and path.exists():
        return pickle.loads(path.read_bytes())
    screen = rendered_screen(record, folder)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(".partial")
        partial.write_bytes(pickle.dumps(screen))
        partial.replace(path)  # a reader never sees half a screen
    return screen
