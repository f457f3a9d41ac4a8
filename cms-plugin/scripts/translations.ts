// The translations in the forms that WordPress loads. Where a text is used is told by the template, so that a
// translation need not be touched when code moves.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, type PoEntry, readPo } from './po.ts';

const folder = join(import.meta.dirname, '../languages');
const domain = 'presswright';

/** The texts of the template, without its header. */
export const templateTexts = (): PoEntry[] => read(`${domain}.pot`).slice(1);

/** The languages that there are translations for, such as `de_DE`. */
export const locales = (): string[] =>
  globSync(`${domain}-*.po`, { cwd: folder })
    .map((file) => file.slice(domain.length + 1, -'.po'.length))
    .sort();

/** The rule of the plural of a language, and its texts. */
export function translationOf(locale: string): { pluralForms: string; entries: PoEntry[] } {
  const [header, ...entries] = read(`${domain}-${locale}.po`);
  const pluralForms = /^Plural-Forms: (.+)$/m.exec(header?.translations[0] ?? '')?.[1];
  if (pluralForms === undefined) throw new Error(`the translation ${locale} says nothing of its plural forms`);
  return { pluralForms, entries };
}

/** Files for `languages/` by name: of each language one for PHP, and one for each script. */
export function translationFiles(): Map<string, string> {
  const template = templateTexts();
  const files = new Map<string, string>();
  for (const locale of locales()) {
    const { pluralForms, entries } = translationOf(locale);
    const translated = new Map(entries.map((entry) => [keyOf(entry), entry]));
    const textsOf = (isUser: (file: string) => boolean) =>
      template
        .filter(({ references }) => references.some(isUser))
        .flatMap((entry) => translated.get(keyOf(entry)) ?? [])
        .filter(({ translations }) => translations.every(Boolean));
    const phpTexts = textsOf((file) => file.endsWith('.php'));
    files.set(`${domain}-${locale}.l10n.php`, phpFile(locale, pluralForms, phpTexts));
    const scripts = new Set(template.flatMap(({ references }) => references).filter((file) => file.endsWith('.js')));
    for (const script of [...scripts].sort()) {
      const hash = createHash('md5').update(script).digest('hex');
      const texts = textsOf((file) => file === script);
      files.set(`${domain}-${locale}-${hash}.json`, scriptFile(locale, pluralForms, script, texts));
    }
  }
  return files;
}

const read = (name: string): PoEntry[] => readPo(readFileSync(join(folder, name), 'utf8'));

const php = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\0', `' . "\\0" . '`)}'`;

/** What WordPress reads in place of a .mo file, since 6.5. */
function phpFile(locale: string, pluralForms: string, entries: readonly PoEntry[]): string {
  const messages = entries.map((entry) => {
    const key = entry.plural === undefined ? keyOf(entry) : `${keyOf(entry)}\0${entry.plural}`;
    return `\t\t${php(key)} => ${php(entry.translations.join('\0'))},\n`;
  });
  const headers = `\t'language' => ${php(locale)},\n\t'plural-forms' => ${php(pluralForms)},\n`;
  return `<?php\nreturn array(\n${headers}\t'messages' => array(\n${messages.join('')}\t),\n);\n`;
}

/** What wp_set_script_translations() looks for, named after the script. */
function scriptFile(locale: string, pluralForms: string, source: string, entries: readonly PoEntry[]): string {
  const header = { domain: 'messages', lang: locale, 'plural-forms': pluralForms };
  const messages = Object.fromEntries(entries.map((entry) => [keyOf(entry), entry.translations]));
  const data = { source, domain: 'messages', locale_data: { messages: { '': header, ...messages } } };
  return `${JSON.stringify(data)}\n`;
}
