import type { ThemeFeature } from '@presswright/shared/schemas/theme-features';
import type { ScreenshotLayout } from '../screenshot/draw-screenshot.ts';
import type { SiteKind } from '../sites/site-kind.ts';

/** What the front page looks like first of all: what was asked for, else what such sites show. */
export function screenshotOf(
  site: SiteKind,
  features: readonly ThemeFeature[],
  hasDefaultFeatures: boolean,
): ScreenshotLayout {
  if (hasDefaultFeatures) return site.screenshot;
  if (features.includes('portfolio')) return 'portfolio';
  if (features.includes('woocommerce_ready')) return 'shop';
  if (features.includes('hero')) return site.screenshot === 'blog' ? 'hero' : site.screenshot;
  // Without a hero the front page begins with posts.
  return site.screenshot === 'magazine' ? 'magazine' : 'blog';
}
