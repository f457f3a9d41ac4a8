import { everyDanger } from '../taint/kinds.ts';
import { parameterProvenance } from './provenance.ts';
import { valueFrom } from './subjects.ts';
import type { FlowSymbol } from './symbol.ts';
import { makeValue, Type, unknown, type Value } from './value.ts';

/** Type names that are no class. */
export const scalarTypes: ReadonlySet<string> = new Set(
  'int integer bool boolean float double string array iterable mixed callable object void null false true self static never'.split(
    ' ',
  ),
);

/** A parameter before anyone calls: whatever its type lets through is the callers' business. */
export function parameterValue(type: string | null, symbol: FlowSymbol, className: string | null): Value {
  const taints = [{ mask: everyDanger, source: symbol.source, step: null }];
  if (type === null) return makeValue(unknown.types, undefined, taints);
  if (className !== null) return makeValue(Type.Object, undefined, taints, null, null, className);
  const plain = type.toLowerCase().replace(/^\?/, '');
  const nullable = type.startsWith('?') ? Type.Null : 0;
  switch (plain) {
    case 'int':
      return valueFrom(Type.Int | nullable, symbol.position === -1 ? null : parameterProvenance(symbol.position));
    case 'float':
      return makeValue(Type.Float | Type.Int | nullable);
    case 'bool':
      return makeValue(Type.Bool | nullable);
    case 'string':
      return makeValue(Type.String | nullable, undefined, taints);
    case 'array':
      return makeValue(Type.Array | nullable, undefined, taints);
    default:
      return makeValue(unknown.types, undefined, taints);
  }
}
