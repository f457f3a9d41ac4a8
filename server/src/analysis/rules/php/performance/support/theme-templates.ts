import type { PhpContext } from '../../../rule.ts';
import type { PageEntry } from './page-entries.ts';

/** Files that WordPress shows a page of the site with, or that every one of them includes. */
const templateName =
  /(?:^|\/)((?:header|footer|sidebar|index|home|front-page|single|singular|page|archive|category|tag|taxonomy|author|date|search|404|comments)(?:-[\w-]+)?\.php)$/;
/** What only such files ask for at their top level. */
const templateCalls: ReadonlySet<string> = new Set([
  'get_header',
  'get_footer',
  'get_sidebar',
  'wp_head',
  'wp_footer',
  'wp_body_open',
  'dynamic_sidebar',
  'have_posts',
]);

/** How a page that somebody looks at runs a theme's template; null for other files. */
export function templateEntry({ fileName, lists, names, program }: PhpContext): PageEntry | null {
  const name = templateName.exec(fileName)?.[1];
  if (name === undefined) return null;
  const isTemplate = lists.calls.some(
    ({ callee, start, end }) =>
      start >= program.start &&
      end <= program.end &&
      callee.kind === 'Name' &&
      templateCalls.has(names.functionName(callee)),
  );
  return isTemplate ? { label: `the template ${name}`, who: 'visitors' } : null;
}
