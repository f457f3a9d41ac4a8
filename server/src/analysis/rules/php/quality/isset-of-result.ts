import type { Call, NodeKind } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/isset-of-result',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'correctness',
  title: 'isset() on an expression',
  description: 'Reports isset() of the result of a call or of another expression, which PHP does not compile.',
  rationale: `\`isset()\` takes variables, entries and properties only. With anything else in it the file does not compile, and the
site shows an error.

Compare with \`null\` or \`false\`, or keep the result in a variable first.`,
  references: [{ title: 'PHP manual: isset()', url: 'https://www.php.net/manual/en/function.isset.php' }],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [{ code: "<?php\nif ( isset( get_option( 'shelf' ) ) ) {\n\techo 'yes';\n}\n", lines: [2] }],
    good: [
      "<?php\nif ( isset( $a, $b['c'], $d->e, F::$g, get_option( 'shelf' )['size'] ) && ! empty( get_option( 'x' ) ) ) {\n\techo 'yes';\n}\n",
    ],
  },
};

const noVariables: ReadonlySet<NodeKind> = new Set<NodeKind>([
  'Call',
  'MethodCall',
  'StaticCall',
  'New',
  'Binary',
  'Unary',
  'Str',
  'Num',
  'Bool',
  'Concat',
  'Assign',
  'Cast',
  'ClassConst',
]);

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || !/^isset$/i.test(node.callee.text)) return;
  const wrong = node.args.find(({ value }) => noVariables.has(value.kind));
  if (wrong === undefined) return;
  const text = context.source.slice(wrong.value);
  const isWhole = node.args.length === 1 && /Call$/.test(wrong.value.kind);
  context.report({
    at: node,
    message: 'isset() only accepts variables, so PHP cannot compile this file.',
    suggestion: `Write null !== ${text.length > 60 ? 'the expression' : text}, or assign it to a variable first.`,
    confidence: 'high',
    ...(isWhole
      ? { fix: { edits: [{ start: node.start, end: node.end, text: `( null !== ${text} )` }], safe: false } }
      : {}),
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: ['isset'], visit: check }] };
