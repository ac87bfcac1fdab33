"""Elements of screens by a checkpoint or an exported model, as records for scoring.

    python -m detector.predict --weights runs/mix/last.pt --truth DIR/truth.jsonl --out p.jsonl
"""

import argparse
import json
from pathlib import Path

import cv2
import numpy as np
import onnxruntime
import torch

from .augment import letterbox_scale, warped
from .blocks import blocks
from .classes import ANNOTATED, CLASSES, INPUT_HEIGHT, INPUT_WIDTH, element_of
from .model import Detector, cells, decode
from .sources import held_out, records

LOOK_ALIKES = [("Picture", "Icon"), ("SegmentedControl", "TextField", "Container"),
               ("Checkbox (Selected)", "Checkbox (Unselected)"),
               ("Toggle (Selected)", "Toggle (Unselected)")]
STATES_OVERLAP = 0.5
LOOK_ALIKE_OVERLAP = 0.8
SUPPRESSION = 0.6
CANDIDATES = 300  # of a class, before suppression
LOWEST = 0.05


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
    order = np.argsort(-scores, kind="stable")
    kept = []
    while len(order):
        kept.append(int(order[0]))
        order = order[1:][overlaps(boxes[order[0]], boxes[order[1:]]) <= overlap]
    return kept


def overlaps(box, others):
    """IoU of a box with each of the others."""
    low, high = np.maximum(box[:2], others[:, :2]), np.minimum(box[2:], others[:, 2:])
    inter = (high - low).clip(0).prod(1)
    area = lambda b: (b[..., 2:] - b[..., :2]).prod(-1)
    return inter / (area(box) + area(others) - inter + 1e-6)


def detections(boxes, scores, minimum, names=CLASSES):
    """[(class, score, box)] after suppression by class and among look-alikes, best first.

    boxes [cells, 4] and scores [cells, classes] as arrays; minimum: a score for each class.
    """
    found = []
    for c, name in enumerate(names):
        index = np.flatnonzero(scores[:, c] >= minimum[c])
        index = index[np.argsort(-scores[index, c], kind="stable")[:CANDIDATES]]
        for k in suppressed(boxes[index], scores[index, c], SUPPRESSION):
            found.append((name, float(scores[index[k], c]), boxes[index[k]]))
    found.sort(key=lambda d: -d[1])
    return without_look_alikes(found)


def without_look_alikes(found):
    kept = []
    for name, score, box in found:
        rivals = [k[2] for k in kept if k[0] != name and any(name in g and k[0] in g for g in LOOK_ALIKES)]
        limit = STATES_OVERLAP if "(" in name else LOOK_ALIKE_OVERLAP
        if not rivals or overlaps(box, np.stack(rivals)).max() <= limit:
            kept.append((name, score, box))
    return kept


def elements(found, scale, width, height):
    """Detections as elements in pixels of the screen."""
    out = []
    for name, score, box in found:
        x0, y0, x1, y1 = (float(v) / scale for v in box)
        x0, x1 = np.clip([x0, x1], 0, width)
        y0, y1 = np.clip([y0, y1], 0, height)
        if x1 - x0 < 1 or y1 - y0 < 1:
            continue
        kind, state = element_of(name)
        element = {"type": kind, "box": [round(float(v), 2) for v in (x0, y0, x1 - x0, y1 - y0)],
                   "score": round(score, 4)}
        out.append(dict(element, state=state) if state else element)
    return out


class Predictor:
    """Runs an exported model, or a checkpoint of the training; `annotated`: its answers as the real set is boxed."""

    def __init__(self, weights, threads=2, annotated=False):
        self.session = self.network = None
        self.names, self.output = (ANNOTATED, 1) if annotated else (CLASSES, 0)
        if str(weights).endswith(".onnx"):
            options = onnxruntime.SessionOptions()
            options.intra_op_num_threads = threads
            self.session = onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])
        else:
            torch.set_num_threads(threads)
            self.network, self.grid = load(weights), cells(INPUT_WIDTH, INPUT_HEIGHT)

    def raw(self, image):
        """(boxes [cells, 4], scores [cells, classes], scale) of a BGR screen."""
        frame, scale = framed(image)
        tensor = np.ascontiguousarray(frame.transpose(2, 0, 1)[None], np.float32) / 255
        if self.session:
            boxes, scores = self.session.run(None, {"image": tensor})[2 * self.output:2 * self.output + 2]
            return boxes[0], scores[0], scale
        with torch.no_grad():
            output = self.network(torch.from_numpy(tensor))[self.output][0].t()
        boxes = decode(output[:, len(self.names):], *self.grid)
        return boxes.numpy(), output[:, :len(self.names)].sigmoid().numpy(), scale

    def __call__(self, image, minimum):
        boxes, scores, scale = self.raw(image)
        return elements(detections(boxes, scores, minimum, self.names), scale, image.shape[1], image.shape[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--weights", required=True, help="checkpoint or .onnx")
    parser.add_argument("--truth", required=True, help="records that name the images")
    parser.add_argument("--images", help="their folder; else the one of the records")
    parser.add_argument("--out", required=True)
    parser.add_argument("--model", help="detector.json with thresholds; else everything above 0.05")
    parser.add_argument("--blocks", action="store_true", help="join text lines to blocks")
    parser.add_argument("--annotated", action="store_true", help="as the real set's annotators box")
    parser.add_argument("--held-out", action="store_true", help="only what training leaves for validation")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    predictor = Predictor(options.weights, options.threads, options.annotated)
    folder = Path(options.images or Path(options.truth).parent)
    wanted = [r for r in records(options.truth) if not options.held_out or held_out(r["image"])]
    minimum = [LOWEST] * len(predictor.names)
    if options.model:
        answers = json.loads(Path(options.model).read_text())["answers"]
        thresholds = answers["annotated" if options.annotated else "own"]["thresholds"]
        minimum = [thresholds[name] for name in predictor.names]
    with open(options.out, "w", encoding="utf-8") as out:
        for record in wanted[:options.limit]:
            found = predictor(cv2.imread(str(folder / record["image"])), minimum)
            found = blocks(found) if options.blocks else found
            out.write(json.dumps({"image": record["image"], "elements": found}) + "\n")


if __name__ == "__main__":
    main()
