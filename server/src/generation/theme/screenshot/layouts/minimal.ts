import { compositionsFor } from '../../pictures.ts';
import { margin, menu, pageInk, pageWidth, rule } from '../furniture.ts';
import { heading, type Page, panel, paragraph, picture, write } from '../page.ts';

const posts = [
  ['On keeping a small desk', 'May'],
  ['Things I learned from rain', 'April'],
  ['A walk without a map', 'March'],
] as const;

/** A portrait, a name and a list of writings; air for the rest. */
export function minimal(page: Page): void {
  const { palette } = page;
  const [portrait = 'orbs'] = compositionsFor(page.seed, 'pattern');
  const x = 250;
  const right = pageWidth - x;
  menu(page, 70, pageInk(page), { words: ['Writing', 'About', 'Now', 'Contact'], align: 'center' });
  picture(page, { x: pageWidth / 2 - 70, y: 124, width: 140, height: 140 }, portrait, 1, 70);
  const end = heading(
    page,
    page.title,
    { x: pageWidth / 2, top: 304, width: pageWidth - 2 * margin - 120 },
    { largest: 72, lines: 2, color: palette.contrast, align: 'center' },
  );
  panel(page, { x: pageWidth / 2 - 28, y: end + 12, width: 56, height: 5 }, palette.accent, 2.5);
  const top = Math.max(470, paragraph(page, { x: 350, y: end + 38, width: 500 }, 2, { align: 'center' }) + 36);
  for (const [index, [post, month]] of posts.entries()) {
    const y = top + index * 142;
    rule(page, y, x, right);
    write(page, post, [x, y + 52], { size: 29, color: palette.contrast, face: page.display });
    write(page, month, [right, y + 50], { size: 16, color: palette.primary, align: 'end' });
    paragraph(page, { x, y: y + 76, width: 600 }, 2);
  }
}
