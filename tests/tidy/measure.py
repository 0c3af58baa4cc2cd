#!/usr/bin/env python3
"""Prints the sizes of the house: product lines of each package, the fullest folders, the types with the most methods,
the longest functions, and the sizes of the documents. Tests are not counted.

Usage: tests/tidy/measure.py [ROWS]
"""

import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/bots.md"]


def sources():
    """The source files of all packages with their product lines, as rustfmt leaves them."""
    listed = subprocess.run(["git", "ls-files", "*.rs"], cwd=PROJECT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split():
        path = Path(name)
        if "src" in path.parts and not {"tests", "tests.rs", "benches"} & set(path.parts):
            text = (PROJECT / path).read_text()
            # Unit tests are at the end of a file, or in a module of their own.
            yield path, re.split(r"^#\[cfg\(test\)\]\nmod \w+ \{$", text, maxsplit=1, flags=re.M)[0].splitlines()


def package(path):
    """The folder of the package of a file."""
    return path.parts[0] if path.parts[0] == "src" else "/".join(path.parts[:2])


def functions(lines):
    """The functions of a file: their names and numbers of lines."""
    for number, line in enumerate(lines):
        found = re.match(r"( *)(?:pub(?:\([^)]*\))? )?(?:const |async |unsafe )*fn (\w+)", line)
        # A trait's declaration ends with a semicolon.
        if found and next((it for it in lines[number:] if it.endswith(("{", "}", ";"))), ";").endswith(("{", "}")):
            end = next((i for i in range(number, len(lines)) if lines[i] in (found[1] + "}", found[1] + "})")), number)
            yield found[2], end - number + 1


def methods(lines):
    """The methods of a file, by type."""
    current = None
    for line in lines:
        found = re.match(r"impl(?:<.*?>)? (?:[\w:<>, ']+ for )?(?:\w+::)*(\w+)", line)
        if found:
            current = found[1]
        elif line == "}":
            current = None
        elif current and re.match(r"    (?:pub(?:\([^)]*\))? )?(?:const |async )*fn ", line):
            yield current


def show(title, rows):
    print(f"\n{title}")
    for count, name in rows:
        print(f"{count:>8}  {name}")


def main():
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    packages, folders, types, longest = Counter(), Counter(), Counter(), []
    files = defaultdict(set)
    for path, lines in sources():
        packages[package(path)] += len(lines)
        folders[str(path.parent)] += 1
        longest += [(count, f"{path}: {name}") for name, count in functions(lines)]
        for name in methods(lines):
            types[package(path), name] += 1
            files[package(path), name].add(path)
    product = sum(count for name, count in packages.items() if not name.startswith("tools/"))
    show(f"Product lines: {product}, and those of tools", [(count, name) for name, count in packages.most_common()])
    show("Files in a folder", [(count, name) for name, count in folders.most_common(rows)])
    named = [(count, f"{name[1]} in {len(files[name])} files") for name, count in types.most_common(rows)]
    show("Methods of a type", named)
    show("Lines of a function", sorted(longest, reverse=True)[:rows])
    show("Bytes of a document", [((PROJECT / name).stat().st_size, name) for name in DOCUMENTS])


if __name__ == "__main__":
    main()
