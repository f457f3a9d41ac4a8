import { mixColors } from '../../color/oklch.ts';
import { header, margin, pageWidth } from '../furniture.ts';
import { button, heading, type Page, panel, paragraph, write } from '../page.ts';
import { circle } from '../polygons.ts';

const figures = ['120+', '98', '15'];

/** Long words in smaller letters, so that they stay on their card. */
const fittedSize = (label: string): number => Math.min(25, Math.floor(430 / label.length));

/** A band in the primary colour with a promise, offers that overlap it, and figures. */
export function business(page: Page): void {
  const { canvas, palette } = page;
  const { primary } = palette;
  const onPrimary = palette['primary-contrast'];
  const deep = mixColors(primary, palette.contrast, 0.3);
  panel(
    page,
    { x: 0, y: 0, width: pageWidth, height: 520 },
    { from: primary, to: deep, start: [0, 0], end: [pageWidth, 520] },
    0,
  );
  for (const [radius, opacity] of [
    [330, 0.1],
    [230, 0.12],
    [130, 0.9],
  ] as const) {
    canvas.fill([circle([1010, 300], radius)], radius === 130 ? palette.accent : onPrimary, opacity);
  }
  header(page, { strong: onPrimary, muted: mixColors(onPrimary, primary, 0.12), mark: onPrimary });
  const end = heading(
    page,
    page.title,
    { x: margin, top: 158, width: 600 },
    { largest: 72, lines: 2, color: onPrimary },
  );
  const below = paragraph(page, { x: margin, y: end + 20, width: 470 }, 3, {
    color: mixColors(onPrimary, primary, 0.45),
  });
  button(
    page,
    page.words.action,
    { x: margin, y: Math.min(below + 16, 396) },
    { fill: palette.accent, text: palette['accent-contrast'] },
  );
  for (const [index, label] of page.words.offers.entries()) {
    const x = margin + index * 352;
    panel(page, { x, y: 472, width: 328, height: 214 }, palette['base-2']);
    canvas.fill(
      [circle([x + 50, 524], 20)],
      mixColors(palette['base-2'], index === 1 ? palette.accent : primary, 0.25),
    );
    canvas.fill([circle([x + 50, 524], 8)], index === 1 ? palette.accent : primary);
    write(page, label, [x + 30, 590], { size: fittedSize(label), color: palette.contrast, face: page.display });
    paragraph(page, { x: x + 30, y: 612, width: 262 }, 3);
  }
  for (const [index, figure] of figures.entries()) {
    const x = margin + 30 + index * 352;
    write(page, figure, [x, 790], { size: 62, color: palette.primary, face: page.display });
    paragraph(page, { x, y: 818, width: 190 }, 1);
  }
}
