"""A picture of the screens with the most errors: missed elements red, wrong detections orange.

    python -m detector.gallery --truth TRUTH --predictions P --images DIR --out failures.jpg
"""

import argparse
import json
from pathlib import Path

import cv2
import numpy as np
import torch

from .assign import pairwise_iou
from .sources import records
from .thresholds import covered, named, tensor

HEIGHT = 760
RED, ORANGE = (40, 40, 230), (0, 140, 255)


def errors(truth, predicted):
    """(missed elements, wrong detections) of a screen; right: same class, IoU of at least 0.5."""
    wanted = [e for e in truth if not e.get("ignore") and e["type"] not in (None, "TabBarItem")]
    spared = tensor([e for e in truth if e.get("ignore") or not e["type"]])
    overlap = pairwise_iou(tensor(predicted), tensor(wanted))
    same = torch.tensor([[named(p) == named(t) or p["type"] == t["type"] == "SegmentedControl"
                          for t in wanted] for p in predicted]).reshape(overlap.shape)
    right = (overlap >= 0.5) & same
    missed = [t for i, t in enumerate(wanted) if not right[:, i].any()]
    wrong = [p for i, p in enumerate(predicted)
             if not right[i].any() and not covered(tensor([p])[0], spared)]
    return missed, wrong


def drawn(image, missed, wrong):
    scale = HEIGHT / image.shape[0]
    out = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    for elements, colour in ((wrong, ORANGE), (missed, RED)):
        for element in elements:
            x, y, w, h = (round(v * scale) for v in element["box"])
            cv2.rectangle(out, (x, y), (x + w, y + h), colour, 2)
            cv2.putText(out, named(element), (x, max(9, y - 2)), cv2.FONT_HERSHEY_SIMPLEX, 0.32, colour, 1,
                        cv2.LINE_AA)
    return cv2.copyMakeBorder(out, 4, 4, 4, 4, cv2.BORDER_CONSTANT, value=(255,) * 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name in ("--truth", "--predictions", "--images", "--out", "--model"):
        parser.add_argument(name, required=True)
    parser.add_argument("--count", type=int, default=5)
    options = parser.parse_args()
    thresholds = json.loads(Path(options.model).read_text())["answers"]["own"]["thresholds"]
    truth = {r["image"]: r for r in records(options.truth)}
    screens = []
    for record in records(options.predictions):
        sure = [e for e in record["elements"] if e["score"] >= thresholds[named(e)]]
        width, height = truth[record["image"]]["size"]
        if height > 1.5 * width:
            screens.append((record["image"], *errors(truth[record["image"]]["elements"], sure)))
    screens.sort(key=lambda s: -len(s[1]) - len(s[2]))
    pictures = [drawn(cv2.imread(str(Path(options.images) / name)), *e) for name, *e in screens[:options.count]]
    cv2.imwrite(options.out, np.hstack(pictures), [cv2.IMWRITE_JPEG_QUALITY, 80])


if __name__ == "__main__":
    main()
