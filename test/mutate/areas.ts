/** Part of the code base that a mutated file belongs to, as the report names it. */
export function areaOf(path: string): string {
  const rules = /^server\/src\/analysis\/rules\/([^/]+)\//.exec(path);
  if (rules) return `rules/${rules[1]}`;
  if (path.startsWith('server/src/generation/plugin/site-tools/')) return 'plugin/site-tools';
  if (path.startsWith('server/src/generation/plugin/features/')) return 'plugin/features';
  return /^server\/src\/generation\/([^/]+)\//.exec(path)?.[1] ?? 'generation';
}

/** The two that a sample is drawn from in equal parts. */
export const isRule = (path: string): boolean => path.startsWith('server/src/analysis/rules/');
