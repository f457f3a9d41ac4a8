import type { Call } from '../ast.ts';
import { applyFunction } from './apply.ts';
import type { ArgInfo } from './events.ts';
import type { HookCallback } from './file-index.ts';
import type { Flow } from './flow.ts';
import { Frame } from './frame.ts';
import { FunctionState } from './function-state.ts';
import { eachPiece, ropeOf } from './ropes.ts';
import { isRequested } from './subjects.ts';
import { makeValue, type Value } from './value.ts';

/** A hook with more callbacks is one of WordPress's own: what they have in common says nothing. */
const maxCallbacks = 8;

/** Filters in which WordPress itself has put esc_html(). */
const escapingHooks: ReadonlySet<string> = new Set(
  'comment_author term_name link_name link_description link_notes bloginfo wp_title document_title widget_title'.split(
    ' ',
  ),
);

/** Runs a callback that is a function of PHP or WordPress. */
type CallNamed = (name: string, args: readonly ArgInfo[]) => Value;

/** `apply_filters()`: the value as the callbacks in the files leave it, each getting what the one before gave. */
export function applyFilters(
  flow: Flow,
  frame: Frame,
  node: Call,
  args: readonly ArgInfo[],
  callNamed: CallNamed,
): Value | null {
  const [hook, filtered, ...others] = args;
  if (hook === undefined || filtered === undefined) return null;
  flow.index.firings.add(hook.value, frame.state, frame.env.guards);
  let { value } = filtered;
  // Other plugins may change it: the very value is not known, but what it was made of is.
  if (value.constant !== undefined)
    value = makeValue(value.types, undefined, value.taints, ropeOf(value, filtered.node));
  if (typeof hook.value.constant === 'string' && escapingHooks.has(hook.value.constant)) {
    value = callNamed('esc_html', [{ ...filtered, value }]);
  }
  for (const callback of callbacksOf(flow, hook.value)) {
    const given = [{ ...filtered, value }, ...others];
    if (callback.node === null) {
      value = callNamed(callback.name, given.slice(0, 1));
    } else value = runCallback(flow, frame, node, callback, given) ?? value;
  }
  return value;
}

/** `do_action()`: every callback in the files gets the arguments. */
export function doAction(flow: Flow, frame: Frame, node: Call, args: readonly ArgInfo[]): void {
  const [hook, ...given] = args;
  if (hook === undefined) return;
  noteRequestHook(flow, frame, hook.value, given.length);
  flow.index.firings.add(hook.value, frame.state, frame.env.guards);
  if (given.length === 0) return;
  for (const callback of callbacksOf(flow, hook.value)) runCallback(flow, frame, node, callback, given);
}

/** `do_action( 'my_' . $_POST['action'] )`: the request decides which of the hooks of that name fires. */
function noteRequestHook({ index }: Flow, frame: Frame, hook: Value, given: number): void {
  if (hook.constant !== undefined || hook.rope === null) return;
  let prefix: string | null = null;
  let chosen = false;
  eachPiece(hook, null, (piece) => {
    if (piece.kind === 'text') prefix ??= piece.text;
    else {
      prefix ??= '';
      chosen ||= isRequested(piece.value);
    }
  });
  if (!chosen || prefix === null || (prefix as string).length < 3) return;
  const before = index.requestHooks.get(prefix);
  const guards = before === undefined ? frame.env.guards : before.guards & frame.env.guards;
  index.requestHooks.set(prefix, { guards, given: Math.max(given, before?.given ?? 0) });
}

function callbacksOf(flow: Flow, hook: Value): readonly HookCallback[] {
  const callbacks = typeof hook.constant === 'string' ? flow.index.hooked.get(hook.constant) : undefined;
  return callbacks === undefined || callbacks.length > maxCallbacks ? [] : callbacks;
}

/** null when it is not in the files, or is running. */
function runCallback(
  flow: Flow,
  frame: Frame,
  node: Call,
  { node: target }: HookCallback,
  args: readonly ArgInfo[],
): Value | null {
  if (target === null) return null;
  // What it checks and changes is told of the callback, which is an entry point of its own: only data goes there.
  const scratch = new FunctionState(frame.state.node, frame.state.label, '', frame.state.className);
  scratch.base = frame.state.base;
  const apart = new Frame(scratch, frame.isTopLevel, frame.env.child(), frame.html, frame.loopDepth, null);
  apart.depth = frame.depth;
  const isClosure = target.kind === 'Closure' || target.kind === 'ArrowFn';
  const state =
    flow.index.states.get(target) ??
    // Before the place it is written at has been reached, one without variables from there can already be run.
    (isClosure && (target.kind === 'ArrowFn' || target.uses.length === 0)
      ? flow.closureState(target, apart)
      : undefined);
  if (state === undefined || state.status === 'running') return null;
  flow.run(state, null);
  return state.status === 'done' ? applyFunction(flow, apart, state, args, node) : null;
}
