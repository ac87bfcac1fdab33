"""Themes, words and pages: the seed decides everything, and test themes stay apart."""

import random

import pytest

from factory import photos, theme
from factory.html.page import build
from factory.icons import IconLibrary
from factory.words import SCRIPT_WEIGHTS, Words

PICTURES = {kind: [f"{kind}-0.jpg", f"{kind}-1.jpg"] for kind in ("photo", "art", "cutout")}
TYPES = [
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
]


@pytest.fixture(scope="module")
def icons():
    return IconLibrary()


def test_splits_share_no_theme_and_test_has_about_15_percent():
    train, test = set(theme.theme_ids("train")), set(theme.theme_ids("test"))
    assert not train & test
    assert len(train) + len(test) == theme.THEME_COUNT
    assert 0.11 < len(test) / theme.THEME_COUNT < 0.19


def test_a_theme_is_decided_by_its_name():
    assert theme.make_theme("html-0007") == theme.make_theme("html-0007")
    assert theme.make_theme("html-0007") != theme.make_theme("html-0008")


def test_the_same_seed_gives_the_same_page(icons):
    first, second = build("t:1:5", "html-0007", icons, PICTURES), build("t:1:5", "html-0007", icons, PICTURES)
    assert first.html == second.html and first.size == second.size and first.scale == second.scale
    assert build("t:1:6", "html-0007", icons, PICTURES).html != first.html


def test_every_class_appears_within_a_hundred_pages(icons):
    html = "".join(build(f"t:2:{i}", f"html-{i:04d}", icons, PICTURES).html for i in range(100))
    missing = [t for t in TYPES if f'data-c="{t}"' not in html]
    assert missing == []
    for kind in ("Toggle", "Checkbox"):
        for state in "01":
            assert f'data-c="{kind}" data-s="{state}"' in html


@pytest.mark.parametrize("script", list(SCRIPT_WEIGHTS))
def test_every_script_writes_text(script):
    words = Words(random.Random(3), script)
    assert all(words.sentence().strip() and words.title().strip() and words.tab().strip() for _ in range(20))


def test_there_are_more_than_25000_named_icons(icons):
    assert icons.count() > 25_000
    family, code = icons.glyph("cupertino", "gear")
    assert family == "ic-cupertino" and code > 0xE000


def test_a_focus_changes_no_other_page_and_draws_words_without_icons(icons):
    plain = build("t:1:5", "html-0007", icons, PICTURES)
    focused = [build(f"t:1:{i}", "html-0007", icons, PICTURES, "words") for i in range(8)]
    assert build("t:1:5", "html-0007", icons, PICTURES).html == plain.html
    assert all(page.layout == "worded" for page in focused)
    barred = [page.html for page in focused if 'data-stop="tab"' in page.html]
    assert barred and all('data-c="TabBarItem"' in html for html in barred)
    assert all('data-c="TabBarItem"' not in page.html for page in focused if page.html not in barred)


def test_bars_have_icons_over_beside_or_without_words(icons):
    pages = [build(f"t:1:{i}", "html-0007", icons, PICTURES, "bars") for i in range(24)]
    assert all(page.layout == "barred" for page in pages)
    bars = [page.html for page in pages if 'data-stop="tab"' in page.html]
    assert bars and all('data-c="TabBarItem"' in bar for bar in bars)
    assert any('data-stop="segment"' in page.html for page in pages)


def test_covers_write_on_a_photo_and_put_the_way_back_there(icons):
    pictures = PICTURES | {"cover": ["cover-000-0.jpg"]}
    pages = [build(f"t:1:{i}", "html-0007", icons, pictures, "covers") for i in range(12)]
    assert all(page.layout == "covered" and "cover-000-0.jpg" in page.html for page in pages)
    assert all('data-c="Icon"' in page.html and 'data-c="Text"' in page.html for page in pages)
    assert build("t:1:5", "html-0007", icons, pictures).html == build("t:1:5", "html-0007", icons, PICTURES).html


def test_of_a_wallpaper_in_many_sizes_the_largest_is_taken(tmp_path):
    sized, named = tmp_path / "Path/contents/images", tmp_path / "nature"
    for folder in (sized, named):
        folder.mkdir(parents=True)
    for name, size in (("640x480.png", 10), ("1920x1080.png", 30)):
        (sized / name).write_bytes(b"x" * size)
        (named / name).write_bytes(b"x" * size)
    found = photos._largest(sorted(tmp_path.rglob("*.png")))
    assert [p.relative_to(tmp_path).as_posix() for p in found] == [
        "Path/contents/images/1920x1080.png",
        "nature/1920x1080.png",
        "nature/640x480.png",
    ]
