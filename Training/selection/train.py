"""Trains the trees that tell the selected tab or segment, and writes them, their settings and a sample for the test.

    python -m selection.train --train A.csv … --held B.csv … --models ../Sources/Recognition/Models --sample FILE
"""

import argparse
import csv
import json
import math
import pathlib
from dataclasses import dataclass

import lightgbm
import numpy as np

from clickability import flat

# Pairs of items of a row are ranked, so the difference of two sums is the log odds between them.
PARAMETERS = {
    "objective": "lambdarank",
    "lambdarank_truncation_level": 1,
    "label_gain": [0, 1],
    "learning_rate": 0.05,
    "num_leaves": 15,
    "min_data_in_leaf": 20,
    "feature_fraction": 0.4,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 5.0,
    "seed": 7,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 2,
    "verbose": -1,
}
ROUNDS = 300
# Below it, the answer was right in no more than six of ten rows of libraries and themes that were left out.
LEAST = 0.6
# Below it the front card of a file goes before: where the trees of looks that were left out said otherwise, it was right in 31 rows of 31,
# from here on in two of four.
SURE = 0.9


@dataclass
class Row:
    """The items of one row from the left: their values, and which is selected."""

    kind: str
    values: list[list[float]]
    selected: int


def read(paths: list[pathlib.Path]) -> tuple[list[str], list[Row]]:
    """The columns and the rows of what `StageFeatures selection` printed; an empty cell is a missing value."""
    names: list[str] = []
    rows: list[Row] = []
    for path in paths:
        with path.open(newline="") as file:
            reader = csv.reader(file)
            header = next(reader)[4:]
            if names and header != names:
                raise SystemExit(f"{path}: other columns than {paths[0]}; write both with one build")
            names, last = header, None
            for image, number, kind, answer, *cells in reader:
                if (image, number) != last:
                    rows.append(Row(kind, [], -1))
                    last = (image, number)
                if answer == "1":
                    rows[-1].selected = len(rows[-1].values)
                rows[-1].values.append([float(cell) if cell else math.nan for cell in cells])
    return names, rows


def fitted(names: list[str], rows: list[Row]) -> lightgbm.Booster:
    values = np.array([v for row in rows for v in row.values])
    answers = np.array([place == row.selected for row in rows for place in range(len(row.values))], float)
    data = lightgbm.Dataset(values, answers, group=[len(row.values) for row in rows], feature_name=names)
    return lightgbm.train(PARAMETERS, data, ROUNDS)


def probabilities(booster: lightgbm.Booster, row: Row) -> np.ndarray:
    sums = booster.predict(np.array(row.values), raw_score=True)
    weights = np.exp(sums - sums.max())
    return weights / weights.sum()


def report(booster: lightgbm.Booster, path: pathlib.Path, rows: list[Row]) -> None:
    """Right, wrong and untold rows, two items and more apart."""
    for kind in ("TabBarItem", "SegmentedControl"):
        for two in (True, False):
            mine = [row for row in rows if row.kind == kind and (len(row.values) == 2) == two]
            answers = [(probabilities(booster, row), row.selected) for row in mine]
            told = [(p.argmax() == selected) for p, selected in answers if p.max() >= LEAST]
            if mine:
                print(f"{path.name:24} {kind:16} {'two' if two else 'more':4} {len(mine):4} rows, "
                      f"{sum(told)} right, {len(told) - sum(told)} wrong, {len(mine) - len(told)} not told")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--train", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--held", nargs="*", type=pathlib.Path, default=[])
    parser.add_argument("--models", type=pathlib.Path, required=True)
    parser.add_argument("--sample", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    names, rows = read(arguments.train)
    booster = fitted(names, rows)
    for path in arguments.held:
        report(booster, path, read([path])[1])
    arguments.models.mkdir(parents=True, exist_ok=True)
    (arguments.models / "selection.bin").write_bytes(flat.encoded(booster))
    settings = {"schema": "unsaid.selection/1", "features": names, "least": LEAST, "sure": SURE}
    (arguments.models / "selection.json").write_text(json.dumps(settings, indent=1) + "\n")
    items = [v for row in rows for v in row.values]
    pick = sorted(np.random.default_rng(7).choice(len(items), 60, replace=False))
    sums = booster.predict(np.array([items[i] for i in pick]), raw_score=True)
    arguments.sample.write_text("".join(
        json.dumps({"row": [None if math.isnan(v) else v for v in items[i]], "sum": float(s)}) + "\n"
        for i, s in zip(pick, sums)))
    gains = sorted(zip(booster.feature_importance("gain"), names), reverse=True)
    print(f"{len(rows)} rows, {booster.num_trees()} trees; most used: " + ", ".join(name for _, name in gains[:25]))


if __name__ == "__main__":
    main()
