"""Reads what a Qt Quick window draws: items with marks, text lines, and tight boxes from renders with parts hidden."""

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QTextLayout, QTextOption
from PySide6.QtQuick import QQuickItem, QQuickWindow

from .. import ink

SMALL = {"Toggle", "Checkbox", "Slider", "PageControl"}
CONTROL_CHANGE = 8
# Text that a style paints nearly in its background's colour is there but no one can be asked to see it.
LEGIBLE = 28
BACKED = {"Container", "TextField"}


def pixels(image: QImage) -> np.ndarray:
    """A grabbed window as BGR."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    data = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return data[:, : image.width(), :3].copy()


def _class(item: QQuickItem) -> str:
    return item.metaObject().className().split("_QML")[0]


def _covered(box: list[int], panel: list[int]) -> bool:
    """Whether a third or more of a box lies under a dialog's panel: what is seen there is not its own."""
    width = min(box[0] + box[2], panel[0] + panel[2]) - max(box[0], panel[0])
    height = min(box[1] + box[3], panel[1] + panel[3]) - max(box[1], panel[1])
    return width > 0 and height > 0 and width * height >= box[2] * box[3] / 3


class Walk:
    """All shown items in paint order, with their scene rectangle and the clip they are seen through."""

    def __init__(self, window: QQuickWindow, size: tuple[int, int]):
        self.found: list[tuple[QQuickItem, QRectF, QRectF, bool]] = []
        root = window.contentItem()
        top = root.parentItem() or root
        self._visit(top, QRectF(0, 0, *size), False)
        self.modal = any(over for *_, over in self.found)

    def _visit(self, item: QQuickItem, clip: QRectF, over: bool) -> None:
        for child in sorted(item.childItems(), key=lambda c: c.z()):
            if not child.isVisible() or child.opacity() <= 0.01:
                continue
            rect = child.mapRectToScene(QRectF(0, 0, child.width(), child.height()))
            name = _class(child)
            above = over or name == "QQuickPopupItem"
            inner = clip.intersected(rect) if child.clip() or name == "QQuickPopupItem" else clip
            self.found.append((child, rect, inner, above))
            self._visit(child, inner, above)


def text_lines(item: QQuickItem) -> list[str]:
    """The strings of the lines as Qt broke them (its own layout engine over the same font and width)."""
    text, count = str(item.property("text")), int(item.property("lineCount") or 1)
    if count <= 1:
        return [text]
    font = QFont(item.property("font"))
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(
            item.width() - float(item.property("leftPadding") or 0) - float(item.property("rightPadding") or 0)
        )
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines


def _elided(item: QQuickItem, text: str) -> str:
    return text if not item.property("truncated") else text + "…"


class Probe:
    """Elements of one window; hides text, then controls, then backgrounds, and compares the renders."""

    def __init__(self, window: QQuickWindow, size: tuple[int, int], settle):
        self.walk = Walk(window, size)
        self.window, self.settle = window, settle
        self.full = self._grab()
        self.scale = self.full.shape[1] / size[0]
        self._hide_ink()
        bare = self._grab()
        self._hide(
            SMALL, lambda item: item.setOpacity(0) if not self._indicator(item) else self._indicator(item).setOpacity(0)
        )
        plain = self._grab()
        self._hide(BACKED, lambda item: self._background(item) is not None and self._background(item).setOpacity(0))
        empty = self._grab()
        self.ink_change = ink.difference(self.full, bare)
        self.control_change = ink.difference(bare, plain)
        self.back_change = ink.difference(plain, empty)

    def _grab(self) -> np.ndarray:
        self.settle()
        return pixels(self.window.grabWindow())

    @staticmethod
    def _indicator(item: QQuickItem):
        return item.property("indicator") if isinstance(item.property("indicator"), QQuickItem) else None

    @staticmethod
    def _background(item: QQuickItem):
        back = item.property("background")
        return back if isinstance(back, QQuickItem) else None

    def _hide(self, types: set[str], how) -> None:
        for item, *_ in self.walk.found:
            name = item.objectName() or ("Container||" if item.inherits("QQuickButton") else "")
            if name.split("|")[0] in types and not name.endswith("own"):
                how(item)

    def _hide_ink(self) -> None:
        clear = QColor(0, 0, 0, 0)
        for item, *_ in self.walk.found:
            if item.property("text") is not None and item.property("color") is not None:
                item.setProperty("color", clear)
            if item.property("placeholderTextColor") is not None:
                item.setProperty("placeholderTextColor", clear)

    def _px(self, rect: QRectF) -> ink.Box:
        s = self.scale
        return tuple(int(np.floor(v * s + 0.5)) for v in (rect.left(), rect.top(), rect.right(), rect.bottom()))

    def elements(self) -> list[dict]:
        marked = self._marked()
        texts = self._texts()
        found = [e for e in marked + texts if e]
        panels = [e["box"] for e in found if e["type"] == "Dialog"]
        return [e for e in found if not (e.get("ignore") and any(_covered(e["box"], p) for p in panels))]

    def _entry(self, n: int | str, kind: str, box: ink.Box, clip: QRectF, over: bool, **more) -> dict | None:
        limits = self._px(clip)
        shown = max(box[0], limits[0]), max(box[1], limits[1]), min(box[2], limits[2]), min(box[3], limits[3])
        if shown[2] - shown[0] < 3 or shown[3] - shown[1] < 3:
            return None
        whole = (box[2] - box[0]) * (box[3] - box[1])
        part = (shown[2] - shown[0]) * (shown[3] - shown[1]) / max(1, whole)
        out = {
            "id": f"q{n}",
            "type": kind,
            "box": [shown[0], shown[1], shown[2] - shown[0], shown[3] - shown[1]],
        } | more
        if part < 0.98:
            out["part"] = True
        if (self.walk.modal and not over) or part < (0.15 if kind in ("Container", "Picture") else 0.55):
            out["ignore"] = True
        if kind == "Text" and self.ink_change[shown[1] : shown[3], shown[0] : shown[2]].max() < LEGIBLE:
            out["ignore"] = True
        return out

    def _outlined(self, box: ink.Box, clip: QRectF) -> bool:
        limits = self._px(clip)
        return ink.outlined(
            self.full, (max(box[0], limits[0]), max(box[1], limits[1]), min(box[2], limits[2]), min(box[3], limits[3]))
        )

    def _changed(self, change: np.ndarray, rect: QRectF, spread: float, least: int = 0) -> ink.Box | None:
        return ink.tight(change, self._px(rect.adjusted(-spread, -spread, spread, spread)), least=least)

    def _marked(self) -> list[dict | None]:
        out = []
        for n, (item, rect, clip, over) in enumerate(self.walk.found):
            name = item.objectName()
            if _class(item) == "QQuickPopupItem":
                out.append(self._dialog(n, item, clip))
            if not name and item.inherits("QQuickButton") and not item.property("flat"):
                name = "Container||"  # a button that a dialog made by itself
            if "|" not in name:
                continue
            kind, state, icon, flags = (name.split("|") + ["", ""])[:4]
            if kind == "Icon":
                box = self._changed(self.ink_change, rect, 1)
            elif kind in SMALL:
                target = self._indicator(item) or item
                area = target.mapRectToScene(QRectF(0, 0, target.width(), target.height()))
                box = self._changed(self.control_change, area, 2 if target is not item else 0, CONTROL_CHANGE)
            elif kind in BACKED and not flags:
                back = self._background(item)
                area = back.mapRectToScene(QRectF(0, 0, back.width(), back.height())) if back else rect
                # The background's rectangle leaves its shadow out, the change leaves its empty margins out.
                changed = self._changed(self.back_change, area, 1)
                outer = self._px(area)
                box = changed and (
                    max(changed[0], outer[0]),
                    max(changed[1], outer[1]),
                    min(changed[2], outer[2]),
                    min(changed[3], outer[3]),
                )
            elif kind == "TabBarItem":
                box = self._changed(self.ink_change, rect, 0)
            else:
                box = self._px(rect)
            if box is None:
                continue
            if flags == "own" and not self._outlined(box, clip):
                continue
            more = {"clickable": kind not in ("Icon", "Picture") and flags != "own"}
            if kind in BACKED and not self._outlined(box, clip):
                continue
            if state:
                more["state"] = "selected" if state == "1" else "unselected"
            if icon:
                more["icon"] = icon
            out.append(self._entry(n, kind, box, clip, over, **more))
        return out

    def _dialog(self, n: int, item: QQuickItem, clip: QRectF) -> dict | None:
        backs = [c for c in item.childItems() if c.z() < 0] or item.childItems()[:1]
        if not backs:
            return None
        rect = backs[0].mapRectToScene(QRectF(0, 0, backs[0].width(), backs[0].height()))
        return self._entry(n, "Dialog", self._px(rect), clip, True, clickable=False)

    def _texts(self) -> list[dict | None]:
        out = []
        for n, (item, rect, clip, over) in enumerate(self.walk.found):
            text = item.property("text")
            drawn = item.inherits("QQuickText") or item.inherits("QQuickTextInput") or item.inherits("QQuickTextEdit")
            if not drawn or not text or not str(text).strip() or item.objectName().startswith("Icon"):
                continue
            if item.inherits("QQuickTextInput") or item.inherits("QQuickTextEdit"):
                box = self._changed(self.ink_change, rect, 0)
                out.append(
                    box and self._entry(n, "Text", box, clip, over, text=str(text), block=f"b{n}", clickable=True)
                )
                continue
            lines = text_lines(item)
            # Only wrapped labels have several lines, and those are as high as their text; one line may lie anywhere.
            top = rect.top() + (float(item.property("topPadding") or 0) if len(lines) > 1 else 0)
            height = float(item.property("contentHeight")) if len(lines) > 1 else rect.height()
            step = height / max(1, len(lines))
            for i, line in enumerate(lines):
                strip = QRectF(
                    rect.left() - 2,
                    top + i * step - (2 if i == 0 else 0),
                    rect.width() + 4,
                    step + (2 if i == len(lines) - 1 else 0),
                )
                # What a dialog shows ends with its panel: ink of the page behind may lie beside it.
                box = self._changed(self.ink_change, strip.intersected(clip) if over else strip, 0)
                if box:
                    out.append(
                        self._entry(
                            f"{n}.{i}",
                            "Text",
                            box,
                            clip,
                            over,
                            text=_elided(item, line),
                            block=f"b{n}",
                            clickable=False,
                        )
                    )
        return out
