import type { PhpCode } from '../../../../writers/php.ts';
import type { PlanSetting } from '../../../features/settings/plan-setting.ts';
import type { PluginPlan } from '../../../plan.ts';

/** What is to be switched off, and where the description says so, for whom and for which content. */
export type SwitchOff = {
  /** Keys of things. */
  readonly things: readonly string[];
  /** Roles that are meant; for `except`, the roles that are not. */
  readonly roles: readonly string[];
  readonly isExcept: boolean;
  /** Post types; empty: all. */
  readonly types: readonly string[];
  /** Of `revisions`: how many of each post are kept; absent: none. */
  readonly keptRevisions?: number;
  /** Of `heartbeat`: seconds between requests where content is edited; absent: as WordPress has it. */
  readonly heartbeatSeconds?: number;
};

/** One thing of WordPress that a plugin can switch off. */
export interface SwitchedOff {
  /** snake_case: `comments`. */
  readonly thing: string;
  /** Its name on the page of settings. */
  readonly label: string;
  /** Its names, at the start of a text. */
  readonly names: RegExp;
  /** What behind the name makes it something else: comments *older than 30 days*. */
  readonly unless?: RegExp;
  /** Whole statements that ask for it in other words: "Bring back the classic editor". */
  readonly also?: RegExp;
  /** Whether these options keep some of it: then it is not told with what is off. */
  readonly isLimited?: (options: SwitchOff) => boolean;
  /** What is different then, in one sentence. */
  says(options: SwitchOff): string;
  /** Statements of `register()`. */
  register(plan: PluginPlan, options: SwitchOff): PhpCode;
  /** The other methods of its class. */
  methods?(plan: PluginPlan, options: SwitchOff): readonly PhpCode[];
  settings?(options: SwitchOff): readonly PlanSetting[];
  /** A method of the plugin's tests that fails without it. */
  test(plan: PluginPlan, options: SwitchOff): PhpCode;
}
