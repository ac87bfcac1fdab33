"""Classification and box loss over a batch, with the parts masked that a source cannot teach."""

from dataclasses import dataclass, replace

import torch
from torch.nn import functional as F

from .assign import areas, assign, inside, pairwise_iou
from .classes import ANNOTATED, CLASSES, INDEX
from .model import decode

BOX_WEIGHT = 3.0
ANNOTATED_WEIGHT = 1.0  # of the loss of the annotators' own boxes, beside that of ours
DOUBTFUL = 0.6  # score from which an unlabelled small thing of an incomplete source is believed
DOUBTED = [INDEX[name] for name in ("Icon", "Text", "Picture")]


@dataclass
class Truth:
    """What one image teaches, in input pixels.

    boxes [n, 4]; labels [n]; others [n]: a class that is right too, else -1;
    regions [m, 4] and masks [m, classes]: where those classes are not taught as absent;
    vague [k, 4]: boxes that are neither right nor wrong; absent [classes]: classes that nothing is said
    about; incomplete: whether the source leaves small elements out; annotated: whether annotated_boxes
    [j, 4], annotated_labels [j] and annotated_vague [i, 4], the annotators' own boxes, say all of the image
    but for the classes of annotated_absent.
    """

    boxes: torch.Tensor
    labels: torch.Tensor
    others: torch.Tensor
    regions: torch.Tensor
    masks: torch.Tensor
    vague: torch.Tensor
    annotated_boxes: torch.Tensor
    annotated_labels: torch.Tensor
    annotated_vague: torch.Tensor
    absent: torch.Tensor
    incomplete: bool
    annotated: bool
    annotated_absent: torch.Tensor

    def as_annotated(self):
        """The annotators' own boxes as the truth; what they gave no class of ours is left alone."""
        # what hides a rendered bar (a keyboard, a dialog) is known as a region; real ones have their vague boxes
        hiding = self.masks[:, INDEX["SegmentedControl"]] & self.annotated_absent.any()
        regions = self.regions[hiding]
        return replace(
            self, boxes=self.annotated_boxes, labels=self.annotated_labels,
            others=torch.full_like(self.annotated_labels, -1), regions=regions, vague=self.annotated_vague,
            masks=torch.ones((len(regions), len(ANNOTATED)), dtype=torch.bool),
            absent=self.annotated_absent, incomplete=False)


def generalized_iou(a, b):
    inter = (torch.min(a[:, 2:], b[:, 2:]) - torch.max(a[:, :2], b[:, :2])).clamp(0).prod(1)
    hull = (torch.max(a[:, 2:], b[:, 2:]) - torch.min(a[:, :2], b[:, :2])).prod(1) + 1e-6
    union = areas(a) + areas(b) - inter + 1e-6
    return inter / union - (hull - union) / hull


def negative_weights(truth, probability, boxes, centres):
    """[cells, classes]: 0 where a cell without an element must not learn that it has none."""
    weights = torch.ones_like(probability)
    weights[:, truth.absent] = 0
    if len(truth.regions):
        near = inside(centres, truth.regions) < 1
        weights[(near.float().t() @ truth.masks.float()) > 0] = 0
    if len(truth.vague):
        weights[pairwise_iou(truth.vague, boxes).amax(0) > 0.5] = 0
    if truth.incomplete:
        doubted = weights[:, DOUBTED]
        doubted[probability[:, DOUBTED] > DOUBTFUL] = 0
        weights[:, DOUBTED] = doubted
    return weights


def image_targets(truth, probability, boxes, centres):
    """Score targets and weights [cells, classes], positive cells and their elements."""
    target = torch.zeros_like(probability)
    weights = negative_weights(truth, probability, boxes, centres)
    if not len(truth.boxes):
        return target, weights, torch.empty(0, dtype=torch.long), None
    own = probability[:, truth.labels]
    second = probability[:, truth.others.clamp(min=0)]
    scores = torch.where(truth.others >= 0, torch.maximum(own, second), own)
    element, score = assign(truth.boxes, scores.t(), boxes, centres)
    positive = (element >= 0).nonzero()[:, 0]
    element, score = element[positive], score[positive]
    label, other = truth.labels[element], truth.others[element]
    # of two classes that are both right the likelier one learns, the other is left alone
    swap = (other >= 0) & (probability[positive, other.clamp(min=0)] > probability[positive, label])
    winner, loser = torch.where(swap, other, label), torch.where(swap, label, other)
    weights[positive] = 1
    weights[:, truth.absent] = 0
    target[positive, winner] = score
    stateless = loser >= 0
    weights[positive[stateless], loser[stateless]] = 0
    return target, weights, positive, element


def detection_loss(output, annotated, truths, centres, strides):
    """(total, classification, box) loss of both outputs of the network [batch, classes + 4, cells].

    The two parts are those of our classes; the annotators' own boxes only add to the total.
    """
    total, classification, box = output_loss(output, truths, centres, strides, len(CLASSES))
    chosen = [i for i, truth in enumerate(truths) if truth.annotated]
    # all parameters have a gradient, whatever the batch holds: processes share them in one array
    beside = annotated.sum() * 0
    if chosen:
        own = [truths[i].as_annotated() for i in chosen]
        beside = output_loss(annotated[chosen], own, centres, strides, len(ANNOTATED))[0] * len(chosen) / len(truths)
    return total + ANNOTATED_WEIGHT * beside, classification, box


def output_loss(output, truths, centres, strides, classes):
    output = output.float().transpose(1, 2)
    logits = output[..., :classes]
    boxes = decode(output[..., classes:], centres, strides)
    probability, fixed = logits.detach().sigmoid(), boxes.detach()
    targets, weights, predicted, wanted, worth = [], [], [], [], []
    for i, truth in enumerate(truths):
        target, weight, positive, element = image_targets(truth, probability[i], fixed[i], centres)
        targets.append(target)
        weights.append(weight)
        if len(positive):
            predicted.append(boxes[i, positive])
            wanted.append(truth.boxes[element])
            worth.append(target[positive].amax(1) + 0.02)  # boxes learn before scores do
    target, weight = torch.stack(targets), torch.stack(weights)
    classification = F.binary_cross_entropy_with_logits(logits, target, weight, reduction="sum")
    classification = classification / target.sum().clamp(min=1)
    if not predicted:
        return classification, classification.detach(), classification.new_zeros(())
    worth = torch.cat(worth)
    distance = 1 - generalized_iou(torch.cat(predicted), torch.cat(wanted))
    box = (distance * worth).sum() / worth.sum().clamp(min=1)
    return classification + BOX_WEIGHT * box, classification.detach(), box.detach()
