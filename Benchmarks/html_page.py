"""Measures the HTML report of a large suite: its size, the time and memory to write it, the time to open it.

    .deps/validators/bin/python Benchmarks/html_page.py [SCREENS [PAGE]]

The suite is every committed pair again and again (200 by default), under new names; with PAGE, a page that is there is
only opened. Opening is timed in Chromium from the start of the navigation to the end of the first frame after `load`.
"""

import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = ROOT / ".build/release/unsaid"
RUNS = 5
OPENED = """() => new Promise((done) => {
  const frame = () => requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  document.readyState === 'complete' ? frame() : addEventListener('load', frame);
})"""


def suite(folder, count):
    """Links to the committed pairs, as many as asked for."""
    pairs = sorted((ROOT / "Fixtures/screens").glob("*/*.tree.json"))
    for index in range(count):
        tree = pairs[index % len(pairs)]
        image = tree.with_name(tree.name.replace(".tree.json", ".png"))
        name = f"{tree.parent.name}/{tree.name.removesuffix('.tree.json')}-{index // len(pairs)}"
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        os.symlink(tree, f"{place}.tree.json")
        os.symlink(image, f"{place}.png")


def write(page, count):
    """Lints the suite into a page and says what that took."""
    with tempfile.TemporaryDirectory() as folder:
        suite(pathlib.Path(folder), count)
        start = time.monotonic()
        outcome = subprocess.run([TOOL, "lint", folder, "--html", page, "--quiet"], stderr=subprocess.DEVNULL)
        if outcome.returncode > 1:
            sys.exit("html.py: the run failed; is the release build there?")
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(f"written in {time.monotonic() - start:.1f} s, {used.ru_utime + used.ru_stime:.1f} CPU s, "
              f"peak {used.ru_maxrss / 1024:.0f} MB (recognition included)")


def open_times(page):
    """Milliseconds from navigation to the first frame, each in a fresh browser."""
    for _ in range(RUNS):
        with sync_playwright() as driver:
            window = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            tab = window.new_page(viewport={"width": 1440, "height": 900})
            tab.goto(pathlib.Path(page).resolve().as_uri(), wait_until="commit")
            yield tab.evaluate(OPENED)
            window.close()


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        page = sys.argv[2] if len(sys.argv) > 2 else os.path.join(folder, "report.html")
        if not os.path.exists(page):
            write(page, count)
        times = list(open_times(page))
        print(f"{os.path.getsize(page) / 1e6:.1f} MB")
        print(f"opened in {statistics.median(times):.0f} ms (median of {RUNS}, {min(times):.0f}–{max(times):.0f})")


if __name__ == "__main__":
    main()
