import { knownCapabilities } from '../../details/who.ts';
import { describeField, type Field } from '../../reading/fields.ts';

const announced =
  /\b(?:args?|arguments?|param(?:eter)?s?|quer(?:y|ies)|accepts?|takes?|expects?|receives?|body|fields?|payload|json|inputs?|values?|attributes?)\b(?:\s+(?:the|an?|json|body|query|args?|arguments?|param(?:eter)?s?|fields?|attributes?|with|of|are|is|string|optional|required|post))*\s*[:=]?\s*/gi;
const announcedByUse =
  /\b(?:from|sets?|with|by|given by|updates?|changes?|needs?|requires?|sends?|filter(?:s|ed)?(?: by)?|optional(?:ly)?|required)\s+(?:the |an? |required |optional )*(?=[`"'][a-z])/gi;

/** Where a list of fields ends: what is done with them, or told. */
const listEnd =
  /\n|[.;](?=\s|$)|\b(?:saves?|stores?|stored|returns?|creates?|created|answers?|responds?|inserts?|sends?|deletes?|removes?|marks?|→\s*(?:20|4)\d\d|to the|in the|into the|on the|of the)\b/i;

const noField =
  /^(?:an?|the|and|or|of|to|is|are|it|both|all|none|no|with|for|from|as|in|on|by|any|each|optional|required|default|integer|int|string|number|boolean|array|object|json|body|query|url|returns?|response|data|route|endpoint|request|get|post|put|delete|everything|same|only|must|may|can|invalid|missing|empty|valid|min|max|items?|list|args?|arguments?|params?|fields?)$/i;

const named =
  /^\s*(?:(?:the|an?|and|or|plus|also|optional|required|optionally)\s+)*[`"']?([a-z]\w*)[`"']?(?=$|[\s(:=,;.—–-])([\s\S]*)$/i;
const described =
  /^\s*(?:$|\(|:|=|—|–|-|,|is\b|are\b|as\b|must\b|may\b|optional|required|default|integer|int\b|string|text\b|number|float|bool|e-?mail|url\b|date\b|hex|one of|between|from \d|\d|max|min|at (?:least|most)|filters?|searches|with default|array)/i;

/** Splits at commas and "and" outside of brackets and quotes. */
export function splitList(text: string): string[] {
  const masked = text.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)|"[^"\n]*"|\[[^\]\n]*\]/g, (all) =>
    '_'.repeat(all.length),
  );
  const parts: string[] = [];
  let from = 0;
  for (const cut of masked.matchAll(/,\s*(?:and\s+|or\s+(?=[`"']))?|\s+(?:and|plus|&|\+)\s+/g)) {
    parts.push(text.slice(from, cut.index));
    from = cut.index + cut[0].length;
  }
  return [...parts, text.slice(from)];
}

/** Names that a text gives to something else than a field: options, keys of meta, error codes, types. */
function othersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(
    /\b(?:meta(?: (?:key|field))?|option|taxonomy|(?:post )?type|table|capability|code|error|hook|action|filter|namespace|base|transient|class|status|role|nonce)\s+[`"']?([a-z_]\w*)/gi,
  ))
    found.add(name);
  for (const [, name = ''] of text.matchAll(/(?:[45]\d\d|error|WP_Error)\W{1,4}([a-z]\w*_\w+)/g)) found.add(name);
  return found;
}

/**
 * The fields that a text says a request has, each with what is said of it.
 * @param all the whole prompt, in which names may be taken by other things
 */
export function fieldsIn(text: string, all: string = text): Field[] {
  const others = othersIn(all);
  const said = new Map<string, string>();
  const add = (name: string, about: string, isQuoted: boolean): boolean => {
    if (noField.test(name) || knownCapabilities.has(name) || (others.has(name) && !isQuoted)) return false;
    said.set(name, `${said.get(name) ?? ''} ${about}`.trim());
    return true;
  };
  const readList = (list: string, needsQuotes: boolean) => {
    let last: string | null = null;
    for (const item of splitList(list)) {
      const match = named.exec(item);
      const isQuoted = /^\s*(?:\w+\s+)*[`"']/.test(item);
      const [, name = '', about = ''] = match ?? [];
      const fits = match !== null && described.test(about) && (isQuoted || !needsQuotes);
      if (fits && add(name, about, isQuoted)) last = name;
      else if (last !== null && !isQuoted) said.set(last, `${said.get(last)}, ${item}`);
      else if (last !== null) break;
    }
  };
  const listAt = (at: number) => {
    const rest = text.slice(at);
    const masked = rest.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (inside) => '_'.repeat(inside.length));
    const end = masked.search(listEnd);
    return end < 0 ? rest : rest.slice(0, end);
  };
  for (const match of text.matchAll(announced)) {
    if (/\bno\s+$/i.test(text.slice(0, match.index))) continue;
    readList(listAt(match.index + match[0].length), false);
  }
  for (const match of text.matchAll(announcedByUse)) readList(listAt(match.index + match[0].length), true);
  for (const [, quoted, bare] of text.matchAll(
    /(?:[`"']([a-z]\w*)[`"']|\b(page|per_page|search|limit|[a-z]+_id))\s+(?:query )?(?:param(?:eter)?|arg(?:ument)?)\b/g,
  )) {
    const name = quoted ?? bare ?? '';
    if (!said.has(name)) add(name, '', quoted !== undefined);
  }
  for (const [name] of text.matchAll(
    /(?<![\w$<{/`"'=.-])(?:post|user|product|event|comment|term|item|order)_id\b(?!\s*>)/g,
  ))
    if (!said.has(name)) add(name, '', false);
  for (const line of text.split('\n')) {
    const start = /^[`"']?([a-z]\w*)[`"']?\s*(?:\(|:|—|–|-|,|and\b|must\b|is\b|has to\b|may\b)\s*(.*)$/.exec(line);
    if (start === null || said.has(start[1] ?? '')) continue;
    const isList = /^[`"']/.test(line) || typeWord.test((start[2] ?? '').slice(0, 60));
    if (!isList || noField.test(start[1] ?? '')) continue;
    const masked = line.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (inside) => '_'.repeat(inside.length));
    const end = masked.search(listEnd);
    readList(end < 0 ? line : line.slice(0, end), false);
  }
  return [...said].map(([name, about]) => withCommon(numbered(describeField(name, expanded(about))), text, name));
}

const typeWord =
  /\b(?:string|text|integer|int|number|float|bool(?:ean)?|array|e-?mail|url|date|required|optional|default|one of|enum|max|min|hex)\b/i;

/** Limits are numbers unless something else is said. */
const numbered = (field: Field): Field =>
  /^(?:min|max)_|_(?:min|max)$/.test(field.name) && field.type === 'string' && field.format === null
    ? { ...field, type: 'number' }
    : field;

/** What is told in signs, in words: "1–100", "≤ 50", "= 5". */
const expanded = (about: string): string =>
  about
    .replace(/^\s*\(([^()]*)\)/, ' $1 ')
    .replace(/≥|>=/g, ' min ')
    .replace(/≤|<=/g, ' max ')
    .replace(/\(\s*=\s*|^\s*=\s*/g, ' default ')
    .replace(/\b(\d+)\s*(?:\.\.\.?|…)\s*(\d+)/g, '$1-$2');

/** What is said of all fields, or of one elsewhere: "both optional", "title is required". */
function withCommon(field: Field, text: string, name: string): Field {
  if (field.isRequired !== null) return field;
  const own = new RegExp(
    String.raw`[\`"']?\b${name}[\`"']?(?:\s+(?:and|,)\s+[\`"']?\w+[\`"']?)? (?:is|are) (required|mandatory|optional)`,
    'i',
  ).exec(text)?.[1];
  if (own !== undefined) return { ...field, isRequired: !/optional/i.test(own) };
  if (/\b(?:both|all|each|everything)(?: \w+)?(?: (?:is|are|of them))* optional\b/i.test(text))
    return { ...field, isRequired: false };
  if (/\b(?:both|all|each|everything)(?: \w+)?(?: (?:is|are|of them))* (?:required|mandatory)\b/i.test(text))
    return { ...field, isRequired: true };
  const someNamed = /\b(?:is|are) (?:required|mandatory)\b|\(required|\brequired\b/i.test(text);
  return someNamed ? { ...field, isRequired: false } : field;
}
