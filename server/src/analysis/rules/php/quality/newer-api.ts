import type { Call } from '../../../languages/php/ast.ts';
import { wordpressFunction } from '../../../wordpress/facts.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { conditionsAround } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/newer-api',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'compatibility',
  title: 'Function newer than the required WordPress',
  description: 'Reports WordPress functions that the version in "Requires at least" does not have.',
  rationale: `A plugin says in its header which WordPress it needs. On that version a function of a later one does not exist,
and calling it stops the site with a fatal error.

Raise \`Requires at least\`, or ask \`function_exists()\` first and do without. Only files with the header are looked at;
a call behind such a question is not reported.

**When to ignore it:** when the code is only reached on newer versions, because a hook runs it that they alone have.`,
  references: [
    {
      title: 'Plugin Handbook: header requirements',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/header-requirements/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 5.8\n */\nfunction shelf_name() {\n\treturn wp_is_block_theme() ? wp_get_development_mode() : '';\n}\n",
        lines: [7],
      },
    ],
    good: [
      '<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 6.3\n */\nfunction shelf_name() {\n\treturn wp_get_development_mode();\n}\n',
      "<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 5.8\n */\nfunction shelf_name() {\n\treturn function_exists( 'wp_get_development_mode' ) ? wp_get_development_mode() : '';\n}\n",
      '<?php\nfunction shelf_name() {\n\treturn wp_get_development_mode();\n}\n',
    ],
  },
};

const header = /^[ \t/*#@]*(?:Plugin|Theme) Name:/im;
const required = /^[ \t/*#@]*Requires at least:[ \t]*(\d+(?:\.\d+){1,2})[ \t\r]*$/im;

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name') return;
  const name = context.names.functionName(node.callee);
  const facts = wordpressFunction(name);
  if (!facts?.since || context.names.localFunctions.has(name)) return;
  const { code } = context.source;
  const head = code.slice(0, 8192);
  const least = header.test(head) ? required.exec(head)?.[1] : undefined;
  if (least === undefined || !isLater(facts.since, least)) return;
  if (new RegExp(`(function_exists|is_callable)\\s*\\(\\s*['"]\\\\*${name}['"]`, 'i').test(code)) return;
  const isGuarded = conditionsAround(context.ancestors).some((condition) =>
    /version_compare|is_wp_version_compatible|function_exists|class_exists|method_exists/i.test(
      context.source.slice(condition),
    ),
  );
  if (isGuarded) return;
  context.report({
    at: node.callee,
    message: `${facts.name}() exists since WordPress ${facts.since}; this plugin says it runs on ${least}.`,
    suggestion: `Require at least ${facts.since.replace(/\.0$/, '')}, or ask function_exists( '${facts.name}' ) first.`,
    confidence: 'high',
  });
}

function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

export const visitor: PhpVisitor = { nodes: { Call: check } };
