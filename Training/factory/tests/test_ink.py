"""Ink boxes on tiny literal images."""

import numpy as np
import pytest

from factory import ink


def canvas(*boxes, size=(20, 30), value=200):
    image = np.zeros(size, np.uint8)
    for x0, y0, x1, y1 in boxes:
        image[y0:y1, x0:x1] = value
    return image


def test_the_box_is_the_ink_and_not_the_region():
    assert ink.tight(canvas((5, 4, 9, 8)), (0, 0, 30, 20)) == (5, 4, 9, 8)


def test_a_faint_rim_does_not_widen_the_box():
    change = canvas((5, 4, 9, 8))
    change[4:8, 9] = 30  # 15 % of the peak: antialiasing
    assert ink.tight(change, (0, 0, 30, 20)) == (5, 4, 9, 8)
    change[4:8, 9] = 50  # 25 %: a drawn column
    assert ink.tight(change, (0, 0, 30, 20)) == (5, 4, 10, 8)


@pytest.mark.parametrize("value", [0, 9])
def test_a_region_without_ink_has_no_box(value):
    assert ink.tight(canvas((5, 4, 9, 8), value=value), (0, 0, 30, 20)) is None


def test_ink_in_a_hole_does_not_count():
    change = canvas((2, 2, 6, 6), (12, 2, 16, 6))
    assert ink.tight(change, (0, 0, 30, 20), [(10, 0, 30, 20)]) == (2, 2, 6, 6)


def test_neighbouring_lines_are_cut_where_there_is_no_ink():
    # The first line's descender reaches into the second line's rectangle, with row 9 empty between them.
    change = canvas((2, 2, 12, 9), (2, 10, 12, 16))
    regions, _ = ink.separate(change, [(2, 1, 12, 8), (2, 7, 12, 17)], [3, 3], [False, False])
    assert ink.tight(change, regions[0]) == (2, 2, 12, 9)
    assert ink.tight(change, regions[1])[1] >= 8


def test_a_badge_is_a_hole_of_what_it_covers():
    change = canvas((2, 2, 12, 14), (10, 2, 16, 8))
    regions, holes = ink.separate(change, [(2, 2, 12, 14), (9, 1, 17, 9)], [1, 1], [False, True])
    assert holes[0] == [(9, 1, 17, 9)] and holes[1] == []
    assert ink.tight(change, regions[0], holes[0]) == (2, 2, 12, 14)


def test_the_difference_takes_the_largest_channel():
    a, b = np.zeros((2, 2, 3), np.uint8), np.zeros((2, 2, 3), np.uint8)
    a[0, 0] = (3, 90, 0)
    b[0, 0] = (10, 0, 0)
    assert ink.difference(a, b).tolist() == [[90, 0], [0, 0]]


def test_an_outline_is_seen_by_fill_and_missed_when_equal():
    image = np.full((40, 40, 3), 255, np.uint8)
    assert not ink.outlined(image, (10, 10, 30, 30))
    image[10:30, 10:30] = 240
    assert ink.outlined(image, (10, 10, 30, 30))
