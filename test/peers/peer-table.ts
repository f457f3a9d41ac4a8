import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real programs that some tests talk to, and where `npm run peers` puts them. */
const root = fileURLToPath(new URL('../../', import.meta.url));

interface PeerDefinition {
  /** Paths, absolute or below the repository root, of which the first that exists is taken. */
  readonly paths?: readonly string[];
  /** Or a program on PATH. */
  readonly program?: string;
}

const peers = {
  php: { program: 'php' },
  phpunit: { program: 'phpunit' },
  chromium: { paths: [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'] },
  neovim: { program: 'nvim' },
  emacs: { program: 'emacs' },
  helix: { paths: ['.peers/helix/hx'] },
  kakoune: { program: 'kak' },
  tmux: { program: 'tmux' },
  python: { program: 'python3' },
  wordpress: { paths: ['.peers/wordpress'] },
  sqlite: { paths: ['.peers/sqlite'] },
  postgresql: { paths: [19, 18, 17, 16, 15, 14, 13].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`) },
  mariadb: { paths: ['/usr/sbin/mariadbd'] },
  'php-mysql': { paths: [8.5, 8.4, 8.3, 8.2, 8.1].map((version) => `/etc/php/${version}/mods-available/mysqli.ini`) },
  'php-curl': { paths: ['.peers/php-curl/curl.so'] },
  'php-7.4': { paths: ['.peers/php-7.4'] },
  llama: { paths: ['.peers/llama/node_modules/@node-llama-cpp'] },
  'code-server': { paths: ['.peers/code-server'] },
} as const satisfies Record<string, PeerDefinition>;

export type Peer = keyof typeof peers;
export const peerNames = Object.keys(peers) as Peer[];

/** Absolute path of a peer, or undefined when it is not installed. */
export function findPeer(name: Peer): string | undefined {
  const peer: PeerDefinition = peers[name];
  if (peer.program !== undefined) {
    const { program } = peer;
    const folders = (process.env.PATH ?? '').split(delimiter);
    return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
  }
  return (peer.paths ?? [])
    .filter((path) => path !== '')
    .map((path) => (path.startsWith('/') ? path : join(root, path)))
    .find((path) => existsSync(path));
}

/** Absolute path of a peer that `requirePeer` has found. */
export function peerPath(name: Peer): string {
  const path = findPeer(name);
  if (path === undefined) throw new Error(`${name} is not installed: npm run peers`);
  return path;
}
