import type { Classic } from './classic-context.ts';

/** What readme.txt tells of the theme. */
export function usageOf({ plan }: Classic): string[] {
  const { features } = plan;
  const told = (isTold: boolean, text: string): string[] => (isTold ? [text] : []);
  return [
    'Menus go under Appearance, Menus: the main menu, one for the footer and one for social links. Without a main menu the header lists the pages.',
    features.has('sidebar')
      ? 'Widgets go into the sidebar and the footer, under Appearance, Widgets.'
      : 'Widgets go into the footer, under Appearance, Widgets.',
    ...told(
      features.has('hero'),
      'The texts and the picture of the front page’s hero are changed under Appearance, Customize, Hero of the front page.',
    ),
    ...told(features.has('block_patterns'), 'Patterns for pages are in the inserter of the editor.'),
    ...told(
      features.has('custom_templates'),
      'Pages can be shown in full width or without their title: choose the template in the editor.',
    ),
    ...told(
      features.has('portfolio'),
      'Posts of a category with the slug "portfolio" are shown as large pictures, on the page of that category and on pages with the template Portfolio.',
    ),
    ...told(
      features.has('dark_mode'),
      plan.isDark
        ? 'The theme is dark; visitors can switch to light colours in the header.'
        : 'Visitors see dark colours when their system asks for them, and can switch in the header.',
    ),
    ...told(features.has('woocommerce_ready'), 'With WooCommerce the shop takes the theme’s colours.'),
  ];
}
