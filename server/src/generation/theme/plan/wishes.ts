import type { ThemeFeature } from '@presswright/shared/schemas/themes';
import { asciiWords } from '../../naming/transliterate.ts';
import { type Mood, moods } from '../mood.ts';

/** What a description says about looks and features. */
export interface Wishes {
  readonly mood: Mood | undefined;
  /** Degrees on OKLCH's wheel. */
  readonly hue: number | undefined;
  readonly isDark: boolean;
  readonly features: readonly ThemeFeature[];
}

const moodWords: Readonly<Record<string, Mood>> = {
  minimal: 'calm',
  minimalist: 'calm',
  quiet: 'calm',
  clean: 'calm',
  simple: 'calm',
  cosy: 'warm',
  cozy: 'warm',
  friendly: 'warm',
  rustic: 'warm',
  strong: 'bold',
  loud: 'bold',
  brutalist: 'bold',
  luxury: 'elegant',
  luxurious: 'elegant',
  refined: 'elegant',
  classic: 'elegant',
  editorial: 'elegant',
  fun: 'playful',
  colorful: 'playful',
  colourful: 'playful',
  cheerful: 'playful',
  earthy: 'natural',
  organic: 'natural',
  modern: 'technical',
  futuristic: 'technical',
  sleek: 'technical',
};

const hues: Readonly<Record<string, number>> = {
  red: 25,
  crimson: 20,
  orange: 50,
  terracotta: 40,
  amber: 70,
  yellow: 80,
  gold: 80,
  golden: 80,
  olive: 118,
  green: 150,
  teal: 196,
  turquoise: 196,
  cyan: 215,
  blue: 255,
  navy: 262,
  indigo: 279,
  violet: 295,
  purple: 305,
  magenta: 335,
  pink: 350,
  rose: 5,
};

/** Words that ask for a feature; each list is of whole words or of pairs of them. */
const featureWords: readonly (readonly [ThemeFeature, readonly string[]])[] = [
  ['dark_mode', ['dark mode', 'light and dark', 'night mode']],
  ['woocommerce_ready', ['woocommerce', 'online shop', 'online store', 'webshop', 'e commerce']],
  ['accessibility_ready', ['accessible', 'accessibility', 'wcag']],
  ['sidebar', ['sidebar']],
  ['hero', ['hero', 'landing page']],
  ['blog', ['blog', 'magazine', 'news']],
  ['portfolio', ['portfolio', 'projects']],
];

/** What a description asks for; a name counts too, because "Dark Green" is also a wish. */
export function wishesOf(text: string): Wishes {
  const words = asciiWords(text).map((word) => word.toLowerCase());
  const all = ` ${words.join(' ')} `;
  const first = <T>(find: (word: string) => T | undefined): T | undefined =>
    words.map(find).find((found) => found !== undefined);
  return {
    mood: first(
      (word) => moods.find((mood) => mood === word) ?? (Object.hasOwn(moodWords, word) ? moodWords[word] : undefined),
    ),
    hue: first((word) => (Object.hasOwn(hues, word) ? hues[word] : undefined)),
    isDark: / (?:dark|black|noir|midnight|night) /.test(
      all.replaceAll(' dark mode ', ' ').replaceAll(' light and dark ', ' '),
    ),
    features: featureWords
      .filter(([, wanted]) => wanted.some((word) => all.includes(` ${word} `)))
      .map(([feature]) => feature),
  };
}
