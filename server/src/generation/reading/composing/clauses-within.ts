import type { Token } from '../language/tokens.ts';
import type { ActMark, MarkedSentence, SlotMark } from '../learned/read-marks.ts';

/** Deeds whose text may say what somebody else is to do. */
const speaking = new Set(['email', 'notice', 'webhook']);

/** Words that hand a wish on to whoever reads it. */
const handsOn = /^(?:remind|ask|tell|urge|invite|beg|request|prompt|nudge|encourage|advise|warn)$/;

/**
 * Whether a deed is what a message asks for, and nothing that the site does: "remind the author *to check it*", "a mail asking
 * *to renew*".
 */
export function isAskedInMessage(act: ActMark, before: ActMark | undefined, tokens: readonly Token[]): boolean {
  if (before === undefined || !speaking.has(before.intent) || tokens[act.from - 1]?.lower !== 'to') return false;
  const between = tokens.slice(before.from, act.from - 1);
  const at = between.findLastIndex(
    ({ lemma, lower }) => handsOn.test(lemma) || handsOn.test(lower.replace(/ing$/, '')),
  );
  return at !== -1 && between.length - at <= 6 && between.slice(at).every(({ lower }) => !/^[;:.]$/.test(lower));
}

/** Whether two deeds of a kind are one, told twice over: "*show* me a *warning*", "*get* 5 % *off*". */
const isToldTwice = (act: ActMark, next: ActMark | undefined, tokens: readonly Token[]): boolean =>
  next !== undefined &&
  next.intent === act.intent &&
  next.isDenied === act.isDenied &&
  next.from - act.to <= 4 &&
  tokens
    .slice(act.to, next.from)
    .every(
      ({ pos, lower }) =>
        !/^(?:VERB|AUX|CCONJ|SCONJ|PUNCT)$/.test(pos) && !/^(?:who|which|that|where|while|also|each)$/.test(lower),
    );

/** Whether of two deeds that are one this is the one to leave out: the less likely. */
export const isLesserTwin = (
  act: ActMark,
  before: ActMark | undefined,
  next: ActMark | undefined,
  tokens: readonly Token[],
): boolean =>
  (isToldTwice(act, next, tokens) && (next?.share ?? 0) >= act.share) ||
  (before !== undefined && isToldTwice(before, act, tokens) && before.share > act.share);

/** Words without which nothing is declined. */
const declining =
  /^(?:not|n't|nt|no|never|nobody|none|nothing|nowhere|without|neither|nor|cannot|can't|don't|won't|instead|rather|stop\w*|avoid\w*|hardly|skip\w*|spare\w*|refrain\w*|off|drop\w*|leav\w+|exclud\w+|exclusive\w*|remov\w+|hid\w*|hate\w*|free|rid|kill\w*|ban\w*|forbid\w*|disabl\w+|except|but|only|less|unwanted|prevent\w*|keep\w*|no-one|un\w+)$/;

/** Whether a sentence declines anything at all: a deed that was taken for a declined one is a wish otherwise. */
export const isDeclining = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => declining.test(lower));

/** Deeds that list what records have, so that "what is broken" can be the name of a property. */
const listing = new Set(['submit', 'fields', 'declare', 'require', 'receive', 'account', 'internal', 'create']);

/**
 * Properties without the clauses in them: "the trade it's in" is a trade, "which day" a day; "where it's missing" is none, and
 * "who hasn't" only where properties are listed.
 */
export function withoutClauses({ tokens, slots, acts }: MarkedSentence): readonly SlotMark[] {
  const isListing = acts.length === 0 || acts.some(({ intent }) => listing.has(intent));
  return slots.flatMap((slot) => {
    if (slot.label !== 'field') return [slot];
    const own = tokens.slice(slot.from, slot.to);
    const first = own[0]?.lower ?? '';
    if (/^(?:where|when|whether|if|because|that|than|as)$/.test(first) && own.length > 1) return [];
    const isQuestion = /^(?:which|what|who|how)$/.test(first) && own.length > 1;
    if (isQuestion && !isListing && first !== 'how') return [];
    if (first === 'which' && own[1]?.pos === 'NOUN') return [{ ...slot, from: slot.from + 1 }];
    const pronoun = isQuestion
      ? -1
      : own.findIndex(
          ({ lower }, at) =>
            at > 0 && own[at - 1]?.pos === 'NOUN' && /^(?:it|they|he|she|we|you|i)$/.test(lower) && at + 1 < own.length,
        );
    return [pronoun === -1 ? slot : { ...slot, to: slot.from + pronoun }];
  });
}

/** "It needs the fixtures: date, opponent, result": what stands before a colon has what stands behind it. */
export function withOwner({ tokens, slots }: MarkedSentence): readonly SlotMark[] {
  const at = slots.findIndex(({ label, to }) => label === 'field' && tokens[to]?.lower === ':');
  const owner = slots[at];
  const behind = slots.slice(at + 1).filter(({ label }) => label === 'field').length;
  if (
    owner === undefined ||
    behind < 2 ||
    slots.slice(0, at).some(({ label }) => label === 'thing' || label === 'field')
  )
    return slots;
  return slots.map((slot) => (slot === owner ? { ...slot, label: 'thing' } : slot));
}

/** Addresses that nobody marked, where a sentence leads from one to another. */
export function withPaths({ tokens, slots, acts }: MarkedSentence): readonly SlotMark[] {
  if (!acts.some(({ intent }) => intent === 'redirect')) return slots;
  const added = tokens.flatMap((token, at): SlotMark[] =>
    token.value?.kind === 'path' && !slots.some(({ from, to }) => at >= from && at < to)
      ? [{ label: 'url', from: at, to: at + 1 }]
      : [],
  );
  return added.length === 0 ? slots : [...slots, ...added].sort((a, b) => a.from - b.from);
}
