// Builds src/ into build/ with wp-scripts. --watch rebuilds on change, --types checks the types instead.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureToolchain, pluginDir, toolchainModules, toolchainRequire } from './toolchain.mjs';

/** One entry a screen; the name of the file is the name of the script that PHP enqueues. */
const entries = ['src/analyze/analyze.tsx', 'src/settings/settings.tsx'];

function run(program, args) {
  const env = { ...process.env, NODE_PATH: toolchainModules };
  const { status, error } = spawnSync(process.execPath, [program, ...args], { cwd: pluginDir, env, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status || 1);
}

ensureToolchain();
if (process.argv.includes('--types')) {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  run(join(typescript, '../bin/tsc'), ['-p', pluginDir]);
} else {
  const command = process.argv.includes('--watch') ? 'start' : 'build';
  run(toolchainRequire.resolve('@wordpress/scripts/bin/wp-scripts.js'), [command, ...entries, '--output-path=build']);
}
