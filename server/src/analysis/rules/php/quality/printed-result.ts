import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';
import { textAround } from './support/text-around.ts';

export const meta: RuleMeta = {
  id: 'quality/printed-result',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Result of a printing function used',
  description: 'Reports template tags that print their output and return nothing, where their result is used.',
  rationale: `\`the_title()\`, \`the_permalink()\`, \`bloginfo()\` and their like print at once and give nothing back. Inside
\`esc_html()\`, in a text that is put together or assigned to a variable, the text appears in the wrong place, as it is,
and what was to be escaped is nothing.

Use the function that gives the text back: \`get_the_title()\`, \`get_permalink()\`, \`get_bloginfo()\`.

**When to ignore it:** there is no good reason.`,
  references: [{ title: 'Template tags', url: 'https://developer.wordpress.org/themes/basics/template-tags/' }],
  fix: 'suggestion',
  sniffs: ['WordPressVIPMinimum.Security.EscapingVoidReturnFunctions'],
  examples: {
    bad: [
      {
        code: "<?php\necho esc_html( the_title() );\n$link = the_permalink();\necho '<a href=\"' . the_permalink() . '\">';\necho bloginfo( 'name' );\n",
        lines: [2, 3, 4, 5],
      },
    ],
    good: [
      "<?php\nthe_title( '<h1>', '</h1>' );\n$title = the_title( '', '', false );\necho esc_html( get_the_title() );\nis_page() ? the_title() : the_date();\n( the_permalink() );\nif ( is_page() ) the_content();\n",
    ],
  },
};

/** What gives the text back instead, and from how many arguments on the function itself may. */
const printing: ReadonlyMap<string, { readonly use: string; readonly upTo?: number }> = new Map([
  ['the_title', { use: 'get_the_title', upTo: 2 }],
  ['the_content', { use: 'get_the_content' }],
  ['the_excerpt', { use: 'get_the_excerpt' }],
  ['the_permalink', { use: 'get_permalink' }],
  ['the_id', { use: 'get_the_ID' }],
  ['the_author', { use: 'get_the_author', upTo: 0 }],
  ['the_author_meta', { use: 'get_the_author_meta' }],
  ['the_author_posts_link', { use: 'get_the_author_posts_link', upTo: 0 }],
  ['the_post_thumbnail', { use: 'get_the_post_thumbnail' }],
  ['the_post_thumbnail_url', { use: 'get_the_post_thumbnail_url' }],
  ['the_time', { use: 'get_the_time' }],
  ['the_date', { use: 'get_the_date', upTo: 3 }],
  ['the_modified_date', { use: 'get_the_modified_date', upTo: 3 }],
  ['the_category', { use: 'get_the_category_list' }],
  ['the_tags', { use: 'get_the_tag_list' }],
  ['the_terms', { use: 'get_the_term_list' }],
  ['comment_author', { use: 'get_comment_author' }],
  ['comment_text', { use: 'get_comment_text' }],
  ['bloginfo', { use: 'get_bloginfo' }],
]);

const conditions = /\b(?:if|elseif|while|for|foreach|switch|and|or|catch|isset|empty|function|fn)\s*\($/i;

function check({ node, name, args, isLocal, isStatement }: CallEvent, context: PhpContext): void {
  const entry = printing.get(name);
  if (!entry || isLocal || isStatement || node.callee.kind !== 'Name' || isCoreFile(context.fileName)) return;
  if (args.length > (entry.upTo ?? 9) || args.some((arg) => arg.spread)) return;
  const { before, after } = textAround(node, context);
  const isUsed =
    /(?:\b(?:echo|print)|[^=!<>]=|[^?]\.|[\w'")],)\s*$/.test(before) ||
    (/\w\s*\(\s*$/.test(before) && !conditions.test(before.trimEnd())) ||
    /^\s*\.[^.]/.test(after);
  if (!isUsed) return;
  context.report({
    at: { start: node.start, end: node.callee.end },
    message: `${name}() prints its output and returns nothing, but its result is used here.`,
    suggestion: `Use ${entry.use}().`,
    confidence: 'high',
    ...(args.length === 0
      ? { fix: { edits: [{ start: node.callee.start, end: node.callee.end, text: entry.use }], safe: false } }
      : {}),
  });
}

export const visitor: PhpVisitor = { calls: [{ names: [...printing.keys()], visit: check }] };
