import type { Decider } from './deciders.ts';
import type { Env } from './env.ts';
import type { FunctionState } from './function-state.ts';

/** The parameters that decide the way through a function, and that the call at hand does not tell. */
function untoldDeciders(state: FunctionState): readonly Decider[] {
  const { deciders = [] } = (state.base ?? state).decisions ?? {};
  return deciders.filter(
    ({ isFlag, isName, keys, position }) =>
      !isFlag && !isName && keys.size === 0 && state.variant?.values.has(position) !== true,
  );
}

/**
 * Whether a helper that reads a place under the name in variable `name` does so for some values of another parameter, which
 * the call does not tell: `pick( $name, $where )` with an array for `$where` reads the array. Where the call says it, the
 * helper is followed as it is for that.
 */
export function isOneOfSeveral(state: FunctionState, name: string): boolean {
  return untoldDeciders(state).some((decider) => decider.name !== name);
}

/** Whether a `switch` over variable `name` chooses by what the call at hand does not tell. */
export function isUntold(state: FunctionState, name: string): boolean {
  return state.entries.length === 0 && untoldDeciders(state).some((decider) => decider.name === name);
}

/**
 * Forgets what statements that ran for one value of an untold parameter have put of the request into variables.
 * @param before what held before them
 */
export function forgetRequest(env: Env, before: Env): void {
  for (const [name, value] of env.vars) {
    const known = new Set(before.get(name)?.taints.map(({ source }) => source));
    const kept = value.taints.filter(({ source }) => source.kind !== 'request' || known.has(source));
    if (kept.length < value.taints.length) env.set(name, { ...value, taints: kept });
  }
}
