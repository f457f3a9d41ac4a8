import type { AnyPlan, PlanResult } from '@presswright/shared/generators';
import type { PlanChangeText } from '@presswright/shared/plan-form/clauses';

/** A plan with what is known of where it came from. */
export interface PlanDraft {
  plan: AnyPlan;
  understood: PlanResult['understood'];
  not_understood: PlanResult['not_understood'];
  /** What the last instruction changed, in words. */
  changes: readonly PlanChangeText[];
}

/** A draft of a plan that nobody described. */
export const bareDraft = (plan: AnyPlan): PlanDraft => ({ plan, understood: [], not_understood: [], changes: [] });

/** The draft that a description became. */
export const draftOf = ({ plan, understood, not_understood }: PlanResult): PlanDraft => ({
  plan,
  understood,
  not_understood,
  changes: [],
});
