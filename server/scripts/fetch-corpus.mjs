/**
 * Fetches the WordPress packages that the built-in completion model learns from into `.corpus/`: pinned by version and
 * hash, PHP and JavaScript sources only. Runs after `npm install`; never makes it fail.
 *
 *     node server/scripts/fetch-corpus.mjs
 *
 * They are not dependencies, because nothing of them runs here and their own dependencies fill hundreds of megabytes.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

const packages = [
  {
    spec: '@wordpress/block-library@10.5.0',
    integrity: 'sha512-+zpSxYNHitzBboMdziL/lS9oc1r0VaEiz1EPZCYWqJk6iRINNGYuv0FKCgO87dmeL/rQ2dBvuVsTzpcFERb/Lg==',
    folders: ['src'],
  },
  {
    spec: '@wordpress/style-engine@2.56.0',
    integrity: 'sha512-dMByQR+/6an+1LMAxDJD4751Nfb+/UPkTdT0SLhZ4YNvbaeigVtJLuAwwuMDF8vJBxv435iSjy2a9uP0keDbUA==',
    folders: ['src'],
  },
  {
    spec: '@wordpress/widgets@4.55.0',
    integrity: 'sha512-9MfFuqAKeADt+FPiSB62dyRMDfPX96CHl4mRfJLIUw5Mqd7O4rOFStxC2LzrXbs3VVQS80jQ3xtxF3jBQ7AGCw==',
    folders: ['src'],
  },
  {
    spec: '@wordpress/e2e-tests@9.21.0',
    integrity: 'sha512-dlSjzb39Wfwm+zx2ShGoPY3lc4FPgQXFFOih77Oth6q4ip8zcBv2j8X+JHfdslsEJRICfUndFRlzbkCo5rc+mA==',
    folders: ['plugins', 'mu-plugins'],
  },
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, '.corpus');
const stamp = join(target, 'stamp.json');
const wanted = JSON.stringify(packages);
const run = promisify(execFile);

/** A source file that people wrote and others would write alike. */
function isWanted(path, folders) {
  return (
    folders.includes(path.split('/')[0]) &&
    /\.(?:php|[jt]sx?)$/.test(path) &&
    !/\.(?:min|native|android|ios|d)\.[jt]sx?$/.test(path) &&
    !/(?:^|\/)(?:test|tests|__tests__|stories|build|node_modules)\//.test(path)
  );
}

/** Files of a tar archive as [path, content]: plain files only, whatever else it holds is left alone. */
function* filesOf(archive) {
  for (let at = 0; at + 512 <= archive.length; ) {
    const header = archive.subarray(at, at + 512);
    const field = (start, length) => header.toString('utf8', start, start + length).split('\0')[0];
    const name = field(0, 100);
    if (name === '') return;
    const size = Number.parseInt(field(124, 12).trim() || '0', 8);
    const prefix = field(257, 5) === 'ustar' ? field(345, 155) : '';
    const kind = field(156, 1);
    if (kind === '' || kind === '0')
      yield [prefix ? `${prefix}/${name}` : name, archive.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

async function fetchPackage({ spec, integrity, folders }, temporary, unpacked) {
  // npm tells a script where it is; without it, the one on the path. The registry and its settings are npm's own.
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const options = { cwd: temporary, timeout: 120_000, shell: process.platform === 'win32' && program === 'npm' };
  const args = [...first, 'pack', '--json', '--ignore-scripts', `--pack-destination=${temporary}`, spec];
  const { stdout } = await run(program, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
  const answer = JSON.parse(stdout.slice(stdout.search(/[[{]/)));
  const [{ filename }] = Array.isArray(answer) ? answer : Object.values(answer);
  const tarball = readFileSync(join(temporary, filename.replace(/^@/, '').replaceAll('/', '-')));
  const found = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (found !== integrity) throw new Error(`${spec} has another hash than expected: ${found}`);
  const folder = join(
    unpacked,
    spec
      .slice(1)
      .replace(/@[^@]*$/, '')
      .replaceAll('/', '-'),
  );
  let files = 0;
  for (const [name, content] of filesOf(gunzipSync(tarball))) {
    const path = name.replace(/^[^/]+\//, '');
    if (!isWanted(path, folders)) continue;
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep)) throw new Error(`${spec} has a file outside its folder: ${name}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    files++;
  }
  return files;
}

async function main() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const temporary = mkdtempSync(join(tmpdir(), 'presswright-corpus-'));
  const unpacked = join(root, `.corpus.${process.pid}.tmp`);
  try {
    const counts = await Promise.all(packages.map((one) => fetchPackage(one, temporary, unpacked)));
    writeFileSync(join(unpacked, 'stamp.json'), wanted);
    rmSync(target, { recursive: true, force: true });
    renameSync(unpacked, target);
    console.log(`presswright: ${counts.reduce((a, b) => a + b)} WordPress source files to learn completion from.`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    rmSync(unpacked, { recursive: true, force: true });
  }
}

main().catch((error) => {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  console.warn(
    `presswright: the WordPress packages to learn completion from could not be fetched (${reason}).\n` +
      '  Everything else works; the built-in model knows the WordPress API by its names only, and no code around them.\n' +
      '  Try again with: node server/scripts/fetch-corpus.mjs',
  );
});
