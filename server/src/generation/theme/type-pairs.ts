import type { FontPair, Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { type FontFamilyPreset, type FontStack, fontStacks } from './font-stacks.ts';
import { seeded, shuffled } from './seeded.ts';

/** How a role is set: theme.json's `styles.typography` keys with values that suit the face. */
export interface TypeSetting {
  readonly fontWeight: string;
  readonly lineHeight: string;
  readonly letterSpacing: string;
}

/** A face for headings and one for text that go together. The text face may be the same one. */
export interface TypePair {
  readonly slug: FontPair;
  readonly name: string;
  readonly moods: readonly Mood[];
  readonly heading: FontStack;
  readonly body: FontStack;
  readonly headingSetting: TypeSetting;
  readonly bodySetting: TypeSetting;
}

const setting = (fontWeight: string, lineHeight: string, letterSpacing: string): TypeSetting => ({
  fontWeight,
  lineHeight,
  letterSpacing,
});

const prose = setting('400', '1.65', '0');
const plain = setting('400', '1.6', '0');

/** Pairs that contrast in structure but agree in age and width. */
export const typePairs: readonly [TypePair, ...TypePair[]] = [
  {
    slug: 'editorial',
    name: 'Editorial',
    moods: ['elegant', 'calm'],
    heading: fontStacks.modernSerif,
    body: fontStacks.humanist,
    headingSetting: setting('400', '1.12', '-0.01em'),
    bodySetting: plain,
  },
  {
    slug: 'book',
    name: 'Book',
    moods: ['calm', 'natural', 'warm'],
    heading: fontStacks.oldStyle,
    body: fontStacks.oldStyle,
    headingSetting: setting('500', '1.18', '-0.005em'),
    bodySetting: prose,
  },
  {
    slug: 'journal',
    name: 'Journal',
    moods: ['warm', 'natural', 'calm'],
    heading: fontStacks.oldStyle,
    body: fontStacks.system,
    headingSetting: setting('500', '1.15', '-0.01em'),
    bodySetting: plain,
  },
  {
    slug: 'gallery',
    name: 'Gallery',
    moods: ['elegant'],
    heading: fontStacks.classicalHumanist,
    body: fontStacks.classicalHumanist,
    headingSetting: setting('400', '1.15', '0'),
    bodySetting: prose,
  },
  {
    slug: 'studio',
    name: 'Studio',
    moods: ['bold', 'technical'],
    heading: fontStacks.geometric,
    body: fontStacks.neoGrotesque,
    headingSetting: setting('700', '1.08', '-0.025em'),
    bodySetting: plain,
  },
  {
    slug: 'magazine',
    name: 'Magazine',
    moods: ['bold', 'elegant'],
    heading: fontStacks.neoGrotesque,
    body: fontStacks.transitional,
    headingSetting: setting('700', '1.1', '-0.02em'),
    bodySetting: prose,
  },
  {
    slug: 'workshop',
    name: 'Workshop',
    moods: ['bold', 'warm', 'natural'],
    heading: fontStacks.slab,
    body: fontStacks.humanist,
    headingSetting: setting('700', '1.15', '-0.01em'),
    bodySetting: plain,
  },
  {
    slug: 'factory',
    name: 'Factory',
    moods: ['technical', 'bold'],
    heading: fontStacks.industrial,
    body: fontStacks.system,
    headingSetting: setting('700', '1.1', '0'),
    bodySetting: plain,
  },
  {
    slug: 'playground',
    name: 'Playground',
    moods: ['playful', 'warm'],
    heading: fontStacks.rounded,
    body: fontStacks.humanist,
    headingSetting: setting('700', '1.15', '-0.01em'),
    bodySetting: plain,
  },
  {
    slug: 'garden',
    name: 'Garden',
    moods: ['playful', 'natural'],
    heading: fontStacks.transitional,
    body: fontStacks.geometric,
    headingSetting: setting('700', '1.15', '-0.01em'),
    bodySetting: plain,
  },
  {
    slug: 'terminal',
    name: 'Terminal',
    moods: ['technical'],
    heading: fontStacks.mono,
    body: fontStacks.system,
    headingSetting: setting('600', '1.2', '-0.03em'),
    bodySetting: plain,
  },
];

/** A pair for the seed, of the mood when one is given. */
export function typePairFor(seed: number, mood?: Mood): TypePair {
  const order = shuffled(seeded(seed ^ 0x7e7e_7e7e), typePairs);
  return order.find(({ moods }) => mood === undefined || moods.includes(mood)) ?? typePairs[0];
}

/** The pair of that name. */
export function typePairOf(slug: FontPair): TypePair {
  const found = typePairs.find((pair) => pair.slug === slug);
  if (found === undefined) throw new Error(`no pair ${slug}`);
  return found;
}

const presetOf = ({ slug, name, fontFamily }: FontStack): FontFamilyPreset => ({ slug, name, fontFamily });

/** The pair's faces, and one for code, as theme.json's `settings.typography.fontFamilies`; none of them twice. */
export const fontFamilyPresets = ({ heading, body }: TypePair): FontFamilyPreset[] =>
  [...new Set<FontStack>([body, heading, fontStacks.mono])].map(presetOf);
