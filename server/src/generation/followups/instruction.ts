import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import { cleanLine } from '../naming/clean-text.ts';

/** One thing that an instruction asks for. */
export interface Wish {
  /** As it was written. */
  readonly text: string;
  /** Without politeness and filling words; one line. */
  readonly said: string;
}

/** Words with which something to be done begins. */
const begins =
  "(?:please |also |then )*(?:add|remove|drop|delete|rename|call|make|don'?t|do not|no|without|only|show|hide|put|send|email|e-mail|notify|remind|sort|order|use|change|set|limit|let|allow|require|leave out|take|skip|get rid|give|replace|turn|switch|stop|include|keep|ask)\\b";

const joints = new RegExp(`(?:,\\s*(?:and|but|then)?|\\s(?:and|but|then))\\s+(?=${begins})`, 'gi');
const ends = /[.!?;]+(?=\s|$)|\n+/g;

const openers =
  /^(?:(?:please|can (?:you|we|i)|could (?:you|we|i)|would you|i(?:'d| would) like(?: you)? to|i(?:'d| would) like|i want(?: you)? to|we(?:'d| would) like to|we (?:also )?(?:want|have) to|let'?s|also|and|but|now|then|next|ok(?:ay)?|actually|so|just|oh|hm+)[,\s]+)+/i;
const closers =
  /(?:[,\s]+(?:please|too|as well|also|instead|then|now|any ?more|any longer|at all|after all|thanks|thank you))+$/i;

/** What an instruction asks for, one after the other; [] where it has no word. */
export function wishesIn(instruction: string): Wish[] {
  const text = withoutLongRuns(instruction).replaceAll('’', "'");
  const quoted = text.replace(/"[^"]*"|“[^”]*”/g, (quote) => '_'.repeat(quote.length));
  const cuts = [...quoted.matchAll(ends), ...quoted.matchAll(joints)].sort((a, b) => a.index - b.index);
  const wishes: Wish[] = [];
  let from = 0;
  for (const cut of [...cuts, { index: text.length, 0: '' }]) {
    const own = text.slice(from, Math.max(from, cut.index)).trim();
    from = Math.max(from, cut.index + cut[0].length);
    const said = cleanLine(own)
      .replace(/^[,\s]+/, '')
      .replace(openers, '')
      .replace(closers, '')
      .trim();
    if (/[\p{L}\p{N}]/u.test(said)) wishes.push({ text: own, said });
  }
  return wishes;
}

/** Text in quotes, without them; null where there is none. */
export const quoteIn = (said: string): string | null => /["“]([^"”]+)["”]/.exec(said)?.[1]?.trim() ?? null;

const articles = /^(?:(?:the|an?|any|all|its?|their|our|your|my|every|each|this|that|these|those|some|one|new)\s+)+/i;

/** A name without articles, quotes and signs around it. */
export const bare = (words: string): string =>
  words
    .replace(/["“”]/g, '')
    .trim()
    .replace(articles, '')
    .replace(/[\s,.:]+$/, '')
    .trim();

/** What an instruction made of a plan: the plan, or why nothing could be made; null where the words are others. */
export type Outcome<Plan> = { readonly plan: Plan } | { readonly reason: string } | null;
