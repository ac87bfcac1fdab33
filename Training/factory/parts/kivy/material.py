"""Makes KivyMD's Material Design of parts."""

import random

from kivy.metrics import dp
from kivy.uix.button import Button
from kivy.uix.widget import Widget
from kivymd.app import MDApp
from kivymd.font_definitions import theme_font_styles
from kivymd.icon_definitions import md_icons
from kivymd.uix.behaviors import ripple_behavior
from kivymd.uix.button import BaseButton, MDButton, MDButtonText, MDIconButton
from kivymd.uix.card import MDCard
from kivymd.uix.label import MDIcon
from kivymd.uix.navigationbar import MDNavigationBar, MDNavigationItem, MDNavigationItemIcon, MDNavigationItemLabel
from kivymd.uix.segmentedbutton import (
    MDSegmentButtonIcon,
    MDSegmentButtonLabel,
    MDSegmentedButton,
    MDSegmentedButtonItem,
)
from kivymd.uix.selectioncontrol import MDCheckbox, MDSwitch
from kivymd.uix.slider import MDSlider, MDSliderHandle
from kivymd.uix.tab import (
    MDTabsItem,
    MDTabsItemIcon,
    MDTabsItemSecondary,
    MDTabsItemText,
    MDTabsPrimary,
    MDTabsSecondary,
)
from kivymd.uix.textfield import MDTextField, MDTextFieldHintText

from ..screen import Part
from . import stage
from .builder import Builder
from .lettering import Lettering
from .pieces import Glyph
from ..request import Request

_APP = MDApp()
_NAMES = {ord(glyph): name for name, glyph in md_icons.items()}
# Waves that follow a touch need a buffer as large as the part, which has no size yet; nobody touches these.
for _kind in vars(ripple_behavior).values():
    if hasattr(_kind, "init_fbos"):
        _kind.init_fbos = lambda self: None


class Material(Builder):
    """Widgets of a screen in Material Design; what a screen leaves open is chosen by its name."""

    glyphs = (Glyph, MDIcon)
    tiles = (MDIconButton,)
    faces = (BaseButton, MDIconButton, MDSegmentedButtonItem, MDTextField, Button)

    def __init__(self, request: Request):
        self.request, self.made, self.fronts = request, {}, []
        self.family, self.lettering = request.look[0], Lettering(request.font)
        self.r = random.Random(request.name)
        MDApp._running_app = _APP
        theme = _APP.theme_cls
        theme.theme_style, theme.primary_palette = request.look[1:]
        theme.set_colors()
        for roles in theme_font_styles.values():
            for role in roles.values():
                if role["font-name"] != "Icons":
                    role["font-name"] = request.font
        self.chosen = "accent"
        self.ground, self.words = theme.backgroundColor, theme.onSurfaceColor
        self.part, self.on_part, self.accent = theme.surfaceContainerColor, theme.onSurfaceColor, theme.primaryColor

    def icon(self, told: str) -> str:
        """The glyph by the name under which KivyMD knows it, or a sign of its own."""
        path, code, _ = told.split("|")
        name = _NAMES.get(int(code)) if "materialdesign" in path.lower() else None
        return name or self.r.choice(["home", "magnify", "account", "cog", "star", "email", "folder", "camera", "menu",
                                      "delete", "pencil", "share-variant", "heart", "bell", "map-marker", "phone"])  # fmt: skip

    def card(self, part: Part) -> Widget:
        inner = self.stack(part, dp(16), dp(6))
        out = MDCard(style=self.r.choice(["filled", "outlined", "elevated"]), size_hint_y=None, ripple_behavior=False)
        inner.bind(height=out.setter("height"))
        out.add_widget(inner)
        return out

    def row(self, part: Part) -> Widget:
        if part.children[0].kind != "toggle":
            return super().row(part)
        return self.navigation(part) if "south" in part.options else self.segmented(part)

    def segmented(self, part: Part) -> Widget:
        out = MDSegmentedButton(type=self.r.choice(["large", "large", "normal", "medium"]))
        room = dp(self.request.width - 40) / len(part.children)
        for child in part.children:
            item = MDSegmentedButtonItem()
            both = bool(child.glyph and child.text and len(part.children) < 3)
            if both or not child.text:
                item.add_widget(MDSegmentButtonIcon(icon=self.icon(child.glyph)))
            if child.text:
                item.add_widget(MDSegmentButtonLabel(text=self.lettering.cut(child.text, room - dp(90 if both else 56), 14)))
            out.add_widget(item)
            item.active = "on" in child.options
            self.made[child.name] = item
        return out

    def navigation(self, part: Part) -> Widget:
        out = MDNavigationBar()
        for child in part.children:
            item = MDNavigationItem()
            # Without a sign Material has no pill, and nothing would tell which item is chosen.
            item.add_widget(MDNavigationItemIcon(icon=self.icon(child.glyph or "||")))
            if child.text:
                text = self.lettering.cut(child.text, dp(self.request.width) / len(part.children) - dp(8), 12)
                item.add_widget(MDNavigationItemLabel(text=text))
            out.add_widget(item)
            item.active = "on" in child.options
            self.made[child.name] = item
        return out

    def tabs(self, part: Part) -> Widget:
        primary = self.r.random() < 0.6
        out, chosen = (MDTabsPrimary if primary else MDTabsSecondary)(allow_stretch=True), None
        room = dp(self.request.width - 40) / len(part.children)
        for child in part.children:
            item = (MDTabsItem if primary else MDTabsItemSecondary)()
            out.add_widget(item)
            if child.glyph and primary:
                item.add_widget(MDTabsItemIcon(icon=self.icon(child.glyph)))
            item.add_widget(MDTabsItemText(text=self.lettering.cut(child.text, room - dp(20), 14), padding=0))
            self.made[child.name] = item
            chosen = item if "on" in child.options else chosen
        self.fronts.append((out, chosen))
        return out

    def finish(self) -> None:
        for tabs, chosen in self.fronts:
            if chosen in self.made.values():
                tabs.set_active_item(chosen)
                tabs._current_tab = chosen
                tabs.update_indicator(instance=chosen)
        stage.settle()
        for tabs, chosen in self.fronts:
            tabs.indicator.pos = tabs.indicator.pos[0], chosen.y

    def label(self, part: Part) -> Widget:
        if part.glyph:
            return MDIcon(icon=self.icon(part.glyph), size_hint=(None, None), size=(dp(24), dp(24)))
        return super().label(part)

    def button(self, part: Part) -> Widget:
        if not part.text:
            style = self.r.choice(["standard", "standard", "standard", "tonal", "filled", "outlined"])
            return MDIconButton(icon=self.icon(part.glyph), style=style)
        out = MDButton(style=self.r.choice(["filled", "filled", "tonal", "outlined", "elevated", "text"]))
        text = MDButtonText(text=self.lettering.cut(part.text, dp(self.request.width) / 4.5, 14), pos_hint={"center_x": 0.5, "center_y": 0.5})
        out.theme_width = "Custom"
        out.add_widget(text)
        return out

    def check(self, part: Part, **more) -> Widget:
        mark = MDCheckbox(active="on" in part.options, **more)
        if self.r.random() < 0.5:
            mark.radio_icon_normal, mark.radio_icon_down = "radiobox-blank", "radiobox-marked"
        return self.marked(part, mark)

    def switch(self, part: Part) -> Widget:
        out = MDSwitch()
        out.active = "on" in part.options
        if self.r.random() < 0.4:
            out.icon_active = "check"
        out.is_control = True
        return out

    def slider(self, part: Part) -> Widget:
        out = MDSlider(value=part.options["value"], size_hint_y=None, height=dp(40))
        out.add_widget(MDSliderHandle())
        out.is_control = True
        return out

    def field(self, part: Part) -> Widget:
        out = MDTextField(mode=self.r.choice(["outlined", "filled"]), size_hint_y=None, height=dp(56))
        if self.r.random() < 0.5:
            out.text = part.text
        else:
            out.add_widget(MDTextFieldHintText(text=part.text))
        return out

    @staticmethod
    def overhang(widget: Widget) -> int:
        """An outlined field's line runs along the middle of its edge."""
        return 3 if isinstance(widget, MDTextField) and widget.mode == "outlined" else 0

    @staticmethod
    def empty(field: MDTextField) -> None:
        """Takes the words of a field away, or what stands in for them."""
        field.text_color_normal = field.text_color_focus = field.cursor_color = (0, 0, 0, 0)
        for group in ("text-color", "hint-text-color"):
            for colour in [*field.canvas.get_group(group), *field.canvas.before.get_group(group), *field.canvas.after.get_group(group)]:
                if hasattr(colour, "a"):
                    colour.a = 0
