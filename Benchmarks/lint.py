#!/usr/bin/env python3
"""Times whole cold processes of `unsaid lint` on one pair and prints medians of wall time and peak memory.

Usage: Benchmarks/lint.py [--runs 15] [IMAGE TREE]

Each run is a new process; the operating system's own accounting (wait4) gives CPU time and peak memory.
The first run is thrown away: it fills the page cache. Without paths, a committed screen of 1179 x 2556 is used.
"""
import argparse
import os
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCREEN = os.path.join(ROOT, "Fixtures", "screens", "player-ios-dark")
TOOL = os.path.join(ROOT, ".build", "release", "unsaid")


def run(command):
    """One process: wall seconds, CPU seconds, peak megabytes, exit code."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def measured(command, runs):
    """(name, unit, values of all runs) of what was measured; the first run is thrown away."""
    rows = [run(command) for _ in range(runs + 1)][1:]
    if any(code > 1 for *_, code in rows):
        sys.exit(f"{' '.join(command)} failed; run it by hand")
    columns = (("wall", "s", 0), ("cpu", "s", 1), ("peak memory", "MB", 2))
    return [(name, unit, [row[column] for row in rows]) for name, unit, column in columns]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--runs", type=int, default=15)
    options = parser.parse_args()
    paths = options.paths or [os.path.join(SCREEN, "clean.png"), os.path.join(SCREEN, "clean.tree.json")]
    command = [TOOL, "lint", *paths]
    for name, unit, values in measured(command, options.runs):
        print(f"{name:12} median {statistics.median(values):8.3f} {unit}   "
              f"min {min(values):8.3f}   max {max(values):8.3f}")


if __name__ == "__main__":
    main()
