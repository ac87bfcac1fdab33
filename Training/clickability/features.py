"""Reads what `StageFeatures taps` prints."""

import csv
import dataclasses
import math
import pathlib

import numpy as np


@dataclasses.dataclass
class Rows:
    """Rows of features with the true answer and the type of the element."""

    names: list[str]
    values: np.ndarray
    answers: np.ndarray
    types: np.ndarray

    @staticmethod
    def read(paths: list[pathlib.Path]) -> "Rows":
        """All rows of several files with the same columns; an empty cell is a missing value."""
        names: list[str] = []
        values, answers, types = [], [], []
        for path in paths:
            with path.open(newline="") as file:
                reader = csv.reader(file)
                header = next(reader)[4:]
                if names and header != names:
                    raise SystemExit(f"{path}: other columns than {paths[0]}; write both with one build")
                names = header
                for line in reader:
                    types.append(line[2])
                    answers.append(line[3] == "1")
                    values.append([float(cell) if cell else math.nan for cell in line[4:]])
        return Rows(names, np.array(values), np.array(answers), np.array(types))


def limits(scores: np.ndarray, answers: np.ndarray, precision: float) -> tuple[float, float]:
    """The least score from which that share of what lies above is clickable, and the most up to which that share of
    what lies below is not; 2 or -1 where no score does."""
    order = np.argsort(-scores)
    ranked, right = scores[order], np.cumsum(answers[order])
    share = right / np.arange(1, len(order) + 1)
    # Between equal scores no line can be drawn.
    is_end = np.append(ranked[1:] < ranked[:-1], True)
    good = np.nonzero((share >= precision) & is_end)[0]
    clickable = float(ranked[good[-1]]) if len(good) else 2.0
    order = order[::-1]
    ranked, wrong = scores[order], np.cumsum(~answers[order])
    share = wrong / np.arange(1, len(order) + 1)
    is_end = np.append(ranked[1:] > ranked[:-1], True)
    good = np.nonzero((share >= precision) & is_end)[0]
    still = float(ranked[good[-1]]) if len(good) else -1.0
    # More likely than not, whatever the held-out screens allow: what they do not show is harder.
    return max(clickable, 0.5), min(still, 0.35)
