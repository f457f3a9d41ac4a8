/** What a site may be about. */
export const themePurposes = [
  'bakery',
  'restaurant',
  'law',
  'photographer',
  'magazine',
  'shop',
  'school',
  'tech',
  'garden',
  'nonprofit',
  'studio',
  'health',
  'travel',
  'music',
  'journal',
  'general',
] as const;
export type ThemePurpose = (typeof themePurposes)[number];

/** What a theme should feel like; sizes of type follow it. */
export const moods = ['calm', 'warm', 'bold', 'elegant', 'playful', 'natural', 'technical'] as const;
export type Mood = (typeof moods)[number];

/** The page: three light ones and three dark ones. */
export const papers = ['white', 'cream', 'tinted', 'charcoal', 'deep', 'black'] as const;
export type PaperName = (typeof papers)[number];

/** Combinations of colours that style variations are made of. */
export const colorSchemes = [
  'clay',
  'meadow',
  'ink',
  'dusk',
  'harbor',
  'ember',
  'olive',
  'plum',
  'citrus',
  'lagoon',
  'cobalt',
  'rosewood',
  'pine',
  'orchid',
  'slate',
  'saffron',
  'midnight',
  'mulberry',
  'fern',
  'fjord',
  'graphite',
  'sand',
  'peony',
  'iris',
] as const;
export type ColorSchemeName = (typeof colorSchemes)[number];

/** Pairs of typefaces, for headings and for text. */
export const fontPairs = [
  'editorial',
  'book',
  'journal',
  'gallery',
  'studio',
  'magazine',
  'workshop',
  'factory',
  'playground',
  'garden',
  'terminal',
] as const;
export type FontPair = (typeof fontPairs)[number];

/** How far apart sections are. */
export const spacings = ['tight', 'regular', 'open', 'generous'] as const;
export type Spacing = (typeof spacings)[number];

/** Corners of buttons, pictures and cards. */
export const cornerLooks = ['sharp', 'soft', 'round', 'pill'] as const;
export type CornerLook = (typeof cornerLooks)[number];

/** What sample pictures show. */
export const pictureKinds = ['scenery', 'pattern', 'object', 'food', 'books'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What a screenshot can show. */
export const screenshotKinds = ['blog', 'business', 'hero', 'magazine', 'minimal', 'portfolio', 'shop'] as const;

/** The parts that a front page is put together of, below its hero. */
export const frontSections = [
  'features',
  'about',
  'gallery',
  'offers',
  'voices',
  'questions',
  'posts',
  'action',
] as const;
export type FrontSection = (typeof frontSections)[number];

/** What a pattern for a page can consist of: the top of a page, and the sections of a front page. */
export const patternSections = ['hero', ...frontSections] as const;
export type PatternSection = (typeof patternSections)[number];

/** How the parts of a theme are laid out; the looks of each. */
export const themeLayouts = {
  header: ['split', 'centered', 'banner', 'ruled'],
  hero: ['split', 'cover', 'statement', 'panel'],
  blog: ['grid', 'rows', 'lead', 'pairs'],
  footer: ['columns', 'band', 'centered', 'line'],
  single: ['narrow', 'wide', 'aside'],
  cards: ['plain', 'bordered', 'filled'],
  about: ['left', 'right', 'overlap'],
  features: ['cards', 'numbered', 'ruled'],
  offers: ['cards', 'menu'],
  voices: ['one', 'columns'],
  gallery: ['grid', 'uneven'],
} as const;
