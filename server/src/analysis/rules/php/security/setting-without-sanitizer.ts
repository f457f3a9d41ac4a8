import type { CallEvent } from '../../../languages/php/flow/events.ts';
import { entryOf } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from '../quality/support/core-file.ts';

export const meta: RuleMeta = {
  id: 'security/setting-without-sanitizer',
  language: 'php',
  category: 'security',
  severity: 'low',
  type: 'security',
  cwe: 'CWE-20',
  title: 'Setting without sanitization',
  description: 'Reports register_setting() without a sanitize_callback.',
  rationale: `\`options.php\` saves what the form of a registered setting sends, whatever it is: texts where numbers were expected,
lists where texts were, markup where names were. What \`sanitize_callback\` gives back is saved instead. \`type\` alone
checks REST requests, not the form.

Name a function for it: \`'sanitize_text_field'\`, \`'absint'\`, \`'sanitize_email'\`, or one of your own for a list.

**When to ignore it:** when \`sanitize_option_{$option}\` is filtered in another file.`,
  references: [
    { title: 'register_setting()', url: 'https://developer.wordpress.org/reference/functions/register_setting/' },
    { title: 'CWE-20: Improper Input Validation', url: 'https://cwe.mitre.org/data/definitions/20.html' },
  ],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.SettingSanitization'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'admin_init', function () {\n\tregister_setting( 'shelf', 'shelf_name' );\n\tregister_setting( 'shelf', 'shelf_count', array( 'type' => 'integer', 'default' => 5 ) );\n} );\n",
        lines: [3, 4],
      },
    ],
    good: [
      "<?php\nadd_action( 'admin_init', function () {\n\tregister_setting( 'shelf', 'shelf_name', 'sanitize_text_field' );\n\tregister_setting( 'shelf', 'shelf_count', array( 'sanitize_callback' => 'absint' ) );\n\tregister_setting( 'shelf', 'shelf_list', $args );\n} );\n",
      "<?php\nadd_filter( 'sanitize_option_shelf_name', 'sanitize_text_field' );\nregister_setting( 'shelf', 'shelf_name' );\n",
    ],
  },
};

function check({ node, args, isLocal }: CallEvent, context: PhpContext): void {
  const [, option, given] = args;
  if (isLocal || !option || isCoreFile(context.fileName) || args.some((arg) => arg.spread || arg.name !== null)) return;
  if (given !== undefined) {
    if (given.node.kind !== 'Array' || given.value.shape === null || given.value.shape.rest !== null) return;
    const callback = entryOf(given.value, 'sanitize_callback');
    if (callback !== undefined && callback.constant !== null && callback.constant !== '') return;
  }
  const name = option.value.constant;
  if (typeof name === 'string' && isFiltered(name, context)) return;
  context.report({
    at: { start: node.start, end: node.callee.end },
    message: `${typeof name === 'string' ? `The setting ${name}` : 'This setting'} is saved without sanitization.`,
    suggestion: "Pass array( 'sanitize_callback' => … ) with a suitable function, such as 'sanitize_text_field'.",
    confidence: 'high',
  });
}

function isFiltered(option: string, { project }: PhpContext): boolean {
  return project.files.some(
    ({ code }) => code.includes(`sanitize_option_${option}`) || code.includes(`pre_update_option_${option}`),
  );
}

export const visitor: PhpVisitor = { calls: [{ names: ['register_setting'], visit: check }] };
