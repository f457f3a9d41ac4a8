import { javascriptRules, phpRules } from '../../analysis/rules/registry.generated.ts';

/** Endings of files that some rule reads. A language without rules is not walked through for nothing. */
const endings = [
  ...(phpRules.length > 0 ? ['php', 'phtml', 'inc'] : []),
  ...(javascriptRules.length > 0 ? ['js', 'mjs', 'cjs', 'jsx'] : []),
];

/** Whether a file met in a folder is analysed, by its name. */
export function isAnalysedName(name: string): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && endings.includes(ending);
}
