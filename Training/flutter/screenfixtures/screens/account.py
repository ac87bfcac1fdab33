"""Signing in, first steps, profile."""

import flet as ft

from ..patterns import app_bar, check_row, gap, pad
from ..screen import Layout, Screen
from ..theme import IPHONE_2X, Theme


def login(kit):
    """A sign-in form with labels above its fields."""
    width = kit.width - 64
    return Layout(
        align="center",
        body=[
            gap(36),
            kit.picture("logo", "album", 88, 88, "Driftwood logo", radius=20),
            gap(16),
            kit.text("welcome", "Welcome back", 28, 700, heading=1),
            gap(6),
            kit.text("lead", "Sign in to see your saved trips and tickets.", 16,
                     color=kit.theme.secondary, width=width, align="center"),
            gap(24),
            labelled_field(kit, "email", "Email", width, value="nora@driftwood.app"),
            gap(14),
            labelled_field(kit, "password", "Password", width, value="harbour22", secret=True),
            gap(8),
            ft.Container(check_row(kit, "remember", "Keep me signed in", True), width=width + 8),
            gap(8),
            kit.button("signin", "Sign In", width),
            gap(4),
            kit.button("forgot", "Forgot password?", width, 44, "plain"),
            gap(16),
            kit.button("create", "Create an account", width, style="tonal"),
        ],
    )


def labelled_field(kit, name, label, width, **options):
    """A field under its drawn label; the field says the label as well."""
    text = kit.text(f"{name}.label", label, 14, 500, kit.theme.secondary)
    field = kit.field(name, label, width, **options)
    return ft.Column([ft.Container(text, width=width), field], spacing=5, tight=True)


SCREENS = [
    Screen("login-ios-dark", IPHONE_2X, Theme(True, True, "#0A84FF"), login, "7:58"),
]
