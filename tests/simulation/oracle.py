#!/usr/bin/env python3
"""Shows that a change leaves the program's behaviour as it was: compares the trace hashes of simulated seeds with those
in oracle.json, a block of seeds at a time.

Usage: tests/simulation/oracle.py [--renew]
--renew writes the hashes of the program as it is, for a change that is meant to alter traces: its commit says why.
CARGO_TARGET_DIR names the folder of the build's products; by default it is target.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
FILE = Path(__file__).with_name("oracle.json")
BLOCK = 250
# How many seeds are run with as many processes as follow from each, and with several.
SEEDS = {"by seed": 2000, "several": 1000}


def build():
    """Builds the program. Returns its path."""
    # With the profile of tests that run for hours.
    command = ["cargo", "build", "--profile", "nightly", "--quiet", "--locked"]
    subprocess.run(command, cwd=PROJECT, check=True)
    return Path(os.environ.get("CARGO_TARGET_DIR", PROJECT / "target")) / "nightly/claim-bot"


def blocks():
    """The blocks of seeds: their processes and first seeds."""
    return [(processes, first) for processes, seeds in SEEDS.items() for first in range(0, seeds, BLOCK)]


def trace_hash(program, processes, first):
    """Runs a block of seeds. Returns the hash of their traces."""
    command = [program, "simulate-world", "--no-shortening", "--seeds", f"{first}..{first + BLOCK}"]
    if processes == "several":
        command.append("--several")
    run = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"Trace hash ([0-9a-f]{16})", run.stdout)
    if run.returncode or not found:
        sys.exit(run.stdout + run.stderr)
    return found[1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--renew", action="store_true", help="write the hashes of the program as it is")
    arguments = parser.parse_args()
    program = build()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        hashes = list(pool.map(lambda block: trace_hash(program, *block), blocks()))
    names = [f"{processes}, {first}..{first + BLOCK}" for processes, first in blocks()]
    found = dict(zip(names, hashes))
    if arguments.renew:
        FILE.write_text(json.dumps(found, indent=2) + "\n")
        print(f"{len(found)} blocks written")
        return
    expected = json.loads(FILE.read_text())
    changed = [name for name in names if found[name] != expected.get(name)]
    for name in changed:
        print(f"{name}: the traces differ")
    print(f"{len(found) - len(changed)} of {len(found)} blocks have the same traces")
    sys.exit(1 if changed else 0)


if __name__ == "__main__":
    main()
