"""Kivy without its loop: a window, a clock that this code moves on, and pictures of a widget."""

import numpy as np
from kivy.config import Config

Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")

from kivy.base import EventLoop  # noqa: E402  the settings come before what reads them
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.lang import Builder  # noqa: E402

TICK = 0.03  # seconds that go by with each look at the clock: animations end after a few frames


class _Time:
    def __init__(self):
        self.now = Clock.time()

    def __call__(self) -> float:
        self.now += TICK
        return self.now


def begin() -> None:
    """Opens the window; from here on time goes by with frames alone."""
    EventLoop.ensure_window()
    Clock.time = _Time()


def show(widget) -> None:
    """Puts the widget into the window, alone."""
    for shown in list(Window.children):
        Window.remove_widget(shown)
    Window.add_widget(widget)


def settle(frames: int = 40) -> None:
    """Lets layout, delayed calls and animations come to their end."""
    for _ in range(frames):
        Clock.tick()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()


def picture(widget) -> np.ndarray:
    """BGR [height, width, 3] of a widget."""
    texture = widget.export_as_image().texture
    pixels = np.frombuffer(texture.pixels, np.uint8).reshape(texture.height, texture.width, 4)
    return np.ascontiguousarray(pixels[..., 2::-1])
