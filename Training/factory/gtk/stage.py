"""The off-screen window that a screen is built in, with its theme, font and the rules laid over them."""

import random
import time

from .toolkit import Gdk, GLib, Gtk


class Stage:
    """An off-screen window of one theme, font and roominess."""

    def __init__(self, theme: str, font: str, size: tuple[int, int], r: random.Random):
        settings = Gtk.Settings.get_default()
        settings.set_property("gtk-theme-name", theme)
        settings.set_property("gtk-icon-theme-name", "Adwaita")
        settings.set_property("gtk-font-name", font)
        settings.set_property("gtk-enable-animations", False)
        self.size = size
        self.window = Gtk.OffscreenWindow()
        self.window.set_size_request(*size)
        self.base = self.style(
            f"button {{ min-height: {r.choice([28, 32, 36, 40])}px; }}"
            f"entry {{ min-height: {r.choice([32, 36, 40, 44])}px; }}"
            f"notebook tab {{ min-height: {r.choice([28, 34, 40])}px; }}"
            ".large { font-size: 150%; font-weight: bold; } .small { font-size: 85%; }"
        )

    @staticmethod
    def style(css: str) -> Gtk.CssProvider:
        """Adds rules over the theme's until they are taken away."""
        provider = Gtk.CssProvider()
        provider.load_from_data(css.encode())
        Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 900)
        return provider

    @staticmethod
    def unstyle(provider: Gtk.CssProvider) -> None:
        Gtk.StyleContext.remove_provider_for_screen(Gdk.Screen.get_default(), provider)

    def settle(self) -> None:
        for _ in range(4):
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.017)  # styles are worked out at the next frame

    def close(self) -> None:
        self.unstyle(self.base)
        self.window.destroy()
        self.settle()
