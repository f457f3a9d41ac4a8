import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { Project } from '../../../project.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/own-updater',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  title: 'Custom updater in a WordPress.org plugin',
  description: 'Reports code that changes where updates come from, in a plugin with a readme for the plugin directory.',
  rationale: `A plugin of the directory gets its updates from there: people rely on the review, and the directory takes no plugin
that brings an updater of its own.

Leave the updater out of the version for the directory.

**When to ignore it:** in a plugin that is not published there and has a readme.txt all the same.`,
  references: [
    {
      title: 'Plugin directory: detailed guidelines, 8',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/detailed-plugin-guidelines/',
    },
  ],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.PluginUpdater'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_filter( 'pre_set_site_transient_update_plugins', 'shelf_update' );\nfunction shelf_update( $updates ) {\n\treturn $updates;\n}\n",
        name: 'shelf/updater.php',
        beside: {
          'shelf/readme.txt':
            '=== Shelf ===\nContributors: me\nTags: books\nTested up to: 6.8\nStable tag: 1.0\n\nBooks.\n',
        },
        lines: [2],
      },
    ],
    good: [
      "<?php\nadd_filter( 'pre_set_site_transient_update_plugins', 'shelf_update' );\nfunction shelf_update( $updates ) {\n\treturn $updates;\n}\n",
    ],
  },
};

const published = Symbol('whether the plugin has a readme for the directory');

function isPublished(project: Project): boolean {
  return project.files.some(({ name, code }) => /(^|\/)readme\.txt$/i.test(name) && /^Stable tag:\s*\S/im.test(code));
}

const hooks = /^(?:pre_set_)?site_transient_update_plugins$|^update_plugins_/;

function check({ node, args, isLocal }: CallEvent, context: PhpContext): void {
  const hook = args[0]?.value.constant;
  if (isLocal || typeof hook !== 'string' || !hooks.test(hook)) return;
  if (!context.project.fact(published, isPublished)) return;
  context.report({
    at: node,
    message: `This changes where updates come from (${hook}), which the plugin directory does not allow.`,
    suggestion: 'Remove the updater from the version for WordPress.org.',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { calls: [{ names: ['add_filter'], visit: check }] };
