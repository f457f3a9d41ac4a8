import type { Node, Stmt } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/redirect-without-exit',
  language: 'php',
  category: 'security',
  severity: 'low',
  type: 'security',
  cwe: 'CWE-698',
  title: 'Redirect without exit',
  description: 'The code goes on after a redirect.',
  rationale: `A redirect is only a header: everything after it still runs, for someone who was just sent away. Checks that "redirect and stop" then only redirect.

End the request with \`exit;\` right after \`wp_redirect()\` or \`wp_safe_redirect()\`.`,
  references: [{ title: 'wp_redirect()', url: 'https://developer.wordpress.org/reference/functions/wp_redirect/' }],
  fix: 'suggestion',
  sniffs: ['WordPressVIPMinimum.Security.ExitAfterRedirect'],
  examples: {
    bad: [
      {
        code: "<?php\nif ( ! current_user_can( 'edit_posts' ) ) {\n\twp_safe_redirect( home_url() );\n}\ndelete_option( 'x' );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nif ( ! is_user_logged_in() ) {\n\twp_safe_redirect( wp_login_url() );\n\texit;\n}\ndelete_option( 'x' );\n",
      '<?php\nfunction go_home() {\n\twp_safe_redirect( home_url() );\n\twp_die();\n}\n',
      '<?php\nif ( wp_redirect( home_url() ) ) {\n\texit;\n}\n',
    ],
  },
};

const redirects: ReadonlySet<string> = new Set(['wp_redirect', 'wp_safe_redirect']);

/** Whether a statement leaves: exit, return, throw, or a call of something that ends the request. */
function leaves(statement: Stmt): boolean {
  switch (statement.kind) {
    case 'Exit':
    case 'Return':
      return true;
    case 'ExprStmt': {
      const { value } = statement;
      if (value.kind === 'Throw') return true;
      if (value.kind === 'Call')
        return (
          value.callee.kind === 'Name' && /(?:^|_)(?:exit|die|terminate|quit)\b|wp_send_json/i.test(value.callee.text)
        );
      return (
        (value.kind === 'MethodCall' || value.kind === 'StaticCall') &&
        typeof value.name === 'string' &&
        /exit|die|terminate/i.test(value.name)
      );
    }
    default:
      return false;
  }
}

function bodyOf(node: Node | undefined): readonly Stmt[] | null {
  if (node?.kind === 'Block' || node?.kind === 'Case' || node?.kind === 'Program' || node?.kind === 'Error')
    return node.body;
  return null;
}

/** What runs after the statement, in its block and in those around it, up to the function's end. */
function following(context: PhpContext): Stmt[] {
  const after: Stmt[] = [];
  const { ancestors } = context;
  let inner: Node | undefined = ancestors.at(-1);
  for (let at = ancestors.length - 2; at >= 0; at--) {
    const node = ancestors[at];
    if (node === undefined || node.kind === 'Function' || node.kind === 'Method' || node.kind === 'Closure') break;
    const body = bodyOf(node);
    if (body !== null) after.push(...body.slice(body.indexOf(inner as Stmt) + 1));
    inner = node;
  }
  return after.filter(({ kind }) => kind !== 'Html' && kind !== 'Nop' && kind !== 'Function' && kind !== 'Class');
}

export const visitor: PhpVisitor = {
  nodes: {
    Call(node, context) {
      if (node.callee.kind !== 'Name') return;
      const name = context.names.functionName(node.callee);
      if (!redirects.has(name) || context.names.localFunctions.has(name)) return;
      const statement = context.ancestors.at(-1);
      if (statement?.kind !== 'ExprStmt') return;
      const [next] = following(context);
      // As the last thing a function does, only its caller could go on.
      if (next === undefined || leaves(next)) return;
      const { end } = statement;
      const { line } = context.source.position(statement.start);
      const indent = /^\s*/.exec(context.source.lineText(line))?.[0] ?? '';
      context.report({
        at: node,
        message: `The code goes on after ${name}().`,
        confidence: 'medium',
        suggestion: 'End the request with exit; right after the redirect.',
        fix: { edits: [{ start: end, end, text: `\n${indent}exit;` }], safe: false },
      });
    },
  },
};
