#!/usr/bin/env python3
"""Runs every benchmark and writes reports/benchmarks.md. Usage: make bench, on an idle machine.
"""
import json
import os
import platform
import statistics
import subprocess

import suite
from lint import ROOT, SCREEN, TOOL, measured

IMAGE = os.path.join(SCREEN, "clean.png")
STAGE_TIMES = os.path.join(ROOT, ".build", "release", "StageTimes")
RUNS = 15


def processor():
    """The processor's name, as the system gives it."""
    with open("/proc/cpuinfo") as info:
        names = [line.split(":", 1)[1].strip() for line in info if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def process_rows(name, command):
    """One line of the table of whole processes."""
    values = {column: found for column, _, found in measured(command, RUNS)}
    wall, cpu, memory = (values[c] for c in ("wall", "cpu", "peak memory"))
    return (f"| `{name}` | {statistics.median(wall):.2f} s | {min(wall):.2f}–{max(wall):.2f} s "
            f"| {statistics.median(cpu):.2f} s | {statistics.median(memory):.0f} MB |")


def stages(threads):
    """Milliseconds by step."""
    output = subprocess.run([STAGE_TIMES, IMAGE, str(RUNS), str(threads)], check=True, capture_output=True).stdout
    return {row["step"]: row["milliseconds"] for row in json.loads(output)}


def main():
    tree = os.path.join(SCREEN, "clean.tree.json")
    two, one = stages(2), stages(1)
    lines = [
        "# Benchmarks", "",
        f"One screen of 1179 × 2556 (`Fixtures/screens/player-ios-dark`). {processor()}; medians of {RUNS} runs.",
        "Written by `make bench`.", "",
        "## Whole processes, cold", "",
        "| command | wall | range | CPU | peak memory |", "|---|---:|---:|---:|---:|",
        process_rows("unsaid lint IMAGE TREE", [TOOL, "lint", "--no-cache", IMAGE, tree]),
        process_rows("unsaid recognize IMAGE", [TOOL, "recognize", IMAGE]), "",
        "## Recognition by step, warm", "",
        "Milliseconds with the models loaded; the steps are those of `docs/recognition.md`.", "",
        "| step | two threads | one thread |", "|---|---:|---:|",
        *(f"| {step} | {two[step]:.1f} | {one[step]:.1f} |" for step in two), "",
        *suite.section(),
    ]
    with open(os.path.join(ROOT, "reports", "benchmarks.md"), "w") as report:
        report.write("\n".join(lines))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
