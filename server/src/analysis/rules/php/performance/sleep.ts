import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from '../quality/support/core-file.ts';

export const meta: RuleMeta = {
  id: 'performance/sleep',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Delay during a request',
  description: 'Reports sleep(), and usleep() for a tenth of a second or longer, outside commands.',
  rationale: `A request that sleeps keeps one of the server's few PHP processes busy and does nothing with it. A handful of them at
the same time, and the site does not answer any more.

Try again later, in a scheduled event (\`wp_schedule_single_event()\`). Code of WP-CLI commands is not reported.

**When to ignore it:** in a process of its own, where nobody waits.`,
  references: [
    {
      title: 'wp_schedule_single_event()',
      url: 'https://developer.wordpress.org/reference/functions/wp_schedule_single_event/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\nfunction shelf_fetch() {\n\tsleep( 5 );\n\tusleep( 500000 );\n}\n',
        lines: [3, 4],
      },
    ],
    good: [
      '<?php\nclass Shelf_Command extends WP_CLI_Command {\n\tpublic function import() {\n\t\tsleep( 1 );\n\t}\n}\n',
      '<?php\nfunction shelf_fetch() {\n\tusleep( 1000 );\n\tsleep( 0 );\n}\n',
    ],
  },
};

const shortest = 0.1;
const seconds: ReadonlyMap<string, number> = new Map([
  ['sleep', 1],
  ['usleep', 1e-6],
]);

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || node.firstClass) return;
  const name = context.names.functionName(node.callee);
  const unit = seconds.get(name);
  if (unit === undefined || context.names.localFunctions.has(name) || isCoreFile(context.fileName)) return;
  const time = node.args[0]?.value;
  if (time?.kind === 'Num' && time.value * unit < shortest) return;
  if (/\bWP_CLI\b|WP_CLI_Command|PHP_SAPI|php_sapi_name/.test(context.source.code)) return;
  context.report({
    at: node,
    message: `${name}() blocks the request and the PHP process that serves it.`,
    suggestion: 'Retry in a scheduled event: wp_schedule_single_event().',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...seconds.keys()], visit: check }] };
