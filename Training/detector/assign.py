"""Task-aligned assignment: which cell learns which element (Feng et al., TOOD, 2021)."""

import torch

MINIMUM_HALF = 4.05  # input pixels: every element owns at least one cell of stride 8


def areas(boxes):
    return (boxes[..., 2:] - boxes[..., :2]).clamp(0).prod(-1)


def pairwise_iou(a, b):
    low = torch.max(a[:, None, :2], b[None, :, :2])
    high = torch.min(a[:, None, 2:], b[None, :, 2:])
    inter = (high - low).clamp(0).prod(2)
    return inter / (areas(a)[:, None] + areas(b)[None] - inter + 1e-6)


def inside(centres, boxes, minimum_half=0.0):
    """[boxes, cells]: relative distance of a cell from a box's centre, below 1 inside."""
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    half = ((boxes[:, 2:] - boxes[:, :2]) / 2).clamp(min=max(minimum_half, 1e-3))
    return ((centres[None] - middle[:, None]).abs() / half[:, None]).amax(2)


@torch.no_grad()
def assign(truth, scores, predicted, centres, candidates=10):
    """Element of each cell (-1: none) and the score that the cell should reach.

    truth [elements, 4]; scores [elements, cells], the cells' scores for each element's class;
    predicted [cells, 4]. A cell's worth for an element is score^0.5 * IoU^6; the best cells
    inside the element's box take it, a cell that several want goes to the best IoU.
    """
    distance = inside(centres, truth, MINIMUM_HALF)
    within = distance < 1
    overlap = torch.where(within, pairwise_iou(truth, predicted), 0.0)
    worth = scores.sqrt() * overlap ** 6
    # the small second term breaks ties of a fresh network towards central cells
    ranked = torch.where(within, worth + 1e-9 * (2 - distance), -1.0)
    best, chosen = ranked.topk(min(candidates, ranked.shape[1]), 1)
    taken = torch.zeros_like(within).scatter_(1, chosen, best >= 0)
    quality, element = torch.where(taken, overlap + 1e-6, 0.0).max(0)
    element = torch.where(quality > 0, element, -1)
    own = element[None] == torch.arange(len(truth))[:, None]
    worth, overlap = worth * own, overlap * own
    target = worth / (worth.amax(1, keepdim=True) + 1e-12) * overlap.amax(1, keepdim=True)
    return element, target.amax(0)
