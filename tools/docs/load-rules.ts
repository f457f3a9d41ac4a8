import { basename, dirname } from 'node:path';
import type { RuleMeta } from '../../server/src/analysis/rules/rule.ts';

/**
 * Imports every rule and answers what they say about themselves, sorted by id.
 * Throws when a rule's id or language does not agree with where its file lies.
 */
export async function loadRules(paths: readonly string[], folder: URL): Promise<RuleMeta[]> {
  const rules = await Promise.all(
    paths.map(async (path) => {
      const { meta } = (await import(new URL(path, folder).href)) as { meta?: RuleMeta };
      if (meta === undefined) throw new Error(`${path} exports no meta`);
      const [language, category] = dirname(path).split('/');
      const expected = `${category}/${basename(path, '.ts')}`;
      if (meta.id !== expected) throw new Error(`${path}: meta.id is '${meta.id}', expected '${expected}'`);
      if (meta.category !== category)
        throw new Error(`${path}: meta.category is '${meta.category}', expected '${category}'`);
      if (meta.language !== language)
        throw new Error(`${path}: meta.language is '${meta.language}', expected '${language}'`);
      return meta;
    }),
  );
  const sorted = rules.sort((a, b) => (a.id < b.id ? -1 : 1));
  const doubled = sorted.find((rule, index) => rule.id === sorted[index + 1]?.id);
  if (doubled)
    throw new Error(`two rules are called ${doubled.id}: a page and a suppression could not tell them apart`);
  return sorted;
}
