import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** What becomes of orders, as plans have it. */
export type OrderFlow = BehaviourOf<'order_flow'>;

/** The option that holds the last number. */
export const counterOption = (plan: PluginPlan): string => prefixed(plan, 'order_counter');
/** Metadata of orders that holds their number. */
export const numberKey = (plan: PluginPlan): string => prefixed(plan, 'order_number');
