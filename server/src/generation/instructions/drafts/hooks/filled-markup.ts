import { phpString } from '../../../writers/php.ts';
import type { Reading } from './reading.ts';
import { postField, type Scene } from './scene.ts';
import { describedIn, placeholder } from './values.ts';

const q = phpString;

/** Markup that a prompt spells out, with what stands for values filled in. */
export interface FilledMarkup {
  /** An expression of PHP. */
  readonly code: string;
  /** Expressions that are empty where there is nothing to show. */
  readonly values: readonly string[];
}

const stored: Readonly<Record<string, (key: string, scene: Scene) => string | null>> = {
  option: (key) => `get_option( ${q(key)}, '' )`,
  'theme mod': (key) => `get_theme_mod( ${q(key)}, '' )`,
  meta: (key, scene) => (scene.post === undefined ? null : `get_post_meta( ${scene.post}, ${q(key)}, true )`),
};

/** "TEXT is the option `x`", "NAME being the author": what a word in capitals stands for. */
function meaningOf(r: Reading, word: string, scene: Scene): string | null {
  const said = `\\b${word}\\b (?:is|being|stands for|=|comes from)(?: (?:the|a|value|of|content|in|taken|from))*`;
  const kept = r.take(`(?:where |with )?${said} (option|theme mod|(?:post )?(?:meta|field)(?: key| field)?) <name>`);
  const [kind = '', key = ''] = kept?.groups ?? [];
  if (kept !== null)
    return (
      stored[
        /option|theme/.exec(kind.toLowerCase())?.[0] === undefined
          ? 'meta'
          : /option/i.test(kind)
            ? 'option'
            : 'theme mod'
      ]?.(key, scene) ?? null
    );
  const told = r.find(said);
  if (told === null) return null;
  const value = describedIn(r, scene, [{ from: told.from, to: told.to + 60, sentence: 0 }]);
  if (value !== null) r.mark(told);
  return value;
}

/** Minutes of reading: "200 words a minute, rounded up", "words divided by 200". */
function minutes(r: Reading, scene: Scene): string | null {
  const pace = r.take(
    '(?:at |assuming |with |calculated (?:with|at) |of )?(\\d+) words (?:a|per|each|/) ?min(?:ute)?s?|words (?:of the content )?(?:divided by|/) (\\d+)',
  );
  if (pace === null || scene.post === undefined) return null;
  r.takeAll('rounded up|(?:at least|minimum(?: of)?|min\\.?) (?:1|one)(?: minute)?|\\bminutes?\\b');
  const words = `str_word_count( wp_strip_all_tags( ${postField(scene, 'post_content')} ) )`;
  return `max( 1, (int) ceil( ${words} / ${pace.groups[0] ?? pace.groups[1]} ) )`;
}

const dummies =
  /(?<![\w&#-])([A-Z][A-Z_]+|[NX](?=[ <%]|$))(?![\w-])|\{\{?\s*([a-z][\w -]*?)\s*\}\}?|<([a-z][a-z ]+ (?:name|title|date|url|text)|title|name|date|excerpt)>(?!.*<\/\3>)/g;

/** null: nothing in the markup stands for a value. */
export function fillMarkup(markup: string, r: Reading, scene: Scene): FilledMarkup | null {
  const values: string[] = [];
  let code = '';
  let at = 0;
  for (const match of markup.matchAll(dummies)) {
    const word = match[1];
    const value =
      word === undefined
        ? placeholder(match[2] ?? match[3] ?? '', scene)
        : (meaningOf(r, word, scene) ??
          (/^[NX]$|MINUTES/.test(word) ? minutes(r, scene) : null) ??
          placeholder(word.toLowerCase().replace(/_/g, ' '), scene));
    if (value === null) continue;
    const before = markup.slice(at, match.index);
    const isUrl = /(?:href|src)=["']?[^"'>]*$/.test(markup.slice(0, match.index));
    const isAttribute = !isUrl && /<[^>]*$/.test(markup.slice(0, match.index));
    const escaper = isUrl ? 'esc_url' : isAttribute ? 'esc_attr' : 'esc_html';
    const isNumber = /^(?:max\(|\(int\))/.test(value);
    code += `${code === '' ? '' : ' . '}${before === '' ? '' : `${q(before)} . `}${isNumber ? value : `${escaper}( ${value} )`}`;
    values.push(value);
    at = match.index + match[0].length;
  }
  if (values.length === 0) return null;
  const rest = markup.slice(at);
  return { code: rest === '' ? code : `${code} . ${q(rest)}`, values };
}
