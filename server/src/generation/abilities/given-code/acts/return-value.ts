import type { GivenPhp } from '../given-php.ts';

/** Lets a filter's callback end by returning what it was given. */
export function returnFirstParameter(
  php: GivenPhp,
  { line, message }: { readonly line: number; readonly message: string },
): { code: string; done: string[] } | null {
  const handlers = php.registrations.flatMap(({ kind, handler }) => (kind === 'filter' && handler ? handler : []));
  const fn = handlers.find(({ start, end }) => php.lineAt(start) <= line && line <= php.lineAt(end)) ?? null;
  const [first] = fn?.params ?? [];
  if (fn === null || first === undefined || fn.body.kind !== 'Block') return null;
  const close = php.code.lastIndexOf('}', fn.body.end - 1);
  const before = php.code.slice(0, close).trimEnd().length;
  const indent = php.indentAt(close);
  const text = `\n\n${indent}\treturn $${first.name};\n${indent}`;
  return { code: php.with([{ start: before, end: close, text }]), done: [`Line ${line}: ${message}`] };
}
