import { applyGroup, type Draft, finish, newDraft, turnPassive, wordPhrase } from './draft.ts';
import { frequencies, numbers, timeUnits, weekdays } from './function-words.ts';
import type { Grammar, Read } from './grammar.ts';
import { subordinatorAt } from './links.ts';
import { isNounLike } from './noun-core.ts';
import type { Condition, Connective, Phrase, Statement } from './statement.ts';
import { isFiniteVerb, readVerbGroup } from './verb-groups.ts';

/** A clause or a phrase behind "if", "after", "without" …; `offset` is the span of time before it, `main` the clause it is part of. */
export function readCondition(
  grammar: Grammar,
  at: number,
  offset: Phrase | null,
  main: Draft | null,
): Read<Condition[]> | null {
  const link = subordinatorAt(grammar.tokens, at);
  if (!link || link.connective === 'purpose') return null;
  const { connective } = link;
  const isOfNoun = /^(?:except|without|instead_of|during)$/.test(connective);
  const clauses = grammar.within(() =>
    isOfNoun ? readGerundClause(grammar, link.next, main) : readSubClause(grammar, link.next, connective, main),
  );
  if (clauses) {
    return {
      value: clauses.value.map((statement) => ({ connective, statement, phrases: [], offset })),
      next: clauses.next,
    };
  }
  const from = skipPreposition(grammar, link.next);
  // "after logout everybody goes"
  const shallow = main ? null : grammar.phrases(from, { isShallow: true });
  const isLead = shallow !== null && grammar.opensClause(shallow.next, true);
  const phrases = isLead ? shallow : grammar.phrases(from, { hasVerb: true });
  if (phrases) return { value: [{ connective, statement: null, phrases: phrases.value, offset }], next: phrases.next };
  // "up to 24 hours before"
  return { value: [{ connective, statement: null, phrases: [], offset }], next: link.next };
}

/** "3 days before the due date" from its figure. */
export function readOffsetCondition(grammar: Grammar, at: number, main: Draft | null): Read<Condition[]> | null {
  const token = grammar.tokens[at];
  if (!token || token.quote !== null) return null;
  const opens =
    token.value !== null ||
    numbers[token.lower] !== undefined ||
    /^(?:an?|the|some|several|few|up|at|no|more|less|not|only)$/.test(token.lower);
  if (!opens) return null;
  const phrase = grammar.phrase(at, { isShallow: true });
  if (!phrase || !isTime(phrase.value)) return null;
  const link = subordinatorAt(grammar.tokens, phrase.next);
  if (!link || !/^(?:before|after|since|until)$/.test(link.connective)) return null;
  return readCondition(grammar, phrase.next, phrase.value, main);
}

export function isTime({ value, lemma }: Phrase): boolean {
  return value?.kind === 'duration' || timeUnits.has(lemma);
}

/** "every night", "each 3 days", "twice a week", "daily". */
export function readEveryTime(grammar: Grammar, at: number): Read<Condition> | null {
  const { tokens } = grammar;
  const token = tokens[at];
  if (!token || token.quote !== null) return null;
  const of = (phrases: readonly Phrase[], next: number): Read<Condition> => ({
    value: { connective: 'every', statement: null, phrases, offset: null },
    next,
  });
  const following = tokens[at + 1];
  if (frequencies.has(token.lower) && !(following && isNounLike(following))) return of([wordPhrase(token)], at + 1);
  const isTimes = /^(?:once|twice|times)$/.test(token.lower) && /^(?:an?|per|every|each)$/.test(following?.lower ?? '');
  if (!isTimes && !/^(?:every|each)$/.test(token.lower)) return null;
  const from = isTimes ? at + (following?.lower === 'per' ? 2 : 1) : at;
  const unit = tokens.findIndex(
    ({ lemma }, index) => index >= from && index < from + 5 && (timeUnits.has(lemma) || weekdays.has(lemma)),
  );
  if (unit < 0) return null;
  const isListed = /^(?:,|and|or)$/.test(tokens[unit + 1]?.lower ?? '') && weekdays.has(tokens[unit]?.lemma ?? '');
  const phrases = (isListed ? grammar : grammar.upTo(unit + 1)).phrases(from, { isShallow: true, hasVerb: true });
  const first = phrases?.value[0];
  if (!phrases || !first || !(isTime(first) || weekdays.has(first.lemma))) return null;
  return of(phrases.value, phrases.next);
}

/** "except on bulky items" */
function skipPreposition({ tokens }: Grammar, at: number): number {
  return /^(?:for|on|in|at|to|from|with|of|during)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at;
}

/** "without logging in" */
function readGerundClause(grammar: Grammar, at: number, main: Draft | null): Read<Statement[]> | null {
  const group = readVerbGroup(grammar.tokens, at);
  if (group?.form !== 'ing' || group.hasAuxiliary) return null;
  const draft = newDraft(at);
  draft.subject = main?.subject ?? [];
  applyGroup(draft, group);
  draft.to = grammar.predicate(draft, group.next, group);
  return { value: [finish(draft, grammar.place)], next: draft.to };
}

function readSubClause(
  grammar: Grammar,
  at: number,
  connective: Connective,
  main: Draft | null,
): Read<Statement[]> | null {
  const { tokens } = grammar;
  const draft = newDraft(at);
  const subject = grammar.subject(at);
  const group = readVerbGroup(tokens, subject?.next ?? at);
  // "after 14 days is cancelled"
  if (subject?.value[0] && subject.value[0].value?.kind === 'duration') return null;
  if (!group || (subject && !isFiniteVerb(tokens, subject.value, group) && group.form !== 'past')) return null;
  if (!subject && group.form === 'base' && !group.hasAuxiliary) return null;
  // "without logging in", "when paid"
  const isOfMain = !subject && main !== null;
  const isParticiple = !subject && group.form === 'past' && !group.hasAuxiliary;
  if (subject) draft.subject = subject.value;
  else if (isOfMain) draft.subject = isParticiple && main.objects.length > 0 ? main.objects : main.subject;
  applyGroup(draft, { ...group, isPassive: group.isPassive || isParticiple });
  draft.to = grammar.predicate(draft, group.next, group);
  const surface = draft.subject;
  turnPassive(draft);
  const drafts = [draft];
  let { to } = draft;
  // "when a member books and pays"
  for (;;) {
    const isJoined = /^(?:and|or)$/.test(tokens[to]?.lower ?? '');
    // "when a post is published or a user registers"
    const other = isJoined ? grammar.subject(to + 1) : null;
    const second = isJoined ? readVerbGroup(tokens, other?.next ?? to + 1) : null;
    if (!second || (other && !isFiniteVerb(tokens, other.value, second))) break;
    if (!other) {
      const isSame = second.form === group.form && (second.hasAuxiliary === group.hasAuxiliary || group.isPassive);
      // "email us when members book and save it" goes on with the main clause
      if (!isSame || (second.form === 'base' && !second.hasAuxiliary && connective !== 'if')) break;
    }
    const more = newDraft(to + 1);
    more.subject = other?.value ?? surface;
    applyGroup(more, second);
    more.to = grammar.predicate(more, second.next, second);
    turnPassive(more);
    // "when a customer changes or cancels his order"
    const last = drafts.at(-1);
    if (last && !other && last.objects.length === 0 && last.complements.length === 0) last.objects = more.objects;
    drafts.push(more);
    to = more.to;
  }
  return { value: drafts.map((one) => finish(one, grammar.place)), next: to };
}
