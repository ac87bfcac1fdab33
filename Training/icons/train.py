"""Trains the icon classifier for a stretch of wall-clock time; a checkpoint every few minutes.

    python -m icons.train --glyphs out/glyphs.npz --screens out/screens.npz --out runs/icons.pt --minutes 30
"""

import argparse
import copy
import math
import time

import torch
from torch import nn
from torch.nn import functional as F

from .data import Batches, Glyphs, fixed
from .model import IconNet


def score(model: IconNet, crops: torch.Tensor, words: torch.Tensor) -> tuple[float, float]:
    """The share of right answers among the crops with a meaning, and among those without."""
    with torch.no_grad():
        found = torch.cat([model(part.float() / 255).argmax(1) for part in crops.split(256)])
    known = words < model.head.out_features - 1
    right = (found == words).float()
    return float(right[known].mean()), float(right[~known].mean())


def settled(model: IconNet, batches: Batches, rounds: int = 25) -> IconNet:
    """A copy whose norms fit its weights: averaged weights have other statistics than the networks they came from."""
    model = copy.deepcopy(model).train()
    for layer in model.modules():
        if isinstance(layer, nn.BatchNorm2d):
            layer.reset_running_stats()
            layer.momentum = None  # the plain mean over all rounds
    with torch.no_grad():
        for _ in range(rounds):
            model(batches.next()[0])
    return model.eval()


def train(given) -> None:
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    glyphs = Glyphs.load(given.glyphs, "train")
    batches = Batches(glyphs, given.screens, given.seed, given.batch)
    watched = Glyphs.load(given.glyphs, "validation")
    crops, words, index = fixed(watched, 1, 5)
    clear = ~torch.from_numpy(watched.near[index])
    crops, words = crops[clear][:900], words[clear][:900]
    model = IconNet(len(glyphs.vocabulary)).to(memory_format=torch.channels_last)
    mean = torch.optim.swa_utils.AveragedModel(
        model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True)
    if given.resume:
        model.load_state_dict(torch.load(given.resume)["weights"])
        mean.module.load_state_dict(model.state_dict())
    optimizer = torch.optim.AdamW(model.parameters(), lr=given.rate, weight_decay=0.02)
    begun, step, saved, losses = time.time(), 0, time.time(), []
    while (passed := (time.time() - begun) / 60 / given.minutes) < 1:
        # By time, since the speed of a shared machine is not known beforehand.
        rate = given.rate * min(1, (step + 1) / 200) * (0.02 + 0.98 * (1 + math.cos(math.pi * passed)) / 2)
        for group in optimizer.param_groups:
            group["lr"] = rate
        images, targets = batches.next()
        with torch.autocast("cpu", torch.bfloat16, enabled=given.bfloat16):
            loss = F.cross_entropy(model(images.to(memory_format=torch.channels_last)).float(), targets,
                                   label_smoothing=0.05)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimizer.step()
        mean.update_parameters(model)
        step += 1
        losses.append(float(loss.detach()))
        if step % 200 == 0:
            print(f"{(time.time() - begun) / 60:.1f} min, step {step}, loss {sum(losses[-200:]) / 200:.3f}", flush=True)
        if time.time() - saved > 240 or passed > 0.995:
            saved = time.time()
            known, unknown = score(settled(mean.module, batches, 8), crops, words)
            print(f"  validation families: {known:.3f} of meanings, {unknown:.3f} of others", flush=True)
            torch.save({"weights": mean.module.state_dict(), "vocabulary": glyphs.vocabulary}, given.out)
    torch.save({"weights": settled(mean.module, batches).state_dict(), "vocabulary": glyphs.vocabulary}, given.out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--glyphs", required=True)
    parser.add_argument("--screens", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--resume")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--batch", type=int, default=160)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--bfloat16", action="store_true")
    train(parser.parse_args())
