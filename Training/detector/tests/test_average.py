"""Run in Training/: python -m pytest detector/tests"""

import torch

from detector.average import mean


def test_weights_are_averaged_and_counters_are_the_last():
    states = [
        {"weight": torch.tensor([1.0, 2.0]), "steps": torch.tensor(5)},
        {"weight": torch.tensor([3.0, -2.0]), "steps": torch.tensor(9)},
    ]
    result = mean(states)
    assert result["weight"].tolist() == [2.0, 0.0]
    assert result["steps"].item() == 9
