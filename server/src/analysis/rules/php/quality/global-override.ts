import type { Assign, Node } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/global-override',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'WordPress global overwritten',
  description: "Reports assignments to WordPress's own global variables, such as $post and $wp_query.",
  rationale: `Everything that runs after the assignment works with the other value: the template shows another post, the
pagination another query, \`$wpdb\` another database.

Use a name of your own. To make \`the_title()\` and its like speak of another post, set \`$post\`, call \`setup_postdata()\` and
afterwards \`wp_reset_postdata()\`: functions that do this are not reported, and neither is a value that is put back.

**When to ignore it:** in code that stands in for WordPress on purpose, such as a test.`,
  references: [
    { title: 'Global variables', url: 'https://codex.wordpress.org/Global_Variables' },
    {
      title: 'wp_reset_postdata()',
      url: 'https://developer.wordpress.org/reference/functions/wp_reset_postdata/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.GlobalVariablesOverride', 'WordPressVIPMinimum.Variables.RestrictedVariables'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', 'shelf' );\nfunction shelf() {\n\tglobal $wp_query, $post;\n\t$wp_query = new WP_Query( 'cat=3' );\n\t$post = get_post( 3 );\n\t$GLOBALS['pagenow'] = 'a.php';\n}\n",
        lines: [5, 6, 7],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', 'shelf' );\nfunction shelf() {\n\tglobal $post;\n\t$post = get_post( 3 );\n\tsetup_postdata( $post );\n\tthe_title();\n\twp_reset_postdata();\n\t$query = new WP_Query();\n}\nfunction films( $post ) {\n\t$post = get_post( $post );\n\treturn $post;\n}\n",
    ],
  },
};

const globals = new Set(
  'post posts wp_query wp_the_query wp_rewrite wp wpdb pagenow typenow taxnow current_screen wp_post_types wp_taxonomies wp_roles wp_filter wp_actions wp_current_filter wp_scripts wp_styles wp_locale wp_version wp_db_version menu submenu wp_meta_boxes wp_registered_sidebars wp_registered_widgets wp_widget_factory authordata current_user user_ID blog_id shortcode_tags more page pages multipage numpages table_prefix wp_admin_bar allowedposttags wp_embed'.split(
    ' ',
  ),
);
/** Lists that plugins add to and take from as a matter of course. */
const lists = new Set([
  'menu',
  'submenu',
  'allowedposttags',
  'more',
  'page',
  'pages',
  'shortcode_tags',
  'wp_meta_boxes',
]);

function check(node: Assign, context: PhpContext): void {
  const { target } = node;
  const name =
    target.kind === 'Var'
      ? target.name
      : target.kind === 'Index' &&
          target.base.kind === 'Var' &&
          target.base.name === 'GLOBALS' &&
          target.index?.kind === 'Str'
        ? target.index.value
        : null;
  if (name === null || !globals.has(name) || lists.has(name)) return;
  const owner = context.ancestors.findLast(
    ({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure',
  );
  const text = owner ? context.source.slice(owner) : context.source.code;
  if (target.kind === 'Var' && !isGlobalHere(name, owner, context)) return;
  if (fillsGap(name, context) || (owner !== undefined && isPutBack(node, name, owner, context))) return;
  if (/^(post|authordata|more|wp_query)$/.test(name) && /setup_postdata|wp_reset_(postdata|query)/.test(text)) return;
  // Put aside before and put back after: `$old = $post; … $post = $old;`.
  const put = context.source.slice(node.value);
  if (/^\$\w*(old|orig|original|backup|saved?|tmp|temp|previous|prev|back)\w*(\[|$)/i.test(put)) return;
  if (
    new RegExp(
      `\\$\\w*(old|orig|backup|saved?|tmp|temp|prev)\\w*\\s*=\\s*(clone\\s+)?(\\$${name}|\\$GLOBALS\\[\\s*['"]${name}['"])`,
      'i',
    ).test(text)
  )
    return;
  context.report({
    at: node.target,
    message: `This overwrites WordPress's global $${name} for everything that runs after.`,
    suggestion:
      name === 'post'
        ? 'Use another name, or setup_postdata() and wp_reset_postdata().'
        : 'Use a different variable name.',
    confidence: 'medium',
  });
}

/** `$kept = $post; … $post = $kept;`: this assignment, or a later one, puts back what the function found. */
function isPutBack(node: Assign, name: string, owner: Node, context: PhpContext): boolean {
  if (owner.kind !== 'Function' && owner.kind !== 'Method' && owner.kind !== 'Closure') return false;
  const assigns = context.bodyNodes(owner).filter((one) => one.kind === 'Assign');
  const keepers = new Set<string>();
  for (const { target, value } of assigns)
    if (target.kind === 'Var' && value.kind === 'Var' && value.name === name) keepers.add(target.name);
  return assigns.some(
    ({ target, value, start }) =>
      target.kind === 'Var' &&
      target.name === name &&
      value.kind === 'Var' &&
      keepers.has(value.name) &&
      start >= node.start,
  );
}

/** A template's own top level runs inside a function of WordPress, mostly; what it sets is not global there. */
function isGlobalHere(name: string, owner: Node | undefined, context: PhpContext): boolean {
  if (owner?.kind !== 'Function' && owner?.kind !== 'Method' && owner?.kind !== 'Closure') return false;
  for (const node of context.bodyNodes(owner)) if (node.kind === 'Global' && node.names.includes(name)) return true;
  return false;
}

/** `if ( ! isset( $wp_roles ) )` around it: nothing is overwritten. */
function fillsGap(name: string, context: PhpContext): boolean {
  const asked = new RegExp(
    `(?:^|&&)\\s*!\\s*(?:isset|is_object|is_a)\\s*\\(\\s*\\$(?:${name}\\b|GLOBALS\\[\\s*['"]${name}['"])|^\\s*empty\\s*\\(\\s*\\$${name}\\s*\\)|^\\s*null\\s*===?\\s*\\$${name}\\s*$`,
  );
  return context.ancestors.some((node) => node.kind === 'Branch' && asked.test(context.source.slice(node.condition)));
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Assign: check } };
