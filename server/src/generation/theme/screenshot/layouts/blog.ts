import { compositionsFor } from '../../pictures.ts';
import { footer, margin, menu, pageInk, pageWidth, rule } from '../furniture.ts';
import { heading, type Page, paragraph, picture, write } from '../page.ts';

const posts = ['Notes from the coast', 'A table for eight', 'What the garden knew'];

/** A masthead, one large story and three smaller ones. */
export function blog(page: Page): void {
  const { palette } = page;
  const [lead = 'waves', ...others] = compositionsFor(page.seed, 'scenery');
  heading(
    page,
    page.title,
    { x: pageWidth / 2, top: 52, width: 960 },
    { largest: 62, lines: 1, color: palette.contrast, align: 'center' },
  );
  menu(page, 142, pageInk(page), { align: 'center' });
  rule(page, 174);
  picture(page, { x: margin, y: 204, width: 616, height: 306 }, lead, 1);
  const x = margin + 616 + 48;
  write(page, 'JOURNAL', [x, 256], { size: 13, color: palette.primary, face: { ...page.text, tracking: 140 } });
  const end = heading(
    page,
    'The long way round',
    { x, top: 276, width: 350 },
    { largest: 46, lines: 2, color: palette.contrast },
  );
  const below = paragraph(page, { x, y: end + 16, width: 350 }, 4);
  write(page, 'Keep reading', [x, below + 26], { size: 16, color: palette.primary });
  for (const [index, post] of posts.entries()) {
    const left = margin + index * 352;
    picture(page, { x: left, y: 546, width: 328, height: 176 }, others[index] ?? lead, index + 2);
    write(page, post, [left, 758], { size: 23, color: palette.contrast, face: page.display });
    paragraph(page, { x: left, y: 778, width: 310 }, 2);
  }
  footer(page, 838);
}
