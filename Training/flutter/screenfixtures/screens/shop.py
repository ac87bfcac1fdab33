"""Buying things."""

import flet as ft

from ..patterns import app_bar, check_row, gap, pad, section, stretch
from ..screen import Layout, Screen
from ..theme import ANDROID_2X, IPHONE_2X, Theme


def checkout(kit):
    """A basket with steppers, extras and a total."""
    return Layout(
        app_bar=app_bar(kit, "Your order", ("back", "back", "Back"), [("share", "share", "Share order")]),
        body=[
            item(kit, "salad", "Garden salad", "£7.50", 2),
            item(kit, "berries", "Berry bowl", "£5.20", 1),
            kit.rule(),
            section(kit, "extras.title", "Extras"),
            check_row(kit, "cutlery", "Cutlery and napkins", False),
            check_row(kit, "gift", "Pack as a gift", True, "Adds £1.00 to the total"),
            check_row(kit, "ring", "Do not ring the bell", True),
            section(kit, "note.title", "Delivery note"),
            pad(kit.field("note", "Delivery note", kit.width - 32, value="Leave it with the porter",
                          height=48), 16),
            gap(16),
            amount(kit, "delivery", "Delivery", "£2.40"),
            amount(kit, "total", "Total", "£23.60", 700),
            gap(12),
            pad(kit.button("pay", "Pay £23.60", kit.width - 32), 16),
        ],
    )


def item(kit, name, title, price, count):
    """A dish with its picture and a stepper made of two buttons."""
    picture = kit.picture(f"{name}.photo", name, 64, 64, f"Photo of {title.lower()}", radius=10)
    words = two_lines(kit, name, title, price)
    less = kit.icon_button(f"{name}.less", "remove", f"One less {title.lower()}", 22)
    number = kit.text(f"{name}.count", str(count), 17, 500)
    more = kit.icon_button(f"{name}.more", "add", f"One more {title.lower()}", 22)
    parts = [picture, stretch(words), ft.Row([less, number, more], spacing=0, tight=True)]
    return ft.Container(ft.Row(parts, spacing=14), padding=ft.Padding(16, 8, 8, 8))


def amount(kit, name, label, value, weight=400):
    """A label and a sum at the two edges."""
    with kit.stop("row", f"{label} {value}"):
        parts = [stretch(kit.text(f"{name}.label", label, 16, weight)), kit.text(f"{name}.sum", value, 16, weight)]
    return pad(ft.Row(parts), 16, 3, 16, 3)


def two_lines(kit, name, title, price):
    """A title and a price that are read together."""
    with kit.stop("text", f"{title} {price}"):
        return kit.together(ft.Column([
            kit.text(f"{name}.title", title, 17, 500),
            kit.text(f"{name}.price", price, 15, color=kit.theme.secondary)], spacing=2, tight=True))


def product(kit):
    """One article: picture, rating, sizes, description."""
    width = kit.width - 40
    return Layout(
        app_bar=app_bar(kit, "Trail Runner", ("back", "back", "Back"),
                        [("save", "heart", "Add to wish list"), ("cart", "cart", "Basket")]),
        body=[
            kit.picture("photo", "sneaker", kit.width, 270, "Red running shoe with a white sole, from the side"),
            gap(12),
            ft.Row([kit.dots("dots", 4, 1)], alignment=ft.MainAxisAlignment.CENTER),
            pad(kit.text("name", "Trail Runner 3", 26, 700, heading=1), 20, 10, 20, 2),
            pad(ft.Row([stretch(kit.stars("rating", 4, "Rated 4 of 5 stars")),
                        kit.text("price", "€ 89.00", 20, 600)]), 20, 2, 20, 6),
            pad(kit.text("about", "A light shoe for gravel and forest paths. The sole grips on wet stone, "
                         "and the upper dries within an hour.", 15, color=kit.theme.secondary, width=width),
                20, 6, 20, 6),
            section(kit, "sizes.title", "SIZE"),
            pad(kit.segments("sizes", ["40", "41", "42", "43"], 2, width), 20, 2),
            gap(14),
            pad(kit.card("delivery", delivery_row(kit), color=kit.theme.surface), 20),
            gap(16),
            pad(kit.button("buy", "Add to basket", width), 20),
        ],
    )


def delivery_row(kit):
    """When the parcel comes."""
    with kit.stop("row", "Free delivery by Friday"):
        parts = [kit.icon("truck", "truck", 22, kit.theme.accent),
                 kit.text("truck.text", "Free delivery by Friday", 15)]
    return ft.Container(ft.Row(parts, spacing=12), padding=14)


SCREENS = [
    Screen("product-ios-light", IPHONE_2X, Theme(True, False, "#D70040"), product, "17:32"),
    Screen("checkout-android-light", ANDROID_2X, Theme(False, False, "#00696D"), checkout, "12:15"),
]
