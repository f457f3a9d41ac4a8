import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/regexp-delimiter',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Missing delimiter in preg_quote()',
  description: 'Reports preg_quote() without the delimiter of the pattern that its result is put into.',
  rationale: `\`preg_quote()\` knows the characters that mean something in a pattern, but not the delimiter around it. A text with a
slash, such as an address or a path, ends a pattern between slashes: PHP warns about unknown modifiers and finds nothing.

Pass the delimiter as the second argument: \`preg_quote( $text, '/' )\`.

**When to ignore it:** when the text can hold no delimiter.`,
  references: [{ title: 'PHP: preg_quote()', url: 'https://www.php.net/manual/en/function.preg-quote.php' }],
  fix: 'safe',
  sniffs: ['WordPress.PHP.PregQuoteDelimiter'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_mark( $text, $word ) {\n\treturn preg_replace( '/(' . preg_quote( $word ) . ')/i', '<mark>$1</mark>', $text );\n}\nfunction shelf_has( $text, $path ) {\n\t$quoted = preg_quote( $path );\n\treturn preg_match( \"~^{$quoted}~\", $text );\n}\n",
        lines: [3, 6],
      },
    ],
    good: [
      "<?php\nfunction shelf_mark( $text, $word ) {\n\treturn preg_replace( '/' . preg_quote( $word, '/' ) . '/', '', $text );\n}\n",
      "<?php\nfunction shelf_has( $text, $path ) {\n\treturn preg_match( '{^' . preg_quote( $path ) . '}', $text ) || preg_match( '#' . preg_quote( $path ) . '#', $text );\n}\n",
    ],
  },
};

/** A pattern between a delimiter that preg_quote() leaves as it is. */
const pattern = /preg_(?!quote)\w+\s*\(\s*(?:array\s*\(|\[)?\s*(['"])([/~@%!`,;_])/g;

function check({ node, args, isLocal, enclosing }: CallEvent, context: PhpContext): void {
  const [text] = args;
  if (isLocal || args.length !== 1 || !text || text.spread || text.value.constant !== undefined) return;
  const delimiter = delimiterAround(node.start, context) ?? onlyDelimiter(enclosing?.node ?? null, context);
  if (delimiter === null) return;
  context.report({
    at: node,
    message: `preg_quote() does not escape the pattern delimiter ${delimiter}, which the text may contain.`,
    suggestion: `Pass '${delimiter}' as the second argument.`,
    confidence: 'high',
    fix: { edits: [{ start: text.node.end, end: text.node.end, text: `, '${delimiter}'` }], safe: true },
  });
}

/** That of the pattern in whose text the call stands: `preg_match( '/a' . preg_quote( $b )`. */
function delimiterAround(at: number, { source }: PhpContext): string | null {
  const statement = /[^;{}]*$/.exec(source.slice({ start: Math.max(source.base, at - 400), end: at }))?.[0] ?? '';
  return [...statement.matchAll(pattern)].at(-1)?.[2] ?? null;
}

/** That of every pattern in the function. */
function onlyDelimiter(body: { start: number; end: number } | null, { source }: PhpContext): string | null {
  if (body === null || body.end - body.start > 20_000) return null;
  const text = source.slice(body);
  const all = [...text.matchAll(/preg_(?!quote)\w+\s*\(\s*(?:array\s*\(|\[)?\s*(.)(.)/g)];
  const delimiters = new Set(all.map(([, quote, first]) => (quote === "'" || quote === '"' ? first : '')));
  const [delimiter] = delimiters;
  return delimiters.size === 1 && delimiter && /[/~@%!`,;_]/.test(delimiter) ? delimiter : null;
}

export const visitor: PhpVisitor = { calls: [{ names: ['preg_quote'], visit: check }] };
