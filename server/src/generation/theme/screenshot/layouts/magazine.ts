import { compositionsFor } from '../../pictures.ts';
import { margin, menu, pageInk, pageWidth, rule } from '../furniture.ts';
import { heading, type Page, panel, paragraph, picture, write } from '../page.ts';

const stories = ['Slow trains, long views', 'The last lighthouse', 'Bread and weather'];
const topics = ['Culture', 'Travel', 'Food', 'Ideas', 'Letters'];

/** A masthead between rules, a lead over two columns and a list of stories beside it. */
export function magazine(page: Page): void {
  const { palette } = page;
  const [lead = 'peaks', ...others] = compositionsFor(page.seed, 'scenery');
  panel(page, { x: 0, y: 0, width: pageWidth, height: 10 }, palette.primary, 0);
  heading(
    page,
    page.title,
    { x: pageWidth / 2, top: 50, width: 1000 },
    { largest: 64, lines: 1, color: palette.contrast, align: 'center' },
  );
  rule(page, 128);
  menu(page, 158, pageInk(page), { words: topics, align: 'center' });
  rule(page, 182);
  picture(page, { x: margin, y: 214, width: 660, height: 400 }, lead, 1, Math.min(page.radius, 6));
  write(page, 'TRAVEL', [margin, 658], { size: 14, color: palette.primary, face: { ...page.text, tracking: 140 } });
  const end = heading(
    page,
    'Where the road gives up and the sea begins',
    { x: margin, top: 678, width: 660 },
    { largest: 50, lines: 2, color: palette.contrast },
  );
  paragraph(page, { x: margin, y: end + 18, width: 620 }, 4);
  const x = margin + 700;
  const width = pageWidth - margin - x;
  for (const [index, story] of stories.entries()) {
    const y = 214 + index * 232;
    picture(page, { x, y, width, height: 134 }, others[index] ?? lead, index + 2, Math.min(page.radius, 6));
    write(page, story, [x, y + 170], { size: 22, color: palette.contrast, face: page.display });
    paragraph(page, { x, y: y + 186, width }, 1);
  }
}
