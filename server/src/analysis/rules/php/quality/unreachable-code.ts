import type { Stmt } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { alwaysLeaves, leaves } from './support/falls-through.ts';

export const meta: RuleMeta = {
  id: 'quality/unreachable-code',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Unreachable code',
  description: 'Reports statements after a return, throw, exit, break or continue, or after branches that all exit.',
  rationale: `Code that never runs is either left over, and misleads who reads it, or meant to run, and then something is not
done: a lock not released, a log not written.

Delete it, or move it before the statement that leaves. Declarations of functions and classes after a \`return\` are not
reported, and neither are a \`break\` after a \`return\` in a \`switch\` and blocks with labels for \`goto\`.

**When to ignore it:** when the code is switched off for a while, and a comment says why.`,
  references: [{ title: 'CWE-561: Dead Code', url: 'https://cwe.mitre.org/data/definitions/561.html' }],
  cwe: 'CWE-561',
  fix: 'none',
  sniffs: ['Squiz.PHP.NonExecutableCode'],
  examples: {
    bad: [
      {
        code: '<?php\nfunction shelf( $a ) {\n\tif ( $a ) {\n\t\treturn 1;\n\t} else {\n\t\tthrow new Exception();\n\t}\n\treturn 2;\n}\n',
        lines: [8],
      },
      { code: '<?php\nfunction shelf( $a ) {\n\treturn $a;\n\tshelf_log( $a );\n\tshelf_end();\n}\n', lines: [4] },
      {
        code: "<?php\nfunction shelf_go() {\n\twp_send_json_success();\n\tdelete_transient( 'shelf_lock' );\n}\n",
        lines: [4],
      },
    ],
    good: [
      '<?php\nfunction shelf( $a ) {\n\tif ( $a ) {\n\t\treturn 1;\n\t}\n\treturn 2;\n\tfunction later() {}\n}\n',
      '<?php\nswitch ( $a ) {\n\tcase 1:\n\t\treturn 2;\n\t\tbreak;\n\tdefault:\n\t\twp_die();\n\t\texit;\n}\n',
    ],
  },
};

/** Statements that may stand there without harm. */
const harmless = new Set(['Function', 'Class', 'Nop', 'Html', 'ConstDecl', 'Use', 'Namespace', 'Error']);

function check(body: readonly Stmt[], context: PhpContext): void {
  const at = body.findIndex(alwaysLeaves);
  if (at === -1 || at === body.length - 1) return;
  const last = body[at];
  const rest = body.slice(at + 1);
  if (rest.some((statement) => statement.kind === 'Nop' && context.source.slice(statement).endsWith(':'))) return;
  const left = rest.filter((statement) => !harmless.has(statement.kind));
  const dead = left.find((statement) => !leaves(statement)) ?? left[0];
  // Texts listed for translators, which nothing needs to run.
  if (dead?.kind === 'ExprStmt' && dead.value.kind === 'Call' && /^_/.test(context.source.slice(dead))) return;
  // A second way out after the first is a habit, not a mistake.
  if (!dead || !last || (leaves(dead) && !(last.kind === 'If' && dead.kind === 'Return' && dead.value))) return;
  // `return $text{0};`, which PHP no longer reads.
  if (dead.kind === 'Block' && dead.start === last.end) return;
  context.report({
    at: dead,
    message: `This is unreachable: the statement on line ${context.source.lineAt(last.start)} exits${leaves(last) ? '' : ' on every path'}.`,
    suggestion: 'Remove it, or move it before the statement that exits.',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    Program: (node, context) => check(node.body, context),
    Block: (node, context) => check(node.body, context),
    Case: (node, context) => check(node.body, context),
  },
};
