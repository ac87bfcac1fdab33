"""Run in Training/: python -m pytest detector/tests"""

import cv2
import numpy as np
import torch

from detector.assign import assign
from detector.augment import letterbox_scale, sample
from detector.blocks import blocks
from detector.classes import ANNOTATED, CLASSES, INDEX, INPUT_HEIGHT, INPUT_WIDTH, class_of, element_of
from detector.ink import lines_in, tightened
from detector.loss import detection_loss
from detector.model import Detector, cells, decode
from detector.predict import detections
from detector.sources import Labels, annotated, real_screen, rendered_screen


def screen(width=390, height=844, masked=(), stateless=False):
    image = np.full((height, width, 3), 255, np.uint8)
    cv2.rectangle(image, (40, 100), (199, 139), (200, 80, 20), -1)
    labels = Labels()
    labels.add(np.float32([40, 100, 200, 140]), *class_of("Toggle", None if stateless else "selected"))
    if masked:
        labels.mask((0, 0, width, height), masked)
    return labels.screen("a", image, 1.0)


def output(boxes=()):
    """Network output whose cells all say 'nothing', but for a loud prediction at each box's centre."""
    centres, strides = cells(INPUT_WIDTH, INPUT_HEIGHT)
    out = torch.full((1, len(CLASSES) + 4, len(centres)), -6.0)
    out[:, len(CLASSES):] = 0
    for (x0, y0, x1, y1), c in boxes:
        k = ((centres - torch.tensor([(x0 + x1) / 2, (y0 + y1) / 2])).abs().sum(1)).argmin()
        edges = torch.cat([centres[k] - torch.tensor([x0, y0]), torch.tensor([x1, y1]) - centres[k]])
        out[0, len(CLASSES):, k] = (edges / strides[k]).log()
        out[0, c, k] = 6.0
    return out.requires_grad_()


def annotated_output():
    """The second output, saying 'nothing'."""
    centres, _ = cells(INPUT_WIDTH, INPUT_HEIGHT)
    out = torch.full((1, len(ANNOTATED) + 4, len(centres)), -6.0)
    out[:, len(ANNOTATED):] = 0
    return out.requires_grad_()


def annotated_screen():
    """A checkbox whose annotators drew its row, and a list that has no class of ours."""
    one = screen()
    one.annotated = annotated([
        {"type": "Checkbox", "box": [40, 100, 300, 40]}, {"type": None, "box": [0, 300, 390, 200]}])
    return one


def test_the_annotators_boxes_teach_the_second_output_alone():
    grid = cells(INPUT_WIDTH, INPUT_HEIGHT)
    gradients = []
    for screens in ([annotated_screen()], [screen()], [annotated_screen(), screen()]):
        ours, theirs = output(), annotated_output()
        truth = sample(screens, np.random.default_rng(0) if len(screens) > 1 else None)[1]
        detection_loss(ours, theirs, [truth], *grid)[0].backward()
        gradients.append(theirs.grad.abs().amax((0, 2)))
        assert ours.grad.abs().sum() > 0
    row = ANNOTATED.index("Checkbox")
    assert gradients[0][row] > 0
    # a screen of ours beside it says nothing of what its annotators would have drawn
    assert gradients[1].sum() == 0 and gradients[2].sum() == 0


def test_annotated_boxes_move_with_the_picture():
    truth = sample([annotated_screen()])[1]
    scale = letterbox_scale(390, 844)
    assert torch.allclose(truth.annotated_boxes[0], torch.tensor([40, 100, 340, 140]) * scale, atol=1e-3)
    assert len(truth.annotated_vague) == 1 and truth.annotated


def test_classes_and_elements_agree():
    for i, name in enumerate(CLASSES):
        assert class_of(*element_of(name))[0] == i
    assert set(class_of("Toggle")) == {INDEX["Toggle (Selected)"], INDEX["Toggle (Unselected)"]}
    assert class_of("TabBarItem", "selected") == (None, None)


def test_network_and_cells_have_the_same_order():
    network = Detector().eval()
    out, annotated = network(torch.rand(1, 3, 64, 96))
    centres, strides = cells(96, 64)
    assert out.shape == (1, len(CLASSES) + 4, len(centres))
    assert annotated.shape == (1, len(ANNOTATED) + 4, len(centres))
    boxes = decode(torch.zeros(len(centres), 4), centres, strides)
    assert torch.equal((boxes[:, :2] + boxes[:, 2:]) / 2, centres)


def test_plain_sample_keeps_boxes_on_their_pixels():
    image, truth = sample([screen()])
    scale = letterbox_scale(390, 844)
    assert torch.allclose(truth.boxes[0], torch.tensor([40, 100, 200, 140]) * scale, atol=1e-3)
    blue = (image.float() - torch.tensor([20.0, 80, 200])).abs().sum(2) < 60
    rows, columns = blue.any(1).nonzero()[:, 0], blue.any(0).nonzero()[:, 0]
    drawn = torch.tensor([columns[0], rows[0], columns[-1] + 1, rows[-1] + 1])
    assert (drawn - truth.boxes[0]).abs().max() <= 1.5


def test_random_samples_keep_boxes_on_their_pixels():
    for seed in range(25):
        random = np.random.default_rng(seed)
        image, truth = sample([screen(), screen()][:1 + seed % 2], random)
        background = image[..., :].float().reshape(-1, 3).median(0)[0]
        for box in truth.boxes:
            x0, y0, x1, y1 = box.round().int().tolist()
            inner = image[y0 + 3:y1 - 3, x0 + 3:x1 - 3].float()
            if inner.numel():
                assert (inner.reshape(-1, 3).mean(0) - background).abs().max() > 8


def test_assignment_prefers_the_cell_that_fits():
    centres, strides = cells(64, 64)
    truth = torch.tensor([[8.0, 8, 40, 24]])
    predicted = decode(torch.zeros(len(centres), 4), centres, strides)
    best = (centres == torch.tensor([20.0, 20])).all(1).nonzero()[0, 0]
    predicted[best] = truth[0]
    element, score = assign(truth, torch.full((1, len(centres)), 0.5), predicted, centres)
    assert element[best] == 0 and score[best] == score.max() and abs(score[best] - 1) < 1e-3
    outside = (centres[:, 0] > 40) | (centres[:, 1] > 24)
    assert (element[outside] == -1).all()


def gradient(screens, boxes):
    out = output(boxes)
    truth = sample(screens)[1]
    detection_loss(out, annotated_output(), [truth], *cells(INPUT_WIDTH, INPUT_HEIGHT))[0].backward()
    return out.grad[0, :len(CLASSES)], truth


def test_a_class_is_not_taught_as_absent_where_it_is_masked():
    prediction = [((220.0, 300, 380, 330), INDEX["Slider"])]
    masked, _ = gradient([screen(masked=("Slider",))], prediction)
    taught, _ = gradient([screen()], prediction)
    loud = taught[INDEX["Slider"]].abs().argmax()
    assert taught[INDEX["Slider"], loud] > 0 and masked[INDEX["Slider"], loud] == 0


def test_a_home_indicator_is_taught_to_be_no_slider(tmp_path):
    cv2.imwrite(str(tmp_path / "a.png"), np.full((844, 390, 3), 255, np.uint8))
    indicator = {"id": "x1", "type": "Container", "ignore": True, "box": [128, 830, 134, 5]}
    rendered = rendered_screen({"image": "a.png", "elements": [indicator]}, tmp_path)
    real = real_screen({"image": "a.png", "elements": []}, tmp_path)
    low, high = ((195.0, y, 205.0, y + 10) for y in (827, 400))
    slider, picture = INDEX["Slider"], INDEX["Picture"]
    scale = letterbox_scale(390, 844)
    for labelled, box, name, taught in (
            (rendered, low, slider, True), (rendered, low, picture, False), (real, low, slider, True),
            (real, high, slider, False), (rendered, high, slider, True)):
        grad, _ = gradient([labelled], [(tuple(v * scale for v in box), name)])
        centre = cells(INPUT_WIDTH, INPUT_HEIGHT)[0]
        middle = torch.tensor([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]) * scale
        near = (centre - middle).abs().sum(1).argmin()
        assert bool(grad[name, near] > 0) == taught


def test_without_a_state_either_class_is_right():
    scale = letterbox_scale(390, 844)
    box = tuple(v * scale for v in (40.0, 100, 200, 140))
    on, off = INDEX["Toggle (Selected)"], INDEX["Toggle (Unselected)"]
    grad, _ = gradient([screen(stateless=True)], [(box, off)])
    k = grad[off].abs().argmax()
    centre = cells(INPUT_WIDTH, INPUT_HEIGHT)[0]
    near = (centre - torch.tensor([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2])).abs().sum(1).argmin()
    assert grad[on, near] == 0 and grad[off].abs()[k] > 0


def test_suppression_keeps_one_of_two_states_and_both_classes_of_others():
    boxes = np.float32([[0, 0, 40, 20], [1, 0, 41, 20], [0, 0, 40, 20]])
    scores = np.zeros((3, len(CLASSES)), np.float32)
    scores[0, INDEX["Toggle (Selected)"]] = 0.9
    scores[1, INDEX["Toggle (Unselected)"]] = 0.8
    scores[2, INDEX["Text"]] = 0.7
    assert [d[0] for d in detections(boxes, scores, [0.1] * len(CLASSES))] == [
        "Toggle (Selected)", "Text"]


def paragraph():
    image = np.full((120, 300, 3), 240, np.uint8)
    for i, words in enumerate(("The quick brown fox", "jumps over the dog", "and is gone")):
        cv2.putText(image, words, (20, 30 + 26 * i), cv2.FONT_HERSHEY_SIMPLEX, 0.6, (20, 20, 20), 1, cv2.LINE_AA)
    return image


def test_a_paragraph_becomes_its_lines():
    lines = lines_in(paragraph(), [18, 12, 240, 90])
    assert len(lines) == 3
    assert all(a[3] <= b[1] for a, b in zip(lines, lines[1:]))
    assert lines_in(np.full((120, 300, 3), 240, np.uint8), [18, 12, 240, 90]) == []


def test_a_loose_box_becomes_tight_and_a_wrong_one_stays():
    image = np.full((60, 60, 3), 255, np.uint8)
    cv2.rectangle(image, (10, 20), (39, 29), (0, 0, 0), 1)
    assert list(tightened(image, np.float32([9, 19, 42, 31]))) == [10, 20, 40, 30]
    wrong = np.float32([15, 20, 40, 30])
    assert list(tightened(image, wrong)) == list(wrong)


def test_lines_of_a_paragraph_join_and_columns_do_not():
    line = lambda x, y, w=100: {"type": "Text", "box": [x, y, w, 12], "score": 0.9}
    joined = blocks([line(10, 10), line(10, 27), line(200, 10), line(10, 80)])
    assert sorted(e["box"] for e in joined) == [[10, 10, 100, 29], [10, 80, 100, 12], [200, 10, 100, 12]]


def test_a_tab_of_words_alone_is_learnt_as_the_segment_that_it_looks_like(tmp_path):
    cv2.imwrite(str(tmp_path / "a.png"), np.full((844, 390, 3), 255, np.uint8))
    tab = {"id": "e1", "type": "TabBarItem", "state": "selected", "box": [40, 800, 60, 20], "cell": [0, 790, 195, 54]}
    icon = {"id": "e2", "type": "Icon", "box": [60, 800, 20, 20]}
    words = rendered_screen({"image": "a.png", "elements": [tab]}, tmp_path)
    assert words.labels.tolist() == [INDEX["SegmentedControl"]]
    assert words.boxes.tolist() == [[0, 790, 195, 844]]
    drawn = rendered_screen({"image": "a.png", "elements": [tab, icon]}, tmp_path)
    assert drawn.labels.tolist() == [INDEX["Icon"]]
