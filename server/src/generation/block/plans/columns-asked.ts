const words = 'zero one two three four five six'.split(' ');

/** How many things stand beside each other, where a text says it: “three in a row”, “in two columns”, “4 per row”. */
export function columnsAsked(text: string): number | undefined {
  const [, beside, columns, per] =
    /\b(\w+) (?:in a row|next to each other|abreast)\b|\b(\w+)[ -]columns?\b|\b(\w+) (?:per|to a) row\b/i.exec(text) ??
    [];
  const said = (beside ?? columns ?? per ?? '').toLowerCase();
  const count = /^[1-6]$/.test(said) ? Number(said) : words.indexOf(said);
  return count > 0 ? count : undefined;
}
