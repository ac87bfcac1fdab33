"""The network: CSP backbone, PAN neck at strides 8, 16, 32, one decoupled head for all levels.

Its output is [batch, classes + 4, cells]: logits, then the logarithm of the distances from the
cell's centre to the box's left, top, right and bottom edge in strides.
"""

import torch
from torch import nn
from torch.nn import functional as F

from .classes import ANNOTATED, CLASSES

STRIDES = (8, 16, 32)
BACKBONE = (16, 32, 72, 128, 192)
DEPTHS = (1, 3, 3, 2)
NECK = 64
DETAIL = 16


def norm(channels):
    return nn.BatchNorm2d(channels, momentum=0.03, eps=1e-3)


def conv(inputs, outputs, kernel=3, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
        norm(outputs), nn.ReLU(inplace=True))


class CrossStage(nn.Module):
    """Half of the channels pass residual blocks, the other half goes past them."""

    def __init__(self, inputs, outputs, depth=1):
        super().__init__()
        half = outputs // 2
        self.bypass, self.enter = conv(inputs, half, 1), conv(inputs, half, 1)
        self.blocks = nn.ModuleList(
            nn.Sequential(conv(half, half), conv(half, half)) for _ in range(depth))
        self.merge = conv(2 * half, outputs, 1)

    def forward(self, x):
        y = self.enter(x)
        for block in self.blocks:
            y = y + block(y)
        return self.merge(torch.cat([self.bypass(x), y], 1))


class Backbone(nn.Module):
    """Image to features at strides 4, 8, 16 and 32."""

    def __init__(self):
        super().__init__()
        self.stem = conv(3, BACKBONE[0], 3, 2)
        self.stages = nn.ModuleList(
            nn.Sequential(conv(a, b, 3, 2), CrossStage(b, b, depth))
            for a, b, depth in zip(BACKBONE, BACKBONE[1:], DEPTHS))

    def forward(self, x):
        x = self.stem(x)
        features = []
        for stage in self.stages:
            x = stage(x)
            features.append(x)
        return features


class Detail(nn.Module):
    """Folds stride-4 features into stride 8, so that edges keep their place between cells.

    The last convolution starts at zero: a warm-started network begins unchanged.
    """

    def __init__(self):
        super().__init__()
        self.reduce = conv(BACKBONE[1], DETAIL, 1)
        self.fold = nn.Conv2d(4 * DETAIL, NECK, 1)
        nn.init.zeros_(self.fold.weight)
        nn.init.zeros_(self.fold.bias)

    def forward(self, x):
        return self.fold(F.pixel_unshuffle(self.reduce(x), 2))


def doubled(x):
    return F.interpolate(x, scale_factor=2.0, mode="nearest")


class Neck(nn.Module):
    """Feature pyramid down and up again."""

    def __init__(self):
        super().__init__()
        self.laterals = nn.ModuleList(conv(c, NECK, 1) for c in BACKBONE[2:])
        self.detail = Detail()
        self.pool, self.pooled = nn.MaxPool2d(5, 1, 2), conv(3 * NECK, NECK, 1)
        self.down16, self.down8 = CrossStage(2 * NECK, NECK), CrossStage(2 * NECK, NECK)
        self.up16, self.up32 = CrossStage(2 * NECK, NECK), CrossStage(2 * NECK, NECK)
        self.stride16, self.stride32 = conv(NECK, NECK, 3, 2), conv(NECK, NECK, 3, 2)

    def forward(self, c4, c8, c16, c32):
        p32 = self.laterals[2](c32)
        once = self.pool(p32)
        p32 = self.pooled(torch.cat([p32, once, self.pool(once)], 1))
        p16 = self.down16(torch.cat([self.laterals[1](c16), doubled(p32)], 1))
        p8 = self.down8(torch.cat([self.laterals[0](c8), doubled(p16)], 1)) + self.detail(c4)
        p16 = self.up16(torch.cat([p16, self.stride16(p8)], 1))
        p32 = self.up32(torch.cat([p32, self.stride32(p16)], 1))
        return p8, p16, p32


class LevelConv(nn.Module):
    """One convolution for all levels with a batch norm for each.

    Statistics shared by the levels would be right for none of them at inference.
    """

    def __init__(self, kernel, groups):
        super().__init__()
        self.conv = nn.Conv2d(NECK, NECK, kernel, 1, kernel // 2, groups=groups, bias=False)
        self.norms = nn.ModuleList(norm(NECK) for _ in STRIDES)

    def forward(self, x, level):
        return F.relu(self.norms[level](self.conv(x)))


class Tower(nn.Module):
    """A convolution in each channel and one across channels."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([LevelConv(3, NECK), LevelConv(1, 1)])

    def forward(self, x, level):
        for layer in self.layers:
            x = layer(x, level)
        return x


class Answer(nn.Module):
    """Classes and boxes by one set of conventions: a tower for each and the last layers."""

    def __init__(self, classes):
        super().__init__()
        self.classify, self.regress = Tower(), Tower()
        self.logits, self.edges = nn.Conv2d(NECK, classes, 1), nn.Conv2d(NECK, 4, 1)
        self.scale = nn.Parameter(torch.ones(len(STRIDES)))
        nn.init.constant_(self.logits.bias, -5.0)
        nn.init.constant_(self.edges.bias, 0.4)

    def forward(self, classes, edges, level):
        classes, edges = self.classify(classes, level), self.regress(edges, level)
        # bf16 has 8 bits of mantissa: too coarse for the logarithm of a distance
        with torch.autocast("cpu", enabled=False):
            distances = self.edges(edges.float()) * self.scale[level]
            return torch.cat([self.logits(classes.float()), distances], 1).flatten(2)


class Detector(nn.Module):
    """Input: RGB, 0...1, [batch, 3, height, width], sides divisible by 32."""

    MEAN, DEVIATION = 118 / 255, 64 / 255

    def __init__(self):
        super().__init__()
        self.backbone, self.neck = Backbone(), Neck()
        self.see_classes, self.see_edges = Tower(), Tower()
        self.own, self.annotated = Answer(len(CLASSES)), Answer(len(ANNOTATED))

    def forward(self, image):
        """Our classes and boxes [batch, 17, cells], and those of the real set's annotators [batch, 14, cells]."""
        levels = self.neck(*self.backbone((image - self.MEAN) / self.DEVIATION))
        seen = [(self.see_classes(p, i), self.see_edges(p, i)) for i, p in enumerate(levels)]
        return tuple(
            torch.cat([answer(c, e, i) for i, (c, e) in enumerate(seen)], 2)
            for answer in (self.own, self.annotated))


def cells(width, height):
    """Centres [cells, 2] and strides [cells] in the network's order, in input pixels."""
    centres, strides = [], []
    for stride in STRIDES:
        rows, columns = torch.meshgrid(
            torch.arange(height // stride), torch.arange(width // stride), indexing="ij")
        points = torch.stack([columns, rows], -1).reshape(-1, 2).float()
        centres.append(points * stride + stride / 2)
        strides.append(torch.full((len(points),), float(stride)))
    return torch.cat(centres), torch.cat(strides)


def decode(edges, centres, strides):
    """Log distances [..., cells, 4] to boxes x0, y0, x1, y1 in input pixels."""
    distances = edges.clamp(-4, 5).exp() * strides[:, None]
    return torch.cat([centres - distances[..., :2], centres + distances[..., 2:]], -1)
