import type { Classic } from './classic-context.ts';

/** What readme.txt tells of the theme. */
export function usageOf({ plan }: Classic): string[] {
  const { features } = plan;
  const told = (isTold: boolean, text: string): string[] => (isTold ? [text] : []);
  return [
    'Set up the main menu, the footer menu and the social links under Appearance → Menus. Without a main menu, the header lists the pages.',
    features.has('sidebar')
      ? 'Replace what the sidebar and the footer show with widgets of your own under Appearance → Widgets.'
      : 'Replace what the footer shows with widgets of your own under Appearance → Widgets.',
    ...told(
      features.has('hero'),
      'Change the texts and the image of the front page hero under Appearance → Customize → Front page hero.',
    ),
    ...told(features.has('block_patterns'), 'Patterns are available in the block inserter.'),
    ...told(
      features.has('custom_templates'),
      'Choose a template in the editor to display a page in full width or without its title.',
    ),
    ...told(
      features.has('portfolio'),
      'Posts in a category with the slug "portfolio" are displayed with large images in the category archive and on pages with the Portfolio template.',
    ),
    ...told(
      features.has('dark_mode'),
      plan.isDark
        ? 'The theme is dark; visitors can switch to light mode in the header.'
        : 'Dark mode follows the system preference of visitors, who can also switch it in the header.',
    ),
    ...told(features.has('woocommerce_ready'), 'WooCommerce shops use the colors of the theme.'),
  ];
}
