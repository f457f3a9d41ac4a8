import { wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { conditionsAround } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-hook',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'deprecation',
  title: 'Deprecated WordPress hook',
  description:
    'Reports callbacks on actions and filters that WordPress has deprecated, with the version and the replacement.',
  rationale: `WordPress still fires a deprecated hook, for now, and writes a notice into the debug log whenever something
listens to it. The replacement may pass other arguments: look at its documentation before you change the name.

A registration is not reported when a condition around it compares WordPress's version, or asks whether something exists:
that is how code serves old versions.

**When to ignore it:** when the code must run on a version of WordPress that has no replacement yet.`,
  references: [
    {
      title: 'Deprecated hooks in WordPress',
      url: 'https://developer.wordpress.org/reference/functions/_deprecated_hook/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [{ code: "<?php\nadd_filter( 'allowed_block_types', 'shelf_blocks', 10, 2 );\n", lines: [2] }],
    good: [
      "<?php\nadd_filter( 'allowed_block_types_all', 'shelf_blocks', 10, 2 );\n",
      "<?php\nif ( version_compare( $GLOBALS['wp_version'], '5.8', '<' ) ) {\n\tadd_filter( 'allowed_block_types', 'shelf_blocks', 10, 2 );\n}\n",
      '<?php\nadd_filter( $name, $callback );\n',
    ],
  },
};

function check(node: Call, context: PhpContext): void {
  const hook = node.args[0]?.value;
  if (hook?.kind !== 'Str' || node.args[0]?.spread) return;
  const facts = wordpressHook(hook.value);
  // A name that only fits a pattern may be another hook of the plugin's own.
  if (!facts?.deprecated || facts.name !== hook.value) return;
  const guarded = conditionsAround(context.ancestors).some((condition) =>
    /version_compare|is_wp_version_compatible|_exists\s*\(/i.test(context.source.slice(condition)),
  );
  if (guarded) return;
  const { version, replacement } = facts.deprecated;
  const isPlainName = replacement !== undefined && /^[\w-]+$/.test(replacement);
  context.report({
    at: hook,
    message: `The ${facts.kind} '${facts.name}' has been deprecated since WordPress ${version}.`,
    suggestion: replacement
      ? `Use '${replacement}' instead; its callbacks may receive different arguments.`
      : 'There is no direct replacement. See the WordPress documentation for alternatives.',
    confidence: 'high',
    ...(isPlainName
      ? { fix: { edits: [{ start: hook.start, end: hook.end, text: `'${replacement}'` }], safe: false } }
      : {}),
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: ['add_action', 'add_filter'], visit: check }] };
