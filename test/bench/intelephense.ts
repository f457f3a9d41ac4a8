import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packageName = 'intelephense';

/**
 * The command that starts Intelephense, another language server for PHP, to measure beside: installed by npm into a folder
 * of its own, since nothing else here needs it.
 * @returns undefined where it cannot be had, which is said
 */
export function intelephenseCommand(): readonly string[] | undefined {
  const folder = join(tmpdir(), 'presswright-bench-intelephense');
  const program = join(folder, 'node_modules', packageName, 'lib/intelephense.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, packageName];
    try {
      execFileSync('npm', options, { stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.log(`NOT MEASURED beside Intelephense, which npm could not install: ${reason}`);
      return undefined;
    }
  }
  return [process.execPath, program, '--stdio'];
}
