#!/usr/bin/env python3
"""Lints a suite of 200 screens cold and from a warm cache: screens a second, CPU seconds a screen, peak memory.

Usage: Benchmarks/suite.py [SCREENS]

The suite repeats the committed screens of 1179 × 2556 and 1170 × 2532 pixels under names of their own; the name is part
of the cache's key, so none is taken for another. `make bench` puts the table into reports/benchmarks.md.
"""
import glob
import os
import struct
import sys
import tempfile

from lint import ROOT, TOOL, run

WIDTHS = (1170, 1179)


def width(path):
    """The width of a PNG, from its header."""
    with open(path, "rb") as image:
        return struct.unpack(">I", image.read(24)[16:20])[0]


def pairs():
    """Screenshot and dump of every committed pair of these sizes, in a fixed order."""
    images = sorted(glob.glob(os.path.join(ROOT, "Fixtures", "screens", "*", "*.png")))
    found = [(image, image[:-4] + ".tree.json") for image in images if width(image) in WIDTHS]
    return [(image, tree) for image, tree in found if os.path.exists(tree)]


def rows(count):
    """The rows of the table."""
    with tempfile.TemporaryDirectory() as folder:
        suite, cache = os.path.join(folder, "suite"), os.path.join(folder, "cache")
        os.mkdir(suite)
        known = pairs()
        for number in range(count):
            image, tree = known[number % len(known)]
            os.symlink(image, os.path.join(suite, f"{number:03}.png"))
            os.symlink(tree, os.path.join(suite, f"{number:03}.tree.json"))
        command = [TOOL, "lint", suite, "--cache", cache, "--json", os.path.join(folder, "report.json"), "--quiet"]
        results = []
        for name in ("cold", "from the cache"):
            wall, cpu, memory, code = run(command)
            if code > 1:
                sys.exit(f"{' '.join(command)} failed; run it by hand")
            results.append((name, wall, cpu, memory))
    factor = results[0][1] / results[1][1]
    return [f"| {name} | {wall:.2f} s | {count / wall:.1f} | {cpu / count:.3f} s | {memory:.0f} MB |"
            for name, wall, cpu, memory in results] + ["", f"The second run is {factor:.0f} times as fast."]


def section(count=200):
    """The part of reports/benchmarks.md."""
    return [f"## A suite of {count} screens of 1179 × 2556 and 1170 × 2532", "",
            "| run | wall | screens a second | CPU a screen | peak memory |", "|---|---:|---:|---:|---:|", *rows(count), ""]


if __name__ == "__main__":
    print("\n".join(section(int(sys.argv[1]) if len(sys.argv) > 1 else 200)))
