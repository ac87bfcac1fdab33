"""Settings and control panels."""

import flet as ft

from ..patterns import app_bar, gap, group, headline, nav_row, pad, section, toggle_row
from ..screen import Layout, Screen
from ..theme import ANDROID_3X, IPHONE_2X, IPHONE_3X, Theme


def settings(kit):
    """Grouped settings with a search field and a bottom bar."""
    return Layout(
        body=[
            headline(kit, "headline", "Settings"),
            pad(kit.field("search", "Search", kit.width - 32, placeholder="Search", icon="search"), 16, 0, 16, 16),
            group(kit, "network", [
                toggle_row(kit, "airplane", "Airplane Mode", False, "airplane", "#FF9500"),
                nav_row(kit, "wifi", "Wi-Fi", "Harbour Café", "wifi", "#007AFF"),
                toggle_row(kit, "bluetooth", "Bluetooth", True, "bluetooth", "#007AFF"),
            ], 58),
            section(kit, "alerts.title", "ALERTS"),
            group(kit, "alerts", [
                nav_row(kit, "notifications", "Notifications", None, "bell", "#FF3B30"),
                nav_row(kit, "sounds", "Sounds", "Chime", "volume-high", "#FF2D55"),
                toggle_row(kit, "focus", "Do Not Disturb", False, "moon", "#5856D6"),
            ], 58),
            gap(20),
            group(kit, "system", [
                nav_row(kit, "display", "Display & Brightness", None, "brightness", "#007AFF"),
                nav_row(kit, "privacy", "Privacy", None, "key", "#34C759"),
            ], 58),
        ],
        tab_bar=kit.tab_bar("tabs", [("home", "Home"), ("bell", "Activity"), ("settings", "Settings")], 2),
    )


def display_panel(kit):
    """Sliders and switches for screen and sound."""
    width = kit.width - 32 - 92
    return Layout(
        app_bar=app_bar(kit, "Display & Sound", ("back", "back", "Back")),
        body=[
            section(kit, "bright.title", "BRIGHTNESS"),
            pad(kit.card("bright.card", slider_row(kit, "brightness", 0.62, "Brightness", width,
                                                   ("moon", "brightness")), height=60)),
            gap(8),
            group(kit, "modes", [
                toggle_row(kit, "dark", "Dark Appearance", True),
                toggle_row(kit, "tone", "Match Room Light", True),
                toggle_row(kit, "night", "Warm Colours at Night", False),
            ]),
            section(kit, "size.title", "TEXT SIZE"),
            pad(kit.segments("size", ["Small", "Normal", "Large"], 1, kit.width - 32), 16, 4, 16, 4),
            section(kit, "sound.title", "VOLUME"),
            pad(kit.card("sound.card", slider_row(kit, "volume", 0.35, "Volume", width,
                                                  ("volume-low", "volume-high")), height=60)),
            gap(8),
            group(kit, "sounds", [
                toggle_row(kit, "keyboard", "Keyboard Clicks", False),
                nav_row(kit, "ringtone", "Ringtone", "Morning"),
            ]),
        ],
    )


def slider_row(kit, name, value, label, width, ends):
    """A slider between two small glyphs."""
    with kit.stop("row", label):
        first = kit.icon(f"{name}.low", ends[0], 20, kit.theme.secondary)
        control = kit.slider(name, value, label, width)
        last = kit.icon(f"{name}.high", ends[1], 22, kit.theme.secondary)
    return ft.Row([first, control, last], alignment=ft.MainAxisAlignment.CENTER, spacing=8)


def reglages(kit):
    """Notification settings in French, Material."""
    return Layout(
        app_bar=app_bar(kit, "Notifications", ("back", "back", "Retour"), [("more", "more", "Plus d’options")]),
        body=[
            section(kit, "general.title", "Général"),
            toggle_row(kit, "allow", "Autoriser les notifications", True, "bell", kit.theme.secondary),
            toggle_row(kit, "sound", "Son", True, "volume-high", kit.theme.secondary,
                       detail="Carillon, volume moyen"),
            toggle_row(kit, "night", "Ne pas déranger la nuit", False, "moon", kit.theme.secondary,
                       detail="De 22 h à 7 h"),
            kit.rule(),
            section(kit, "content.title", "Contenu"),
            nav_row(kit, "messages", "Messages", "Tous", "chat", kit.theme.secondary),
            nav_row(kit, "mail", "Courriels", "Favoris", "mail", kit.theme.secondary),
            nav_row(kit, "calendar", "Agenda", "10 min", "calendar", kit.theme.secondary),
            pad(kit.text("hint", "Les alertes importantes s’affichent toujours, même en mode silencieux.",
                         14, color=kit.theme.secondary, width=kit.width - 40), 20, 14, 20, 14),
            pad(kit.button("test", "Envoyer un essai", kit.width - 40, style="tonal"), 20),
        ],
    )


SCREENS = [
    Screen("settings-ios-light", IPHONE_3X, Theme(True, False, "#007AFF"), settings),
    Screen("display-ios-dark", IPHONE_2X, Theme(True, True, "#0A84FF"), display_panel, "21:08"),
    Screen("notifications-android-light", ANDROID_3X, Theme(False, False, "#6750A4"), reglages, "14:27"),
]
