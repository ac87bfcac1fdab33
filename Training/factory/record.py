"""Records of `unsaid.truth/1`: read from a folder, and kept beside the picture of a screen whose toolkit tells no stops."""

import json
from pathlib import Path

import cv2
import numpy as np


def read(folder: Path) -> list[dict]:
    """The records of the screens of a folder."""
    return [json.loads(line) for line in (folder / "truth.jsonl").read_text(encoding="utf-8").splitlines()]


def keep(log, out: Path, name: str, picture: np.ndarray, scale: float, elements: list[dict], **origin: str) -> None:
    """Writes the picture (BGR) into the folder and its line into the open log.

    `origin` names toolkit, theme, seed and script.
    """
    height, width = picture.shape[:2]
    cv2.imwrite(str(out / name), picture, [cv2.IMWRITE_PNG_COMPRESSION, 2])
    record = {
        "schema": "unsaid.truth/1",
        "image": name,
        "size": [width, height],
        "scale": scale,
        "platform": "android",
        **origin,
        "elements": elements,
        "stops": [],
    }
    log.write(json.dumps(record, ensure_ascii=False) + "\n")
    log.flush()
