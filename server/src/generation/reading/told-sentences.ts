import { nearestBehaviours } from '@presswright/shared/plan-form/nearest-behaviours';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { lazy } from './language/english.ts';
import { isSmallTalk } from './small-talk.ts';

/** What was not understood of a description: its own words, and why. */
interface Missed {
  readonly text: string;
  readonly reason: string;
}

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The schema as forms get it: without the types that it was made of. */
const schema = lazy((): PlanSchema => JSON.parse(JSON.stringify(PluginPlan)));

/** Reasons that name nothing which somebody could do about it. */
const bare =
  /^(?:It is not clear what is to be done here|No part of a plan (?:says|does) this(?: yet)?|No part of the plan comes of it)\.$/;

/**
 * Turns parts of sentences that were not understood into whole sentences of the customer's own, each once, with what is missing of it
 * and why; a sentence of which nothing is known gets what is on offer nearest to it. Small talk is left out.
 */
export function tellSentences(description: string, missed: readonly Missed[]): readonly Missed[] {
  const told = new Map<string, Missed[]>();
  const order: Sentence[] = [];
  const taken = new Map<string, number>();
  for (const one of missed) {
    const quote = one.text.replace(/…$/, '').trim();
    const at = description.toLowerCase().indexOf(quote.toLowerCase(), taken.get(quote) ?? 0);
    if (at !== -1) taken.set(quote, at + 1);
    const found = at === -1 ? undefined : sentencesOf(description).find(({ start, end }) => start <= at && at < end);
    const sentence = found ?? { text: quote, start: description.length, end: description.length };
    if (isSmallTalk(sentence.text)) continue;
    const known = told.get(sentence.text);
    if (known === undefined) {
      told.set(sentence.text, [one]);
      order.push(sentence);
    } else known.push(one);
  }
  return order
    .sort((one, other) => one.start - other.start)
    .map(({ text }) => ({ text, reason: reasonOf(text, told.get(text) ?? []) }));
}

/** The sentences of a description without their last mark. */
function sentencesOf(description: string): readonly Sentence[] {
  return [...description.matchAll(/(?:[^.!?;\n]|[.!?](?=[^\s"”)])|;(?=\S))+/g)].flatMap(({ 0: whole, index }) => {
    const text = whole.trim();
    return text === '' ? [] : [{ text, start: index, end: index + whole.length + 1 }];
  });
}

function reasonOf(sentence: string, missed: readonly Missed[]): string {
  const named = missed.filter(({ reason }) => !bare.test(reason));
  const parts = (named.length > 0 ? named : missed).map(({ text, reason }) =>
    text.length * 4 < sentence.length * 3 ? `“${text}”: ${reason}` : reason,
  );
  const said = [...new Set(parts)].join(' ');
  if (named.length > 0) return said;
  const [nearest] = nearestBehaviours(schema(), sentence, 1);
  return nearest === undefined ? said : `${said} The nearest on offer is “${nearest.title}”: ${nearest.description}`;
}
