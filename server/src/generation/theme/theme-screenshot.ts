import type { FileSet } from '../file-set.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import { drawScreenshot, type ScreenshotLayout } from './screenshot/draw-screenshot.ts';

/** Adds `screenshot.png`, by which people choose the theme. */
export function addScreenshot(files: FileSet, plan: ThemePlan): void {
  const { palette, site, names, typePair, seed } = plan;
  const [first, second, third] = site.copy.features.items;
  const png = drawScreenshot({
    palette,
    layout: screenshotLayoutOf(plan),
    title: names.title,
    words: { offers: [first.title, second.title, third.title], action: site.copy.hero.action },
    typeKind: typePair.heading.kind,
    seed,
  });
  files.add('screenshot.png', png, 'screenshot');
}

/** What the front page looks like first of all: what was asked for, else what such sites show. */
export function screenshotLayoutOf({ site, features, hasDefaultFeatures }: ThemePlan): ScreenshotLayout {
  if (hasDefaultFeatures) return site.screenshot;
  if (features.has('portfolio')) return 'portfolio';
  if (features.has('woocommerce_ready')) return 'shop';
  if (features.has('hero')) return site.screenshot === 'blog' ? 'hero' : site.screenshot;
  // Without a hero the front page begins with posts.
  return site.screenshot === 'magazine' ? 'magazine' : 'blog';
}
