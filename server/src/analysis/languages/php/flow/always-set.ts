import type { Call, Expr } from '../ast.ts';
import type { Frame } from './frame.ts';
import { someHeld } from './held.ts';
import { isSameExpression } from './same-expression.ts';
import { Type } from './value.ts';

/** `isset( $nonce )` of variables that have a value here, whichever way was taken, and of what was found to be set before. */
export function isAlwaysSet(frame: Frame, node: Call): boolean {
  return node.args.every(({ value }) => {
    if (value.kind === 'Index') return isKnownSet(frame, value);
    const known = value.kind === 'Var' ? frame.env.get(value.name) : undefined;
    return known !== undefined && (known.types & Type.Null) === 0;
  });
}

/** Whether an entry was neither missing nor empty in a condition on every way here: `if ( empty( $_POST['nonce'] ) ) exit;`. */
function isKnownSet(frame: Frame, entry: Expr): boolean {
  return someHeld(frame.env.held, (node, holds) => {
    if (!holds) return false;
    const isTest = node.kind === 'Call' && node.callee.kind === 'Name' && node.callee.text.toLowerCase() === 'isset';
    return isTest
      ? node.args.some(({ value }) => isSameExpression(value, entry))
      : node.kind === 'Index' && isSameExpression(node, entry);
  });
}
