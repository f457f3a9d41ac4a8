import type { Expr, Node } from '../ast.ts';
import { walkNodes } from '../child-nodes.ts';
import { type Change, type ChangeKind, changeFunctions, countingName, ownerName } from '../taint/changes.ts';
import { requestGlobals } from '../taint/sources.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { StateChange } from './function-info.ts';
import { someHeld } from './held.ts';
import { literalTail } from './ropes.ts';
import { asksSiteState } from './site-state.ts';
import { isRequested, type Subject, subjectOf } from './subjects.ts';
import { fieldWritten, holdersIn, isMadeHere, isUpkeep, parametersIn } from './upkeep.ts';
import { constantEntry, entryOf, type Value } from './value.ts';

/** Fields in which a plugin notes for itself what it has sent or seen. */
const keepsBooks =
  /(?:token|otp|reset_?key|activation_?key|magic_?hash|_code|_hash|expires?|expiry|_until|_sent(?:_at)?|attempts?|last_\w+)$/i;

/** Notes what a call of a function changes, whose it is, and what had been checked. */
export function recordChange(flow: Flow, frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): void {
  const change = changeFunctions.get(name);
  if (change === undefined || (removesField.test(name) && someHeld(frame.env.held, comparesClock))) return;
  const named = change.id === undefined ? undefined : args[change.id]?.value;
  const id = change.idKey === undefined ? named : entryOf(named, change.idKey);
  const kind = kindOf(flow, frame, node, change, args, id);
  const target = fieldWritten(frame, name, args);
  const isOwnFile = name === 'unlink' && isMadeHere(frame, args[0]);
  const isFixed = name === 'file_put_contents' && isFixedFile(args);
  // Whose it is, is another matter than what is written.
  const what = args.filter((_arg, at) => at !== change.id || change.idKey !== undefined);
  frame.state.addChange({
    node,
    label: `${name}()`,
    guards: frame.env.guards,
    kind,
    // An array that is foreign as a whole may hold any id.
    subject: isOwnFile
      ? 'created'
      : isFixed
        ? 'other'
        : id === undefined && change.idKey !== undefined
          ? subjectOf(named)
          : subjectOf(id),
    ...choiceIn(what),
    via: null,
    target,
    mark: target !== null && isMark(change.value === undefined ? undefined : args[change.value]?.value),
    upkeep: !what.some(({ value }) => isRequested(value)) && (isUpkeep(frame, target) || isGivenUp(frame, name)),
  });
}

const removesField = /^delete_(?:(?:site_|network_)?option|\w+_?meta(?:data)?)$/;

/** Whether a condition compares something with the clock that the request does not choose: what has expired goes by itself. */
function comparesClock(condition: Expr): boolean {
  if (condition.kind !== 'Binary' || !/^[<>]=?$/.test(condition.op)) return false;
  return [condition.left, condition.right].some(isClock) && ![condition.left, condition.right].some(isOfRequest);
}

function isClock(node: Expr): boolean {
  if (node.kind === 'Binary') return isClock(node.left) || isClock(node.right);
  return (
    node.kind === 'Call' &&
    node.callee.kind === 'Name' &&
    /^\\?(?:time|current_time|microtime|strtotime)$/i.test(node.callee.text)
  );
}

function isOfRequest(node: Expr): boolean {
  let at = node;
  while (at.kind === 'Index') at = at.base;
  return at.kind === 'Var' && requestGlobals.has(at.name);
}

/** undefined: the field is removed. */
function isMark(written: Value | undefined): boolean {
  return written === undefined || written.constant !== undefined || written.made?.kind === 'clock';
}

/** A plugin that is deactivated where it cannot work, or another stands in its way: nobody asked for that. */
function isGivenUp(frame: Frame, name: string): boolean {
  return name === 'deactivate_plugins' && someHeld(frame.env.held, asksSiteState);
}

/** An `index.html` that keeps a folder from being listed: its name and its text are the code's own. */
function isFixedFile([path, text]: readonly ArgInfo[]): boolean {
  return path !== undefined && text?.value.constant !== undefined && /[\\/][\w.-]+$/.test(literalTail(path.value));
}

/** More of them are not asked. */
const maxHolders = 4;

/** Who chooses what a call is given. */
export function choiceIn(args: readonly ArgInfo[]): Pick<StateChange, 'chosen' | 'choosers' | 'holders'> {
  return {
    chosen: args.some(({ value }) => isRequested(value)),
    choosers: [...new Set(args.flatMap(({ value }) => parametersIn(value)))],
    holders: [...new Set(args.flatMap(({ value }) => holdersIn(value)))].slice(0, maxHolders),
  };
}

function kindOf(
  flow: Flow,
  frame: Frame,
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
    if (next !== undefined && isCounted(flow, frame, node, next, typeof name === 'string' ? name : ''))
      return 'counter';
    return kind;
  }
  const fields = id === undefined ? undefined : args[id]?.value;
  if (idKey === undefined || kind === 'object' || kind === 'reply' || fields === undefined) return kind;
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
function isCounted(flow: Flow, frame: Frame, node: Expr, { node: made, value }: ArgInfo, name: string): boolean {
  if (isStep(made)) return true;
  if (isRequested(value) || made.kind !== 'Var') return false;
  const mayCount = countingName.test(name);
  let counted = false;
  walkNodes(frame.state.node, flow.index.counter, (before) => {
    if (counted || before.end > node.start) return;
    counted = stepsVariable(before, made.name) || (mayCount && isCounting(before));
  });
  return counted;
}

/** `$votes++`, `$votes[ $choice ] += 1`, `$votes = $votes + 1`. */
function stepsVariable(node: Node, name: string): boolean {
  const target = node.kind === 'IncDec' || node.kind === 'Assign' || node.kind === 'AssignOp' ? node.target : null;
  let at = target;
  while (at?.kind === 'Index') at = at.base;
  if (at?.kind !== 'Var' || at.name !== name) return false;
  if (node.kind === 'IncDec') return true;
  if (node.kind === 'AssignOp') return (node.op === '+' || node.op === '-') && isOne(node.value);
  return node.kind === 'Assign' && isStep(node.value);
}

const counters: ReadonlySet<string> = new Set(['count', 'array_sum', 'array_push']);

function isCounting(node: Node): boolean {
  if (node.kind === 'Call') return node.callee.kind === 'Name' && counters.has(node.callee.text.toLowerCase());
  return node.kind === 'Assign' && node.target.kind === 'Index' && node.target.index === null;
}

function isStep(node: Expr): boolean {
  if (node.kind === 'IncDec') return true;
  if (node.kind === 'Cast') return isStep(node.value);
  if (node.kind === 'Call') return node.args.some((argument) => isStep(argument.value));
  if (node.kind === 'Ternary') return isStep(node.otherwise) || (node.thenValue !== null && isStep(node.thenValue));
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
