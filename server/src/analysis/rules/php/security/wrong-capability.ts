import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { roleNames } from '../../../languages/php/taint/capabilities.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { misspelledCapability } from './support/capability-names.ts';

export const meta: RuleMeta = {
  id: 'security/wrong-capability',
  language: 'php',
  category: 'security',
  severity: 'low',
  type: 'security',
  merge: 'message',
  cwe: 'CWE-863',
  title: 'Not a capability',
  description: 'A role or a misspelled name is used as a capability.',
  rationale: `\`current_user_can( 'administrator' )\` asks for a role. It works by accident: super administrators of a network may not have the role, sites give its rights to roles of their own, and \`editor\` is refused to administrators. A misspelled capability is one that nobody has, or, in menus, hides the page from everyone.

Ask for the capability that the change needs: \`manage_options\` for settings, \`edit_post\` with an id for a post.`,
  references: [
    {
      title: 'Roles and capabilities',
      url: 'https://developer.wordpress.org/plugins/users/roles-and-capabilities/',
    },
    { title: 'CWE-863', url: 'https://cwe.mitre.org/data/definitions/863.html' },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.Capabilities'],
  examples: {
    bad: [
      { code: "<?php\nif ( ! current_user_can( 'administrator' ) ) {\n\twp_die();\n}\n", lines: [2] },
      { code: "<?php\nadd_options_page( 'A', 'A', 'manage_option', 'a', 'a_page' );\n", lines: [2] },
    ],
    good: [
      "<?php\nif ( ! current_user_can( 'manage_options' ) ) {\n\twp_die();\n}\n",
      "<?php\nif ( current_user_can( 'my_plugin_manage' ) ) {\n\tdelete_option( 'x' );\n}\n",
    ],
  },
};

/** Where a capability stands in a call. */
const positions: Readonly<Record<string, number>> = {
  current_user_can: 0,
  current_user_can_for_blog: 1,
  user_can: 1,
  add_menu_page: 2,
  add_submenu_page: 3,
  add_options_page: 2,
  add_management_page: 2,
  add_theme_page: 2,
  add_plugins_page: 2,
  add_users_page: 2,
  add_dashboard_page: 2,
  add_posts_page: 2,
  add_media_page: 2,
  add_pages_page: 2,
  add_comments_page: 2,
};

function check(asked: ArgInfo | undefined, name: string, context: PhpContext): void {
  const capability = asked?.value.constant;
  if (asked === undefined || typeof capability !== 'string') return;
  if (roleNames.has(capability)) {
    context.report({
      at: asked.node,
      message: `'${capability}' is a role, and ${name}() wants a capability.`,
      suggestion: "Check the required capability: 'manage_options' for settings, 'edit_post' with the ID for a post.",
      confidence: 'high',
    });
    return;
  }
  const meant = misspelledCapability(capability);
  if (meant === null) return;
  context.report({
    at: asked.node,
    message: `The capability '${capability}' does not exist.`,
    suggestion: `Write '${meant}'.`,
    severity: 'medium',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: Object.keys(positions),
      visit({ args, name, isLocal }, context) {
        const position = positions[name];
        if (!isLocal && position !== undefined) check(args[position], name, context);
      },
    },
  ],
};
