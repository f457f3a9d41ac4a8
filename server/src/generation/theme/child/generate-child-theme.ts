import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { FileSet } from '../../file-set.ts';
import { GenerationError } from '../../generation-error.ts';
import { css, cssFile } from '../../writers/css.ts';
import { buildOf } from '../block-theme/build.ts';
import { patternFile } from '../block-theme/patterns/pattern-file.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { readmeTxt } from '../readme-txt.ts';
import { styleHeader } from '../style-header.ts';
import { childFunctions } from './child-functions.ts';
import { welcome } from './child-pattern.ts';
import { childThemeJson } from './child-theme-json.ts';

/** The parent of a child theme that names none. */
export const usualParent = 'twentytwentyfive';

/** The folder of the parent theme. @throws GenerationError when it is no name of a folder, or the child's own */
export function parentOf({ parent = usualParent }: ThemeGenerateRequest, slug: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(parent)) {
    throw new GenerationError(
      'parent',
      `parent: expected the name of a theme's folder, such as ${usualParent}, got ${JSON.stringify(parent)}.`,
    );
  }
  if (parent.toLowerCase() === slug) {
    throw new GenerationError(
      'parent',
      `parent: expected another theme than the child itself, got ${JSON.stringify(parent)}.`,
    );
  }
  return parent;
}

const rules = css`
  h1,
  h2,
  h3 {
    text-wrap: balance;
  }

  :where(a, button, input, select, textarea, summary):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }
`;

/** The files of a child theme, without what all themes have. */
export function childThemeFiles(plan: ThemePlan, request: ThemeGenerateRequest): FileSet {
  const parent = parentOf(request, plan.names.slug);
  const files = new FileSet();
  files.add('style.css', `${styleHeader(plan, [['Template', parent]])}\n${cssFile(rules)}`, 'style');
  files.add('theme.json', childThemeJson(plan, parent), 'theme_json');
  files.add('functions.php', childFunctions(plan), 'functions');
  files.add(`patterns/${welcome.name}.php`, patternFile(welcome, buildOf(plan)));
  files.add(
    'readme.txt',
    readmeTxt(plan, [
      `A child theme of ${parent}, which has to be installed too.`,
      'Colours and faces are in theme.json, more rules in style.css; what is not there is as in the parent.',
      'The pattern "Welcome" is in the inserter.',
    ]),
    'readme_file',
  );
  return files;
}
