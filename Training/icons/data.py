"""Batches for training and fixed sets for validation and test, from the stores of glyphs and screens."""

from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional as F

from .compose import Composer
from .families import TEST, TRAIN, VALIDATION
from .model import INPUT

SPLITS = {"train": TRAIN, "validation": VALIDATION, "test": TEST}


@dataclass
class Glyphs:
    """The masks of one split; `word` counts meanings, the number of meanings stands for "none of these"."""

    masks: np.ndarray
    word: np.ndarray
    near: np.ndarray
    family: np.ndarray
    name: np.ndarray
    vocabulary: list[str]

    @classmethod
    def load(cls, path: str, split: str) -> "Glyphs":
        with np.load(path) as store:
            family = store["family"]
            chosen = np.isin(family, [*SPLITS[split], "letters-" + split])
            vocabulary = [str(w) for w in store["vocabulary"]]
            word = store["words"][chosen].astype(np.int64)
            word[word < 0] = len(vocabulary)
            return cls(store["masks"][chosen], word, store["near"][chosen], family[chosen], store["name"][chosen],
                       vocabulary)


class Batches:
    """Endless training batches: glyphs drawn anew and crops of rendered screens."""

    def __init__(self, glyphs: Glyphs, screens: str, seed: int, size: int):
        self.r = np.random.default_rng(seed)
        self.glyphs, self.size = glyphs, size
        self.none = len(glyphs.vocabulary)
        with np.load(screens) as store:
            word = store["words"].astype(np.int64)
            word[word < 0] = self.none
            kept = ~store["near"]
            self.crops, self.crop_words = store["crops"][kept], word[kept]
            other = store["crops"][store["kind"] == "other"]
        photos = torch.from_numpy(other).permute(0, 3, 1, 2)[:, :, 8:48, 8:48].contiguous()
        self.composer = Composer(seed, photos)
        self.by_word = []
        for word in range(self.none):
            of = np.flatnonzero(glyphs.word == word)
            # Families of many glyphs would drown the others.
            self.by_word.append([of[glyphs.family[of] == f] for f in np.unique(glyphs.family[of])])
        self.unknown = np.flatnonzero((glyphs.word == self.none) & ~glyphs.near)
        counts = np.bincount(self.crop_words, minlength=self.none + 1)
        weights = 1 / np.sqrt(counts[self.crop_words])
        self.crop_weights = np.cumsum(weights / weights.sum())

    def next(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Crops [size, 3, 40, 40] and their words."""
        screens = self.size // 5
        unknown = self.size // 5
        chosen = []
        for _ in range(self.size - screens - unknown):
            groups = self.by_word[self.r.integers(self.none)]
            chosen.append(self.r.choice(groups[self.r.integers(len(groups))]) if groups
                          else self.r.choice(self.unknown))
        chosen = np.concatenate([chosen, self.r.choice(self.unknown, unknown)])
        self.r.shuffle(chosen)
        masks = torch.from_numpy(self.glyphs.masks[chosen])[:, None]
        drawn = self.composer.compose(masks)
        picked = np.searchsorted(self.crop_weights, self.r.random(screens))
        seen = self._jittered(self.crops[np.minimum(picked, len(self.crops) - 1)])
        words = np.concatenate([self.glyphs.word[chosen], self.crop_words[picked]])
        return torch.cat([drawn, seen]), torch.from_numpy(words)

    def _jittered(self, crops: np.ndarray) -> torch.Tensor:
        """Crops of 56 pixels cut to 40 with the jitter of a detector's boxes, some with channels swapped."""
        images = torch.from_numpy(crops).permute(0, 3, 1, 2).float() / 255
        n = len(images)
        u = self.composer.uniform
        scale = INPUT / images.shape[-1] * u(n, 0.9, 1.1)
        zero = torch.zeros(n, 1, 1, 1)
        matrix = torch.cat([torch.cat([scale, zero, u(n, -0.08, 0.08)], 3),
                            torch.cat([zero, scale, u(n, -0.08, 0.08)], 3)], 2).reshape(n, 2, 3)
        grid = F.affine_grid(matrix, (n, 3, INPUT, INPUT), align_corners=False)
        images = F.grid_sample(images, grid, align_corners=False, padding_mode="border")
        inverted = self.composer.chance(n, 0.2)
        images = torch.where(inverted, 1 - images, images)
        return images[:, torch.randperm(3, generator=self.composer.g)]


def fixed(glyphs: Glyphs, copies: int, seed: int) -> tuple[torch.Tensor, torch.Tensor, np.ndarray]:
    """Each glyph drawn `copies` times in a milder mix: crops, words, and the index of the glyph."""
    composer = Composer(seed, None, strength=0.6)
    index = np.tile(np.arange(len(glyphs.word)), copies)
    order = np.random.default_rng(seed).permutation(len(index))
    index = index[order]
    crops = [composer.compose(torch.from_numpy(glyphs.masks[part])[:, None]).mul(255).byte()
             for part in np.array_split(index, max(1, len(index) // 500))]
    return torch.cat(crops), torch.from_numpy(glyphs.word[index]), index
