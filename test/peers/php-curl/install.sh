#!/usr/bin/env bash
# install.sh OUT: puts the cURL extension of Debian's PHP into OUT, without switching it on for the PHP of the machine:
# most tests of the WordPress plugin run without it, a few load it with -d extension=.
set -euo pipefail
[ $# = 1 ] || { echo 'usage: install.sh OUT' >&2; exit 1; }
out=$1
version=$(php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$work" && apt-get download -qq "php$version-curl" > /dev/null 2>&1 || { apt-get download "php$version-curl"; })
dpkg-deb -x "$work"/*.deb "$work/unpacked"
mkdir -p "$out"
cp "$work"/unpacked/usr/lib/php/*/curl.so "$out/curl.so"
php -d "extension=$(cd "$out" && pwd)/curl.so" -r 'exit(function_exists("curl_init") ? 0 : 1);' || { echo 'php-curl: PHP does not load it' >&2; rm -r "$out"; exit 1; }
