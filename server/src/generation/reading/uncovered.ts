import type { Statement } from './language/statement.ts';

/** 1 for each letter of a description that stands in any of some texts. */
function lettersIn(description: string, said: readonly { readonly text: string }[]): Uint8Array {
  const seen = new Uint8Array(description.length);
  const lower = description.toLowerCase();
  for (const { text } of said) {
    const quote = text.replace(/…$/, '').trim().toLowerCase();
    for (let at = quote === '' ? -1 : lower.indexOf(quote); at !== -1; at = lower.indexOf(quote, at + quote.length))
      seen.fill(1, at, text.endsWith('…') ? sentenceEnd(description, at) : at + quote.length);
  }
  return seen;
}

/** Statements of which less than half stands in any of some texts. */
export function openStatements(
  description: string,
  statements: readonly Statement[],
  said: readonly { readonly text: string }[],
): ReadonlySet<Statement> {
  const seen = lettersIn(description, said);
  return new Set(
    statements.filter(
      ({ start, end }) => seen.subarray(start, end).reduce((sum, one) => sum + one, 0) * 2 <= end - start,
    ),
  );
}

/** Statements that ended nowhere: neither in the plan nor among what was not understood. */
export function uncovered(
  description: string,
  statements: readonly Statement[],
  said: readonly { readonly text: string }[],
  reasonOf: (statement: Statement) => string,
): readonly { text: string; reason: string }[] {
  const open = openStatements(description, statements, said);
  const missed: { text: string; reason: string }[] = [];
  // Statements of one sentence that all ended nowhere are told together.
  for (let at = 0; at < statements.length; ) {
    const first = statements[at];
    if (first === undefined) break;
    let next = at + 1;
    if (!open.has(first) || first.isHeading) {
      at = next;
      continue;
    }
    while (
      next < statements.length &&
      statements[next]?.sentence === first.sentence &&
      open.has(statements[next] as Statement)
    )
      next++;
    const group = statements.slice(at, next);
    const telling = group.find(saysSomething);
    if (telling !== undefined)
      missed.push({ text: description.slice(first.start, group.at(-1)?.end), reason: reasonOf(telling) });
    at = next;
  }
  return missed;
}

const saysSomething = ({ speech, words, isNegated }: Statement): boolean =>
  speech !== 'aside' &&
  words.filter(({ pos }) => /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(pos)).length >= (isNegated ? 1 : 2);

const sentenceEnd = (text: string, from: number): number => {
  const end = text.slice(from).search(/[.!?\n](?:\s|$)/);
  return end === -1 ? text.length : from + end;
};
