"""Vuetify 3 and 4 and Quasar: programs on Vue, from the packages that carry them for Python."""

from .library import TAB, Library, Look, choose, content, control, item


VUE = "module/vue3-www/vue.global.js"


def filled(field: str, body: str, left: int = 16) -> str:
    """A field with its words over it: what an input holds has no text that a probe could measure."""
    over = f'<div style="position:absolute;left:{left}px;right:{left}px;top:0;bottom:0;display:flex;align-items:center;z-index:2;font-size:16px">{body}</div>'
    return f'<div style="position:relative">{control("TextField", field, style="")}{over}</div>'


class Vuetify(Library):
    """Material of two generations, with all the variants that it gives buttons and switches."""

    def look(self, k):
        generation = k.r.choice([3, 4])
        self.dark = k.chance(0.3)
        self.variant = choose(k, "outlined", "outlined", "tonal", "flat", "elevated", "text", "plain")
        self.round = choose(k, "", "", 'rounded="pill"', 'rounded="0"', 'rounded="lg"')
        self.density = choose(k, "default", "default", "comfortable", "compact")
        self.inset = choose(k, "inset", "")
        self.divided = choose(k, "divided", "")
        self.fields = choose(k, "outlined", "filled", "solo", "solo-filled")
        tint = k.brand_colour() if k.chance(0.7) else "#1867C0"
        module = self.package("trame_vuetify") / f"module/v{generation}-serve"
        start = (
            "() => { const root = document.getElementById('screen'); const theme = %s; const colors = {primary: '%s'};"
            "const v = Vuetify.createVuetify({theme: {defaultTheme: theme, themes: {[theme]: {dark: theme === 'dark', colors}}}});"
            "Vue.createApp({template: '<v-app>' + root.innerHTML + '</v-app>'}).use(v).mount(root); }"
        ) % ("'dark'" if self.dark else "'light'", tint)
        wrapper = ".v-selection-control__wrapper"
        drawn = {"Toggle": wrapper, "Checkbox": wrapper, "Slider": ".v-slider__container", "TextField": ".v-field"}
        css = f"body{{background:{'#121212' if self.dark else '#fff'}}}.v-btn,.v-tab{{min-width:0!important}}"
        return Look(
            f"vuetify{generation}-{self.variant}",
            [str(module / "css/mdi.css"), str(module / f"vuetify{generation}.css")],
            [str(self.package("trame_client") / VUE), str(module / f"vuetify{generation}.js")],
            drawn=drawn,
            css=css,
            start=start,
            dark=self.dark,
        )

    def header(self, k, title, icons):
        colour = choose(k, 'color="primary"', 'color="surface"', 'color="surface" elevation="2"', "")
        signs = "".join(f'<span style="margin-right:16px">{i}</span>' for i in icons)
        return f'<v-toolbar {colour} density="{self.density}"><v-toolbar-title>{title}</v-toolbar-title>{signs}</v-toolbar>'

    def group(self, k, kind, cells, chosen):
        items = "".join(
            item("v-btn", "", kind, i == chosen, c, "height:auto;min-height:36px;padding:4px").replace("<v-btn", f'<v-btn :value="{i}"', 1)
            for i, c in enumerate(cells)
        )
        tint = choose(k, 'color="primary"', 'color="primary"', "")
        shape = 'rounded="0"' if kind == TAB else self.round
        return (
            f'<v-btn-toggle :model-value="{chosen}" mandatory variant="{self.variant}" {self.divided} {tint} {shape} '
            f'density="{self.density}" style="display:flex;height:auto">{items}</v-btn-toggle>'
        )

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item("v-tab", "", kind, i == chosen, c, "padding:0 4px").replace("<v-tab", f'<v-tab :value="{i}"', 1)
            for i, c in enumerate(cells)
        )
        tint = choose(k, 'color="primary"', 'bg-color="primary"', 'bg-color="surface"', 'color="primary" slider-color="red"')
        tall = ' stacked height="64"' if kind == TAB else f' density="{self.density}"'
        return f'<v-tabs :model-value="{chosen}" grow {tint}{tall}>{items}</v-tabs>'

    def bar(self, k, cells, chosen):
        if k.chance(0.5):
            return super().bar(k, cells, chosen)
        way = choose(k, "over", "over", "icon", "word")
        items = "".join(
            f'<v-btn :value="{i}" data-c="{TAB}" data-s="{int(i == chosen)}" data-k style="min-width:0">{content(k, c, way)}</v-btn>'
            for i, c in enumerate(cells)
        )
        tint = choose(k, 'color="primary"', 'bg-color="primary"', 'color="primary" mode="shift"', "")
        bar = f'<v-bottom-navigation :model-value="{chosen}" grow {tint} absolute>{items}</v-bottom-navigation>'
        return f'<v-layout class="overflow-visible" style="height:56px">{bar}</v-layout>'

    def switch(self, k, on):
        return f'<v-switch :model-value="{str(on).lower()}" {self.inset} color="primary" hide-details density="{self.density}"></v-switch>'

    def mark(self, k, round, on):
        if round:
            return f'<v-radio-group :model-value="{int(on)}" hide-details density="compact"><v-radio :value="1" color="primary"></v-radio></v-radio-group>'
        return f'<v-checkbox-btn :model-value="{str(on).lower()}" color="primary" density="compact"></v-checkbox-btn>'

    def range(self, k, value):
        return f'<v-slider :model-value="{value}" color="primary" hide-details></v-slider>'

    def entry(self, k, body):
        return filled(f'<v-text-field variant="{self.fields}" density="{self.density}" hide-details></v-text-field>', body)

    def button(self, k, body):
        tint = choose(k, 'color="primary"', "")
        wide = choose(k, "", "", "block")
        return f'<v-btn {tint} variant="{choose(k, self.variant, "flat")}" {self.round} {wide} data-c="Container" data-check data-k>{body}</v-btn>'

    def card(self, k, title, body):
        variant = choose(k, "elevated", "elevated", "outlined", "tonal")
        return f'<v-card variant="{variant}" data-c="Container" data-check><v-card-title>{title}</v-card-title><v-card-text>{body}</v-card-text></v-card>'

    def listing(self, k, rows):
        items = "".join(f"<v-list-item>{r}</v-list-item>" for r in rows)
        return f'<v-card data-c="Container" data-check><v-list density="{self.density}">{items}</v-list></v-card>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(f'<v-btn variant="text" color="primary" data-k>{a}</v-btn>' for a in actions)
        return f'<v-card data-c="Dialog"><v-card-title>{title}</v-card-title><v-card-text>{body}</v-card-text><v-card-actions><v-spacer></v-spacer>{buttons}</v-card-actions></v-card>'


class Quasar(Library):
    """Material with glossy, pushed and outlined buttons."""

    def look(self, k):
        self.dark = k.chance(0.3)
        self.style = choose(k, "unelevated", "outline", "push", "glossy", "flat", "")
        self.shape = choose(k, "", "", "rounded", "square")
        self.fields = choose(k, "outlined", "filled", "standout", "outlined rounded")
        tint = k.brand_colour() if k.chance(0.7) else "#1976d2"
        static = self.package("nicegui") / "static"
        start = (
            "() => { const root = document.getElementById('screen'); const app = Vue.createApp({template: root.innerHTML});"
            "app.use(Quasar, {config: {brand: {primary: '%s'}, dark: %s}}); app.mount(root); }"
        ) % (tint, str(self.dark).lower())
        drawn = {
            "Toggle": ".q-toggle__inner",
            "Checkbox": ".q-checkbox__inner,.q-radio__inner",
            "Slider": ".q-slider",
            "TextField": ".q-field__control",
        }
        css = f"body{{background:{'#121212' if self.dark else '#fff'};color:{'#fff' if self.dark else '#111'}}}"
        styles = [str(static / "quasar.unimportant.prod.css"), str(static / "quasar.important.prod.css")]
        scripts = [str(self.package("trame_client") / VUE), str(static / "quasar.umd.prod.js")]
        return Look(f"quasar-{self.style or 'raised'}", styles, scripts, drawn=drawn, css=css, start=start, dark=self.dark)

    def header(self, k, title, icons):
        shade = choose(k, "bg-primary text-white", "shadow-2", "bg-grey-9 text-white", "")
        signs = "".join(f'<span style="margin-left:16px">{i}</span>' for i in icons)
        return f'<q-toolbar class="{shade}"><q-toolbar-title>{title}</q-toolbar-title>{signs}</q-toolbar>'

    def group(self, k, kind, cells, chosen):
        plain = choose(k, "", 'color="white" text-color="primary"', 'color="grey-4" text-color="black"')
        if self.style in ("flat", "outline"):
            plain = ""
        items = "".join(
            item("q-btn", "", kind, i == chosen, c, "padding:4px").replace(
                "<q-btn", f'<q-btn no-caps {self.style} {"color=" + chr(34) + "primary" + chr(34) if i == chosen else plain}', 1
            )
            for i, c in enumerate(cells)
        )
        shape = "square" if kind == TAB else self.shape
        return f'<q-btn-group spread {self.style} {shape}>{items}</q-btn-group>'

    def strip(self, k, kind, cells, chosen):
        items = "".join(
            item("q-tab", "", kind, i == chosen, c, "padding:0 4px").replace("<q-tab", f'<q-tab name="t{i}"', 1) for i, c in enumerate(cells)
        )
        way = choose(k, 'active-color="primary" indicator-color="primary" class="text-grey"', 'class="bg-primary text-white"',
                     'active-bg-color="primary" active-color="white" indicator-color="transparent"',
                     'class="text-primary"', 'class="bg-grey-3 text-grey-7" active-color="primary" switch-indicator')  # fmt: skip
        return f'<q-tabs model-value="t{chosen}" align="justify" no-caps {way} {choose(k, "", "dense")}>{items}</q-tabs>'

    def switch(self, k, on):
        return f'<q-toggle :model-value="{str(on).lower()}" dense></q-toggle>'

    def mark(self, k, round, on):
        if round:
            return f'<q-radio :model-value="{int(on)}" :val="1" dense></q-radio>'
        return f'<q-checkbox :model-value="{str(on).lower()}" dense></q-checkbox>'

    def range(self, k, value):
        return f'<q-slider :model-value="{value}" style="padding:0 12px"></q-slider>'

    def entry(self, k, body):
        return filled(f'<q-input {self.fields} {choose(k, "dense", "")}></q-input>', body)

    def button(self, k, body):
        tint = choose(k, 'color="primary"', 'color="primary"', "")
        return f'<q-btn no-caps {self.style} {tint} {self.shape} data-c="Container" data-check data-k>{body}</q-btn>'

    def card(self, k, title, body):
        kind = choose(k, "", "flat bordered")
        return f'<q-card {kind} data-c="Container" data-check><q-card-section><div class="text-h6">{title}</div>{body}</q-card-section></q-card>'

    def listing(self, k, rows):
        items = "".join(f"<q-item>{r}</q-item>" for r in rows)
        return f'<q-list bordered separator data-c="Container" data-check>{items}</q-list>'

    def dialog(self, k, title, body, actions):
        buttons = "".join(f'<q-btn flat color="primary" data-k>{a}</q-btn>' for a in actions)
        return f'<q-card data-c="Dialog"><q-card-section><div class="text-h6">{title}</div>{body}</q-card-section><q-card-actions align="right">{buttons}</q-card-actions></q-card>'
