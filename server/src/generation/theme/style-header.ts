import { headerTitle } from '../package/plugin-header.ts';
import { license, unknownAuthor, versions } from '../package/versions.ts';
import { commentText } from '../writers/template.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import { themeTags } from './theme-tags.ts';

/** The comment at the top of style.css, from which WordPress reads what the theme is. */
export function styleHeader(plan: ThemePlan, more: readonly (readonly [string, string])[] = []): string {
  const { names, author, description } = plan;
  const fields: readonly (readonly [string, string])[] = [
    ['Theme Name', headerTitle(names.title)],
    ...more,
    ['Author', author === '' ? unknownAuthor : author],
    ['Description', description],
    ['Version', versions.own],
    ['Requires at least', versions.requires],
    ['Tested up to', versions.tested],
    ['Requires PHP', versions.php],
    ['License', license.name],
    ['License URI', license.uri],
    ['Text Domain', names.slug],
    ['Tags', themeTags(plan).join(', ')],
  ];
  return `/*\n${fields.map(([field, value]) => `${field}: ${commentText(value)}`).join('\n')}\n*/\n`;
}
