"""Elements of screens by a checkpoint or an exported model, as records for scoring.

    python -m detector.predict --weights runs/mix/last.pt --truth DIR/truth.jsonl --out p.jsonl
"""

import argparse
import json
from pathlib import Path

import cv2
import numpy as np
import torch

from .assign import pairwise_iou
from .augment import letterbox_scale, warped
from .blocks import blocks
from .classes import CLASSES, INDEX, INPUT_HEIGHT, INPUT_WIDTH, element_of
from .model import Detector, cells, decode
from .sources import corners, records

LOOK_ALIKES = [("Picture", "Icon"), ("SegmentedControl", "TextField", "Container"),
               ("Checkbox (Selected)", "Checkbox (Unselected)"),
               ("Toggle (Selected)", "Toggle (Unselected)")]
STATES_OVERLAP = 0.5
LOOK_ALIKE_OVERLAP = 0.8
SUPPRESSION = 0.6


def load(weights):
    network = Detector()
    network.load_state_dict(torch.load(weights, weights_only=False)["average"])
    return network.eval()


def framed(image):
    """(input image RGB uint8, scale) of a BGR screen."""
    scale = letterbox_scale(image.shape[1], image.shape[0])
    return warped(image, scale, scale, 0, 0)[..., ::-1], scale


def suppressed(boxes, scores, overlap):
    """Indices that non-max suppression keeps, best first."""
    order = torch.argsort(scores, descending=True)
    iou = pairwise_iou(boxes[order], boxes[order])
    alive = torch.ones(len(order), dtype=torch.bool)
    kept = []
    for i in range(len(order)):
        if alive[i]:
            kept.append(int(order[i]))
            alive &= iou[i] <= overlap
    return kept


def detections(boxes, scores, minimum):
    """[(class, score, box)] after suppression by class and among look-alikes, best first."""
    found = []
    for c in range(len(CLASSES)):
        index = (scores[:, c] >= minimum[c]).nonzero()[:, 0]
        index = index[scores[index, c].argsort(descending=True)[:400]]
        for k in suppressed(boxes[index], scores[index, c], SUPPRESSION):
            found.append((c, float(scores[index[k], c]), boxes[index[k]]))
    found.sort(key=lambda d: -d[1])
    return without_look_alikes(found)


def without_look_alikes(found):
    kept = []
    groups = [{INDEX[name] for name in names} for names in LOOK_ALIKES]
    for c, score, box in found:
        rivals = [k for k in kept if any(c in g and k[0] in g for g in groups) and k[0] != c]
        if rivals:
            limit = STATES_OVERLAP if "(" in CLASSES[c] else LOOK_ALIKE_OVERLAP
            if pairwise_iou(box[None], torch.stack([k[2] for k in rivals])).max() > limit:
                continue
        kept.append((c, score, box))
    return kept


def elements(found, scale, width, height):
    """Detections as elements in pixels of the screen."""
    out = []
    for c, score, box in found:
        x0, y0, x1, y1 = (float(v) / scale for v in box)
        x0, x1 = np.clip([x0, x1], 0, width)
        y0, y1 = np.clip([y0, y1], 0, height)
        if x1 - x0 < 1 or y1 - y0 < 1:
            continue
        kind, state = element_of(c)
        element = {"type": kind, "box": [round(float(v), 2) for v in (x0, y0, x1 - x0, y1 - y0)],
                   "score": round(score, 4)}
        out.append(dict(element, state=state) if state else element)
    return out


@torch.no_grad()
def raw(network, image, grid=cells(INPUT_WIDTH, INPUT_HEIGHT)):
    """(boxes [cells, 4], scores [cells, classes], scale) of a BGR screen."""
    frame, scale = framed(image)
    tensor = torch.from_numpy(np.ascontiguousarray(frame)).permute(2, 0, 1)[None].float() / 255
    output = network(tensor.contiguous(memory_format=torch.channels_last))[0].t()
    return decode(output[:, len(CLASSES):], *grid), output[:, :len(CLASSES)].sigmoid(), scale


def predict(network, image, minimum):
    boxes, scores, scale = raw(network, image)
    return elements(detections(boxes, scores, minimum), scale, image.shape[1], image.shape[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--weights", required=True)
    parser.add_argument("--truth", required=True, help="records that name the images")
    parser.add_argument("--images", help="their folder; else the one of the records")
    parser.add_argument("--out", required=True)
    parser.add_argument("--model", help="detector.json with thresholds; else everything above 0.02")
    parser.add_argument("--blocks", action="store_true", help="join text lines to blocks")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    network = load(options.weights).to(memory_format=torch.channels_last)
    folder = Path(options.images or Path(options.truth).parent)
    minimum = [0.02] * len(CLASSES)
    if options.model:
        thresholds = json.loads(Path(options.model).read_text())["thresholds"]
        minimum = [thresholds[name] for name in CLASSES]
    with open(options.out, "w", encoding="utf-8") as out:
        for record in records(options.truth)[:options.limit]:
            found = predict(network, cv2.imread(str(folder / record["image"])), minimum)
            found = blocks(found) if options.blocks else found
            out.write(json.dumps({"image": record["image"], "elements": found}) + "\n")


if __name__ == "__main__":
    main()
