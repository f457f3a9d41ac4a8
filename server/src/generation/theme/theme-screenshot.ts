import type { FileSet } from '../file-set.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import { drawScreenshot } from './screenshot/draw-screenshot.ts';

/** Adds `screenshot.png`, by which people choose the theme. */
export function addScreenshot(files: FileSet, { palette, site, names, typePair, seed }: ThemePlan): void {
  const png = drawScreenshot({
    palette,
    layout: site.screenshot,
    title: names.title,
    typeKind: typePair.heading.kind,
    seed,
  });
  files.add('screenshot.png', png, 'screenshot');
}
