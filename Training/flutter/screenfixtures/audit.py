"""Finds every real defect of a tree by comparing it with the exact truth of its screen.

This is the reference for what the linter should find; it needs no pixels, because the truth has them.
"""

import re
from dataclasses import dataclass, field

from .tree import INTERACTIVE, walk, words_of

MINIMUM_TARGET = {"ios": 44, "android": 48}
CODE_WORD = re.compile(
    r"\.(png|jpe?g|webp|svg|gif)$|^(ic|img|btn|icon|image)_|_\w+_|^[a-z]+\d+$|^[a-z]+(\.[a-z]+){1,}$"
    r"|^[A-Z][a-z]+([A-Z][a-z]+)+$", re.ASCII)


@dataclass(frozen=True)
class Defect:
    """One real defect; `node` is an index path or None, boxes are pixels."""

    rule: str
    box: tuple
    element: str | None
    node: tuple | None
    note: str
    label: str = ""
    alternatives: tuple = field(default=(), compare=False)

    @property
    def key(self):
        """What identifies a defect across two trees of one screen."""
        return (self.rule, self.element or "", "" if self.element else self.label)


def normalize(text):
    """Letters and digits, lower case."""
    return "".join(c for c in text.lower() if c.isalnum())


def contained(inner, outer):
    """Share of `inner` that lies in `outer`."""
    width = min(inner[0] + inner[2], outer[0] + outer[2]) - max(inner[0], outer[0])
    height = min(inner[1] + inner[3], outer[1] + outer[3]) - max(inner[1], outer[1])
    area = inner[2] * inner[3]
    return max(width, 0) * max(height, 0) / area if area else 0.0


def overlap(one, other):
    """Intersection over union."""
    shared = contained(one, other) * one[2] * one[3]
    return shared / (one[2] * one[3] + other[2] * other[3] - shared) if shared else 0.0


class Node:
    """A tree node with its pixel box and words."""

    def __init__(self, index, path, raw, scale):
        self.index, self.path, self.raw = index, path, raw
        self.box = tuple(round(value * scale) for value in raw["box"])
        self.words = words_of(raw)
        self.interactive = raw.get("clickable", False) or raw["role"] in INTERACTIVE
        self.area = self.box[2] * self.box[3]


def about(element, node):
    """Whether the node holds the element, or has about its frame."""
    return contained(element["box"], node.box) >= 0.85 or overlap(element["box"], node.box) >= 0.5


class Audit:
    """One tree against one truth."""

    def __init__(self, truth, tree):
        self.truth = truth
        self.scale = truth["scale"]
        screen = truth["size"][0] * truth["size"][1]
        nodes = [Node(i, path, raw, self.scale) for i, (path, raw) in enumerate(walk(tree["root"]))]
        self.nodes = [node for node in nodes if node.area < 0.8 * screen]
        self.elements = {e["id"]: e for e in truth["elements"] if not e.get("ignore")}
        self.stop_of = {m: i for i, stop in enumerate(truth["stops"]) for m in stop["elements"]}
        self.defects = []
        self.misplaced = {}
        self.missing_stops = set()

    def run(self):
        """All defects; a tree that does not belong to the screen gives only one."""
        if self.is_foreign():
            width, height = self.truth["size"]
            return [Defect("capture-incomplete", (0, 0, width, height), None, (),
                           "the dump does not hold the nodes of this screen")]
        self.check_frames()
        self.check_controls()
        self.check_texts()
        self.check_roles()
        self.check_nodes()
        self.check_duplicates()
        self.check_order()
        return self.defects

    # ------------------------------------------------------------ helpers

    def report(self, rule, note, element=None, node=None, **more):
        box = node.box if node else tuple(element["box"])
        self.defects.append(Defect(
            rule, box, element["id"] if element else None, node.path if node else None, note,
            label=node.words if node else "", **more))

    def holder(self, element):
        """The smallest interactive node around an element."""
        around = [n for n in self.nodes if n.interactive and about(element, n)]
        return min(around, key=lambda n: (n.area, -n.index), default=None)

    def speakers(self, element):
        """Nodes that say the element's text where it is drawn."""
        wanted = normalize(element["text"])
        return [n for n in self.nodes
                if wanted in normalize(n.words) and contained(element["box"], n.box) >= 0.3]

    def is_foreign(self):
        """Whether most drawn texts are said nowhere in the tree."""
        texts = [e for e in self.elements.values() if e.get("text") and e.get("part") != "field"]
        said = normalize(" ".join(node.words for node in self.nodes))
        return sum(normalize(e["text"]) in said for e in texts) < 0.5 * len(texts)

    def controls(self):
        """Clickable elements, one a control: a button's text stands back behind its shape."""
        clickable = [e for e in self.elements.values() if e.get("clickable")]
        shapes = {self.stop_of.get(e["id"]) for e in clickable if e["type"] != "Text"}
        return [e for e in clickable if e["type"] != "Text" or self.stop_of.get(e["id"]) not in shapes]

    # ------------------------------------------------------------ checks

    def check_frames(self):
        """Nodes whose text is drawn, but not in their frame; nodes with nothing drawn in their frame."""
        for node in self.nodes:
            if not node.words or node.raw.get("children"):
                continue
            if any(contained(e["box"], node.box) >= 0.3 for e in self.named(node)):
                continue
            elsewhere = self.named(node)
            drawn = any(contained(e["box"], node.box) >= 0.3 for e in self.elements.values()
                        if e["type"] not in ("Container", "Dialog"))
            if len(elsewhere) >= 1 and not self.said_properly(elsewhere[0], node):
                self.misplaced[elsewhere[0]["id"]] = node
                self.report("frame-mismatch", "the declared frame is off what is drawn", elsewhere[0], node)
            elif not drawn:
                self.report("element-ghost", "nothing is drawn in the frame", node=node)

    def named(self, node):
        """Elements whose text or label is what the node says."""
        words = (normalize(node.words), normalize(node.raw.get("label", "").split("\n")[0]))
        return [e for e in self.elements.values()
                if e["type"] != "Container" and normalize(e.get("text") or e.get("label") or "") in words
                and normalize(e.get("text") or e.get("label") or "")]

    def said_properly(self, element, other):
        """Whether a different node in the right place already speaks for the element."""
        return any(node is not other and normalize(node.words) == normalize(other.words)
                   and contained(element["box"], node.box) >= 0.85 for node in self.nodes)

    def check_controls(self):
        """Controls without a node, without a name or without a state."""
        for element in self.controls():
            if self.moved_away(element):
                continue
            node = self.holder(element)
            if node is None:
                self.missing_stops.add(self.stop_of.get(element["id"]))
                self.report("element-missing", "a drawn control that the tree does not have", element)
                continue
            self.check_name(element, node)
            self.check_state(element, node)

    def moved_away(self, element):
        """Whether the element's own node, or that of a text in its stop, has a wrong frame."""
        stop = self.stop_of.get(element["id"])
        return element["id"] in self.misplaced or any(
            self.stop_of.get(name) == stop for name in self.misplaced)

    def check_name(self, element, node):
        if node.raw["role"] in ("textField", "secureTextField"):
            if not node.raw.get("label"):
                self.report("field-label-missing", "a field without a name", element, node)
        elif element["type"] == "Slider" and not node.raw.get("label"):
            self.report("label-missing", "a slider that says only its value", element, node)
        elif not self.said_by(node) and node.raw["role"] != "image":
            self.report("label-missing", "a control without spoken text", element, node)

    def said_by(self, node):
        """Words of the node, or of the nodes inside it."""
        inside = [n.words for n in self.nodes if n.path[:len(node.path)] == node.path]
        return " ".join(words for words in inside if words)

    def check_state(self, element, node):
        stated = "checked" in node.raw or "selected" in node.raw
        two_way = element["type"] in ("Toggle", "Checkbox")
        if not stated and (element.get("state") == "selected" or (two_way and element.get("state"))):
            self.report("state-selected-unstated", f"drawn {element['state']}, not stated", element, node)

    def check_texts(self):
        """Drawn lines that no node says, and visible names that the control's name lacks."""
        blocks = set()
        for element in self.elements.values():
            if not normalize(element.get("text") or "") or element.get("secret"):
                continue
            if element.get("block") in blocks:
                continue
            if self.speakers(element) or element["id"] in self.misplaced:
                continue
            if self.stop_of.get(element["id"]) in self.missing_stops or self.moved_away(element):
                continue
            blocks |= {element["block"]} if element.get("block") else set()
            holder = self.holder(element)
            if holder and holder.raw.get("label") and element.get("part") != "field":
                self.report("label-in-name", "the visible text is not in the name", element, holder)
            elif not (holder and self.reported(holder)):
                self.report("text-unexposed", "no node says this text", element)

    def reported(self, node):
        """Whether the node is known to be mute already."""
        return any(d.node == node.path and d.rule in ("label-missing", "field-label-missing")
                   for d in self.defects)

    def check_roles(self):
        """What Flutter itself leaves out: it has no page control, and no tab role for Cupertino bars."""
        for element in self.elements.values():
            if element["type"] == "TabBarItem" and (node := self.holder(element)):
                if node.raw["role"] != "tab":
                    self.report("role-mismatch", f"a tab exposed as {node.raw['role']}", element, node)
            elif element["type"] == "PageControl":
                around = [n for n in self.nodes if n.words and contained(element["box"], n.box) >= 0.85]
                for node in around[-1:]:
                    if node.raw["role"] != "pageControl":
                        self.report("role-missing", f"a page control exposed as {node.raw['role']}", element, node)
            elif element["id"] == "dialog.title":
                for node in self.speakers(element)[:1]:
                    if node.raw["role"] != "heading":
                        self.report("heading-missing", "a dialog title exposed as plain text", element, node)

    def check_nodes(self):
        """What a node alone gives away: mute pictures, code words, small targets."""
        least = MINIMUM_TARGET[self.truth["platform"]] * self.scale
        for node in self.nodes:
            element = self.element_in(node)
            if node.raw["role"] == "image" and not node.words:
                self.report("image-label-missing", "a picture without a name", element, node)
            if CODE_WORD.search(node.raw.get("label", "")):
                self.report("label-implementation-detail", "the name comes from the code", element, node)
            if node.interactive and min(node.box[2:]) < least - 1:
                self.report("target-size-platform", f"smaller than {MINIMUM_TARGET[self.truth['platform']]}",
                            element, node)

    def element_in(self, node):
        """The element a node is about: the most telling one inside it."""
        order = ("TextField", "Toggle", "Checkbox", "Slider", "SegmentedControl", "TabBarItem", "Picture",
                 "Icon", "Text", "Container")
        inside = [e for e in self.elements.values()
                  if e["type"] in order and about(e, node)]
        said = [e for e in inside if (name := normalize(e.get("label") or e.get("text") or ""))
                and name in normalize(node.words)]
        ranked = sorted(said or inside, key=lambda e: (not e.get("clickable", False), order.index(e["type"])))
        return ranked[0] if ranked else None

    def check_duplicates(self):
        """Two controls with one name."""
        names = {}
        for node in self.nodes:
            if node.interactive and node.words:
                names.setdefault((normalize(node.words)), []).append(node)
        for nodes in names.values():
            if len(nodes) > 1:
                *others, last = nodes
                self.report("label-duplicate", f"{len(nodes)} controls share this name",
                            self.element_in(last), last, alternatives=tuple(n.path for n in others))

    def check_order(self):
        """Elements that the tree reads at another place than the screen shows them."""
        places = [(element, node) for stop in self.truth["stops"] for element in self.members(stop)
                  if (node := self.reader(element)) is not None]
        kept = longest_rising([node.index for _, node in places])
        moved = {}
        for place, (element, node) in enumerate(places):
            if place not in kept and node.path not in moved:
                moved[node.path] = (element, node)
        for element, node in moved.values():
            self.report("order-mismatch", "read at another place than it is drawn", element, node)

    def members(self, stop):
        """The elements of a stop that carry its words or its action."""
        found = [self.elements[name] for name in stop["elements"] if name in self.elements]
        telling = [e for e in found if e.get("text") or e.get("clickable") or e.get("label")]
        return [e for e in telling if e["type"] != "Container"] or telling

    def reader(self, element):
        """The node that speaks for an element where it is drawn."""
        if element["id"] in self.misplaced or self.moved_away(element):
            return None
        found = self.speakers(element) if element.get("text") else []
        return min(found, key=lambda n: n.area, default=None) or self.holder(element) or self.image(element)

    def image(self, element):
        """A non-interactive node as large as a picture."""
        around = [n for n in self.nodes if n.raw["role"] == "image" and contained(element["box"], n.box) >= 0.85]
        return around[0] if around else None


def longest_rising(values):
    """Positions of a longest non-decreasing subsequence."""
    best = []
    for i, value in enumerate(values):
        before = max((chain for chain in best[:i] if values[chain[-1]] <= value), key=len, default=[])
        best.append([*before, i])
    return set(max(best, key=len, default=[]))
