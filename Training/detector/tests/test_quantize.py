"""Run in Training/: python -m pytest detector/tests"""

import re
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from detector.classes import INPUT_HEIGHT, INPUT_WIDTH
from detector.export import session
from detector.quantize import Screens, quantize

MODEL = Path(__file__).parents[1] / "detector.onnx"


@pytest.fixture(scope="module")
def screens():
    random = np.random.default_rng(5)
    coarse = random.integers(0, 255, (3, INPUT_HEIGHT // 32, INPUT_WIDTH // 32, 3), np.uint8)
    return Screens([image.repeat(32, 0).repeat(32, 1) for image in coarse])


@pytest.fixture(scope="module")
def quantized(screens, tmp_path_factory):
    out = tmp_path_factory.mktemp("quantized") / "detector.onnx"
    quantize(MODEL, out, screens)
    return out


def test_the_model_answers_much_as_before(screens, quantized):
    before, after = (session(str(path), 1).run(None, {"image": screens.inputs[0]}) for path in (MODEL, quantized))
    assert [a.shape for a in after] == [b.shape for b in before]
    for scores in (1, 3):
        difference = np.abs(before[scores] - after[scores])
        assert 0 < difference.mean() < 0.002


def test_the_backbone_and_the_pyramid_alone_have_whole_numbers(quantized):
    graph = onnx.load(quantized).graph
    restored = {node.output[0] for node in graph.node if node.op_type == "DequantizeLinear"}
    convolutions = [node for node in graph.node if node.op_type == "Conv"]
    whole = {node.name for node in convolutions if node.input[1] in restored}
    assert whole == {n.name for n in convolutions if re.search("/(backbone|neck)/", n.name) and "/stem.0/" not in n.name}
    assert 0 < len(whole) < len(convolutions)


def test_weights_have_seven_bits(quantized):
    weights = [numpy_helper.to_array(weight) for weight in onnx.load(quantized).graph.initializer
               if weight.data_type == onnx.TensorProto.INT8 and len(weight.dims) == 4]  # fmt: skip
    assert weights and all(np.abs(w.astype(int)).max() <= 64 for w in weights)
    assert max(np.abs(w.astype(int)).max() for w in weights) > 60
