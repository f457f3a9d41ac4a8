import { kindWords } from './kind-words.ts';
import { type PlanSchema, shapesOf } from './schema.ts';

/** A behaviour that may be what somebody meant. */
export interface Suggestion {
  readonly kind: string;
  readonly title: string;
  readonly description: string;
}

const idle = new Set(
  'a an and are as at be by can each every for from has have in is it its of on or shown shows show so that the their them they this to when which who with you your'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .slice(0, 7);

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !idle.has(word) && word.length > 2).map(stem);

/** The behaviours of a plan's schema that share words with a text, best first; [] where none does. */
export function nearestBehaviours(schema: PlanSchema, text: string, most = 3): readonly Suggestion[] {
  const items = schema.properties?.behaviours?.items;
  const shapes = items === undefined ? null : shapesOf(items);
  const wanted = new Set(wordsOf(text));
  const scored = (shapes?.shapes ?? []).map(({ value, schema: { description = '' } }) => {
    const { title = value, also = '', about = description } = kindWords[value] ?? {};
    const named = new Set(wordsOf(`${title} ${also}`));
    const described = new Set(wordsOf(about));
    // A name says more than a sentence, and a short one more than a long one.
    const score = [...wanted].reduce(
      (sum, word) => sum + (named.has(word) ? 3 : described.has(word) ? 1 : 0) / Math.sqrt(4 + named.size),
      0,
    );
    return { kind: value, title, description: about, score };
  });
  return scored
    .filter(({ score }) => score > 0.3)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ kind, title, description }) => ({ kind, title, description }));
}
