"""Rendered screens saved as JPEG, as some test devices and CI systems keep them: the truth stays, the pixels around edges do not."""

import json
from pathlib import Path

import cv2

from .record import read

QUALITIES = (60, 75, 85, 92)  # in turn; half the colours, as nearly all encoders do


def write(folder: Path, out: Path) -> int:
    """Writes a copy of the screens of a folder and their truth; returns how many."""
    out.mkdir(parents=True, exist_ok=True)
    records = read(folder)
    with open(out / "truth.jsonl", "w", encoding="utf-8") as log:
        for index, record in enumerate(records):
            image = cv2.imread(str(folder / record["image"]))
            if image is None:
                raise ValueError(f"{folder / record['image']}: no image")
            record["image"] = f"{Path(record['image']).stem}.jpg"
            quality = QUALITIES[index % len(QUALITIES)]
            cv2.imwrite(str(out / record["image"]), image, [cv2.IMWRITE_JPEG_QUALITY, quality])
            log.write(json.dumps(record, ensure_ascii=False) + "\n")
    return len(records)
