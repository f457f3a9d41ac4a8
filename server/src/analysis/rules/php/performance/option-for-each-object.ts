import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastingKinds } from './support/lasting.ts';

export const meta: RuleMeta = {
  id: 'performance/option-for-each-object',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Separate option per object',
  description: 'Reports options whose name ends with the ID of a post, a term, a user or an order.',
  rationale: `An option for every post, term or user makes the table of options grow with the site, and WordPress loads all
autoloaded options on every page: ten thousand terms are ten thousand values that a page about none of them reads.
Nobody deletes them when the post is deleted.

Use \`update_post_meta()\`, \`update_term_meta()\`, \`update_user_meta()\`: read when the object is, and deleted with it.

**When to ignore it:** when there are a handful of them and \`$autoload\` is \`false\`.`,
  references: [
    { title: 'update_term_meta()', url: 'https://developer.wordpress.org/reference/functions/update_term_meta/' },
    { title: 'update_option()', url: 'https://developer.wordpress.org/reference/functions/update_option/' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Performance.TaxonomyMetaInOptions'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_save( $term_id, $post, $colour ) {\n\tupdate_option( \"taxonomy_$term_id\", $colour );\n\tadd_option( 'shelf_views_' . $post->ID, 1 );\n\tupdate_option( 'shelf_seen_' . get_current_user_id(), time() );\n}\n",
        lines: [3, 4, 5],
      },
    ],
    good: [
      "<?php\nfunction shelf_save( $term_id, $post, $colour, $blog_id ) {\n\tupdate_term_meta( $term_id, 'shelf_colour', $colour );\n\tupdate_option( 'shelf_' . $blog_id, 1 );\n\tupdate_option( 'shelf_last', $post->ID );\n\tupdate_option( 'shelf_seen_' . $post->ID, 1, false );\n}\n",
    ],
  },
};

const meanings: readonly (readonly [pattern: RegExp, what: string, meta: string])[] = [
  [/\$(?:\w+_)?(?:term|cat|category|tag|taxonomy)_?id\b|->term_(?:taxonomy_)?id\b/i, 'term', 'update_term_meta()'],
  [
    /\$(?:\w+_)?(?:user|author|customer)_?id\b|\$(?:current_)?user->ID\b|get_current_user_id\s*\(/i,
    'user',
    'update_user_meta()',
  ],
  [
    /\$(?:\w+_)?(?:post|page|product|order|attachment|event|form)_?id\b|\$(?:\w*_)?(?:post|page|product|order)->(?:ID\b|get_id\s*\()|get_the_ID\s*\(/i,
    'post',
    'update_post_meta()',
  ],
];

function check({ node, name, args, isLocal }: CallEvent, context: PhpContext): void {
  const [option] = args;
  if (isLocal || !option || (option.node.kind !== 'Concat' && option.node.kind !== 'Interpolated')) return;
  const autoload = args[name === 'add_option' ? 3 : 2]?.value.constant;
  if (autoload === false || autoload === 'no') return;
  const text = context.source.slice(option.node);
  const meaning = meanings.find(([pattern]) => pattern.test(text));
  if (meaning === undefined) return;
  const [, what, use] = meaning;
  context.report({
    at: node,
    message: `${name}() creates an option for each ${what}, and all of them are autoloaded.`,
    suggestion: `Use ${use}, which is read with its ${what} and deleted with it.`,
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { calls: [{ names: ['update_option', 'add_option'], visit: check }] };
