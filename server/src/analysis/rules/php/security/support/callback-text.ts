import type { Value } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';

/** The text of the function that a callback means: a closure, or a function named in this file; null for others. */
export function callbackText(callback: Value, context: PhpContext): string | null {
  if (callback.callable !== null) return context.source.slice(callback.callable);
  if (typeof callback.constant !== 'string') return null;
  const name = callback.constant.split('\\').at(-1) ?? '';
  if (!/^\w+$/.test(name)) return null;
  const { code } = context.source;
  const start = new RegExp(`function\\s+&?${name}\\s*\\(`, 'i').exec(code)?.index;
  if (start === undefined) return null;
  const next = code.indexOf('function ', start + 9);
  return code.slice(start, Math.min(next === -1 ? code.length : next, start + 4000));
}
