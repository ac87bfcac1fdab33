"""Trains the detector on the CPU. The same command goes on after an interruption.

    python -m detector.train --out runs/mix --vins DATA --rendered SCREENS... --until 12:45
"""

import argparse
import json
import math
import os
import tempfile
import time
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.distributed as group
from torch import nn

from .augment import sample
from .classes import ANNOTATED, CLASSES, INPUT_HEIGHT, INPUT_WIDTH
from .loss import detection_loss
from .model import Detector, cells
from .paste import has_rare
from .sources import real_screens, rendered_screens
from .warmstart import load_weights

COMMON = 0.25  # share of screens from which a class needs no oversampling
PASTED = 0.12  # share of samples into which rare widgets of another screen are pasted
READ_AT_ONCE = 60  # new rendered screens a process reads between two epochs
MEASURED = 48  # screens on which the norms of an exported model are measured anew
PLATEAU = 0.65  # share of the time at full learning rate, the rest falls along a cosine


class Samples(torch.utils.data.Dataset):
    """One epoch's draws from both sources; deterministic by (seed, position)."""

    def __init__(self, real, rendered, share, length, seed, plain=False):
        random = np.random.default_rng(seed)
        self.seed, self.plain = seed, plain
        rendered_count = round(length * share) if rendered and real else length * bool(rendered)
        draws = [(rendered, rendered_count), (real, length - rendered_count)]
        self.draws = [s for screens, n in draws if n for s in drawn(random, screens, n)]
        random.shuffle(self.draws)
        self.donors = [screen for screen in (*rendered, *real) if has_rare(screen)]

    def __len__(self):
        return len(self.draws)

    def __getitem__(self, i):
        if self.plain:
            return sample(self.draws[i:i + 1])
        random = np.random.default_rng((self.seed, i))
        screens = [self.draws[i]]
        if random.random() < 0.2:
            screens.append(self.draws[random.integers(len(self.draws))])
        donor = None
        if self.donors and random.random() < PASTED:
            donor = self.donors[random.integers(len(self.donors))]
        return sample(screens, random, donor)


def holds(screen):
    """Which of our classes and of the annotators' a screen has."""
    annotated = screen.annotated.labels if screen.annotated is not None else []
    return [c in screen.labels for c in range(len(CLASSES))] + [c in annotated for c in range(len(ANNOTATED))]


def drawn(random, screens, count):
    """Screens with rare classes come more often (repeat factor of Gupta et al., LVIS, 2019)."""
    present = np.array([holds(screen) for screen in screens])
    rarity = np.sqrt(np.maximum(1, COMMON / np.maximum(present.mean(0), 1e-9)))
    weight = np.maximum((present * rarity).max(1), 1)
    repeats = np.ceil(count * weight / weight.sum() + random.random(len(screens)) - 1).astype(int)
    chosen = random.permutation(np.repeat(np.arange(len(screens)), np.maximum(repeats, 0)))[:count]
    missing = random.choice(len(screens), count - len(chosen), p=weight / weight.sum())
    return [screens[i] for i in np.concatenate([chosen, missing])]


def collate(samples):
    return torch.stack([s[0] for s in samples]), [s[1] for s in samples]


def network_input(images):
    """uint8 [batch, height, width, 3] to float 0...1 channels-last [batch, 3, height, width]."""
    return images.permute(0, 3, 1, 2).to(torch.float32).div_(255)


def resized(images, truths, size):
    """A batch in a smaller frame (width, height): cheaper steps to begin with."""
    if size == (INPUT_WIDTH, INPUT_HEIGHT):
        return images, truths
    factor = torch.tensor([size[0] / INPUT_WIDTH, size[1] / INPUT_HEIGHT] * 2)
    small = [cv2.resize(image.numpy(), size, interpolation=cv2.INTER_AREA) for image in images]
    boxes = ("boxes", "regions", "vague", "annotated_boxes", "annotated_vague")
    scaled = [replace(t, **{name: getattr(t, name) * factor for name in boxes}) for t in truths]
    return torch.from_numpy(np.stack(small)), scaled


class Run:
    """Network, optimiser, running average of the weights, and where they are kept."""

    def __init__(self, out, rate, decay=0.998):
        self.out, self.rate, self.decay = Path(out), rate, decay
        self.out.mkdir(parents=True, exist_ok=True)
        self.network = Detector().to(memory_format=torch.channels_last)
        groups = [[p for p in self.network.parameters() if (p.ndim > 1) == wide] for wide in (True, False)]
        self.optimizer = torch.optim.AdamW(
            [{"params": groups[0], "weight_decay": 0.03}, {"params": groups[1], "weight_decay": 0}],
            lr=rate, betas=(0.9, 0.99), fused=True)
        self.average, self.steps, self.epoch = {}, 0, 0
        self.begun = time.time()

    @property
    def checkpoint(self):
        return self.out / "last.pt"

    def start(self, warm, images):
        """Goes on from the last checkpoint, else from other weights, else from nothing.

        `images()` gives the screens that an exported model is measured on.
        """
        if self.checkpoint.exists():
            self._resume(torch.load(self.checkpoint, weights_only=False))
            return f"resumed at step {self.steps}"
        message = "from random weights"
        if warm:
            load_weights(self.network, warm, images)
            message = f"weights of {warm}"
        self.average = {k: v.clone() for k, v in self.network.state_dict().items()}
        return message

    def _resume(self, state):
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.average, self.steps = state["average"], state["steps"]
        self.epoch, self.begun = state["epoch"], state["begun"]

    def save(self, name="last.pt"):
        partial = self.out / f"{name}.partial"
        torch.save({"network": self.network.state_dict(), "average": self.average,
                    "optimizer": self.optimizer.state_dict(), "steps": self.steps,
                    "epoch": self.epoch, "begun": self.begun}, partial)
        os.replace(partial, self.out / name)

    def set_rate(self, end, warmup=60):
        done = min(1.0, (time.time() - self.begun) / max(1.0, end - self.begun))
        fall = max(0.0, (done - PLATEAU) / (1 - PLATEAU))
        factor = 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * fall))
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * factor * min(1.0, (self.steps + 1) / warmup)

    def step(self, images, truths, grid):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            outputs = self.network(network_input(images))
        total, classification, box = detection_loss(*outputs, truths, *grid)
        self.optimizer.zero_grad(set_to_none=True)
        total.backward()
        shared_gradients(self.network)
        nn.utils.clip_grad_norm_(self.network.parameters(), 10.0)
        self.optimizer.step()
        self.steps += 1
        self._average()
        return total.item(), classification.item(), box.item()

    def _average(self):
        decay = min(self.decay, (1 + self.steps) / (20 + self.steps))
        state = self.network.state_dict()
        moving = [name for name, value in state.items() if value.is_floating_point()]
        torch._foreach_lerp_([self.average[n] for n in moving], [state[n] for n in moving], 1 - decay)
        for name in state.keys() - set(moving):
            self.average[name].copy_(state[name])


def shared_gradients(network):
    """Averages the gradients over the processes.

    Processes of one thread meet once a step; threads would meet at every layer, which on a busy
    machine costs far more.
    """
    if not group.is_initialized():
        return
    gradients = [p.grad for p in network.parameters() if p.grad is not None]
    flat = torch.cat([g.reshape(-1) for g in gradients])
    group.all_reduce(flat)
    flat /= group.get_world_size()
    for gradient, part in zip(gradients, flat.split([g.numel() for g in gradients])):
        gradient.copy_(part.view_as(gradient))


def over(end):
    """Whether time is up, as the first process sees it: all processes stop at the same step."""
    flag = torch.tensor([time.time() >= end])
    if group.is_initialized():
        group.broadcast(flag, 0)
    return bool(flag)


def freeze(network):
    """Keeps the features of strides 2 and 4 as they are: a quarter of a step's time is saved."""
    for part in (network.backbone.stem, network.backbone.stages[0]):
        part.requires_grad_(False)
        part.eval()


def freeze_all_but_annotated(network):
    """Only the annotators' answer goes on learning; ours stays what it is, to the bit."""
    network.requires_grad_(False)
    network.eval()
    network.annotated.requires_grad_(True)
    network.annotated.train()


def clock_time(text):
    """Seconds since the epoch of the next HH:MM."""
    hour, minute = map(int, text.split(":"))
    now = datetime.now()
    today = now.replace(hour=hour, minute=minute, second=0)
    return (today if today > now else today + timedelta(days=1)).timestamp()


def train(rank, options):
    """One process's work; every process has its own part of the screens."""
    torch.manual_seed(0)
    torch.set_num_threads(options.threads)
    cv2.setNumThreads(1)
    if options.processes > 1:
        group.init_process_group("gloo", init_method=f"file://{options.meeting}", rank=rank,
                                 world_size=options.processes)
    end = clock_time(options.until)
    run = Run(options.out, options.rate)
    # The same screens in every process, so that all begin alike.
    print(run.start(options.warm, lambda: measuring(options.vins, options.rendered, options.share, options.cache)), flush=True)
    if options.frozen:
        freeze(run.network)
    if options.annotated_only:
        freeze_all_but_annotated(run.network)
    real = real_screens(options.vins, "train")[rank:options.limit:options.processes] if options.vins else []
    size = tuple(map(int, options.size.split("x")))
    rendered, grid, saved = {}, cells(*size), time.time()
    while not over(end):
        rendered.update(rendered_screens(
            options.rendered, rendered, (rank, options.processes), READ_AT_ONCE, options.cache))
        loader = epoch_loader(real, list(rendered.values()), options, 1000 + options.processes * run.epoch + rank)
        started, losses = time.time(), []
        for images, truths in loader:
            run.set_rate(end)
            losses.append(run.step(*resized(images, truths, size), grid))
            if over(end):
                break
        run.epoch += 1
        if rank == 0:
            speed = options.processes * options.batch * len(losses) / (time.time() - started)
            report(run, losses, len(real), len(rendered), speed)
            if time.time() - saved > 150 or time.time() >= end:
                run.save()
                saved = time.time()


def measuring(vins, rendered, share=0.65, cache=None):
    """Screens of both sources as the network sees them in training, always the same ones."""
    real = real_screens(vins, "train")[:MEASURED] if vins else []
    rendered = rendered_screens(rendered, {}, (0, 1), MEASURED, cache).values()
    samples = Samples(real, list(rendered), share, MEASURED, seed=1)
    return [samples[i][0] for i in range(len(samples))]


def epoch_loader(real, rendered, options, seed):
    samples = Samples(real, rendered, options.share, options.epoch // options.processes, seed, options.plain)
    return torch.utils.data.DataLoader(
        samples, options.batch, num_workers=1, collate_fn=collate, drop_last=True, prefetch_factor=4)


def report(run, losses, real, rendered, speed):
    total, classification, box = np.mean(losses, 0)
    row = {"time": datetime.now().strftime("%H:%M:%S"), "epoch": run.epoch, "steps": run.steps,
           "real": real, "rendered": rendered, "loss": round(total, 4), "class": round(classification, 4),
           "box": round(box, 4), "rate": round(run.optimizer.param_groups[0]["lr"], 6),
           "images_per_second": round(speed, 1)}
    print(json.dumps(row), flush=True)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--until", required=True, help="HH:MM when training ends, tomorrow if it is past today")
    parser.add_argument("--vins", help="folder of the real screens")
    parser.add_argument("--rendered", nargs="*", default=[], help="folders of rendered screens")
    parser.add_argument("--share", type=float, default=0.65, help="of rendered screens in an epoch")
    parser.add_argument("--warm", help="weights to start from: a checkpoint, or an exported .onnx")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=4, help="images a process and step")
    parser.add_argument("--epoch", type=int, default=600, help="images an epoch")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1, help="of each process")
    parser.add_argument("--limit", type=int, help="real screens at most")
    parser.add_argument("--cache", help="folder that keeps rendered screens as they were read")
    parser.add_argument("--size", default=f"{INPUT_WIDTH}x{INPUT_HEIGHT}", help="of the frame while training")
    parser.add_argument("--frozen", action="store_true", help="keep the first two strides' weights")
    parser.add_argument("--annotated-only", action="store_true", help="train the second answer's own layers alone")
    parser.add_argument("--plain", action="store_true", help="no augmentation (overfit test)")
    return parser.parse_args()


def main():
    options = arguments()
    if options.processes == 1:
        train(0, options)
        return
    with tempfile.TemporaryDirectory() as folder:
        options.meeting = f"{folder}/meeting"
        torch.multiprocessing.spawn(train, (options,), options.processes)


if __name__ == "__main__":
    main()
