/** Something that depends on what is not known here. */
export class Undecidable extends Error {}

export type PhpArray = Map<string | number, Value>;
/** A value of PHP. Whole numbers are numbers, others say that they are floats. */
export type Value = string | number | boolean | null | { readonly float: number } | PhpArray;

const isFloat = (value: Value): value is { readonly float: number } =>
  typeof value === 'object' && value !== null && 'float' in value;

export function isTruthy(value: Value): boolean {
  if (value instanceof Map) return value.size > 0;
  if (isFloat(value)) return value.float !== 0;
  return value !== null && value !== false && value !== 0 && value !== '' && value !== '0';
}

export function toText(value: Value): string {
  if (value === null || value === false) return '';
  if (value === true) return '1';
  if (value instanceof Map) throw new Undecidable('array as text');
  if (!isFloat(value)) return String(value);
  if (!Number.isInteger(value.float) && String(value.float).length > 14) throw new Undecidable('rounding');
  return String(value.float);
}

export function toNumber(value: Value): { readonly value: number; readonly isFloat: boolean } {
  if (isFloat(value)) return { value: value.float, isFloat: true };
  if (typeof value === 'number') return { value, isFloat: false };
  if (typeof value === 'boolean') return { value: Number(value), isFloat: false };
  if (value === null) return { value: 0, isFloat: false };
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?$/.test(value))
    return { value: Number(value), isFloat: value.includes('.') };
  throw new Undecidable('no number');
}

export function looseEquals(left: Value, right: Value): boolean {
  if (left instanceof Map || right instanceof Map) throw new Undecidable('==');
  if (typeof left === 'boolean' || typeof right === 'boolean' || left === null || right === null)
    return isTruthy(left) === isTruthy(right);
  if (typeof left === 'string' && typeof right === 'string' && !(isNumeric(left) && isNumeric(right)))
    return left === right;
  return toNumber(left).value === toNumber(right).value;
}

const isNumeric = (text: string): boolean => /^\s*-?\d+(\.\d+)?\s*$/.test(text);

export function compare(left: Value, right: Value): number {
  if (typeof left === 'string' && typeof right === 'string' && !(isNumeric(left) && isNumeric(right)))
    return left < right ? -1 : left > right ? 1 : 0;
  return toNumber(left).value - toNumber(right).value;
}
