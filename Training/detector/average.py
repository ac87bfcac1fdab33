"""Means the weights of trainings that follow each other: often better than each, on validation screens of every kind.

    python -m detector.average runs/mix4/last.pt runs/mix5/last.pt --out runs/mean.pt
    python -m detector.average runs/mean.pt runs/mix7/last.pt --shares 0.3 0.7 --out runs/next.pt
"""

import argparse
import pathlib

import torch


def mean(states: list[dict[str, torch.Tensor]], shares: list[float]) -> dict[str, torch.Tensor]:
    """The mean of each weight by the states' shares; whole numbers, which only count steps, are the last one's."""
    last = states[-1]
    return {
        name: sum(share * state[name] for share, state in zip(shares, states, strict=True)) / sum(shares)
        if value.is_floating_point()
        else value
        for name, value in last.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("checkpoints", nargs="+", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--shares", nargs="+", type=float, help="of each checkpoint; equal ones when left out")
    arguments = parser.parse_args()
    if len(arguments.checkpoints) < 2:
        raise SystemExit("average: one checkpoint has no mean; name two or more")
    shares = arguments.shares or [1.0] * len(arguments.checkpoints)
    if len(shares) != len(arguments.checkpoints) or min(shares) <= 0:
        raise SystemExit("average: --shares needs a number above 0 for each checkpoint")
    states = [torch.load(path, weights_only=False, map_location="cpu")["average"] for path in arguments.checkpoints]
    torch.save({"average": mean(states, shares)}, arguments.out)


if __name__ == "__main__":
    main()
