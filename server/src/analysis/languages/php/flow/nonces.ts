import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import { meetGuards } from './guards.ts';
import { someHeld } from './held.ts';
import { literalPrefix } from './ropes.ts';
import { asksScreen } from './screens.ts';
import { parametersIn } from './upkeep.ts';

/** A place that hands out a nonce. */
export interface NonceMaker {
  readonly by: FunctionState;
  /** Guards that hold wherever it does. */
  readonly guards: number;
  /** It does so on some screens of the administration only, or on some pages. */
  readonly isOnScreen: boolean;
}

/** Functions that hand out a nonce, and the position of its action. */
const makingFunctions: ReadonlyMap<string, number> = new Map([
  ['wp_create_nonce', 0],
  ['wp_nonce_field', 0],
  ['wp_nonce_url', 1],
]);

/** Functions that check one, likewise. */
const checkingFunctions: ReadonlyMap<string, number> = new Map([
  ['check_admin_referer', 0],
  ['check_ajax_referer', 0],
  ['wp_verify_nonce', 1],
]);

/** Nonces that WordPress gives everybody who is logged in, the one without an action included. */
const everybodysNonces: ReadonlySet<string> = new Set(['wp_rest', '-1']);

/** Which nonces these files hand out, and where. */
export class Nonces {
  readonly #made = new Map<string, Map<FunctionState, NonceMaker>>();

  /** Notes a call that hands out a nonce. */
  noteMade(frame: Frame, name: string, args: readonly ArgInfo[]): void {
    const position = makingFunctions.get(name);
    if (position === undefined) return;
    const action = actionOf(args[position]);
    let makers = this.#made.get(action);
    if (makers === undefined) {
      makers = new Map();
      this.#made.set(action, makers);
    }
    const { env, state } = frame;
    const isOnScreen = someHeld(env.held, asksScreen);
    const before = makers.get(state.base);
    makers.set(state.base, {
      by: state.base,
      guards: before === undefined ? env.guards : meetGuards(before.guards, env.guards),
      isOnScreen: isOnScreen && before?.isOnScreen !== false,
    });
  }

  /** Notes which nonce a call checks. */
  noteChecked({ state }: Frame, name: string, args: readonly ArgInfo[]): void {
    const position = checkingFunctions.get(name);
    if (position !== undefined) state.noncesChecked.add(checkedAction(args[position]));
  }

  /** Notes which nonces a function that is called checks: where a parameter names one, the call does. */
  bringChecked({ state }: Frame, { noncesChecked }: FunctionState, args: readonly (ArgInfo | undefined)[]): void {
    for (const action of noncesChecked) {
      const named = action.startsWith(byParameter) ? args[Number(action.slice(1))] : undefined;
      state.noncesChecked.add(named === undefined ? action : checkedAction(named));
    }
  }

  /**
   * The places that hand out the nonce of an action, as far as they are known; null when everybody who is logged in gets it, `unknown`
   * when its action is not known, or WordPress or a helper may hand it out.
   */
  makersOf(action: string): Iterable<NonceMaker> | 'unknown' | null {
    if (everybodysNonces.has(action)) return null;
    const known = action === '' || action.startsWith(byParameter) ? undefined : this.#made.get(action);
    if (known !== undefined) return known.values();
    // Those of bulk actions are WordPress' own, in the lists that they are for.
    const isOpen = action === '' || action.startsWith(byParameter) || action.startsWith('bulk-') || this.#made.has('');
    return isOpen ? 'unknown' : [];
  }
}

/** Stands before the position of the parameter that names an action. */
const byParameter = '\0';

function checkedAction(argument: ArgInfo | undefined): string {
  const action = actionOf(argument);
  const [position] = action === '' && argument !== undefined ? parametersIn(argument.value) : [];
  return position === undefined ? action : `${byParameter}${position}`;
}

/** The action of a nonce, or what it begins with and `*`; '' where neither is known. */
function actionOf(argument: ArgInfo | undefined): string {
  if (argument === undefined) return '-1';
  const { constant } = argument.value;
  if (constant !== undefined) return String(constant);
  const start = literalPrefix(argument.value);
  return start === '' ? '' : `${start}*`;
}
