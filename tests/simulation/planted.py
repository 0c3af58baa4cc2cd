#!/usr/bin/env python3
"""Shows that the simulation finds bugs: plants those of planted.toml in a copy of the project, builds that once,
and runs seeds with one bug after another until a law is broken.

Usage: tests/simulation/planted.py [--seeds NUMBER] [BUG…]
CARGO_TARGET_DIR names the folder of the build's products; by default it is target/planted.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
SWITCH = """
/// Whether a planted bug is active: `CLAIM_BOT_PLANTED` names it.
pub(crate) fn planted(name: &str) -> bool {
    static NAME: std::sync::LazyLock<Option<String>> =
        std::sync::LazyLock::new(|| std::env::var("CLAIM_BOT_PLANTED").ok());
    NAME.as_deref() == Some(name)
}
"""


def plant(edits, copy):
    """Plants bugs in a copy of the project."""
    for bug in edits:
        file = copy / bug["file"]
        text = file.read_text()
        if text.count(bug["find"]) != 1:
            sys.exit(f"{bug['file']} does not have once: {bug['find']}")
        file.write_text(text.replace(bug["find"], bug["plant"].replace("planted(", "crate::planted(")))
    # Only the program is wanted.
    (copy / "tests/all.rs").write_text("//! Empty.\n")
    for library in {copy / bug["file"].split("/src/")[0] / "src/lib.rs" for bug in edits}:
        library.write_text(library.read_text() + SWITCH)


def build(copy):
    """Builds the program with all bugs. Returns its path."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", PROJECT / "target/planted"))
    # With the profile of tests that run for hours.
    command = ["cargo", "build", "--profile", "nightly", "--quiet", "--locked"]
    subprocess.run(command, cwd=copy, check=True, env={**os.environ, "CARGO_TARGET_DIR": str(target)})
    return target / "nightly/claim-bot"


def find(program, bug, seeds):
    """Runs seeds with a bug until a law is broken. Returns which seed breaks which law, if one does."""
    command = [program, "simulate-world", "--no-shortening", "--seeds", f"0..{seeds}"]
    environment = {**os.environ, "CLAIM_BOT_PLANTED": bug}
    run = subprocess.run(command, capture_output=True, text=True, env=environment)
    return None if run.returncode == 0 else run.stdout.strip().splitlines()[-1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds are run with each bug")
    parser.add_argument("bugs", nargs="*", metavar="BUG", help="only these")
    arguments = parser.parse_args()
    planted = tomllib.loads((PROJECT / "tests/simulation/planted.toml").read_text())
    bugs = planted["bug"]
    edits = [bug for bug in bugs if "file" in bug] + planted["part"]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        files = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, check=True).stdout
        subprocess.run(["xargs", "-0", "cp", "--parents", "-t", folder], cwd=PROJECT, input=files, check=True)
        plant(edits, copy)
        program = build(copy)
    chosen = [bug for bug in bugs if not arguments.bugs or bug["name"] in arguments.bugs]
    found, missed = 0, []
    for bug in chosen:
        law = find(program, bug["name"], arguments.seeds)
        found += law is not None
        if law is None and not bug.get("rare"):
            missed.append(bug["name"])
        print(f"{bug['name']:32} {bug['what']}\n    {law or 'NOT FOUND'}", flush=True)
    print(f"{found} of {len(chosen)} planted bugs are found.")
    if missed:
        sys.exit(f"Not found, although they are not rare: {', '.join(missed)}")


if __name__ == "__main__":
    main()
