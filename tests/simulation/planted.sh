#!/usr/bin/env bash
# Shows that the simulation finds bugs: applies planted.patch, which holds them all, to a copy of the
# project, builds that once, and runs seeds with one bug after another until a law is broken.
# Usage: tests/simulation/planted.sh [SEEDS [BUG…]]
set -euo pipefail
cd "$(dirname "$0")/../.."
patch=tests/simulation/planted.patch
seeds="${1:-300}"
shift || true
mapfile -t bugs < <(if (($#)); then printf '%s\n' "$@"; else
    grep -o 'planted("[a-z-]*")' "$patch" | cut -d'"' -f2 | sort -u
fi)

copy="$(mktemp -d)"
trap 'rm -rf "$copy"' EXIT
git ls-files -z | xargs -0 cp --parents -t "$copy"
(cd "$copy" && patch --quiet -p1 <"$OLDPWD/$patch")
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target/planted}"
cargo build --quiet --locked --features simulation --profile test --bin claim-bot \
    --manifest-path "$copy/Cargo.toml"
program="$CARGO_TARGET_DIR/debug/claim-bot"

found=0
for bug in "${bugs[@]}"; do
    if law="$(CLAIM_BOT_PLANTED="$bug" "$program" simulate-world --as-it-is --seeds "0..$seeds" | tail -n 1)"; then
        echo "NOT FOUND  $bug"
    else
        found=$((found + 1))
        echo "found      $bug: $law"
    fi
done
echo "$found of ${#bugs[@]} planted bugs are found."
((found == ${#bugs[@]}))
