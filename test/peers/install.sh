#!/usr/bin/env bash
# npm run peers: on Debian, installs the real programs that test/peers talks to. Safe to run again.
# Programs come from Debian packages; WordPress, its SQLite integration, PHP 7.4, PHP's cURL, Helix, node-llama-cpp and code-server go to .peers/ in the clone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cd "$root"
step() { echo "[$SECONDS s] $*"; }

command -v apt-get >/dev/null || { echo 'peers: this needs Debian (apt-get); install php, chromium and neovim yourself' >&2; exit 1; }
sudo=''
[ "$(id -u)" = 0 ] || sudo='sudo'

packages=(php-cli php-sqlite3 php-mysql php-mbstring php-xml phpunit unzip zip curl chromium neovim kakoune tmux emacs-nox elpa-eglot elpa-lsp-mode elpa-php-mode postgresql mariadb-server g++ make python3)
missing=()
for p in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing+=("$p")
done
if [ ${#missing[@]} -gt 0 ]; then
  step "Debian packages: ${missing[*]}"
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

mkdir -p .peers
[ -e .peers/wordpress ] || { step 'WordPress'; bash "$here/wordpress/get-wordpress.sh" sid .peers/wordpress; }
[ -e .peers/sqlite ] || { step 'SQLite integration'; bash "$here/wordpress/get-sqlite.sh" .peers/sqlite; }
[ -e .peers/php-7.4 ] || { step 'PHP 7.4'; bash "$here/php-7.4/install.sh" .peers/php-7.4; }
[ -e .peers/php-curl ] || { step 'cURL for PHP'; bash "$here/php-curl/install.sh" .peers/php-curl; }
[ -e .peers/helix ] || { step 'Helix'; bash "$here/helix/install.sh" .peers/helix; }
[ -e .peers/llama/node_modules/@node-llama-cpp ] || { step 'node-llama-cpp'; bash "$here/llama/install.sh" .peers/llama; }
[ -e .peers/code-server ] || { step 'code-server'; bash "$here/vscode/install.sh" .peers/code-server; }
step 'all peers are there'
