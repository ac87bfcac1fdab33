"""GTK 3 and what belongs to it; the version must be named before the first import."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gdk, GdkPixbuf, GLib, Gtk, Pango  # noqa: E402

__all__ = ["Gdk", "GdkPixbuf", "GLib", "Gtk", "Pango"]
