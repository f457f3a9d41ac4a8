import type { ThemeType } from '@presswright/shared/schemas/theme-features';
import { childOf } from './child/child-context.ts';
import { childRemarks } from './child/child-remarks.ts';
import { classicOf } from './classic/classic-context.ts';
import { usageOf } from './classic/usage.ts';
import type { Layout } from './plan/layout.ts';
import type { ThemePlan } from './plan/theme-plan.ts';

const typeNames: Record<ThemeType, string> = {
  block_theme: 'block theme',
  classic: 'classic theme',
  child: 'child theme',
};

/** The user's text in a line of Markdown: nothing in it is a mark. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const choices = ({ header, hero, blog, single, footer }: Layout): string =>
  `header "${header}", hero "${hero}", posts "${blog}", single post "${single}", footer "${footer}"`;

function understood(plan: ThemePlan): string[] {
  const { site, mood, isDark, layout, typePair, features, hasDefaultFeatures, type } = plan;
  return [
    `Kind of site, recognized from the ${plan.request === '' ? 'name' : 'name and description'}: ${site.slug === 'general' ? 'not specific' : site.noun}. The sample texts, images and colors are chosen to match.`,
    `Mood: ${mood}${isDark ? ', dark' : ''}. Fonts: ${typePair.name} (${typePair.heading.name} with ${typePair.body.name}), using system fonts only.`,
    ...(type === 'child' ? [] : [`Layout: ${choices(layout)}. Use a different \`seed\` to get another layout.`]),
    ...(type === 'child'
      ? [`Parent: \`${plan.parent}\`, which must be installed.`]
      : [`Features${hasDefaultFeatures ? ' (default)' : ''}: ${[...features].join(', ')}.`]),
  ];
}

function remarks(plan: ThemePlan): string[] {
  const { features, type, names } = plan;
  return [
    ...names.notes,
    ...(type === 'block_theme'
      ? [`Style variations, available in the Site Editor: ${plan.styles.map(({ name }) => name).join(', ')}.`]
      : []),
    ...(features.has('block_patterns') && type !== 'child' ? ['Patterns are available in the block inserter.'] : []),
    ...(type === 'classic' ? usageOf(classicOf(plan)) : []),
    ...(type === 'child' ? childRemarks(childOf(plan)) : []),
    ...(features.has('portfolio') && type !== 'child'
      ? [
          'Portfolio items are posts in a category with the slug `portfolio`. A custom post type belongs in a plugin, because it would be lost when switching themes.',
        ]
      : []),
    ...(features.has('woocommerce_ready') && type !== 'child'
      ? ['WooCommerce elements are only shown if WooCommerce is active.']
      : []),
    ...(features.has('hero') && type === 'block_theme'
      ? [
          '`templates/front-page.html` is used as the front page regardless of the Reading settings. Delete it to show a page or the latest posts instead.',
        ]
      : []),
  ];
}

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`];

/** What to do with the theme, what was understood of the request and what was decided, in Markdown. */
export function instructionsOf(plan: ThemePlan): string {
  const { names, type } = plan;
  return `${[
    `# ${plain(names.title)}`,
    `A ${typeNames[type]} in the folder \`${names.slug}\`.`,
    '## Installation\n\n1. Copy the folder to `wp-content/themes`, or upload the ZIP file under **Appearance → Themes → Add Theme → Upload Theme**.\n2. Activate the theme.',
    ...section('Design decisions', understood(plan)),
    ...section('Notes', remarks(plan)),
  ].join('\n\n')}\n`;
}
