import { FileSet } from '../../file-set.ts';
import { schemeScript } from '../block-theme/assets/scheme-script.ts';
import { buildOf } from '../block-theme/build.ts';
import { sectionFiles } from '../block-theme/json/variations.ts';
import { patternFile } from '../block-theme/patterns/pattern-file.ts';
import { patternsOf } from '../block-theme/patterns/pattern-table.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { readmeTxt } from '../readme-txt.ts';
import { addPictures } from '../theme-pictures.ts';
import { classicOf } from './classic-context.ts';
import { classicFunctions, customizer, templateTags } from './classic-functions.ts';
import { classicStyle, editorStyle } from './classic-style.ts';
import { classicThemeJson } from './classic-theme-json.ts';
import { footerPhp, headerPhp, searchFormPhp, sidebarPhp } from './frame-templates.ts';
import { menuScript } from './menu-script.ts';
import { pageTemplates } from './page-templates.ts';
import { partTemplates } from './part-templates.ts';

/** What the readme tells of a classic theme's features. */
function usageOf({ features }: ThemePlan): string[] {
  return [
    'Menus: give the places "Main menu" and "Footer menu" a menu each under Appearance, Menus.',
    'Widgets: the footer has a place for widgets, and so has the sidebar where the theme has one.',
    ...(features.has('hero') ? ['The hero of the front page is changed in the Customizer.'] : []),
    ...(features.has('custom_templates') ? ['Pages can take the template "Wide page".'] : []),
    ...(features.has('block_patterns') ? ['Patterns for pages are in the inserter of the editor.'] : []),
    ...(features.has('portfolio')
      ? ['Posts of a category with the slug "portfolio" are shown as large pictures.']
      : []),
  ];
}

/** Patterns for pages: those that need no template of blocks. */
const pagePatterns = (plan: ThemePlan) =>
  plan.features.has('block_patterns')
    ? patternsOf(plan).filter(({ isHidden, blockTypes }) => !isHidden && blockTypes === undefined)
    : [];

/** The files of a classic theme, without what all themes have. */
export function classicThemeFiles(plan: ThemePlan): FileSet {
  const classic = classicOf(plan);
  const build = buildOf(plan);
  const files = new FileSet();
  files.add('style.css', classicStyle(plan), 'style');
  files.add('theme.json', classicThemeJson(plan), 'theme_json');
  files.add('functions.php', classicFunctions(classic), 'functions');
  files.add('header.php', headerPhp(classic));
  files.add('footer.php', footerPhp(classic));
  if (plan.features.has('sidebar')) files.add('sidebar.php', sidebarPhp(classic));
  files.add('searchform.php', searchFormPhp(classic));
  for (const [path, content] of [...pageTemplates(classic), ...partTemplates(classic)]) files.add(path, content);
  files.add('inc/template-tags.php', templateTags(classic));
  if (plan.features.has('hero')) files.add('inc/customizer.php', customizer(classic));
  const patterns = pagePatterns(plan);
  for (const pattern of patterns) files.add(`patterns/${pattern.name}.php`, patternFile(pattern, build));
  if (patterns.length > 0) for (const { path, content } of sectionFiles) files.add(path, content);
  files.add('assets/css/editor.css', editorStyle());
  files.add('assets/js/menu.js', menuScript());
  if (plan.features.has('dark_mode')) files.add('assets/js/scheme.js', schemeScript(plan.names.slug));
  addPictures(files, plan);
  files.add('readme.txt', readmeTxt(plan, usageOf(plan)), 'readme_file');
  return files;
}
