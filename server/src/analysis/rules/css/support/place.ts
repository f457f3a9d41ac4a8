import type { Container, Declaration, Document, Node, Rule } from 'postcss';
import type { Span } from '../../../languages/php/flow/value.ts';

/** Where a node stands. */
export function spanOf(node: Node): Span {
  const start = node.source?.start?.offset ?? 0;
  const end = node.source?.end?.offset ?? start;
  return { start, end: end + 1 };
}

/** Where a rule's selector, or the name of an at-rule and its parameters, stands. */
export function headOf(rule: Rule): Span {
  const { start } = spanOf(rule);
  return { start, end: start + rule.selector.length };
}

/** The property's name of a declaration. */
export function propertyOf(declaration: Declaration): Span {
  const { start } = spanOf(declaration);
  return { start, end: start + declaration.prop.length };
}

/** The value of a declaration. */
export function valueSpan(declaration: Declaration): Span {
  const { start } = spanOf(declaration);
  const from = start + declaration.prop.length + (declaration.raws.between ?? ':').length;
  return { start: from, end: from + (declaration.raws.value?.raw ?? declaration.value).length };
}

/** A text that a preprocessor fills in, which nothing can be said of. */
export function isDynamic(text: string): boolean {
  return /[$@%]\w|#\{|\b(map|math|string|color|list)\.|&/.test(text);
}

/** The at-rules around a node, innermost first, by lower-case name. */
export function atRulesAround(node: Node): string[] {
  const names: string[] = [];
  let at: Container | Document | undefined = node.parent;
  while (at !== undefined) {
    if (at.type === 'atrule' && 'name' in at) names.push(String(at.name).toLowerCase());
    at = at.parent as Container | Document | undefined;
  }
  return names;
}
