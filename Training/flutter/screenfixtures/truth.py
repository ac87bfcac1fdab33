"""Turns marks and their pixels into the truth of a screen (`unsaid.truth/1`)."""

import numpy as np

from .ink import bounds, split_lines

SLIDER_THUMB = 28


class TruthError(ValueError):
    """The pixels do not show what the builder promised."""


def build_truth(name, kit, device, masks, node_boxes, system_elements, size):
    """The truth record; boxes in pixels of the whole image."""
    shift = device.status_bar * device.scale
    boxes = {mark.id: mark_boxes(mark, masks.get(mark.id), node_boxes, device.scale) for mark in kit.marks}
    elements = list(system_elements)
    parts = {}
    behind = behind_dialog(kit)
    for mark in kit.marks:
        if mark.id in behind and mark.type != "TabBarItem" and boxes[mark.id] is None:
            continue
        found = mark_elements(mark, boxes, shift)
        if mark.id in behind:
            for element in found:
                element |= {"part": "behind dialog", "ignore": True}
        parts[mark.id] = [element["id"] for element in found]
        elements += found
    return {
        "schema": "unsaid.truth/1", "image": "clean.png", "size": list(size), "scale": device.scale,
        "platform": device.platform, "toolkit": "flutter-cupertino" if kit.theme.ios else "flutter-material",
        "theme": "dark" if kit.theme.dark else "light", "screen": name,
        "elements": elements, "stops": build_stops(kit, parts, elements, behind),
    }


def behind_dialog(kit):
    """Ids of the marks a modal dialog covers: all that were made before it."""
    names = [mark.id for mark in kit.marks]
    dialogs = [mark.id for mark in kit.marks if mark.type == "Dialog"]
    return set(names[: names.index(dialogs[0])]) if dialogs else set()


def mark_boxes(mark, mask, node_boxes, scale):
    """The boxes of a mark in body pixels: one, or one a line or segment."""
    if mark.from_tree:
        return [node_boxes[mark.from_tree]]
    if mark.type == "TabBarItem":
        return []
    if mask is None:
        return None
    if mark.lines:
        return split_lines(mask, len(mark.lines))
    box = bounds(mask)
    if mark.trim == "slider":
        box = slider_box(mask, box, scale)
    return split_segments(box, mark.segments) if mark.segments else [box]


def slider_box(mask, box, scale):
    """Without the thumb's shadow: the thumb is centred on the track, the longest row of pixels."""
    x, y, w, h = box
    track = np.flatnonzero(mask.sum(axis=1) > 0.6 * w)
    if not len(track):
        return box
    centre = (track[0] + track[-1] + 1) / 2
    half = min(SLIDER_THUMB * scale / 2, centre - y)
    return [x, round(centre - half), w, round(2 * half)]


def split_segments(box, count):
    """Segments share the control's width equally on both platforms."""
    x, y, w, h = box
    edges = [round(x + w * i / count) for i in range(count + 1)]
    return [[edges[i], y, edges[i + 1] - edges[i], h] for i in range(count)]


def mark_elements(mark, boxes, shift):
    """The truth elements of one mark."""
    facts = {key: value for key, value in mark.facts.items() if key not in ("labels", "selected")}
    if mark.type == "TabBarItem":
        parts = [box for part in ("icon", "text")
                 for box in boxes.get(f"{mark.id}.{part}") or []]
        return [{"id": mark.id, "type": mark.type, "box": moved(union(parts), shift), **facts}]
    if boxes[mark.id] is None:
        raise TruthError(f"{mark.id} drew nothing or not as many lines as promised")
    found = [moved(box, shift) for box in boxes[mark.id]]
    if mark.lines:
        return line_elements(mark, found, facts)
    if mark.segments:
        return segment_elements(mark, found, facts)
    return [{"id": mark.id, "type": mark.type, "box": found[0], **facts}]


def line_elements(mark, found, facts):
    """One Text a drawn line; the lines of a paragraph share a block."""
    several = len(found) > 1
    return [{"id": f"{mark.id}#{i + 1}" if several else mark.id, "type": "Text", "box": box, "text": line,
             **({"block": mark.id} if several else {}), **facts}
            for i, (box, line) in enumerate(zip(found, mark.lines))]


def segment_elements(mark, found, facts):
    """One SegmentedControl a segment, with its state."""
    return [{"id": f"{mark.id}.{i}", "type": "SegmentedControl", "box": box, "label": label,
             "state": "selected" if i == mark.facts["selected"] else "unselected", **facts}
            for i, (box, label) in enumerate(zip(found, mark.facts["labels"]))]


def build_stops(kit, parts, elements, behind):
    """The reading order, with the spoken text of each stop."""
    known = {element["id"]: element for element in elements}
    stops = []
    for stop in kit.stops:
        members = [part for mark in stop.marks if mark not in behind
                   for part in parts.get(mark, [mark] if mark in known else [])]
        if not members:
            continue
        texts = [known[m].get("text") or known[m].get("label") for m in members if known[m]["type"] != "Icon"]
        label = stop.label or " ".join(text for text in texts if text) or known[members[0]].get("label") or ""
        stops.append({"elements": members, "kind": stop.kind, "label": label})
    return stops


def moved(box, shift):
    """The box in the whole image."""
    return [box[0], box[1] + shift, box[2], box[3]]


def union(found):
    """The smallest box around all."""
    x0, y0 = min(b[0] for b in found), min(b[1] for b in found)
    x1, y1 = max(b[0] + b[2] for b in found), max(b[1] + b[3] for b in found)
    return [x0, y0, x1 - x0, y1 - y0]
