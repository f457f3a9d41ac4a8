import { FileSet } from '../../file-set.ts';
import { buildOf } from '../block-theme/build.ts';
import { sectionFiles } from '../block-theme/json/variations.ts';
import { patternFile } from '../block-theme/patterns/pattern-file.ts';
import { patternsOf } from '../block-theme/patterns/pattern-table.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { readmeTxt } from '../readme-txt.ts';
import { addPictures } from '../theme-pictures.ts';
import { type Classic, classicOf } from './classic-context.ts';
import { customizer } from './functions/customizer.ts';
import { functionsPhp } from './functions/functions-php.ts';
import { templateTags } from './functions/template-tags.ts';
import { woocommerce } from './functions/woocommerce.ts';
import { navigationScript } from './scripts/navigation-script.ts';
import { schemeScript } from './scripts/scheme-script.ts';
import { editorStyleCss, styleCss } from './styles/style-css.ts';
import { woocommerceCss } from './styles/woocommerce-css.ts';
import { footerPhp, headerPhp, searchFormPhp, sidebarPhp } from './templates/frame.ts';
import { pageTemplates } from './templates/pages.ts';
import { partTemplates } from './templates/parts.ts';
import { themeJson } from './theme-json.ts';
import { usageOf } from './usage.ts';

/** Patterns for the text of a page: headers, footers and lists that go by the page belong to block themes. */
const contentPatterns = (plan: ThemePlan) =>
  patternsOf(plan).filter(({ name, isHidden }) => !isHidden && !/^(?:header|footer|posts-in|shop)/.test(name));

function addEditorFiles(files: FileSet, classic: Classic): void {
  const { plan } = classic;
  files.add('assets/css/editor-style.css', editorStyleCss(classic), 'editor_style');
  if (classic.hasThemeJson) files.add('theme.json', themeJson(classic), 'theme_json');
  if (!plan.features.has('block_patterns')) return;
  const build = buildOf(plan, 2);
  for (const pattern of contentPatterns(plan)) files.add(`patterns/${pattern.name}.php`, patternFile(pattern, build));
  for (const { path, content } of sectionFiles) files.add(path, content);
}

/** The files of a classic theme, without what all themes have: PHP templates, functions, styles and scripts. */
export function classicThemeFiles(plan: ThemePlan): FileSet {
  const classic = classicOf(plan);
  const { features, names } = plan;
  const files = new FileSet();
  files.add('style.css', styleCss(classic), 'style');
  files.add('functions.php', functionsPhp(classic), 'functions');
  files.add('header.php', headerPhp(classic));
  files.add('footer.php', footerPhp(classic));
  if (features.has('sidebar')) files.add('sidebar.php', sidebarPhp(classic));
  files.add('searchform.php', searchFormPhp(classic));
  for (const [path, content] of [...pageTemplates(classic), ...partTemplates(classic)]) files.add(path, content);
  files.add('inc/template-tags.php', templateTags(classic));
  if (features.has('hero')) files.add('inc/customizer.php', customizer(classic));
  if (features.has('woocommerce_ready')) {
    files.add('inc/woocommerce.php', woocommerce(classic));
    files.add('assets/css/woocommerce.css', woocommerceCss());
  }
  addEditorFiles(files, classic);
  files.add('assets/js/navigation.js', navigationScript());
  if (features.has('dark_mode')) files.add('assets/js/scheme.js', schemeScript(names.slug, plan.isDark));
  if (features.has('block_patterns')) addPictures(files, plan);
  else if (features.has('hero')) addPictures(files, plan, ['hero']);
  files.add('readme.txt', readmeTxt(plan, usageOf(classic)), 'readme_file');
  return files;
}
