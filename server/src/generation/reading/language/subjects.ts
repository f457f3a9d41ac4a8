import { finish, newDraft } from './draft.ts';
import type { Grammar, Read } from './grammar.ts';
import { prepositionAt, subordinatorAt } from './links.ts';
import { isParticiple } from './noun-core.ts';
import type { Condition, Phrase } from './statement.ts';
import { readVerbGroup } from './verb-groups.ts';

/** "nobody but the author", "all orders except gift cards" */
function readExcept(grammar: Grammar, at: number, last: Phrase | undefined): Read<Condition[]> | null {
  const word = grammar.tokens[at]?.lower;
  if (word === 'but' && last?.head.pos === 'PRON') {
    const phrases = grammar.phrases(at + 1, { isShallow: true });
    return (
      phrases && {
        value: [{ connective: 'except', statement: null, phrases: phrases.value, offset: null }],
        next: phrases.next,
      }
    );
  }
  return subordinatorAt(grammar.tokens, at)?.connective === 'except' ? grammar.condition(at, null, null) : null;
}

/** Phrases before a verb; "orders from France need a form" with the preposition as a restriction. */
export function readSubject(grammar: Grammar, at: number): Read<Phrase[]> | null {
  const { tokens, place } = grammar;
  const token = tokens[at];
  if (!token || (token.pos === 'VERB' && !isParticiple(token) && token.quote === null)) return null;
  const read = grammar.phrases(at);
  if (!read) return null;
  let { next } = read;
  const extra = newDraft(next);
  for (let guard = 0; guard < 3; guard += 1) {
    const except = readExcept(grammar, next, read.value.at(-1));
    if (except) {
      extra.conditions = [...extra.conditions, ...except.value];
      next = except.next;
      continue;
    }
    const preposition = prepositionAt(tokens, next);
    const phrases = preposition && grammar.phrases(preposition.next);
    if (!preposition || !phrases) break;
    extra.complements = [
      ...extra.complements,
      { preposition: preposition.value, phrases: phrases.value, statement: null },
    ];
    next = phrases.next;
  }
  const last = read.value.at(-1);
  if (next === read.next || !last || !readVerbGroup(tokens, next)) return read;
  extra.to = next;
  extra.isFragment = true;
  const restricted = { ...last, restriction: last.restriction ?? finish(extra, place) };
  return { value: [...read.value.slice(0, -1), restricted], next };
}
