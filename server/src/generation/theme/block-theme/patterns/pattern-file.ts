import { templateFile } from '../../../writers/html.ts';
import { docComment } from '../../../writers/php.ts';
import type { Build } from '../build.ts';
import type { Pattern } from './pattern-table.ts';

/** The file of a pattern: the header that WordPress registers it by, then its blocks. */
export function patternFile(pattern: Pattern, build: Build): string {
  const { names } = build.plan;
  const list = (label: string, items: readonly string[] = []): string[] =>
    items.length === 0 ? [] : [`${label}: ${items.join(', ')}`];
  const head = docComment([
    `Title: ${pattern.title}`,
    `Slug: ${build.pattern(pattern.name)}`,
    ...list('Categories', pattern.categories),
    ...list('Block Types', pattern.blockTypes),
    ...(pattern.description === '' ? [] : [`Description: ${pattern.description}`]),
    ...(pattern.isHidden ? ['Inserter: no'] : []),
    '',
    `@package ${names.className}`,
  ]);
  return templateFile(head, pattern.markup(build));
}
