"""Draws glyph masks as icons of a screen: colours, backgrounds, buttons, badges, neighbours, blur, JPEG."""

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from .model import INPUT

GLYPH = 32  # pixels: the longer side of the boxed thing within the input


class Composer:
    """Makes batches of crops from masks; all randomness comes from one seeded generator."""

    def __init__(self, seed: int, photos: torch.Tensor | None = None, strength: float = 1.0):
        self.g = torch.Generator().manual_seed(seed)
        self.photos = photos
        self.strength = strength
        axis = (torch.arange(INPUT, dtype=torch.float32) + 0.5 - INPUT / 2)
        self.x, self.y = axis.reshape(1, 1, 1, -1), axis.reshape(1, 1, -1, 1)

    def uniform(self, n: int, low: float = 0, high: float = 1) -> torch.Tensor:
        return (torch.rand(n, generator=self.g) * (high - low) + low).reshape(n, 1, 1, 1)

    def chance(self, n: int, p: float) -> torch.Tensor:
        return self.uniform(n) < p * self.strength

    def compose(self, masks: torch.Tensor) -> torch.Tensor:
        """Crops [N, 3, 40, 40] of 0...1 from masks [N, 1, 64, 64] of bytes."""
        n = len(masks)
        masks = self._weight(masks.float() / 255)
        held = self.chance(n, 0.22)
        size = torch.where(held, self.uniform(n, 0.42, 0.72), torch.ones(n, 1, 1, 1))
        place = [self.uniform(n, -0.07, 0.07) * GLYPH * self.strength for _ in range(2)]
        box = self.uniform(n, 0.9, 1.12)
        ink = self._placed(masks, GLYPH * size * box, place, jitter=True)
        canvas = self._background(n)
        canvas, under = self._button(canvas, held, GLYPH * box, place)
        neighbour = self.chance(n, 0.12).float()
        away = [self.uniform(n, -1, 1) * 6, torch.sign(self.uniform(n, -1, 1)) * self.uniform(n, 30, 36)]
        if torch.rand(1, generator=self.g) < 0.5:
            away.reverse()
        other = self._placed(masks.roll(1, 0), self.uniform(n, 20, 34), away) * neighbour
        colour = self._contrasting(under)
        canvas = canvas * (1 - other) + colour * other
        second = torch.where(self.chance(n, 0.1), self._contrasting(under), colour)
        slope = ((self.y / INPUT) + 0.5).expand(n, 1, INPUT, INPUT)
        paint = colour * (1 - slope) + second * slope
        opacity = torch.where(self.chance(n, 0.25), self.uniform(n, 0.35, 0.9), torch.ones(n, 1, 1, 1))
        canvas = canvas * (1 - ink * opacity) + paint * ink * opacity
        canvas = self._badge(canvas, size * box, place)
        return self._worn(canvas).clamp(0, 1)

    def _weight(self, masks):
        chosen = self.uniform(len(masks)).flatten()
        bold, thin = chosen < 0.12, chosen > 0.95
        if bold.any():
            masks[bold] = F.max_pool2d(masks[bold], 3, 1, 1)
        if thin.any():
            thinner = -F.max_pool2d(-masks[thin], 3, 1, 1)
            full = masks[thin].mean((1, 2, 3), keepdim=True)
            # A hairline would vanish altogether.
            masks[thin] = torch.where(thinner.mean((1, 2, 3), keepdim=True) > 0.5 * full, thinner, masks[thin])
        return masks

    def _placed(self, masks, side, place, jitter=False):
        """The masks at `side` pixels and moved, drawn at twice the size and averaged."""
        n = len(masks)
        angle = self.uniform(n, -0.05, 0.05) if jitter else torch.zeros(n, 1, 1, 1)
        tall = self.uniform(n, 0.95, 1.05) if jitter else torch.ones(n, 1, 1, 1)
        scale = INPUT / side
        cos, sin = torch.cos(angle) * scale, torch.sin(angle) * scale
        dx, dy = (2 * p / INPUT for p in place)
        matrix = torch.cat([
            torch.cat([cos, -sin, -(cos * dx - sin * dy)], 3),
            torch.cat([sin * tall, cos * tall, -(sin * dx + cos * dy) * tall], 3)], 2).reshape(n, 2, 3)
        grid = F.affine_grid(matrix, (n, 1, 2 * INPUT, 2 * INPUT), align_corners=False)
        return F.avg_pool2d(F.grid_sample(masks, grid, align_corners=False, padding_mode="zeros"), 2)

    def _colour(self, n):
        colour = torch.rand(n, 3, 1, 1, generator=self.g)
        kind = self.uniform(n)
        grey = self.uniform(n)
        light = 1 - self.uniform(n, 0, 0.12) * torch.rand(n, 3, 1, 1, generator=self.g)
        dark = self.uniform(n, 0, 0.25) * torch.rand(n, 3, 1, 1, generator=self.g)
        colour = torch.where(kind < 0.55, grey.expand(-1, 3, -1, -1), colour)
        colour = torch.where(kind < 0.45, dark, colour)
        return torch.where(kind < 0.3, light, colour)

    def _contrasting(self, under):
        """A colour that can be seen on `under`."""
        weights = torch.tensor([0.299, 0.587, 0.114]).reshape(1, 3, 1, 1)
        best = self._colour(len(under))
        for _ in range(3):
            other = self._colour(len(under))
            near = ((best - under) * weights).sum(1, keepdim=True).abs() < 0.22
            best = torch.where(near, other, best)
        near = ((best - under) * weights).sum(1, keepdim=True).abs() < 0.15
        plain = ((under * weights).sum(1, keepdim=True) < 0.5).float().expand(-1, 3, -1, -1)
        return torch.where(near, plain, best)

    def _background(self, n):
        first = self._colour(n)
        second = torch.where(self.chance(n, 0.25), self._colour(n), first)
        slope = (self.x * self.uniform(n, -1, 1) + self.y * self.uniform(n, -1, 1)) / INPUT + 0.5
        canvas = first + (second - first) * slope.clamp(0, 1)
        if self.photos is not None:
            photo = self.photos[torch.randint(len(self.photos), (n,), generator=self.g)].float() / 255
            canvas = torch.where(self.chance(n, 0.12), photo, canvas)
        return canvas.contiguous()

    def _button(self, canvas, held, side, place):
        """A disc, square or pill under the held ones; the colour that the glyph stands on, too."""
        n = len(canvas)
        radius = torch.where(self.chance(n, 0.6), torch.full((n, 1, 1, 1), 0.5), self.uniform(n, 0.1, 0.5)) * side
        dx = (self.x - place[0]).abs() - (side / 2 - radius)
        dy = (self.y - place[1]).abs() - (side / 2 - radius)
        outside = (dx.clamp(min=0).square() + dy.clamp(min=0).square()).sqrt() - radius
        shape = (0.5 - outside).clamp(0, 1) * held.float()
        rim = self.chance(n, 0.2).float()
        shape = shape * (1 - rim) + rim * (shape - (0.5 - outside - self.uniform(n, 1, 2.5)).clamp(0, 1)).clamp(0, 1)
        below = canvas.mean((2, 3), keepdim=True)
        colour = self._colour(n)
        canvas = canvas * (1 - shape) + colour * shape
        on = torch.where(held & (rim < 0.5), colour, below)
        return canvas, on

    def _badge(self, canvas, size, place):
        n = len(canvas)
        radius = self.uniform(n, 2.5, 5.5)
        half = GLYPH * size / 2
        x, y = self.x - place[0] - half * self.uniform(n, 0.6, 1), self.y - place[1] + half * self.uniform(n, 0.6, 1)
        distance = (x.square() + y.square()).sqrt()
        shown = self.chance(n, 0.06).float()
        rim = (radius + 1.5 - distance).clamp(0, 1) * shown * (self.uniform(n) < 0.5).float()
        disc = (radius - distance + 0.5).clamp(0, 1) * shown
        below = canvas.mean((2, 3), keepdim=True)
        canvas = canvas * (1 - rim) + below * rim
        colour = torch.rand(n, 3, 1, 1, generator=self.g) * 0.4
        colour[:, 0] = 1 - colour[:, 0]
        return canvas * (1 - disc) + colour * disc

    def _worn(self, canvas):
        """Small sources, blur, noise and JPEG, each on a part of the batch."""
        n = len(canvas)
        for part in torch.arange(n).chunk(6)[:round(3 * self.strength + 0.5)]:
            small = int(torch.randint(15, 36, (1,), generator=self.g))
            mode = "area" if small % 2 else "bilinear"
            less = F.interpolate(canvas[part], size=(small, small), mode=mode)
            canvas[part] = F.interpolate(less, size=(INPUT, INPUT), mode="bilinear", align_corners=False)
        noise = torch.randn(canvas.shape, generator=self.g) * self.uniform(n, 0, 0.03)
        canvas = canvas + noise * self.chance(n, 0.3).float()
        for index in range(0, n, round(8 / self.strength)):
            quality = int(torch.randint(35, 92, (1,), generator=self.g))
            pixels = (canvas[index].clamp(0, 1) * 255).byte().permute(1, 2, 0).numpy()
            packed = cv2.imencode(".jpg", np.ascontiguousarray(pixels), [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
            canvas[index] = torch.from_numpy(cv2.imdecode(packed, cv2.IMREAD_COLOR)).permute(2, 0, 1) / 255
        return canvas
