import { mixColors } from '../../color/oklch.ts';
import { header, margin, pageWidth } from '../furniture.ts';
import { heading, type Page, panel, paragraph, picture, primaryButton, write } from '../page.ts';

const products = [
  ['Stoneware jar', '38.00'],
  ['Morning bowl', '24.00'],
  ['Linen branch', '19.50'],
  ['Tall vase', '46.00'],
] as const;

/** A banner for the season and a row of goods with prices. */
export function shop(page: Page): void {
  const { palette } = page;
  header(page, undefined, ['Shop', 'New in', 'Story', 'Cart (2)']);
  const tint = mixColors(palette['base-2'], palette.primary, 0.1);
  panel(page, { x: margin, y: 112, width: pageWidth - 2 * margin, height: 340 }, tint, page.radius * 1.5);
  picture(page, { x: 640, y: 136, width: pageWidth - margin - 664, height: 292 }, 'still-life', 9);
  const end = heading(
    page,
    page.title,
    { x: margin + 52, top: 186, width: 430 },
    { largest: 58, lines: 2, color: palette.contrast },
  );
  const below = paragraph(page, { x: margin + 52, y: end + 18, width: 360 }, 2, {
    color: mixColors(palette['contrast-2'], tint, 0.5),
  });
  primaryButton(page, 'Shop the season', { x: margin + 52, y: below + 18 });
  write(page, 'New this week', [margin, 516], { size: 28, color: palette.contrast, face: page.display });
  write(page, 'View all', [pageWidth - margin, 516], { size: 16, color: palette.primary, align: 'end' });
  for (const [index, [name, price]] of products.entries()) {
    const x = margin + index * 263;
    picture(page, { x, y: 544, width: 243, height: 250 }, index === 2 ? 'leaves' : 'still-life', index * 3 + 1);
    if (index === 1) {
      panel(page, { x: x + 14, y: 558, width: 58, height: 28 }, palette.accent, page.radius > 14 ? 14 : 4);
      write(page, 'New', [x + 43, 577], { size: 14, color: palette['accent-contrast'], align: 'center' });
    }
    write(page, name, [x, 830], { size: 18, color: palette.contrast });
    write(page, price, [x, 857], { size: 16, color: palette['contrast-2'] });
  }
}
