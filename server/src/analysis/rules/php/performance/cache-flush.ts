import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from '../quality/support/core-file.ts';

export const meta: RuleMeta = {
  id: 'performance/cache-flush',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Full cache flush',
  description: 'Reports wp_cache_flush() in code that hooks run repeatedly.',
  rationale: `\`wp_cache_flush()\` throws away what every plugin and WordPress itself have cached, on a network of all its sites.
The next views all go to the database at once.

Delete what has changed: \`wp_cache_delete()\`, \`clean_post_cache()\`, or a group (\`wp_cache_flush_group()\`).

**When to ignore it:** in a tool that an administrator starts for this.`,
  references: [
    { title: 'wp_cache_flush()', url: 'https://developer.wordpress.org/reference/functions/wp_cache_flush/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: "<?php\nadd_action( 'save_post', function () {\n\twp_cache_flush();\n} );\n", lines: [3] }],
    good: [
      "<?php\nregister_activation_hook( __FILE__, 'shelf_install' );\nfunction shelf_install() {\n\twp_cache_flush();\n}\nfunction shelf_clear_caches() {\n\twp_cache_flush();\n}\n",
    ],
  },
};

/** Hooks that run once in a while. */
const rare = /activat|install|upgrad|updat(e|er)_complete|migrat|switch_theme|import|cli/i;

function check(event: CallEvent, context: PhpContext): void {
  const { enclosing } = event;
  if (event.isLocal || enclosing === null || isCoreFile(context.fileName)) return;
  const hook = enclosing.entries.find(({ kind, name }) => (kind === 'hook' || kind === 'filter') && !rare.test(name));
  if (hook === undefined || rare.test(enclosing.label)) return;
  context.report({
    at: event.node,
    message: `wp_cache_flush() clears the cache of the whole site whenever ${hook.name || 'the hook'} runs.`,
    suggestion: 'Delete only what has changed: wp_cache_delete(), clean_post_cache(), wp_cache_flush_group().',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { calls: [{ names: ['wp_cache_flush'], visit: check }] };
