import type { Expr } from '../ast.ts';
import type { Frame } from './frame.ts';
import { makeValue, Type, type Value } from './value.ts';

/**
 * Notes that a variable holds the outcome of a test, such as `$ok = in_array( $type, $types, true );`.
 * @returns what the variable holds, so that it can be told from other outcomes
 */
export function keepTest(frame: Frame, name: string, node: Expr, value: Value): Value {
  const isTest = node.kind === 'Call' || node.kind === 'MethodCall' || node.kind === 'StaticCall';
  if (!isTest || value.types !== Type.Bool || value.constant !== undefined) {
    frame.tests.delete(name);
    return value;
  }
  const { types, constant, taints, rope, shape, className, guards, callable, provenance, made } = value;
  const outcome = makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
  const subjects = node.args.flatMap((argument): (readonly [string, Value | undefined])[] => {
    const subject = argument.value.kind === 'Index' ? argument.value.base : argument.value;
    return subject.kind === 'Var' ? [[subject.name, frame.env.get(subject.name)]] : [];
  });
  frame.tests.set(name, { node, outcome, subjects });
  return outcome;
}

/** The test whose outcome an expression holds, where what it looked at is still the same; null for others. */
export function keptTest(frame: Frame, node: Expr): Expr | null {
  const test = node.kind === 'Var' ? frame.tests.get(node.name) : undefined;
  if (test === undefined || node.kind !== 'Var' || frame.env.get(node.name) !== test.outcome) return null;
  return test.subjects.every(([name, value]) => frame.env.get(name) === value) ? test.node : null;
}
