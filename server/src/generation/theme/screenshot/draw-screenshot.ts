import type { screenshotKinds } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { encodePng } from '../../writers/png.ts';
import type { Palette } from '../color/palette.ts';
import type { TypeKind } from '../font-stacks.ts';
import { pick, seeded } from '../seeded.ts';
import { Canvas } from './canvas.ts';
import { faces } from './faces.ts';
import { pageHeight, pageWidth } from './furniture.ts';
import { blog } from './layouts/blog.ts';
import { business } from './layouts/business.ts';
import { hero } from './layouts/hero.ts';
import { magazine } from './layouts/magazine.ts';
import { minimal } from './layouts/minimal.ts';
import { portfolio } from './layouts/portfolio.ts';
import { shop } from './layouts/shop.ts';
import { letterable } from './lettering.ts';
import type { Page, ScreenshotWords } from './page.ts';

/** What a screenshot can show. */
export const screenshotLayouts = { blog, business, hero, magazine, minimal, portfolio, shop } as const satisfies Record<
  (typeof screenshotKinds)[number],
  (page: Page) => void
>;

export type ScreenshotLayout = keyof typeof screenshotLayouts;

export interface ScreenshotOptions {
  readonly palette: Palette;
  readonly layout: ScreenshotLayout;
  /** The theme's name, in any script; what cannot be lettered is romanised or left out. */
  readonly title: string;
  /** What the site offers; some layouts show it. */
  readonly words?: ScreenshotWords;
  /** The headings' kind of face. */
  readonly typeKind: TypeKind;
  /** Any integer: logo, menu, corners and pictures follow it. */
  readonly seed: number;
}

const anyWords: ScreenshotWords = { offers: ['Strategy', 'Design', 'Support'], action: 'Book a call' };

/** A slab is drawn as a serif, everything else without. */
const hasSerifs = (kind: TypeKind): boolean => kind === 'serif' || kind === 'slab';

/**
 * A theme's `screenshot.png`: 1200 × 900, a page of the theme in its colours. Drawn here because generation starts no
 * browser; the same options give the same bytes.
 */
export function drawScreenshot({
  palette,
  layout,
  title,
  words = anyWords,
  typeKind,
  seed,
}: ScreenshotOptions): Uint8Array {
  const canvas = new Canvas(pageWidth, pageHeight, palette.base);
  const draw = seeded(seed);
  screenshotLayouts[layout]({
    canvas,
    palette,
    words,
    title: letterable(title).slice(0, 120) || 'Untitled',
    display: hasSerifs(typeKind) ? faces.serif : faces.sans,
    text: faces.sansText,
    radius: pick(draw, [4, 10, 18]),
    seed,
    draw,
  });
  return encodePng(canvas);
}
