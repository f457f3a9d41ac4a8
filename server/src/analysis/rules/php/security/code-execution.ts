import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { ArgInfo, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';

export const meta: RuleMeta = {
  id: 'security/code-execution',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-94',
  title: 'Input run as code',
  description: 'Data from the request is run as PHP, or names the function that is called.',
  rationale: `Whoever chooses the data runs code of their own on the server.

Never run text as code. To let a request choose what happens, look its value up in a fixed list of functions.`,
  references: [{ title: 'CWE-94', url: 'https://cwe.mitre.org/data/definitions/94.html' }],
  fix: 'none',
  sniffs: ['Squiz.PHP.Eval', 'WordPress.PHP.RestrictedPHPFunctions'],
  examples: {
    bad: [
      { code: "<?php\neval( $_POST['code'] );\n", lines: [2] },
      { code: "<?php\n$f = $_GET['f'];\n$f( 1 );\ncall_user_func( $f );\n", lines: [3, 4] },
    ],
    good: [
      "<?php\n$known = array( 'a' => 'do_a', 'b' => 'do_b' );\nif ( isset( $known[ $_GET['f'] ] ) ) {\n\tcall_user_func( $known[ $_GET['f'] ] );\n}\n",
      "<?php\nif ( in_array( $_GET['f'], array( 'do_a', 'do_b' ), true ) ) {\n\tcall_user_func( $_GET['f'] );\n}\n",
    ],
  },
};

const suggestion = 'Look the value up in a fixed list of what may run, and run the list’s entry.';

function checkCallback(callback: ArgInfo | undefined, name: string, context: PhpContext): void {
  if (callback === undefined) return;
  trackSink(context, callback.value, Danger.Callable, callback.node, {
    effect: `names the function that ${name}() calls`,
    suggestion,
    severities: ['critical', 'high', null],
  });
}

export const visitor: PhpVisitor = {
  construct({ what, value, node }, context) {
    if (what === 'eval') {
      trackSink(context, value, Danger.Code, node, {
        effect: 'is run as PHP by eval()',
        suggestion,
        severities: ['critical', 'critical', 'medium'],
      });
    } else if (what === 'call' && node.kind === 'Call') {
      trackSink(context, value, Danger.Callable, node.callee, {
        effect: 'names the function that is called',
        suggestion,
        severities: ['critical', 'high', null],
      });
    }
  },
  calls: [
    {
      names: ['call_user_func', 'call_user_func_array', 'array_map', 'register_shutdown_function', 'func_overload'],
      visit: ({ args, name }, context) => checkCallback(args[0], name, context),
    },
    {
      names: [
        'array_filter',
        'array_walk',
        'array_reduce',
        'usort',
        'uasort',
        'uksort',
        'preg_replace_callback',
        'map_deep',
      ],
      visit: ({ args, name }, context) => checkCallback(args[1], name, context),
    },
    {
      names: ['create_function', 'assert'],
      visit({ args, name }, context) {
        const code = args.at(-1);
        if (code === undefined) return;
        trackSink(context, code.value, Danger.Code, code.node, {
          effect: `is run as PHP by ${name}()`,
          suggestion,
          severities: ['critical', 'critical', null],
        });
      },
    },
  ],
};
