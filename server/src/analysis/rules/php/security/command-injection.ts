import type { Span, Value } from '../../../languages/php/flow/value.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';

export const meta: RuleMeta = {
  id: 'security/command-injection',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-78',
  title: 'Command injection',
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
      { code: "<?php\nmail( $to, 'Hello', $text, '', '-f' . sanitize_email( $_POST['from'] ) );\n", lines: [2] },
    ],
    good: [
      "<?php\nproc_open( array( 'convert', '--', $_GET['file'] ), array(), $pipes );\n",
      "<?php\nexec( 'ping -c 1 ' . escapeshellarg( $_GET['host'] ) );\n",
      "<?php\nexec( 'kill ' . (int) $_POST['pid'] );\n",
    ],
  },
};

const suggestion = 'Put every argument through escapeshellarg(), or do the work in PHP without a shell.';

function report(context: PhpContext, value: Value, at: Span, effect: string): void {
  trackSink(context, value, Danger.Shell, at, { effect, suggestion, severities: ['critical', 'critical', 'medium'] });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['mail', 'wp_mail', 'mb_send_mail'],
      visit({ args: [, , , , parameters], name, isLocal }, context) {
        // PHP escapes what has a meaning to the shell, not what has one to the mail program: -X, -O, -C.
        if (parameters === undefined || name === 'wp_mail' || isLocal) return;
        trackSink(context, parameters.value, Danger.SqlRaw, parameters.node, {
          effect: `becomes part of the command line of the mail program that ${name}() starts`,
          suggestion: 'Give a fixed address after -f, or leave the parameter out.',
          severities: ['high', 'high', null],
        });
      },
    },
    {
      names: ['ssh2_exec', 'expect_popen'],
      visit({ args, name }, context) {
        const command = args.at(name === 'ssh2_exec' ? 1 : 0);
        if (command !== undefined)
          report(context, command.value, command.node, `becomes part of the command that ${name}() runs`);
      },
    },
    {
      names: ['exec', 'shell_exec', 'system', 'passthru', 'popen', 'proc_open', 'pcntl_exec'],
      visit({ args: [command], name }, context) {
        if (command === undefined) return;
        // An array starts a program without a shell: only which one matters.
        if (name === 'proc_open' && (command.node.kind === 'Array' || command.value.shape !== null)) {
          const program = command.value.shape?.entries.get('0');
          if (program !== undefined) report(context, program, command.node, `names the program that ${name}() starts`);
          return;
        }
        trackSink(context, command.value, Danger.Shell, command.node, {
          effect: `becomes part of the command that ${name}() runs`,
          suggestion,
          severities: ['critical', 'critical', 'medium'],
        });
      },
    },
  ],
  methods: [
    {
      on: 'symfony\\component\\process\\process',
      names: ['fromshellcommandline'],
      visit({ args: [command] }, context) {
        if (command !== undefined)
          report(context, command.value, command.node, 'becomes part of the command that Process runs');
      },
    },
    {
      on: '*',
      names: ['exec'],
      visit({ args: [command], receiver, className }, context) {
        if (command === undefined || !/ssh/i.test(className ?? '') || receiver === undefined) return;
        report(context, command.value, command.node, 'becomes part of a command on the other machine');
      },
    },
  ],
  construct({ what, value, node }, context) {
    if (what !== 'shell') return;
    trackSink(context, value, Danger.Shell, node, {
      effect: 'becomes part of a command between backticks',
      suggestion,
      severities: ['critical', 'critical', 'medium'],
    });
  },
};
