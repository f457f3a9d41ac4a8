import type { PluginFeature } from '@presswright/shared/schemas/plugins';
import type { Slots } from '../../slots.ts';
import type { ReadmeParts } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { plainText } from '../summary.ts';
import { headerName } from './main-file.ts';
import { requiresPhp, requiresWordPress, testedWordPress } from './versions.ts';

/** The directory shows no more. */
const mostTags = 5;

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
export function readmeFile(
  plan: PluginPlan,
  parts: Required<ReadmeParts>,
  privacy: readonly string[],
  slots: Slots,
): string {
  const description = slots.text('readme_description', {
    prompt: `Two or three plain sentences for a plugin's readme: what "${headerName(plan)}" does and for whom. ${plan.description}`,
    fallback: plan.description === '' ? plan.summary : plan.description,
  });
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Description', [lineOf(description), ...listOf(parts.features), ...privacySection(privacy)]],
    ['Installation', installation(plan)],
    ['Frequently Asked Questions', questions(plan, parts.faq)],
    ['Changelog', [`= ${plan.version} =`, '* First release.']],
  ];
  const texts = sections.map(([title, lines]) => `== ${title} ==\n\n${lines.join('\n')}`);
  return `${[headers(plan, parts.tags), plan.summary, ...texts].join('\n\n')}\n`;
}

/** One line that begins with nothing that readme files take for a heading or a list. */
const lineOf = (text: string): string => plainText(text).replace(/^[-#+•]+\s*/, '');

function headers(plan: PluginPlan, tags: readonly string[]): string {
  const own = plan.entities.filter(({ storage, isLog }) => storage !== 'posts' && !isLog);
  const words = [
    ...own.map(({ pluralLower }) => pluralLower),
    ...tags,
    ...[...plan.features].map((feature) => featureTags[feature]),
    'tools',
  ];
  const known = words.filter((word): word is string => word !== undefined && /^[\p{L}\p{N} -]{2,30}$/u.test(word));
  const lines = [
    `=== ${headerName(plan)} ===`,
    `Contributors: ${contributorOf(plan)}`,
    `Tags: ${[...new Set(known)].slice(0, mostTags).join(', ')}`,
    `Requires at least: ${requiresWordPress}`,
    `Tested up to: ${testedWordPress}`,
    `Requires PHP: ${requiresPhp}`,
    `Stable tag: ${plan.version}`,
    'License: GPL-2.0-or-later',
    'License URI: https://www.gnu.org/licenses/gpl-2.0.html',
  ];
  return lines.join('\n');
}

/** The form of user names in the directory; the author's real one is not known here. */
function contributorOf({ author, names }: PluginPlan): string {
  return author.toLowerCase().replace(/[^a-z0-9]+/g, '') || names.slug.replaceAll('-', '');
}

const listOf = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', ...lines.map((line) => `* ${lineOf(line)}`)];

const privacySection = (sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : ['', '= Privacy =', '', ...sentences.map(lineOf)];

function installation(plan: PluginPlan): readonly string[] {
  return [
    `1. Upload the folder ${plan.names.slug} to wp-content/plugins, or its archive under Plugins → Add New Plugin → Upload Plugin.`,
    '2. Activate the plugin under Plugins.',
  ];
}

function questions(plan: PluginPlan, own: Required<ReadmeParts>['faq']): readonly string[] {
  const all = [
    ...own,
    {
      question: 'What happens to my data when I remove the plugin?',
      answer:
        'Deactivating keeps everything. Deleting the plugin under Plugins removes all that it has stored on the site.',
    },
    { question: 'Can it be translated?', answer: `Yes: languages/${plan.domain}.pot has every text.` },
  ];
  return all.flatMap(({ question, answer }, index) => [
    ...(index > 0 ? [''] : []),
    `= ${lineOf(question)} =`,
    '',
    lineOf(answer),
  ]);
}
