import { compositionsFor } from '../../pictures.ts';
import { footer, header, margin } from '../furniture.ts';
import { fitted } from '../lettering.ts';
import { heading, outlineButton, type Page, panel, paragraph, picture, primaryButton, write } from '../page.ts';

const features = ['Made with care', 'Quietly fast', 'Easy to change'];

/** Title and picture side by side, three strengths below. */
export function hero(page: Page): void {
  const { palette } = page;
  const [scene = 'hills'] = compositionsFor(page.seed, 'scenery');
  header(page);
  picture(page, { x: 640, y: 124, width: 476, height: 430 }, scene, 1, page.radius * 1.5);
  const frame = { width: 510, lines: 3, largest: 84 };
  // The block of words stands in the middle beside the picture, however many lines the title has.
  const { size, lines } = fitted(page.title, page.display, { ...frame, smallest: 26 });
  const top = 268 - (lines.length * size * 1.08) / 2;
  write(page, 'WELCOME', [margin, top - 24], {
    size: 14,
    color: palette.primary,
    face: { ...page.text, tracking: 140 },
  });
  const end = heading(page, page.title, { x: margin, top, width: frame.width }, { ...frame, color: palette.contrast });
  const below = paragraph(page, { x: margin, y: end + 22, width: 430 }, 3);
  const width = primaryButton(page, 'Get started', { x: margin, y: below + 22 });
  outlineButton(page, 'Learn more', { x: margin + width + 14, y: below + 22 });
  for (const [index, label] of features.entries()) {
    const x = margin + index * 350;
    panel(page, { x, y: 606, width: 332, height: 186 }, palette['base-2']);
    panel(
      page,
      { x: x + 28, y: 634, width: 34, height: 34 },
      index === 1 ? palette.accent : palette.primary,
      page.radius > 14 ? 17 : 8,
    );
    write(page, label, [x + 28, 710], { size: 22, color: palette.contrast, face: page.display });
    paragraph(page, { x: x + 28, y: 732, width: 268 }, 2);
  }
  footer(page, 838);
}
