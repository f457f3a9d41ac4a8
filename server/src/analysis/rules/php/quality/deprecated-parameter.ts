import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction, literalArgument } from './support/called-function.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-parameter',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'deprecation',
  title: 'Deprecated parameter or value',
  description: 'Reports arguments for parameters that WordPress has deprecated, and deprecated values of others.',
  rationale: `WordPress keeps a deprecated parameter's place and ignores what is passed, with a notice in the debug log. Pass
nothing, or \`''\`, \`false\` or \`null\` where a later parameter is needed.

Some functions have deprecated values: \`get_bloginfo( 'url' )\` and \`get_bloginfo( 'wpurl' )\` have functions of their own,
\`add_option()\` takes \`true\` and \`false\` for autoload, and levels have given way to capabilities.

**When to ignore it:** when the code must also run on a version of WordPress that still read the parameter.`,
  references: [
    {
      title: '_deprecated_argument()',
      url: 'https://developer.wordpress.org/reference/functions/_deprecated_argument/',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.DeprecatedParameters', 'WordPress.WP.DeprecatedParameterValues'],
  examples: {
    bad: [
      {
        code: "<?php\nload_plugin_textdomain( 'shelf', 'languages', 'shelf/languages' );\n$url = get_bloginfo( 'siteurl' );\n$terms = get_terms( 'category', array( 'number' => 3 ) );\nadd_option( 'shelf', 1, 'about shelves', 'no' );\n",
        lines: [2, 3, 4, 5],
      },
    ],
    good: [
      "<?php\nload_plugin_textdomain( 'shelf', false, 'shelf/languages' );\n$url = home_url();\n$terms = get_terms( array( 'taxonomy' => 'category' ) );\nadd_option( 'shelf', 1, '', false );\nget_bloginfo( 'name' );\n",
    ],
  },
};

interface Values {
  readonly position: number;
  readonly values: Readonly<Record<string, { readonly version: string; readonly use: string; readonly call?: string }>>;
}

const bloginfo: Values = {
  position: 0,
  values: {
    home: { version: '2.2', use: 'home_url()', call: 'home_url()' },
    siteurl: { version: '2.2', use: 'home_url()', call: 'home_url()' },
    text_direction: { version: '2.2', use: 'is_rtl()' },
  },
};

const deprecatedValues: ReadonlyMap<string, Values> = new Map<string, Values>([
  ['get_bloginfo', bloginfo],
  [
    'bloginfo',
    {
      ...bloginfo,
      values: {
        home: { version: '2.2', use: 'echo esc_url( home_url() )' },
        siteurl: { version: '2.2', use: 'echo esc_url( home_url() )' },
        text_direction: { version: '2.2', use: 'is_rtl()' },
      },
    },
  ],
  ['current_user_can', levels(0)],
  ['user_can', levels(1)],
  ['add_menu_page', levels(2)],
  ['add_submenu_page', levels(3)],
  ['add_options_page', levels(2)],
  [
    'register_setting',
    {
      position: 0,
      values: { misc: { version: '3.0', use: "'general'" }, privacy: { version: '3.5', use: "'reading'" } },
    },
  ],
  [
    'add_settings_field',
    {
      position: 3,
      values: { misc: { version: '3.0', use: "'general'" }, privacy: { version: '3.5', use: "'reading'" } },
    },
  ],
  [
    'add_settings_section',
    {
      position: 3,
      values: { misc: { version: '3.0', use: "'general'" }, privacy: { version: '3.5', use: "'reading'" } },
    },
  ],
  ['add_option', autoload(3)],
  ['update_option', autoload(2)],
]);

function levels(position: number): Values {
  const names = Array.from({ length: 11 }, (_, level) => `level_${level}`);
  return {
    position,
    values: Object.fromEntries(
      names.map((name) => [name, { version: '3.0', use: "a capability such as 'edit_posts'" }]),
    ),
  };
}

function autoload(position: number): Values {
  return {
    position,
    values: { yes: { version: '6.7', use: 'true', call: 'true' }, no: { version: '6.7', use: 'false', call: 'false' } },
  };
}

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  const facts = name === null ? undefined : wordpressFunction(name);
  if (name === null || !facts || facts.deprecated) return;
  checkValues(node, name, context);
  if (node.args.some((arg) => arg.spread || arg.name !== null)) return;
  for (const [position, parameter] of facts.parameters.entries()) {
    const arg = node.args[position];
    const isGone = parameter.deprecated !== undefined || /^_?deprecated\w*$/.test(parameter.name);
    if (!arg || !isGone || parameter.variadic || isNothing(context.source.slice(arg))) continue;
    const since = parameter.deprecated ? ` since WordPress ${parameter.deprecated}` : '';
    context.report({
      at: arg,
      message: `Argument ${position + 1} of ${facts.name}() is deprecated${since}.`,
      suggestion:
        facts.name === 'get_terms'
          ? "Pass a single array with the taxonomy as 'taxonomy'."
          : position === node.args.length - 1
            ? 'Remove it.'
            : "Pass '' or false in its place.",
      confidence: 'high',
    });
  }
}

/** What stands for "no value" in the place of a deprecated parameter. */
function isNothing(text: string): boolean {
  return /^(''|""|false|null|array\(\s*\)|\[\s*\]|0)$/i.test(text.trim());
}

function checkValues(node: Call, name: string, context: PhpContext): void {
  const entry = deprecatedValues.get(name);
  const value = entry ? literalArgument(node, entry.position) : null;
  const arg = entry ? node.args[entry.position] : undefined;
  const found = entry && value !== null && Object.hasOwn(entry.values, value) ? entry.values[value] : undefined;
  if (!found || !arg) return;
  const at = name === 'get_bloginfo' ? node : arg;
  // Both words still work, and older versions know only them.
  const isSoft = found.call === 'true' || found.call === 'false';
  context.report({
    at: arg,
    message: `The value '${value}' of ${name}() has been deprecated since WordPress ${found.version}.`,
    suggestion: `Use ${found.use}.`,
    confidence: 'high',
    ...(isSoft ? { severity: 'info' as const } : {}),
    ...(found.call && node.args.length > 0
      ? { fix: { edits: [{ start: at.start, end: at.end, text: found.call }], safe: false } }
      : {}),
  });
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Call: check } };
