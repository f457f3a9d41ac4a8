import type { ArgInfo } from '../../../rules/rule.ts';
import { indexValue } from './access.ts';
import { concat } from './ropes.ts';
import { deepTaints } from './taints.ts';
import { emptyString, makeValue, someString, stringValue, Type, type Value } from './value.ts';

/** What sprintf gives; `list`: the arguments come as one array, as for vsprintf. */
export function formatted(args: readonly ArgInfo[], list: boolean): Value {
  const [format] = args;
  if (format === undefined) return someString;
  if (typeof format.value.constant !== 'string') return unknownFormat(args);
  const values = list ? null : args.slice(1);
  const array = list ? args[1] : undefined;
  const argument = (position: number): { value: Value; node: ArgInfo['node'] } | undefined => {
    if (values !== null) return values[position];
    return array === undefined ? undefined : { value: indexValue(array.value, String(position)), node: array.node };
  };
  let made: Value = emptyString;
  let at = 0;
  let next = 0;
  const text = format.value.constant;
  for (const spec of text.matchAll(/%(?:%|(?:(\d+)\$)?[-+ 0]*(?:'.)?\d*(?:\.\d+)?([bcdeEfFgGosuxX]))/g)) {
    made = concat(made, stringValue(text.slice(at, spec.index)), null, null);
    at = spec.index + spec[0].length;
    if (spec[0] === '%%') {
      made = concat(made, stringValue('%'), null, null);
      continue;
    }
    const position = spec[1] === undefined ? next++ : Number(spec[1]) - 1;
    const value = argument(position);
    if (value === undefined) made = concat(made, someString, null, null);
    else if (spec[2] === 's') made = concat(made, asText(value.value), null, value.node);
    else made = concat(made, makeValue(Type.Int | Type.Float), null, value.node);
  }
  return concat(made, stringValue(text.slice(at)), null, null);
}

function asText(value: Value): Value {
  return value.shape === null ? value : makeValue(Type.String, undefined, deepTaints(value));
}

/** The arguments land somewhere in the text. */
function unknownFormat(args: readonly ArgInfo[]): Value {
  let made: Value = emptyString;
  for (const { value, node } of args) {
    made = concat(made, asText(value), null, node);
  }
  return made;
}
