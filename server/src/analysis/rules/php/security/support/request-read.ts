import type { Expr } from '../../../../languages/php/ast.ts';

const readers: ReadonlySet<string> = new Set(['get_param', 'get_header']);

/** Whether an expression asks a request for something by the method's name, whatever the request's class is. */
export function isRequestRead(node: Expr): boolean {
  return node.kind === 'MethodCall' && typeof node.name === 'string' && readers.has(node.name.toLowerCase());
}

/** What it asks for, '' when that is not written. */
export function requestKey(node: Expr): string {
  const [key] = isRequestRead(node) && node.kind === 'MethodCall' ? node.args : [];
  return key?.value.kind === 'Str' ? key.value.value : '';
}
