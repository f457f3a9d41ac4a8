/** Where this program lies and what lies beside it: a clone of the repository, or a folder of bundles. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the running script. Not `import.meta`: a CommonJS bundle has none. */
function programFolder(): string {
  return dirname(realpathSync(process.argv[1] ?? process.execPath));
}

/** The script that runs: a thread of the same program is started with it. */
export function programScript(): string {
  return realpathSync(process.argv[1] ?? process.execPath);
}

/** The rules' documentation, a page a rule; undefined where the install has none. */
export function rulePagesFolder(): string | undefined {
  const candidates = ['../../docs/rules', '../docs/rules', 'docs/rules'];
  return candidates.map((path) => join(programFolder(), path)).find((path) => existsSync(path));
}

/** The command that starts the backend of the clone; undefined where there is no clone. */
export function cloneBackendCommand(): readonly string[] | undefined {
  const program = join(programFolder(), '../../server/bin/presswright.mjs');
  return existsSync(program) ? [process.execPath, program] : undefined;
}
