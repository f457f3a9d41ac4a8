import { indexValue } from './access.ts';
import type { ArgInfo } from './events.ts';
import { joinValues } from './join.ts';
import { concat, piecesOf } from './ropes.ts';
import { deepTaints } from './taints.ts';
import { emptyString, makeValue, someString, stringValue, Type, type Value } from './value.ts';

/** What sprintf gives; `list`: the arguments come as one array, as for vsprintf. */
export function formatted(args: readonly ArgInfo[], list: boolean): Value {
  const [format] = args;
  if (format === undefined) return someString;
  const texts = alternativesOf(format.value);
  if (texts === null) return unknownFormat(args);
  let made: Value | null = null;
  for (const text of texts) {
    const one = formatText(text, args, list);
    made = made === null ? one : joinValues(made, one);
  }
  return made ?? someString;
}

/** The texts a format may be, as for singular and plural; null when it is not known. */
function alternativesOf(value: Value): string[] | null {
  if (typeof value.constant === 'string') return [value.constant];
  const [piece, ...more] = piecesOf(value.rope);
  if (piece?.kind !== 'choice' || more.length > 0 || piece.options.length > 4) return null;
  const texts: string[] = [];
  for (const option of piece.options) {
    const parts = piecesOf(option);
    if (parts.some(({ kind }) => kind !== 'text')) return null;
    texts.push(parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''));
  }
  return texts;
}

function formatText(text: string, args: readonly ArgInfo[], list: boolean): Value {
  const values = list ? null : args.slice(1);
  const array = list ? args[1] : undefined;
  const argument = (position: number): { value: Value; node: ArgInfo['node'] } | undefined => {
    if (values !== null) return values[position];
    return array === undefined ? undefined : { value: indexValue(array.value, String(position)), node: array.node };
  };
  let made: Value = emptyString;
  let at = 0;
  let next = 0;
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
