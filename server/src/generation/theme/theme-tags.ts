import type { ThemeFeature, ThemeType } from '@presswright/shared/schemas/theme-features';
import type { ThemePlan } from './plan/theme-plan.ts';

const featureTags: readonly (readonly [ThemeFeature, readonly string[]])[] = [
  ['accessibility_ready', ['accessibility-ready']],
  ['blog', ['blog']],
  ['portfolio', ['portfolio']],
  ['woocommerce_ready', ['e-commerce']],
  ['sidebar', ['two-columns', 'right-sidebar']],
];

const typeTags: Record<ThemeType, readonly string[]> = {
  block_theme: ['full-site-editing', 'block-patterns', 'block-styles', 'style-variations', 'wide-blocks'],
  classic: ['custom-logo', 'custom-menu', 'footer-widgets', 'wide-blocks'],
  child: [],
};

/** Tags that say what a site is about; a theme may have three. */
const subjects: ReadonlySet<string> = new Set([
  'blog',
  'e-commerce',
  'education',
  'entertainment',
  'food-and-drink',
  'holiday',
  'news',
  'photography',
  'portfolio',
]);

/** Tags of the theme directory, of which it takes those that it knows; the most telling come first. */
export function themeTags({ type, features, site }: ThemePlan): string[] {
  const asked = featureTags.filter(([feature]) => features.has(feature)).flatMap(([, tags]) => tags);
  const about = [...new Set([...site.tags, ...asked.filter((tag) => subjects.has(tag))])].slice(0, 3);
  return [
    ...new Set([
      ...about,
      ...asked.filter((tag) => !subjects.has(tag)),
      ...typeTags[type],
      'one-column',
      'custom-colors',
      'editor-style',
      'featured-images',
      'rtl-language-support',
      'sticky-post',
      'threaded-comments',
      'translation-ready',
    ]),
  ];
}
