import { Code } from '../../writers/code.ts';
import type { CssCode } from '../../writers/css.ts';

/**
 * Rules of the same selector as one, where the first of them stands; of two declarations of a property the later one
 * stays. Rules inside of `@media` and the like are left alone. It reads what our own writers make, not CSS at large.
 */
export function mergeRules(code: CssCode): CssCode {
  const declarations = new Map<string, Map<string, string>>();
  const order: string[] = [];
  for (const rule of topLevel(code.text)) {
    const [, selector = '', body = ''] = /^([^@{][^{]*)\{\n([\s\S]*)\n\}$/.exec(rule) ?? [];
    if (selector === '') {
      order.push(rule);
      continue;
    }
    const known = declarations.get(selector);
    if (known === undefined) order.push(selector);
    const all = known ?? new Map<string, string>();
    declarations.set(selector, all);
    for (const [property, lines] of propertiesOf(body)) all.set(property, lines);
  }
  const texts = order.map((key) => {
    const found = declarations.get(key);
    return found === undefined ? key : `${key}{\n${[...found.values()].join('\n')}\n}`;
  });
  return new Code('css', texts.join('\n\n'));
}

/** Rules and at-rules one by one: each ends with a brace at the start of a line. */
const topLevel = (text: string): string[] => text.split(/(?<=\n\})\n+/).filter((rule) => rule !== '');

/** Declarations by property; what stands twice in one rule is a fallback with what replaces it, and stays together. */
function propertiesOf(body: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of body.split('\n')) {
    const property = /^\t([\w-]+):/.exec(line)?.[1] ?? line;
    const before = found.get(property);
    found.set(property, before === undefined ? line : `${before}\n${line}`);
  }
  return found;
}
