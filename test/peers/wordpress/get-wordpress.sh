#!/usr/bin/env bash
# get-wordpress.sh SUITE OUT: unpacks the newest WordPress of a Debian suite (sid, trixie, …) with its themes into OUT.
# Nothing is installed, and the machine's own apt state stays as it is. Does nothing when OUT is complete.
set -euo pipefail
fail() { echo "get-wordpress: $*" >&2; exit 1; }
[ $# = 2 ] || fail 'usage: get-wordpress.sh SUITE OUT'
suite=$1
out=$2
[ ! -f "$out/wp-settings.php" ] || { echo "WordPress is in $out already"; exit 0; }
[ ! -e "$out" ] || fail "$out exists and is no WordPress: remove it first"
authorities=/etc/ssl/certs/ca-certificates.crt
keys=/usr/share/keyrings/debian-archive-keyring.gpg
[ -s "$authorities" ] || fail 'install ca-certificates'
[ -s "$keys" ] || fail 'install debian-archive-keyring'

# The mirror is the one that this machine's apt uses: only the suite differs. DEBIAN_MIRROR names another.
mirror() {
  apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 'Created-By: Packages' |
    awk -v end="/$1/?\$" '$2 == "main" && $1 ~ end && !found { found = $1 } END { print found }'
}
main=${DEBIAN_MIRROR:-$(mirror debian)}
security=${DEBIAN_SECURITY_MIRROR:-$(mirror debian-security)}
[ -n "$main" ] || fail 'no Debian mirror in /etc/apt: set DEBIAN_MIRROR'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,cache/archives/partial,packages,root,result}
echo "deb [signed-by=$keys] $main $suite main" > "$work/sources.list"
# sid has no security suite: its fixes go straight into it.
case $suite in
  sid | unstable) ;;
  *) [ -z "$security" ] || echo "deb [signed-by=$keys] $security $suite-security main" >> "$work/sources.list" ;;
esac
# With an empty status file apt judges by the suite alone; as user root, because _apt may not enter the folder.
apt=(-o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$work/lists"
  -o Dir::Cache="$work/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=root)
apt-get "${apt[@]}" -qq update || fail "apt-get update failed for $suite"

# Debian replaces some libraries of WordPress by links into other packages: those are needed too.
mapfile -t libraries < <(apt-cache "${apt[@]}" depends --no-recommends --no-suggests --no-conflicts --no-breaks \
  --no-replaces --no-enhances wordpress | grep -oE '(libjs-[a-z0-9.-]+|libphp-[a-z0-9-]+|php-getid3)' | sort -u)
mapfile -t themes < <(apt-cache "${apt[@]}" search -n '^wordpress-theme-' | cut -d' ' -f1)
(cd "$work/packages" && apt-get "${apt[@]}" -qq download wordpress libjs-jquery "${libraries[@]}" "${themes[@]}")
for package in "$work"/packages/*.deb; do dpkg-deb -x "$package" "$work/root"; done

# Absolute links mean this machine's /usr: turn them to the unpacked tree, then copy with every link resolved.
# No package carries the bundle of authorities: it is made when one is installed.
mkdir -p "$work/root/etc/ssl/certs"
cp "$authorities" "$work/root$authorities"
find "$work/root" -type l -lname '/*' -print0 | while IFS= read -r -d '' link; do
  ln -sfn "$work/root$(readlink "$link")" "$link"
done
cp -rL "$work/root/usr/share/wordpress/." "$work/result"
cp -rL "$work/root/var/lib/wordpress/wp-content/." "$work/result/wp-content"
mkdir -p "$(dirname "$out")"
mv "$work/result" "$out"
echo "WordPress $(sed -n "s/^\$wp_version = '\(.*\)';/\1/p" "$out/wp-includes/version.php") in $out"
