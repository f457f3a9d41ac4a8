import { Dictionary } from '@presswright/shared/edit-distance';
import { wordpressHook, wordpressHookNames } from '@presswright/shared/wordpress/facts';
import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';
import { firedHooks } from './support/fired-hooks.ts';

export const meta: RuleMeta = {
  id: 'quality/unknown-hook',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Misspelled hook',
  description: 'Reports callbacks on hooks that never fire and whose names appear to be misspelled WordPress hooks.',
  rationale: `A callback on a hook that does not exist never runs, and nothing says so. The usual slips are functions' names
taken for hooks (\`wp_enqueue_script\` for \`wp_enqueue_scripts\`), plurals and single letters.

A name is reported when WordPress fires no such hook, the files fire none, and one of WordPress's differs by a letter (by
two in long names).

**When to ignore it:** when another plugin fires a hook with so similar a name.`,
  references: [{ title: 'WordPress hooks', url: 'https://developer.wordpress.org/reference/hooks/' }],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_enqueue_script', 'shelf_assets' );\nadd_filter( 'the_contents', 'shelf_text' );\nadd_action( 'wp_ajax_no_priv_shelf', 'shelf_answer' );\n",
        lines: [2, 3, 4],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_enqueue_scripts', 'shelf_assets' );\nadd_filter( 'shelf_content', 'shelf_text' );\nadd_action( 'save_post_book', 'shelf_save' );\n",
      "<?php\ndo_action( 'admin_inits' );\nadd_action( 'admin_inits', 'shelf_start' );\n",
    ],
  },
};

const dictionary = new Dictionary(wordpressHookNames);
/** Slips that are further away than a letter. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/^wp_ajax_no_?priv_(?!_)|^wp_ajax_no-priv_/, 'wp_ajax_nopriv_'],
  [/^(wp_)?enqueue_scripts?$|^wp_enqueue_styles?$/, 'wp_enqueue_scripts'],
  [/^admin_enqueue_(script|styles?)$/, 'admin_enqueue_scripts'],
  [/^login_enqueue_(script|styles?)$/, 'login_enqueue_scripts'],
  [/^rest_init$|^rest_api_initialized$/, 'rest_api_init'],
  [/^widget_init$|^widgets_initialized$/, 'widgets_init'],
];

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || isCoreFile(context.fileName)) return;
  const called = context.names.functionName(node.callee);
  if (called !== 'add_action' && called !== 'add_filter') return;
  const hook = node.args[0]?.value;
  if (hook?.kind !== 'Str') return;
  const name = hook.value;
  if (wordpressHook(name)?.name === name) return;
  const meant = correct(name);
  if (meant === null || meant === name || isOfOthers(name, meant) || firedHooks(context.lists).has(name)) return;
  context.report({
    at: hook,
    message: `The hook '${name}' is never fired, so this callback never runs.`,
    suggestion: `'${meant}' is probably meant.`,
    confidence: 'medium',
    fix: { edits: [{ start: hook.start, end: hook.end, text: `'${meant}'` }], safe: false },
  });
}

/** `gp_head` beside `wp_head`: other plugins name their hooks as WordPress does, behind a prefix of their own. */
function isOfOthers(name: string, meant: string): boolean {
  return meant.startsWith('wp_') && /^[a-z]{2,3}_/.test(name) && name.slice(name.indexOf('_')) === meant.slice(2);
}

function correct(name: string): string | null {
  for (const [slip, right] of slips) {
    if (!slip.test(name)) continue;
    const text = name.replace(slip, right);
    return text === name ? null : text;
  }
  return wordpressHook(name) ? null : dictionary.nearest(name);
}

export const visitor: PhpVisitor = { namedCalls: [{ names: ['add_action', 'add_filter'], visit: check }] };
