"""Run in Training/: python -m pytest detector/tests"""

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from detector.average import mean, tensors


def model(weight, factor, shape=(2,)):
    """y = reshape(x * weight * factor): a weight, a constant and whole numbers."""
    constant = helper.make_node("Constant", [], ["factor"], value=numpy_helper.from_array(np.float32(factor), "value"))
    nodes = [constant, helper.make_node("Mul", ["x", "weight"], ["z"]), helper.make_node("Mul", ["z", "factor"], ["w"]),
             helper.make_node("Reshape", ["w", "shape"], ["y"])]  # fmt: skip
    held = [numpy_helper.from_array(np.float32(weight), "weight"), numpy_helper.from_array(np.int64(shape), "shape")]
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [2]) for name in "xy"]
    return helper.make_model(helper.make_graph(nodes, "g", ends[:1], ends[1:], held))


def values(found):
    return {name: numpy_helper.to_array(tensor).tolist() for name, tensor in tensors(found).items()}


def test_weights_and_constants_are_averaged_and_shapes_stay():
    result = mean([model([1, 2], 4), model([3, -2], 8)], [1, 1])
    assert values(result) == {"weight": [2, 0], "factor": 6, "shape": [2]}
    onnx.checker.check_model(result)


def test_a_share_says_how_much_a_model_counts():
    assert values(mean([model([1, 0], 1), model([3, 0], 1)], [0.5, 1.5]))["weight"] == [2.5, 0]


@pytest.mark.parametrize("other", [model([1, 2, 3], 1), model([1, 2], 1, shape=(1, 2)), model([1, 2], 1, shape=(-1,))])
def test_models_of_other_graphs_have_no_mean(other):
    with pytest.raises(ValueError, match="no two states of one network"):
        mean([model([1, 2], 1), other], [1, 1])
