"""Run in Training/: python -m pytest detector/tests"""

import torch

from detector.average import mean


def test_weights_are_averaged_and_counters_are_the_last():
    states = [
        {"weight": torch.tensor([1.0, 2.0]), "steps": torch.tensor(5)},
        {"weight": torch.tensor([3.0, -2.0]), "steps": torch.tensor(9)},
    ]
    result = mean(states, [1, 1])
    assert result["weight"].tolist() == [2.0, 0.0]
    assert result["steps"].item() == 9


def test_a_share_says_how_much_a_state_counts():
    states = [{"weight": torch.tensor([1.0])}, {"weight": torch.tensor([3.0])}]
    assert mean(states, [0.5, 1.5])["weight"].tolist() == [2.5]
