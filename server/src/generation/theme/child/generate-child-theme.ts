import { FileSet } from '../../file-set.ts';
import { buildOf } from '../block-theme/build.ts';
import { patternFile } from '../block-theme/patterns/pattern-file.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { readmeTxt } from '../readme-txt.ts';
import { childOf } from './child-context.ts';
import { childFunctions } from './child-functions.ts';
import { childPatterns } from './child-patterns.ts';
import { childRemarks } from './child-remarks.ts';
import { childStyle } from './child-style.ts';
import { landingPhp, landingTemplate } from './child-templates.ts';
import { childThemeJson, childVariations } from './child-theme-json.ts';

/** The files of a child theme, without what all themes have. @throws GenerationError for a parent that cannot be one */
export function childThemeFiles(plan: ThemePlan): FileSet {
  const child = childOf(plan);
  const build = buildOf(plan);
  const landing = landingTemplate(child);
  const files = new FileSet();
  files.add('style.css', childStyle(child), 'style');
  if (child.hasThemeJson) files.add('theme.json', childThemeJson(child), 'theme_json');
  files.add('functions.php', childFunctions(child), 'functions');
  if (landing) files.add(`templates/${landing.name}.html`, landing.markup);
  if (child.isClassic && plan.features.has('custom_templates')) {
    files.add('page-templates/landing.php', landingPhp(child));
  }
  for (const pattern of childPatterns(child)) files.add(`patterns/${pattern.name}.php`, patternFile(pattern, build));
  for (const { path, content } of childVariations(child)) files.add(path, content);
  files.add('readme.txt', readmeTxt(plan, childRemarks(child)), 'readme_file');
  return files;
}
