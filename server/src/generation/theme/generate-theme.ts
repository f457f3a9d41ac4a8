import type { ThemeGenerateRequest, ThemeType } from '@presswright/shared/schemas/themes';
import type { GeneratedProject, ProjectFile } from '../generated-project.ts';
import type { Slots } from '../slots.ts';
import { blockThemeFiles } from './block-theme/generate-block-theme.ts';
import { childThemeFiles } from './child/generate-child-theme.ts';
import { classicThemeFiles } from './classic/generate-classic-theme.ts';
import { instructionsOf } from './instructions.ts';
import { planTheme, type ThemePlan } from './plan/theme-plan.ts';

const writers: Record<ThemeType, (plan: ThemePlan, request: ThemeGenerateRequest) => readonly ProjectFile[]> = {
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
  return {
    slug: plan.names.slug,
    files: writers[plan.type](plan, request),
    instructions: instructionsOf(plan, request),
    slots: slots.asked(),
  };
}
