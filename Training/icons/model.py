"""The classifier: a small residual network of depthwise and pointwise convolutions."""

import torch
from torch import nn
from torch.nn import functional as F

INPUT = 40  # pixels: the side of a crop; the icon's longer side is 32 of it


class Planes(nn.Module):
    """RGB 0...1 to two planes that hardly depend on colours: evened luminance, distance from the edge's colour."""

    def __init__(self):
        super().__init__()
        self.register_buffer("luminance", torch.tensor([0.299, 0.587, 0.114]).reshape(1, 3, 1, 1))
        edge = torch.zeros(1, 1, INPUT, INPUT)
        edge[..., :2, :], edge[..., -2:, :], edge[..., :, :2], edge[..., :, -2:] = 1, 1, 1, 1
        self.register_buffer("edge", edge / edge.sum())

    def forward(self, image):
        grey = (image * self.luminance).sum(1, keepdim=True)
        grey = grey - grey.mean((2, 3), keepdim=True)
        grey = grey / (grey.square().mean((2, 3), keepdim=True).sqrt() + 0.02)
        edge = (image * self.edge).sum((2, 3), keepdim=True)
        distance = (image - edge).square().sum(1, keepdim=True).clamp(min=1e-8).sqrt()
        distance = distance / (distance.square().mean((2, 3), keepdim=True).sqrt() + 0.02)
        return torch.cat([grey, distance], 1)


class Block(nn.Module):
    """Depthwise, wide, narrow; added to its input."""

    def __init__(self, channels: int):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(channels, channels, 3, padding=1, groups=channels, bias=False), nn.BatchNorm2d(channels),
            nn.Conv2d(channels, 2 * channels, 1, bias=False), nn.BatchNorm2d(2 * channels), nn.ReLU(),
            nn.Conv2d(2 * channels, channels, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return F.relu(x + self.body(x))


def _down(inputs: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride=2, padding=1, bias=False), nn.BatchNorm2d(outputs),
                         nn.ReLU())


class IconNet(nn.Module):
    """Crops [N, 3, 40, 40] of 0...1 to logits [N, meanings + 1]; the last is "none of these"."""

    def __init__(self, meanings: int):
        super().__init__()
        self.planes = Planes()
        self.body = nn.Sequential(
            _down(2, 24), Block(24), _down(24, 56), Block(56), Block(56), _down(56, 128), Block(128), Block(128),
            Block(128), nn.Conv2d(128, 224, 1, bias=False), nn.BatchNorm2d(224), nn.ReLU())
        self.drop = nn.Dropout(0.1)
        self.head = nn.Linear(224, meanings + 1)

    def forward(self, image):
        x = self.body(self.planes(image))
        return self.head(self.drop(x.mean((2, 3))))
