import type { Composer } from '../../composer.ts';
import { knownCapabilities } from '../details/who.ts';
import { describeField, type Field, readFields } from '../reading/fields.ts';
import { sentencesOf } from './steps/sentences.ts';
import { storesIn } from './steps/stores.ts';

const spoken =
  /\b(?:POST |GET |form |the |its |reads? |takes? )?(?:fields?|param(?:eter)?s?|values?|inputs?|arguments?)\s*:?\s+((?:[`"']?[a-z]\w*[`"']?(?:\s*\([^()]*\))?(?:,\s*(?:and\s+)?|\s+and\s+)?)+)/gi;
const taken =
  /\b(?:reads?|takes?|gets?|accepts?|expects?|receives?|sanitiz\w+|needs?|saves?|stores?)\s+(?:the |an? |(?:post|get) |fields? |parameters? )*((?:[`"']?[a-z]\w*[`"']?(?:\s*\([^()]*\))?(?:,\s*(?:and\s+)?|\s+and\s+)?)+)/gi;
const behind = /[`"']?\b([a-z]\w*)[`"']?\s+(?:param(?:eter)?|field|value|argument)\b/gi;

const noField =
  /^(?:no|and|or|the|an?|is|are|as|in|of|to|it|its|them|both|all|this|that|these|with|for|from|by|on|if|be|may|must|can|up|down|one|post|posts|user|users|form|hidden|required|optional|default|integer|string|text|boolean|number|nonce|security|honeypot|value|values|field|fields|name_of|body|json|query|custom|input|rest|missing|invalid|empty|valid|other|any|each|meta|option|current|new|only|at|page_id|every|where|when|there|then|everything|address|addresses|id_of|url|data|saves?|stores?|sanitiz\w+|verif\w+|checks?|reads?|returns?|takes?|sends?|creates?|inserts?|increments?|updates?|escapes?|validates?|redirects?|trash|trash(?:es)?|deletes?|moves?|adds?|answers?|responds?)$/i;

const describedBy = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/;

/** What a text says of a field: what stands in brackets behind it, and the rest of the clauses that name it. */
function saidOf(text: string, name: string): string {
  const parts: string[] = [];
  for (const match of text.matchAll(new RegExp(String.raw`(?<![\w$<{/=-])[\`"']?${name}[\`"']?(?![\w-])`, 'g'))) {
    const rest = text.slice(match.index + match[0].length);
    const inBrackets = describedBy.exec(rest)?.[1];
    if (inBrackets !== undefined) parts.unshift(inBrackets);
    const verb =
      /^\s*(?:param(?:eter)?|field)?\s*(?:is|are|has|needs?|must|may|should|can|:|—|–|-|=|>=|<=)+\s*([^;.\n]*)/.exec(
        rest,
      )?.[0];
    if (verb !== undefined && inBrackets === undefined)
      parts.push(verb.split(/,\s*[`"']?[a-z]\w+[`"']?\s*\(/)[0] ?? '');
  }
  return parts.join(' ; ');
}

/** The fields that a request sends, whatever way the prompt names them. */
export function requestFields(c: Composer, without: readonly string[] = []): Field[] {
  const text = c.text;
  const found = new Map<string, Field>();
  const stored = new Set(storesIn(text).map(({ key }) => key));
  const add = (name: string, field: Field | null, isSure: boolean) => {
    if (knownCapabilities.has(name)) return;
    if (without.includes(name) || /nonce$|^_|^action$|^(?:wp|check|sanitize|esc|absint|is)_/.test(name)) return;
    if (noField.test(name) && !(isSure && name === 'value')) return;
    if (!isSure && stored.has(name)) return;
    const said = saidOf(text, name);
    const own = said === '' ? field : refined(describeField(name, said), field);
    if (!found.has(name)) found.set(name, own ?? describeField(name, ''));
  };
  for (const field of readFields(c)) add(field.name, field, true);
  for (const [, name = '', said = ''] of text.matchAll(/\$_(?:POST|GET|REQUEST)\s*\[\s*['"](\w+)['"]\s*\]([^.;\n]*)/g))
    add(name, describeField(name, said.slice(0, 30)), true);
  for (const pattern of [spoken, taken])
    for (const match of text.matchAll(pattern)) {
      const entries = (match[1] ?? '').split(/,(?![^()]*\))|\sand\s(?![^()]*\))/);
      const names = entries.flatMap((entry) => /^\s*[`"']?([a-z]\w*)[`"']?\s*(\([^)]*\))?\s*$/.exec(entry) ?? []);
      for (const entry of entries) {
        const [, name, detail] = /^\s*([`"']?[a-z]\w*[`"']?)\s*(\([^)]*\))?\s*$/.exec(entry) ?? [];
        if (name === undefined) continue;
        const bare = name.replace(/[`"']/g, '');
        const isNamed = name !== bare || bare.includes('_') || (detail !== undefined && pattern === spoken);
        const isListed = pattern === spoken && names.length > 0;
        const isUsual =
          /^(?:id|term|search|q|email|name|title|message|content|page|status|rating|phone|subject|note|comment|quantity|amount|slug|color|date)$/.test(
            bare,
          );
        if (isNamed || isUsual || isListed) add(bare, null, pattern === spoken && names.length > 3);
      }
    }
  for (const [, name = ''] of text.matchAll(behind))
    if (/_|^(?:id|term|search|q|email|name|title|message|content|page|status|rating)$/.test(name))
      add(name, null, false);
  for (const [name = ''] of text.matchAll(/(?<![\w$<{/=-])[a-z]+_id\b(?!\s*>)/g)) add(name, null, false);
  for (const sentence of sentencesOf(text)) {
    const [, quote = '', ruled] =
      /^([`"']?)([a-z]\w*)[`"']?\s+(?:must|has to|may|should|can|needs to) be\b/.exec(sentence) ?? [];
    // What is quoted is a name, whatever the word means.
    if (ruled !== undefined && quote !== '' && !without.includes(ruled) && !stored.has(ruled) && !found.has(ruled))
      found.set(ruled, describeField(ruled, saidOf(text, ruled)));
    else if (ruled !== undefined) add(ruled, null, false);
    const entries = sentence.split(/,(?![^()]*\))|\sand\s(?![^()]*\))|:\s/).map((entry) => entry.trim());
    const names = entries.map(
      (entry) => /^[`"']?([a-z]\w*)[`"']?(?=$|\s*\(|\s+is (?:required|optional|mandatory))/.exec(entry)?.[1],
    );
    const isList = names.some(
      (name, at) =>
        name !== undefined && (found.has(name) || / is (?:required|optional|mandatory)/.test(entries[at] ?? '')),
    );
    if (isList) for (const name of names) if (name?.includes('_') === true) add(name, null, false);
  }
  const hasMail = [...found.values()].some(({ format }) => format === 'email');
  if (
    !hasMail &&
    /\b(?:valid|invalid|the|an?|visitor's|their) e-?mail(?: address)?\b/i.test(text) &&
    !without.includes('email') &&
    !/\b(?:sends?|by) (?:an? )?e-?mail\b/i.test(text)
  )
    add('email', describeField('email', 'e-mail'), true);
  for (const name of found.keys()) c.asked.states(new RegExp(String.raw`(?<![\w$])${name}(?!\w)`));
  return [...found.values()].sort((a, b) => placeOf(text, a.name) - placeOf(text, b.name));
}

const placeOf = (text: string, name: string) => text.search(new RegExp(String.raw`(?<![\w$])${name}(?![\w])`));

/** What was read of a field in two ways: what either says. */
function refined(one: Field, other: Field | null): Field {
  if (other === null) return one;
  return {
    ...one,
    type: one.type === 'string' ? other.type : one.type,
    format: one.format ?? other.format,
    isRequired: one.isRequired ?? other.isRequired,
    fallback: one.fallback ?? other.fallback,
    minimum: one.minimum ?? other.minimum,
    maximum: one.maximum ?? other.maximum,
    maxLength: one.maxLength ?? other.maxLength,
    choices: one.choices.length > 0 ? one.choices : other.choices,
  };
}
