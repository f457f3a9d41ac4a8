#!/usr/bin/env bash
# install.sh FOLDER: unpacks Helix from Debian's sid, with the C library that it was built for, into FOLDER. Nothing is
# installed, and the machine's own apt state stays as it is.
set -euo pipefail
keys=/usr/share/keyrings/debian-archive-keyring.gpg

folder=$(realpath -m "${1:?usage: install.sh FOLDER}")
[ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }
# The mirror is the one that this machine's apt uses: only the suite differs. DEBIAN_MIRROR names another.
main=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 'Created-By: Packages' |
  awk '$2 == "main" && $1 ~ "/debian/?$" && !found { found = $1 } END { print found }')}
[ -n "$main" ] || { echo 'no Debian mirror in /etc/apt: set DEBIAN_MIRROR' >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,cache/archives/partial,packages,root}
echo "deb [signed-by=$keys] $main sid main" > "$work/sources.list"
# With an empty status file apt judges by the suite alone; as user root, because _apt may not enter the folder.
apt=(-o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$work/lists"
  -o Dir::Cache="$work/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=root)
apt-get "${apt[@]}" -qq update
(cd "$work/packages" && apt-get "${apt[@]}" -qq download hx libc6 libgcc-s1)
for package in "$work"/packages/*.deb; do dpkg-deb -x "$package" "$work/root"; done

libraries=$(dirname "$(find "$work/root/usr/lib" -name libc.so.6)")
mkdir -p "$work/result"
mv "$work/root/usr/lib/hx" "$work/result/helix"
mv "$libraries" "$work/result/libraries"
cat > "$work/result/hx" <<'SCRIPT'
#!/bin/sh
here=$(dirname "$(realpath "$0")")
HELIX_RUNTIME=$here/helix/runtime exec "$here"/libraries/ld-linux-*.so.* --library-path "$here/libraries" "$here/helix/hx" "$@"
SCRIPT
chmod +x "$work/result/hx"
"$work/result/hx" --version
mkdir -p "$(dirname "$folder")"
mv "$work/result" "$folder"
