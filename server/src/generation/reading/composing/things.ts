import { type Category, kindsOf } from '../language/kinds.ts';

/** What the words for things, people, places and events are to the words for deeds and states, in shares of their senses. */
export const isThing = (name: string): boolean => {
  const categories = kindsOf(name)?.categories;
  if (categories === undefined) return false;
  const abstract = [
    'act',
    'attribute',
    'state',
    'relation',
    'shape',
    'time',
    'quantity',
    'process',
    'feeling',
    'motive',
  ];
  return abstract.reduce((sum, one) => sum + (categories.get(one as Category) ?? 0), 0) <= 0.5;
};
