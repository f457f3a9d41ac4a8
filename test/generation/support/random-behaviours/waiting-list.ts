type Members = Record<string, unknown>;

/** A random waiting list about products that there are. */
export const waitingList = (one: Members, _context: unknown, pick: number): Members => ({
  ...one,
  products: pick % 2 === 0 ? [] : [{ attribute: 'category', is: 'contains', value: `It's "new" & more` }],
});
