import { isTime, readOffsetCondition } from './conditions.ts';
import { readContent } from './contents.ts';
import { afterComma, afterConjunction, isStateAt } from './coordination.ts';
import { applyGroup, type Draft, finish, newDraft, setParticle, toWord, wordPhrase } from './draft.ts';
import { givingVerbs, numbers, stateVerbs, timeUnits, weekdays } from './function-words.ts';
import type { Grammar, PhraseOptions, Read } from './grammar.ts';
import { readItems } from './items.ts';
import { prepositionAt, subordinatorAt } from './links.ts';
import { isNounLike, isParticiple } from './noun-core.ts';
import type { Phrase, Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { formOf, particleAt, readVerbGroup, type VerbGroup } from './verb-groups.ts';
import { wordEntry } from './words-table.ts';

/** What follows a verb: objects, prepositions, conditions, purpose. Answers where the clause ends. */
export function readPredicate(grammar: Grammar, draft: Draft, at: number, group: VerbGroup | null): number {
  let i = at;
  if (group && !group.isCopula) {
    const particle = particleAt(grammar.tokens, group.verb, i);
    if (particle) {
      setParticle(draft, particle);
      i += 1;
    }
  }
  for (;;) {
    const token = grammar.tokens[i];
    if (!token) return i;
    const next = readConstituent(grammar, draft, i, token, group);
    if (next === null) return i;
    i = next;
  }
}

function readConstituent(
  grammar: Grammar,
  draft: Draft,
  at: number,
  token: Token,
  group: VerbGroup | null,
): number | null {
  const { tokens } = grammar;
  const isWritten = token.quote !== null || token.value !== null;
  if (!isWritten) {
    const isState = group?.isCopula === true && isStateAt(grammar, at + 1);
    if (token.lower === ',') return isState ? at + 1 : afterComma(grammar, draft, at);
    if (token.pos === 'CCONJ' || token.lower === '&') return isState ? at + 1 : afterConjunction(grammar, at);
    if (token.lower === ':') return readColonList(grammar, draft, at);
    if (token.lower === '(') return readBracket(grammar, draft, at);
    if (token.pos === 'PUNCT') return null;
    if (group && !group.isCopula && draft.objects.length > 0 && draft.particle === null) {
      const particle = particleAt(tokens, group.verb, at);
      if (particle && !grammar.phrase(at + 1, { isShallow: true })) {
        setParticle(draft, particle);
        return at + 1;
      }
    }
    const linked = readLinked(grammar, draft, at, token, group);
    if (linked !== undefined) return linked;
  } else {
    const offset = readOffsetCondition(grammar, at, draft);
    if (offset) {
      draft.conditions = [...draft.conditions, ...offset.value];
      return offset.next;
    }
  }
  if (!isWritten && (token.pos === 'AUX' || (token.pos === 'VERB' && !isParticiple(token)))) return null;
  return readObjects(grammar, draft, at, group);
}

/** Conditions, purposes, prepositions and adverbs; undefined if none of them stands here. */
function readLinked(
  grammar: Grammar,
  draft: Draft,
  at: number,
  token: Token,
  group: VerbGroup | null,
): number | null | undefined {
  const { tokens } = grammar;
  const timed = grammar.everyTime(at) ?? null;
  if (timed) {
    draft.conditions = [...draft.conditions, timed.value];
    return timed.next;
  }
  const offset = readOffsetCondition(grammar, at, draft);
  if (offset) {
    draft.conditions = [...draft.conditions, ...offset.value];
    return offset.next;
  }
  if (draft.objects.length === 0 && group && !group.isCopula) {
    const content = readContent(grammar, at, group.verb.lemma);
    if (content) {
      draft.complements = [...draft.complements, content.value];
      return content.next;
    }
  }
  const link = subordinatorAt(tokens, at);
  if (link?.connective === 'purpose') return readPurpose(grammar, draft, at, link.next);
  if (link) {
    const condition = grammar.condition(at, null, draft);
    if (!condition) return null;
    draft.conditions = [...draft.conditions, ...condition.value];
    return condition.next;
  }
  if (token.lower === 'to' && isInfinitive(tokens, at + 1)) return readPurpose(grammar, draft, at, at + 1);
  const preposition = isBound(tokens, at) ? null : prepositionAt(tokens, at);
  if (preposition) return readComplement(grammar, draft, preposition.value, preposition.next);
  const isAdverb = token.pos === 'ADV' || /^(?:only|too|instead)$/.test(token.lower);
  if (!isAdverb && token.lower !== 'not') return undefined;
  const next = tokens[at + 1];
  if (next && (token.lower === 'only' || token.lower === 'not') && readObjectAt(grammar, at)) return undefined;
  draft.adverbs = [...draft.adverbs, toWord(token)];
  return at + 1;
}

/** Verbs whose object is given a state: "make it public". */
const makingVerbs = /^(?:make|keep|set|turn|mark|leave|render|get|have|switch|declare|consider)$/;

/** "up to five", "at least 3 MB" */
function isBound(tokens: readonly Token[], at: number): boolean {
  const figure = tokens[at + 2];
  const isFigure =
    figure !== undefined && (figure.pos === 'NUM' || figure.value !== null || numbers[figure.lower] !== undefined);
  return isFigure && /^(?:up to|at least|at most)$/.test(`${tokens[at]?.lower} ${tokens[at + 1]?.lower}`);
}

function isInfinitive(tokens: readonly Token[], at: number): boolean {
  const group = readVerbGroup(tokens, at);
  return group !== null && group.form === 'base';
}

function readObjectAt(grammar: Grammar, at: number): boolean {
  const read = grammar.phrase(at, { isShallow: true });
  return read !== null && read.next > at + 1;
}

function readObjects(grammar: Grammar, draft: Draft, at: number, group: VerbGroup | null): number | null {
  const token = grammar.tokens[at];
  const read = grammar.phrases(at, { hasVerb: true });
  const behind = read && grammar.tokens[read.next];
  // "when it is ready customer gets": the adjective alone
  const isStateAlone =
    group?.isCopula === true && token?.pos === 'ADJ' && behind?.pos === 'VERB' && formOf(behind) === 's';
  if (isStateAlone) {
    draft.objects = [...draft.objects, wordPhrase(token)];
    return at + 1;
  }
  const first = read?.value[0];
  if (!read || !first || first.head.pos === 'ADJ') {
    // "is free", "stays hidden", "make it public"
    if (token?.pos !== 'ADJ' && token?.pos !== 'VERB') return null;
    const state = first && read ? read.value : [wordPhrase(token)];
    const isState = group?.isCopula || (group && stateVerbs.has(group.verb.lemma));
    if (isState && (draft.objects.length === 0 || draft.objects.at(-1)?.head.pos === token.pos)) {
      draft.objects = [...draft.objects, ...state];
    } else if (!isState && !makingVerbs.test(group?.verb.lemma ?? '') && (wordEntry(token.lower)?.adverb ?? 0) > 0) {
      draft.adverbs = [...draft.adverbs, toWord(token)];
    } else draft.complements = [...draft.complements, { preposition: '', phrases: state, statement: null }];
    return read?.next ?? at + 1;
  }
  if (first.quantifier === 'at_most' && isTime(first) && group) {
    draft.complements = [...draft.complements, { preposition: 'up to', phrases: read.value, statement: null }];
    return read.next;
  }
  if (draft.objects.length === 0) {
    draft.objects = read.value;
    return read.next;
  }
  if (timeUnits.has(first.lemma) && /^an?$/.test(first.determiner ?? '') && read.value.length === 1) {
    draft.complements = [...draft.complements, { preposition: 'per', phrases: read.value, statement: null }];
    return read.next;
  }
  const isTimed = timeUnits.has(first.lemma) || weekdays.has(first.lemma) || first.value !== null;
  if (
    group &&
    givingVerbs.has(group.verb.lemma) &&
    draft.recipients.length === 0 &&
    !isTimed &&
    draft.complements.length === 0
  ) {
    draft.recipients = draft.objects;
    draft.objects = read.value;
    return read.next;
  }
  if (!isTimed) return null;
  draft.complements = [...draft.complements, { preposition: '', phrases: read.value, statement: null }];
  return read.next;
}

export function readComplement(
  grammar: Grammar,
  draft: Draft,
  preposition: string,
  at: number,
  options: PhraseOptions = {},
): number {
  const { tokens } = grammar;
  const content = /^(?:who|whether|how|what|which)$/.test(tokens[at]?.lower ?? '') ? readContent(grammar, at) : null;
  if (content) {
    draft.complements = [...draft.complements, { ...content.value, preposition }];
    return content.next;
  }
  const verb = tokens[at];
  const following = tokens[at + 1];
  if (verb?.pos === 'VERB' && formOf(verb) === 'ing' && !(following && isNounLike(following) && !following.value)) {
    const gerund = readGerund(grammar, at, draft);
    if (gerund) {
      draft.complements = [...draft.complements, { preposition, phrases: [], statement: gerund.value }];
      return gerund.next;
    }
  }
  const phrases = grammar.phrases(at, { hasVerb: true, ...options });
  if (!phrases) {
    const isState = verb && verb.quote === null && (verb.pos === 'ADJ' || isParticiple(verb));
    if (isState) {
      draft.complements = [...draft.complements, { preposition, phrases: [wordPhrase(verb)], statement: null }];
      return at + 1;
    }
    // an adverb: "move it up"
    const word = tokens[at - 1];
    if (word) draft.adverbs = [...draft.adverbs, toWord(word)];
    return at;
  }
  const [first, ...others] = phrases.value;
  if (first && isTime(first)) {
    const bounded: Phrase = { ...first, quantifier: first.quantifier ?? (preposition === 'up to' ? 'at_most' : null) };
    const link = subordinatorAt(tokens, phrases.next);
    const condition =
      link && /^(?:after|before)$/.test(link.connective) ? grammar.condition(phrases.next, bounded, draft) : null;
    if (condition) {
      draft.conditions = [...draft.conditions, ...condition.value];
      return condition.next;
    }
    draft.complements = [...draft.complements, { preposition, phrases: [bounded, ...others], statement: null }];
    return phrases.next;
  }
  draft.complements = [...draft.complements, { preposition, phrases: phrases.value, statement: null }];
  return phrases.next;
}

/** "by clicking a button": whose subject is the clause's. */
export function readGerund(grammar: Grammar, at: number, main: Draft | null): Read<Statement> | null {
  return grammar.within(() => {
    const draft = newDraft(at);
    const group = readVerbGroup(grammar.tokens, at);
    if (!group) return null;
    draft.subject = main?.subject ?? [];
    applyGroup(draft, group);
    draft.to = grammar.predicate(draft, group.next, group);
    return { value: finish(draft, grammar.place), next: draft.to };
  });
}

function readPurpose(grammar: Grammar, draft: Draft, at: number, from: number): number {
  const { tokens } = grammar;
  const next = grammar.within(() => {
    const purpose = newDraft(from);
    const isClause = tokens[from - 1]?.lower !== 'to';
    const subject = isClause ? grammar.subject(from) : null;
    const group = readVerbGroup(tokens, subject?.next ?? from);
    if (!group) return null;
    applyGroup(purpose, group);
    return grammar.predicate(purpose, group.next, group);
  });
  const to = next ?? from + 1;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[Math.min(to, tokens.length) - 1]?.end ?? start;
  draft.purpose ??= grammar.place.description.slice(start, end);
  return to;
}

function readColonList(grammar: Grammar, draft: Draft, at: number): number | null {
  const items = readItems(grammar, at + 1, grammar.tokens.length);
  if (!items) return null;
  const last = draft.objects.at(-1);
  if (last && last.note === null) {
    draft.objects = [...draft.objects.slice(0, -1), { ...last, note: grammar.note(at + 1, items.next) }];
  } else draft.objects = [...draft.objects, ...items.value];
  return items.next;
}

function readBracket(grammar: Grammar, draft: Draft, at: number): number {
  const close = grammar.tokens.findIndex((token, index) => index > at && token.lower === ')');
  if (close < 0 || close === at + 1 || close - at > 80) return at + 1;
  const last = draft.objects.at(-1);
  if (last && last.note === null) {
    draft.objects = [...draft.objects.slice(0, -1), { ...last, note: grammar.note(at + 1, close) }];
  }
  return close + 1;
}
