// Builds src/ into build/ with wp-scripts. --watch rebuilds on change, --types checks the types instead.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlanFile } from '@presswright/shared/schemas/plans/plan-file';
import { ensureToolchain, pluginDir, toolchainModules, toolchainRequire } from './toolchain.mjs';

/** One entry a screen; the name of the file is the name of the script that PHP enqueues. */
const entries = ['analyze', 'create', 'editor', 'projects', 'settings'].map((name) => `src/${name}/${name}.tsx`);

function run(program, args) {
  // What is installed is the same whoever builds it, tests included.
  const env = { ...process.env, NODE_ENV: 'production', NODE_PATH: toolchainModules };
  const { status, error } = spawnSync(process.execPath, [program, ...args], { cwd: pluginDir, env, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status || 1);
}

/** Writes the schema of each kind of plan, which the form of a plan loads when it is first needed. */
function writePlanSchemas() {
  const folder = join(pluginDir, 'src/plan-form/schemas');
  mkdirSync(folder, { recursive: true });
  for (const { properties } of PlanFile.oneOf) {
    const file = join(folder, `${properties.kind.const}-plan.json`);
    const text = JSON.stringify(properties.plan);
    // A file that is as it was keeps its time, by which builds are known to be up to date.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

ensureToolchain();
writePlanSchemas();
if (process.argv.includes('--types')) {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  run(join(typescript, '../bin/tsc'), ['-p', pluginDir]);
} else {
  const command = process.argv.includes('--watch') ? 'start' : 'build';
  const options = ['--output-path=build', '--config', join(pluginDir, 'scripts/webpack.config.cjs')];
  run(toolchainRequire.resolve('@wordpress/scripts/bin/wp-scripts.js'), [command, ...entries, ...options]);
}
