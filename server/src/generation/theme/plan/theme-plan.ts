import {
  type ThemeFeature,
  type ThemeGenerateRequest,
  type ThemeType,
  themeFeatures,
} from '@presswright/shared/schemas/themes';
import { cleanLine } from '../../naming/clean-text.ts';
import { shortHash } from '../../naming/hash.ts';
import { type Names, namesFor } from '../../naming/names.ts';
import { requireTitle } from '../../naming/require-title.ts';
import type { Slots } from '../../slots.ts';
import { darkOf } from '../color/dark-of.ts';
import { oklchOfHex } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { paletteFor } from '../color/palette-for.ts';
import { type StylePalette, stylePalettes } from '../color/style-palettes.ts';
import type { Mood } from '../mood.ts';
import { pick, seeded } from '../seeded.ts';
import type { SiteCopy, SiteKind } from '../sites/site-kind.ts';
import { siteOf } from '../sites/site-of.ts';
import { type TypePair, typePairFor } from '../type-pairs.ts';
import { drawLayout, type Layout } from './layout.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/** Everything that is decided about a theme before a file of it is written. */
export interface ThemePlan {
  readonly names: Names;
  readonly type: ThemeType;
  readonly features: ReadonlySet<ThemeFeature>;
  /** Whether the features are our choice because none were asked for. */
  readonly hasDefaultFeatures: boolean;
  readonly author: string;
  /** What the user said the site is about; may be empty. */
  readonly request: string;
  /** One paragraph for the headers of style.css and readme.txt. */
  readonly description: string;
  readonly site: SiteKind;
  readonly copy: SiteCopy;
  readonly mood: Mood;
  readonly isDark: boolean;
  readonly palette: Palette;
  /** The palette of the other scheme: dark when the theme is light. */
  readonly counterpart: Palette;
  readonly styles: readonly StylePalette[];
  readonly typePair: TypePair;
  readonly layout: Layout;
  readonly seed: number;
}

/** What a theme has when nothing is asked for; the kind of site adds to it. */
const usualFeatures: readonly ThemeFeature[] = [
  'custom_templates',
  'block_patterns',
  'theme_json',
  'responsive_design',
  'dark_mode',
  'accessibility_ready',
  'hero',
  'blog',
];

const seedOf = (name: string, seed: number | undefined): number =>
  (Number.parseInt(shortHash(name), 16) ^ Math.imul((seed ?? 0) + 1, 0x9e37_79b1)) >>> 0;

const turnBetween = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

interface PaletteChoice {
  readonly seed: number;
  readonly mood: Mood | undefined;
}

/** What the palette is drawn with, so that its primary has the hue that was wished for; of the mood where the mood has it. */
function choosePalette(seed: number, mood: Mood | undefined, hue: number | undefined): PaletteChoice {
  if (hue === undefined) return { seed, mood };
  for (let step = 0; step < 400; step += 1) {
    const primary = oklchOfHex(paletteFor(seed + step, { mood }).primary);
    if (turnBetween(primary.hue, hue) < 18 && primary.chroma > 0.05) return { seed: seed + step, mood };
  }
  return mood === undefined ? { seed, mood } : choosePalette(seed, undefined, hue);
}

function featuresOf(request: ThemeGenerateRequest, site: SiteKind, wishes: Wishes): ReadonlySet<ThemeFeature> {
  const asked = request.features ?? [];
  const wanted = new Set<ThemeFeature>(
    asked.length > 0 ? asked : [...usualFeatures, ...site.features, ...wishes.features],
  );
  return new Set(themeFeatures.filter((feature) => wanted.has(feature)));
}

/** Whether a description speaks about the site and not about how the theme should be made. */
const speaksOfTheSite = (text: string): boolean =>
  text.split(' ').length > 5 &&
  /\p{L}{3}/u.test(text) &&
  text.length <= 180 &&
  !/\b(?:themes?|websites?|pages?|templates?|layouts?|designs?|colou?rs?|fonts?|headers?|footers?|sites?|blocks?|please|should|i want|make|create|build)\b/i.test(
    text,
  );

/** Words of a title as they should stand in a heading or sentence: the whole title, cut where it is endless. */
export const shortTitle = (title: string): string => (title.length <= 60 ? title : `${title.slice(0, 59).trimEnd()}…`);

/** Decides what a request is made into. */
export function planTheme(request: ThemeGenerateRequest, slots: Slots): ThemePlan {
  requireTitle(request.theme_name, 'theme_name');
  const names = namesFor(request.theme_name, { kind: 'theme' });
  const said = cleanLine(request.description ?? '');
  const site = siteOf(names.title, said);
  const wishes = wishesOf(`${names.title} ${said}`);
  const seed = seedOf(names.title, request.seed);
  const draw = seeded(seed);
  const mood = wishes.mood ?? pick(draw, site.moods);
  const hue = wishes.hue ?? (site.hues && pick(draw, site.hues));
  const choice = choosePalette(seed, mood, hue);
  const palette = paletteFor(choice.seed, { mood: choice.mood, isDark: wishes.isDark });
  const about = `${shortTitle(names.title)}, the WordPress theme of ${site.noun}${said === '' ? '' : `: "${said}"`}`;
  return {
    names,
    type: request.type ?? 'block_theme',
    features: featuresOf(request, site, wishes),
    hasDefaultFeatures: (request.features ?? []).length === 0,
    author: cleanLine(request.author ?? ''),
    request: said,
    description: slots.text('description', {
      prompt: `Two sentences that describe ${about}, for the theme's header in style.css.`,
      fallback: said === '' ? describe(request.type ?? 'block_theme', site, mood, wishes.isDark) : said,
    }),
    site,
    copy: copyOf(site.copy, said, about, slots),
    mood,
    isDark: wishes.isDark,
    palette,
    counterpart: darkOf(palette),
    styles: stylePalettes(choice.seed, choice.mood),
    typePair: typePairFor(seed, mood),
    layout: drawLayout(draw, mood),
    seed,
  };
}

const kinds: Record<ThemeType, string> = { block_theme: 'block theme', classic: 'theme', child: 'child theme' };

const describe = (type: ThemeType, site: SiteKind, mood: Mood, isDark: boolean): string =>
  `A ${mood}${isDark ? ', dark' : ''} ${kinds[type]} for ${site.noun} with fluid typography and system fonts. No external resources are loaded.`;

/** The copy of the site's kind, with what a model or the description says better. */
function copyOf(copy: SiteCopy, said: string, about: string, slots: Slots): SiteCopy {
  return {
    ...copy,
    hero: {
      ...copy.hero,
      title: slots.text('hero_title', {
        prompt: `The first heading, three to seven words, of the front page of ${about}.`,
        fallback: copy.hero.title,
      }),
      text: slots.text('hero_text', {
        prompt: `One or two sentences below the first heading of the front page of ${about}.`,
        fallback: speaksOfTheSite(said) ? said : copy.hero.text,
      }),
    },
    about: {
      ...copy.about,
      text: slots.text('about_text', {
        prompt: `Two or three sentences that introduce the people behind ${about}.`,
        fallback: copy.about.text,
      }),
    },
  };
}
