import type { Expr } from '../ast.ts';
import { keyOf } from './access.ts';
import type { ConstructEvent } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { joinValues } from './join.ts';
import { programOutput } from './outside.ts';
import { concat } from './ropes.ts';
import { mergeTaints } from './taints.ts';
import { tellField } from './told.ts';
import { emptyArray, emptyString, makeValue, noTaints, type Shape, Type, unknown, type Value } from './value.ts';

/** `array( … )` and `[ … ]`. */
export function array(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Array' }>): Value {
  if (node.items.length === 0) return emptyArray;
  const entries = new Map<string, Value>();
  let rest: Value | null = null;
  let taints = noTaints;
  let next = 0;
  for (const item of node.items) {
    if (item === null) continue;
    const key = item.key === null ? null : flow.evaluate(frame, item.key);
    const value = flow.evaluate(frame, item.value);
    if (item.spread) {
      taints = mergeTaints(taints, value.taints);
      if (value.shape !== null) {
        for (const [name, entry] of value.shape.entries) entries.set(/^\d+$/.test(name) ? String(next++) : name, entry);
        if (value.shape.rest !== null) rest = rest === null ? value.shape.rest : joinValues(rest, value.shape.rest);
      } else if (value.taints.length === 0) rest = rest === null ? unknown : joinValues(rest, unknown);
      continue;
    }
    const name = key === null ? String(next++) : keyOf(key);
    if (key !== null && name !== null) tellField(frame.state, name);
    if (name === null || entries.size >= 300) rest = rest === null ? value : joinValues(rest, value);
    else entries.set(name, value);
  }
  const shape: Shape = { entries, rest };
  const callable = callableOf(flow, entries);
  return makeValue(Type.Array, undefined, taints, null, shape, null, 0, callable);
}

/** `array( $this, 'method' )` as a callable of this file. */
function callableOf(flow: Flow, entries: ReadonlyMap<string, Value>): Value['callable'] {
  if (entries.size !== 2) return null;
  const owner = entries.get('0');
  const name = entries.get('1')?.constant;
  if (owner === undefined || typeof name !== 'string') return null;
  const className = owner.className ?? (typeof owner.constant === 'string' ? owner.constant.toLowerCase() : null);
  return className === null ? null : (flow.index.method(className, name.toLowerCase())?.node ?? null);
}

/** Expressions joined to one text. */
export function joined(flow: Flow, frame: Frame, parts: readonly Expr[]): Value {
  let value: Value | null = null;
  let previous: Expr | null = null;
  for (const part of parts) {
    const next = flow.evaluate(frame, part);
    value = value === null ? concat(emptyString, next, null, part) : concat(value, next, previous, part);
    previous = null;
  }
  return value ?? emptyString;
}

/** `"…$x…"`, heredocs and backtick commands. */
export function interpolated(flow: Flow, frame: Frame, node: Extract<Expr, { kind: 'Interpolated' }>): Value {
  const value = joined(flow, frame, node.parts);
  if (node.flavour !== 'shell') return value;
  event(flow, frame, node, 'shell', value);
  return makeValue(Type.String, undefined, programOutput('a command', node));
}

/** Tells the rules about a sink of the language itself. */
export function event(flow: Flow, frame: Frame, node: Expr, what: ConstructEvent['what'], value: Value): void {
  flow.events.construct({
    node,
    what,
    value,
    enclosing: frame.isTopLevel ? null : frame.state,
    loopDepth: frame.loopDepth,
    guards: frame.env.guards,
    held: frame.env.held,
  });
}
