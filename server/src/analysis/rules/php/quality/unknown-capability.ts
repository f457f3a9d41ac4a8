import { Dictionary } from '@presswright/shared/edit-distance';
import type { Call } from '../../../languages/php/ast.ts';
import type { Lists } from '../../../languages/php/items.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction, literalArgument } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/unknown-capability',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Misspelled capability',
  description: 'Reports unknown capabilities whose names appear to be misspelled WordPress capabilities.',
  rationale: `Nobody but a super admin has a capability that does not exist: the check fails for everyone, and the page or button
is there for nobody.

A name is reported when WordPress has no such capability, the files add none, and one of WordPress's differs from it by a
letter (by two in long names).

**When to ignore it:** when another plugin adds a capability with so similar a name.`,
  references: [
    {
      title: 'Roles and capabilities',
      url: 'https://wordpress.org/documentation/article/roles-and-capabilities/',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.Capabilities'],
  examples: {
    bad: [
      {
        code: "<?php\nif ( current_user_can( 'manage_option' ) ) {\n\tadd_options_page( 'Shelf', 'Shelf', 'mange_options', 'shelf', 'shelf_page' );\n}\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\nif ( current_user_can( 'manage_options' ) && current_user_can( 'manage_woocommerce' ) ) {\n\tadd_options_page( 'Shelf', 'Shelf', 'edit_shelf', 'shelf', 'shelf_page' );\n}\n",
    ],
  },
};

const capabilities = new Set(
  'switch_themes edit_themes activate_plugins edit_plugins edit_users edit_files manage_options moderate_comments manage_categories manage_links upload_files import unfiltered_html edit_posts edit_others_posts edit_published_posts publish_posts edit_pages read edit_others_pages edit_published_pages publish_pages delete_pages delete_others_pages delete_published_pages delete_posts delete_others_posts delete_published_posts delete_private_posts edit_private_posts read_private_posts delete_private_pages edit_private_pages read_private_pages delete_users create_users unfiltered_upload edit_dashboard update_plugins delete_plugins install_plugins update_themes install_themes update_core list_users remove_users promote_users edit_theme_options delete_themes export manage_network manage_sites manage_network_users manage_network_plugins manage_network_themes manage_network_options upgrade_network create_sites delete_sites delete_site setup_network customize edit_post delete_post read_post edit_page delete_page read_page publish_post edit_user delete_user promote_user remove_user edit_comment edit_css edit_block_binding assign_categories assign_post_tags edit_categories delete_categories manage_post_tags edit_post_tags delete_post_tags manage_privacy_options erase_others_personal_data export_others_personal_data view_site_health_checks install_languages update_languages update_php resume_plugin resume_theme resume_plugins resume_themes activate_plugin deactivate_plugin deactivate_plugins assign_term edit_term delete_term edit_post_meta delete_post_meta add_post_meta edit_term_meta edit_user_meta edit_comment_meta create_app_password list_app_passwords read_app_password edit_app_password delete_app_password delete_app_passwords edit_others_post edit_blocks edit_comments edit_post_type exist administrator editor author contributor subscriber'.split(
    ' ',
  ),
);
const dictionary = new Dictionary(() => capabilities);
const positions: ReadonlyMap<string, number> = new Map([
  ['current_user_can', 0],
  ['user_can', 1],
  ['author_can', 1],
  ['current_user_can_for_blog', 1],
  ['add_menu_page', 2],
  ['add_submenu_page', 3],
  ['add_options_page', 2],
  ['add_management_page', 2],
  ['add_theme_page', 2],
  ['add_plugins_page', 2],
  ['add_users_page', 2],
  ['add_dashboard_page', 2],
]);

const addedKey = Symbol('added capabilities');

/** Capabilities that the files give to roles, or make by registering a type with some of its own. */
function added(lists: Lists): ReadonlySet<string> {
  return lists.facts.of(addedKey, () => findAdded(lists));
}

function findAdded(lists: Lists): ReadonlySet<string> {
  const names = new Set<string>();
  for (const call of lists.methodCalls) {
    const first = call.args[0]?.value;
    if (call.name === 'add_cap' && first?.kind === 'Str') names.add(first.value);
  }
  return names;
}

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  const position = name === null ? undefined : positions.get(name);
  if (position === undefined || isCoreFile(context.fileName)) return;
  const capability = literalArgument(node, position);
  const at = node.args[position]?.value;
  if (!capability || !at || capabilities.has(capability) || added(context.lists).has(capability)) return;
  const meant = dictionary.nearest(capability);
  if (meant === null || new RegExp(`['"]${capability.replace(/\W/g, '.')}['"]\\s*=>`).test(context.source.code)) return;
  context.report({
    at,
    message: `The capability '${capability}' does not exist in WordPress, so no user has it.`,
    suggestion: `'${meant}' is probably meant.`,
    confidence: 'medium',
    fix: { edits: [{ start: at.start, end: at.end, text: `'${meant}'` }], safe: false },
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...positions.keys()], visit: check }] };
