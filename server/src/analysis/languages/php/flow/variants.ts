import { allDanger } from '../taint/kinds.ts';
import { type Decider, decisionsOf } from './deciders.ts';
import type { ArgInfo } from './events.ts';
import { FunctionState, type Variant } from './function-state.ts';
import { isTruthy, makeValue, type Scalar, type Value } from './value.ts';

/** Further calls with other constants are taken together. */
const maxVariants = 24;
const maxTextLength = 120;
const maxKeys = 40;

/**
 * The function as it is for the constants of one call: a helper that escapes unless told otherwise is another function
 * when it is told. The state itself where no constant decides anything.
 * @param values arguments by parameter
 * @param mayMake asked before a new variant is made: running its body again takes time
 */
export function variantFor(
  state: FunctionState,
  values: readonly (ArgInfo | undefined)[],
  mayMake: (length: number) => boolean,
): FunctionState {
  const { node } = state;
  if (state.variant !== null || state.status === 'running' || node.kind === 'Closure' || node.kind === 'ArrowFn') {
    return state;
  }
  state.decisions ??= decisionsOf(node);
  const { deciders, changing } = state.decisions;
  if (deciders.length === 0) return state;
  const pins: Pin[] = [];
  for (const decider of deciders) {
    const pin = pinOf(decider, state, values[decider.position]);
    if (pin !== null) pins.push(pin);
  }
  const made = variantOf(state, pins, maxVariants, changing, mayMake);
  if (made !== null) return made;
  // A helper that is called with very many names is told apart by what else decides.
  const others = pins.filter(({ decider }) => !decider.isName);
  const isFewer = others.length < pins.length;
  return (isFewer ? variantOf(state, others, 2 * maxVariants, changing, mayMake) : null) ?? state;
}

/** The function as it is for some constants; null where none are given, or there are too many variants. */
function variantOf(
  state: FunctionState,
  pins: readonly Pin[],
  most: number,
  changing: ReadonlySet<string>,
  mayMake: (length: number) => boolean,
): FunctionState | null {
  const { node } = state;
  if (pins.length === 0) return null;
  const key = pins.map((pin) => `${pin.decider.position}${pin.key}`).join(' ');
  let made = state.variants.get(key);
  if (made === undefined) {
    if (state.variants.size >= most || !mayMake(node.end - node.start)) return null;
    const variant: Variant = { truths: new Map(), values: new Map(), changing };
    made = new FunctionState(node, state.label, state.name, state.className, variant);
    made.entries = state.entries;
    made.callers = state.callers;
    made.base = state;
    for (const pin of pins) {
      if (pin.truth !== undefined) variant.truths.set(pin.decider.name, pin.truth);
      else variant.values.set(pin.decider.position, pinnedValue(pin, made));
    }
    state.variants.set(key, made);
  }
  return made;
}

/**
 * A handler as it is for a hook that WordPress fires without arguments: the first parameter is then an empty text, others
 * have their defaults. Null where the parameters decide nothing.
 */
export function bareVariant(state: FunctionState, mayMake: (length: number) => boolean): FunctionState | null {
  const { node } = state;
  const [first] = node.params;
  if (first === undefined || first.variadic || node.kind === 'Closure' || node.kind === 'ArrowFn') return null;
  state.decisions ??= decisionsOf(node);
  const { changing } = state.decisions;
  if (changing.has(first.name) || !mayMake(node.end - node.start)) return null;
  const variant: Variant = { truths: new Map(), values: new Map(), changing };
  const made = new FunctionState(node, state.label, state.name, state.className, variant);
  made.entries = state.entries;
  made.callers = state.callers;
  made.base = state;
  for (const position of node.params.keys()) {
    const constant = position === 0 ? '' : defaultOf(state, position);
    if (constant !== undefined) variant.values.set(position, makeValue(typeOf(constant), constant));
  }
  return made;
}

/** What a call says of a deciding parameter. */
interface Pin {
  readonly decider: Decider;
  readonly key: string;
  readonly truth?: boolean;
  readonly constant?: Scalar;
  readonly array?: Value;
}

function pinOf(decider: Decider, state: FunctionState, argument: ArgInfo | undefined): Pin | null {
  if (argument?.spread === true) return null;
  const constant = argument === undefined ? defaultOf(state, decider.position) : argument.value.constant;
  if (constant !== undefined) {
    if (decider.isFlag && decider.keys.size === 0) {
      const truth = isTruthy(constant);
      return { decider, key: truth ? 't' : 'f', truth };
    }
    if (typeof constant === 'string' && constant.length > maxTextLength) return null;
    return { decider, key: JSON.stringify(constant), constant };
  }
  const shape = argument?.value.shape ?? null;
  if (decider.keys.size === 0 || argument === undefined || shape === null) return null;
  // Only an array that is known as a whole says what it does not hold.
  if (shape.rest !== null || argument.value.taints.length > 0 || shape.entries.size > maxKeys) return null;
  let key = '';
  for (const [name, entry] of shape.entries) {
    const pinned = decider.keys.has(name) && isShort(entry.constant) ? JSON.stringify(entry.constant) : '';
    key += `,${name}=${pinned}`;
  }
  return { decider, key: `[${key}]`, array: argument.value };
}

function isShort(constant: Scalar | undefined): boolean {
  return constant !== undefined && (typeof constant !== 'string' || constant.length <= maxTextLength);
}

function defaultOf(state: FunctionState, position: number): Scalar | undefined {
  const value = state.node.params[position]?.value;
  switch (value?.kind) {
    case 'Str':
    case 'Num':
    case 'Bool':
      return value.value;
    case 'Null':
      return null;
    default:
      return undefined;
  }
}

/** The parameter's value inside: constants as they are, everything else as the callers' business. */
function pinnedValue({ decider, constant, array }: Pin, made: FunctionState): Value {
  const symbol = made.symbols[decider.position];
  if (constant !== undefined || array?.shape == null || symbol === undefined) {
    return makeValue(typeOf(constant ?? null), constant);
  }
  const entries = new Map<string, Value>();
  for (const [name, entry] of array.shape.entries) {
    if (decider.keys.has(name) && isShort(entry.constant)) entries.set(name, makeValue(entry.types, entry.constant));
    else {
      const taints = [{ mask: allDanger, source: symbol.entry(name).source, step: null }];
      entries.set(
        name,
        makeValue(entry.types, undefined, taints, null, null, entry.className, 0, entry.callable, entry.provenance),
      );
    }
  }
  return makeValue(array.types, undefined, undefined, null, { entries, rest: null });
}

/** A value that is known. */
export function constantValue(constant: Scalar): Value {
  return makeValue(typeOf(constant), constant);
}

function typeOf(constant: Scalar): number {
  switch (typeof constant) {
    case 'string':
      return 16;
    case 'number':
      return 4;
    case 'boolean':
      return 2;
    default:
      return 1;
  }
}
