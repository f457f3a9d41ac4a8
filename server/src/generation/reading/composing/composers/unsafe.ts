import type { Deed } from '../deeds.ts';
import { nothingToAct, type OutrightComposer, unclear, unreadCondition } from './composer.ts';

/** Deeds that keep something from happening: a "no" beside them is theirs. */
const keeping =
  /^(?:not\.)?(?:restrict|internal|private_site|limit|range|unique|overlap|require|role|noindex|off|hold|shop_limit|shop_hide|login_limit|comment_rules|fields|declare|except|approve|password|announcement|notice|show|popup|maintenance|cookies)$/;

const negation = /^(?:no|not|n't|n’t|never|nobody|none|neither|nor|without|cannot)$/;

/**
 * "I don't want one of those caching suites", "no selling of anything": a word before the act that denies it. Not "no more than",
 * "not only", "don't forget to", and not what stands in a clause of its own.
 */
function deniedBy({ act, span, sentence, chunks }: Deed): boolean {
  const { tokens } = sentence;
  for (let at = span.from; at < act.from; at += 1) {
    if (!negation.test(tokens[at]?.lower ?? '') || chunks.some(({ from, to }) => at >= from && at < to)) continue;
    const next = tokens[at + 1]?.lower ?? '';
    if (
      /^(?:only|just|more|less|fewer|later|longer|earlier|sooner|matter|forget|mind|doubt|problem|wonder)$/.test(next)
    )
      continue;
    // Another verb, or a pause, between them: "they don't read it, so send …"
    const between = tokens.slice(at + 1, act.from);
    if (
      between.length <= 5 &&
      between.every(({ lower, pos }) => pos !== 'PUNCT' && !/^(?:so|but|and|then)$/.test(lower))
    )
      return true;
  }
  return false;
}

/** A word that makes a deed depend on something which nobody marked as a condition. */
function looseCondition({ span, act, sentence, slots, chunks }: Deed): string | undefined {
  const { tokens } = sentence;
  const isMarked = (at: number): boolean =>
    (at >= act.from && at < act.to) || [...slots, ...chunks].some(({ from, to }) => at >= from && at < to);
  for (let at = span.from; at < span.to; at += 1) {
    const { lower = '' } = tokens[at] ?? {};
    if (!/^(?:if|unless|until|whenever|except)$/.test(lower) || isMarked(at)) continue;
    // "If possible", "if they like"; "ask if it is ready" is a question
    const [before, next, after] = [at - 1, at + 1, at + 2].map((place) => tokens[place]?.lower ?? '');
    if (/^(?:possible|you|that|need|necessary|so|not|any|at|anything|i|we)$/.test(next ?? '')) continue;
    if (/^(?:like|care|cared|want|wants|wish|dare|prefer|would|'d)$/.test(after ?? '')) continue;
    if (lower === 'if' && /^(?:ask|know|tell|say|see|wonder|check|about|me|us|them|him|her|you)/.test(before ?? ''))
      continue;
    return tokens
      .slice(at, Math.min(at + 5, span.to))
      .map(({ text }) => text)
      .join(' ');
  }
  return undefined;
}

/** "…, which can't be seen by the public" of something that was not understood: not of the record that was spoken of. */
function isOfSomethingElse({ span, sentence, slots }: Deed): boolean {
  const { tokens } = sentence;
  const first = tokens[span.from]?.lower ?? '';
  if (slots.some(({ label }) => label === 'thing' || label === 'field')) return false;
  if (/^(?:which|that)$/.test(first))
    return !sentence.slots.some(
      ({ label, from, to }) => /^(?:thing|field)$/.test(label) && from < span.from && to > span.from - 6,
    );
  const words = tokens
    .slice(span.from, span.to)
    .map(({ lower }) => lower)
    .join(' ');
  return /\b(?:each other|one another|who else)\b/.test(words);
}

/** Deeds that nobody can ask for where there is no shop. */
const ofShops = /^(?:payment|reorder|order_number|shop_related)$/;

/** Deeds whose composers read "until" and "except" themselves. */
const hasOwnEnd =
  /^(?:restrict|fields|approve|hold|countdown|maintenance|announcement|private_site|delivery_slot|require|order_status)$/;

/** How letters end. */
const farewell = /^(?:cheers|thanks|thank|regards|best|kind|many|ta|sincerely|yours|greetings|warmly)$/;

/**
 * Refuses what would do more than is asked for, or the opposite: deeds that are denied though nobody marked it, that depend on a
 * condition which nobody marked, that close something else than what is meant, and words of farewell.
 */
export const unsafe: OutrightComposer = (deed, story) => {
  const refuse = (reason: string): true => {
    story.refuse(deed, reason);
    return true;
  };
  const { tokens } = deed.sentence;
  if (tokens.length <= 6 && farewell.test(tokens[0]?.lower ?? '')) return refuse(unclear);
  if (deed.isDenied || keeping.test(deed.intent)) {
    if (deed.intent === 'restrict' && isOfSomethingElse(deed)) return refuse(nothingToAct);
  } else if (deniedBy(deed)) return refuse(unclear);
  const condition = hasOwnEnd.test(deed.intent) ? undefined : looseCondition(deed);
  if (condition !== undefined && !deed.isDenied) return refuse(unreadCondition([condition]));
  if (ofShops.test(deed.intent) && !story.isShop) return refuse('Only a WooCommerce shop has that.');
  return false;
};
