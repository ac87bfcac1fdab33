"""Weights of an exported model, carried back into a network that goes on learning.

Export folds each batch norm into its convolution. Here the convolution keeps what was folded, and its batch norms get the
mean and the variance that screens give there, with the scale and the shift that undo both: the network answers as
the model does, and learns as if it had never been exported.
"""

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from .classes import ANNOTATED, CLASSES, INPUT_HEIGHT, INPUT_WIDTH, element_of


def load_weights(network, path, images):
    """Weights of a run of this network, or of a model that was exported from one.

    `images()` gives the screens that an exported model is measured on: uint8 [count, height, width, 3].
    """
    if path.endswith(".onnx"):
        warm_start(network, path, images())
        network.train()
        return
    average = torch.load(path, weights_only=False)["average"]
    network.load_state_dict({**network.state_dict(), **average})
    if "annotated.logits.weight" not in average:
        begin_annotated(network)


def begin_annotated(network):
    """The annotators' answer begins as ours is: a type takes the row of its first class."""
    rows = [next(i for i, name in enumerate(CLASSES) if element_of(name)[0] == kind) for kind in ANNOTATED]
    own = network.own.state_dict()
    for name in ("logits.weight", "logits.bias"):
        own[name] = own[name][rows]
    network.annotated.load_state_dict(own)


def warm_start(network, path, images):
    """Takes the weights of the model at `path`; `images`: uint8 [count, height, width, 3], screens to measure on."""
    convolutions, scales = folded(path)
    calls = called(network)
    if len(calls) != len(convolutions):
        raise ValueError(f"{path}: {len(convolutions)} convolutions, the network has {len(calls)}")
    norms = {}
    for (name, module, level), (weight, bias) in zip(calls, convolutions):
        if module.weight.shape != weight.shape:
            raise ValueError(f"{path}: a convolution of {tuple(weight.shape)} does not fit {name}")
        ratio = torch.ones(len(weight))
        if level:  # the same weights as at the first level, times a factor for each channel
            ratio = channel_ratio(weight, module.weight)
        else:
            module.weight.data.copy_(weight)
        if module.bias is not None:
            module.bias.data.copy_(bias)
        else:
            norms[norm_name(name, level)] = (ratio, bias)
    for answer, values in zip((network.own, network.annotated), (scales[:3], scales[3:])):
        answer.scale.data.copy_(torch.tensor(values))
    undo(network, norms, {name: (torch.zeros(len(r)), torch.ones(len(r))) for name, (r, _) in norms.items()})
    undo(network, norms, measured(network, norms, images))


def folded(path):
    """[(weight, bias)] of all convolutions in the order in which they run, and the six factors of the log distances."""
    graph = onnx.load(path).graph
    values = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    for node in graph.node:
        if node.op_type == "Constant":
            values[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
    tensor = lambda name: torch.from_numpy(np.array(values[name]))
    convolutions = [tuple(tensor(name) for name in node.input[1:3]) for node in graph.node if node.op_type == "Conv"]
    factors = [values[node.input[1]] for node in graph.node if node.op_type == "Mul" and "edges" in node.input[0]]
    return convolutions, [float(f) for f in factors]


def called(network):
    """[(name, convolution, level)] in the order in which they run; the level counts the calls of a shared one with norms."""
    calls, seen, handles = [], {}, []
    for name, module in network.named_modules():
        if isinstance(module, nn.Conv2d):
            def note(module, _, __, name=name):
                calls.append((name, module, seen.get(name, 0)))
                seen[name] = seen.get(name, 0) + 1
            handles.append(module.register_forward_hook(note))
    with torch.no_grad():
        network.eval()(torch.zeros(1, 3, INPUT_HEIGHT, INPUT_WIDTH))
    for handle in handles:
        handle.remove()
    return calls


def channel_ratio(weight, first):
    """The factor of each output channel between the folded weights of two levels; 1 where the first are all zero."""
    pairs = (weight * first).flatten(1).sum(1), (first * first).flatten(1).sum(1)
    return torch.where(pairs[1] > 0, pairs[0] / pairs[1].clamp(min=1e-12), torch.ones(len(weight)))


def norm_name(convolution, level):
    """The name of the batch norm behind a convolution; a shared one has a norm for each level."""
    parent, last = convolution.rsplit(".", 1)
    return f"{parent}.norms.{level}" if last == "conv" else f"{parent}.{int(last) + 1}"


def undo(network, norms, statistics):
    """Gives the norms these means and variances, and the scale and shift with which they still do what was folded."""
    modules = dict(network.named_modules())
    for name, (ratio, bias) in norms.items():
        module, (mean, variance) = modules[name], statistics[name]
        module.running_mean.copy_(mean)
        module.running_var.copy_(variance)
        module.weight.data.copy_(ratio * (variance + module.eps).sqrt())
        module.bias.data.copy_(bias + ratio * mean)


def measured(network, norms, images):
    """The mean and variance of each channel before each norm, over all screens and places."""
    sums, handles, modules = {}, [], dict(network.named_modules())
    for name in norms:
        def note(_, inputs, __, name=name):
            x = inputs[0].double()
            count, total, squares = sums.get(name, (0, 0, 0))
            sums[name] = (count + x[:, 0].numel(), total + x.sum((0, 2, 3)), squares + (x * x).sum((0, 2, 3)))
        handles.append(modules[name].register_forward_hook(note))
    with torch.no_grad():
        for image in images:
            network.eval()(image.permute(2, 0, 1)[None].float() / 255)
    for handle in handles:
        handle.remove()
    means = {name: (total / count, squares / count) for name, (count, total, squares) in sums.items()}
    return {name: (mean.float(), (square - mean * mean).clamp(min=0).float()) for name, (mean, square) in means.items()}
