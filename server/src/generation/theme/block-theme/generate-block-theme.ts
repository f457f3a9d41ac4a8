import { FileSet } from '../../file-set.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { readmeTxt } from '../readme-txt.ts';
import { addPictures } from '../theme-pictures.ts';
import { schemeScript } from './assets/scheme-script.ts';
import { buildOf } from './build.ts';
import { functionsPhp } from './functions-php.ts';
import { themeJson } from './json/theme-json.ts';
import { sectionFiles, variationFiles } from './json/variations.ts';
import { patternFile } from './patterns/pattern-file.ts';
import { patternsOf } from './patterns/pattern-table.ts';
import { styleCss } from './style-css.ts';
import { customTemplates } from './templates/custom-templates.ts';
import { templateParts } from './templates/template-parts.ts';
import { templates } from './templates/templates.ts';

/** What the readme tells of a theme's features. */
function usageOf(plan: ThemePlan): string[] {
  const { features } = plan;
  const styles = plan.styles.map(({ name }) => name).join(', ');
  return [
    `Choose a style variation in the Site Editor under Styles: ${styles}.`,
    ...(features.has('hero')
      ? ['The front page is built from patterns. Edit it in the Site Editor under Templates.']
      : []),
    ...(features.has('block_patterns')
      ? [
          'Patterns for heroes, features, galleries, pricing, testimonials and FAQs are available in the block inserter.',
        ]
      : []),
    ...(features.has('dark_mode')
      ? ['Dark mode follows the system preference of visitors, who can also switch it in the header.']
      : []),
    ...(features.has('portfolio')
      ? [
          'Posts in a category with the slug "portfolio" are displayed as large images; the template "Portfolio page" displays the gallery pattern. A custom post type for portfolios belongs in a plugin.',
        ]
      : []),
  ];
}

/** The files of a block theme, without what all themes have. */
export function blockThemeFiles(plan: ThemePlan): FileSet {
  const build = buildOf(plan);
  const files = new FileSet();
  files.add('style.css', styleCss(plan), 'style');
  files.add('theme.json', themeJson(plan), 'theme_json');
  files.add('functions.php', functionsPhp(plan), 'functions');
  for (const [name, markup] of templates(plan)) files.add(`templates/${name}.html`, markup(build));
  for (const { name, markup } of customTemplates(plan)) files.add(`templates/${name}.html`, markup(build));
  for (const { name, markup } of templateParts(plan)) files.add(`parts/${name}.html`, markup(build));
  for (const pattern of patternsOf(plan)) files.add(`patterns/${pattern.name}.php`, patternFile(pattern, build));
  for (const { path, content } of [...variationFiles(plan), ...sectionFiles]) files.add(path, content);
  if (plan.features.has('dark_mode')) files.add('assets/js/scheme.js', schemeScript(plan.names.slug));
  addPictures(files, plan);
  files.add('readme.txt', readmeTxt(plan, usageOf(plan)), 'readme_file');
  return files;
}
