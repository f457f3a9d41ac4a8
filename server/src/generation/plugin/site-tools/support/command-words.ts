/** Words that can stand before the verb of an order without being who does it: "A small plugin that completely …". */
const beforeVerb = new Set(
  (
    'a an the this that which it plugin tool small simple tiny lightweight little wordpress wp site i we you us me want wants need ' +
    "needs would 'd like to should must will can shall please simply completely fully entirely totally globally also and then " +
    'automatically just help helps let lets allow allows admin admins administrators owner owners for my our one click , - : ' +
    'create creates build make makes write develop code give provide provides has have gives offers offer by default option options ability way easy easily quickly be able to able in order is are does do so'
  ).split(' '),
);

/** What a statement orders, behind the first of its verbs that `verbs` knows; null when somebody else is said to do it. */
export function orderIn(words: readonly string[], verbs: RegExp): string | null {
  for (const [index, word] of words.entries()) {
    if (verbs.test(word)) return words.slice(index + 1).join(' ');
    if (!beforeVerb.has(word)) return null;
  }
  return null;
}
