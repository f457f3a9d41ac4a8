import { finish, newDraft, wordPhrase } from './draft.ts';
import type { Grammar, Read } from './grammar.ts';
import type { Phrase } from './statement.ts';

const maxItemTokens = 12;

/** "name, length in metres, year built": the items of a list from a colon or a bracket on; null where clauses stand. */
export function readItems(grammar: Grammar, from: number, to: number): Read<Phrase[]> | null {
  const { tokens } = grammar;
  const items: Phrase[] = [];
  let at = from;
  let conjunction: 'and' | 'or' | null = null;
  while (at < to) {
    const end = itemEnd(grammar, at, to);
    if (end > at) {
      const item = readItem(grammar, at, end);
      if (!item) return null;
      items.push(item);
    }
    const joint = tokens[end]?.lower;
    if (joint === 'or' || joint === '/' || joint === '|') conjunction = 'or';
    else if (joint === 'and' || joint === '&') conjunction ??= 'and';
    at = end + 1;
    if (joint === '.' || joint === ';') break;
  }
  const [first, ...others] = items;
  if (!first) return null;
  const all = others.length > 0 ? [{ ...first, members: items, conjunction: conjunction ?? 'and' }, ...others] : items;
  return { value: all, next: Math.min(at, to) };
}

function itemEnd({ tokens }: Grammar, at: number, to: number): number {
  let depth = 0;
  for (let i = at; i < to; i += 1) {
    const token = tokens[i];
    if (!token || token.quote !== null || token.value !== null) continue;
    if (token.lower === '(') depth += 1;
    if (token.lower === ')') depth -= 1;
    if (depth <= 0 && /^(?:,|and|or|\/|\||&|\.|;)$/.test(token.lower)) return i;
  }
  return to;
}

function readItem(whole: Grammar, at: number, end: number): Phrase | null {
  const grammar = whole.upTo(end);
  const { tokens, place } = grammar;
  if (end - at > maxItemTokens || (grammar.opensClause(at, true) && end - at > 2)) return null;
  const read = grammar.phrase(at, { hasVerb: true });
  if (!read || read.next > end) {
    const token = tokens[end - 1];
    return token && end - at <= 3 ? wordPhrase(token) : null;
  }
  if (read.next === end || read.value.restriction !== null) return read.value;
  const rest = newDraft(read.next);
  rest.isFragment = true;
  rest.to = Math.min(end, grammar.predicate(rest, read.next, null));
  if (rest.to === read.next) return read.value;
  return { ...read.value, restriction: finish(rest, place) };
}
