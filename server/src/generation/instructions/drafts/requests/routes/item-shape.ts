import { type PhpValue, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import { partOf, readItem } from '../../reading/items.ts';
import { splitList } from './route-fields.ts';

/** Keys in braces or brackets: `{id, title, price (meta _price)}`, `[ 'id' => …, 'name' => … ]`. */
function braces(text: string): { key: string; detail: string }[][] {
  return [...text.matchAll(/(?<![/\w<-])[{[]\s*((?:["'`]?[a-z_]\w*["'`]?)(?:[^{}[\]\n]*))[}\]]/g)]
    .map(([, inside = '']) =>
      splitList(inside).flatMap((entry) => {
        const match = /^\s*["'`]?([a-z_]\w*)["'`]?\s*(?:\(([^)]*)\)|(?::|=>)\s*(.*))?\s*$/i.exec(entry);
        return match === null ? [] : [{ key: match[1] ?? '', detail: (match[2] ?? match[3] ?? '').trim() }];
      }),
    )
    .filter((keys) => keys.length > 0);
}

/** The key of meta that a name stands for in a text: `price` in "meta `_price`". */
export function metaKeyOf(name: string, text: string): string | null {
  const own = new RegExp(
    String.raw`[\`"']?\b${name}\b[\`"']?[^.;,\n]{0,40}?\bmeta(?: (?:key|field|value))*\s+[\`"']?(_?[a-z]\w*)`,
    'i',
  ).exec(text)?.[1];
  const all = [
    ...text.matchAll(
      /\bmeta(?:s|data)?(?: (?:keys?|fields?|values?))*:?\s+((?:[`"']?_?[a-z]\w*[`"']?(?:\s*\([^)]*\))?(?:\s*(?:,|and|\/)\s*)?)+)/gi,
    ),
  ].flatMap(([, list = '']) => list.replace(/\([^)]*\)/g, '').match(/_?[a-z]\w*/g) ?? []);
  const fits = all.find((key) => key === name || key.replace(/^_/, '') === name || key.endsWith(`_${name}`));
  return fits ?? (own !== undefined && !/^(?:as|of|if|is|or|and|with|on|to|in|the)$/.test(own) ? own : null);
}

const casts: Readonly<Record<string, string>> = { integer: '(int) ', number: '(float) ', boolean: '(bool) ' };

/** What is told of a post in `$post`: keys with their expressions. */
export function postItem(c: Composer, texts: readonly string[], fields: readonly Field[]): Record<string, PhpValue> {
  const all = c.text;
  for (const text of texts) {
    for (const keys of braces(text)) {
      if (keys.some(({ key }) => /^(?:items|total|pages|deleted|error|message)$/.test(key))) continue;
      const parts = keys.flatMap(({ key, detail }) => entryOf(c, key, detail, fields, all));
      if (parts.length === keys.length && parts.length > 0) return Object.fromEntries(parts);
    }
  }
  for (const text of texts) {
    const told = /\b(?:returns?|each|items?|lists?|objects?|answers?|responds?|with|as|shows?)\b[^.;\n]*/gi;
    for (const [clause] of text.matchAll(told)) {
      const quoted = [...clause.matchAll(/[`"']([a-z]\w*)[`"'](?:\s*\(([^)]*)\))?/g)].map(
        ([, key = '', detail = '']) => ({ key, detail }),
      );
      const parts = quoted.flatMap(({ key, detail }) => entryOf(c, key, detail, fields, all));
      if (
        quoted.length >= 2 &&
        parts.length === quoted.length &&
        !quoted.every(({ key }) => fields.some(({ name }) => name === key))
      )
        return Object.fromEntries(parts);
    }
    const read = readItem(c, 'post', text.replace(/[`]/g, ''), 2);
    if (read.length >= 2) return Object.fromEntries(read.map(({ key, code }) => [key, code]));
  }
  return {};
}

function entryOf(
  c: Composer,
  key: string,
  detail: string,
  fields: readonly Field[],
  all: string,
): [string, PhpValue][] {
  const field = fields.find(({ name }) => name === key);
  const meta = /\bmeta\b/i.test(detail) ? metaKeyOf(key, `${key} ${detail}`) : null;
  const known = partOf(c, 'post', detail === '' || meta !== null ? key : `${key} (${detail})`);
  const stored = meta ?? (known === null || field !== undefined ? metaKeyOf(key, all) : null);
  if (
    stored !== null &&
    (known === null || meta !== null || !/^(?:title|content|excerpt|status|id|link|date|author)$/.test(key))
  ) {
    const type = /\b(?:int|integer)\b/i.test(detail)
      ? 'integer'
      : /\b(?:float|number|decimal)\b/i.test(detail)
        ? 'number'
        : /\bbool/i.test(detail)
          ? 'boolean'
          : (field?.type ?? 'string');
    return [[key, raw(`${casts[type] ?? ''}get_post_meta( $post->ID, '${stored}', true )`)]];
  }
  return known === null ? [] : [[key, known.code]];
}

/** The expression of an item, or of `id`, `title` and `link` where the prompt says nothing of it. */
export function itemCode(item: Readonly<Record<string, PhpValue>>): string {
  const usual = { id: raw('$post->ID'), title: raw('get_the_title( $post )'), link: raw('get_permalink( $post )') };
  return php`${Object.keys(item).length === 0 ? usual : item}`.text;
}
