#!/usr/bin/env python3
"""Renders phone-sized web screens with planted defects and asks axe-core of each.

Usage: .deps/validators/bin/python Benchmarks/peer_screens.py OUT --seeds N

A seed gives two screens: NAME-faulty with planted defects, and NAME-clean with the same content and none. For each:
NAME.png, NAME.tree.json (Chromium's own accessibility tree as unsaid.tree/1), and NAME.items.json with, for each item of the
page, its place, what was planted there, and what axe-core says of it.
"""
import argparse
import html as markup
import json
import os
import pathlib
import random
import shutil
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTH, HEIGHT = 390, 844
AXE_RULES = ["color-contrast", "button-name", "image-alt", "label", "target-size", "empty-heading", "heading-order",
             "page-has-heading-one"]
# Page, card, text, accent, and a pale text on each of the first two.
THEMES = [("#ffffff", "#f1f3f6", "#1d2129", "#1558b0", "#a3a8b0"), ("#121417", "#20242a", "#f0f2f5", "#8ab4f8", "#4b5058"),
          ("#fbf7ef", "#f0e8d8", "#33291a", "#7a4b00", "#b9ad97"), ("#eef4f1", "#dcebe3", "#10302a", "#00695c", "#93aaa3")]
FONTS = ["DejaVu Sans", "Liberation Sans", "Lato", "Noto Sans"]
ICONS = {
    "Add": "M12 5v14M5 12h14", "Close": "M6 6l12 12M18 6L6 18", "Search": "M11 4a7 7 0 1 0 .01 0zM16 16l5 5",
    "Back": "M15 5l-7 7 7 7", "Menu": "M4 6h16M4 12h16M4 18h16", "Download": "M12 4v11M7 11l5 5 5-5M5 20h14",
    "Play": "M8 5l11 7-11 7z", "Done": "M5 12l5 5 9-10", "Send": "M4 12l16-8-6 16-3-7z", "Home": "M4 11l8-7 8 7M6 10v10h12V10"}
TITLES = ["Orders", "Messages", "My trips", "Library", "Account", "Recipes", "Devices", "Weather"]
FIELDS = ["E-mail", "Password", "City", "Card number", "Full name", "Amount", "Street", "Phone number"]
PICTURES = ["Harbour at dusk", "Bowl of soup", "Red bicycle", "Old bridge", "Two cups", "Snowy hill"]
SECTIONS = ["This week", "Recently added", "Near you", "Saved for later", "Details", "Your plan"]
SENTENCES = ["Your parcel leaves the depot tomorrow", "Three new photos were added", "The next train is at noon",
             "Payment is due on Friday", "Two people joined the group", "Water the plants on Sunday",
             "Your table is booked for four", "The backup finished last night"]
TABS = ["Home", "Search", "Saved", "Profile"]
# A name that the code has and no person reads: by what is called.
CODE_NAMES = {"button": ["ic_menu_24", "btnPrimary", "icon-close.svg", "img_arrow.png"], "picture": ["IMG_0231.png", "hero_image_2x.jpg", "photo-17.webp"]}
COMMANDS = ["Save changes", "Pay now", "Invite friends", "Show all orders", "Start the tour"]


class Page:
    """A page in the making: its markup, and what each of its items is."""

    def __init__(self, seed, is_faulty):
        # Both screens of a seed draw the same numbers, so that they differ in the planted defects alone.
        self.rng, self.is_faulty = random.Random(seed), is_faulty
        self.page, self.card, self.text, self.accent, self.pale = THEMES[seed % len(THEMES)]
        self.font = FONTS[(seed // len(THEMES)) % len(FONTS)]
        self.items, self.parts, self.bottom = [], [], ""
        # Each name once: two buttons of one name would be a defect that nobody planted.
        self.names = self.rng.sample(sorted(ICONS), len(ICONS))
        self.codes = self.rng.sample(CODE_NAMES["button"], len(CODE_NAMES["button"]))

    def item(self, kind, defects):
        """An id for a new item, and the defect planted into it, if any."""
        chosen = self.rng.choice(defects) if self.rng.random() < 0.55 else None
        planted = chosen if self.is_faulty else None
        self.items.append({"id": f"i{len(self.items)}", "kind": kind, "defect": planted})
        return self.items[-1]["id"], planted

    def icon(self, name, side, color):
        return (f"<svg width='{side}' height='{side}' viewBox='0 0 24 24' fill='none' stroke='{color}' stroke-width='2.2' "
                f"stroke-linecap='round' stroke-linejoin='round' aria-hidden='true'><path d='{ICONS[name]}'/></svg>")

    def icon_button(self):
        key, defect = self.item("icon button", ["no name", "blank name", "name from the code", "not in the tree"])
        name, code = self.names.pop(), self.codes.pop()
        look = (f"width:44px;height:44px;border:0;border-radius:12px;background:{self.card};padding:0;display:flex;"
                "align-items:center;justify-content:center;flex:none")
        drawing = self.icon(name, 24, self.text)
        if defect == "not in the tree":
            return f"<div id='{key}' aria-hidden='true' onclick='1' style='{look}'>{drawing}</div>"
        known = f" aria-label='{name}'"
        said = {"no name": "", "blank name": " aria-label=' '", "name from the code": f" aria-label='{code}'"}
        return f"<button id='{key}'{said.get(defect, known)} style='{look}'>{drawing}</button>"

    def bar(self):
        left = self.icon_button()
        key, defect = self.item("title", ["title is no heading"])
        tag = "div" if defect else "h1"
        title = (f"<{tag} id='{key}' style='font-size:22px;font-weight:700;margin:0;flex:1;text-align:center'>"
                 f"{self.rng.choice(TITLES)}</{tag}>")
        self.parts.append(f"<header style='display:flex;align-items:center;gap:12px;margin-bottom:18px'>{left}{title}"
                          f"{self.icon_button()}</header>")

    def field(self):
        key, defect = self.item("field", ["no label", "placeholder alone"])
        name = self.rng.choice(FIELDS)
        look = (f"width:100%;height:48px;box-sizing:border-box;border:1px solid {self.text};border-radius:8px;background:{self.page};"
                f"color:{self.text};font:16px '{self.font}';padding:0 12px")
        words = f"<label for='{key}' style='display:block;margin-bottom:6px'>{name}</label>"
        if defect == "no label":
            words = f"<div style='margin-bottom:6px'>{name}</div>"
        hint = f" placeholder='{name}'" if defect == "placeholder alone" else ""
        if hint:
            words = ""
        self.parts.append(f"<div style='margin-bottom:20px'>{words}<input id='{key}'{hint} style=\"{look}\"></div>")

    def picture(self):
        key, defect = self.item("picture", ["no words", "name from the code"])
        code = self.rng.choice(CODE_NAMES["picture"])
        hue = self.rng.randrange(360)
        shapes = "".join(f"<circle cx='{self.rng.randrange(200)}' cy='{self.rng.randrange(120)}' r='{self.rng.randrange(12, 46)}' "
                         f"fill='hsl({(hue + self.rng.randrange(120)) % 360},55%,{self.rng.randrange(25, 75)}%)'/>" for _ in range(7))
        drawing = urllib.parse.quote(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 120'><rect width='200' height='120' "
                                     f"fill='hsl({hue},45%,60%)'/>{shapes}</svg>")
        name = self.rng.choice(PICTURES)
        said = {"no words": "", "name from the code": f" alt='{code}'"}.get(defect, f" alt='{name}'")
        self.parts.append(f"<img id='{key}'{said} src=\"data:image/svg+xml,{drawing}\" style='width:200px;height:120px;"
                          "border-radius:10px;display:block;margin-bottom:20px'>")

    def buttons(self):
        self.parts.append("<div style='display:flex;gap:20px;margin-bottom:20px'>"
                          + "".join(self.icon_button() for _ in range(2)) + "</div>")

    def small(self):
        """Two buttons side by side: 20 by 20 and 2 apart where planted; else 44 by 44, or 20 by 20 far enough apart."""
        key, defect = self.item("target", ["too small"])
        sound = self.rng.choice([(44, 16), (20, 24)])
        side, gap = (20, 2) if defect else sound
        names = [self.names.pop(), self.names.pop()]
        made = [f"<button id='{key}{suffix}' aria-label='{name}' style='width:{side}px;height:{side}px;border:0;padding:0;"
                f"background:{self.card};display:flex;align-items:center;justify-content:center'>"
                f"{self.icon(name, min(24, side - 4), self.text)}</button>" for name, suffix in zip(names, ("", "b"))]
        self.parts.append(f"<div style='display:flex;gap:{gap}px;margin-bottom:20px'>{''.join(made)}</div>")

    def words(self):
        key, defect = self.item("text", ["pale"])
        color = self.pale if defect else self.text
        self.parts.append(f"<p id='{key}' style='margin:0 0 20px;font-size:16px;color:{color}'>{self.rng.choice(SENTENCES)}</p>")
        self.banner()

    def banner(self):
        """White words on a ground that changes: dark enough everywhere, or pale everywhere where planted."""
        key, defect = self.item("text", ["pale on a gradient"])
        hue = self.rng.randrange(360)
        lights = ("72%", "84%") if defect else ("16%", "28%")
        ground = f"linear-gradient(90deg,hsl({hue},40%,{lights[0]}),hsl({(hue + 60) % 360},40%,{lights[1]}))"
        self.parts.append(f"<div style='background:{ground};border-radius:10px;padding:10px 14px;margin-bottom:20px'>"
                          f"<span id='{key}' style='color:#fff;font-size:16px'>{self.rng.choice(SENTENCES)}</span></div>")

    def tabs(self):
        """A bar at the foot, one tab drawn as selected; the page says so unless that is planted."""
        key, defect = self.item("tabs", ["selection not stated"])
        chosen, made = self.rng.randrange(len(TABS)), []
        for index, name in enumerate(TABS):
            said = "" if defect else f" aria-selected='{str(index == chosen).lower()}'"
            color, weight = (self.accent, 700) if index == chosen else (self.text, 400)
            mark = self.accent if index == chosen else "transparent"
            made.append(f"<div role='{'button' if defect else 'tab'}' tabindex='0'{said} style='flex:1;height:60px;color:{color};"
                        f"font-weight:{weight};border-top:4px solid {mark};display:flex;align-items:center;"
                        f"justify-content:center'>{name}</div>")
        role = "" if defect else " role='tablist'"
        self.bottom = (f"<nav id='{key}'{role} style='position:fixed;left:0;bottom:0;width:{WIDTH}px;display:flex;"
                       f"background:{self.card}'>{''.join(made)}</nav>")

    def section(self):
        key, defect = self.item("heading", ["empty", "level left out"])
        tag = "h4" if defect == "level left out" else "h2"
        name = self.rng.choice(SECTIONS)
        words = "" if defect == "empty" else name
        self.parts.append(f"<{tag} id='{key}' style='font-size:19px;margin:0 0 8px;min-height:24px'>{words}</{tag}>"
                          f"<p style='margin:0 0 20px;font-size:16px'>{self.rng.choice(SENTENCES)}</p>")

    def command(self):
        key, _ = self.item("word button", [None])
        self.parts.append(f"<button id='{key}' style=\"width:100%;height:48px;border:0;border-radius:24px;background:{self.accent};"
                          f"color:{self.page};font:600 17px '{self.font}';margin-bottom:20px\">{self.rng.choice(COMMANDS)}</button>")

    def markup(self):
        self.bar()
        blocks = [self.field, self.picture, self.buttons, self.small, self.words, self.section]
        self.rng.shuffle(blocks)
        for block in blocks + [self.command, self.tabs]:
            block()
        style = (f"margin:0;padding:24px 16px 0;background:{self.page};color:{self.text};font:16px '{self.font}';"
                 "-webkit-font-smoothing:antialiased")
        return (f"<!doctype html><html lang='en'><meta name='viewport' content='width=device-width'><title>Screen</title>"
                f"<style>::placeholder{{color:{self.text};opacity:1}}</style><body style=\"{style}\"><main>{''.join(self.parts)}</main>{self.bottom}</body></html>")


ROLES = {
    "RootWebArea": "webView", "button": "button", "link": "link", "StaticText": "text", "heading": "heading", "image": "image",
    "img": "image", "textbox": "textField", "searchbox": "searchField", "checkbox": "checkbox", "switch": "toggle",
    "radio": "radio", "slider": "slider", "tab": "tab", "tablist": "tabBar", "list": "list", "listitem": "cell"}


def exported(client, identifiers):
    """Chromium's own tree in the words of unsaid.tree/1; what it ignores is left out, with its children in its place."""
    nodes = {n["nodeId"]: n for n in client.send("Accessibility.getFullAXTree")["nodes"]}

    def box(node):
        try:
            quad = client.send("DOM.getBoxModel", {"backendNodeId": node["backendDOMNodeId"]})["model"]["border"]
        except Exception:  # Text has no box model of its own.
            return text_box(client, node["backendDOMNodeId"])
        return [quad[0], quad[1], quad[4] - quad[0], quad[5] - quad[1]]

    def made(node_id):
        node = nodes[node_id]
        role = node.get("role", {}).get("value", "")
        if role == "InlineTextBox":
            return []
        children = [child for key in node.get("childIds", []) for child in made(key)]
        if node.get("ignored") or role in ("none", "generic", "LabelText"):
            return children
        entry = {"role": ROLES.get(role, "group"), "box": box(node), "children": children}
        name = node.get("name", {}).get("value", "")
        attributes = identifiers.get(node.get("backendDOMNodeId"), {})
        if attributes.get("id"):
            entry["identifier"] = attributes["id"]
        hint = attributes.get("placeholder")
        if hint:
            entry["placeholder"] = hint
        if name and name != hint and role != "RootWebArea":
            entry["label"] = name
        for prop in node.get("properties", []):
            if prop["name"] == "level":
                entry["heading"] = prop["value"]["value"]
            if prop["name"] == "selected":
                entry["selected"] = prop["value"]["value"]
        return [entry]

    root = next(n for n in nodes.values() if "parentId" not in n)
    children = made(root["nodeId"])
    return {"role": "application", "box": [0, 0, WIDTH, HEIGHT], "children": children}


def text_box(client, backend):
    """Where a text is drawn: the rectangle around its lines."""
    found = client.send("DOM.resolveNode", {"backendNodeId": backend})["object"]["objectId"]
    code = "function() { const r = document.createRange(); r.selectNodeContents(this); const b = r.getBoundingClientRect();" \
           " return [b.x, b.y, b.width, b.height]; }"
    return client.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": code,
                                                   "returnByValue": True})["result"]["value"]


def attributes(client):
    """The id and the placeholder of each element, by Chromium's number for it."""
    found = {}

    def walk(node):
        pairs = node.get("attributes", [])
        found[node["backendNodeId"]] = dict(zip(pairs[::2], pairs[1::2]))
        for child in node.get("children", []):
            walk(child)
    walk(client.send("DOM.getDocument", {"depth": -1})["root"])
    return found


def verdicts(page):
    """axe's violations and doubts: the rules by the id of the element; those of the whole page under ""."""
    options = {"runOnly": AXE_RULES, "resultTypes": ["violations", "incomplete"]}
    found = Axe().run(page, options=options).response
    said = {"violations": {}, "incomplete": {}}
    for key, rules in said.items():
        for rule in found[key]:
            for node in rule["nodes"]:
                target = node["target"][0]
                rules.setdefault(target.lstrip("#") if target.startswith("#") else "", []).append(rule["id"])
    return said


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--seeds", type=int, default=60)
    options = parser.parse_args()
    out = pathlib.Path(options.out).resolve()
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        window = driver.chromium.launch(executable_path=shutil.which("chromium"),
                                        args=["--no-sandbox", "--disable-lcd-text"])
        for seed in range(options.seeds):
            for is_faulty in (False, True):
                scale = 2 + seed % 2
                context = window.new_context(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=scale)
                page = context.new_page()
                name = f"web-{seed:03d}-{'faulty' if is_faulty else 'clean'}"
                made = Page(seed, is_faulty)
                file = out / f"{name}.html"
                file.write_text(made.markup(), encoding="utf-8")
                page.goto(file.as_uri())
                page.screenshot(path=out / f"{name}.png")
                client = context.new_cdp_session(page)
                client.send("DOM.enable")
                client.send("Accessibility.enable")
                tree = {"schema": "unsaid.tree/1", "platform": "web", "unit": "point", "scale": scale, "order": "traversal",
                        "source": "Chromium", "root": exported(client, attributes(client))}
                said = verdicts(page)
                for item in made.items:
                    place = page.locator(f"#{item['id']}").bounding_box()
                    item["box"] = [place["x"] * scale, place["y"] * scale, place["width"] * scale, place["height"] * scale]
                    item["axe"] = said["violations"].get(item["id"], [])
                    item["axeDoubts"] = said["incomplete"].get(item["id"], [])
                page_rules = said["violations"].get("", [])
                context.close()
                (out / f"{name}.tree.json").write_text(json.dumps(tree))
                (out / f"{name}.items.json").write_text(json.dumps(
                    {"items": made.items, "axe": page_rules, "doubts": said["incomplete"].get("", [])}))
                os.remove(file)
        window.close()


if __name__ == "__main__":
    main()
