"""Whole bars and rows taken apart, and put together again."""

import cv2
import numpy as np
import pytest
from test_detector import INPUT_HEIGHT, INPUT_WIDTH, annotated_output, output, screen

from detector.augment import sample
from detector.classes import ANNOTATED, INDEX
from detector.loss import detection_loss
from detector.model import cells
from detector.parts import bars_of, cells_of, square_of
from detector.sources import real_parts, with_bars

NONE = np.zeros((0, 4), np.float32)
BAR = np.float32([0, 100, 360, 140])


def words(*spans):
    return np.float32([[x0, 112, x1, 128] for x0, x1 in spans])


def test_words_in_the_middle_of_equal_cells_part_the_bar_evenly():
    cells = cells_of(BAR, words((40, 80), (150, 210), (280, 320)), NONE)
    assert np.allclose(cells[:, 0], [0, 120, 240]) and np.allclose(cells[:, 2], [120, 240, 360])


def test_words_that_the_bar_hugs_part_halfway():
    cells = cells_of(BAR, words((16, 60), (84, 140)), NONE)
    assert np.allclose(cells, [[4, 100, 72, 140], [72, 100, 152, 140]])


def test_an_icon_beside_its_word_shares_the_cell():
    icons = np.float32([[40, 110, 56, 130], [220, 110, 236, 130]])
    assert len(cells_of(BAR, words((62, 140), (242, 320)), icons)) == 2


@pytest.mark.parametrize("texts, icons", [
    (words((40, 80)), NONE),  # one word parts nothing
    (words((16, 60), (80, 140), (160, 220)), np.float32([[330, 112, 346, 128]])),  # the icon may be a button
])
def test_a_bar_that_cannot_be_told_apart_has_no_cells(texts, icons):
    assert len(cells_of(BAR, texts, icons)) == 0


def row_image(left, side=16):
    image = np.full((60, 360, 3), 255, np.uint8)
    cv2.rectangle(image, (left, 22), (left + side - 1, 22 + side - 1), (60, 60, 60), 2)
    cv2.putText(image, "words", (120, 36), 0, 0.6, (0, 0, 0), 1)
    return image


@pytest.mark.parametrize("left", [20, 300])
def test_the_square_of_a_row_stands_before_or_after_its_words(left):
    row = np.float32([min(left, 118), 22, max(left + 16, 190), 38])
    box = square_of(row_image(left), row, np.float32([[118, 22, 190, 40]]))
    assert np.abs(box - [left - 1, 21, left + 17, 39]).max() <= 1


def test_a_row_without_a_square_teaches_nothing():
    image = row_image(20, side=36)
    assert len(real_parts(image, "Checkbox", np.float32([20, 22, 190, 38]), np.float32([[118, 22, 190, 40]]), NONE)) == 0


def test_segments_that_touch_make_a_bar():
    rows = [[0, 10, 50, 40], [50, 10, 100, 40], [101, 10, 150, 40], [0, 80, 60, 110], [100, 80, 160, 110]]
    assert bars_of(np.float32(rows)).tolist() == [[0, 10, 150, 40], [0, 80, 60, 110], [100, 80, 160, 110]]


def test_a_rendered_bar_teaches_the_annotators_bars_alone():
    one = screen()
    one.boxes = np.float32([[40, 100, 120, 140], [120, 100, 200, 140]])
    one.labels = np.int64([INDEX["SegmentedControl"]] * 2)
    one.others = np.int64([-1, -1])
    truth = sample([with_bars(one)])[1]
    theirs = annotated_output()
    detection_loss(output(), theirs, [truth], *cells(INPUT_WIDTH, INPUT_HEIGHT))[0].backward()
    learned = theirs.grad.abs().amax((0, 2))[:len(ANNOTATED)] > 0
    assert [name for name, on in zip(ANNOTATED, learned) if on] == ["SegmentedControl"]
