import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** Slots of the checkout, as plans have them. */
export type CheckoutSlot = BehaviourOf<'checkout_slot'>;

/** Metadata of orders that holds what was chosen: `2026-05-04 10:00-12:00`. */
export const slotKey = (plan: PluginPlan, number: number): string => prefixed(plan, `slot_${number}`);
