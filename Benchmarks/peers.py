#!/usr/bin/env python3
"""Holds unsaid against its peers and writes reports/peers.md.

Usage: make peers PAIRS=folder [SEEDS=60]

axe-core on web screens that peer_screens.py renders; Deque's verdicts that dumps of axe-android carry; and what Google's
Accessibility Test Framework would say of Android dumps by its published thresholds.
"""
import argparse
import json
import os
import subprocess
import tempfile

import peer_android
import peer_web
from lint import ROOT, TOOL


def rules_of_the_tool():
    listed = subprocess.run([TOOL, "rules", "--format", "json"], capture_output=True, text=True, check=True)
    return {rule["id"] for rule in json.loads(listed.stdout)["rules"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", required=True, help="the folder of the real pairs")
    parser.add_argument("--seeds", type=int, default=60, help="the number of web screens, each faulty and clean")
    parser.add_argument("--kept", help="web screens that are rendered already")
    parser.add_argument("--out", default=os.path.join(ROOT, "reports", "peers.md"))
    options = parser.parse_args()
    lines = ["# Peers", "", "Written by `make peers PAIRS=folder`.", ""]
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.kept or scratch
        if not options.kept:
            peer_web.rendered(folder, options.seeds)
        known = rules_of_the_tool()
        lines += peer_web.section(folder, known) + peer_android.sections(options.pairs, scratch, known)
    with open(options.out, "w", encoding="utf-8") as file:
        file.write("\n".join(lines).rstrip() + "\n")
    print(f"wrote {os.path.relpath(options.out)}")


if __name__ == "__main__":
    main()
