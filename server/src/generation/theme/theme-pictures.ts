import type { FileSet } from '../file-set.ts';
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

/** Adds the pictures that stand where the site's own will stand. */
export function addPictures(files: FileSet, _plan: ThemePlan): void {
  for (const [name, { width, height }] of Object.entries(pictureSizes)) {
    files.add(
      `assets/images/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>\n`,
    );
  }
}
