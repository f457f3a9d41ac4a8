import { compositionsFor } from '../../pictures.ts';
import { header, margin, pageHeight } from '../furniture.ts';
import { type Box, heading, type Page, paragraph, picture, primaryButton } from '../page.ts';

const left = margin;
const boxes: readonly Box[] = [
  { x: left, y: 404, width: 420, height: 300 },
  { x: left + 444, y: 124, width: 284, height: 360 },
  { x: left + 752, y: 124, width: 280, height: 240 },
  { x: left + 752, y: 388, width: 280, height: 316 },
  { x: left + 444, y: 508, width: 284, height: 196 },
  { x: left, y: 728, width: 240, height: pageHeight },
  { x: left + 264, y: 728, width: 464, height: pageHeight },
  { x: left + 752, y: 728, width: 280, height: pageHeight },
];

/** A sentence among a wall of works, which goes on below the page. */
export function portfolio(page: Page): void {
  const { palette } = page;
  const works = compositionsFor(page.seed, 'pattern');
  header(page, undefined, ['Work', 'Studio', 'Notes', 'Contact']);
  const end = heading(
    page,
    page.title,
    { x: left, top: 138, width: 400 },
    { largest: 64, lines: 3, color: palette.contrast },
  );
  const below = paragraph(page, { x: left, y: end + 16, width: 350 }, 2);
  primaryButton(page, 'See the work', { x: left, y: Math.min(below + 16, 340) });
  for (const [index, box] of boxes.entries()) {
    picture(page, { ...box, height: Math.min(box.height, 320) }, works[index % works.length] ?? 'orbs', index + 1);
  }
}
