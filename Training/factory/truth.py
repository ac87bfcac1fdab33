"""From probed elements and pixels to a record of `unsaid.truth/1`."""

import numpy as np

from . import ink

MIN_SEEN = 0.3
DETECTED = {
    "Checkbox",
    "Container",
    "Dialog",
    "Icon",
    "PageControl",
    "Picture",
    "SegmentedControl",
    "Slider",
    "Text",
    "TextField",
    "Toggle",
    "TabBarItem",
}


class Builder:
    """Collects the elements of one screen."""

    def __init__(self, probe: dict, image: np.ndarray, bare: np.ndarray, scale: float):
        self.items, self.regions = probe["items"], probe["ignore"]
        self.image, self.scale = image, scale
        self.height, self.width = image.shape[:2]
        self.change = ink.difference(image, bare)
        self.inks = self._inks()

    def _px(self, box: list[float]) -> ink.Box:
        """CSS pixels to device pixels, rounded as Chromium snaps painted boxes."""
        return tuple(int(np.floor(v * self.scale + 0.5)) for v in box)

    def _clip(self, item: dict) -> ink.Box:
        x0, y0, x1, y1 = item["clip"]
        s = self.scale
        return (
            max(0, int(np.floor(x0 * s + 0.5))),
            max(0, int(np.floor(y0 * s + 0.5))),
            min(self.width, int(np.floor(x1 * s + 0.5))),
            min(self.height, int(np.floor(y1 * s + 0.5))),
        )

    def _inks(self) -> dict[tuple[int, int], ink.Box]:
        """Ink boxes of all text lines and icons, by element and line."""
        for item in self.items:
            if item["type"] == "Text":
                bottom = item["own"][3] if "own" in item else float("inf")
                item["last"] = max(
                    (n for n, line in enumerate(item["lines"]) if (line["box"][1] + line["box"][3]) / 2 < bottom),
                    default=0,
                )
        keys, rects, spread, clips, over = [], [], [], [], []
        for item in self.items:
            if item["type"] == "Text":
                for n, line in enumerate(item["lines"]):
                    keys.append((item["i"], n))
                    rects.append(self._px(self._with_ellipsis(item, line, n)))
                    spread.append(int(item["size"] * 0.34 * self.scale))
                    clip = self._clip(item)
                    if "own" in item:
                        own = self._px(item["own"])
                        clip = (max(clip[0], own[0]), max(clip[1], own[1]), min(clip[2], own[2]), min(clip[3], own[3]))
                    clips.append(clip)
                    over.append(item["badge"])
            elif item["type"] == "Icon" and not item["tile"]:
                keys.append((item["i"], 0))
                box = self._px(item["box"])
                rects.append(box)
                spread.append(int((box[2] - box[0]) * 0.2))
                clips.append(self._clip(item))
                over.append(False)
        shown = [_cross(r, c) for r, c in zip(rects, clips)]
        shown = [r if r and self._covered(self.items[key[0]], r) < 0.95 else None for r, key in zip(shown, keys)]
        keep = [i for i, r in enumerate(shown) if r is not None]
        keys, clips, spread = [keys[i] for i in keep], [clips[i] for i in keep], [spread[i] for i in keep]
        kept = [shown[i] for i in keep]
        out = {}
        regions, holes = ink.separate(self.change, kept, spread, [over[i] for i in keep])
        for key, region, hole, clip in zip(keys, regions, holes, clips):
            clipped = _cross(region, clip)
            covers = [self._px(c) for c in self.items[key[0]]["covers"]]
            box = ink.tight(self.change, clipped, hole + covers) if clipped else None
            if box:
                out[key] = box
        return out

    @staticmethod
    def _with_ellipsis(item: dict, line: dict, n: int) -> list[float]:
        """The line's rectangle with room for an ellipsis, which has no rectangle of its own."""
        x0, y0, x1, y1 = line["box"]
        if not item["cut"] or n < item["last"]:
            return [x0, y0, x1, y1]
        room = 1.3 * item["size"]
        return [x0 - room, y0, x1, y1] if item["rtl"] else [x0, y0, x1 + room, y1]

    def elements(self) -> list[dict]:
        out = [
            {
                "id": f"x{n}",
                "type": "Container",
                "box": _xywh(self._inside(self._px(r["box"]))),
                "ignore": True,
                "label": r["label"],
            }
            for n, r in enumerate(self.regions)
            if self._inside(self._px(r["box"]))
        ]
        for item in self.items:
            if item["ignored"] or item["type"] not in DETECTED:
                continue
            found = self._text(item) if item["type"] == "Text" else self._solid(item)
            for element in found:
                if item["behind"]:
                    element["ignore"] = True
                out.append(element)
        return out

    def _inside(self, box: ink.Box) -> ink.Box | None:
        return _cross(box, (0, 0, self.width, self.height))

    def _common(self, item: dict, box: ink.Box, identifier: str) -> dict:
        element = {"id": identifier, "type": item["type"], "box": _xywh(box), "clickable": item["clickable"]}
        if item.get("state") is not None:
            element["state"] = "selected" if item["state"] == "1" else "unselected"
        if item.get("icon"):
            element["icon"] = item["icon"]
        return element

    def _text(self, item: dict) -> list[dict]:
        out = []
        for n, line in enumerate(item["lines"]):
            box = self.inks.get((item["i"], n))
            text = self._shown(item, line, n)
            if box is None or not text or item["seen"] < 0.06:
                continue
            full = (line["box"][3] - line["box"][1]) * self.scale
            x0, y0, x1, y1 = self._px(line["box"])
            clip = self._clip(item)
            visible = max(0, min(y1, clip[3]) - max(y0, clip[1])) / max(1, y1 - y0)
            visible *= 1 - self._covered(item, (x0, y0, x1, y1))
            element = self._common(item, box, f"e{item['i']}.{n}")
            element |= {"text": text, "block": f"b{item['i']}"}
            if x0 < clip[0] - 1 or x1 > clip[2] + 1 or visible < 0.98:
                element["part"] = True
                if visible < 0.55 or box[3] - box[1] < full * 0.2:
                    element["ignore"] = True
            out.append(element)
        return out

    def _covered(self, item: dict, box: ink.Box) -> float:
        """The largest share of a box that one thing painted over it takes away."""
        shares = [0.0]
        for cover in item["covers"]:
            common = _cross(box, self._px(cover))
            if common:
                shares.append(
                    (common[2] - common[0]) * (common[3] - common[1]) / max(1, (box[2] - box[0]) * (box[3] - box[1]))
                )
        return max(shares)

    def _shown(self, item: dict, line: dict, n: int) -> str:
        """The string as drawn: characters beyond the clip left out, an ellipsis where one is drawn."""
        clip = item["clip"]
        left, right = clip[0], clip[2]
        if "own" in item:
            left, right = max(left, item["own"][0]), min(right, item["own"][2])
        if item["cut"] and n >= item["last"]:
            # As the browser does it: characters stay that end before the room the ellipsis takes.
            room, first = item["ellipsis"], line["chars"][0][0]
            kept = [
                c for c, a, b in line["chars"] if (a >= left + room - 0.1 if item["rtl"] else b <= right - room + 0.1)
            ]
            text = ("".join(kept) or first).rstrip() + "…"
        elif line["box"][0] >= left - 0.5 and line["box"][2] <= right + 0.5:
            text = line["text"]
        else:
            text = "".join(c for c, a, b in line["chars"] if left <= (a + b) / 2 <= right)
        return " ".join(text.split())

    def _solid(self, item: dict) -> list[dict]:
        if item["type"] == "Icon" and not item["tile"]:
            box = self.inks.get((item["i"], 0))
        else:
            box = self._px(item["box"])
        if item["type"] == "TextField" and item["underline"]:
            box = self._underlined(item, box)
        if item["type"] == "TabBarItem":
            box = self._union(item)
        if box is None:
            return []
        whole = max(1, (box[2] - box[0]) * (box[3] - box[1]))
        shown = _cross(box, self._clip(item))
        if shown is None or shown[2] - shown[0] < 3 or shown[3] - shown[1] < 3:
            return []
        part = (shown[2] - shown[0]) * (shown[3] - shown[1]) / whole
        if item["type"] == "Icon" and not item["tile"]:
            part = self._icon_share(item)
        large = item["type"] in ("Container", "Picture", "Dialog")
        if item["seen"] < (0.02 if large and part > 0.02 else MIN_SEEN) and item["type"] != "TabBarItem":
            if part > 0.15 and item["seen"] > 0.03:
                return [self._common(item, shown, f"e{item['i']}") | {"ignore": True, "part": True}]
            return []
        if item["check"] and not ink.outlined(self.image, shown):
            return []
        element = self._common(item, shown, f"e{item['i']}")
        if item["type"] == "TabBarItem":
            element["cell"] = _xywh(_cross(self._px(item["box"]), self._clip(item)) or shown)
        if part < 0.98:
            element["part"] = True
            if part < (0.12 if large else 0.5):
                element["ignore"] = True
        return [element]

    def _icon_share(self, item: dict) -> float:
        whole, clip = self._px(item["box"]), self._clip(item)
        shown = _cross(whole, clip)
        if not shown:
            return 0
        return (shown[2] - shown[0]) * (shown[3] - shown[1]) / max(1, (whole[2] - whole[0]) * (whole[3] - whole[1]))

    def _underlined(self, item: dict, box: ink.Box) -> ink.Box:
        """A field that is only a line: from the top of what stands on it down to the line."""
        tops = [b[1] for (i, _), b in self.inks.items() if self.items[i]["parent"] == item["i"]]
        return box[0], min(tops, default=box[1]), box[2], box[3]

    def _union(self, item: dict) -> ink.Box | None:
        boxes = [b for (i, _), b in self.inks.items() if self.items[i]["parent"] == item["i"]]
        if not boxes:
            return None
        return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)

    def stops(self, elements: list[dict]) -> list[dict]:
        """What a screen reader visits, in reading order: bars first and last, groups as one."""
        by_item = {}
        for element in elements:
            if not element.get("ignore"):
                by_item.setdefault(int(element["id"][1:].split(".")[0]), []).append(element)
        groups: dict[tuple, dict] = {}
        for item in sorted(self.items, key=lambda it: (it["zone"], it["i"])):
            own = by_item.get(item["i"])
            if not own:
                continue
            if item["stop"] is not None:
                key, kind = ("s", item["stop"]), item["kind"]
            else:
                key, kind = ("i", item["i"]), "text" if item["type"] == "Text" and len(own) > 1 else "single"
                if item["type"] == "Container":
                    continue
            group = groups.setdefault(key, {"elements": [], "kind": kind, "label": ""})
            group["elements"] += [e["id"] for e in own]
            words = [e["text"] for e in own if "text" in e] or (
                [item["icon"].split(":")[-1]] if item.get("icon") and not group["label"] else []
            )
            group["label"] = " ".join(filter(None, [group["label"], *words]))
        return list(groups.values())


def _cross(a: ink.Box, b: ink.Box) -> ink.Box | None:
    box = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    return box if box[2] > box[0] and box[3] > box[1] else None


def _xywh(box: ink.Box) -> list[int]:
    return [box[0], box[1], box[2] - box[0], box[3] - box[1]]


def record(image_name: str, probe: dict, image: np.ndarray, bare: np.ndarray, scale: float, **about) -> dict:
    """The truth record of one screen."""
    builder = Builder(probe, image, bare, scale)
    elements = builder.elements()
    return {
        "schema": "unsaid.truth/1",
        "image": image_name,
        "size": [image.shape[1], image.shape[0]],
        "scale": scale,
        **about,
        "elements": elements,
        "stops": builder.stops(elements),
    }
