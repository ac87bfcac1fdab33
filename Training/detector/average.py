"""Means the weights of trainings that follow each other: often better than each, on validation screens of every kind.

    python -m detector.average runs/mix4/last.pt runs/mix5/last.pt --out runs/mean.pt
"""

import argparse
import pathlib

import torch


def mean(states: list[dict[str, torch.Tensor]]) -> dict[str, torch.Tensor]:
    """The mean of each weight; whole numbers, which only count steps, are the last one's."""
    last = states[-1]
    return {
        name: sum(state[name] for state in states) / len(states) if value.is_floating_point() else value
        for name, value in last.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("checkpoints", nargs="+", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    if len(arguments.checkpoints) < 2:
        raise SystemExit("average: one checkpoint has no mean; name two or more")
    states = [torch.load(path, weights_only=False, map_location="cpu")["average"] for path in arguments.checkpoints]
    torch.save({"average": mean(states)}, arguments.out)


if __name__ == "__main__":
    main()
