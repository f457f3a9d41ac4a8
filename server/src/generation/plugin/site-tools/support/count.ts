const words = new Map(
  'one 1,two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,twelve 12,fifteen 15,twenty 20'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/**
 * How many of a thing a line asks for: `countIn(' show three related posts ', 'posts?')` is 3; null when it does not say.
 * @param things pattern of the word that is counted, up to three words behind the number
 */
export function countIn(line: string, things: string): number | null {
  const found = new RegExp(` (\\d{1,4}|${[...words.keys()].join('|')}) (?:[a-z-]+ ){0,3}(?:${things}) `).exec(
    line,
  )?.[1];
  if (found === undefined) return null;
  const count = Number(words.get(found) ?? found);
  return count > 0 ? count : null;
}
