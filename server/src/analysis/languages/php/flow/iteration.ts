import type { Expr } from '../ast.ts';
import { contentOf, withTaints } from './access.ts';
import { applyOneOf } from './apply.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { deepTaints } from './taints.ts';
import { makeValue, objectValue, Type, type Value } from './value.ts';

/** Classes of PHP whose objects hold the array they are made of. */
const holders: ReadonlySet<string> = new Set(['arrayiterator', 'arrayobject', 'generator', 'iteratoriterator']);

/** What `foreach` goes over: of an object of the files what its iterator gives, of anything else the value itself. */
export function iterated(flow: Flow, frame: Frame, subject: Value, at: Expr): Value {
  const { className } = subject;
  if (className === null || !flow.index.classes.has(className)) return subject;
  const states = flow.index.methods(className, 'getiterator', true);
  if (states.length > 0) return applyOneOf(flow, frame, states, [], at);
  const current = flow.index.methods(className, 'current', true);
  if (current.length === 0) return subject;
  const entry = applyOneOf(flow, frame, current, [], at);
  return makeValue(Type.Array, undefined, [], null, { entries: new Map(), rest: entry });
}

/** An object that hands on what it was made of: an array, the content of a file; null for other classes. */
export function madeHolder(className: string, args: readonly ArgInfo[]): Value | null {
  const [first] = args;
  if (first === undefined) return null;
  if (className === 'splfileobject' || className === 'pclzip' || className === 'phardata')
    return withTaints(objectValue(className), deepTaints(contentOf(first.value)));
  if (!holders.has(className)) return null;
  const { taints, shape } = first.value;
  return makeValue(Type.Object, undefined, taints, null, shape, className);
}

/** Methods of those objects that give an entry or a line. */
export const holderReads: ReadonlySet<string> = new Set(['current', 'fgets', 'fgetcsv', 'fread', 'getcurrentline']);
