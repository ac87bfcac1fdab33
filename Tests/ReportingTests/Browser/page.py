"""Opens pages of the HTML report in Chromium and says what is wrong with them.

    page.py axe FILE…       axe finds nothing, on phone and desktop, in light and dark, folded and open
    page.py keys FILE       the page can be worked by keyboard alone
    page.py quiet FILE…     nothing is fetched, no script but ours runs, no attribute is a handler
    page.py bare FILE       everything can be read without the script
    page.py folds FILE      findings folded into a cause open by their mark and by a filter

Each line of output is a fault; exit code 1 where there is one. Run it by .deps/validators/bin/python.
"""

import contextlib
import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

FOCUSED = """() => {
  const e = document.activeElement;
  const style = getComputedStyle(e.matches('input[type=checkbox]') ? e.parentElement : e);
  return {tag: e.tagName, cls: e.className, id: e.id, facet: e.dataset.facet ?? '', href: e.getAttribute('href') ?? '',
    clean: e.closest('.clean') !== null,
    ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0};
}"""


@contextlib.contextmanager
def browser():
    """Debian's Chromium, without its sandbox, which root may not have."""
    with sync_playwright() as driver:
        program = shutil.which("chromium") or sys.exit("page.py: chromium is missing: run `make setup`")
        window = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield window
        window.close()


def opened(window, file, fragment="", **settings):
    """A page with a file in it; what goes wrong inside is collected in `page.faults`."""
    page = window.new_page(**settings)
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(f"script error: {error}"))
    page.on("dialog", lambda dialog: (page.faults.append("a dialog opened"), dialog.dismiss()))
    page.on("request", lambda request: request.url.startswith(("file:", "data:"))
            or page.faults.append(f"request to {request.url}"))
    page.goto(pathlib.Path(file).resolve().as_uri() + fragment)
    return page


def violations(page, state):
    """What axe finds on a page in a state."""
    results = Axe().run(page, options={"resultTypes": ["violations", "passes"]}).response
    if len(results["passes"]) < 15:
        yield f"{state}: axe passed only {len(results['passes'])} rules; did the page load?"
    for rule in results["violations"]:
        for node in rule["nodes"]:
            yield f"{state}: {rule['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"


def axe(*files):
    """Every state that changes colours or what is shown."""
    with browser() as window:
        for file in files:
            for scheme, width in [("light", 1440), ("dark", 390)]:
                page = opened(window, file, color_scheme=scheme, viewport={"width": width, "height": 900})
                state = f"{pathlib.Path(file).name} {scheme} {width}"
                yield from violations(page, state + " folded")
                for box in page.locator("[data-layer]").all():
                    box.check()
                for card in page.evaluate("[...document.querySelectorAll('.screen')].map((s) => s.id)")[:3]:
                    page.evaluate("(id) => { location.hash = id; }", card)
                    page.wait_for_timeout(100)
                    page.evaluate("document.querySelectorAll('.open details').forEach((d) => { d.open = true; })")
                    yield from violations(page, f"{state} open {card}")
                yield from page.faults
                page.close()


def focused(page):
    return page.evaluate(FOCUSED)


def tab_until(page, wanted, limit=200):
    """Presses Tab until the focus is where it is wanted; None where it never comes there."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        now = focused(page)
        if wanted(now):
            return now
    return None


def keys(file):
    """The walk of somebody without a mouse: from the top to the marks on a picture and back."""
    with browser() as window:
        page = opened(window, file, viewport={"width": 1440, "height": 900})
        seen = []
        for _ in range(400):
            page.keyboard.press("Tab")
            now = focused(page)
            if now["tag"] == "BODY":
                break
            seen.append(now)
        for name, found in [
            ("the skip link", lambda f: f["cls"] == "skip"), ("a toggle", lambda f: f["id"] == "show-matched"),
            ("the search", lambda f: f["id"] == "filter-text"), ("the rule filter", lambda f: f["facet"] == "rule"),
            ("a screen", lambda f: f["cls"] == "open-link"),
        ]:
            if not any(map(found, seen)):
                yield f"Tab never reaches {name}"
        yield from (f"no focus ring on {f}" for f in seen if not f["ring"] and f["cls"] != "skip")
        if any("pin" in f["cls"] or "copy" in f["cls"] for f in seen):
            yield "Tab enters a folded screen"
        yield from toggling(page)
        yield from filtering(page)
        yield from opening(page)
        yield from page.faults


def toggling(page):
    page.reload()
    if not tab_until(page, lambda f: f["id"] == "show-matched"):
        return
    off = lambda: "matched" in page.evaluate("document.body.dataset.off").split()
    for key, expected in [("Space", False), ("Enter", True), ("Enter", False)]:
        page.keyboard.press(key)
        if off() != expected:
            yield f"{key} does not toggle the marks"


def filtering(page):
    page.reload()
    shown = lambda: page.evaluate("[...document.querySelectorAll('.finding')].filter((f) => !f.hidden).length")
    everything = shown()
    if not tab_until(page, lambda f: f["facet"] == "severity"):
        yield "Tab never reaches the severity filter"
        return
    page.keyboard.press("ArrowDown")
    value = page.evaluate("document.activeElement.value")
    right = page.evaluate("(v) => [...document.querySelectorAll('.finding')].every((f) => "
                          "f.hidden === (f.dataset.severity !== v))", value)
    if not value or not right or not 0 < shown() < everything:
        yield f"the severity filter '{value}' leaves {shown()} of {everything} findings"
    if "of" not in page.locator("#shown").inner_text():
        yield "nobody is told how many findings are left"
    tab_until(page, lambda f: f["tag"] == "BUTTON")
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    if shown() != everything:
        yield "Reset does not bring back every finding"


def opening(page):
    page.reload()
    link = tab_until(page, lambda f: f["cls"] == "open-link" and not f["clean"])
    if not link:
        yield "Tab never reaches a screen with findings"
        return
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    is_open = lambda: page.evaluate("document.querySelectorAll('.screen.open').length") == 1
    if not is_open():
        yield "Enter does not open a screen"
        return
    if not tab_until(page, lambda f: f["cls"].startswith("pin")):
        yield "Tab never reaches the marks of an open screen"
        return
    tip = lambda: page.evaluate("getComputedStyle(document.activeElement.querySelector('.tip')).display")
    if tip() != "block":
        yield "a mark does not say what it is when it has the focus"
    page.keyboard.press("Escape")
    if tip() != "none" or not is_open():
        yield "Escape does not close the words of a mark alone"
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    target = page.evaluate("document.querySelector(':target')?.className ?? ''")
    if "finding" not in target or focused(page)["cls"] != "number":
        yield f"Enter on a mark leads to '{target}', not to its finding"
    if not tab_until(page, lambda f: f["cls"].startswith("copy")):
        yield "Tab never reaches a button for copying"
    else:
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        if "Cop" not in page.locator("#shown").inner_text():
            yield "copying says nothing"
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    if page.evaluate("document.querySelectorAll('.screen.open').length") != 0:
        yield "Escape does not close the screen"
    if focused(page)["id"] != link["id"]:
        yield f"after Escape the focus is on {focused(page)}, not on the screen's link"


def quiet(*files):
    """Foreign text stays text."""
    with browser() as window:
        for file in files:
            page = opened(window, file)
            count = page.evaluate("""() => ({
              scripts: document.scripts.length,
              handlers: [...document.querySelectorAll('*')].flatMap((e) => [...e.attributes])
                .filter((a) => a.name.startsWith('on')).map((a) => a.name + '=' + a.value),
              links: [...document.querySelectorAll('[src], [href]')].map((e) => e.getAttribute('src') ??
                e.getAttribute('href')).filter((u) => !/^(#|data:image\\/jpeg;base64,)/.test(u)),
            })""")
            if count["scripts"] != 2:
                yield f"{file}: {count['scripts']} scripts instead of 2"
            yield from (f"{file}: handler {h[:120]}" for h in count["handlers"])
            yield from (f"{file}: link to {u[:120]}" for u in count["links"])
            yield from page.faults
            page.close()


def bare(file):
    """Without the script every finding and its place can be read."""
    with browser() as window:
        page = opened(window, file, java_script_enabled=False)
        for name in [".screen .frame", ".finding .message", ".finding .where summary", ".transcript li"]:
            parts = page.locator(name)
            hidden = [i for i in range(parts.count()) if not parts.nth(i).is_visible()]
            if parts.count() == 0 or hidden:
                yield f"{name}: {len(hidden)} of {parts.count()} are not to be seen"
        if page.locator("#controls").is_visible():
            yield "controls that do nothing are shown"


def folds(file):
    """What is folded into a cause is found by its link, and by a filter that its root does not pass."""
    with browser() as window:
        page = opened(window, file, viewport={"width": 1440, "height": 900})
        opened_folds = lambda: page.locator(".more[open]").count()
        if page.locator(".more").count() == 0 or opened_folds():
            yield "the causes are not folded at first"
        inner = page.locator(".more .finding").first.get_attribute("id")
        page.evaluate("(id) => { location.hash = id; }", inner)
        page.wait_for_timeout(100)
        if not page.locator(f"[id='{inner}'] .message").is_visible():
            yield f"the link to {inner} does not show it"
        page.evaluate("() => { location.hash = ''; }")
        page.reload()
        page.evaluate("() => { location.hash = document.querySelector('.cause').closest('.screen').id; }")
        page.locator("[data-facet=rule]").select_option("target-size-platform")
        asked = "[...document.querySelectorAll('.open .finding')].filter((f) => !f.hidden)"
        if not page.evaluate(asked + ".every((f) => f.offsetParent !== null)") or not page.evaluate(asked + ".length"):
            yield "a filter does not show what passes it inside a cause"
        page.locator("button[type=reset]").click()
        page.wait_for_timeout(50)
        if opened_folds():
            yield "Reset does not fold again what the filter opened"
        yield from page.faults


def main():
    command, *files = sys.argv[1:]
    faults = list({"axe": axe, "keys": keys, "quiet": quiet, "bare": bare, "folds": folds}[command](*files))
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
