import { relativeLuminance } from '../color/contrast.ts';
import { mixColors } from '../color/oklch.ts';
import { pick } from '../seeded.ts';
import { shortened, textWidth } from './lettering.ts';
import { type Page, panel, write } from './page.ts';
import { circle } from './polygons.ts';

/** The picture that the theme directory wants: 4:3, twice the size that it is shown in. */
export const pageWidth = 1200;
export const pageHeight = 900;
export const margin = 84;

/** Colours of what lies on a band across the page. */
export interface Ink {
  readonly strong: string;
  readonly muted: string;
  readonly mark: string;
}

/** The ink of the page's own background. */
export const pageInk = ({ palette }: Page): Ink => ({
  strong: palette.contrast,
  muted: palette['contrast-2'],
  mark: palette.primary,
});

/** A thin line from margin to margin. */
export function rule(page: Page, y: number, from = margin, to = pageWidth - margin): void {
  const color = mixColors(page.palette.line, page.palette.base, 0.6);
  panel(page, { x: from, y, width: to - from, height: 1 }, color, 0);
}

/** A small sign before the title, one of four, in the theme's two strong colours. */
export function logo(page: Page, x: number, y: number, size: number, ink: Ink): void {
  const { canvas, palette } = page;
  const half = size / 2;
  const kind = page.seed & 3;
  if (kind === 0) {
    canvas.fill([circle([x + half, y + half], half)], ink.mark);
    canvas.fill([circle([x + half * 1.25, y + half * 0.75], half * 0.42)], palette.accent);
  } else if (kind === 1) {
    panel(page, { x, y, width: size, height: size }, ink.mark, size * 0.26);
    panel(
      page,
      { x: x + size * 0.28, y: y + size * 0.28, width: size * 0.44, height: size * 0.44 },
      palette.accent,
      size,
    );
  } else if (kind === 2) {
    canvas.fill([circle([x + half * 0.75, y + half], half * 0.75)], ink.mark);
    canvas.fill([circle([x + half * 1.4, y + half], half * 0.6)], palette.accent, 0.9);
  } else {
    panel(page, { x, y, width: size * 0.44, height: size }, ink.mark, size * 0.22);
    panel(
      page,
      { x: x + size * 0.54, y: y + size * 0.4, width: size * 0.46, height: size * 0.6 },
      palette.accent,
      size * 0.22,
    );
  }
}

const menus: readonly [readonly string[], ...(readonly string[])[]] = [
  ['Home', 'About', 'Journal', 'Contact'],
  ['Welcome', 'About us', 'Notes', 'Contact'],
  ['Home', 'News', 'About', 'Contact'],
];

/** A theme's menu as words in a line. Returns how wide it is. */
export function menu(
  page: Page,
  y: number,
  ink: Ink,
  { words = pick(page.draw, menus), align = 'end' }: { words?: readonly string[]; align?: 'end' | 'center' } = {},
): number {
  const [size, gap] = [16, 34];
  const widths = words.map((word) => textWidth(word, page.text, size));
  const total = widths.reduce((sum, width) => sum + width, gap * (words.length - 1));
  let x = align === 'end' ? pageWidth - margin - total : (pageWidth - total) / 2;
  for (const [index, word] of words.entries()) {
    write(page, word, [x, y], { size, color: index === 0 ? ink.strong : ink.muted });
    if (index === 0) panel(page, { x, y: y + 9, width: widths[0] ?? 0, height: 2 }, ink.mark, 1);
    x += (widths[index] ?? 0) + gap;
  }
  return total;
}

/** Logo and title on the left, menu on the right. */
export function header(page: Page, ink: Ink = pageInk(page), words?: readonly string[]): void {
  const menuWidth = menu(page, 62, ink, words === undefined ? {} : { words });
  logo(page, margin, 39, 34, ink);
  const room = pageWidth - 2 * margin - menuWidth - 34 - 14 - 60;
  let size = 25;
  while (size > 15 && textWidth(page.title, page.display, size) > room) size -= 1;
  const title = shortened(page.title, page.display, size, room);
  write(page, title, [margin + 48, 56 + size * 0.35], { size, color: ink.strong, face: page.display });
}

/** The band at the foot of the page: dark on a light page, a little lighter on a dark one. */
export function footer(page: Page, top: number): void {
  const { palette } = page;
  const isDark = relativeLuminance(palette.base) < relativeLuminance(palette.contrast);
  const [band, ink] = isDark ? [palette['base-2'], palette.contrast] : [palette.contrast, palette.base];
  panel(page, { x: 0, y: top, width: pageWidth, height: pageHeight - top }, band, 0);
  const middle = (top + pageHeight) / 2;
  const size = 19;
  const title = shortened(page.title, page.display, size, 560);
  write(page, title, [margin, middle + 7], { size, color: ink, face: page.display });
  for (let index = 0; index < 3; index += 1) {
    const center = [pageWidth - margin - 14 - index * 42, middle] as const;
    page.canvas.fill([circle(center, 14)], mixColors(ink, band, 0.75));
    page.canvas.fill([circle(center, 4.5)], ink);
  }
}
