"""Run in Training/: python -m pytest detector/tests"""

from pathlib import Path

import numpy as np
import onnxruntime
import pytest
import torch

from detector.classes import ANNOTATED, CLASSES, INPUT_HEIGHT, INPUT_WIDTH
from detector.model import Detector
from detector.warmstart import warm_start

MODEL = Path(__file__).parents[1] / "detector.onnx"


@pytest.fixture(scope="module")
def images():
    random = np.random.default_rng(5)
    coarse = random.integers(0, 255, (3, 28, 13, 3), np.uint8)
    return [torch.from_numpy(image.repeat(32, 0).repeat(32, 1)) for image in coarse]


def test_the_network_answers_as_the_exported_model_does(images):
    network = Detector()
    warm_start(network, str(MODEL), images)
    seen = images[0].permute(2, 0, 1)[None].float() / 255
    with torch.no_grad():
        outputs = network.eval()(seen)
    expected = onnxruntime.InferenceSession(MODEL, providers=["CPUExecutionProvider"]).run(None, {"image": seen.numpy()})
    for output, scores, count in zip(outputs, expected[1::2], (len(CLASSES), len(ANNOTATED))):
        assert np.abs(output[0, :count].sigmoid().T.numpy() - scores[0]).max() < 1e-3


def test_the_norms_have_the_statistics_of_the_screens(images):
    network = Detector()
    warm_start(network, str(MODEL), images)
    batch = torch.stack([image.permute(2, 0, 1).float() / 255 for image in images])
    with torch.no_grad():
        still, moving = network.eval()(batch)[0], network.train()(batch)[0]
    assert (still - moving).abs().max() < 0.05


def test_a_model_of_another_network_is_refused(images):
    network = Detector()
    network.backbone.stem = torch.nn.Sequential(network.backbone.stem, torch.nn.Conv2d(16, 16, 1))
    with pytest.raises(ValueError, match="convolutions"):
        warm_start(network, str(MODEL), images)
