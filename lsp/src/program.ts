/** Where this program lies and what lies beside it: a clone of the repository, an npm package, or a folder of bundles. */
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
  return besideProgram('../../docs/rules', '../dist/docs/rules', '../docs/rules');
}

/** The command that starts the backend that came with this program; undefined where none did. */
export function ownBackendCommand(): readonly string[] | undefined {
  const program = besideProgram('../../server/bin/presswright.mjs', '../dist/server/main.mjs');
  return program === undefined ? undefined : [process.execPath, program];
}

/** The first of the paths, relative to the program, that there is. */
function besideProgram(...paths: string[]): string | undefined {
  return paths.map((path) => join(programFolder(), path)).find((path) => existsSync(path));
}
