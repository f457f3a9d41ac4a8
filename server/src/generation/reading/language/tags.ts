import { modals, negations, timeUnits } from './function-words.ts';
import { lemmaOf } from './lemma-of.ts';
import { retag, type Token } from './tokens.ts';
import { isKnownLemma, wordEntry } from './words-table.ts';

type Pos = Token['pos'];

/** The tags of a sentence, corrected where the tagger, which learned from the news, goes wrong on what customers ask for. */
export function correctTags(tagged: readonly Token[]): Token[] {
  const tokens = [...tagged];
  for (const [at, token] of tokens.entries()) {
    if (token.quote !== null || token.value !== null) continue;
    const pos = correctedPos(tokens, at, token);
    if (pos !== token.pos) tokens[at] = retag(token, pos);
  }
  return tokens;
}

/** Whether the form is a verb's base: "book", not "books". */
export function isBaseVerb(lower: string): boolean {
  const use = wordEntry(lower)?.verb ?? 0;
  return use > 0 && (lemmaOf(lower, 'VERB') === lower || use > 3);
}

/** How often the form is a verb among all that it can be, from annotated texts: 0 to 1. */
function verbShare(lower: string): number {
  const verb = wordEntry(lemmaOf(lower, 'VERB'))?.verb ?? 0;
  const noun = wordEntry(lemmaOf(lower, 'NOUN'))?.noun ?? 0;
  const own = wordEntry(lower);
  const all = verb + noun + (own?.adjective ?? 0) + (own?.adverb ?? 0);
  return all === 0 ? 0 : verb / all;
}

function correctedPos(tokens: readonly Token[], at: number, token: Token): Pos {
  const { lower, pos } = token;
  const before = lastBefore(tokens, at);
  const next = tokens[at + 1];
  const fixed = fixedPos(lower, pos, before, next);
  if (fixed) return fixed;
  if (/^(?:AUX|PUNCT|PRON|DET|CCONJ|PART|SCONJ|NUM)$/.test(pos)) return pos;
  // "Excel", "Stripe": a name within a sentence
  const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && pos === 'PROPN';
  if (isName) return pos;
  if (lower.endsWith('ing')) return ingPos(tokens, at, token);
  if (
    pos === 'ADJ' &&
    lower.endsWith('ed') &&
    before?.pos === 'AUX' &&
    next?.pos !== 'NOUN' &&
    wordEntry(lemmaOf(lower, 'VERB'))?.verb
  )
    return 'VERB';
  // "search engines must"
  if (
    !before &&
    pos === 'VERB' &&
    next?.pos === 'NOUN' &&
    tokens[at + 2]?.pos === 'AUX' &&
    (wordEntry(lower)?.noun ?? 0) > 0
  )
    return 'NOUN';
  if (isThirdPerson(lower)) return thirdPersonPos(tokens, at, token);
  if (!isBaseVerb(lower)) return pos;
  if (pos !== 'VERB') return isVerbPlace(tokens, at, token) ? 'VERB' : pos;
  return isNounPlace(tokens, at, token) ? 'NOUN' : pos;
}

function fixedPos(lower: string, pos: Pos, before: Token | undefined, next: Token | undefined): Pos | null {
  if (lower === 'that' && before && /^(?:NOUN|PROPN|PRON)$/.test(before.pos) && next && next.pos !== 'NOUN')
    return 'PRON';
  if (lower === 'past' && next?.pos === 'NOUN') return 'ADJ';
  if (lower === 'like' && (before?.lower === "'d" || before?.lower === 'would')) return 'VERB';
  if (
    lower === 'there' &&
    next &&
    (next.pos === 'AUX' || modals[next.lower] || next.lower === "'s" || /^(?:needs?|has)$/.test(next.lower))
  )
    return 'PRON';
  if (
    /^(?:can|will|may|must|might|should)$/.test(lower) &&
    pos !== 'AUX' &&
    !/^(?:the|an?)$/.test(before?.lower ?? '') &&
    next &&
    (isBaseVerb(next.lower) || next.lower === 'be' || negations.has(next.lower))
  )
    return 'AUX';
  if (lower === 'right' && next?.lower === 'now') return 'ADV';
  if (/^(?:online|offline)$/.test(lower) && !/^(?:NOUN|PROPN|ADJ)$/.test(next?.pos ?? '')) return 'ADV';
  if (pos === 'VERB' && lower.includes('-') && next && /^(?:NOUN|PROPN)$/.test(next.pos)) return 'ADJ';
  if (lower === 'nt') return 'PART';
  return null;
}

/** "logging in" and "sharing their account" are verbs; "their booking" and "a meeting" are nouns. */
function ingPos(tokens: readonly Token[], at: number, { lower, pos }: Token): Pos {
  const before = lastBefore(tokens, at);
  const next = tokens[at + 1];
  if ((wordEntry(lemmaOf(lower, 'VERB'))?.verb ?? 0) === 0) return pos;
  const isDetermined = before?.pos === 'DET' || isPossessive(before) || before?.pos === 'ADJ' || before?.lower === "'s";
  if (pos === 'VERB') return isDetermined && !(next && /^(?:NOUN|PROPN)$/.test(next.pos)) ? 'NOUN' : pos;
  if (pos !== 'NOUN' || isDetermined) return pos;
  const isGerundPlace =
    before !== undefined &&
    /^(?:without|by|before|after|when|while|from|of|for|than|on|start|stop|keep|avoid|like)$/.test(before.lower);
  const opens =
    next !== undefined &&
    (opensObject(next) ||
      (/^(?:in|out|up|off|on|over)$/.test(next.lower) && isKnownLemma(`${lemmaOf(lower, 'VERB')} ${next.lower}`)));
  return isGerundPlace && opens ? 'VERB' : pos;
}

function isThirdPerson(lower: string): boolean {
  return /[^s]s$/.test(lower) && lower.length > 3 && (wordEntry(lemmaOf(lower, 'VERB'))?.verb ?? 0) > 0;
}

/** "a visitor picks a date", "someone registers"; but "to orders", "our courses". */
function thirdPersonPos(tokens: readonly Token[], at: number, { lower, pos }: Token): Pos {
  const before = lastBefore(tokens, at);
  const next = tokens[at + 1];
  if (!before) return pos === 'VERB' ? 'NOUN' : pos;
  if (
    /^(?:who|which|that|whoever)$/.test(before.lower) &&
    next &&
    (opensObject(next) || /^(?:ADP|NOUN)$/.test(next.pos)) &&
    tokens.indexOf(before) > 0
  )
    return 'VERB';
  if (before.lower === 'whoever') return 'VERB';
  if (before.pos === 'CCONJ' && /^(?:them|it|him|her)$/.test(next?.lower ?? '')) return 'VERB';
  if (
    before.lower === 'to' ||
    before.pos === 'DET' ||
    isPossessive(before) ||
    before.pos === 'ADJ' ||
    before.pos === 'NUM'
  ) {
    return pos === 'VERB' && (before.pos === 'NUM' || (wordEntry(lemmaOf(lower, 'NOUN'))?.noun ?? 0) > 0)
      ? 'NOUN'
      : pos;
  }
  if (pos === 'VERB') return /^(?:AUX|VERB)$/.test(before.pos) && verbShare(lower) < 0.9 ? 'NOUN' : pos;
  if (
    before.pos === 'PRON' &&
    /^(?:he|she|it|who|which|that|someone|somebody|everyone|everybody|anyone|anybody|nobody|something|nothing|everything|one|what|this)$/.test(
      before.lower,
    )
  )
    return 'VERB';
  const isSingular = before.pos === 'NOUN' && before.lower === before.lemma;
  if (isSingular && next && opensObject(next) && !hasVerbSince(tokens, at)) return 'VERB';
  const afterNext = tokens[at + 2];
  const isFirstOfTwo =
    isSingular &&
    /^(?:and|or)$/.test(next?.lower ?? '') &&
    afterNext !== undefined &&
    isThirdPerson(afterNext.lower) &&
    tokens[at + 3] !== undefined &&
    opensObject(tokens[at + 3] ?? afterNext);
  if (isFirstOfTwo && verbShare(lower) > 0.2 && !hasVerbSince(tokens, at)) return 'VERB';
  const isCoordinated = /^(?:and|or)$/.test(before.lower) && thirdPersonVerb(tokens[tokens.indexOf(before) - 1]);
  if (isCoordinated) return 'VERB';
  const isDetermined = tokens[tokens.indexOf(before) - 1]?.pos === 'DET';
  const hasVerb = hasVerbSince(tokens, at, !isDetermined);
  const isEnding = !next || /^[.,;!?]$/.test(next.lower) || /^(?:ADP|ADV|SCONJ|CCONJ)$/.test(next.pos);
  return isSingular && isEnding && verbShare(lower) > 0.6 && !hasVerb ? 'VERB' : pos;
}

function thirdPersonVerb(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && isThirdPerson(token.lower);
}

/** Whether the clause has a verb already, from its beginning to `at`. */
function hasVerbSince(tokens: readonly Token[], at: number, isAcrossAnd = false): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back];
    if (
      !token ||
      ((token.pos === 'CCONJ' || token.lower === ',') && !isAcrossAnd) ||
      token.pos === 'SCONJ' ||
      /^(?:[;:(]|if|when|who|that|which|once|after|before|until|whenever|unless)$/.test(token.lower)
    )
      return false;
    if (token.pos === 'VERB' || token.pos === 'AUX') return true;
  }
  return false;
}

function isVerbPlace(tokens: readonly Token[], at: number, token: Token): boolean {
  const { lower } = token;
  const before = lastBefore(tokens, at);
  const next = tokens[at + 1];
  const share = verbShare(lower);
  // "can still see"
  if (token.pos === 'ADV' && next && (next.pos === 'VERB' || isBaseVerb(next.lower))) return false;
  const isEmail = lower === 'email' || lower === 'e-mail' || lower === 'text';
  const opens = next !== undefined && opensObject(next);
  const isNounNext = next !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(next.pos);
  if (!before || /^(?:[;:]|please|then|also|\()$/.test(before.lower)) {
    if (opens) return true;
    if (isEmail)
      return (
        isNounNext && next.lower !== next.lemma && /^(?:if|when|about|with|[.,])$/.test(tokens[at + 2]?.lower ?? '.')
      );
    if (isNounNext) {
      const third = tokens[at + 2];
      if (third?.pos === 'AUX') return false;
      const isWhole = next.lower !== next.lemma && (!third || /^(?:ADP|PUNCT|CCONJ|SCONJ|ADV)$/.test(third.pos));
      return share > (isWhole ? 0.12 : 0.5);
    }
    return share > 0.7;
  }
  if (
    modals[before.lower] !== undefined ||
    negations.has(before.lower) ||
    before.lower === 'nt' ||
    /^(?:do|does|did)$/.test(before.lower)
  )
    return true;
  if (before.lower === 'to') return share >= 0.3 || opens || isEmail || (share > 0.12 && isNounNext);
  if (timeUnits.has(before.lemma) && /^(?:every|each|once|twice)$/.test(tokens[0]?.lower ?? ''))
    return share > 0.3 || opens || isNounNext;
  if (before.lower === ',') return opens && share > 0.3;
  if (before.pos === 'CCONJ') {
    const coordinated = tokens[tokens.indexOf(before) - 1];
    return (
      (opens && (share > 0.05 || isEmail)) ||
      (coordinated?.pos === 'VERB' && coordinated.lower === coordinated.lemma && share > 0.05 && isNounNext)
    );
  }
  if (before.value !== null) {
    const isCompared = /^(?:over|under|above|below)$/.test(tokens[at - 2]?.lower ?? '');
    return share > 0.6 || (isCompared && !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'));
  }
  const isPhrasal =
    next !== undefined && /^(?:up|in|out|off|on)$/.test(next.lower) && isKnownLemma(`${lower} ${next.lower}`);
  if (isPhrasal && (before.pos === 'NOUN' || before.pos === 'PRON') && !hasVerbSince(tokens, at)) return true;
  if (isLetBefore(tokens, at) && before.pos !== 'DET' && before.pos !== 'ADJ')
    return share > 0.05 && (opens || isNounNext || share > 0.3);
  if (before.pos === 'PRON' && /^(?:who|that|which|they|we|you|i|these|those)$/.test(before.lower))
    return opens || share > 0.4 || isEmail;
  const isPlural = before.pos === 'NOUN' && before.lower !== before.lemma;
  return isPlural && !hasVerbSince(tokens, at) && ((opens && share > 0.1) || (isNounNext && share > 0.5));
}

/** "lets visitors rate recipes" */
function isLetBefore(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1) {
    const token = tokens[back];
    if (!token) return false;
    if (/^(?:lets?|letting|helps?)$/.test(token.lower)) return at - back > 1;
    if (token.pos === 'VERB' || token.pos === 'AUX' || token.pos === 'PUNCT') return false;
  }
  return false;
}

/** "the export", "email address", "a record": the base of a verb that is a noun here. */
function isNounPlace(tokens: readonly Token[], at: number, { lower }: Token): boolean {
  if ((wordEntry(lower)?.noun ?? 0) === 0) return false;
  const before = lastBefore(tokens, at);
  const next = tokens[at + 1];
  if (!before || before.lower === 'to') return false;
  if (before.pos === 'DET' || isPossessive(before) || before.lower === "'s") return true;
  if (before.pos === 'ADJ' && !(next && opensObject(next))) return true;
  // "every hour fetch reviews"
  if (timeUnits.has(before.lemma)) return false;
  if (before.pos !== 'NOUN' || before.lower !== before.lemma) return false;
  if (isKnownLemma(`${before.lower} ${lower}`)) return true;
  // a singular noun takes no base form, unless a question stands before
  const verb = tokens
    .slice(0, at)
    .findLast(
      ({ lower: word, pos }) =>
        pos === 'VERB' || pos === 'AUX' || Object.hasOwn(modals, word) || /^(?:let|lets|help|make)$/.test(word),
    );
  const isAsked = verb !== undefined && (verb.pos !== 'VERB' || /^(?:let|lets|help|make)$/.test(verb.lower));
  return !isAsked && !(next && opensObject(next));
}

function opensObject(token: Token): boolean {
  return (
    token.pos === 'DET' ||
    token.quote !== null ||
    token.pos === 'NUM' ||
    token.value !== null ||
    (token.pos === 'PRON' && !/^(?:who|that|which)$/.test(token.lower))
  );
}

function isPossessive(token: Token | undefined): boolean {
  return token !== undefined && /^(?:my|your|his|her|its|our|their)$/.test(token.lower);
}

function lastBefore(tokens: readonly Token[], at: number): Token | undefined {
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back];
    if (token && (token.pos !== 'ADV' || /^(?:when|then|also)$/.test(token.lower))) return token;
  }
  return undefined;
}
