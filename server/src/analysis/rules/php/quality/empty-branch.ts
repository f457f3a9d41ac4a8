import type { Block, If } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/empty-branch',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'maintainability',
  cwe: 'CWE-1071',
  title: 'Empty branch',
  description: 'Reports if, elseif and else with an empty body, not even a comment.',
  rationale: `An empty branch is left over, or what it was to do was forgotten.

Delete it, turn the condition round, or say in a comment why nothing is to be done: such a branch is not reported.`,
  references: [{ title: 'CWE-1071: Empty Code Block', url: 'https://cwe.mitre.org/data/definitions/1071.html' }],
  fix: 'none',
  sniffs: ['Generic.CodeAnalysis.EmptyStatement'],
  examples: {
    bad: [
      { code: '<?php\nif ( $shelf ) {\n} elseif ( $room ) {\n\tshelf_open();\n} else {\n}\n', lines: [2, 5] },
      { code: '<?php\nif ( $shelf );\n{\n\tshelf_open();\n}\n', lines: [2] },
    ],
    good: ['<?php\nif ( $shelf ) {\n\t// Nothing to do.\n} else {\n\tshelf_open();\n}\n'],
  },
};

function check(node: If, context: PhpContext): void {
  for (const { body } of node.branches) checkBody(body, context);
  if (node.otherwise !== null) checkBody(node.otherwise, context);
}

function checkBody(body: Block, context: PhpContext): void {
  if (body.body.some(({ kind }) => kind !== 'Nop')) return;
  const text = context.source.slice(body).trim();
  if (!/^(\{\s*;?\s*\}|;)$/.test(text)) return;
  context.report({
    at: body,
    message:
      text === ';'
        ? 'This semicolon ends the if statement, so the following code always runs.'
        : 'This branch does nothing.',
    suggestion: text === ';' ? 'Remove the semicolon.' : 'Remove it, or explain in a comment why it is empty.',
    severity: text === ';' ? 'medium' : 'info',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { If: check } };
