"""Pictures and sound."""

import flet as ft

from ..kit import react
from ..patterns import app_bar, gap, pad, row, stretch
from ..screen import Layout, Screen
from ..theme import ANDROID_2X, IPHONE_3X, IPHONE_15, Theme


def feed(kit):
    """Posts with a picture and buttons."""
    return Layout(
        app_bar=app_bar(kit, "Wayfarers", ("camera", "camera", "New photo"), [("inbox", "send", "Messages")]),
        body=[
            post(kit, "coast", "omar", "Omar Haddad", "Cabo da Roca",
                 "A bowl of wind this morning. The path along the cliff is open again, mind the loose stones.",
                 "214 likes", 220),
            gap(10),
            post(kit, "dunes", "anna", "Anna Keller", "Merzouga", "Second day in the sand.", "98 likes", 96),
        ],
        tab_bar=kit.tab_bar("tabs", [("home", "Home"), ("compass", "Explore"), ("bell", "News"),
                                     ("person", "Me")], 0),
    )


def post(kit, name, avatar, author, place, words, likes, height):
    """One card of the feed."""
    width = kit.width - 24
    with kit.stop("picture", f"{author} {place}"):
        face = kit.picture(f"{name}.avatar", avatar, 38, 38, None, radius=19)
        names = kit.together(ft.Column([
            kit.text(f"{name}.author", author, 15, 600),
            kit.text(f"{name}.place", place, 13, color=kit.theme.secondary)], spacing=0, tight=True))
    head = row(kit, [face, stretch(names), kit.icon_button(f"{name}.more", "more", f"More about {author}’s post")],
               60, left=12, right=4)
    picture = kit.picture(f"{name}.photo", name, width, height, f"{place} by {author}")
    actions = ft.Row([
        kit.icon_button(f"{name}.like", "heart", f"Like {author}’s post"),
        kit.icon_button(f"{name}.reply", "chat", f"Comment on {author}’s post"),
        kit.icon_button(f"{name}.share", "share", f"Share {author}’s post"),
        stretch(gap(1)),
        kit.icon_button(f"{name}.keep", "bookmark", f"Save {author}’s post")], spacing=2)
    texts = [pad(kit.text(f"{name}.likes", likes, 14, 600), 12, 0, 12, 2),
             pad(kit.text(f"{name}.words", words, 15, width=width - 24), 12, 0, 12, 12)]
    body = ft.Column([head, picture, pad(actions, 4), *texts], spacing=0)
    return pad(kit.card(name, body, clip_behavior=ft.ClipBehavior.ANTI_ALIAS), 12)


def player(kit):
    """A song with its cover and controls."""
    width = kit.width - 56
    theme = kit.theme
    return Layout(
        app_bar=app_bar(kit, "Now Playing", ("close", "close", "Close player"), [("queue", "list", "Play queue")]),
        align="center",
        body=[
            gap(14),
            kit.picture("cover", "sleeve", 300, 300, "Cover of Paper Lanterns", radius=14),
            gap(22),
            pad(ft.Row([stretch(song_title(kit)), kit.icon_button("like", "heart", "Like song")]), 28, 0, 20),
            kit.slider("position", 0.3, "Position in song", width + 8),
            pad(ft.Row([stretch(kit.text("elapsed", "1:12", 13, color=theme.secondary)),
                        kit.text("left", "-2:48", 13, color=theme.secondary)]), 28),
            gap(10),
            ft.Row([kit.icon_button("shuffle", "shuffle", "Shuffle", 22, theme.secondary),
                    kit.icon_button("rewind", "rewind", "Previous song", 32),
                    kit.icon_button("pause", "pause", "Pause", 42),
                    kit.icon_button("forward", "forward", "Next song", 32),
                    kit.icon_button("repeat", "repeat", "Repeat", 22, theme.accent)],
                   alignment=ft.MainAxisAlignment.SPACE_EVENLY),
            gap(18),
            volume_row(kit, width - 68),
        ],
    )


def song_title(kit):
    """Song and artist, read together."""
    with kit.stop("text", "Paper Lanterns, The Northern Line"):
        return kit.together(ft.Column([
            kit.text("song", "Paper Lanterns", 22, 700),
            kit.text("artist", "The Northern Line", 17, color=kit.theme.secondary)], spacing=1, tight=True))


def volume_row(kit, width):
    """The volume between two silent glyphs."""
    with kit.stop("row", "Volume"):
        parts = [kit.icon("quiet", "volume-low", 18, kit.theme.secondary),
                 kit.slider("volume", 0.7, "Volume", width),
                 kit.icon("loud", "volume-high", 20, kit.theme.secondary)]
    return ft.Row(parts, alignment=ft.MainAxisAlignment.CENTER, spacing=4)


GALLERY = [("lake", "Lake at noon"), ("sunset", "Hills at sunset"), ("forest", "Forest in fog"),
           ("snow", "Snowy ridge"), ("city", "Towers at night"), ("harbour", "Harbour houses"),
           ("coast", "Rocky coast"), ("dunes", "Sand dunes"), ("berries", "Bowl of berries")]


def gallery(kit):
    """A grid of photos under a filter."""
    side = (kit.width - 32 - 8) / 3
    return Layout(
        app_bar=app_bar(kit, "Photos", None, [("search", "search", "Search photos"),
                                              ("more", "more", "More options")]),
        body=[
            pad(kit.segments("span", ["Years", "Months", "All"], 1, kit.width - 32), 16, 4, 16, 12),
            pad(kit.text("month", "October", 22, 500, heading=2), 16, 4, 16, 2),
            pad(kit.text("count", "9 photos from 3 days", 14, color=kit.theme.secondary), 16, 0, 16, 10),
            *[photo_row(kit, GALLERY[i:i + 3], side) for i in range(0, len(GALLERY), 3)],
            pad(kit.text("backup", "All photos are backed up. The last copy was made today at 8:15.", 14,
                         color=kit.theme.secondary, width=kit.width - 32), 16, 12, 16, 8),
        ],
        tab_bar=kit.tab_bar("tabs", [("gallery", "Photos"), ("folder", "Albums"), ("share", "Shared")], 0),
    )


def photo_row(kit, pictures, side):
    """Three photos side by side."""
    return pad(ft.Row([photo(kit, name, label, side) for name, label in pictures], spacing=4), 16, 0, 16, 4)


def photo(kit, name, label, side):
    """A picture that opens when tapped."""
    picture = kit.picture(f"photo.{name}", name, side, side, label, radius=4, clickable=True)
    return kit.together(ft.Container(picture, on_click=react))


SCREENS = [
    Screen("feed-ios-light", IPHONE_3X, Theme(True, False, "#007AFF"), feed, "8:20"),
    Screen("player-ios-dark", IPHONE_15, Theme(True, True, "#FF375F"), player, "22:10"),
    Screen("gallery-android-light", ANDROID_2X, Theme(False, False, "#3F5F90"), gallery, "16:04"),
]
