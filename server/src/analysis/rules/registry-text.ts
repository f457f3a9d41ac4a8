import { ruleLanguages } from '../rule-languages.ts';

/** By folder: the list's name and the type of its rules. */
const lists = {
  php: ['phpRules', 'PhpRule'],
  javascript: ['javascriptRules', 'JsRule'],
  'block-json': ['blockJsonRules', 'JsonRule'],
  'theme-json': ['themeJsonRules', 'JsonRule'],
  markup: ['markupRules', 'MarkupRule'],
  css: ['styleRules', 'StyleRule'],
  readme: ['readmeRules', 'ReadmeRule'],
} as const;

/**
 * The text of `registry.generated.ts`: every rule file, imported and listed by language.
 * @param paths rule files relative to the `rules` folder, such as `php/security/sql-injection.ts`
 */
export function registryText(paths: readonly string[]): string {
  const sorted = [...paths].sort();
  const imports = sorted.map((path) => `import * as ${identifier(path)} from './${path}';`);
  const list = (language: string) => {
    const rows = sorted.filter((path) => path.startsWith(`${language}/`)).map((path) => `  ${identifier(path)},\n`);
    return rows.length === 0 ? '[]' : `[\n${rows.join('')}]`;
  };
  return `// Written by \`npm run generate\`: every rule of this folder. Do not edit.
${imports.join('\n')}
import type { JsonRule, JsRule, MarkupRule, PhpRule, ReadmeRule, RuleMeta, StyleRule } from './rule.ts';

${ruleLanguages.map((language) => `export const ${lists[language][0]}: readonly ${lists[language][1]}[] = ${list(language)};\n`).join('\n')}
/** What every rule says about itself. */
export const allRules: readonly { readonly meta: RuleMeta }[] = [
${ruleLanguages.map((language) => `  ...${lists[language][0]},\n`).join('')}];
`;
}

/** Whether a path below the `rules` folder is a rule: `<language>/<category>/<rule-id>.ts`. */
export function isRulePath(path: string): boolean {
  const match = /^([\w-]+)\/(?:security|performance|quality)\/[a-z0-9-]+\.ts$/.exec(path);
  return match !== null && (ruleLanguages as readonly string[]).includes(match[1] ?? '');
}

function identifier(path: string): string {
  return path.replace(/\.ts$/, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
