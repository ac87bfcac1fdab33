"""Weights of an earlier ten-class detector of the same backbone, carried into this one."""

import torch

from .classes import ANNOTATED, CLASSES, element_of

PREFIXES = {
    "stem": "backbone.stem", "c2": "backbone.stages.0", "c3": "backbone.stages.1",
    "c4": "backbone.stages.2", "c5": "backbone.stages.3", "l3": "neck.laterals.0",
    "l4": "neck.laterals.1", "l5": "neck.laterals.2", "spp": "neck.pooled", "o4": "neck.down16",
    "o3": "neck.down8", "q4": "neck.up16", "q5": "neck.up32", "d4": "neck.stride16",
    "d5": "neck.stride32", "reg": "own.edges",
}
TOWERS = {"hc": ("see_classes.layers", "own.classify.layers"), "hr": ("see_edges.layers", "own.regress.layers")}
PARTS = {"a": "bypass", "b": "enter", "m": "blocks", "o": "merge"}


def renamed(key):
    """The key of this network for a key of the earlier one, None for its class layer."""
    head, *rest = key.split(".")
    if head == "cls":
        return None
    if head == "scale":
        return "own.scale"
    rest = [PARTS.get(part, "norms" if part == "bn" else part) for part in rest]
    if head in TOWERS:
        half, layer = divmod(int(rest[0]), 2)
        return ".".join([TOWERS[head][half], str(layer), *rest[1:]])
    return ".".join([PREFIXES[head], *rest])


def classes_from(earlier, target):
    """Class layer rows: a state takes its type's row, a type unknown earlier keeps its start."""
    target = target.clone()
    for i, name in enumerate(CLASSES):
        element_type, _ = element_of(name)
        if element_type in ANNOTATED:
            target[i] = earlier[ANNOTATED.index(element_type)]
    return target


def begin_annotated(network):
    """The annotators' answer begins as ours is: a type takes the row of its first class."""
    rows = [next(i for i, name in enumerate(CLASSES) if element_of(name)[0] == kind) for kind in ANNOTATED]
    own = network.own.state_dict()
    for name in ("logits.weight", "logits.bias"):
        own[name] = own[name][rows]
    network.annotated.load_state_dict(own)


def warm_start(network, path):
    """Loads what fits; returns the names that keep their start values."""
    earlier = torch.load(path, weights_only=False, map_location="cpu")["ema"]
    state = network.state_dict()
    loaded = set()
    for key, value in earlier.items():
        name = renamed(key)
        if name:
            if name not in state or state[name].shape != value.shape:
                raise ValueError(f"{path}: {key} does not fit {name}")
            state[name] = value
            loaded.add(name)
    # the earlier network read BGR
    state["backbone.stem.0.weight"] = state["backbone.stem.0.weight"].flip(1)
    for part in ("weight", "bias"):
        name = f"own.logits.{part}"
        state[name] = classes_from(earlier[f"cls.{part}"], state[name])
    network.load_state_dict(state)
    begin_annotated(network)
    return sorted(set(state) - loaded)
