"""Trains the trees that tell the lines of a paragraph, and writes them, their settings and a sample for the test.

    python -m paragraphs.train --real A.csv … --rendered B.csv … --held C.csv … --models ../Sources/Recognition/Models --sample FILE
"""

import argparse
import json
import math
import pathlib

import lightgbm
import numpy as np

from clickability import flat
from clickability.features import Rows

PARAMETERS = {
    "objective": "binary",
    "learning_rate": 0.05,
    "num_leaves": 16,
    "min_data_in_leaf": 40,
    "feature_fraction": 0.5,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 5.0,
    "seed": 7,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 2,
    "verbose": -1,
}
ROUNDS = 200
FOLDS = 5
# A rendered pair counts half: there are twice as many, and real prose is what it is about.
RENDERED = 0.5
# More likely than not: both errors cost a reader as much.
LEAST = 0.5
# What can only speak one way, whatever the screens at hand happen to show.
MONOTONE = {"gap": -1, "inks": -1, "startsLow": 1, "isWithinSentence": 1, "beginsWithNumber": -1, "early": -1, "room": -1}


def fitted(names: list[str], values: np.ndarray, answers: np.ndarray, weights: np.ndarray) -> lightgbm.Booster:
    parameters = PARAMETERS | {"monotone_constraints": [MONOTONE.get(name, 0) for name in names]}
    data = lightgbm.Dataset(values, answers.astype(float), weight=weights, feature_name=names)
    return lightgbm.train(parameters, data, ROUNDS)


def folds(path: pathlib.Path) -> np.ndarray:
    """The fold of each row: the pairs of one screen stay together."""
    screens = [line.split(",", 1)[0] for line in path.read_text().splitlines()[1:]]
    order = np.random.default_rng(0).permutation(sorted(set(screens)))
    place = {screen: index % FOLDS for index, screen in enumerate(order)}
    return np.array([place[screen] for screen in screens])


def report(name: str, scores: np.ndarray, answers: np.ndarray) -> None:
    called = scores >= LEAST
    print(f"{name:24} {len(answers):5} pairs, {(called != answers).sum():4} wrong, "
          f"{(called & ~answers).sum():3} of them joined")


def checked(names: list[str], real: list[pathlib.Path], rendered: list[pathlib.Path]) -> None:
    """Each fold of the real screens, and each rendered set, by trees that have not seen it."""
    sets = {path: Rows.read([path]) for path in real + rendered}

    def trees(but: pathlib.Path, fold: int | None) -> lightgbm.Booster:
        values, answers, weights = [], [], []
        for path, rows in sets.items():
            keep = np.ones(len(rows.answers), bool) if path != but else (
                folds(path) != fold if fold is not None else np.zeros(len(rows.answers), bool))
            values.append(rows.values[keep])
            answers.append(rows.answers[keep])
            weights.append(np.full(keep.sum(), RENDERED if path in rendered else 1.0))
        return fitted(names, np.concatenate(values), np.concatenate(answers), np.concatenate(weights))

    for path in real:
        scores, place = np.zeros(len(sets[path].answers)), folds(path)
        for fold in range(FOLDS):
            scores[place == fold] = trees(path, fold).predict(sets[path].values[place == fold])
        report(f"{path.stem}, fold by fold", scores, sets[path].answers)
    for path in rendered:
        report(f"{path.stem}, left out", trees(path, None).predict(sets[path].values), sets[path].answers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--real", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--rendered", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--held", nargs="*", type=pathlib.Path, default=[])
    parser.add_argument("--models", type=pathlib.Path, required=True)
    parser.add_argument("--sample", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    real, rendered = Rows.read(arguments.real), Rows.read(arguments.rendered)
    if real.names != rendered.names:
        raise SystemExit("the real and the rendered tables have other columns; write both with one build")
    checked(real.names, arguments.real, arguments.rendered)
    values = np.concatenate([real.values, rendered.values])
    answers = np.concatenate([real.answers, rendered.answers])
    weights = np.concatenate([np.ones(len(real.answers)), np.full(len(rendered.answers), RENDERED)])
    booster = fitted(real.names, values, answers, weights)
    for path in arguments.held:
        rows = Rows.read([path])
        report(path.stem, booster.predict(rows.values), rows.answers)
    arguments.models.mkdir(parents=True, exist_ok=True)
    (arguments.models / "paragraphs.bin").write_bytes(flat.encoded(booster))
    settings = {"schema": "unsaid.paragraphs/1", "features": real.names, "least": LEAST}
    (arguments.models / "paragraphs.json").write_text(json.dumps(settings, indent=1) + "\n")
    pick = sorted(np.random.default_rng(7).choice(len(values), 60, replace=False))
    sums = booster.predict(values[pick], raw_score=True)
    arguments.sample.write_text("".join(
        json.dumps({"row": [None if math.isnan(v) else v for v in row.tolist()], "sum": float(s)}) + "\n"
        for row, s in zip(values[pick], sums)))
    gains = sorted(zip(booster.feature_importance("gain"), real.names), reverse=True)
    print(f"{len(answers)} pairs, {booster.num_trees()} trees; most used: "
          + ", ".join(name for _, name in gains[:16]))


if __name__ == "__main__":
    main()
