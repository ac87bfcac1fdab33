#!/usr/bin/env python3
"""Times the history commands over 10,000 runs of 200 findings and writes reports/history.md. Usage: make bench-history.

Each measured command is a whole cold process, as a CI job would start it; medians of RUNS. `record` gets a fresh copy of
the history each time, for it changes it.
"""
import os
import platform
import shutil
import statistics
import subprocess
import tempfile

from lint import ROOT, TOOL, run

GENERATOR = os.path.join(ROOT, ".build", "release", "HistoryTimes")
RUNS = 9
SIZES = (("usual", 10_000, 200, 2), ("restless", 10_000, 200, 100))


def processor():
    """The processor's name, as the system gives it."""
    with open("/proc/cpuinfo") as info:
        names = [line.split(":", 1)[1].strip() for line in info if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def row(name, commands):
    """One line: the median, the range and the peak memory of several runs."""
    times = []
    for command in commands:
        result = run(command)
        if result[3] != 0:
            raise SystemExit(f"{' '.join(command)} ended with {result[3]}; run it by hand")
        times.append(result)
    times = times[1:]  # The first fills the page cache.
    wall = [time[0] for time in times]
    memory = statistics.median(time[2] for time in times)
    return f"| {name} | {statistics.median(wall):.3f} s | {min(wall):.3f}–{max(wall):.3f} s | {memory:.0f} MB |"


def measured(folder, runs, findings, replaced):
    """The table of one history."""
    subprocess.run([GENERATOR, folder, str(runs), str(findings), str(replaced)], check=True)
    database = os.path.join(folder, "history.sqlite")
    copies = [os.path.join(folder, f"copy{index}.sqlite") for index in range(RUNS + 1)]
    for copy in copies:
        shutil.copyfile(database, copy)
    report = os.path.join(folder, "next.json")
    record = [[TOOL, "history", "record", report, "--release", "next", "--branch", "main", "--date", "2030-01-01",
               "--db", copy] for copy in copies]
    last = runs // 20 - 1
    reading = (
        ("`history trend`", ["trend"]),
        ("`history trend --runs --format csv`", ["trend", "--runs", "--format", "csv"]),
        ("`history trend --format svg`", ["trend", "--format", "svg"]),
        ("`history diff`, two releases in sequence", ["diff", f"{last - 1}.0", f"{last}.0"]),
        ("`history diff`, first and last release", ["diff", "0.0", f"{last}.0"]),
        ("`history debt`", ["debt"]),
        ("`history gate`", ["gate", "--max-open", "1000", "--max-errors", "1000", "--max-debt", "100000"]),
    )
    rows = [row("`history record`", record)]
    for name, arguments in reading:
        rows.append(row(name, [[TOOL, "history", *arguments, "--db", database]] * (RUNS + 1)))
    size = os.path.getsize(database) / 1e6
    lines = [f"{runs:,} runs of {findings} findings, {replaced} of them replaced in each run; the file has {size:.0f} MB.",
             "", "| command | wall | range | peak memory |", "|---|---:|---:|---:|", *rows, ""]
    for copy in copies:
        os.remove(copy)
    return lines


def main():
    lines = ["# How long the history takes", "",
             f"Whole cold processes, medians of {RUNS} runs; {processor()}. Written by `make bench-history`.",
             "20 screens with 40 elements each; 20 runs a release.", ""]
    for name, *size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            lines += [f"## A {name} app", "", *measured(folder, *size)]
    text = "\n".join(lines)
    with open(os.path.join(ROOT, "reports", "history.md"), "w") as report:
        report.write(text)
    print(text)


if __name__ == "__main__":
    main()
