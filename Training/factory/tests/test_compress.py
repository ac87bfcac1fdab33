"""Run in Training/: python -m pytest factory/tests"""

import json

import cv2
import numpy as np
import pytest

from factory import compress


def screens(folder, count):
    noise = np.random.default_rng(1).integers(0, 256, (64, 48, 3), np.uint8)
    records = [{"image": f"a-{i}.png", "size": [48, 64], "elements": [{"id": "e1", "text": "ä"}]} for i in range(count)]
    for record in records:
        cv2.imwrite(str(folder / record["image"]), noise)
    (folder / "truth.jsonl").write_text("".join(json.dumps(r) + "\n" for r in records))
    return records


def test_truth_stays_and_pictures_are_compressed_in_turn(tmp_path):
    records = screens(tmp_path, 5)
    assert compress.write(tmp_path, tmp_path / "out") == 5
    copies = [json.loads(line) for line in (tmp_path / "out/truth.jsonl").read_text().splitlines()]
    assert copies == [{**r, "image": r["image"].replace(".png", ".jpg")} for r in records]
    files = [(tmp_path / "out" / r["image"]).read_bytes() for r in copies]
    assert all(data[:2] == b"\xff\xd8" for data in files)
    sizes = [len(data) for data in files]
    assert sizes[:4] == sorted(set(sizes[:4])) and sizes[4] == sizes[0]


def test_a_missing_picture_is_named(tmp_path):
    screens(tmp_path, 1)
    (tmp_path / "a-0.png").unlink()
    with pytest.raises(ValueError, match="a-0.png: no image"):
        compress.write(tmp_path, tmp_path / "out")
