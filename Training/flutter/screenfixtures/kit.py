"""Builds real Flutter widgets and notes, for each one, what it draws and what it should say."""

import contextlib

import flet as ft

from .faults import Excluded, Ghost, Relabelled, Shrunk, Unlabelled, Unstated
from .icons import glyph
from .marks import CONTROL, SURFACE, Mark, Stop, fade
from .metrics import break_lines
from .variants import CLEAN

LINE_HEIGHT = 1.3


def react(event):
    """Makes a widget interactive; nothing ever happens."""


class Kit:
    """Widgets of one screen; `faults` are the semantics to break, `variant` may change words and order."""

    def __init__(self, theme, width, faults=(), variant=CLEAN):
        self.theme = theme
        self.width = width
        self.marks = []
        self.stops = []
        self.field_values = {}
        self._open = []
        self._faults = faults
        self._used = set()
        self.words = variant.words
        self.order = variant.order

    # ------------------------------------------------------------ bookkeeping

    def fault(self, target, kind):
        """The fault of this kind planted on the target, or None."""
        for fault in self._faults:
            if fault.target == target and isinstance(fault, kind):
                self._used.add(fault)
                return fault
        return None

    def unused_faults(self):
        """Faults whose target the screen does not have: a mistake in a twin."""
        return [fault for fault in self._faults if fault not in self._used]

    def spoken(self, target, label):
        """The label the target is given: its own, a wrong one, or none."""
        if self.fault(target, Unlabelled):
            return None
        relabelled = self.fault(target, Relabelled)
        return relabelled.label if relabelled else label and self.words(label)

    def exposed(self, target, control):
        """The control, or the control without semantics where that is the fault."""
        if self.fault(target, Excluded):
            return ft.Semantics(exclude_semantics=True, content=control)
        return control

    @contextlib.contextmanager
    def stop(self, kind, label=""):
        """Everything made inside is one stop; an inner stop is its own."""
        stop = Stop(kind, self.words(label))
        self.stops.append(stop)
        self._open.append(stop)
        try:
            yield stop
        finally:
            self._open.pop()

    def mark(self, name, type, hide, stop=True, **details):
        """Note an element; `stop=False` leaves it out of the reading order."""
        if any(mark.id == name for mark in self.marks):
            raise ValueError(f"two elements are called {name}")
        facts = details.get("facts", {})
        if "label" in facts:
            facts["label"] = self.words(facts["label"])
        mark = Mark(name, type, hide, **details)
        self.marks.append(mark)
        if stop and self._open:
            self._open[-1].marks.append(name)
        elif stop:
            kind = {"Text": "text", "Picture": "picture", "Container": "container"}.get(type, "single")
            self.stops.append(Stop(kind, "", [name]))
        return mark

    # ------------------------------------------------------------ leaves

    def style(self, size, weight=400, color=None):
        """The platform's text style; Inter is set a little tighter, as iOS does."""
        return ft.TextStyle(
            size=size, weight=ft.FontWeight(f"w{weight}"), height=LINE_HEIGHT,
            color=color or self.theme.foreground, letter_spacing=self.spacing(size),
            font_family=self.theme.font)

    def spacing(self, size):
        return round(-0.018 * size, 2) if self.theme.ios else 0.0

    def text(self, name, value, size=17, weight=400, color=None, width=None, align="left",
             heading=None, **facts):
        """Text, broken into known lines at `width` points; `heading` is a level."""
        value = self.words(value)
        lines = [value]
        if width:
            lines = break_lines(value, width, self.theme.font, weight, size, self.spacing(size))
        spoken = self.spoken(name, " ".join(lines))
        control = ft.Text(
            "\n".join(lines), style=self.style(size, weight, color), no_wrap=True,
            text_align=ft.TextAlign(align), width=width if align != "left" else None,
            semantics_label=spoken if spoken != value else None)
        self.mark(name, "Text", fade(control), lines=tuple(lines), facts=facts)
        if heading:
            return self.exposed(name, ft.Semantics(header=True, heading_level=heading, content=control))
        return self.exposed(name, control)

    def icon(self, name, meaning, size=24, color=None, spoken=None, stop=True, tile=None, **facts):
        """A glyph; without `spoken` it is silent. `tile` is the colour of a square behind it."""
        control = ft.Icon(glyph(meaning, self.theme.ios), size=size,
                          color=color or self.theme.foreground, semantics_label=spoken)
        if tile:
            control = ft.Container(control, width=30, height=30, border_radius=7, bgcolor=tile,
                                   alignment=ft.Alignment.CENTER)
        self.mark(name, "Icon", fade(control), stop=stop, facts={"icon": meaning, **facts})
        return control

    def picture(self, name, file, width, height, label, radius=0, **facts):
        """A picture; `label=None` marks it decorative."""
        spoken = self.spoken(name, label)
        control = ft.Image(src=f"/{file}.png", width=width, height=height, fit=ft.BoxFit.COVER,
                           border_radius=radius, semantics_label=spoken,
                           exclude_from_semantics=label is None)
        facts = {"label": label, **facts} if label else {"decorative": True, **facts}
        self.mark(name, "Picture", fade(control), facts=facts)
        return self.exposed(name, control)

    def rule(self, indent=0):
        """A hairline between rows."""
        return ft.Container(height=0.5, bgcolor=self.theme.separator, margin=ft.Margin(indent, 0, 0, 0))

    # ------------------------------------------------------------ surfaces and buttons

    def card(self, name, content, radius=12, color=None, **options):
        """A grouped background; not a stop of its own."""
        control = ft.Container(content, bgcolor=color or self.theme.surface, border_radius=radius, **options)
        self.mark(name, "Container", fade(control), stop=False, level=SURFACE)
        return control

    def icon_button(self, name, meaning, label, size=24, color=None, **facts):
        """A glyph that reacts in the platform's minimum target."""
        spoken = self.spoken(name, label)
        shown = self.icon(name, meaning, size, color, spoken, clickable=True, label=label, **facts)
        target = 44 if self.theme.ios else 48
        if self.fault(name, Shrunk):
            inner = ft.GestureDetector(shown, on_tap=react)
            return ft.Container(inner, width=target, height=target, alignment=ft.Alignment.CENTER)
        button = ft.Container(shown, width=target, height=target, alignment=ft.Alignment.CENTER,
                              on_click=react)
        return self.exposed(name, button)

    def button(self, name, label, width, height=50, style="filled"):
        """A filled, tonal or plain button with text."""
        theme = self.theme
        background = {"filled": theme.accent, "tonal": theme.fill, "plain": None}[style]
        color = {"filled": theme.on_accent, "tonal": theme.foreground, "plain": theme.accent}[style]
        with self.stop("single", label):
            text = self.text(f"{name}.text", label, size=17 if theme.ios else 15, weight=600,
                             color=color, clickable=True)
            return self._button_body(name, label, text, background, width, height)

    def _button_body(self, name, label, text, background, width, height):
        ios = self.theme.ios
        control = (ft.CupertinoButton if ios else ft.FilledButton)(
            content=text, width=width, height=height, on_click=react, bgcolor=background or ft.Colors.TRANSPARENT,
            **({"padding": 0, "border_radius": ft.BorderRadius.all(12)} if ios else {"elevation": 0}))
        if background:
            self.mark(name, "Container", fade(control), level=CONTROL,
                      facts={"clickable": True, "label": label})
        wrong = self.fault(name, Relabelled) or self.fault(name, Unlabelled)
        if wrong:
            control = ft.Semantics(button=True, container=True, exclude_semantics=True, on_tap=react,
                                   label=getattr(wrong, "label", None), content=control)
        return self.exposed(name, control)

    # ------------------------------------------------------------ controls with a state

    def toggle(self, name, value, label):
        """A bare switch; rows give it its name by merging."""
        theme = self.theme
        if theme.ios:
            control = ft.CupertinoSwitch(value=value, active_track_color=theme.accent)
        else:
            control = ft.Switch(value=value)
        self._mark_state(name, "Toggle", control, value, label)
        return control

    def checkbox(self, name, value, label):
        """A bare checkbox; rows give it its name by merging."""
        if self.theme.ios:
            control = ft.CupertinoCheckbox(value=value, active_color=self.theme.accent)
        else:
            control = ft.Checkbox(value=value)
        self._mark_state(name, "Checkbox", control, value, label)
        return control

    def _mark_state(self, name, type, control, value, label):
        state = "selected" if value else "unselected"
        self.mark(name, type, fade(control), facts={"state": state, "clickable": True, "label": label})

    def merged(self, name, control, label, on=None):
        """One node for a whole row, as MergeSemantics gives; faults make it several, mute or stateless."""
        if self.fault(name, Unlabelled):
            return control
        relabelled = self.fault(name, Relabelled)
        if relabelled or self.fault(name, Unstated):
            state = {} if self.fault(name, Unstated) else {"toggled": on}
            return ft.Semantics(label=self.spoken(name, label), container=True,
                                exclude_semantics=True, on_tap=react, button=not state, content=control,
                                **state)
        return self.exposed(name, ft.MergeSemantics(control))

    def together(self, control):
        """Texts that belong together as one node."""
        return ft.MergeSemantics(control)

    def slider(self, name, value, label, width):
        """A slider with its name on the same node."""
        if self.theme.ios:
            control = ft.CupertinoSlider(value=value, width=width, active_color=self.theme.accent)
        else:
            control = ft.Slider(value=value, width=width, height=48, padding=ft.Padding(12, 0, 12, 0))
        self.mark(name, "Slider", fade(control), facts={"clickable": True, "label": label, "value": value},
                  trim="slider")
        spoken = self.spoken(name, label)
        if spoken:
            control = ft.MergeSemantics(ft.Semantics(label=spoken, content=control))
        return self.exposed(name, control)

    def segments(self, name, labels, selected, width):
        """The platform's segmented control, one truth element a segment."""
        ios = self.theme.ios
        labels = [self.words(label) for label in labels]
        with self.stop("segment") as stop:
            texts = [self.text(f"{name}.{i}.text", label, size=13 if ios else 14, weight=500,
                               clickable=True, part="segment") for i, label in enumerate(labels)]
            stop.marks.clear()
        self.stops.remove(stop)
        control = self._segment_widget(texts, selected, width)
        self.mark(name, "SegmentedControl", fade(control), stop=False, level=CONTROL, segments=len(labels),
                  facts={"labels": labels, "selected": selected, "clickable": True})
        for i, label in enumerate(labels):
            self.stops.append(Stop("segment", label, [f"{name}.{i}", f"{name}.{i}.text"]))
        return self.exposed(name, control)

    def _segment_widget(self, texts, selected, width):
        if self.theme.ios:
            thumb = "#636366" if self.theme.dark else "#FFFFFF"
            return ft.CupertinoSlidingSegmentedButton(
                selected_index=selected, width=width, controls=texts, thumb_color=thumb,
                bgcolor=self.theme.fill)
        segments = [ft.Segment(value=str(i), label=text) for i, text in enumerate(texts)]
        return ft.SegmentedButton(selected=[str(selected)], segments=segments, width=width,
                                  show_selected_icon=False)

    # ------------------------------------------------------------ fields and dots

    def field(self, name, label, width, placeholder=None, value=None, icon=None, secret=False,
              height=44):
        """A text field; the label is spoken, and drawn only where the screen draws it itself."""
        placeholder, value = (text and self.words(text) for text in (placeholder, value))
        with self.stop("single", label):
            prefix = self.icon(f"{name}.icon", icon, 20, self.theme.secondary) if icon else None
            control = self._field_widget(placeholder, value, prefix, secret, width, height)
            self.mark(name, "TextField", fade(control), level=CONTROL,
                      facts={"clickable": True, "label": label})
            drawn = "•" * len(value) if secret and value else value or placeholder
            if drawn:
                self.mark(f"{name}.text", "Text", self._field_ink(control, bool(value)), lines=(drawn,),
                          facts={"part": "field", "secret": secret and bool(value)})
        spoken = self.spoken(name, label)
        if value and not secret:
            self.field_values[spoken or name] = value
        if spoken and spoken != placeholder:
            control = ft.MergeSemantics(ft.Semantics(label=spoken, content=control))
        return self.exposed(name, control)

    def _field_widget(self, placeholder, value, prefix, secret, width, height):
        theme = self.theme
        common = dict(value=value, width=width, height=height, password=secret, text_style=self.style(17),
                      border_radius=10, bgcolor=theme.surface if theme.ios and not theme.dark else theme.fill)
        hint = self.style(17, color=theme.secondary)
        if theme.ios:
            pad = ft.Padding(8, 7, 8, 7)
            side = ft.Container(prefix, padding=ft.Padding(10, 0, 0, 0)) if prefix else None
            return ft.CupertinoTextField(placeholder_text=placeholder, placeholder_style=hint, prefix=side,
                                         padding=pad, border=ft.Border.all(1, theme.separator), **common)
        return ft.TextField(hint_text=placeholder, hint_style=hint, prefix_icon=prefix, filled=True,
                            border=ft.InputBorder.OUTLINE, border_color=theme.secondary,
                            fill_color=theme.surface, content_padding=ft.Padding(12, 8, 12, 8),
                            **common)

    def _field_ink(self, control, has_value):
        """Text in a field has no opacity of its own: hide it by its colour."""
        attribute = "text_style"
        if not has_value:
            attribute = "placeholder_style" if self.theme.ios else "hint_style"
        shown = getattr(control, attribute)
        clear = self.style(shown.size, color=ft.Colors.TRANSPARENT)

        def hide(hidden):
            setattr(control, attribute, clear if hidden else shown)
        return hide

    def dots(self, name, count, current):
        """A page control; Flutter has none, so apps draw it and name it by hand."""
        off = self.theme.separator if not self.theme.dark else "#5A5A5E"
        control = ft.Row([ft.Container(width=8, height=8, border_radius=4,
                                       bgcolor=self.theme.accent if i == current else off)
                          for i in range(count)], spacing=9, tight=True)
        label = f"Page {current + 1} of {count}"
        self.mark(name, "PageControl", fade(control), facts={"label": label})
        if self.fault(name, Excluded):
            return self.exposed(name, control)
        return ft.Semantics(label=self.spoken(name, label), container=True, content=control)

    # ------------------------------------------------------------ dialogs

    def dialog(self, title, message, actions):
        """A modal alert; `actions` are (name, label). Everything made before lies behind it."""
        self.mark("dialog", "Dialog", lambda hidden: None, stop=False, from_tree="Alert")
        ios = self.theme.ios
        width, align = (230, "center") if ios else (250, "left")
        heading = self.text("dialog.title", title, 17 if ios else 24, 600 if ios else 400, width=width, align=align)
        words = self.text("dialog.message", message, 13 if ios else 14, width=width, align=align)
        buttons = [self._dialog_action(name, label) for name, label in actions]
        kind = ft.CupertinoAlertDialog if ios else ft.AlertDialog
        colors = {} if ios else {"bgcolor": self.theme.surface}
        return kind(title=heading, content=words, actions=buttons, modal=True, **colors)

    def _dialog_action(self, name, label):
        text = self.text(name, label, 17 if self.theme.ios else 15, 500, self.theme.accent, clickable=True)
        if self.theme.ios:
            return ft.CupertinoDialogAction(content=text, on_click=react)
        return ft.TextButton(content=text, on_click=react, height=48)

    # ------------------------------------------------------------ bars

    def top_tabs(self, name, labels, selected):
        """Material tabs below the top bar."""
        tabs = [self._top_tab(f"{name}.{i}", label, i == selected) for i, label in enumerate(labels)]
        bar = ft.TabBar(tabs=tabs, divider_color=self.theme.separator, indicator_color=self.theme.accent,
                        indicator_animation=ft.TabIndicatorAnimation.LINEAR)
        return ft.Tabs(length=len(labels), selected_index=selected, animation_duration=0,
                       content=ft.Column([bar], tight=True, spacing=0))

    def _top_tab(self, name, label, selected):
        color = self.theme.accent if selected else self.theme.secondary
        with self.stop("tab", label):
            text = self.text(f"{name}.text", label, 15, 500, color, part="tab")
            # As elsewhere a row of words that are chosen from is one of segments; only a bar at the bottom has tab items.
            self.mark(name, "SegmentedControl", lambda hidden: None, from_tree=self.words(label), facts={
                "state": "selected" if selected else "unselected", "clickable": True, "label": label})
        return ft.Tab(label=text)

    def floating_button(self, name, meaning, label):
        """Material's floating action button."""
        with self.stop("single", label):
            shown = self.icon(f"{name}.icon", meaning, 24, self.theme.on_accent, self.spoken(name, label))
            control = ft.FloatingActionButton(content=shown, bgcolor=self.theme.accent, elevation=0,
                                              on_click=react)
            self.mark(name, "Container", fade(control), level=CONTROL,
                      facts={"clickable": True, "label": label})
        return self.exposed(name, control)

    def stars(self, name, count, label):
        """A rating: silent glyphs with one spoken text."""
        with self.stop("row", label):
            glyphs = [self.icon(f"{name}.{i}", "star-filled" if i < count else "star", 18, "#FF9500")
                      for i in range(5)]
        row = ft.Row(glyphs, spacing=2, tight=True)
        return self.exposed(name, ft.Semantics(label=self.spoken(name, label), container=True, content=row))

    def tab_bar(self, name, items, selected):
        """The platform's bottom bar; `items` are (icon meaning, label)."""
        theme = self.theme
        destinations = [self._destination(name, i, item, i == selected) for i, item in enumerate(items)]
        if theme.ios:
            return ft.CupertinoNavigationBar(
                destinations=destinations, selected_index=selected, active_color=theme.accent,
                inactive_color=theme.secondary, bgcolor=theme.surface, icon_size=26)
        return ft.NavigationBar(destinations=destinations, selected_index=selected,
                                bgcolor=theme.surface, animation_duration=0)

    def _destination(self, bar, index, item, selected):
        meaning, label = item[0], self.words(item[1])
        name = f"{bar}.{index}"
        control = ft.Icon(glyph(meaning, self.theme.ios), opacity=1.0)
        destination = ft.NavigationBarDestination(icon=control, label=label)
        with self.stop("tab", label):
            self.mark(f"{name}.icon", "Icon", fade(control), facts={"icon": meaning, "part": "tab"})

            def hide(hidden):
                destination.label = " " if hidden else label
            self.mark(f"{name}.text", "Text", hide, lines=(label,), facts={"part": "tab"})
            self.mark(name, "TabBarItem", lambda hidden: None, facts={
                "state": "selected" if selected else "unselected", "clickable": True, "label": label})
        return destination

    def ghosts(self):
        """The nodes without pixels that the faults ask for."""
        found = [fault for fault in self._faults if isinstance(fault, Ghost)]
        self._used.update(found)
        return [self._ghost(fault) for fault in found]

    def _ghost(self, fault):
        left, top, width, height = fault.box
        node = ft.Semantics(label=fault.label, button=fault.button, container=True,
                            content=ft.Container(width=width, height=height))
        return ft.Container(node, left=left, top=top, width=width, height=height)
