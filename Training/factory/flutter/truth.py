"""From places and two pictures of a Flutter screen to a record of `unsaid.truth/1`."""

import numpy as np

from .. import ink
from .kit import BOTTOM, MIDDLE, MODAL, TOP, Mark
from .screen import Screen

SMALL = {"Toggle", "Checkbox"}
SURFACES = {"Container", "Dialog", "Picture", "TextField", "PageControl"}
LARGE = {"Container", "Dialog", "Picture"}
CONTROL_CHANGE = 8
EDGE = 0.6


class Builder:
    """Collects the elements of one screen; boxes are (x0, y0, x1, y1) until they are written."""

    def __init__(self, screen: Screen, places: dict[str, list[float]], image: np.ndarray, bare: np.ndarray):
        self.screen, self.image, self.scale = screen, image, image.shape[1] / screen.size[0]
        self.places = places
        self.height, self.width = image.shape[:2]
        self.change = ink.difference(image, bare)
        body = next((places[m.id] for m in screen.marks if m.type == "Body" and m.id in places), None)
        self.body = (body[1], body[3]) if body else (0.0, float(screen.size[1]))
        self.surfaces = [
            (m.layer, self._px(places[m.id]))
            for m in screen.marks
            if m.layer and m.id in places and m.type in ("Container", "Dialog")
        ]
        self.controls = [
            (m, self._px(places[m.id])) for m in screen.marks if m.type in SMALL | {"Slider"} and m.id in places
        ]
        self.inks = self._inks()

    def _px(self, box) -> ink.Box:
        x0, y0, x1, y1 = (int(np.floor(v * self.scale + 0.5)) for v in box)
        return max(0, x0), max(0, y0), min(self.width, x1), min(self.height, y1)

    def _covers(self, mark: Mark) -> list[ink.Box]:
        return [box for layer, box in self.surfaces if layer > mark.layer]

    # ------------------------------------------------------------ ink

    def _whole(self, mark: Mark) -> list[float] | None:
        """The place of a mark as it would be if the body did not cut it."""
        place = self.places.get(mark.id)
        if place is None:
            return None
        x0, y0, x1, y1 = place
        if mark.height and y1 - y0 < mark.height - EDGE:
            if abs(y0 - self.body[0]) < EDGE:
                y0 = y1 - mark.height
            elif abs(y1 - self.body[1]) < EDGE:
                y1 = y0 + mark.height
        return [x0, y0, x1, y1]

    def _inks(self) -> dict[tuple[str, int], ink.Box]:
        """Ink of all text lines and glyphs, by mark and line."""
        keys, rects, spread, over, clips, marks = [], [], [], [], [], []
        for mark in self.screen.marks:
            if mark.within or mark.tile or mark.type not in ("Text", "Icon"):
                continue
            whole = self._whole(mark)
            if whole is None:
                continue
            x0, y0, x1, y1 = whole
            count = max(1, len(mark.lines))
            step = (y1 - y0) / count
            shown = self._px(self.places[mark.id])
            for n in range(count):
                box = self._px((x0, y0 + n * step, x1, y0 + (n + 1) * step))
                if box[2] <= box[0] or box[3] <= box[1] or box[3] <= shown[1] or box[1] >= shown[3]:
                    continue
                keys.append((mark.id, n))
                rects.append(box)
                spread.append(int(step * self.scale * (0.26 if mark.type == "Text" else 0.12)))
                over.append(mark.layer > 0 or mark.badge)
                marks.append(mark)
                clips.append(self._zone(mark))
        regions, holes = ink.separate(self.change, rects, spread, over)
        out = {}
        for key, region, hole, clip, mark in zip(keys, regions, holes, clips, marks):
            region = _cross(region, clip)
            small = [b for m, b in self.controls if m.layer == mark.layer]
            box = ink.tight(self.change, region, hole + small + self._covers(mark)) if region else None
            if box:
                out[key] = box
        for mark in self.screen.marks:
            if mark.within and mark.type == "Text":
                cell = self._cell(mark)
                others = [b for (i, _), b in out.items() if cell and _cross(b, cell)]
                box = ink.tight(self.change, cell, others + self._covers(mark)) if cell else None
                if box:
                    out[(mark.id, 0)] = box
        return out

    def _zone(self, mark: Mark) -> ink.Box:
        """Where the ink of a mark may lie: the top bar, the body or the bottom bar."""
        top, bottom = (round(v * self.scale) for v in self.body)
        if mark.layer or mark.zone not in (TOP, MIDDLE, BOTTOM):
            return 0, 0, self.width, self.height
        return (
            0,
            {TOP: 0, MIDDLE: top, BOTTOM: bottom}[mark.zone],
            self.width,
            top if mark.zone == TOP else bottom if mark.zone == MIDDLE else self.height,
        )

    def _cell(self, mark: Mark) -> ink.Box | None:
        """The part of another widget's place that a mark fills."""
        name, index, count, *inset = mark.within
        place = self.places.get(name)
        if place is None:
            return None
        d = inset[0] if inset else 0
        x0, y0, x1, y1 = place
        step = (x1 - x0) / count
        return self._px((x0 + index * step + d, y0 + d, x0 + (index + 1) * step - d, y1 - d))

    # ------------------------------------------------------------ elements

    def elements(self) -> list[dict]:
        out = [
            {"id": f"x{n}", "type": "Container", "box": _xywh(self._px(box)), "ignore": True, "label": label}
            for n, (label, box) in enumerate(self.screen.ignored)
        ]
        panel = next((self.places.get(m.id) for m in self.screen.marks if m.type == "Dialog"), None)
        for mark in self.screen.marks:
            if mark.type in ("Body", "Group"):
                continue
            for element in self._text(mark) if mark.type == "Text" else self._solid(mark):
                if self.screen.modal and mark.layer != MODAL:
                    if panel and _share(element["box"], self._px(panel)) > 0.33:
                        continue
                    element["ignore"] = True
                out.append(element)
        return out

    def _cut(self, element: dict, share: float, large: bool) -> dict:
        """Marks an element of which only a share is seen."""
        if share < 0.98:
            element["part"] = True
            if share < (0.12 if large else 0.55):
                element["ignore"] = True
        return element

    def _facts(self, mark: Mark) -> dict:
        return {key: value for key, value in mark.facts.items() if key != "part_of"}

    def _text(self, mark: Mark) -> list[dict]:
        whole = self._whole(mark) if not mark.within else None
        out = []
        for n, line in enumerate(mark.lines):
            box = self.inks.get((mark.id, n))
            if box is None:
                continue
            element = {
                "id": f"{mark.id}.{n}",
                "type": "Text",
                "box": _xywh(box),
                "clickable": False,
                **self._facts(mark),
            }
            element |= {"text": line, "block": f"b{mark.id[1:]}"}
            share = self._host_share(mark)
            if whole:
                step = (whole[3] - whole[1]) / len(mark.lines)
                top, bottom = whole[1] + n * step, whole[1] + (n + 1) * step
                if mark.zone == MIDDLE and mark.layer == 0:
                    share = (min(bottom, self.body[1]) - max(top, self.body[0])) / step
                    # Cut at the side: what is left of the string is not known.
                    if whole[2] > self.screen.size[0] - EDGE or whole[0] < EDGE and whole[2] - whole[0] > 2:
                        share = min(share, 0.3 if self._sideways(whole) else share)
                share *= 1 - self._covered(mark, self._px((whole[0], top, whole[2], bottom)))
            if share > 0.05:
                out.append(self._cut(element, share, False))
        return out

    def _host_share(self, mark: Mark) -> float:
        """How much is seen of the widget that a mark is a part of."""
        if not mark.within:
            return 1.0
        host = next(m for m in self.screen.marks if m.id == mark.within[0])
        place = self.places.get(host.id)
        return (
            (place[3] - place[1]) / host.height
            if place and host.height and place[3] - place[1] < host.height - EDGE
            else 1.0
        )

    def _sideways(self, place: list[float]) -> bool:
        return place[2] > self.screen.size[0] - EDGE or place[0] < EDGE

    def _covered(self, mark: Mark, box: ink.Box) -> float:
        return max([_share(_xywh(box), c) for c in self._covers(mark)], default=0.0)

    def _solid(self, mark: Mark) -> list[dict]:
        place = self._whole(mark) if not mark.within else None
        glyph = mark.type == "Icon" and not mark.tile
        if mark.type == "TabBarItem":
            parts = [b for (i, _), b in self.inks.items() if self._part_of(i) == mark.id]
            box = _union(parts)
        elif glyph:
            box = self.inks.get((mark.id, 0))
        elif mark.within:
            box = self._cell(mark)
        elif place is None:
            box = None
        elif mark.type in SMALL:
            box = ink.tight(self.change, self._px(self.places[mark.id]), self._covers(mark), CONTROL_CHANGE)
        elif mark.type == "Slider":
            box = self._slider(mark, place)
        else:
            box = self._px(self.places[mark.id])
        least = 1 if glyph else 3
        if box is None or box[2] - box[0] < least or box[3] - box[1] < least:
            return []
        if mark.underline:
            tops = [b[1] for b in self.inks.values() if _cross(b, box)]
            box = (box[0], min(tops, default=box[1]), box[2], box[3])
        share = self._share(mark, place, box)
        unclear = mark.type == "Container" and not ink.outlined(self.image, box)
        if unclear and share >= 0.98:
            return []
        element = {"id": mark.id, "type": mark.type, "box": _xywh(box), "clickable": False, **self._facts(mark)}
        return [self._cut(element, 0.05 if unclear else share, mark.type in LARGE)]

    def _share(self, mark: Mark, place: list[float] | None, box: ink.Box) -> float:
        """How much of a solid thing is seen; things of unknown height count as cut when they touch an edge."""
        share = self._host_share(mark)
        if place and mark.zone == MIDDLE and mark.layer == 0:
            shown = self.places[mark.id]
            share = (shown[3] - shown[1]) / max(0.1, place[3] - place[1])
            touching = abs(shown[1] - self.body[0]) < EDGE or abs(shown[3] - self.body[1]) < EDGE
            if touching and not mark.height and mark.type in LARGE:
                share = 0.5 if shown[3] - shown[1] > 24 else 0.05
            if mark.type in SMALL and (abs(box[1] - self._zone(mark)[1]) < 2 or abs(box[3] - self._zone(mark)[3]) < 2):
                share = min(share, (box[3] - box[1]) / self.scale / mark.height)
            right, left = shown[2] > self.screen.size[0] - EDGE, shown[0] < EDGE
            if right != left and (left if self.screen.rtl else right):
                share = min(share, 0.5 if shown[2] - shown[0] > 24 and mark.type in LARGE else 0.3)
        return share * (1 - self._covered(mark, box))

    def _part_of(self, identifier: str) -> str | None:
        return next((m.facts.get("part_of") for m in self.screen.marks if m.id == identifier), None)

    def _slider(self, mark: Mark, place: list[float]) -> ink.Box | None:
        """Track and thumb without the thumb's shadow: as wide as the changed middle row, as high as the thumb."""
        x0, y0, x1, y1 = self._px(place)
        middle = (place[1] + place[3]) / 2 * self.scale
        row = int(middle)
        if row >= self.height:
            return None
        line = ink.tight(self.change, (x0, row - 1, x1, row + 2), self._covers(mark), 5)
        half = mark.thumb * self.scale / 2
        if line is None:
            return None
        shown = self._px(self.places[mark.id])
        return line[0], max(round(middle - half), shown[1]), line[2], min(round(middle + half), shown[3])

    # ------------------------------------------------------------ stops

    def stops(self, elements: list[dict]) -> list[dict]:
        """What a screen reader visits, in reading order: bars first and last, groups as one."""
        by_mark: dict[str, list[dict]] = {}
        for element in elements:
            if not element.get("ignore"):
                by_mark.setdefault(element["id"].split(".")[0], []).append(element)
        groups: dict[tuple, dict] = {}
        order = {m.id: n for n, m in enumerate(self.screen.marks)}
        for mark in sorted(self.screen.marks, key=lambda m: (m.zone, order[m.id])):
            own = by_mark.get(mark.id)
            if not own or (mark.stop is None and mark.type in ("Container", "Dialog")):
                continue
            kind = mark.kind if mark.stop is not None else "text" if len(own) > 1 else "single"
            key = ("s", mark.stop) if mark.stop is not None else ("m", mark.id)
            group = groups.setdefault(key, {"elements": [], "kind": kind, "label": ""})
            group["elements"] += [e["id"] for e in own]
            words = [e["text"] for e in own if "text" in e]
            if not words and mark.facts.get("icon") and not group["label"]:
                words = [mark.facts["icon"].split(":")[-1]]
            group["label"] = " ".join(filter(None, [group["label"], *words]))
        return list(groups.values())


def _cross(a: ink.Box, b: ink.Box) -> ink.Box | None:
    box = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    return box if box[2] > box[0] and box[3] > box[1] else None


def _xywh(box: ink.Box) -> list[int]:
    return [int(box[0]), int(box[1]), int(box[2] - box[0]), int(box[3] - box[1])]


def _share(box: list[int], cover: ink.Box) -> float:
    """The share of a box [x, y, w, h] that lies under a cover."""
    common = _cross((box[0], box[1], box[0] + box[2], box[1] + box[3]), cover)
    return (common[2] - common[0]) * (common[3] - common[1]) / max(1, box[2] * box[3]) if common else 0.0


def _union(boxes: list[ink.Box]) -> ink.Box | None:
    if not boxes:
        return None
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)


def record(name: str, screen: Screen, places: dict, image: np.ndarray, bare: np.ndarray, **about) -> dict:
    """The truth record of one screen."""
    builder = Builder(screen, places, image, bare)
    elements = builder.elements()
    return {
        "schema": "unsaid.truth/1",
        "image": name,
        "size": [image.shape[1], image.shape[0]],
        "scale": screen.scale,
        **about,
        "elements": elements,
        "stops": builder.stops(elements),
    }
