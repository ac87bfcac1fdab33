"""Lists, and dialogs over lists."""

import flet as ft

from ..kit import react
from ..patterns import (app_bar, check_row, gap, group, headline, labels, nav_row, pad, row, section, stretch,
                        toggle_row)
from ..screen import Layout, Screen
from ..theme import ANDROID_2X, ANDROID_3X, IPHONE_2X, IPHONE_3X, Theme

CHATS = [("anna", "Anna Keller", "See you at the north gate at nine", "9:24"),
         ("omar", "Omar Haddad", "The tickets are in your mail", "8:51"),
         ("mei", "Mei Tanaka", "Thanks, the bowl arrived safely!", "Yesterday"),
         ("lukas", "Lukas Brandt", "Photo", "Yesterday"),
         ("harbour", "Harbour Choir", "Rehearsal moved to room 4", "Monday"),
         ("forest", "Forest Walkers", "Who brings the map?", "Sunday")]


def chats(kit):
    """Conversations with faces and times."""
    return Layout(
        app_bar=app_bar(kit, "Chats", ("edit", "edit", "Edit list"), [("new", "add", "New message")]),
        body=[
            pad(kit.field("search", "Search", kit.width - 32, placeholder="Search", icon="search"), 16, 4, 16, 8),
            *[part for chat in kit.order(CHATS) for part in (chat_row(kit, *chat), kit.rule(80))][:-1],
        ],
        tab_bar=kit.tab_bar("tabs", [("phone", "Calls"), ("chat", "Chats"), ("person", "Contacts"),
                                     ("settings", "Settings")], 1),
    )


def chat_row(kit, face, name, last, time):
    """One conversation, read and opened as a whole."""
    with kit.stop("row", name):
        picture = kit.picture(f"{face}.face", face, 52, 52, None, radius=26)
        title = kit.text(f"{face}.name", name, 17, 600, clickable=True)
        when = kit.text(f"{face}.time", time, 14, color=kit.theme.secondary)
        words = kit.text(f"{face}.last", last, 15, color=kit.theme.secondary)
    lines = ft.Column([ft.Row([stretch(title), when]), words], spacing=2, tight=True)
    return kit.exposed(f"{face}.row", row(kit, [picture, stretch(lines)], 76, click=True))


TRAINS = [("re7", "RE 7", "Hamburg Hbf", "14:02", "Gleis 3"), ("ice", "ICE 803", "München Hbf", "14:10", "Gleis 5"),
          ("s1", "S 1", "Flughafen", "14:14", "Gleis 1"), ("rb81", "RB 81", "Bad Oldesloe", "14:21", "Gleis 4"),
          ("ic", "IC 2213", "Köln Hbf", "14:35", "Gleis 6")]


def departures(kit):
    """Departures in German, with a segmented control."""
    return Layout(
        body=[
            headline(kit, "headline", "Abfahrten"),
            pad(kit.field("stop", "Haltestelle", kit.width - 32, value="Lübeck Hauptbahnhof", icon="location"),
                16, 0, 16, 12),
            pad(kit.segments("kind", ["Alle", "Bahn", "Bus", "Fähre"], 1, kit.width - 32), 16, 0, 16, 16),
            group(kit, "trains", [train_row(kit, *train) for train in TRAINS]),
            gap(14),
            group(kit, "options", [toggle_row(kit, "barrier", "Nur barrierefreie Züge", False),
                                   toggle_row(kit, "bike", "Mit Fahrradmitnahme", True)]),
            pad(kit.text("hint", "Zwischen Lübeck und Travemünde fahren bis Sonntag Busse statt Bahnen.", 14,
                         color=kit.theme.secondary, width=kit.width - 48), 24, 12, 24, 0),
        ],
        tab_bar=kit.tab_bar("tabs", [("train", "Abfahrt"), ("map", "Karte"), ("star", "Favoriten")], 0),
    )


def train_row(kit, name, line, target, time, platform):
    """One departure."""
    with kit.stop("row", f"{line} {target}"):
        left = labels(kit, name, f"{line} {target}", platform, clickable=True)
        when = kit.text(f"{name}.time", time, 17, 600)
        chevron = kit.icon(f"{name}.chevron", "chevron-right", 18, kit.theme.secondary)
    return kit.exposed(name, row(kit, [stretch(left), when, chevron], 60, click=True))


WALKS = [("coast", "Cliff walk", "8.4 km, moderate"), ("forest", "Beech forest loop", "5.1 km, easy"),
         ("lake", "Around the lake", "11.9 km, easy"), ("snow", "Ridge in snow", "14.2 km, hard"),
         ("sunset", "Evening hill", "3.3 km, easy")]


def search(kit):
    """Search results, Material."""
    field = kit.field("query", "Search walks", kit.width - 88, value="walks near me", icon="search", height=48)
    top = pad(ft.Row([field, kit.icon_button("filter", "filter", "Filter")], spacing=8), 16, 10, 8, 6)
    return Layout(
        body=[
            top,
            section(kit, "found", "5 walks found"),
            *[walk_row(kit, *walk) for walk in kit.order(WALKS)],
            pad(kit.button("more", "Show on map", kit.width - 32, 48, "tonal"), 16, 12, 16, 0),
        ],
        tab_bar=kit.tab_bar("tabs", [("home", "Home"), ("search", "Search"), ("bookmark", "Saved")], 1),
    )


def walk_row(kit, name, title, detail):
    """A walk with its picture and a button of its own."""
    picture = kit.picture(f"{name}.photo", name, 64, 64, f"Photo of {title.lower()}", radius=12)
    with kit.stop("text"):
        words = kit.together(labels(kit, name, title, detail))
    save = kit.icon_button(f"{name}.save", "bookmark", f"Save {title.lower()}")
    return row(kit, [picture, stretch(words), save], 80, right=8)


SONGS = [("album", "Low Tide", "Sea of Glass"), ("sleeve", "Paper Lanterns", "The Northern Line"),
         ("dunes", "Sahara Radio", "Kestrel"), ("city", "Night Bus", "Marlow"), ("snow", "First Snow", "Ida Holm"),
         ("lake", "Still Water", "Ida Holm")]


def library(kit):
    """Songs under Material tabs."""
    return Layout(
        app_bar=app_bar(kit, "Library", ("menu", "menu", "Menu"), [("search", "search", "Search library")]),
        body=[kit.top_tabs("top", ["Songs", "Albums", "Artists"], 0), gap(6),
              *[song_row(kit, *song) for song in SONGS]],
        tab_bar=kit.tab_bar("tabs", [("home", "Home"), ("music", "Library"), ("download", "Offline")], 1),
    )


def song_row(kit, name, title, artist):
    """A song: tap plays, the button at the end has more."""
    with kit.stop("row", f"{title} {artist}"):
        picture = kit.picture(f"{name}.cover", name, 52, 52, None, radius=6)
        words = labels(kit, name, title, artist, clickable=True)
    play = ft.Container(ft.Row([picture, stretch(words)], spacing=14), expand=True, height=66,
                        padding=ft.Padding(16, 0, 0, 0), on_click=react)
    return ft.Row([play, kit.icon_button(f"{name}.more", "more", f"More about {title}")], spacing=0)


def tasks(kit):
    """A day's tasks with a floating button."""
    return Layout(
        app_bar=app_bar(kit, "Today", ("menu", "menu", "Menu"), [("search", "search", "Search tasks"),
                                                                  ("more", "more", "More options")]),
        body=[
            pad(kit.text("date", "Thursday, 14 May", 24, 400, heading=1), 16, 6, 16, 2),
            pad(kit.text("sum", "3 of 7 done", 14, color=kit.theme.secondary), 16, 0, 16, 4),
            section(kit, "morning", "Morning"),
            check_row(kit, "plants", "Water the plants", True),
            check_row(kit, "mail", "Answer the school", True, "Trip on Friday"),
            check_row(kit, "bread", "Pick up bread", False),
            kit.rule(),
            section(kit, "afternoon", "Afternoon"),
            check_row(kit, "invoice", "Send the invoice", False, "Harbour Choir, £140"),
            check_row(kit, "call", "Call the dentist", True),
            check_row(kit, "bike", "Repair the bike light", False),
            check_row(kit, "cook", "Cook for six", False),
        ],
        floating=kit.floating_button("add", "add", "Add task"),
    )


NOTES = [("garden", "Garden plan", "Beans, peas, a row of sunflowers"), ("trip", "Packing list", "Tent, stove, map"),
         ("gift", "Ideas for Lukas", "A kite, a good knife"), ("read", "Books to read", "Three by Tove Jansson")]


def delete_alert(kit):
    """An alert over a list of notes."""
    rows = [nav_row(kit, name, title, detail=detail) for name, title, detail in NOTES]
    body = [headline(kit, "headline", "Notes"), group(kit, "notes", rows)]
    bar = kit.tab_bar("tabs", [("list", "Notes"), ("folder", "Folders"), ("trash", "Bin")], 0)
    alert = kit.dialog("Delete this note?", "“Garden plan” will be removed from all your devices.",
                       [("cancel", "Cancel"), ("delete", "Delete")])
    return Layout(body=body, tab_bar=bar, dialog=alert)


def location_dialog(kit):
    """A Material dialog over settings."""
    bar = app_bar(kit, "Location", ("back", "back", "Back"))
    body = [
        toggle_row(kit, "use", "Use location", False, "location", kit.theme.secondary),
        kit.rule(),
        section(kit, "recent", "Recently used"),
        nav_row(kit, "maps", "Maps", "Now", "map", kit.theme.secondary),
        nav_row(kit, "camera", "Camera", "9:12", "camera", kit.theme.secondary),
        nav_row(kit, "photos", "Photos", "Monday", "gallery", kit.theme.secondary),
        nav_row(kit, "calendar", "Calendar", "Sunday", "calendar", kit.theme.secondary),
    ]
    dialog = kit.dialog("Turn on location?", "Maps can then show where you are and which trains leave nearby.",
                        [("later", "Not now"), ("on", "Turn on")])
    return Layout(app_bar=bar, body=body, dialog=dialog)


SCREENS = [
    Screen("chats-ios-dark", IPHONE_3X, Theme(True, True, "#30D158"), chats, "9:41"),
    Screen("departures-ios-light", IPHONE_2X, Theme(True, False, "#C8102E"), departures, "13:58"),
    Screen("search-android-light", ANDROID_3X, Theme(False, False, "#386A20"), search, "11:36"),
    Screen("library-android-dark", ANDROID_2X, Theme(False, True, "#A8C7FA", "#062E6F"), library, "20:15"),
    Screen("tasks-android-light", ANDROID_2X, Theme(False, False, "#0061A4"), tasks, "8:05"),
    Screen("alert-ios-light", IPHONE_3X, Theme(True, False, "#007AFF"), delete_alert, "15:47"),
    Screen("dialog-android-dark", ANDROID_3X, Theme(False, True, "#D0BCFF", "#381E72"), location_dialog, "19:30"),
]
