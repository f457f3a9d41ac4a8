import { type Project, pathBeside } from '../../../../project.ts';
import type { JsContext } from '../../../rule.ts';

const key = Symbol('the text domain of the scripts');

/** The text domain of the plugin or theme that a script belongs to; null when nothing says it. */
export function textDomainOf({ project, fileName }: JsContext): string | null {
  const { text_domain } = project.configOf(fileName);
  if (text_domain !== undefined) return text_domain;
  const own = project.json(pathBeside(fileName, 'block.json'))?.value;
  if (typeof own === 'object' && own !== null && 'textdomain' in own && typeof own.textdomain === 'string')
    return own.textdomain;
  return project.fact(key, headerDomain);
}

/** `Text Domain:` of the plugin's file or the theme's style sheet. */
function headerDomain(project: Project): string | null {
  for (const { name, language, code } of project.files) {
    if (language !== 'php' && !name.endsWith('style.css')) continue;
    const head = code.slice(0, 8192);
    if (!/(?:Plugin|Theme) Name\s*:/i.test(head)) continue;
    const domain = /^[\s*/#]*Text Domain\s*:\s*([\w-]+)/im.exec(head)?.[1];
    if (domain !== undefined) return domain;
  }
  return null;
}
