"""A checkpoint as ONNX, checked against the network and timed.

    python -m detector.export --weights runs/mix/last.pt --out detector.onnx
"""

import argparse
import os
import time

import numpy as np
import onnxruntime
import torch
from torch import nn

from .classes import ANNOTATED, CLASSES, INPUT_HEIGHT, INPUT_WIDTH
from .model import cells, decode
from .predict import load

LARGEST = 8_000_000  # bytes of the exported file
OUTPUTS = ("boxes", "scores", "annotated_boxes", "annotated_scores")


class Exported(nn.Module):
    """Image 0...1 RGB [1, 3, 896, 416] to boxes [1, cells, 4] and scores [1, cells, classes] of both answers."""

    def __init__(self, network):
        super().__init__()
        self.network = network
        centres, strides = cells(INPUT_WIDTH, INPUT_HEIGHT)
        self.register_buffer("centres", centres)
        self.register_buffer("strides", strides)

    def forward(self, image):
        own, annotated = self.network(image)
        return *self._read(own, len(CLASSES)), *self._read(annotated, len(ANNOTATED))

    def _read(self, output, classes):
        output = output.transpose(1, 2)
        return decode(output[..., classes:], self.centres, self.strides), output[..., :classes].sigmoid()


def session(path, threads):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def median_milliseconds(path, threads, image, repeats=25):
    running, times = session(path, threads), []
    for _ in range(repeats):
        begun = time.perf_counter()
        running.run(None, {"image": image})
        times.append(time.perf_counter() - begun)
    return 1000 * float(np.median(times[3:]))


def export(weights, path):
    model = Exported(load(weights)).eval()
    image = torch.rand(1, 3, INPUT_HEIGHT, INPUT_WIDTH)
    torch.onnx.export(model, image, path, input_names=["image"], output_names=list(OUTPUTS),
                      dynamo=False, opset_version=17)
    size = os.path.getsize(path)
    if size > LARGEST:
        raise SystemExit(f"{path}: {size} bytes, at most {LARGEST} are allowed")
    with torch.no_grad():
        expected = model(image)
    got = session(path, 1).run(None, {"image": image.numpy()})
    worst = [float(np.abs(g - e.numpy()).max()) for g, e in zip(got, expected)]
    times = [median_milliseconds(path, n, image.numpy()) for n in (1, 2)]
    print(f"{path}: {size} bytes, worst difference boxes {max(worst[::2]):.2g} px, scores {max(worst[1::2]):.2g}, "
          f"{times[0]:.1f} ms on one thread, {times[1]:.1f} ms on two")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--weights", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    export(arguments.weights, arguments.out)
