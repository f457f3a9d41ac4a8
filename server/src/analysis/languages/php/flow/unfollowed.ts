import type { ClassDecl, Expr } from '../ast.ts';
import { guardsByName, speaksOfChecks } from '../taint/capabilities.ts';
import type { Frame } from './frame.ts';
import { Guard, makeGuards } from './guards.ts';
import { makeValue, noTaints, unknown, type Value } from './value.ts';

const anyResult = makeGuards(Guard.Unfollowed, Guard.Unfollowed, Guard.Unfollowed);

/** What a call gives that may have checked anything: whatever is then found out by its result may be that check. */
export function unfollowedCall(frame: Frame, node: Expr): Value {
  // As a statement it may have ended the request.
  if (frame.statement === node) frame.env.guards |= Guard.Unfollowed;
  return makeValue(unknown.types, undefined, noTaints, null, null, null, anyResult);
}

/**
 * A call of what is neither in the files nor known: what its name says it checks, it is taken to check; where only the name of
 * its owner or its verb speaks of checks, that stays open.
 * @param name as it is written
 * @param owner what the method is called on, as it is written; '' for functions
 */
export function elsewhere(frame: Frame, node: Expr, name: string, owner = ''): Value {
  const guards = guardsByName(name);
  if (guards === 0) return speaksOfChecks(name, owner) ? unfollowedCall(frame, node) : unknown;
  if ((guards & Guard.Nonce) !== 0) {
    frame.state.checksNonce = true;
    frame.state.noncesChecked.add('');
  }
  if ((guards & Guard.Capability) !== 0) frame.state.checksCapability = true;
  if ((guards & Guard.Signed) !== 0) frame.state.checksOwner = true;
  // As a statement it ends the request itself; its result says so otherwise.
  if (frame.statement === node || name.toLowerCase() === 'constructevent') frame.env.guards |= guards;
  return makeValue(unknown.types, undefined, noTaints, null, null, null, makeGuards(guards, 0, guards));
}

/** The name of what a method is called on, as it is written; '' where it has none. */
export function ownerText(node: Expr | ClassDecl): string {
  switch (node.kind) {
    case 'Name':
      return node.text;
    case 'Var':
      return node.name;
    case 'Prop':
      return typeof node.name === 'string' ? node.name : '';
    case 'MethodCall':
      return `${ownerText(node.object)} ${typeof node.name === 'string' ? node.name : ''}`;
    case 'StaticCall':
      return `${ownerText(node.cls)} ${typeof node.name === 'string' ? node.name : ''}`;
    case 'Call':
      return ownerText(node.callee);
    case 'New':
      return ownerText(node.cls);
    default:
      return '';
  }
}
