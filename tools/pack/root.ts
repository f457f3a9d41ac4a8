import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The version of everything that is packed: that of the workspace. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
