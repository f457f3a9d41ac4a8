import type { ThemeGenerateRequest, ThemeType } from '@presswright/shared/schemas/themes';
import type { GeneratedProject, ProjectFile } from '../generated-project.ts';
import type { Slots } from '../slots.ts';
import { blockThemeFiles } from './block-theme/generate-block-theme.ts';
import { planTheme, type ThemePlan } from './plan/theme-plan.ts';

const writers: Record<ThemeType, (plan: ThemePlan) => readonly ProjectFile[]> = {
  block_theme: blockThemeFiles,
  classic: blockThemeFiles,
  child: blockThemeFiles,
};

/** Makes a theme of a request: the same request and slots make the same files. */
export function generateTheme(request: ThemeGenerateRequest, slots: Slots): GeneratedProject {
  const plan = planTheme(request, slots);
  return {
    slug: plan.names.slug,
    files: writers[plan.type](plan),
    instructions: '',
    slots: slots.asked(),
  };
}
