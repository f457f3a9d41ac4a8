import type { Param } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/implicit-nullable',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'compatibility',
  merge: 'message',
  title: 'Implicitly nullable parameter',
  description: 'Reports typed parameters whose default is null though their type does not say so.',
  rationale: `\`array $args = null\` silently means \`?array\`. PHP 8.4 deprecates that, and logs a notice for every such function when
its file is loaded.

Write \`?array $args = null\`, which PHP understands since 7.1.

**When to ignore it:** in code that must still run on PHP 7.0.`,
  references: [{ title: 'PHP: deprecated in 8.4', url: 'https://www.php.net/manual/en/migration84.deprecated.php' }],
  fix: 'suggestion',
  sniffs: ['PHPCompatibility.FunctionDeclarations.RemovedImplicitlyNullableParam'],
  examples: {
    bad: [{ code: '<?php\nfunction shelf( array $books = null, int|string $id = null ) {}\n', lines: [2] }],
    good: [
      '<?php\nfunction shelf( ?array $books = null, int|null $id = null, mixed $x = null, $y = null, array $z = array() ) {}\n',
    ],
  },
};

function check(node: Param, context: PhpContext): void {
  const { type, value } = node;
  if (type === null || value?.kind !== 'Null' || node.promoted) return;
  if (type.startsWith('?') || /(^|\|)(null|mixed)($|\|)/i.test(type)) return;
  const isUnion = /[|&]/.test(type);
  const start = node.start;
  const stands = !isUnion && context.source.slice(node).startsWith(type);
  context.report({
    at: node,
    message: `$${node.name} is only nullable because of its default, which is deprecated since PHP 8.4.`,
    suggestion: isUnion ? `Add |null to its type.` : `Write ?${type} $${node.name} = null.`,
    confidence: 'high',
    ...(stands ? { fix: { edits: [{ start, end: start, text: '?' }], safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Param: check } };
