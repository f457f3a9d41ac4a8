import { applyGroup, type Draft, newDraft, toWord, turnPassive } from './draft.ts';
import { modals, negations } from './function-words.ts';
import type { Grammar, Read } from './grammar.ts';
import { readLeadIn, skipConnectors } from './lead-ins.ts';
import { prepositionAt, subordinatorAt } from './links.ts';
import type { Phrase } from './statement.ts';
import { readSubject } from './subjects.ts';
import { isFiniteVerb, readVerbGroup, type VerbGroup } from './verb-groups.ts';
import { noWish, readCausative, readWish, type Wish } from './wishes.ts';

/** One clause from `at`; `previous` is what it may share its subject, verb or object with. */
export function readClause(grammar: Grammar, at: number, previous: Draft | null): Draft | null {
  const draft = newDraft(at);
  const connector = skipConnectors(grammar, at);
  let i = connector.next;
  if (previous && i > at) {
    const half = readSecondHalf(grammar, draft, i, previous);
    if (half !== null) {
      draft.to = half;
      return draft;
    }
  }
  i = readLeadIn(grammar, draft, i);
  return readMain(grammar, draft, i, null, connector.isShared ? previous : null, 0);
}

function readMain(
  grammar: Grammar,
  draft: Draft,
  at: number,
  given: Wish | null,
  previous: Draft | null,
  depth: number,
): Draft | null {
  const { tokens } = grammar;
  const wish = depth < 4 ? readWish(grammar, at) : null;
  if (wish) {
    return readMain(
      grammar,
      draft,
      wish.next,
      { ...wish, modality: wish.modality ?? given?.modality ?? null },
      null,
      depth + 1,
    );
  }
  // "there should be a list", "please to add a map"
  const there = tokens[at]?.lower === 'there' ? readVerbGroup(tokens, at + 1) : null;
  const isBareTo = tokens[at]?.lower === 'to' && readVerbGroup(tokens, at + 1)?.form === 'base';
  if (there?.isCopula || isBareTo) return readMain(grammar, draft, at + 1, given ?? noWish, previous, depth + 1);
  const asked = given ? null : readQuestion(grammar, at);
  const subject = asked?.subject ?? (given?.subject ? { value: given.subject, next: at } : readSubject(grammar, at));
  let group = asked?.group ?? readVerbGroup(tokens, subject?.next ?? at);
  if (subject && !given?.subject && group && !isFiniteVerb(tokens, subject.value, group)) group = null;
  if (!subject && group?.form === 'ing' && !group.hasAuxiliary) group = null;
  if (!subject && group && /^(?:past|s)$/.test(group.form) && !group.hasAuxiliary && previous === null && at === 0)
    group = null;
  if (!group && subject && previous?.verb) {
    const end = readEllipsis(grammar, draft, subject, previous);
    if (end !== null) {
      draft.to = end;
      return draft;
    }
  }
  if (!group) {
    const part = subject ?? grammar.phrases(at);
    if (!part) return readLeftover(grammar, draft, at);
    draft.isFragment = true;
    draft.objects = part.value;
    if (given?.outer) applyGroup(draft, given.outer);
    if (given?.outer) Object.assign(draft, { subject: given.outerSubject, isFragment: false });
    draft.to = grammar.predicate(draft, part.next, null);
    return draft;
  }
  if (subject && !isExpletive(subject.value, group)) draft.subject = subject.value;
  if (previous) shareWith(grammar, draft, group, previous, subject !== null);
  draft.modality = given?.modality ?? draft.modality;
  draft.isNegated = draft.isNegated !== (given?.isNegated ?? false);
  const shared = draft.objects;
  const causative = depth < 4 ? readCausative(grammar, group, draft) : null;
  if (causative) {
    draft.objects = [];
    draft.isNegated = draft.isNegated !== group.isNegated;
    draft.subject = [];
    return readMain(
      grammar,
      draft,
      causative.next,
      { ...causative, modality: causative.modality ?? given?.modality ?? group.modality },
      null,
      depth + 1,
    );
  }
  const { modality } = draft;
  applyGroup(draft, group);
  draft.modality = group.modality ?? modality;
  if (shared.length > 0) draft.isPassive = true;
  draft.to = grammar.predicate(draft, group.next, group);
  if (shared.length === 0) turnPassive(draft);
  return draft;
}

/** "…, but the patient may not": the verb before, with its object. */
function readEllipsis(
  { tokens }: Grammar,
  draft: Draft,
  subject: Read<readonly Phrase[]>,
  previous: Draft,
): number | null {
  const modal = tokens[subject.next];
  const negation = tokens[subject.next + 1];
  const isNegated = negations.has(negation?.lower ?? '');
  const next = subject.next + (isNegated ? 2 : 1);
  if (!modal || !(modal.pos === 'AUX' || modals[modal.lower]) || !/^[.,;!?]?$/.test(tokens[next]?.lower ?? ''))
    return null;
  const { verb, particle, lemma, objects, recipients, complements, isPassive } = previous;
  Object.assign(draft, { verb, particle, lemma, objects, recipients, complements, isPassive, subject: subject.value });
  draft.isNegated = isNegated;
  draft.modality = modals[modal.lower] ?? null;
  return next;
}

/** "Can visitors filter the list?" */
function readQuestion(grammar: Grammar, at: number): { subject: Read<Phrase[]>; group: VerbGroup } | null {
  const { tokens } = grammar;
  const auxiliary = tokens[at];
  if (!auxiliary || !(auxiliary.pos === 'AUX' || modals[auxiliary.lower]) || negations.has(tokens[at + 1]?.lower ?? ''))
    return null;
  const subject = grammar.phrases(at + 1, { isShallow: true });
  if (!subject) return null;
  const group = readVerbGroup(tokens, subject.next);
  if (group?.form !== 'base' || group.hasAuxiliary) return null;
  return {
    subject: { value: subject.value, next: subject.next },
    group: { ...group, modality: modals[auxiliary.lower] ?? group.modality, hasAuxiliary: true },
  };
}

/** "there should be a list" */
function isExpletive(subject: readonly Phrase[], group: VerbGroup): boolean {
  return subject[0]?.head.lower === 'there' && group.isCopula;
}

/** "but not on Sundays", "and only for staff": the clause before, with this in place of what it says there. */
function readSecondHalf(grammar: Grammar, draft: Draft, at: number, previous: Draft): number | null {
  const { tokens } = grammar;
  const word = tokens[at]?.lower ?? '';
  if (previous.verb === null || !/^(?:not|never|only)$/.test(word)) return null;
  const i = at + 1;
  const isLinked = prepositionAt(tokens, i) ?? subordinatorAt(tokens, i) ?? grammar.everyTime(i);
  const phrase = isLinked ? null : grammar.phrase(i, { isShallow: true });
  if (!isLinked && (!phrase || readVerbGroup(tokens, phrase.next))) return null;
  const { subject, verb, particle, lemma, objects, recipients, modality, isPassive } = previous;
  Object.assign(draft, { subject, verb, particle, lemma, objects, recipients, modality, isPassive });
  draft.isNegated = word === 'only' ? previous.isNegated : !previous.isNegated;
  draft.adverbs = word === 'only' ? tokens.slice(at, i).map(toWord) : [];
  if (!isLinked) draft.objects = [];
  return grammar.predicate(draft, i, null);
}

/** What a clause has of the one before it: its subject if it has none, the conditions before it. */
function shareWith({ tokens }: Grammar, draft: Draft, group: VerbGroup, previous: Draft, hasSubject: boolean): void {
  // "don't let them publish it, and show them why": who is let does not show
  const isCaused =
    /^(?:let|allow|do|please|make)$/.test(tokens[previous.from]?.lower ?? '') && tokens[draft.from]?.lower === ',';
  if (!hasSubject && previous.verb && !isCaused) {
    const isParticipleOnly = group.form === 'past' && !group.hasAuxiliary;
    const isPassiveBefore = previous.isPassive;
    if (isPassiveBefore && isParticipleOnly) {
      draft.subject = previous.subject;
      draft.objects = previous.objects;
    } else draft.subject = isPassiveBefore ? previous.objects : previous.subject;
    if ((!group.hasAuxiliary && group.form === 'base') || isParticipleOnly) draft.modality = previous.modality;
    const isNegationShared =
      !group.hasAuxiliary && previous.isNegated && /^(?:or|nor)$/.test(tokens[draft.from]?.lower ?? '');
    if (isNegationShared) draft.isNegated = true;
  }
  const verbStart = previous.verb?.start ?? 0;
  const leading = previous.conditions.filter(
    ({ statement, phrases }) =>
      (statement?.start ?? phrases[0]?.words[0]?.start ?? Number.POSITIVE_INFINITY) < verbStart,
  );
  if (draft.conditions.length === 0) draft.conditions = leading;
}

function readLeftover(grammar: Grammar, draft: Draft, at: number): Draft | null {
  draft.isFragment = true;
  draft.to = Math.max(grammar.predicate(draft, at, null), at);
  return draft.to > draft.from ? draft : null;
}
