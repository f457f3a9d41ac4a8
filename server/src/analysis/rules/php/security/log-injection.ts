import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/log-injection',
  language: 'php',
  category: 'security',
  severity: 'low',
  type: 'security_vulnerability',
  cwe: 'CWE-117',
  title: 'Log injection',
  description: 'Data from the request is written to a log with its line breaks.',
  rationale: `Whoever can write a line break into a log can write entries of their own: what happened can no longer be told from what was made up, and programs that read the log are misled.

Take the line breaks out (\`sanitize_text_field()\`), or write the data as JSON.`,
  references: [{ title: 'CWE-117', url: 'https://cwe.mitre.org/data/definitions/117.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\nerror_log( 'login failed for ' . $_POST['log'] );\n", lines: [2] },
      { code: "<?php\nfile_put_contents( $log, $_GET['q'] . PHP_EOL, FILE_APPEND );\n", lines: [2] },
    ],
    good: [
      "<?php\nerror_log( 'login failed for ' . sanitize_text_field( wp_unslash( $_POST['log'] ) ) );\n",
      '<?php\nerror_log( wp_json_encode( $_POST ) );\n',
      "<?php\nfile_put_contents( $log, absint( $_GET['q'] ) . PHP_EOL, FILE_APPEND );\n",
    ],
  },
};

function check(text: ArgInfo | undefined, context: PhpContext): void {
  if (text === undefined) return;
  context.track(text.value, Danger.Header, text.node, (taint) => {
    if (taint.source.kind !== 'request') return null;
    return {
      at: text.node,
      message: `${taint.source.label} from the request is written to a log with its line breaks.`,
      suggestion: 'Remove line breaks with sanitize_text_field(), or log it as JSON.',
      confidence: 'medium',
      taint,
    };
  });
}

export const visitor: PhpVisitor = {
  calls: [
    { names: ['error_log'], visit: ({ args: [text], isLocal }, context) => !isLocal && check(text, context) },
    { names: ['syslog'], visit: ({ args: [, text], isLocal }, context) => !isLocal && check(text, context) },
    {
      names: ['file_put_contents'],
      visit({ args: [path, text, flags] }, context) {
        if (path === undefined || flags === undefined) return;
        if (madeWith(flags.value, ({ name }) => name === 'FILE_APPEND') !== null) check(text, context);
      },
    },
  ],
};
