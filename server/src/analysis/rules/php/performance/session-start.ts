import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastingKinds } from './support/lasting.ts';

export const meta: RuleMeta = {
  id: 'performance/session-start',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  kinds: lastingKinds,
  title: 'PHP session',
  description: 'Reports session_start().',
  rationale: `A PHP session gives every visitor a cookie, and page caches do not keep pages that set one: every view then runs
PHP. While one request holds the session, PHP makes the visitor's other requests wait, WordPress's own loopback and REST
requests with them. On several servers the session's files are not shared at all.

Keep what belongs to a user in user meta, what belongs to a visitor in a cookie of your own or a transient with a random
key.

**When to ignore it:** when a library insists on a session, on a page that is never cached, and
\`session_write_close()\` follows at once.`,
  references: [
    {
      title: 'Site Health: an active PHP session was detected',
      url: 'https://developer.wordpress.org/reference/classes/wp_site_health/get_test_php_sessions/',
    },
    { title: 'PHP manual: session_start()', url: 'https://www.php.net/manual/en/function.session-start.php' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Functions.RestrictedFunctions.session_session_start'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', function () {\n\tif ( ! session_id() ) {\n\t\tsession_start();\n\t}\n} );\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nupdate_user_meta( get_current_user_id(), 'shelf_step', 2 );\n",
      "<?php\nsession_start( array( 'read_and_close' => true ) );\n",
      '<?php\n$handler->session_start();\n',
    ],
  },
};

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['session_start'],
      visit(event, context) {
        // Opened and closed in one go it makes nobody wait.
        if (event.isLocal || /read_and_close/.test(context.source.slice(event.node))) return;
        context.report({
          at: event.node,
          message: 'PHP sessions prevent page caching and block parallel requests by the same visitor.',
          suggestion: 'Store the data in user meta, a custom cookie or a transient.',
          confidence: 'high',
        });
      },
    },
  ],
};
