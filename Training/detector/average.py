"""Means the weights of exported models that follow each other: often better than each, on validation screens of every kind.

    python -m detector.average detector/detector.onnx next.onnx --shares 0.7 0.3 \\
        --vins DATA --rendered SCREENS... --out mean.pt

What is written is a checkpoint, to be exported. Exported models are meant, not checkpoints, since their norms are folded away: those of
two networks have other statistics, and the mean of scales and of means is no mean of what they do (on vins valid, 0.005 of F1). In the mean
of folded weights a layer that all levels share is no longer one layer's; `warmstart` finds the nearest that is.
"""

import argparse
import pathlib
import tempfile

import numpy as np
import onnx
import torch
from onnx import TensorProto, numpy_helper

from .model import Detector
from .train import measuring
from .warmstart import load_weights


def tensors(model: onnx.ModelProto) -> dict[str, TensorProto]:
    """The weights and constants of a model by name; to change one changes the model."""
    constants = {
        node.output[0]: attribute.t
        for node in model.graph.node if node.op_type == "Constant"
        for attribute in node.attribute if attribute.name == "value"
    }  # fmt: skip
    return {weight.name: weight for weight in model.graph.initializer} | constants


def mean(models: list[onnx.ModelProto], shares: list[float]) -> onnx.ModelProto:
    """A model of the same graph whose weights are the mean by the models' shares; whole numbers must be the same in all."""
    out = onnx.ModelProto()
    out.CopyFrom(models[0])
    states = [tensors(model) for model in models]
    for name, place in tensors(out).items():
        values = [numpy_helper.to_array(state[name]) for state in states if name in state]
        is_weight = values[0].dtype == np.float32
        differ = (v.shape != values[0].shape or not is_weight and (v != values[0]).any() for v in values)
        if len(values) < len(states) or any(differ):
            raise ValueError(f"the models are no two states of one network: {name} differs")
        if not is_weight:
            continue
        weighted = sum(share * value.astype(np.float64) for share, value in zip(shares, values, strict=True)) / sum(shares)
        place.CopyFrom(numpy_helper.from_array(weighted.astype(np.float32), place.name))
    return out


def network(model: onnx.ModelProto, images) -> Detector:
    """The network that does what the model does, as nearly as layers shared by all levels can."""
    out = Detector()
    with tempfile.NamedTemporaryFile(suffix=".onnx") as file:
        onnx.save(model, file.name)
        load_weights(out, file.name, images)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("models", nargs="+", type=pathlib.Path)
    parser.add_argument("--out", required=True, help="the checkpoint")
    parser.add_argument("--shares", nargs="+", type=float, help="of each model; equal ones when left out")
    parser.add_argument("--vins", help="folder of the real screens: the norms are measured on some")
    parser.add_argument("--rendered", nargs="*", default=[], help="folders of rendered screens, for the same")
    arguments = parser.parse_args()
    if len(arguments.models) < 2:
        raise SystemExit("average: one model has no mean; name two or more")
    shares = arguments.shares or [1.0] * len(arguments.models)
    if len(shares) != len(arguments.models) or min(shares) <= 0:
        raise SystemExit("average: --shares needs a number above 0 for each model")
    folded = mean([onnx.load(path) for path in arguments.models], shares)
    state = network(folded, lambda: measuring(arguments.vins, arguments.rendered)).state_dict()
    torch.save({"average": state}, arguments.out)


if __name__ == "__main__":
    main()
