import type { ThemeType } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import type { FileSet } from '../file-set.ts';
import type { GeneratedProject } from '../generated-project.ts';
import type { Slots } from '../slots.ts';
import { potFile } from '../writers/pot.ts';
import { blockThemeFiles } from './block-theme/generate-block-theme.ts';
import { childThemeFiles } from './child/generate-child-theme.ts';
import { classicThemeFiles } from './classic/generate-classic-theme.ts';
import { instructionsOf } from './instructions.ts';
import { planTheme, type ThemePlan } from './plan/theme-plan.ts';
import { addScreenshot } from './theme-screenshot.ts';

/** What writes the files of each type of theme; screenshot and translations come behind. */
export const themeWriters: Record<ThemeType, (plan: ThemePlan) => FileSet> = {
  block_theme: blockThemeFiles,
  classic: classicThemeFiles,
  child: childThemeFiles,
};

/**
 * Makes a theme of a request: the same request and slots make the same files.
 * @throws GenerationError for a name that cannot be one, and for a parent that is no folder's name
 */
export function generateTheme(request: ThemeGenerateRequest, slots: Slots): GeneratedProject {
  const plan = planTheme(request, slots);
  const files = themeWriters[plan.type](plan);
  const { slug } = plan.names;
  addScreenshot(files, plan);
  files.add(`languages/${slug}.pot`, potFile(files.list(), slug), 'pot_file');
  return {
    slug,
    files: files.list(),
    instructions: instructionsOf(plan),
    slots: slots.asked(),
  };
}
