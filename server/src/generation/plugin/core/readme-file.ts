import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { askAbout } from '../../by-model/data-block.ts';
import { type ReadmeBlock, readmeFile } from '../../package/readme.ts';
import type { Slots } from '../../slots.ts';
import type { ReadmeParts } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

const featureTags: Partial<Record<PluginFeature, string>> = {
  custom_post_type: 'custom post type',
  meta_boxes: 'custom fields',
  rest_api: 'rest api',
  shortcode: 'shortcode',
  widget_block: 'block',
  import_export: 'csv',
  custom_table: 'database',
  email: 'notifications',
  cron: 'scheduled tasks',
  cli: 'wp-cli',
  dashboard_widget: 'dashboard',
  roles: 'user roles',
  settings: 'settings',
};

/** `readme.txt` as the plugin directory reads it. Texts of the user's are plain text in it, whatever they hold. */
export function pluginReadme(
  plan: PluginPlan,
  parts: Required<ReadmeParts>,
  privacy: readonly string[],
  slots: Slots,
): string {
  const { names, summary } = plan;
  const description = slots.text('readme_description', {
    prompt: askAbout("Two or three plain sentences for a WordPress plugin's readme: what it does and for whom.", {
      Name: names.title,
      Description: plan.description,
    }),
    fallback: summary,
  });
  const privacyBlocks: readonly ReadmeBlock[] = privacy.map((text) => ({ kind: 'paragraph', text }));
  return readmeFile({
    title: names.title,
    author: plan.author,
    tags: tagsOf(plan, parts.tags),
    summary,
    sections: [
      { heading: 'Description', blocks: [{ kind: 'paragraph', text: description }, ...list(parts.features)] },
      { heading: 'Privacy', blocks: privacyBlocks },
      { heading: 'Installation', blocks: list(installation(plan), true) },
      { heading: 'Frequently Asked Questions', blocks: questions(plan, parts.faq) },
    ],
    changes: ['Initial release.'],
  });
}

const list = (items: readonly string[], isNumbered = false): readonly ReadmeBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', items, isNumbered }];

function tagsOf({ entities, features }: PluginPlan, own: readonly string[]): readonly string[] {
  const kinds = entities.filter(({ storage, isLog }) => storage !== 'posts' && !isLog);
  const words = [
    ...kinds.map(({ pluralLower }) => pluralLower),
    ...own,
    ...[...features].map((feature) => featureTags[feature]),
    'tools',
  ];
  const known = words.filter((word): word is string => word !== undefined && /^[\p{L}\p{N} -]{2,30}$/u.test(word));
  return [...new Set(known)];
}

function installation({ names }: PluginPlan): readonly string[] {
  return [
    `Upload the ${names.slug} folder to the /wp-content/plugins/ directory, or upload the ZIP file under Plugins → Add Plugin → Upload Plugin.`,
    'Activate the plugin through the Plugins menu in WordPress.',
  ];
}

function questions(plan: PluginPlan, own: Required<ReadmeParts>['faq']): readonly ReadmeBlock[] {
  const keeps = plan.features.has('settings') && plan.entities.some(({ storage }) => storage !== 'posts');
  const removal = keeps
    ? 'Deleting it removes all of its data from the site, unless the settings are set to keep entries.'
    : 'Deleting it removes all of its data from the site.';
  const all = [
    ...own,
    {
      question: 'What happens to my data when I delete the plugin?',
      answer: `Deactivating the plugin keeps all data. ${removal}`,
    },
    {
      question: 'Can I translate the plugin?',
      answer: `Yes. The translation template is languages/${plan.domain}.pot.`,
    },
  ];
  return all.map(({ question, answer }) => ({ kind: 'question', question, answer }));
}
