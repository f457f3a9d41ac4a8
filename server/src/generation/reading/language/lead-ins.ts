import { readOffsetCondition } from './conditions.ts';
import { type Draft, toWord } from './draft.ts';
import { modals, negations } from './function-words.ts';
import type { Grammar } from './grammar.ts';
import { prepositionAt, subordinatorAt } from './links.ts';
import { readComplement } from './predicates.ts';

const connectors =
  /^(?:and|but|or|so|then|also|plus|additionally|moreover|furthermore|besides|otherwise|however|please|ok|okay|yes|well|nor|yet|hi|hello|&|ideally|basically|finally|lastly|first|firstly|second|secondly|next|therefore|anyway|maybe|perhaps|thus|hence|additional|obviously|hopefully)$/;

export function skipConnectors({ tokens }: Grammar, at: number): { next: number; isShared: boolean } {
  let i = at;
  let isShared = false;
  for (;;) {
    const token = tokens[i];
    if (!token || token.quote !== null || token.value !== null) break;
    if (/^(?:and|but|or|then|,|&|plus|nor|so)$/.test(token.lower)) isShared = true;
    else if (
      !connectors.test(token.lower) &&
      !(token.pos === 'PUNCT' && token.lower !== '(') &&
      token.pos !== 'INTJ' &&
      token.pos !== 'CCONJ'
    )
      break;
    if (token.lower === 'so' && tokens[i + 1]?.lower === 'that') break;
    i += 1;
  }
  return { next: i, isShared };
}

/** Conditions, times and places before the subject. */
export function readLeadIn(grammar: Grammar, draft: Draft, at: number): number {
  const { tokens } = grammar;
  let i = at;
  for (let guard = 0; guard < 6; guard += 1) {
    const token = tokens[i];
    if (!token || token.quote !== null) break;
    const every = grammar.everyTime(i);
    const condition =
      every && isMainNext(grammar, skipPlaces(grammar, every.next))
        ? { value: [every.value], next: every.next }
        : leadCondition(grammar, i);
    if (condition) {
      draft.conditions = [...draft.conditions, ...condition.value];
      i = skipConnectors(grammar, condition.next).next;
      continue;
    }
    if (
      token.pos === 'ADV' &&
      !negations.has(token.lower) &&
      !modals[token.lower] &&
      token.lower !== 'there' &&
      token.lower !== 'only'
    ) {
      draft.adverbs = [...draft.adverbs, toWord(token)];
      i = skipConnectors(grammar, i + 1).next;
      continue;
    }
    const preposition = prepositionAt(tokens, i);
    if (!preposition || !isLeadIn(grammar, i)) break;
    i = skipConnectors(
      grammar,
      readComplement(beforeSubject(grammar, preposition.next), draft, preposition.value, preposition.next, {
        isShallow: true,
      }),
    ).next;
  }
  return i;
}

/** "every night at 2 am, …": what stands between a time and its clause. */
function skipPlaces(grammar: Grammar, at: number): number {
  const preposition = prepositionAt(grammar.tokens, at);
  const phrase = preposition && grammar.phrase(preposition.next, { isShallow: true });
  return phrase?.next ?? at;
}

function leadCondition(grammar: Grammar, at: number): ReturnType<Grammar['condition']> {
  if (subordinatorAt(grammar.tokens, at)) return grammar.condition(at, null, null);
  return readOffsetCondition(grammar, at, null);
}

/** Whether a preposition's phrase is followed by a comma or a clause: it is a lead-in then. */
export function isLeadIn(grammar: Grammar, at: number): boolean {
  const { tokens } = grammar;
  const from = prepositionAt(tokens, at)?.next ?? subordinatorAt(tokens, at)?.next ?? at;
  const phrase = grammar.phrases(from, { isShallow: true });
  return phrase !== null && isMainNext(grammar, leadEnd(grammar, phrase.next));
}

function isMainNext(grammar: Grammar, at: number): boolean {
  const token = grammar.tokens[at];
  if (!token || token.quote !== null) return false;
  if (token.lower === ',') return grammar.opensClause(at + 1, true);
  if (subordinatorAt(grammar.tokens, at) !== null || token.pos === 'AUX') return false;
  return grammar.opensClause(at, true);
}

function beforeSubject(grammar: Grammar, at: number): Grammar {
  const phrase = grammar.phrases(at, { isShallow: true });
  const end = phrase && leadEnd(grammar, phrase.next);
  return phrase && end !== null && end < phrase.next ? grammar.upTo(end) : grammar;
}

/** "at the end of the term parents receive": the last noun of what seems one phrase is the subject of the verb behind it. */
function leadEnd({ tokens }: Grammar, at: number): number {
  const verb = tokens[at];
  const last = tokens[at - 1];
  if (!verb || !last || tokens[at - 2]?.pos !== 'NOUN' || last.pos !== 'NOUN' || last.lower === last.lemma) return at;
  return verb.pos === 'AUX' || (verb.pos === 'VERB' && verb.lower === verb.lemma) ? at - 1 : at;
}
