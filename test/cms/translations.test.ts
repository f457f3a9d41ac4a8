import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyOf, readPo } from '../../cms-plugin/scripts/po.ts';
import { locales, templateTexts, translationFiles, translationOf } from '../../cms-plugin/scripts/translations.ts';

const texts = templateTexts();
const keys = new Set(texts.map(keyOf));
const placeholdersIn = (text: string): string[] => (text.match(/%(?:\d+\$)?[sd]/g) ?? []).sort();
/** Addresses, and names of constants and files. */
const namesIn = (text: string): string[] =>
  (text.match(/https?:\/\/(?:[\w:]*\w)?|[A-Z]+_[A-Z_]+|[\w/-]+\.(?:pem|php)/g) ?? []).sort();

describe.each(locales())('the translation %s of the WordPress plugin', (locale) => {
  const { pluralForms, entries } = translationOf(locale);
  const translated = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const forms = Number(/nplurals=(\d+)/.exec(pluralForms)?.[1]);

  it('has every text of the template, once, and no other', () => {
    const isTranslated = (key: string) => translated.get(key)?.translations.every(Boolean) === true;
    expect([...keys].filter((key) => !isTranslated(key))).toEqual([]);
    expect([...translated.keys()].filter((key) => !keys.has(key))).toEqual([]);
    expect(entries).toHaveLength(keys.size);
  });

  it('has each form of a plural', () => {
    for (const entry of texts) {
      const own = translated.get(keyOf(entry));
      expect(own?.plural, entry.text).toBe(entry.plural);
      expect(own?.translations, entry.text).toHaveLength(entry.plural === undefined ? 1 : forms);
    }
  });

  it('keeps placeholders, addresses and names', () => {
    for (const { text, plural = text, translations } of entries) {
      for (const [form, translation] of translations.entries()) {
        const original = form === 0 ? text : plural;
        expect(placeholdersIn(translation), text).toEqual(placeholdersIn(original));
        expect(namesIn(translation), text).toEqual(namesIn(original));
      }
    }
  });
});

describe('the translations in the archive of the WordPress plugin', () => {
  const files = translationFiles();
  const fileOf = (script: string): string => {
    const hash = createHash('md5').update(script).digest('hex');
    return files.get(`presswright-de_DE-${hash}.json`) ?? '';
  };

  it('are there for German, in PHP and in each script', () => {
    expect(locales()).toContain('de_DE');
    expect(files.get('presswright-de_DE.l10n.php')).toContain("'Projects' => 'Projekte',");
    for (const script of ['analyze', 'create', 'projects', 'settings']) {
      const { source, locale_data } = JSON.parse(fileOf(`build/${script}.js`));
      expect(source).toBe(`build/${script}.js`);
      expect(locale_data.messages[''].lang).toBe('de_DE');
      expect(locale_data.messages.Cancel).toEqual(['Abbrechen']);
    }
  });

  it('have the texts of a script in its own file only', () => {
    const { messages } = JSON.parse(fileOf('build/analyze.js')).locale_data;
    expect(messages['Plugin or theme']).toEqual(['Plugin oder Theme']);
    expect(messages['%d finding']).toEqual(['%d Befund', '%d Befunde']);
    expect(messages).not.toHaveProperty('Server address');
  });
});

it('a translation file is read with its contexts, plurals, broken lines and references', () => {
  const header = 'msgid ""\nmsgstr ""\n"Language: de_DE\\n"\n"MIME-Version: 1.0\\n"';
  const entry =
    '#: a.php:3\n#: build/b.js\nmsgctxt "noun"\nmsgid "%d \\"post\\""\nmsgid_plural "%d \\"posts\\""\nmsgstr[0] "%d "\n"„Beitrag“"\nmsgstr[1] ""';
  expect(readPo(`${header}\n\n${entry}\n`)).toEqual([
    {
      context: undefined,
      text: '',
      plural: undefined,
      translations: ['Language: de_DE\nMIME-Version: 1.0\n'],
      references: [],
    },
    {
      context: 'noun',
      text: '%d "post"',
      plural: '%d "posts"',
      translations: ['%d „Beitrag“', ''],
      references: ['a.php', 'build/b.js'],
    },
  ]);
});
