import type { Binary, Expr } from '../ast.ts';

/** A condition that was met on the way to a point of the program, linked to those met before it. */
export interface Held {
  readonly node: Expr;
  /** Whether it held there. */
  readonly holds: boolean;
  readonly previous: Held | null;
}

/** More conditions than this on one way are not looked at. */
const maxConditions = 60;
const maxDepth = 20;

/**
 * Calls `visit` for each single condition on the way, the latest first: of `a && b` that held both did, and of `a || b` that did
 * not neither did. `! a`, `a === false`, `empty( a )` and `$x = a` are told of as `a`.
 */
export function eachHeld(held: Held | null, visit: (node: Expr, holds: boolean) => void): void {
  let left = maxConditions;
  for (let at = held; at !== null && left > 0; at = at.previous, left--) eachPart(at.node, at.holds, visit, 0);
}

/** Whether a single condition affirms what is asked in it: it held, or it compares, or an error was looked for and not found. */
export function affirms(node: Expr, holds: boolean): boolean {
  if (holds) return true;
  if (node.kind === 'Binary') return node.op !== '&&' && node.op !== '||';
  return node.kind === 'Call' && node.callee.kind === 'Name' && node.callee.text.toLowerCase() === 'is_wp_error';
}

/** Whether any single condition on the way is one that a test holds for. */
export function someHeld(held: Held | null, test: (node: Expr, holds: boolean) => boolean): boolean {
  let found = false;
  eachHeld(held, (node, holds) => {
    found ||= test(node, holds);
  });
  return found;
}

function eachPart(node: Expr, holds: boolean, visit: (node: Expr, holds: boolean) => void, depth: number): void {
  const parts = depth > maxDepth ? null : partsOf(node, holds);
  if (parts === null) visit(node, holds);
  else for (const part of parts) eachPart(part.node, part.holds, visit, depth + 1);
}

/** What a condition says of the conditions it is put together from; null for a single one. */
function partsOf(node: Expr, holds: boolean): readonly Omit<Held, 'previous'>[] | null {
  switch (node.kind) {
    case 'Unary':
      return node.op === '!' || node.op === '@' ? [{ node: node.value, holds: holds === (node.op === '@') }] : null;
    case 'Cast':
      return node.type === 'bool' ? [{ node: node.value, holds }] : null;
    case 'Assign':
      return [{ node: node.value, holds }];
    case 'Call': {
      const [first] = node.args;
      const isEmpty = node.callee.kind === 'Name' && node.callee.text.toLowerCase() === 'empty';
      return isEmpty && first !== undefined ? [{ node: first.value, holds: !holds }] : null;
    }
    case 'Binary':
      return partsOfBinary(node, holds);
    default:
      return null;
  }
}

function partsOfBinary({ op, left, right }: Binary, holds: boolean): readonly Omit<Held, 'previous'>[] | null {
  // Of `a || b` that held nobody knows which side it was.
  if (op === '&&' || op === '||')
    return (op === '&&') === holds
      ? [
          { node: left, holds },
          { node: right, holds },
        ]
      : null;
  const equal = op === '===' || op === '==' ? holds : op === '!==' || op === '!=' ? !holds : null;
  if (equal === null) return null;
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const truth = truthOf(other);
    if (truth !== null) return [{ node: side, holds: truth === equal }];
  }
  return null;
}

/** What `true`, `false` and `null` are in a condition; null for anything else. */
function truthOf(node: Expr): boolean | null {
  if (node.kind === 'Bool') return node.value;
  return node.kind === 'Null' ? false : null;
}
