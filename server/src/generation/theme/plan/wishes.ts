import {
  type CornerLook,
  type FrontSection,
  type Mood,
  moods,
  type Spacing,
} from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { ThemeFeature } from '@presswright/shared/schemas/theme-features';
import { asciiWords } from '../../naming/transliterate.ts';
import type { PartLooks } from './layout.ts';

/** What a description says about looks, parts and features. */
export interface Wishes {
  readonly mood: Mood | undefined;
  /** Degrees on OKLCH's wheel. */
  readonly hue: number | undefined;
  readonly isDark: boolean;
  readonly features: readonly ThemeFeature[];
  /** Features that it does not want. */
  readonly unwanted: readonly ThemeFeature[];
  readonly corners: CornerLook | undefined;
  readonly spacing: Spacing | undefined;
  readonly sections: readonly FrontSection[];
  readonly looks: Partial<PartLooks>;
}

export const moodWords: Readonly<Record<string, Mood>> = {
  ...(Object.fromEntries(moods.map((mood) => [mood, mood])) as Record<Mood, Mood>),
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

export const hues: Readonly<Record<string, number>> = {
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

/** Words that ask for a feature; each list is of whole words or of several of them. */
export const featureWords: readonly (readonly [ThemeFeature, readonly string[]])[] = [
  ['dark_mode', ['dark mode', 'light and dark', 'night mode']],
  ['woocommerce_ready', ['woocommerce', 'online shop', 'online store', 'webshop', 'e commerce']],
  ['accessibility_ready', ['accessible', 'accessibility', 'wcag']],
  ['sidebar', ['sidebar']],
  ['hero', ['hero', 'landing page']],
  ['blog', ['blog', 'magazine', 'news']],
  ['portfolio', ['portfolio', 'projects']],
];

/** Words that ask for a section of the front page. */
export const sectionWords: readonly (readonly [FrontSection, readonly string[]])[] = [
  ['voices', ['testimonial', 'testimonials', 'reviews', 'customer quotes', 'what customers say']],
  ['offers', ['price', 'prices', 'pricing', 'price list', 'offers', 'packages']],
  ['questions', ['faq', 'faqs', 'questions', 'questions and answers']],
  ['gallery', ['gallery', 'galleries']],
  ['about', ['about us', 'about me', 'our story', 'introduction']],
  ['features', ['features', 'services', 'benefits']],
  ['posts', ['latest posts', 'latest news', 'latest articles']],
  ['action', ['call to action']],
];

export const cornerWords: readonly (readonly [CornerLook, readonly string[]])[] = [
  ['round', ['rounded corners', 'round corners', 'rounded']],
  ['sharp', ['sharp corners', 'square corners', 'no rounded corners', 'sharp edges']],
  ['pill', ['pill buttons', 'pill shaped buttons']],
];

export const spacingWords: readonly (readonly [Spacing, readonly string[]])[] = [
  ['generous', ['white space', 'whitespace', 'generous spacing', 'spacious', 'airy']],
  ['tight', ['compact', 'dense', 'tight']],
];

export const lookWords: readonly (readonly [Partial<PartLooks>, readonly string[]])[] = [
  [
    { header: 'centered' },
    ['centered header', 'centred header', 'centered logo', 'centred logo', 'logo in the middle'],
  ],
  [
    { hero: 'cover' },
    ['full screen picture', 'full width picture', 'full screen image', 'full width image', 'cover image'],
  ],
  [{ footer: 'centered' }, ['centered footer', 'centred footer']],
  [{ blog: 'grid' }, ['grid of posts', 'posts in a grid']],
  [{ blog: 'rows' }, ['list of posts', 'posts in a list']],
  [{ cards: 'bordered' }, ['bordered cards', 'outlined cards']],
  [{ gallery: 'uneven' }, ['masonry']],
];

/** A text as words between blanks, so that whole words can be looked for in it. */
export const spaced = (text: string): string =>
  ` ${asciiWords(text)
    .map((word) => word.toLowerCase())
    .join(' ')} `;

/** Whether one of the words stands in a spaced text. */
export const says = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.includes(` ${word} `));

/** What a text does not want: "no sidebar", "without dark mode". */
const negation =
  /\b(?:no|not|without|never|don'?t want|do not want)\s+(?:an?\s+|any\s+|the\s+)?[\w-]+(?:\s+(?!and\b|but\b|with\b)[\w-]+)?/gi;

/** "dark blue" is a color. */
const darkHue = new RegExp(` dark (?=(?:${Object.keys(hues).join('|')}) )`, 'g');

/** Words for a page that is dark. */
export const isDarkWish = (text: string): boolean =>
  / (?:dark|black|noir|midnight|night) /.test(
    text.replaceAll(' dark mode ', ' ').replaceAll(' light and dark ', ' ').replace(darkHue, ' '),
  );

const found = <Name>(
  text: string,
  table: readonly (readonly [name: Name, words: readonly string[]])[],
): readonly Name[] => table.filter(([, words]) => says(text, words)).map(([name]) => name);

/** What a description asks for; a name counts too, because "Dark Green" is also a wish. */
export function wishesOf(given: string): Wishes {
  const text = spaced(given.replace(negation, ' '));
  const words = text.trim().split(' ');
  const first = <T>(table: Readonly<Record<string, T>>): T | undefined => {
    const word = words.find((one) => Object.hasOwn(table, one));
    return word === undefined ? undefined : table[word];
  };
  return {
    mood: first(moodWords),
    hue: first(hues),
    isDark: isDarkWish(text),
    features: found(text, featureWords),
    unwanted: found(spaced((given.match(negation) ?? []).join(' . ')), featureWords),
    corners: found(text, cornerWords)[0],
    spacing: found(text, spacingWords)[0],
    sections: found(text, sectionWords),
    looks: Object.assign({}, ...found(text, lookWords)),
  };
}
