import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction, literalArgument } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/content-type-key',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Invalid key of a post type or taxonomy',
  description: 'Reports keys of post types and taxonomies that are too long, reserved, or hold letters they may not.',
  rationale: `\`register_post_type()\` takes keys of 1 to 20 characters, \`register_taxonomy()\` of 1 to 32: small letters, digits, \`-\`
and \`_\`. A longer key is refused with a \`WP_Error\` that nobody looks at; capitals are made small, and later comparisons
with the key as written fail; a reserved key (\`post\`, \`action\`, \`type\`) breaks other requests of the site.

**When to ignore it:** never.`,
  references: [
    {
      title: 'register_post_type(): reserved names',
      url: 'https://developer.wordpress.org/reference/functions/register_post_type/#reserved-post-types',
    },
    {
      title: 'register_taxonomy(): reserved terms',
      url: 'https://developer.wordpress.org/reference/functions/register_taxonomy/#reserved-terms',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.NamingConventions.ValidPostTypeSlug'],
  examples: {
    bad: [
      {
        code: "<?php\nregister_post_type( 'shelf_collected_stories', array() );\nregister_post_type( 'Shelf', array() );\nregister_post_type( 'action', array() );\nregister_taxonomy( 'type', 'post' );\n",
        lines: [2, 3, 4, 5],
      },
    ],
    good: [
      "<?php\nregister_post_type( 'shelf_book', array() );\nregister_taxonomy( 'shelf_genre', 'shelf_book' );\nregister_post_type( $key, array() );\n",
    ],
  },
};

const reservedTypes = new Set(
  'post page attachment revision nav_menu_item custom_css customize_changeset oembed_cache user_request wp_block wp_template wp_template_part wp_global_styles wp_navigation wp_font_family wp_font_face action author order theme'.split(
    ' ',
  ),
);
const reservedTerms = new Set(
  'attachment attachment_id author author_name calendar cat category category__and category__in category__not_in category_name comments_per_page comments_popup custom customize_messenger_channel customized cpage day debug embed error exact feed fields hour include link_category m minute monthnum more name nav_menu nonce nopaging offset order orderby p page page_id paged pagename pb perm post post__in post__not_in post_format post_mime_type post_status post_tag post_type posts posts_per_archive_page posts_per_page preview robots s search second sentence showposts static status subpost subpost_id tag tag__and tag__in tag__not_in tag_id tag_slug__and tag_slug__in taxonomy tb term terms theme title type types w withcomments withoutcomments year'.split(
    ' ',
  ),
);

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  if ((name !== 'register_post_type' && name !== 'register_taxonomy') || isCoreFile(context.fileName)) return;
  const key = literalArgument(node, 0);
  const at = node.args[0]?.value;
  if (key === null || !at) return;
  const isType = name === 'register_post_type';
  const most = isType ? 20 : 32;
  const what = isType ? 'post type' : 'taxonomy';
  const problem =
    key.length === 0 || key.length > most
      ? `The key of a ${what} must have 1 to ${most} characters, but '${key}' has ${key.length}, so it is not registered.`
      : !/^[a-z0-9_-]+$/.test(key)
        ? `The key '${key}' of a ${what} may only contain lowercase letters, digits, - and _.`
        : (isType ? reservedTypes : reservedTerms).has(key)
          ? `'${key}' is reserved by WordPress.`
          : null;
  if (problem === null) return;
  context.report({
    at,
    message: problem,
    suggestion: `Use a key of at most ${most} lowercase letters, digits, - and _, with your own prefix.`,
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  namedCalls: [{ names: ['register_post_type', 'register_taxonomy'], visit: check }],
};
