import { commentText } from '../writers/template.ts';
import type { ThemePlan } from './plan/theme-plan.ts';

/** The oldest WordPress and PHP that a theme runs on, and the newest that it was tried with. */
export const requirements = { wordpress: '6.6', php: '7.4', tested: '7.1' } as const;

const featureTags: readonly (readonly [Parameters<ThemePlan['features']['has']>[0], readonly string[]])[] = [
  ['accessibility_ready', ['accessibility-ready']],
  ['blog', ['blog']],
  ['portfolio', ['portfolio']],
  ['woocommerce_ready', ['e-commerce']],
  ['sidebar', ['two-columns', 'right-sidebar']],
];

const typeTags: Record<ThemePlan['type'], readonly string[]> = {
  block_theme: ['full-site-editing', 'block-patterns', 'block-styles', 'style-variations', 'wide-blocks'],
  classic: ['custom-logo', 'custom-menu', 'footer-widgets', 'theme-options', 'wide-blocks'],
  child: [],
};

/** Tags of the theme directory, of which it takes those that it knows. */
export function themeTags({ type, features, site }: ThemePlan): string[] {
  return [
    ...new Set([
      ...featureTags.filter(([feature]) => features.has(feature)).flatMap(([, tags]) => tags),
      ...typeTags[type],
      'one-column',
      'custom-colors',
      'editor-style',
      'featured-images',
      'rtl-language-support',
      'sticky-post',
      'threaded-comments',
      'translation-ready',
      ...site.tags,
    ]),
  ];
}

/** The comment at the top of style.css, from which WordPress reads what the theme is. */
export function styleHeader(plan: ThemePlan, more: readonly (readonly [string, string])[] = []): string {
  const { names, author, description } = plan;
  const fields: readonly (readonly [string, string])[] = [
    ['Theme Name', names.title],
    ...more,
    ...(author === '' ? [] : [['Author', author] as const]),
    ['Description', description],
    ['Version', '1.0.0'],
    ['Requires at least', requirements.wordpress],
    ['Tested up to', requirements.tested],
    ['Requires PHP', requirements.php],
    ['License', 'GNU General Public License v2 or later'],
    ['License URI', 'https://www.gnu.org/licenses/gpl-2.0.html'],
    ['Text Domain', names.slug],
    ['Tags', themeTags(plan).join(', ')],
  ];
  return `/*\n${fields.map(([field, value]) => `${field}: ${commentText(value)}`).join('\n')}\n*/\n`;
}
