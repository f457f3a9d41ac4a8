import type { PlanContent, PlanMenu } from '@presswright/shared/schemas/plans/theme-plan';
import type { FrontSection, Mood, PictureKind, Spacing } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { ThemeFeature, ThemeType } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { askAbout } from '../../by-model/data-block.ts';
import { GenerationError } from '../../generation-error.ts';
import { cleanLine } from '../../naming/clean-text.ts';
import { type Names, namesFor } from '../../naming/names.ts';
import type { Slots } from '../../slots.ts';
import { usualParent } from '../child/parents.ts';
import { papersByName } from '../color/build-palette.ts';
import { darkOf } from '../color/dark-of.ts';
import type { Palette } from '../color/palette.ts';
import { paletteOf } from '../color/palette-for.ts';
import { type StylePalette, stylesOf } from '../color/style-palettes.ts';
import type { ScreenshotLayout } from '../screenshot/draw-screenshot.ts';
import type { SiteKind } from '../sites/site-kind.ts';
import { siteFor } from '../sites/site-kinds.ts';
import { type TypePair, typePairOf } from '../type-pairs.ts';
import { contentOf } from './content.ts';
import { type Layout, shapes } from './layout.ts';
import { planFor } from './plan-for.ts';
import { seedOf } from './seed-of.ts';
import { summaryOf } from './summary.ts';

/** Everything that is decided about a theme before a file of it is written. */
export interface ThemePlan {
  readonly names: Names;
  readonly type: ThemeType;
  /** Of a child theme: the folder of its parent. */
  readonly parent: string;
  readonly features: ReadonlySet<ThemeFeature>;
  /** Whether the features are our choice because none were asked for. */
  readonly hasDefaultFeatures: boolean;
  readonly author: string;
  /** What the user said the site is about; may be empty. */
  readonly request: string;
  /** One paragraph for the headers of style.css and readme.txt. */
  readonly description: string;
  readonly site: SiteKind;
  /** Of the front page below its hero. */
  readonly sections: readonly FrontSection[];
  readonly copy: PlanContent;
  /** Those that the theme brings; else the pages of the site are listed. */
  readonly menus: { readonly header?: PlanMenu; readonly footer?: PlanMenu };
  readonly mood: Mood;
  readonly spacing: Spacing;
  readonly isDark: boolean;
  readonly palette: Palette;
  /** The palette of the other scheme: dark when the theme is light. */
  readonly counterpart: Palette;
  readonly styles: readonly StylePalette[];
  readonly typePair: TypePair;
  readonly layout: Layout;
  /** What sample pictures show first. */
  readonly pictures: PictureKind;
  readonly screenshot: ScreenshotLayout;
  readonly seed: number;
}

/** Words of a title as they should stand in a heading or sentence: the whole title, cut where it is endless. */
export const shortTitle = (title: string): string => (title.length <= 60 ? title : `${title.slice(0, 59).trimEnd()}…`);

/** Decides what a request is made into. @throws GenerationError for a name or a parent that can be none, and for a bad plan */
export function planTheme(request: ThemeGenerateRequest, slots: Slots): ThemePlan {
  const { plan } = planFor(request);
  const names = namesFor(request.theme_name, { kind: 'theme' });
  const { look, type = 'block_theme', parent = usualParent } = plan;
  if (type === 'child') requireParent(parent, names.slug, request.plan === undefined ? 'parent' : 'plan.parent');
  const site = siteFor(plan.purpose);
  const targets = type !== 'child' && plan.features.includes('hero') ? plan.sections : [];
  const said = cleanLine(request.description ?? '');
  const isDark = papersByName[look.colors.paper].base < 0.5;
  const palette = paletteOf(look.colors);
  const summary = cleanLine(plan.summary ?? '') || summaryOf({ type, site, mood: look.mood, isDark });
  // What a person has read and corrected is not written anew by a model.
  const write = (name: string, slot: { readonly prompt: string; readonly fallback: string }): string =>
    request.plan === undefined ? slots.text(name, slot) : slot.fallback;
  const about = { Theme: shortTitle(names.title), 'Kind of site': site.noun, Description: said };
  return {
    names,
    type,
    parent,
    features: new Set(plan.features),
    hasDefaultFeatures: request.plan === undefined && (request.features ?? []).length === 0,
    author: cleanLine(request.author ?? ''),
    request: said,
    description: write('description', {
      prompt: askAbout('Two sentences that describe a WordPress theme, for its header in style.css.', about),
      fallback: summary,
    }),
    site,
    sections: plan.sections,
    copy: written({ ...contentOf(site.copy, targets), ...cleaned(plan.content ?? {}) }, about, write),
    menus: cleaned(plan.menus ?? {}),
    mood: look.mood,
    spacing: look.spacing,
    isDark,
    palette,
    counterpart: darkOf(palette),
    styles: stylesOf(look.styles),
    typePair: typePairOf(look.fonts),
    layout: {
      ...plan.layout,
      shape: shapes[look.corners],
      contentSize: `${look.text_width}px`,
      wideSize: `${look.wide_width}px`,
    },
    pictures: look.pictures,
    screenshot: look.screenshot,
    seed: seedOf(names.title, request.seed),
  };
}

/** What a parent has to be. */
function requireParent(parent: string, slug: string, at: string): void {
  const expected = !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(parent)
    ? `the name of a theme's folder, such as ${usualParent}`
    : parent.toLowerCase() === slug
      ? 'another theme than the child itself'
      : null;
  if (expected !== null) throw new GenerationError(at, `${at}: expected ${expected}, got ${JSON.stringify(parent)}.`);
}

/** The same with all of its texts as they may be shown. */
function cleaned<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanLine(value) as Value;
  if (Array.isArray(value)) return value.map(cleaned) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner)])) as Value;
}

/** The texts of a plan, with what a model says better. */
function written(
  copy: PlanContent,
  about: Readonly<Record<string, string>>,
  write: (name: string, slot: { readonly prompt: string; readonly fallback: string }) => string,
): PlanContent {
  return {
    ...copy,
    hero: {
      ...copy.hero,
      title: write('hero_title', {
        prompt: askAbout('The first heading, three to seven words, of the front page of a site.', about),
        fallback: copy.hero.title,
      }),
      text: write('hero_text', {
        prompt: askAbout('One or two sentences below the first heading of the front page of a site.', about),
        fallback: copy.hero.text,
      }),
    },
    about: {
      ...copy.about,
      text: write('about_text', {
        prompt: askAbout('Two or three sentences that introduce the people behind a site.', about),
        fallback: copy.about.text,
      }),
    },
  };
}
