import type { Expr } from '../ast.ts';
import { type Change, type ChangeKind, changeFunctions, countingName, ownerName } from '../taint/changes.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { StateChange } from './function-info.ts';
import { isRequested, type Subject, subjectOf } from './subjects.ts';
import { fieldWritten, isMadeHere, isUpkeep, parametersIn } from './upkeep.ts';
import { constantEntry, entryOf, type Value } from './value.ts';

/** This much of the source before a call is looked at for how its value was made. */
const furthestBack = 2000;

/** Fields in which a plugin notes for itself what it has sent or seen. */
const keepsBooks =
  /(?:token|otp|reset_?key|activation_?key|magic_?hash|_code|_hash|expires?|expiry|_until|_sent(?:_at)?|attempts?|last_\w+)$/i;

/** Notes what a call of a function changes, whose it is, and what had been checked. */
export function recordChange(flow: Flow, frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): void {
  const change = changeFunctions.get(name);
  if (change === undefined) return;
  const named = change.id === undefined ? undefined : args[change.id]?.value;
  const id = change.idKey === undefined ? named : entryOf(named, change.idKey);
  const kind = kindOf(flow, node, change, args, id);
  const target = fieldWritten(frame, name, args);
  const isOwnFile = name === 'unlink' && isMadeHere(frame, args[0]);
  // Whose it is, is another matter than what is written.
  const what = args.filter((_arg, at) => at !== change.id || change.idKey !== undefined);
  frame.state.addChange({
    node,
    label: `${name}()`,
    guards: frame.env.guards,
    kind,
    // An array that is foreign as a whole may hold any id.
    subject: isOwnFile ? 'created' : id === undefined && change.idKey !== undefined ? subjectOf(named) : subjectOf(id),
    ...choiceIn(what),
    via: null,
    target,
    upkeep: !what.some(({ value }) => isRequested(value)) && isUpkeep(frame, target),
  });
}

/** Who chooses what a call is given. */
export function choiceIn(args: readonly ArgInfo[]): Pick<StateChange, 'chosen' | 'choosers'> {
  return {
    chosen: args.some(({ value }) => isRequested(value)),
    choosers: [...new Set(args.flatMap(({ value }) => parametersIn(value)))],
  };
}

function kindOf(
  flow: Flow,
  node: Expr,
  { kind, id, idKey, key, value }: Change,
  args: readonly ArgInfo[],
  named: Value | undefined,
): ChangeKind {
  if (key !== undefined) {
    const name = args[key]?.value.constant;
    const next = value === undefined ? undefined : args[value];
    if (typeof name === 'string' && keepsBooks.test(name) && (next === undefined || !isRequested(next.value)))
      return 'counter';
    if (next !== undefined && isCounted(flow, node, next, typeof name === 'string' ? name : '')) return 'counter';
    return kind;
  }
  const fields = id === undefined ? undefined : args[id]?.value;
  if (idKey === undefined || kind === 'object' || fields === undefined) return kind;
  if (named !== undefined && named.constant !== 0 && named.constant !== null) return 'object';
  if (kind !== 'entry') return kind;
  return isEntry(fields) ? 'entry' : 'site';
}

/** A new post that waits for someone to look at it, or that is of a type made for entries. */
function isEntry(fields: Value): boolean {
  if (fields.shape === null) return !isRequested(fields);
  if (!fields.shape.entries.has('post_status') && fields.taints.some(({ source }) => source.kind === 'request'))
    return false;
  const status = constantEntry(fields, 'post_status');
  const type = constantEntry(fields, 'post_type');
  if (typeof type === 'string' && type !== 'post' && type !== 'page') return true;
  if (status === undefined) return !fields.shape.entries.has('post_status');
  return status !== 'publish' && status !== 'future';
}

/** `$views + 1`, `$votes[ $choice ]++` before it, or a number under a name like `_likes`. */
function isCounted(flow: Flow, node: Expr, { node: made, value }: ArgInfo, name: string): boolean {
  if (isStep(made)) return true;
  if (isRequested(value)) return false;
  if (made.kind !== 'Var') return false;
  const before = flow.source.slice({ start: Math.max(0, node.start - furthestBack), end: node.start });
  const variable = `\\$${made.name}\\b(?:\\[[^;\\]]*\\])*`;
  const steps = new RegExp(
    `${variable}\\s*(?:\\+\\+|--|[-+]=\\s*1\\b)|(?:\\+\\+|--)\\s*${variable}|${variable}\\s*=[^;=]*[-+]\\s*1[\\s)]*;`,
  );
  return steps.test(before) || (countingName.test(name) && /\bcount\s*\(|array_sum|array_push|\[\]\s*=/.test(before));
}

function isStep(node: Expr): boolean {
  if (node.kind === 'IncDec') return true;
  if (node.kind === 'Cast') return isStep(node.value);
  if (node.kind !== 'Binary' || (node.op !== '+' && node.op !== '-')) return false;
  return isOne(node.right) || isOne(node.left);
}

function isOne(node: Expr): boolean {
  return node.kind === 'Num' && node.value === 1;
}

/** Whose rows an array of column and value selects or makes. */
export function subjectOfRows(where: Value | undefined): Subject {
  if (where === undefined) return 'other';
  let subject: Subject = where.shape === null ? subjectOf(where) : 'other';
  for (const [column, value] of where.shape?.entries ?? []) {
    const own = subjectOf(value);
    if (own === 'own') return 'own';
    if (ownerName.test(column) && own !== 'requested') return typeof own === 'number' ? own : 'own';
    if (own === 'created') return 'created';
    if (own === 'requested' || subject === 'other') subject = own;
  }
  return subject;
}
