import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';

export const meta: RuleMeta = {
  id: 'security/command-injection',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-78',
  title: 'Input in a shell command',
  description: 'Data from the request becomes part of a command that a shell runs.',
  rationale: `A shell gives meaning to many characters: whoever chooses the data runs commands on the server.

Do without the shell where PHP or WordPress can do it. Where it must be, put every argument through \`escapeshellarg()\`; \`escapeshellcmd()\` does not keep an argument one argument.`,
  references: [{ title: 'CWE-78', url: 'https://cwe.mitre.org/data/definitions/78.html' }],
  fix: 'none',
  sniffs: ['Generic.PHP.BacktickOperator', 'WordPress.PHP.DiscouragedPHPFunctions'],
  examples: {
    bad: [
      { code: "<?php\n$host = $_GET['host'];\nexec( 'ping -c 1 ' . $host );\n", lines: [3] },
      { code: '<?php\necho `ls $_GET[dir]`;\n', lines: [2] },
    ],
    good: [
      "<?php\nexec( 'ping -c 1 ' . escapeshellarg( $_GET['host'] ) );\n",
      "<?php\nexec( 'kill ' . (int) $_POST['pid'] );\n",
    ],
  },
};

const suggestion = 'Put every argument through escapeshellarg(), or do the work in PHP without a shell.';

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['exec', 'shell_exec', 'system', 'passthru', 'popen', 'proc_open', 'pcntl_exec'],
      visit({ args: [command], name }, context) {
        if (command === undefined) return;
        trackSink(context, command.value, Danger.Shell, command.node, {
          effect: `becomes part of the command that ${name}() runs`,
          suggestion,
          severities: ['critical', 'critical', null],
        });
      },
    },
  ],
  construct({ what, value, node }, context) {
    if (what !== 'shell') return;
    trackSink(context, value, Danger.Shell, node, {
      effect: 'becomes part of a command between backticks',
      suggestion,
      severities: ['critical', 'critical', null],
    });
  },
};
