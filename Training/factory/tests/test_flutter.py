"""Random Flutter screens without a browser: composition, split, boxes of known pictures."""

import dataclasses
import enum

import flet as ft
import numpy as np
import pytest

from factory import theme
from factory.flutter import truth
from factory.flutter.kit import OVER, Mark, colour
from factory.flutter.screen import compose
from factory.flutter.stage import CELLS, STRIP, Camera
from factory.icons import IconLibrary

PICTURES = {kind: [f"{kind}-0.jpg", f"{kind}-1.jpg"] for kind in ("photo", "art", "cutout")}
TYPES = {
    "Checkbox",
    "Container",
    "Dialog",
    "Icon",
    "PageControl",
    "Picture",
    "SegmentedControl",
    "Slider",
    "Text",
    "TextField",
    "Toggle",
    "TabBarItem",
}


@pytest.fixture(scope="module")
def icons():
    return IconLibrary()


@pytest.fixture(scope="module")
def screens(icons):
    return [compose(f"t:{i}", f"flutter-{i:04d}", icons, PICTURES) for i in range(120)]


def described(value):
    """A widget tree as plain data, without the numbers flet gives its controls."""
    if isinstance(value, enum.Enum) or value is None or isinstance(value, (str, int, float, bool)):
        return str(value)
    if isinstance(value, (list, tuple)):
        return [described(v) for v in value]
    if isinstance(value, dict):
        return {k: described(v) for k, v in value.items()}
    if dataclasses.is_dataclass(value):
        named = [
            f.name for f in dataclasses.fields(value) if not f.name.startswith("_") and not f.name.startswith("on_")
        ]
        return [
            type(value).__name__,
            *((n, described(getattr(value, n, None))) for n in named if n not in ("data", "key")),
        ]
    return type(value).__name__


def fingerprint(screen):
    marks = [dataclasses.replace(m, hide=None) for m in screen.marks]
    return described(screen.controls), marks, screen.size, screen.scale, screen.script, screen.layout


def test_the_same_seed_gives_the_same_screen(icons):
    first, second, other = (fingerprint(compose(s, "flutter-0007", icons, PICTURES)) for s in ("a:1", "a:1", "a:2"))
    assert first == second
    assert first != other


def test_another_theme_gives_another_screen(icons):
    assert fingerprint(compose("a:1", "flutter-0007", icons, PICTURES)) != fingerprint(
        compose("a:1", "flutter-0008", icons, PICTURES)
    )


def test_flutter_themes_are_split_as_the_html_themes_are():
    train, test = set(theme.theme_ids("train", "flutter")), set(theme.theme_ids("test", "flutter"))
    assert not train & test and len(train | test) == theme.THEME_COUNT
    assert 0.11 < len(test) / theme.THEME_COUNT < 0.19
    assert all(theme.is_test_theme(name) for name in test) and "flutter-0000" in train | test


def test_every_class_state_and_toolkit_appears(screens):
    assert TYPES <= {m.type for s in screens for m in s.marks}
    for kind in ("Toggle", "Checkbox", "SegmentedControl", "TabBarItem"):
        assert {m.facts["state"] for s in screens for m in s.marks if m.type == kind} == {"selected", "unselected"}
    assert {s.theme.ios for s in screens} == {s.modal for s in screens} == {True, False}
    assert {s.scale for s in screens} == {2, 2.75, 3} and any(s.rtl for s in screens)


def test_marks_have_their_own_names_and_parts_have_a_host(screens):
    for screen in screens:
        names = [m.id for m in screen.marks]
        assert len(set(names)) == len(names)
        assert {m.within[0] for m in screen.marks if m.within} <= set(names)


def test_letters_of_a_script_are_as_wide_as_its_font_draws_them(screens):
    for screen in screens:
        if screen.script in ("zh", "ja"):
            # Ideographs are one em wide; `measure` adds four per cent and a point to be safe.
            assert screen.kit.measure("日本語", 100) - 3 * screen.theme.letter_spacing * 104 == pytest.approx(
                313, abs=1
            )


def test_text_is_cut_with_an_ellipsis_and_wrapped_to_its_width(screens):
    k = next(s.kit for s in screens if s.script == "en")
    long = "A sentence that is far too long for the little room"
    assert k.fit("Short", 200, 16) == "Short"
    cut = k.fit(long, 120, 16)
    assert cut.endswith("…") and long.startswith(cut[:-1].rstrip()) and k.measure(cut, 16) <= 120
    lines = k.wrap(long, 120, 16, 400, 9)
    assert " ".join(lines) == long and all(k.measure(line, 16) <= 120 for line in lines)
    assert len(k.wrap(long, 120, 16, 400, 2)) == 2


@pytest.mark.parametrize(
    ("css", "flutter"),
    [("#fff", "#ffffff"), ("#ffffff1f", "#1fffffff"), ("#007aff", "#007aff"), ("hsl(0 100% 50%)", "#ff0000")],
)
def test_css_colours_become_flutter_colours(css, flutter):
    assert colour(css) == flutter


# ------------------------------------------------------------ boxes from pictures that are known


def known(marks, places, drawn, scale=2, size=(60, 60)):
    """Elements of a screen whose reference differs from its bare picture in the drawn rectangles (pixels)."""
    body = Mark("body", "Body")
    screen = type("S", (), {})()
    screen.marks, screen.size, screen.scale = [body, *marks], size, scale
    screen.modal, screen.ignored, screen.rtl = False, [], False
    image = np.full((size[1] * scale, size[0] * scale, 3), 255, np.uint8)
    bare = image.copy()
    for (x0, y0, x1, y1), value in drawn:
        image[y0:y1, x0:x1] = value
    builder = truth.Builder(screen, {"body": [0, 10, 60, 50], **places}, image, bare)
    return {e["id"]: e for e in builder.elements()}


def test_a_text_box_is_its_ink_and_each_line_has_its_own():
    mark = Mark("m1", "Text", lines=("one", "two"), line_height=10, height=20)
    found = known([mark], {"m1": [5, 15, 40, 35]}, [((12, 34, 50, 44), 0), ((12, 54, 70, 64), 0)])
    assert found["m1.0"]["box"] == [12, 34, 38, 10] and found["m1.1"]["box"] == [12, 54, 58, 10]
    assert found["m1.0"]["block"] == found["m1.1"]["block"] and found["m1.1"]["text"] == "two"


def test_a_line_cut_by_the_body_is_part_or_ignored():
    mark = Mark("m1", "Text", lines=("one", "two"), line_height=10, height=20)
    found = known([mark], {"m1": [5, 36, 40, 50]}, [((12, 76, 50, 86), 0), ((12, 94, 70, 100), 0)])
    assert "part" not in found["m1.0"]
    assert found["m1.1"]["part"] and found["m1.1"]["ignore"]


def test_a_toggle_is_what_is_drawn_in_its_target():
    mark = Mark("m1", "Toggle", height=20, facts={"state": "selected"})
    found = known([mark], {"m1": [10, 20, 50, 40]}, [((24, 44, 80, 76), 120)])
    assert found["m1"]["box"] == [24, 44, 56, 32] and found["m1"]["state"] == "selected"


def test_a_toggle_cut_by_the_body_is_part():
    mark = Mark("m1", "Toggle", height=20, facts={"state": "selected"})
    found = known([mark], {"m1": [10, 30, 50, 50]}, [((24, 84, 80, 100), 120)])
    assert found["m1"]["part"] and found["m1"]["ignore"]


def test_a_slider_has_no_shadow():
    mark = Mark("m1", "Slider", height=20, thumb=10)
    drawn = [((40, 46, 64, 74), 250), ((20, 58, 100, 62), 90), ((42, 50, 62, 70), 200)]
    assert known([mark], {"m1": [5, 20, 55, 40]}, drawn)["m1"]["box"] == [20, 50, 80, 20]


def test_a_container_that_cannot_be_seen_is_left_out():
    mark = Mark("m1", "Container")
    place = {"m1": [10, 15, 50, 35]}
    assert "m1" not in known([mark], place, [])
    assert known([mark], place, [((20, 30, 100, 70), 200)])["m1"]["box"] == [20, 30, 80, 40]


def test_ink_under_a_floating_button_belongs_to_the_button():
    text = Mark("m1", "Text", lines=("long",), line_height=10, height=10)
    button, icon = Mark("m2", "Container", layer=OVER), Mark("m3", "Icon", layer=OVER)
    places = {"m1": [5, 20, 55, 30], "m2": [40, 15, 56, 31], "m3": [44, 19, 52, 27]}
    found = known([text, button, icon], places, [((12, 44, 60, 56), 0), ((90, 40, 102, 52), 0)])
    assert found["m1.0"]["box"] == [12, 44, 48, 12]
    assert found["m3"]["box"] == [90, 40, 12, 12]


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("number", [0, 1, 1234, (1 << CELLS) - 1])
def test_a_picture_tells_its_frame(number, rtl):
    class Tab:
        def on(self, *_):
            pass

    page = type("P", (), {"rtl": rtl})()
    camera = Camera(page, Tab(), None, 2)
    camera.size = (60, 20)
    image = np.zeros(((20 + STRIP) * 2, 120, 3), np.uint8)
    for bit in range(CELLS):
        place = CELLS - 1 - bit if rtl else bit
        image[40:, place * 10 : place * 10 + 10] = 255 if number >> bit & 1 else 0
    assert camera._number(image) == number
    assert camera._number(image[:-6]) == -1
    assert isinstance(camera.stack([]), ft.Stack)
