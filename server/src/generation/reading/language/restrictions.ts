import { applyGroup, type Draft, finish, newDraft, toWord, turnPassive } from './draft.ts';
import { numbers } from './function-words.ts';
import type { Grammar, Read } from './grammar.ts';
import { isParticiple } from './noun-core.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { readVerbGroup } from './verb-groups.ts';

/** What narrows a noun down, behind it: "that were paid", "made by members", "older than a year", "under 20 €", "they bought". */
export function readRestriction(grammar: Grammar, at: number, hasVerb: boolean): Read<Statement> | null {
  const { tokens } = grammar;
  const token = tokens[at];
  if (!token || token.quote !== null || token.value !== null) return null;
  if (/^(?:who|which|that|whose|whom)$/.test(token.lower) && token.pos !== 'DET') return readRelative(grammar, at);
  const comparison = comparisonAt(tokens, at);
  if (comparison !== null) return readComparison(grammar, at, comparison);
  if (hasVerb && isContact(tokens, at)) return readRelative(grammar, at - 1);
  if (token.pos !== 'VERB' || !isParticiple(token)) return null;
  const isName = /^(?:called|named|titled|labelled|labeled)$/.test(token.lower);
  if (!hasVerb && !isName && !hasVerbAfter(tokens, at + 1)) return null;
  return inner(grammar, at, (draft) => {
    const group = readVerbGroup(tokens, at);
    if (!group) return null;
    applyGroup(draft, { ...group, isPassive: group.form === 'past' });
    return grammar.predicate(draft, group.next, group);
  });
}

/** From "who", "that" or "whose"; or from the place before a clause without it. */
export function readRelative(grammar: Grammar, at: number): Read<Statement> | null {
  const { tokens } = grammar;
  return inner(grammar, at, (draft) => {
    const whose = tokens[at]?.lower === 'whose' ? grammar.phrase(at + 1, { isShallow: true }) : null;
    if (whose) draft.subject = [whose.value];
    const direct = readVerbGroup(tokens, whose?.next ?? at + 1);
    const subject = direct ? null : grammar.phrases(at + 1, { isShallow: true });
    const group = direct ?? (subject ? readVerbGroup(tokens, subject.next) : null);
    if (!group) return null;
    if (subject) draft.subject = subject.value;
    applyGroup(draft, group);
    const to = grammar.predicate(draft, group.next, group);
    turnPassive(draft);
    return to;
  });
}

function inner(grammar: Grammar, at: number, read: (draft: Draft) => number | null): Read<Statement> | null {
  const draft = newDraft(at);
  const to = grammar.within(() => read(draft));
  if (to === null) return null;
  draft.to = to;
  return { value: finish(draft, grammar.place), next: to };
}

function readComparison(grammar: Grammar, at: number, link: number): Read<Statement> | null {
  const { tokens } = grammar;
  const draft = newDraft(at);
  draft.isFragment = true;
  draft.adverbs = tokens.slice(at, link).map(toWord);
  const phrases = grammar.phrases(link + 1, { isShallow: true, hasVerb: true });
  if (!phrases) return null;
  draft.complements = [{ preposition: tokens[link]?.lower ?? 'than', phrases: phrases.value, statement: null }];
  draft.to = phrases.next;
  return { value: finish(draft, grammar.place), next: draft.to };
}

/** The place of the word that compares: "than" of "older than", "under" of "under 20 €". */
function comparisonAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return null;
  if ((token.pos === 'ADJ' || token.pos === 'ADV') && next.lower === 'than') return at + 1;
  if (/^(?:more|less)$/.test(token.lower) && next.pos === 'ADJ' && tokens[at + 2]?.lower === 'than') return at + 2;
  const isFigure = next.value !== null || numbers[next.lower] !== undefined;
  return /^(?:under|over|above|below)$/.test(token.lower) && isFigure ? at : null;
}

/** "the drafts nobody has touched": a pronoun that is a subject, and its verb. */
function isContact(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || tokens[at - 1]?.lower === ',') return false;
  return (
    /^(?:i|we|you|they|he|she|nobody|someone|everyone|somebody|everybody)$/.test(token.lower) &&
    (next.pos === 'VERB' || next.pos === 'AUX' || next.pos === 'ADV') &&
    /^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.pos ?? '')
  );
}

function hasVerbAfter(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < Math.min(tokens.length, at + 30); i += 1) {
    const token = tokens[i];
    if (!token || /^[.;:,]$/.test(token.lower) || token.pos === 'CCONJ') return false;
    if (token.pos === 'AUX' || (token.pos === 'VERB' && !isParticiple(token) && tokens[i - 1]?.lower !== 'to'))
      return true;
  }
  return false;
}
