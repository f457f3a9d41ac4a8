import type { PlannedProject } from '../planned-project.ts';
import { type Outcome, type Wish, wishesIn } from './instruction.ts';
import { changesBetween, type PlanChange } from './plan-changes.ts';

/** A changed plan, what changed, and where each wish of the instruction ended. */
export interface FollowedUp<Plan> extends PlannedProject<Plan> {
  readonly changes: readonly PlanChange[];
}

const maxWishes = 40;

/**
 * Follows the wishes of an instruction one after the other; what cannot be followed leaves the plan as it is.
 * @param outcomeOf what a wish makes of a plan
 * @param offerOf what wishes about a plan could say instead
 */
export function followWishes<Plan>(
  plan: Plan,
  instruction: string,
  outcomeOf: (plan: Plan, wish: Wish) => Outcome<Plan>,
  offerOf: (plan: Plan) => string,
): FollowedUp<Plan> {
  let current = plan;
  const understood: { text: string; as: string }[] = [];
  const notUnderstood: { text: string; reason: string }[] = [];
  const wishes = wishesIn(instruction);
  for (const wish of wishes.slice(0, maxWishes)) {
    const outcome = outcomeOf(current, wish);
    if (outcome === null || 'reason' in outcome) {
      notUnderstood.push({ text: wish.text, reason: outcome?.reason ?? offerOf(current) });
      continue;
    }
    const own = changesBetween(current, outcome.plan);
    if (own.length === 0) {
      notUnderstood.push({ text: wish.text, reason: 'The plan says so already.' });
      continue;
    }
    for (const { path } of own) understood.push({ text: wish.text, as: path });
    current = outcome.plan;
  }
  for (const { text } of wishes.slice(maxWishes))
    notUnderstood.push({ text, reason: `An instruction can have ${maxWishes} wishes.` });
  return { plan: current, changes: changesBetween(plan, current), understood, notUnderstood };
}
