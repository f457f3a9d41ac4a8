import type { Severity } from '@presswright/shared/schemas/analysis';
import type { LooseRedirect } from '../../../languages/php/flow/redirect-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from '../quality/support/core-file.ts';
import { exitFix } from './support/exit-fix.ts';

export const meta: RuleMeta = {
  id: 'security/redirect-without-exit',
  language: 'php',
  category: 'security',
  severity: 'low',
  type: 'security',
  cwe: 'CWE-698',
  title: 'Redirect without exit',
  description: 'Execution continues after a redirect.',
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

/** Hooks after which WordPress goes on with the page that was asked for. */
const goesOnAfter =
  /^(?:init|wp|wp_loaded|template_redirect|parse_request|parse_query|plugins_loaded|setup_theme|after_setup_theme|admin_init|admin_menu|current_screen|wp_head|get_header|login_init|login_form_\w+|load-.*)$/;

function report(redirect: LooseRedirect, context: PhpContext, severity: Severity = 'low'): void {
  context.report({
    at: redirect.node,
    message:
      redirect.how === 'goes-on'
        ? `Execution continues after ${redirect.label}.`
        : `The page is still rendered after ${redirect.label}, because the request does not end.`,
    severity,
    confidence: severity === 'info' ? 'low' : 'medium',
    suggestion: 'End the request with exit; right after the redirect.',
    fix: exitFix(redirect.node, context),
  });
}

export const visitor: PhpVisitor = {
  functions({ redirects, entries, callers, label }, context) {
    if (redirects.length === 0) return;
    const hooked = entries.length > 0 && entries.every(({ kind, name }) => kind === 'hook' && goesOnAfter.test(name));
    // Whoever calls it from elsewhere may end the request: a function named for redirecting is made for that.
    const isLast =
      entries.length > 0 ||
      (callers === 0 && !isCoreFile(context.fileName) && !/redirect|send|forward|go_?to/i.test(label));
    for (const redirect of redirects) {
      if (redirect.how === 'goes-on' || hooked) report(redirect, context);
      else if (isLast) report(redirect, context, 'info');
    }
  },
  handlers(handler, context) {
    if (handler.function !== null) return;
    for (const redirect of handler.redirects)
      if (redirect.how === 'goes-on' || !isCoreFile(context.fileName)) report(redirect, context);
  },
};
