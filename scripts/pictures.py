#!/usr/bin/env python3
"""Draws the README's pictures of the terminal and of the HTML page into docs/pictures.

Usage: .deps/validators/bin/python scripts/pictures.py   (after `make demo`; needs Debian's chromium)
"""
import html
import os
import pty
import re
import subprocess
import tempfile

from playwright.sync_api import sync_playwright

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCREEN = "Fixtures/screens/feed-ios-light/share-left-out"
COLORS = {"31": "#ff7b72", "32": "#7ee787", "33": "#e3b341", "36": "#79c0ff"}
PAGE = """<meta charset=utf-8><style>body{{margin:0;background:#0d1117;color:#e6edf3}}
pre{{font:15px/1.45 monospace;padding:22px;margin:0;display:inline-block}}.b{{font-weight:bold}}.d{{opacity:.65}}</style>
<pre>{}</pre>"""


def in_terminal(command):
    """What a command prints on a terminal of 100 columns."""
    chunks = []
    script = "stty cols 100; " + " ".join(command)
    pid, descriptor = pty.fork()
    if pid == 0:
        os.execvp("sh", ["sh", "-c", script])
    while True:
        try:
            data = os.read(descriptor, 65536)
        except OSError:
            break
        if not data:
            break
        chunks.append(data)
    os.waitpid(pid, 0)
    return b"".join(chunks).decode().replace("\r\n", "\n")


def marked_up(text):
    """ANSI colours as spans."""
    out, is_open = [], False
    for part in re.split(r"(\x1b\[[0-9;]*m)", text):
        if not part.startswith("\x1b["):
            out.append(html.escape(part))
            continue
        codes = part[2:-1].split(";")
        out.append("</span>" if is_open else "")
        names = " ".join({"1": "b", "2": "d"}.get(code, "") for code in codes)
        color = next((COLORS[code] for code in codes if code in COLORS), "inherit")
        is_open = codes != ["0"]
        out.append(f'<span class="{names}" style="color:{color}">' if is_open else "")
    return "".join(out)


def main():
    tool = ".build/release/unsaid"
    os.chdir(ROOT)
    words = in_terminal([tool, "lint", f"{SCREEN}.png", f"{SCREEN}.tree.json", "--no-cache"])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_path = os.path.join(folder, "report.html")
        subprocess.run([tool, "lint", os.path.dirname(SCREEN), "--html", page_path, "--quiet", "--no-cache"], check=False)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 960, "height": 400})
        page.set_content(PAGE.format("$ unsaid lint share-left-out.png share-left-out.tree.json\n" + marked_up(words)))
        page.locator("pre").screenshot(path="docs/pictures/terminal.png")
        page.set_viewport_size({"width": 1200, "height": 900})
        page.goto(f"file://{page_path}#screen/share-left-out")
        page.wait_for_timeout(500)
        page.screenshot(path="docs/pictures/report.png")
        browser.close()


if __name__ == "__main__":
    main()
