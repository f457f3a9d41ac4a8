#!/usr/bin/env bash
# install.sh FOLDER: puts PHP 7.4, compiled to WebAssembly, into FOLDER: no Debian has it any more. All of it is from npm.
set -euo pipefail
version=3.1.56

folder=$(realpath -m "${1:?usage: install.sh FOLDER}")
[ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }
# a half-made folder would pass for an installed one
partial=$folder.partial
rm -rf "$partial"
mkdir -p "$partial"
echo '{}' > "$partial/package.json"
npm_config_audit=false npm_config_fund=false npm_config_loglevel=error \
  npm install --ignore-scripts --prefix "$partial" "@php-wasm/node-7-4@$version" "@php-wasm/universal@$version" "@php-wasm/util@$version"
# debuggers, caches and what older Nodes need
rm -rf "$partial"/node_modules/@php-wasm/node-7-4/{asyncify,jspi/extensions}
mv "$partial" "$folder"
