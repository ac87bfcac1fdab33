"""Score thresholds by class, chosen on validation predictions, written beside the model.

    python -m detector.thresholds --pair TRUTH PREDICTIONS [--pair …] --annotated TRUTH PREDICTIONS --out detector.json

Each threshold maximises the class's F1 at IoU 0.5. Every pair of files weighs the same, so a
large set does not outvote a small one. Never run it on test sets.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from .assign import areas, pairwise_iou
from .classes import ANNOTATED, CLASSES, FILL, INPUT_HEIGHT, INPUT_WIDTH, STATEFUL
from .predict import LOOK_ALIKE_OVERLAP, LOOK_ALIKES, STATES_OVERLAP, SUPPRESSION
from .sources import corners, records

CANDIDATES = np.round(np.arange(0.10, 0.71, 0.02), 2)
OTHERWISE_LABELLED = ("Checkbox (", "Toggle (", "SegmentedControl")  # in sets of other origin:
# rows instead of boxes, no states, whole bars instead of segments
FEWEST = 15  # elements of a class in a set from which the set has a say


def named(element):
    state = element.get("state")
    split = state and element["type"] in STATEFUL
    return f"{element['type']} ({state.capitalize()})" if split else element["type"]


def is_class(element, name):
    """Whether an element counts for a class; one without a state counts for both of its type."""
    return named(element) == name or (not element.get("state") and name.startswith(f"{element['type']} ("))


def tensor(elements):
    return torch.from_numpy(np.stack([corners(e["box"]) for e in elements])) if elements \
        else torch.zeros(0, 4)


def hits(truth, predicted, name):
    """([(score, right)] of one screen's predictions of a class, count of true elements)."""
    wanted = [e for e in truth if not e.get("ignore") and e["type"] and is_class(e, name)]
    spared = tensor([e for e in truth if e.get("ignore") or not e["type"]])
    found = sorted((e for e in predicted if named(e) == name), key=lambda e: -e["score"])
    if not found:
        return [], len(wanted)
    boxes, goals = tensor(found), tensor(wanted)
    overlap = pairwise_iou(boxes, goals) if wanted else torch.zeros(len(found), 0)
    free, out = torch.ones(len(wanted)), []
    for i, element in enumerate(found):
        quality = overlap[i] * free
        if len(wanted) and quality.max() >= 0.5:
            free[quality.argmax()] = 0
            out.append((element["score"], True))
        elif not covered(boxes[i], spared):
            out.append((element["score"], False))
    return out, len(wanted)


def covered(box, regions):
    """Whether at least half of a box lies in one region."""
    low, high = torch.max(box[:2], regions[:, :2]), torch.min(box[2:], regions[:, 2:])
    return bool(len(regions)) and bool(((high - low).clamp(0).prod(1) / areas(box)).max() >= 0.5)


def f1_curve(truths, predictions, name, annotated=False):
    """F1 at each candidate threshold, None where the set has too few elements of the class.

    annotated: the predictions are boxed as this set's annotators box.
    """
    otherwise = name.startswith(OTHERWISE_LABELLED) and not annotated
    if otherwise and not all("schema" in truth for truth in truths):
        return None
    scored, total = [], 0
    for truth in truths:
        found = predictions.get(truth["image"], {"elements": []})["elements"]
        more, count = hits(truth["elements"], found, name)
        scored += more
        total += count
    if total < FEWEST:
        return None
    scores, right = np.array([s for s, _ in scored]), np.array([r for _, r in scored], bool)
    curve = []
    for threshold in CANDIDATES:
        kept = scores >= threshold
        curve.append(2 * (right & kept).sum() / max(1, kept.sum() + total))
    return np.array(curve)


def chosen(sets, names, annotated=False):
    """{class: threshold} over sets of (truth records, predictions by image)."""
    out = {}
    for name in names:
        curves = [c for c in (f1_curve(t, p, name, annotated) for t, p in sets) if c is not None]
        mean = np.mean(curves, 0) if curves else None
        out[name] = float(CANDIDATES[mean.argmax()]) if curves else 0.4
        print(f"{name:26s} {out[name]:.2f}  F1 {mean.max():.3f}" if curves else f"{name:26s} too few")
    return out


def answer(prefix, names, thresholds):
    return {"boxes": f"{prefix}boxes", "scores": f"{prefix}scores", "classes": list(names), "thresholds": thresholds}


def description(own, annotated):
    """The file beside the model; boxes are x0 y0 x1 y1 in pixels of the input, scores 0...1 by class."""
    return {
        "schema": "unsaid.detector/2",
        "input": {"name": "image", "width": INPUT_WIDTH, "height": INPUT_HEIGHT, "channels": "RGB",
                  "mean": [0, 0, 0], "scale": 1 / 255, "letterbox": "top-left", "fill": FILL},
        "answers": {"own": answer("", CLASSES, own), "annotated": answer("annotated_", ANNOTATED, annotated)},
        "nmsIoU": SUPPRESSION,
        "lookAlikes": [{"classes": list(names),
                        "iou": STATES_OVERLAP if "(" in names[0] else LOOK_ALIKE_OVERLAP}
                       for names in LOOK_ALIKES],
    }


def read_pair(truth, predictions):
    """(truth records, predictions by image); screens that were not predicted on do not count."""
    found = {r["image"]: r for r in records(predictions)}
    return [r for r in records(truth) if r["image"] in found], found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pair", nargs=2, action="append", required=True)
    parser.add_argument("--annotated", nargs=2, required=True, help="the real set, and the second answer on it")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    own = chosen([read_pair(*pair) for pair in options.pair], CLASSES)
    annotated = chosen([read_pair(*options.annotated)], ANNOTATED, annotated=True)
    text = json.dumps(description(own, annotated), indent=2)
    Path(options.out).write_text(text + "\n")


if __name__ == "__main__":
    main()
