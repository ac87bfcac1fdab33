"""Trains the clickability trees and writes them, their settings and a sample for the test.

    python3 train.py --train A.csv … --held B.csv … --models ../../Sources/Recognition/Models --sample FILE
"""

import argparse
import json
import pathlib

import lightgbm
import numpy as np

import features
import flat

PARAMETERS = {
    "objective": "binary",
    "learning_rate": 0.06,
    "num_leaves": 31,
    "min_data_in_leaf": 60,
    "feature_fraction": 0.6,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 5.0,
    "seed": 7,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 2,
    "verbose": -1,
}
# Asked of the held-out screens; more than the 0.9 that is promised, since themes not seen before are harder.
PRECISION = 0.93


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--train", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--held", nargs="+", type=pathlib.Path, required=True)
    parser.add_argument("--models", type=pathlib.Path, required=True)
    parser.add_argument("--sample", type=pathlib.Path, required=True)
    parser.add_argument("--rounds", type=int, default=400)
    arguments = parser.parse_args()
    train, held = features.Rows.read(arguments.train), features.Rows.read(arguments.held)
    data = lightgbm.Dataset(train.values, train.answers.astype(float), feature_name=train.names)
    check = lightgbm.Dataset(held.values, held.answers.astype(float), reference=data)
    booster = lightgbm.train(
        PARAMETERS, data, arguments.rounds, valid_sets=[check],
        callbacks=[lightgbm.early_stopping(40, verbose=False)])
    booster = lightgbm.Booster(model_str=booster.model_to_string(num_iteration=booster.best_iteration))
    scores = booster.predict(held.values)
    limits = {}
    for name in sorted(set(held.types)):
        mine = held.types == name
        clickable, still = features.limits(scores[mine], held.answers[mine], PRECISION)
        limits[name] = {"clickable": clickable, "still": still}
        called, answers = scores[mine] >= clickable, held.answers[mine]
        print(f"{name:10} {mine.sum():5} held, {answers.mean():.2f} clickable; limits {clickable:.3f} {still:.3f}; "
              f"precision {answers[called].mean() if called.any() else 0:.3f} "
              f"recall {answers[called].sum() / max(1, answers.sum()):.3f}; "
              f"called still {(scores[mine] <= still).sum()}")
    arguments.models.mkdir(parents=True, exist_ok=True)
    (arguments.models / "clickability.bin").write_bytes(flat.encoded(booster))
    settings = {"schema": "unsaid.clickability/1", "features": train.names, "limits": limits}
    (arguments.models / "clickability.json").write_text(json.dumps(settings, indent=1) + "\n")
    pick = np.random.default_rng(7).choice(len(held.values), 60, replace=False)
    rows = [{"row": [None if np.isnan(v) else v for v in held.values[i].tolist()],
             "sum": float(booster.predict(held.values[i:i + 1], raw_score=True)[0])} for i in sorted(pick)]
    arguments.sample.write_text("".join(json.dumps(row) + "\n" for row in rows))
    gains = sorted(zip(booster.feature_importance("gain"), train.names), reverse=True)
    print(f"{booster.num_trees()} trees; most used: " + ", ".join(name for _, name in gains[:25]))


if __name__ == "__main__":
    main()
