"""An exported model with whole numbers in its backbone and its pyramid: half of the time, a third of the size.

    python -m detector.quantize --model detector/detector.onnx --vins DATA --rendered SCREENS… \\
        --out ../Sources/Recognition/Models/detector.onnx

The first convolution stays as it is, for three channels leave nothing to gain, and so do the heads, whose boxes would move. Weights have
seven bits: two products of eight bits by seven fit the sixteen in which older processors add them up, so all processors answer alike.
"""

import argparse
import os
import pathlib
import tempfile

import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from .export import median_milliseconds, session
from .train import measuring

OPERATORS = ["Add", "Concat", "Conv", "Relu", "Resize"]
PARTS = ("/backbone/", "/neck/")
FIRST = "/stem.0/"


class Screens(CalibrationDataReader):
    """The inputs over which the range of each tensor is measured; images: uint8 [height, width, 3], RGB."""

    def __init__(self, images):
        self.inputs = [np.ascontiguousarray(np.asarray(i).transpose(2, 0, 1)[None], np.float32) / 255 for i in images]
        self.next = iter(self.inputs)

    def get_next(self):
        image = next(self.next, None)
        return None if image is None else {"image": image}


def is_quantized(node: onnx.NodeProto) -> bool:
    return node.op_type in OPERATORS and FIRST not in node.name and any(part in node.name for part in PARTS)


def quantize(path: pathlib.Path, out: pathlib.Path, screens: Screens) -> None:
    """Writes the model at `path` with whole numbers to `out`."""
    with tempfile.TemporaryDirectory() as folder:
        prepared = os.path.join(folder, "prepared.onnx")
        quant_pre_process(path, prepared, skip_symbolic_shape=True)
        nodes = [node.name for node in onnx.load(prepared).graph.node if is_quantized(node)]
        quantize_static(prepared, out, screens, quant_format=QuantFormat.QOperator, op_types_to_quantize=OPERATORS,
                        nodes_to_quantize=nodes, per_channel=True, reduce_range=True,
                        activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--model", required=True, type=pathlib.Path)
    parser.add_argument("--vins", help="folder of the real screens: ranges are measured on some")
    parser.add_argument("--rendered", nargs="*", default=[], help="folders of rendered screens, for the same")
    parser.add_argument("--out", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    screens = Screens(measuring(arguments.vins, arguments.rendered))
    quantize(arguments.model, arguments.out, screens)
    image = screens.inputs[0]
    pairs = zip(*(session(str(path), 1).run(None, {"image": image}) for path in (arguments.model, arguments.out)))
    worst = [float(np.abs(before - after).max()) for before, after in list(pairs)[1::2]]
    times = [median_milliseconds(str(arguments.out), threads, image) for threads in (1, 2)]
    print(f"{arguments.out}: {os.path.getsize(arguments.out)} bytes, worst difference of a score {max(worst):.2g}, "
          f"{times[0]:.1f} ms on one thread, {times[1]:.1f} ms on two")


if __name__ == "__main__":
    main()
