import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the rule pages: beside the bundle when this code was bundled, in the clone otherwise. */
function findFolder(directory = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const places = ['../docs/rules', '../../docs/rules', '../../../docs/rules'];
  return places.map((path) => join(directory, path)).find((path) => existsSync(path));
}

const folder = findFolder();

/** Whether this install has the pages of the rules. */
export function hasRulePages(): boolean {
  return folder !== undefined;
}

/** Name of the page of a rule, or with `null` of the index. */
export function rulePageFile(rule: string | null): string {
  return `${rule ?? 'README'}.md`;
}

/** The page of a rule, or with `null` the index, as Markdown; undefined where there is none. */
export async function readRulePage(rule: string | null): Promise<string | undefined> {
  // What clients name must not name files elsewhere.
  if (folder === undefined || (rule !== null && !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(rule))) return undefined;
  try {
    return await readFile(join(folder, rulePageFile(rule)), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
