import type { ThemeGenerateRequest, ThemeType } from '@presswright/shared/schemas/themes';
import { childOf, usualParent } from './child/child-context.ts';
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

function understood(plan: ThemePlan, request: ThemeGenerateRequest): string[] {
  const { site, mood, isDark, layout, typePair, features, hasDefaultFeatures, type } = plan;
  return [
    `${plan.request === '' ? 'The name speaks' : 'Name and description speak'} of ${site.slug === 'general' ? 'no particular kind of site' : site.noun}: texts, pictures and colours follow it.`,
    `Mood: ${mood}${isDark ? ', dark' : ''}. Faces: ${typePair.name} (${typePair.heading.name} with ${typePair.body.name}), all from the visitor's system.`,
    ...(type === 'child' ? [] : [`Layout: ${choices(layout)}. Another \`seed\` gives another one.`]),
    ...(type === 'child'
      ? [`Parent: \`${request.parent ?? usualParent}\`, which has to be installed.`]
      : [`Features${hasDefaultFeatures ? ', chosen because none were asked for' : ''}: ${[...features].join(', ')}.`]),
  ];
}

function remarks(plan: ThemePlan, request: ThemeGenerateRequest): string[] {
  const { features, type, names } = plan;
  return [
    ...names.notes,
    ...(type === 'block_theme'
      ? [`Style variations to choose in the Site Editor: ${plan.styles.map(({ name }) => name).join(', ')}.`]
      : []),
    ...(features.has('block_patterns') && type !== 'child'
      ? ['Patterns for pages are in the inserter of the editor.']
      : []),
    ...(type === 'classic' ? usageOf(classicOf(plan)) : []),
    ...(type === 'child' ? childRemarks(childOf(plan, request)) : []),
    ...(features.has('portfolio') && type !== 'child'
      ? [
          'Work is shown in posts of a category with the slug `portfolio`. A post type for it would be lost with the theme, so it belongs in a plugin.',
        ]
      : []),
    ...(features.has('woocommerce_ready') && type !== 'child'
      ? ['The parts for WooCommerce show only while WooCommerce is active.']
      : []),
    ...(features.has('hero') && type === 'block_theme'
      ? [
          '`templates/front-page.html` is the front page whatever Settings, Reading says. Delete it to have a page or the posts there.',
        ]
      : []),
  ];
}

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`];

/** What to do with the theme, what was understood of the request and what was decided, in Markdown. */
export function instructionsOf(plan: ThemePlan, request: ThemeGenerateRequest): string {
  const { names, type } = plan;
  return `${[
    `# ${plain(names.title)}`,
    `A ${typeNames[type]}, in the folder \`${names.slug}\`.`,
    '## Install\n\n1. Put the folder into `wp-content/themes`, or upload the archive under Appearance, Themes, Add New Theme.\n2. Activate the theme.',
    ...section('What was understood and decided', understood(plan, request)),
    ...section('Good to know', remarks(plan, request)),
  ].join('\n\n')}\n`;
}
