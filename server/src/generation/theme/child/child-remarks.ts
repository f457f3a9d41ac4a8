import type { ThemeFeature } from '@presswright/shared/schemas/theme-features';
import type { Child } from './child-context.ts';

/** What of the features a child theme cannot bring. */
const parentsOwn: readonly (readonly [ThemeFeature, string])[] = [
  ['sidebar', 'a sidebar'],
  ['blog', 'post lists'],
  ['woocommerce_ready', 'the shop'],
];

/** What there is in a child theme, and what was left to its parent: for readme.txt and the instructions. */
export function childRemarks({ plan, parent, known, isClassic, hasThemeJson }: Child): string[] {
  const { features } = plan;
  const told = (isTold: boolean, text: string): string[] => (isTold ? [text] : []);
  const hasLanding = features.has('custom_templates');
  const left = [
    ...parentsOwn.filter(([feature]) => features.has(feature)).map(([, name]) => name),
    ...(features.has('dark_mode') && known === undefined ? ['dark mode'] : []),
    ...(hasLanding && known === undefined && !isClassic ? ['page templates'] : []),
  ];
  return [
    `This is a child theme of ${parent}, which must be installed as well. Everything else is inherited from the parent theme.`,
    hasThemeJson
      ? 'Colors and fonts are defined in theme.json, additional styles in style.css.'
      : 'Fonts, links and buttons are styled in style.css. The parent is a classic theme and keeps its colors, because a theme.json would change more than that.',
    ...told(known !== undefined, `Style variations: ${plan.styles.map(({ name }) => name).join(', ')}.`),
    ...told(
      known === undefined && !isClassic,
      'The presets of the parent theme are unknown, so its palette is kept and colors are set as values.',
    ),
    ...told(
      known !== undefined && features.has('dark_mode'),
      `${plan.isDark ? 'Light' : 'Dark'} colors follow the system preference of visitors. A toggle would have to be added to the header of the parent theme.`,
    ),
    ...told(hasLanding && (known !== undefined || isClassic), 'Pages can use the “Landing page” template.'),
    'Patterns are available in the block inserter and do not depend on the parent theme.',
    ...told(left.length > 0, `Inherited from the parent theme: ${left.join(', ')}.`),
  ];
}
