import type { Spacing } from '@presswright/shared/schemas/plans/theme-vocabulary';

/** One preset of theme.json's `settings.spacing.spacingSizes`. */
export interface SpacingPreset {
  readonly slug: string;
  readonly name: string;
  readonly size: string;
}

/** How far apart sections are; inside a component the distances stay the same. */
const generosity: Record<Spacing, number> = { tight: 0.85, regular: 1, open: 1.1, generous: 1.2 };

/** Distances in rem on a phone (320 px) and on a wide screen (1280 px). Those inside a component do not change. */
const steps = [
  { slug: '20', name: 'Tiny', narrow: 0.5, wide: 0.5 },
  { slug: '30', name: 'Extra small', narrow: 0.75, wide: 0.75 },
  { slug: '40', name: 'Small', narrow: 1, wide: 1.25 },
  { slug: '50', name: 'Medium', narrow: 1.5, wide: 2.25 },
  { slug: '60', name: 'Large', narrow: 2, wide: 3.5 },
  { slug: '70', name: 'Extra large', narrow: 2.75, wide: 5.5 },
  { slug: '80', name: 'Huge', narrow: 3.5, wide: 8 },
] as const;

const narrowScreen = 20;
const wideScreen = 80;

const short = (value: number): number => Number(value.toFixed(3));

/** A length that grows evenly from the narrow to the wide screen, in rem and vw. */
export function fluidLength(narrow: number, wide: number): string {
  if (narrow === wide) {
    return `${short(narrow)}rem`;
  }
  const slope = (wide - narrow) / (wideScreen - narrowScreen);
  const start = narrow - slope * narrowScreen;
  return `clamp(${short(narrow)}rem, ${short(start)}rem + ${short(slope * 100)}vw, ${short(wide)}rem)`;
}

/** The spacing presets 20 to 80, the slugs that WordPress' own patterns use. */
export function spacingPresets(spacing: Spacing = 'open'): SpacingPreset[] {
  return steps.map(({ slug, name, narrow, wide }) => ({
    slug,
    name,
    size: fluidLength(narrow, narrow === wide ? wide : wide * generosity[spacing]),
  }));
}
