#!/usr/bin/env bash
# install.sh FOLDER: puts node-llama-cpp, with the build for the processor alone, into FOLDER. All of it is from npm.
set -euo pipefail
version=3.22.1

folder=$(realpath -m "${1:?usage: install.sh FOLDER}")
[ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }
case $(uname -m) in
  x86_64) platform=linux-x64 ;;
  aarch64) platform=linux-arm64 ;;
  *) echo "node-llama-cpp has no build for $(uname -m)" >&2; exit 1 ;;
esac
# a half-made folder would pass for an installed one
partial=$folder.partial
rm -rf "$partial"
mkdir -p "$partial"
echo '{}' > "$partial/package.json"
# its optional dependencies are 640 MB for graphics cards
npm_config_audit=false npm_config_fund=false npm_config_loglevel=error \
  npm install --ignore-scripts --omit=optional --prefix "$partial" "node-llama-cpp@$version" "@node-llama-cpp/$platform@$version"
mv "$partial" "$folder"
