"""Device profiles and colours."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Device:
    """A phone: sizes in points; the status bar and the bottom strip are pasted, not rendered."""

    platform: str
    width: int
    height: int
    scale: int
    status_bar: int
    bottom_strip: int

    @property
    def body_height(self):
        """Height left for the application."""
        return self.height - self.status_bar - self.bottom_strip


IPHONE_3X = Device("ios", 390, 844, 3, 47, 34)
IPHONE_15 = Device("ios", 393, 852, 3, 59, 34)
IPHONE_2X = Device("ios", 414, 896, 2, 48, 34)
ANDROID_3X = Device("android", 360, 800, 3, 32, 24)
ANDROID_2X = Device("android", 412, 892, 2, 32, 24)


@dataclass(frozen=True)
class Theme:
    """The colours of one screen."""

    ios: bool
    dark: bool
    accent: str
    on_accent: str = "#FFFFFF"

    @property
    def font(self):
        return "Inter" if self.ios else "Roboto"

    @property
    def background(self):
        if self.ios:
            return "#000000" if self.dark else "#F2F2F7"
        return "#141218" if self.dark else "#FEF7FF"

    @property
    def surface(self):
        if self.ios:
            return "#1C1C1E" if self.dark else "#FFFFFF"
        return "#2B2930" if self.dark else "#ECE6F0"

    @property
    def foreground(self):
        return "#FFFFFF" if self.dark else "#101014"

    @property
    def secondary(self):
        return "#A0A0A8" if self.dark else "#62626A"

    @property
    def separator(self):
        return "#3A3A3E" if self.dark else "#D4D4DA"

    @property
    def fill(self):
        return "#2C2C30" if self.dark else "#E4E4EA"
