"""A checkpoint as ONNX with its settings: temperature and threshold chosen on validation families and held screens.

    python -m icons.export --weights runs/icons.pt --glyphs out/glyphs.npz --screens out/screens.npz \
        --held out/held.npz --out ../Sources/Recognition/Models/icons.onnx
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import nn
from torch.nn import functional as F

from .data import Batches, Glyphs, fixed
from .model import INPUT, IconNet
from .train import settled

LARGEST = 2_000_000  # bytes of the exported file
WANTED = 0.95  # of the answers are to be right on families that were never trained on
MARGIN = 0.01  # above it on validation, since the test families differ from those again
NAMELESS = 0.25  # of the icons of apps mean none of the words: a guess that is on the side of caution
LEAST = 0.35  # no answer is sure below this, whatever the validation says


class Exported(nn.Module):
    """RGB 0...1 [N, 3, 40, 40] to probabilities [N, meanings + 1]."""

    def __init__(self, network: IconNet, temperature: float):
        super().__init__()
        self.network = network
        self.temperature = temperature

    def forward(self, image):
        return F.softmax(self.network(image) / self.temperature, 1)


def logits(model: IconNet, crops: torch.Tensor) -> torch.Tensor:
    """What the network says to crops of bytes."""
    with torch.no_grad():
        return torch.cat([model(part.float() / 255) for part in crops.split(256)])


def best_temperature(scores: torch.Tensor, words: torch.Tensor, weights: torch.Tensor) -> float:
    """The temperature of the least weighted loss."""
    def loss(t):
        return float((F.cross_entropy(scores / t, words, reduction="none") * weights).sum())
    return min(np.geomspace(0.4, 3, 60).tolist(), key=loss)


def curve(sure: np.ndarray, right: np.ndarray, counted: np.ndarray, weights: np.ndarray):
    """Thresholds with the precision of the answers above each, and the share of icons with a meaning among them."""
    order = np.argsort(-sure)
    w, r, k = weights[order], right[order], counted[order]
    given = np.cumsum(w)
    return sure[order], np.cumsum(w * r) / given, np.cumsum(w * r * k) / (weights * counted).sum()


def choose(sure, right, known, weights) -> float:
    """The lowest threshold above which the precision stays at WANTED + MARGIN."""
    thresholds, precision, _ = curve(sure, right, known, weights)
    good = np.flatnonzero(precision >= WANTED + MARGIN)
    return max(LEAST, float(thresholds[good[-1]])) if len(good) else 1.0


def validation(model: IconNet, given, vocabulary: list[str]):
    """Logits, words and weights of the glyphs of the validation families and of the held screens, half and half."""
    glyphs = Glyphs.load(given.glyphs, "validation")
    crops, words, index = fixed(glyphs, 3, 11)
    kept = ~torch.from_numpy(glyphs.near[index])
    crops, words = crops[kept], words[kept]
    with np.load(given.held) as store:
        held = torch.from_numpy(store["crops"][~store["near"]]).permute(0, 3, 1, 2)
        held_words = torch.from_numpy(store["words"][~store["near"]].astype(np.int64))
    held_words[held_words < 0] = len(vocabulary)
    parts = []
    for words_of in (words, held_words):
        none = words_of == len(vocabulary)
        weight = torch.where(none, NAMELESS / none.sum(), (1 - NAMELESS) / (~none).sum())
        parts.append(weight)
    # The families count more: the glyphs of the screens were all seen in training.
    weights = torch.cat([parts[0] * 0.8, parts[1] * 0.2])
    return torch.cat([logits(model, crops), logits(model, held)]), torch.cat([words, held_words]), weights, len(words)


def milliseconds(path: str, threads: int, icons: int) -> float:
    """The median time of one run over so many icons."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    image = np.random.default_rng(1).random((icons, 3, INPUT, INPUT), np.float32)
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        session.run(None, {"image": image})
        times.append(1000 * (time.perf_counter() - begun))
    return float(np.median(times[3:]))


def export(given) -> None:
    checkpoint = torch.load(given.weights)
    vocabulary = checkpoint["vocabulary"]
    model = IconNet(len(vocabulary))
    model.load_state_dict(checkpoint["weights"])
    torch.set_num_threads(given.threads)
    model = settled(model, Batches(Glyphs.load(given.glyphs, "train"), given.screens, 3, 200))
    scores, words, weights, families = validation(model, given, vocabulary)
    temperature = best_temperature(scores, words, weights)
    probabilities = (scores / temperature).softmax(1)
    sure, found = probabilities.max(1)
    spoken = (found < len(vocabulary)).numpy()
    right, known = (found == words).numpy(), (words < len(vocabulary)).numpy()
    # By the families alone: the glyphs of the screens are no test of drawings never seen.
    part = spoken & (np.arange(len(spoken)) < families)
    threshold = choose(sure.numpy()[part], right[part], known[part], weights.numpy()[part])
    answered = spoken & (sure.numpy() >= threshold)
    w = weights.numpy()
    for title, part in (("validation families", slice(0, families)), ("held screens", slice(families, None))):
        good, said = right[part] & answered[part], answered[part]
        print(f"{title}: threshold {threshold:.3f}, temperature {temperature:.2f}, "
              f"precision {(w[part] * good).sum() / (w[part] * said).sum():.3f}, "
              f"right {(w[part] * (good & known[part])).sum() / (w[part] * known[part]).sum():.3f} of meanings")
    exported = Exported(model, temperature).eval()
    image = torch.rand(3, 3, INPUT, INPUT)
    torch.onnx.export(exported, image, given.out, input_names=["image"], output_names=["probabilities"],
                      dynamic_axes={"image": {0: "icons"}, "probabilities": {0: "icons"}}, dynamo=False,
                      opset_version=17)
    size = os.path.getsize(given.out)
    if size > LARGEST:
        raise SystemExit(f"{given.out}: {size} bytes, at most {LARGEST} are allowed")
    session = onnxruntime.InferenceSession(given.out, providers=["CPUExecutionProvider"])
    many = torch.rand(7, 3, INPUT, INPUT)
    with torch.no_grad():
        worst = float(np.abs(session.run(None, {"image": many.numpy()})[0] - exported(many).numpy()).max())
    settings = {"schema": "unsaid.icons/1", "input": {"side": INPUT, "reach": 1.25}, "meanings": vocabulary,
                "threshold": round(threshold, 3), "thresholds": {}}
    Path(given.out).with_suffix(".json").write_text(json.dumps(settings, indent=1) + "\n", encoding="utf-8")
    print(f"{given.out}: {size} bytes, worst difference {worst:.2g}, 40 icons {milliseconds(given.out, 1, 40):.1f} ms "
          f"on one thread, {milliseconds(given.out, 2, 40):.1f} ms on two")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--weights", required=True)
    parser.add_argument("--glyphs", required=True)
    parser.add_argument("--screens", required=True, help="crops of training screens")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--held", required=True, help="exact crops of held-out screens of the training themes")
    parser.add_argument("--out", required=True)
    export(parser.parse_args())
