import type { FileSet } from '../file-set.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import { drawScreenshot } from './screenshot/draw-screenshot.ts';

/** Adds `screenshot.png`, by which people choose the theme. */
export function addScreenshot(files: FileSet, plan: ThemePlan): void {
  const { palette, copy, names, screenshot, typePair, seed } = plan;
  const [first, second, third] = copy.features.items;
  const png = drawScreenshot({
    palette,
    layout: screenshot,
    title: names.title,
    words: { offers: [first.title, second.title, third.title], action: copy.hero.action.label },
    typeKind: typePair.heading.kind,
    seed,
  });
  files.add('screenshot.png', png, 'screenshot');
}
