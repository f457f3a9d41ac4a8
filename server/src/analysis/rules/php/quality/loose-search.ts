import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/loose-search',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'type_juggling',
  merge: 'message',
  cwe: 'CWE-697',
  title: 'Search without strict comparison',
  description:
    'Reports in_array(), array_search() and array_keys() that search loosely where types may differ: in lists with numbers or booleans, and for what a request sends.',
  rationale: `Without it they compare with \`==\`: \`'1e1'\` is found where \`'10'\` is, \`0\` and \`null\` where \`''\` is, and \`true\` finds
anything. In a list of words, and where neither the list nor the value shows a number or a boolean, strict and loose
search nearly always agree: that is not reported.

Pass \`true\`. Where the list holds numbers and the value is a text, cast the value first. That foreign data gets through a
list is another rule's finding, [loose-in-array](loose-in-array.md), and a worse one.

**When to ignore it:** where numbers and their texts are to count as the same.`,
  references: [{ title: 'PHP manual: in_array()', url: 'https://www.php.net/manual/en/function.in-array.php' }],
  fix: 'suggestion',
  sniffs: ['WordPress.PHP.StrictInArray'],
  examples: {
    bad: [
      {
        code: "<?php\nif ( in_array( $_GET['size'], $sizes ) || array_search( $size, array( 0, 'large' ), false ) ) {\n\tshelf_show( $size );\n}\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nif ( in_array( $size, $sizes, true ) || in_array( $size, array( 'small', 'large' ) ) ) {\n\tshelf_show( array_keys( $sizes ) );\n}\n",
    ],
  },
};

const searches: ReadonlyMap<string, number> = new Map([
  ['in_array', 2],
  ['array_search', 2],
  ['array_keys', 2],
]);

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  const position = name === null ? undefined : searches.get(name);
  if (name === null || position === undefined || isCoreFile(context.fileName)) return;
  if (node.args.length < 2 || node.args.some((arg) => arg.spread || arg.name !== null)) return;
  const strict = node.args[position]?.value;
  if (strict && !(strict.kind === 'Bool' && !strict.value)) return;
  const [first, second] = name === 'array_keys' ? [node.args[1], node.args[0]] : [node.args[0], node.args[1]];
  if (first === undefined || second === undefined || !mayDiffer(first.value, second.value)) return;
  const last = node.args.at(-1);
  const edit = strict
    ? { start: strict.start, end: strict.end, text: 'true' }
    : last
      ? { start: last.end, end: last.end, text: ', true' }
      : null;
  context.report({
    at: { start: node.start, end: node.callee.end },
    message: `${name}() compares loosely, so it may match different values.`,
    suggestion: 'Pass true as the third argument.',
    confidence: 'medium',
    ...(edit ? { fix: { edits: [edit], safe: false } } : {}),
  });
}

/** Two texts that are no numbers are equal only when they are the same. */
function mayDiffer(needle: Expr, list: Expr): boolean {
  if (list.kind === 'Array' && list.items.length > 0) {
    const values = list.items.map((item) => item?.value);
    if (isWord(needle)) return values.some((value) => value?.kind === 'Bool' || value?.kind === 'Num');
    return values.some((value) => value !== undefined && isConvertible(value));
  }
  return isConvertible(needle) || isFromRequest(needle);
}

/** A number, a boolean, null, or a text that reads as a number or as nothing. */
function isConvertible(value: Expr): boolean {
  return (
    value.kind === 'Num' || value.kind === 'Bool' || value.kind === 'Null' || (value.kind === 'Str' && !isWord(value))
  );
}

function isFromRequest(value: Expr): boolean {
  return value.kind === 'Index' && value.base.kind === 'Var' && /^_(GET|POST|REQUEST|COOKIE)$/.test(value.base.name);
}

function isWord(value: Expr): boolean {
  return value.kind === 'Str' && /^\D/.test(value.value.trim()) && !/^[-+.]/.test(value.value.trim());
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...searches.keys()], visit: check }] };
