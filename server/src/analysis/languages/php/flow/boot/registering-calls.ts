import type { Lists } from '../../items.ts';
import type { FileIndex } from '../file-index.ts';
import type { Span } from '../value.ts';
import { registering } from './registering.ts';

/** Calls that register by their name, in the order of the files. */
export function registeringCalls(index: FileIndex, lists: Lists): Span[] {
  const found: Span[] = [];
  for (const call of lists.calls) {
    if (call.callee.kind === 'Name' && registering.has(index.names.functionName(call.callee))) found.push(call);
  }
  for (const call of lists.methodCalls) {
    const name = typeof call.name === 'string' ? call.name.toLowerCase() : '';
    if (name === 'add_action' || name === 'add_filter' || name === 'add_command') found.push(call);
  }
  return found.sort((a, b) => a.start - b.start);
}
