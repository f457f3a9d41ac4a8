import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The plugin's folder. */
export const pluginDir = fileURLToPath(new URL('..', import.meta.url));

const toolchainDir = join(pluginDir, 'toolchain');

/** Where the tools' own packages are found; tools that look in the current folder need it as NODE_PATH. */
export const toolchainModules = join(toolchainDir, 'node_modules');

const stampFile = join(toolchainModules, '.installed');

/**
 * npm hands its own settings to scripts as environment variables. `-w cms-plugin` among them would turn the
 * installation below into one of the whole workspace.
 */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_config_(workspaces?|include_workspace_root|local_prefix|prefix|global|omit|ignore_scripts)$/i.test(name),
  );
  return Object.fromEntries(kept);
}

function wantedStamp() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(toolchainDir, file)));
  return hash.digest('hex');
}

/** Installs the toolchain when it is missing or its lock file has changed since; ends the process on failure. */
export function ensureToolchain() {
  const wanted = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing the build tools into cms-plugin/toolchain (about 200 MB) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: toolchainDir,
    env: cleanEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) {
    console.error(`The build tools could not be installed${error ? `: ${error.message}` : ''}.`);
    process.exit(status || 1);
  }
  writeFileSync(stampFile, wanted);
}

/** `require` that resolves from the toolchain's own packages. */
export const toolchainRequire = createRequire(join(toolchainDir, 'package.json'));
