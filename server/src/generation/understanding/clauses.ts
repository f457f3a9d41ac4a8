import { adverbs, auxiliaries, modals, pronouns } from './lexicon/function-words.ts';
import { nounPhrase } from './noun-phrase.ts';
import type { Token } from './tokens.ts';
import { isVerbAt } from './verb-sense.ts';
import { verbatim } from './verbatim.ts';

const openers = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
]);

/** How deep in brackets each token is. */
export function depths(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map(({ text }) => {
    const step = openers.get(text) ?? 0;
    if (step < 0) depth = Math.max(0, depth + step);
    const here = depth;
    if (step > 0) depth += step;
    return step > 0 ? here + 1 : step < 0 ? here + 1 : here;
  });
}

const connectors = new Set([',', 'and', 'but', 'then', 'plus', '–', '—', '&', '\n', ':']);
const leading = new Set('when whenever once if after before every while as soon as'.split(' '));

/** Whether a new statement begins here: a verb in the imperative, or a subject with its verb. */
function startsPredicate(tokens: readonly Token[], start: number): boolean {
  const word = tokens[start]?.lower ?? '';
  if (isVerbAt(tokens, start, start)) return true;
  // "… and have to return them"
  if ((word === 'have' || word === 'has') && tokens[start + 1]?.lower === 'to') return true;
  if (pronouns.has(word)) return !/^(who|which|that|what|whose|one|ones)$/.test(word);
  const subject = nounPhrase(tokens, start);
  if (subject.words.length === 0 || subject.words.length > 4) return false;
  const after = tokens[subject.next]?.lower ?? '';
  return (
    modals.has(after) ||
    auxiliaries.has(after) ||
    after === 'belong to' ||
    after === 'belongs to' ||
    isVerbAt(tokens, subject.next, start)
  );
}

/** Statements of one sentence: "Show events and delete old ones" makes two. Linear: each connector is looked at once. */
export function splitClauses(tokens: readonly Token[]): Token[][] {
  // A list of properties from Markdown is one statement.
  if (tokens.some(({ text }) => text === '\n')) return [[...tokens]];
  const depth = depths(tokens);
  const isVerbatim = verbatim(tokens);
  const clauses: Token[][] = [];
  let start = 0;
  let hasStructure = false;
  let hasComma = false;
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]?.lower ?? '';
    if (depth[index] !== 0 || isVerbatim[index]) continue;
    if (
      word === ':' ||
      word === 'with' ||
      auxiliaries.has(word) ||
      modals.has(word) ||
      (index - start < 12 && isVerbAt(tokens, index, start))
    ) {
      hasStructure = true;
    }
    if (!connectors.has(word) || !hasStructure) continue;
    // "When someone books, email the admin" is one statement.
    if (leading.has(tokens[start]?.lower ?? '') && !hasComma) {
      hasComma = word === ',';
      continue;
    }
    let next = index + 1;
    while (
      next < tokens.length &&
      (connectors.has(tokens[next]?.lower ?? '') || adverbs.has(tokens[next]?.lower ?? ''))
    )
      next++;
    if (!startsPredicate(tokens, next)) {
      // What was passed over leads to the same word.
      index = next - 1;
      continue;
    }
    clauses.push(tokens.slice(start, index));
    start = next;
    index = next - 1;
    hasStructure = false;
    hasComma = false;
  }
  clauses.push(tokens.slice(start));
  return clauses.filter((clause) => clause.some(({ kind, text }) => kind !== 'sign' || /\p{So}/u.test(text)));
}
