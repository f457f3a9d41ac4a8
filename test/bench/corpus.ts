import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** PHP to measure with: a whole WordPress where `npm run peers` got one, else the packages the completion model learns from. */
export function corpus(): { name: string; files: { name: string; readonly code: string }[] } {
  const name = existsSync(join(root, '.peers/wordpress')) ? '.peers/wordpress' : '.corpus';
  const folder = join(root, name);
  // Read when asked for: a worker never holds a whole tree.
  const files = globSync('**/*.php', { cwd: folder }).map((path) => ({
    name: path,
    get code() {
      return readFileSync(join(folder, path), 'utf8');
    },
  }));
  return { name, files };
}
