import { themeFeatures } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import type { GeneratedProject } from '../../../../server/src/generation/generated-project.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { generateTheme, themeWriters } from '../../../../server/src/generation/theme/generate-theme.ts';
import { planTheme } from '../../../../server/src/generation/theme/plan/theme-plan.ts';

/** A theme with every feature, unless the request says otherwise. */
export const make = (
  request: Partial<ThemeGenerateRequest> = {},
  filled: Record<string, string> = {},
): GeneratedProject =>
  generateTheme({ theme_name: 'Corner Bakery', features: [...themeFeatures], ...request }, new Slots(filled));

/** The same without its screenshot, for those who look at many. */
export function write(request: Partial<ThemeGenerateRequest> = {}): GeneratedProject {
  const whole: ThemeGenerateRequest = { theme_name: 'Corner Bakery', features: [...themeFeatures], ...request };
  const plan = planTheme(whole, new Slots());
  return { slug: plan.names.slug, files: themeWriters[plan.type](plan).list(), instructions: '', slots: [] };
}

/** The text of one file; throws when there is none. */
export function textOf(project: GeneratedProject, path: string): string {
  const file = project.files.find((one) => one.path === path);
  if (typeof file?.content !== 'string') throw new Error(`${project.slug} has no text ${path}`);
  return file.content;
}

export const pathsOf = ({ files }: GeneratedProject): string[] => files.map(({ path }) => path);
