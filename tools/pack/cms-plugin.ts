import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provenance } from './provenance.ts';
import { root } from './root.ts';

/** Packs `presswright.zip`: the WordPress plugin. The first time, its build tools are installed. */
export async function packCmsPlugin(folder: string, target: string): Promise<string> {
  const archive = join(target, 'presswright.zip');
  const origin = join(folder, 'provenance.json');
  writeFileSync(origin, provenance('presswright.zip', []));
  for (const [script, ...args] of [['build.mjs'], ['zip.mjs', archive, origin]] as const) {
    const program = join(root, 'cms-plugin/scripts', script);
    execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return archive;
}
