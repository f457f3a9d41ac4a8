import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** One page of rule documentation. */
export interface RulePage {
  /** The rule's id, which is also the page's place: `security/unescaped-output`. */
  readonly rule: string;
  readonly title: string;
  readonly path: string;
}

/** Every rule page below `folder`, by rule id. */
export async function listRulePages(folder: string): Promise<RulePage[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md');
  const pages = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const heading = /^#\s+(.+)$/m.exec(await readFile(path, 'utf8'))?.[1];
    const rule = relative(folder, path).slice(0, -'.md'.length).replaceAll(sep, '/');
    return { rule, title: heading ?? rule, path };
  });
  return (await Promise.all(pages)).sort((a, b) => (a.rule < b.rule ? -1 : 1));
}
