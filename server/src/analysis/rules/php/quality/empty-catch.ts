import type { Catch } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/empty-catch',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  cwe: 'CWE-1069',
  title: 'Empty catch block',
  description: 'Reports catch blocks without code or comment.',
  rationale: `Whatever went wrong, nobody learns of it, and the code after goes on as if it had worked.

Do something: log it, return an error, give a default. Where nothing is to be done, a comment that says why is enough, and
such a block is not reported.

**When to ignore it:** never: write the comment.`,
  references: [{ title: 'CWE-1069: Empty Exception Block', url: 'https://cwe.mitre.org/data/definitions/1069.html' }],
  fix: 'none',
  sniffs: ['Generic.CodeAnalysis.EmptyStatement'],
  examples: {
    bad: [{ code: '<?php\ntry {\n\tshelf_load();\n} catch ( Exception $e ) {\n}\n', lines: [4] }],
    good: [
      '<?php\ntry {\n\tshelf_load();\n} catch ( Exception $e ) {\n\t// The shelf is optional.\n}\ntry {\n\tshelf_load();\n} catch ( Exception $e ) {\n\treturn null;\n}\n',
    ],
  },
};

function check(node: Catch, context: PhpContext): void {
  if (node.body.body.length > 0 || !/^\{\s*\}$/.test(context.source.slice(node.body).trim())) return;
  context.report({
    at: { start: node.start, end: node.body.start },
    message: `This exception (${node.types.join(', ')}) is silently ignored.`,
    suggestion: 'Handle it, or explain in a comment why it is ignored.',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = { nodes: { Catch: check } };
