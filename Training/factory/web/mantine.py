"""Mantine: a program on React, from the package that carries it for Python."""

from .library import TAB, Library, Look, choose, message, ruled, titled
from .react import FRAMEWORK, cells, drawn, part, react, start
from .vue import filled

COLOURS = ["blue", "blue", "grape", "violet", "teal", "green", "orange", "red", "dark", "gray", "cyan", "lime"]


class Mantine(Library):
    """Rounded and quiet, with segments on a track."""

    def look(self, k):
        self.dark = k.chance(0.3)
        self.size = choose(k, "sm", "sm", "md", "lg", "xs")
        self.variant = choose(k, "filled", "filled", "outline", "light", "default", "gradient")
        theme = {"primaryColor": k.r.choice(COLOURS), "defaultRadius": choose(k, "sm", "sm", "md", "xl", "xs")}
        settings = {"forceColorScheme": "dark" if self.dark else "light", "theme": theme}
        scripts = react(self.package("dash"))
        scripts.append(str(self.package("dash_mantine_components") / "dash_mantine_components.js"))
        css = f"body{{background:{'#242424' if self.dark else '#fff'};color:{'#c9c9c9' if self.dark else '#000'};font-family:Inter,sans-serif}}"
        found = {
            "Toggle": ".mantine-Switch-track",
            "Checkbox": ".mantine-Checkbox-inner,.mantine-Radio-inner",
            "Slider": ".mantine-Slider-trackContainer",
            "TextField": "input",
        }
        program = start("dash_mantine_components", "MantineProvider", settings)
        return Look(f"mantine-{self.variant}", [], scripts, drawn=found, css=css, start=program, dark=self.dark, before=FRAMEWORK)

    def header(self, k, title, icons):
        return titled(title, icons, choose(k, "border-bottom:1px solid #8884;", ""))

    def group(self, k, kind, labels, chosen):
        data = [{"value": str(i), "label": {"body": c}} for i, c in enumerate(labels)]
        tint = {"color": k.r.choice(COLOURS)} if k.chance(0.3) else {}
        spec = part("SegmentedControl", data=data, value=str(chosen), fullWidth=True, size=self.size, withItemsBorders=k.chance(0.5), **tint)
        return cells(spec, ".mantine-SegmentedControl-control", kind, chosen)

    def strip(self, k, kind, labels, chosen):
        tabs = [part("TabsTab", c, value=str(i)) for i, c in enumerate(labels)]
        variants = ("default", "pills") if kind == TAB else ("default", "outline", "pills")
        spec = part("Tabs", parts=[part("TabsList", parts=tabs, grow=True)], value=str(chosen), variant=choose(k, *variants))
        return cells(spec, ".mantine-Tabs-tab", kind, chosen)

    def switch(self, k, on):
        return drawn(part("Switch", checked=on, size=self.size, withThumbIndicator=k.chance(0.5)))

    def mark(self, k, round, on):
        return drawn(part("Radio" if round else "Checkbox", checked=on, size=self.size, **({"value": "a"} if round else {})))

    def range(self, k, value):
        return drawn(part("Slider", value=value, size=self.size), "padding:8px")

    def entry(self, k, body):
        return filled(drawn(part("TextInput", value="", size=self.size, variant=choose(k, "default", "default", "filled"))), body, 12)

    def button(self, k, body):
        spec = part("Button", body, size=self.size, variant=self.variant)
        return drawn(spec, "display:inline-block", 'data-c="Container" data-check data-k')

    def card(self, k, title, body):
        spec = part("Card", f'<div style="font-weight:600">{title}</div>{body}', withBorder=k.chance(0.6), shadow="sm")
        return drawn(spec, "", 'data-c="Container" data-check')

    def listing(self, k, rows):
        return drawn(part("Card", ruled(rows), withBorder=True), "", 'data-c="Container" data-check')

    def dialog(self, k, title, body, actions):
        inner = message(title, body, [self.button(k, a) for a in actions])
        return drawn(part("Card", inner, shadow="xl"), "", 'data-c="Dialog"')
