import type { Expr } from '../ast.ts';
import type { Frame } from './frame.ts';
import { nullValue as absent, isTruthy, type Scalar, type Value } from './value.ts';

/**
 * Whether a condition is known to hold, or not to, for the constants that this variant of the function was called
 * with; undefined when they do not decide it, and in functions that are no variant.
 */
export function decided(frame: Frame, node: Expr, depth = 0): boolean | undefined {
  const { variant } = frame.state;
  if (variant === null || depth > 20) return undefined;
  switch (node.kind) {
    case 'Unary': {
      const inner = node.op === '!' ? decided(frame, node.value, depth + 1) : undefined;
      return inner === undefined ? undefined : !inner;
    }
    case 'Binary':
      return decidedBinary(frame, node, depth);
    case 'Var': {
      const truth = variant.truths.get(node.name);
      if (truth !== undefined) return truth;
      return truthOf(valueIn(frame, node));
    }
    case 'Index':
      return truthOf(valueIn(frame, node));
    case 'Bool':
      return node.value;
    case 'Call':
      return decidedCall(frame, node, depth);
    default:
      return undefined;
  }
}

/** Whether two expressions are known to be equal, or not to be, as `switch` and `match` compare. */
export function decidedEqual(frame: Frame, left: Expr, right: Expr, strict: boolean): boolean | undefined {
  const a = constantIn(frame, left);
  const b = constantIn(frame, right);
  if (a === undefined || b === undefined) return undefined;
  if (a === b) return true;
  if (strict || typeof a === typeof b) return false;
  if (typeof a === 'boolean' || typeof b === 'boolean') return isTruthy(a) === isTruthy(b);
  return (a === null && b === '') || (a === '' && b === null) ? true : undefined;
}

function decidedBinary(
  frame: Frame,
  { op, left, right }: Extract<Expr, { kind: 'Binary' }>,
  depth: number,
): boolean | undefined {
  if (op === '&&' || op === '||') {
    const ends = op === '||';
    const first = decided(frame, left, depth + 1);
    if (first === ends) return ends;
    const second = decided(frame, right, depth + 1);
    if (second === ends) return ends;
    return first === undefined || second === undefined ? undefined : !ends;
  }
  if (!/^[!=]==?$/.test(op)) return undefined;
  const equal = decidedEqual(frame, left, right, op.length === 3);
  return equal === undefined ? undefined : equal === (op[0] === '=');
}

function decidedCall(frame: Frame, node: Extract<Expr, { kind: 'Call' }>, depth: number): boolean | undefined {
  const [first, second] = node.args;
  if (node.callee.kind !== 'Name' || first === undefined) return undefined;
  switch (node.callee.text.toLowerCase()) {
    case 'empty': {
      const truth = decided(frame, first.value, depth + 1);
      return truth === undefined ? undefined : !truth;
    }
    case 'isset': {
      const constant = node.args.length === 1 ? constantIn(frame, first.value) : undefined;
      return constant === undefined ? undefined : constant !== null;
    }
    case 'is_null': {
      const constant = constantIn(frame, first.value);
      return constant === undefined ? undefined : constant === null;
    }
    case 'in_array': {
      const constant = constantIn(frame, first.value);
      if (constant === undefined || second?.value.kind !== 'Array') return undefined;
      let found = false;
      for (const item of second.value.items) {
        if (item?.value.kind !== 'Str') return undefined;
        found ||= item.value.value === constant;
      }
      return found;
    }
    default:
      return undefined;
  }
}

function truthOf(value: Value | undefined): boolean | undefined {
  return value?.constant === undefined ? undefined : isTruthy(value.constant);
}

function constantIn(frame: Frame, node: Expr): Scalar | undefined {
  switch (node.kind) {
    case 'Str':
    case 'Num':
    case 'Bool':
      return node.value;
    case 'Null':
      return null;
    case 'Var':
    case 'Index':
      return valueIn(frame, node)?.constant;
    default:
      return undefined;
  }
}

/** What a variable or an entry holds, where nothing else can have changed it. */
function valueIn(frame: Frame, node: Extract<Expr, { kind: 'Var' | 'Index' }>, depth = 0): Value | undefined {
  if (node.kind === 'Var')
    return frame.state.variant?.changing.has(node.name) !== false || frame.extracted !== null
      ? undefined
      : frame.env.get(node.name);
  if ((node.base.kind !== 'Var' && node.base.kind !== 'Index') || depth > 3) return undefined;
  const value = valueIn(frame, node.base, depth + 1);
  const key = keyIn(frame, node);
  if (key === undefined || value === undefined || value.shape === null) return undefined;
  const entry = value.shape.entries.get(key);
  if (entry !== undefined) return entry;
  return value.shape.rest === null && value.taints.length === 0 ? absent : undefined;
}

/** A key that is written, or that chooses the row this variant is for. */
function keyIn(frame: Frame, { index }: Extract<Expr, { kind: 'Index' }>): string | undefined {
  if (index?.kind === 'Str') return index.value;
  const row = frame.state.variant?.row;
  return index?.kind === 'Var' && row?.[0] === index.name ? row[1] : undefined;
}
