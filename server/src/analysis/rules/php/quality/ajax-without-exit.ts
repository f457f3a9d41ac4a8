import type { Node } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { fallsThrough } from './support/falls-through.ts';

export const meta: RuleMeta = {
  id: 'quality/ajax-without-exit',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'AJAX callback that does not end the request',
  description: 'Reports callbacks of wp_ajax_ hooks that output a response without ending the request.',
  rationale: `After the callbacks of an AJAX action WordPress prints \`0\` and ends. An answer that was printed before gets that
\`0\` at its end, and JSON with it does not parse.

End with \`wp_send_json_success()\`, \`wp_send_json_error()\` or \`wp_send_json()\`, which print and end; or with \`wp_die()\`.

**When to ignore it:** when several callbacks share one action on purpose.`,
  references: [
    {
      title: 'Plugin Handbook: AJAX',
      url: 'https://developer.wordpress.org/plugins/javascript/ajax/#repond-with-data',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_ajax_shelf', 'shelf_answer' );\nfunction shelf_answer() {\n\tcheck_ajax_referer( 'shelf' );\n\techo wp_json_encode( array( 'ok' => true ) );\n}\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_ajax_shelf', 'shelf_answer' );\nfunction shelf_answer() {\n\tcheck_ajax_referer( 'shelf' );\n\techo wp_json_encode( array( 'ok' => true ) );\n\twp_die();\n}\nadd_action( 'wp_ajax_films', function () {\n\tcheck_ajax_referer( 'films' );\n\twp_send_json_success();\n} );\n",
    ],
  },
};

function check(info: FunctionInfo, context: PhpContext): void {
  const { node } = info;
  const entry = info.entries.find(({ kind }) => kind === 'ajax' || kind === 'ajax-nopriv');
  if (!entry || !info.entries.every(({ kind }) => kind.startsWith('ajax')) || node.kind === 'ArrowFn' || !node.body)
    return;
  if (!fallsThrough(node.body.body) || !prints(node.body)) return;
  context.report({
    at: { start: node.start, end: node.body.start },
    message: `This callback of ${entry.name} outputs a response and returns, so WordPress appends a 0.`,
    suggestion: 'End with wp_send_json_success(), wp_send_json_error() or wp_die().',
    confidence: 'medium',
  });
}

/** Whether the answer is printed here, and nothing that is called may end the request. */
function prints(body: Node): boolean {
  let found = false;
  const stack: Node[] = [body];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Function' || at.kind === 'Class' || at.kind === 'Closure') continue;
    if (at.kind === 'Exit') return false;
    if (at.kind === 'Echo' || at.kind === 'Print' || at.kind === 'Html') found = true;
    if ((at.kind === 'MethodCall' || at.kind === 'StaticCall') && typeof at.name === 'string') {
      if (/send|respond|response|output|die|exit|finish|end|error|success|json/i.test(at.name)) return false;
    }
    if (at.kind === 'Call' && at.callee.kind === 'Name' && /(_die|send|respond|_exit)/i.test(at.callee.text)) {
      // Ends on some way through; the others are looked at by control flow.
      if (!/^\\?wp_(die|send_json\w*)$/i.test(at.callee.text)) return false;
    }
    stack.push(...childNodes(at));
  }
  return found;
}

export const visitor: PhpVisitor = { functions: check };
