import type { Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';

/** One preset of theme.json's `settings.typography.fontSizes`. WordPress makes the `clamp()` from `fluid`. */
export interface FontSizePreset {
  readonly slug: string;
  readonly name: string;
  readonly size: string;
  readonly fluid: false | { readonly min: string; readonly max: string };
}

/** The ratio between two steps on a phone and on a wide screen: the calmer the mood, the nearer the sizes. */
const ratios: Record<Mood, { readonly narrow: number; readonly wide: number }> = {
  technical: { narrow: 1.15, wide: 1.22 },
  calm: { narrow: 1.16, wide: 1.27 },
  natural: { narrow: 1.17, wide: 1.29 },
  warm: { narrow: 1.18, wide: 1.31 },
  elegant: { narrow: 1.2, wide: 1.36 },
  playful: { narrow: 1.2, wide: 1.36 },
  bold: { narrow: 1.22, wide: 1.41 },
};

/** Steps above the text size. The larger a heading, the wider the gap to the next: three sizes then serve six levels. */
const headings = [
  { slug: 'large', name: 'Large', steps: 1 },
  { slug: 'x-large', name: 'Extra large', steps: 2.5 },
  { slug: 'xx-large', name: 'Extra extra large', steps: 4 },
] as const;

const textSize = { narrow: 1.0625, wide: 1.125 };

const rem = (value: number): string => `${Number(value.toFixed(3))}rem`;

/**
 * Small, medium (running text), large, x-large and xx-large. In rem, and never growing by more than 2.5 between phone and
 * wide screen, so that zooming to 200 % still doubles the text (WCAG 1.4.4).
 */
export function fontSizePresets(mood: Mood = 'calm'): FontSizePreset[] {
  const { narrow, wide } = ratios[mood];
  return [
    { slug: 'small', name: 'Small', size: '0.9375rem', fluid: false },
    {
      slug: 'medium',
      name: 'Medium',
      size: rem(textSize.wide),
      fluid: { min: rem(textSize.narrow), max: rem(textSize.wide) },
    },
    ...headings.map(({ slug, name, steps }) => {
      const max = rem(textSize.wide * wide ** steps);
      return { slug, name, size: max, fluid: { min: rem(textSize.narrow * narrow ** steps), max } };
    }),
  ];
}
