import type { FileSet } from '../file-set.ts';
import { pictureSvg } from './picture/picture-svg.ts';
import { composePicture, compositionsFor } from './pictures.ts';
import type { ThemePlan } from './plan/theme-plan.ts';

/** The pictures of a theme and their shapes. */
export const pictureSizes = {
  hero: { width: 1600, height: 1200 },
  about: { width: 1200, height: 1200 },
  'gallery-1': { width: 1200, height: 1500 },
  'gallery-2': { width: 1200, height: 900 },
  'gallery-3': { width: 1200, height: 900 },
} as const;

export type PictureName = keyof typeof pictureSizes;

const allPictures = Object.keys(pictureSizes) as PictureName[];

/** Adds pictures in the theme's colours, each of another composition, that stand where the site's own will stand. */
export function addPictures(
  files: FileSet,
  { palette, seed, pictures }: ThemePlan,
  wanted: readonly PictureName[] = allPictures,
): void {
  const order = compositionsFor(seed, pictures);
  for (const name of wanted) {
    const index = allPictures.indexOf(name);
    const size = pictureSizes[name];
    const composition = order[index % order.length];
    if (composition === undefined) return;
    files.add(
      `assets/images/${name}.svg`,
      pictureSvg(composePicture({ palette, seed: seed + index, composition, ...size })),
    );
  }
}
