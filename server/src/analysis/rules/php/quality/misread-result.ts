import type { Binary, Call, Expr, Node } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction } from './support/called-function.ts';

export const meta: RuleMeta = {
  id: 'quality/misread-result',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-697',
  title: 'Position used as a boolean',
  description: 'Reports strpos(), array_search() and their like whose result 0 is taken for "not found".',
  rationale: `\`strpos()\` and \`array_search()\` give the place of what they find, and \`false\` when they find nothing. The first place
is 0, which a condition, \`!\` and \`== false\` take for "not found": the test fails exactly for what stands at the front.

Compare with \`=== false\` or \`!== false\`; or ask \`str_contains()\`, \`str_starts_with()\`, which WordPress has since 5.9 on
any PHP, or \`in_array()\`.

**When to ignore it:** when the place 0 cannot occur.`,
  references: [
    { title: 'PHP: strpos()', url: 'https://www.php.net/manual/en/function.strpos.php' },
    { title: 'CWE-697: Incorrect Comparison', url: 'https://cwe.mitre.org/data/definitions/697.html' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.PHP.StrictComparisons', 'Universal.Operators.StrictComparisons'],
  examples: {
    bad: [
      {
        code: "<?php\nif ( strpos( $path, '/shelf' ) ) {\n\tshelf_show();\n}\nif ( ! array_search( $book, $books, true ) && strpos( $a, $b ) == false ) {\n\tshelf_add( $book );\n}\n",
        lines: [2, 5],
      },
    ],
    good: [
      "<?php\nif ( false !== strpos( $path, '/shelf' ) && strpos( $path, '/' ) > 0 ) {\n\tshelf_show();\n}\n$at = strpos( $a, $b );\nif ( 0 === stripos( $a, $b ) ) {\n\tshelf_show();\n}\n",
    ],
  },
};

const places = new Set([
  'strpos',
  'stripos',
  'strrpos',
  'strripos',
  'mb_strpos',
  'mb_stripos',
  'mb_strrpos',
  'iconv_strpos',
  'array_search',
]);

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  if (name === null || !places.has(name)) return;
  const parent = context.ancestors.at(-1);
  if (!parent) return;
  if (parent.kind === 'Binary' && (parent.op === '==' || parent.op === '!=')) checkLoose(node, parent, name, context);
  else if (isYesOrNo(node, parent)) {
    const isNot = parent.kind === 'Unary';
    const at = isNot ? parent : node;
    const text = `false ${isNot ? '===' : '!=='} ${context.source.slice(node)}`;
    const edit = { start: at.start, end: at.end, text: isNot && !isAlone(context) ? `( ${text} )` : text };
    report(node, name, context, edit, !isNot && name !== 'array_search');
  }
}

/** `! f()` inside a comparison would bind differently without it. */
function isAlone(context: PhpContext): boolean {
  const around = context.ancestors.at(-2);
  return around?.kind === 'Branch' || (around?.kind === 'Binary' && (around.op === '&&' || around.op === '||'));
}

function isYesOrNo(node: Expr, parent: Node): boolean {
  switch (parent.kind) {
    case 'Branch':
    case 'While':
      return parent.condition === node;
    case 'Ternary':
      return parent.condition === node && parent.thenValue !== null;
    case 'Unary':
      return parent.op === '!';
    case 'Binary':
      return parent.op === '&&' || parent.op === '||';
    default:
      return false;
  }
}

function checkLoose(node: Call, parent: Binary, name: string, context: PhpContext): void {
  const other = parent.left === node ? parent.right : parent.left;
  if (other.kind !== 'Bool') return;
  const between = { start: parent.left.end, end: parent.right.start };
  const sign = /^(\s*(?:\)+\s*)?)(==|!=|<>)\s*(?:\(+\s*)?$/.exec(context.source.slice(between));
  const wanted = parent.op === '==' ? '===' : '!==';
  // `== true` is no comparison with a place either, and has no strict form that would do.
  const start = between.start + (sign?.[1]?.length ?? 0);
  const edit = sign && !other.value ? { start, end: start + 2, text: wanted } : null;
  report(node, name, context, edit);
}

function report(
  node: Call,
  name: string,
  context: PhpContext,
  edit: { start: number; end: number; text: string } | null,
  isMild = false,
): void {
  context.report({
    at: node,
    message: `${name}() returns 0 for a match at the start, which is treated as false here.`,
    suggestion:
      name === 'array_search'
        ? 'Compare with !== false, or use in_array().'
        : 'Compare with !== false, or use str_contains().',
    // `if ( strpos( … ) )` may be meant: to stand there, but not at the front.
    ...(isMild ? { severity: 'low', confidence: 'medium' } : { confidence: 'high' }),
    ...(edit ? { fix: { edits: [edit], safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: places, visit: check }] };
