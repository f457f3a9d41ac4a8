/** What may be decided of an entry, with the status that it then has. */
const outcomes: readonly (readonly [RegExp, string, 'for' | 'against'])[] = [
  [/^approv(e|es|ed|ing)$/, 'approved', 'for'],
  [/^confirm(s|ed|ing)?$/, 'confirmed', 'for'],
  [/^accept(s|ed|ing)?$/, 'accepted', 'for'],
  [/^declin(e|es|ed|ing)$/, 'declined', 'against'],
  [/^reject(s|ed|ing)?$/, 'rejected', 'against'],
  [/^refus(e|es|ed|ing)$/, 'refused', 'against'],
  [/^(deny|denies|denied|denying)$/, 'denied', 'against'],
  [/^cancel(s|ed|led|ing|ling)?$/, 'cancelled', 'against'],
];

/** The outcome that a word names: `declines` → `declined`. */
export const outcomeOf = (word: string): string | null => outcomes.find(([pattern]) => pattern.test(word))?.[1] ?? null;

/** Statuses that turn an entry down. */
export const isAgainst = (status: string): boolean =>
  outcomes.some(([, outcome, side]) => outcome === status && side === 'against');
