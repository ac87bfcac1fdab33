"""Documented edits of an exported tree, for defects that no switch of the toolkit produces."""

import copy
from dataclasses import dataclass

from .tree import find, node_at


@dataclass(frozen=True)
class Forget:
    """Drop keys of one node, e.g. `selected`."""

    label: str
    keys: tuple[str, ...]
    role: str | None = None

    def apply(self, root, others):
        node = node_at(root, find(root, self.label, self.role))
        for key in self.keys:
            if key not in node:
                raise LookupError(f"{self.label!r} has no {key}")
            del node[key]


@dataclass(frozen=True)
class Shift:
    """Move the declared frame of one node by so many points."""

    label: str
    by: tuple[float, float]
    role: str | None = None

    def apply(self, root, others):
        node = node_at(root, find(root, self.label, self.role))
        node["box"] = [node["box"][0] + self.by[0], node["box"][1] + self.by[1], *node["box"][2:]]


@dataclass(frozen=True)
class Move:
    """Put one node before (or, without `before`, behind) its siblings in the traversal order."""

    label: str
    before: str | None = None

    def apply(self, root, others):
        path = find(root, self.label)
        siblings = node_at(root, path[:-1])["children"]
        node = siblings.pop(path[-1])
        target = find(root, self.before) if self.before else None
        if target and target[:-1] != path[:-1]:
            raise LookupError(f"{self.label!r} and {self.before!r} are not siblings")
        siblings.insert(target[-1] if target else len(siblings), node)


@dataclass(frozen=True)
class Empty:
    """The dump holds the root only."""

    def apply(self, root, others):
        root["children"] = []


@dataclass(frozen=True)
class CutOff:
    """The dump ends after the first `count` nodes below the body."""

    count: int

    def apply(self, root, others):
        branch = root
        while len(branch.get("children", [])) == 1:
            branch = branch["children"][0]
        branch["children"] = branch["children"][: self.count]
        for child in branch["children"]:
            child.get("children", [])[self.count:] = []


@dataclass(frozen=True)
class TreeOf:
    """The dump belongs to another screen of the same device."""

    screen: str

    def apply(self, root, others):
        root["children"] = copy.deepcopy(others[self.screen]["root"]["children"])
