import type { ThemeFeature } from '@presswright/shared/schemas/themes';
import type { Child } from './child-context.ts';

/** What of the features a child theme cannot bring. */
const parentsOwn: readonly (readonly [ThemeFeature, string])[] = [
  ['sidebar', 'a sidebar'],
  ['blog', 'lists of posts'],
  ['woocommerce_ready', 'the shop'],
];

/** What there is in a child theme, and what was left to its parent: for readme.txt and the instructions. */
export function childRemarks({ plan, parent, known, isClassic, hasThemeJson }: Child): string[] {
  const { features } = plan;
  const told = (isTold: boolean, text: string): string[] => (isTold ? [text] : []);
  const hasLanding = features.has('custom_templates');
  const left = [
    ...parentsOwn.filter(([feature]) => features.has(feature)).map(([, name]) => name),
    ...(features.has('dark_mode') && known === undefined ? ['light and dark'] : []),
    ...(hasLanding && known === undefined && !isClassic ? ['templates of pages'] : []),
  ];
  return [
    `A child theme of ${parent}, which has to be installed too. What is not in it is as in the parent.`,
    hasThemeJson
      ? 'Colours and faces are in theme.json, more rules in style.css.'
      : 'Faces, links and buttons are in style.css. The parent is a classic theme, which theme.json would change in more than colours; its page keeps its colours.',
    ...told(known !== undefined, `Styles to choose from: ${plan.styles.map(({ name }) => name).join(', ')}.`),
    ...told(
      known === undefined && !isClassic,
      'The presets of the parent are not known, so that its palette stays and colours are set as values.',
    ),
    ...told(
      known !== undefined && features.has('dark_mode'),
      `Visitors see ${plan.isDark ? 'light' : 'dark'} colours when their system asks for them. A button to switch would belong in the parent's header.`,
    ),
    ...told(hasLanding && (known !== undefined || isClassic), 'Pages can take the template "Landing page".'),
    'Patterns are in the inserter of the editor; they ask the parent for nothing.',
    ...told(left.length > 0, `Left to the parent: ${left.join(', ')}.`),
  ];
}
