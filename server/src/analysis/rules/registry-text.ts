import { type RuleLanguage, ruleLanguages } from '../rule-languages.ts';

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

const written = '// Written by `npm run generate`. Do not edit.\n';

/**
 * The text of `registry/<language>.generated.ts`: every rule file of the language, imported and listed.
 * @param paths all rule files relative to the `rules` folder, such as `php/security/sql-injection.ts`
 */
export function languageRegistryText(language: RuleLanguage, paths: readonly string[]): string {
  const own = [...paths].filter((path) => path.startsWith(`${language}/`)).sort();
  const imports = own.map((path) => `import * as ${identifier(path)} from '../${path}';\n`).join('');
  const [name, type] = lists[language];
  const rows = own.map((path) => `  ${identifier(path)},\n`).join('');
  return `${written}${imports}import type { ${type} } from '../rule.ts';

/** Every rule of this language. */
export const ${name}: readonly ${type}[] = ${rows === '' ? '[]' : `[\n${rows}]`};
`;
}

/** The text of `registry.generated.ts`: the rules of all languages, as far as they are told apart by what they say of themselves. */
export function registryText(): string {
  const names = ruleLanguages.map((language) => ({ name: lists[language][0], language }));
  const imports = names
    .toSorted((a, b) => (a.language < b.language ? -1 : 1))
    .map(({ name, language }) => `import { ${name} } from './registry/${language}.generated.ts';\n`);
  return `${written}${imports.join('')}import type { RuleMeta } from './rule.ts';

/** What every rule says about itself. */
export const allRules: readonly { readonly meta: RuleMeta }[] = [
${names.map(({ name }) => `  ...${name},\n`).join('')}];
`;
}

/** The text of `registry/names.generated.ts`: what a program knows of rules without loading them. */
export function ruleNamesText(paths: readonly string[]): string {
  const rows = ruleLanguages.flatMap((language) =>
    [...paths]
      .filter((path) => path.startsWith(`${language}/`))
      .sort()
      .map((path) => `  { id: '${path.slice(language.length + 1, -'.ts'.length)}', language: '${language}' },\n`),
  );
  return `${written}import type { RuleMeta } from '../rule.ts';

/** The names of all rules, in the order of \`allRules\`. */
export const ruleNames: readonly Pick<RuleMeta, 'id' | 'language'>[] = [
${rows.join('')}];
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
