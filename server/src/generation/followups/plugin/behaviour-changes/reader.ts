import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { Wish } from '../../instruction.ts';

/** A behaviour, or a part of one, member by member. */
export type Members = Readonly<Record<string, unknown>>;

/** What a behaviour becomes; null of one that it makes no sense of. */
export type Change = (one: Members) => Members | null;

/** Reads what a wish wants changed; null for a wish that says nothing of the sort. */
export type Reader = (wish: Wish, plan: PluginPlan) => Change | null;
