import { type PlanBehaviour, type PluginPlan, planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { Check } from 'typebox/value';
import type { Outcome, Wish } from '../instruction.ts';
import { count, statuses } from './behaviour-changes/counts.ts';
import { choice, color, flag, text } from './behaviour-changes/looks.ts';
import { order } from './behaviour-changes/order.ts';
import { login, recipient } from './behaviour-changes/people.ts';
import type { Change, Members, Reader } from './behaviour-changes/reader.ts';
import { interval, span } from './behaviour-changes/times.ts';
import { inShort, type Places, spokenOf, withBehaviour } from './behaviours-named.ts';

/**
 * Changes what a behaviour does: who gets e-mails, when and how often it acts, how much it shows, how and in which order,
 * who has to be logged in, where on the page it is, and what it says.
 */
export function changeBehaviour(plan: PluginPlan, wish: Wish): Outcome<PluginPlan> {
  for (const read of readers) {
    const change = read(wish, plan);
    if (change === null) continue;
    const outcome = apply(plan, wish, change);
    if (outcome !== null) return outcome;
  }
  return null;
}

function apply(plan: PluginPlan, wish: Wish, change: Change): Outcome<PluginPlan> {
  const candidates: Places = [...(plan.behaviours ?? []).entries()].filter(([, one]) => {
    const made = change(one as unknown as Members);
    const schema = planBehaviours.find(({ properties }) => properties.kind.const === one.kind);
    return made !== null && schema !== undefined && Check(schema, made);
  });
  // What does so already is no candidate, unless nothing else is one.
  const fresh = candidates.filter(
    ([, one]) => JSON.stringify(change(one as unknown as Members)) !== JSON.stringify(one),
  );
  const chosen = spokenOf(plan, wish, fresh.length > 0 ? fresh : candidates);
  if (chosen.length === 0) return null;
  if (chosen.length > 1) {
    const reason = `“${wish.said}” could mean ${chosen.map(([at, one]) => `${inShort(one)} (behaviours[${at}])`).join(' or ')}: say which.`;
    return { reason };
  }
  const [[at, one]] = chosen as unknown as readonly [readonly [number, PlanBehaviour]];
  const made = change(one as unknown as Members);
  return made === null ? null : { plan: withBehaviour(plan, at, made) };
}

const readers: readonly Reader[] = [
  login,
  statuses,
  interval,
  span,
  recipient,
  order,
  count,
  flag,
  text,
  color,
  choice,
];
