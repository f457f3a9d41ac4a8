import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import type { Subject } from './subjects.ts';

const theme = (name: string, request: Partial<ThemeGenerateRequest>): Subject => ({
  name,
  task: { kind: 'theme', request: { theme_name: 'Harbour Light', ...request } },
});

/** Themes with some features only, children of other parents, and sites whose texts and looks differ. */
export const partialThemes: readonly Subject[] = [
  theme('block-plain', { features: ['responsive_design'] }),
  theme('block-templates', { features: ['custom_templates', 'sidebar', 'blog'], seed: 2 }),
  theme('block-patterns', {
    features: ['block_patterns', 'hero', 'portfolio'],
    description: 'A bold festival',
    seed: 5,
  }),
  theme('block-dark', { features: ['dark_mode', 'theme_json'], description: 'A dark record label', seed: 6 }),
  theme('block-shop', { features: ['woocommerce_ready'], description: 'A natural soap shop in green', seed: 7 }),
  theme('classic-plain', { type: 'classic', features: ['responsive_design'] }),
  theme('classic-dark', { type: 'classic', features: ['dark_mode'], description: 'A dark cinema', seed: 1 }),
  theme('classic-light', {
    type: 'classic',
    features: ['dark_mode', 'sidebar'],
    description: 'A playful library',
    seed: 8,
  }),
  theme('classic-hero', { type: 'classic', features: ['hero', 'blog', 'block_patterns'], seed: 9 }),
  theme('classic-portfolio', {
    type: 'classic',
    features: ['portfolio', 'custom_templates'],
    description: 'An elegant architect',
    seed: 10,
  }),
  theme('classic-editor', { type: 'classic', features: ['theme_json', 'accessibility_ready'], seed: 11 }),
  ...['twentytwentyfour', 'twentytwentythree', 'twentytwentyone', 'storefront', 'my-parent'].map((parent) =>
    theme(`child-of-${parent}`, {
      type: 'child',
      parent,
      features: ['custom_templates', 'block_patterns', 'dark_mode', 'theme_json'],
      description: 'A technical studio in violet',
      seed: 12,
    }),
  ),
  theme('child-plain', { type: 'child', features: ['responsive_design'] }),
  theme('child-classic-plain', { type: 'child', parent: 'twentytwelve', features: ['sidebar'] }),
  ...['restaurant', 'charity', 'school', 'wedding', 'software company', 'church', 'podcast', 'doctor'].map(
    (kind, seed) => theme(`site-of-${kind.replace(' ', '-')}`, { description: `A site of a ${kind}`, seed: seed + 20 }),
  ),
];
