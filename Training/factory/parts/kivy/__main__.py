"""`python -m factory.parts.kivy LIBRARIES FOLDER`: answers described screens like Java's processes do.

Kivy fixes its pixels a point when it starts, so each scale has a process of its own; it never lets go of all that it drew, so
a process ends after some screens and another takes its place.
"""

import os
import subprocess
import sys
from collections import Counter

SCALE = 7  # of the cells of a screen's first line
MOST = 60  # screens of one process: half a gigabyte


def drawer(libraries: str, folder: str, scale: str) -> subprocess.Popen:
    told = {
        "PYTHONPATH": os.pathsep.join([libraries, os.getcwd()]),
        "KIVY_HOME": os.path.join(folder, f"kivy-{scale}"),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONSOLELOG": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_METRICS_DENSITY": scale,
        "KIVY_METRICS_FONTSCALE": "1",
    }
    os.makedirs(told["KIVY_HOME"], exist_ok=True)
    command = [sys.executable, "-m", "factory.parts.kivy.draw"]
    return subprocess.Popen(command, env=os.environ | told, stdin=subprocess.PIPE, text=True, encoding="utf-8")


def end(process: subprocess.Popen) -> None:
    process.stdin.close()
    process.wait()


def main(libraries: str, folder: str) -> None:
    drawers: dict[str, subprocess.Popen] = {}
    drawn: Counter[str] = Counter()
    chosen = None
    for line in sys.stdin:
        if chosen is None:
            scale = line.split("\t")[SCALE]
            if scale in drawers and drawn[scale] % MOST == 0:
                end(drawers.pop(scale))
            chosen = drawers[scale] = drawers.get(scale) or drawer(libraries, folder, scale)
            drawn[scale] += 1
        chosen.stdin.write(line)
        if line == "end\n":
            chosen.stdin.flush()
            chosen = None
    for process in drawers.values():
        end(process)


if __name__ == "__main__":
    main(*sys.argv[1:])
