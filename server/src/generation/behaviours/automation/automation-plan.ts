import type { BehaviourOf } from '../behaviour.ts';

/** An automation as plans have it. */
export type Automation = BehaviourOf<'automation'>;
