#!/usr/bin/env bash
# Builds the Debian package, installs it in a root of its own that is thrown away, runs the program there, and removes the
# package again. It needs cargo-deb and dpkg, and root or fakeroot. Services are not started there.
#
#     packaging/test-deb.sh [PROFILE]
set -euo pipefail
cd "$(dirname "$0")/.."
profile=${1:-dist}

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
package=$root/claim-bot.deb
cargo deb --profile "$profile" --locked --output "$package" -- --no-default-features
dpkg-deb --ctrl-tarfile "$package" | tar -t | grep -cE 'postinst|prerm|postrm' | grep -qx 3

mkdir -p "$root"/var/lib/dpkg/{info,updates,triggers} "$root/tmp"
touch "$root"/var/lib/dpkg/{status,available}
as_root=()
if ((EUID != 0)); then
    as_root=(fakeroot)
fi
# The system's libraries stand in for those that the package depends on.
in_root() {
    "${as_root[@]}" dpkg --root="$root" --force-depends --force-script-chrootless --log=/dev/null "$@" >/dev/null
}

in_root --install "$package"
[[ $(dpkg --root="$root" --status claim-bot) == *"Status: install ok installed"* ]]
program=$root/usr/bin/claim-bot
"$program" --version

# The unit is valid, and the configuration is that of the unit.
mkdir "$root/unit"
sed "s|^ExecStart=claim-bot |ExecStart=$program |" "$root/usr/lib/systemd/system/claim-bot.service" \
    >"$root/unit/claim-bot.service"
systemd-analyze verify --man=no "$root/unit/claim-bot.service"
mkdir "$root/credentials" "$root/state"
echo token >"$root/credentials/discord.token"
(
    cd "$root/state"
    export CREDENTIALS_DIRECTORY=$root/credentials CLAIM_BOT_CONFIG=$root/etc/claim-bot/config.toml
    "$program" check-config | grep -F 'backup.every = 1d'
    # It has never run.
    if "$program" health; then
        exit 1
    fi
)

# Removal leaves what the operator has written, and purging nothing but the database.
echo token >"$root/etc/claim-bot/discord.token"
in_root --remove claim-bot
[[ ! -e $program && -e $root/etc/claim-bot/config.toml ]]
in_root --purge claim-bot
[[ ! -e $root/etc/claim-bot && ! -e $root/usr/share/doc/claim-bot ]]
echo "the package can be installed, run and removed"
