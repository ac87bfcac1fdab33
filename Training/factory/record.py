"""Keeps a screen whose toolkit tells no stops: the picture, and its record of `unsaid.truth/1`."""

import json
from pathlib import Path

import cv2
import numpy as np


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
