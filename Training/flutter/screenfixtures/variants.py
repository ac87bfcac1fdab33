"""Second renderings: the same screen as another device, theme or language shows it, or among other neighbours.

Truth ids are names that no variant changes, so the same part is known in every rendering.
"""

import dataclasses
from typing import Callable

from .theme import ANDROID_2X, ANDROID_3X, IPHONE_2X, IPHONE_3X
from .words import german, reworded, unchanged

OTHER_DEVICE = {IPHONE_3X: IPHONE_2X, IPHONE_2X: IPHONE_3X, ANDROID_3X: ANDROID_2X, ANDROID_2X: ANDROID_3X}


@dataclasses.dataclass(frozen=True)
class Variant:
    """What differs from the screen as it is described, and the screens that are rendered so."""

    name: str
    screens: tuple[str, ...] = ()
    device: bool = False
    theme: bool = False
    words: Callable[[str], str] = unchanged
    turned: bool = False
    banner: bool = False

    def of(self, screen):
        """The screen on the variant's device, in its theme."""
        if self.device:
            screen = dataclasses.replace(screen, device=OTHER_DEVICE[screen.device])
        if self.theme:
            screen = dataclasses.replace(screen, theme=dataclasses.replace(screen.theme, dark=not screen.theme.dark))
        return screen

    def order(self, rows):
        """The rows of a list as the variant has them."""
        return [*rows[2:], *rows[:2]] if self.turned else rows


CLEAN = Variant("clean")

# Enough of each change; a screen in every variant would double what the repository holds.
CHATS, DISPLAY, LOGIN, PRODUCT, SEARCH, TASKS = SIX = (
    "chats-ios-dark", "display-ios-dark", "login-ios-dark", "product-ios-light", "search-android-light",
    "tasks-android-light")

VARIANTS = [
    Variant("device", (CHATS, LOGIN, SEARCH, TASKS), device=True),
    Variant("theme", (DISPLAY, LOGIN, PRODUCT, TASKS), theme=True),
    Variant("language", (CHATS, DISPLAY, LOGIN, PRODUCT, TASKS), words=german),
    Variant("all-three", SIX, device=True, theme=True, words=german),
    Variant("neighbours-reworded", (DISPLAY, LOGIN, TASKS), words=reworded),
    Variant("banner", (LOGIN, SEARCH), banner=True),
    Variant("rows-reordered", (CHATS, SEARCH), turned=True),
]
