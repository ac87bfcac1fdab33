"""Writes a LightGBM model as the flat file `unsaid.trees/1` (Sources/Recognition/Trees/BoostedTrees.swift)."""

import struct

import lightgbm


def _block(lines: list[str]) -> dict[str, str]:
    return dict(line.split("=", 1) for line in lines if "=" in line)


def _trees(booster: lightgbm.Booster) -> list[dict[str, str]]:
    parts = booster.model_to_string().split("\nTree=")[1:]
    return [_block(part.split("\n\n")[0].splitlines()) for part in parts]


def encoded(booster: lightgbm.Booster) -> bytes:
    """The model's trees; fails on what the format has no place for."""
    roots, nodes, thresholds, leaves = [], [], [], []
    for tree in _trees(booster):
        if int(tree["num_cat"]) or tree.get("is_linear", "0") != "0":
            raise SystemExit("categorical splits and linear leaves have no place in the file")
        first_node, first_leaf = len(thresholds), len(leaves)
        leaves += [float(value) for value in tree["leaf_value"].split()]
        if int(tree["num_leaves"]) == 1:
            roots.append(~first_leaf)
            continue
        roots.append(first_node)
        columns = [[int(v) for v in tree[key].split()] for key in
                   ("split_feature", "decision_type", "left_child", "right_child")]

        def place(child: int) -> int:
            return child + first_node if child >= 0 else ~(~child + first_leaf)

        for feature, kind, left, right in zip(*columns):
            nodes += [feature, kind, place(left), place(right)]
        thresholds += [float(value) for value in tree["threshold"].split()]
    head = struct.pack("<4s5i", b"UTRE", 1, booster.num_feature(), len(roots), len(thresholds), len(leaves))
    return (head + struct.pack(f"<{len(roots)}i", *roots) + struct.pack(f"<{len(nodes)}i", *nodes)
            + struct.pack(f"<{len(thresholds)}d", *thresholds) + struct.pack(f"<{len(leaves)}d", *leaves))
