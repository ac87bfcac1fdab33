"""Signing in, first steps, profile."""

import flet as ft

from ..patterns import app_bar, check_row, gap, nav_row, pad, toggle_row
from ..screen import Layout, Screen
from ..theme import ANDROID_3X, IPHONE_2X, Theme


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


def onboarding(kit):
    """The second of four welcome pages."""
    width = kit.width - 64
    return Layout(
        align="center",
        body=[
            ft.Container(kit.button("skip", "Skip", 72, 44, "plain"), width=kit.width - 16,
                         alignment=ft.Alignment.CENTER_RIGHT),
            gap(12),
            kit.picture("scene", "lake", 300, 300, "A lake between green hills", radius=28),
            gap(34),
            kit.text("title", "Find quiet places", 30, 700, heading=1),
            gap(10),
            kit.text("lead", "We know 4,000 paths without a road in sight. Save the ones you like, and walk "
                     "them without a signal.", 17, color=kit.theme.secondary, width=width, align="center"),
            gap(30),
            kit.dots("dots", 4, 1),
            gap(34),
            kit.button("next", "Continue", width),
            gap(8),
            kit.button("have", "I already have an account", width, 48, "plain"),
        ],
    )


def profile(kit):
    """A person's page with numbers and links."""
    return Layout(
        app_bar=app_bar(kit, "Profile", ("back", "back", "Back"),
                        [("share", "share", "Share profile"), ("more", "more", "More options")]),
        align="center",
        body=[
            gap(8),
            kit.picture("avatar", "mei", 104, 104, "Portrait of Mei Tanaka", radius=52),
            gap(10),
            kit.text("name", "Mei Tanaka", 24, 500, heading=1),
            kit.text("handle", "Potter in Bristol", 15, color=kit.theme.secondary),
            gap(14),
            ft.Row([stat(kit, "works", "128", "Works"), stat(kit, "fans", "3,407", "Followers"),
                    stat(kit, "follows", "86", "Following")], alignment=ft.MainAxisAlignment.SPACE_EVENLY),
            gap(16),
            pad(ft.Row([kit.button("follow", "Follow", 156, 48),
                        kit.button("message", "Message", 156, 48, "tonal")], spacing=16), 16),
            gap(10),
            kit.rule(),
            nav_row(kit, "shop", "Shop", "24 items", "cart", kit.theme.secondary),
            nav_row(kit, "dates", "Markets and fairs", None, "calendar", kit.theme.secondary),
            nav_row(kit, "place", "Studio", "Bristol", "location", kit.theme.secondary),
            toggle_row(kit, "notify", "Tell me about new works", True, "bell", kit.theme.secondary),
        ],
        tab_bar=kit.tab_bar("tabs", [("home", "Home"), ("search", "Search"), ("heart", "Saved"),
                                     ("person", "People")], 3),
    )


def stat(kit, name, number, label):
    """A number over its label, read together."""
    with kit.stop("text", f"{number} {label}"):
        return kit.together(ft.Column([
            kit.text(f"{name}.number", number, 20, 700),
            kit.text(f"{name}.label", label, 13, color=kit.theme.secondary)],
            horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=0, tight=True))


SCREENS = [
    Screen("login-ios-dark", IPHONE_2X, Theme(True, True, "#0A84FF"), login, "7:58"),
    Screen("onboarding-ios-light", IPHONE_2X, Theme(True, False, "#1F8A4C"), onboarding, "10:02"),
    Screen("profile-android-dark", ANDROID_3X, Theme(False, True, "#D0BCFF", "#381E72"), profile, "18:45"),
]
