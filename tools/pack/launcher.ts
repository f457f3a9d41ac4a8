import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Puts `bin/<program>.mjs` into a package: it says when Node is too old, and runs a module with its compiled code cached.
 *
 * @param module relative to `bin/`
 */
export function putLauncher(folder: string, program: string, module: string): void {
  const text = readFileSync(join(root, 'tools/pack/launcher.mjs'), 'utf8');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', `${program}.mjs`), text.replace('PROGRAM', program).replace('MODULE', module));
  for (const name of ['run-program.mjs', 'run-script.mjs']) {
    cpSync(join(root, 'server/bin', name), join(folder, 'bin', name));
  }
}
