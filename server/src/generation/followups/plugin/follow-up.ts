import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { withGatheredParts } from '../../reading/composing/gathered-parts.ts';
import { type FollowedUp, followWishes } from '../follow-wishes.ts';
import type { Outcome, Wish } from '../instruction.ts';
import { add } from './add.ts';
import { inShort } from './behaviours-named.ts';
import { changeAccess } from './change-access.ts';
import { changeBehaviour } from './change-behaviour.ts';
import { changeField } from './change-field.ts';
import { mainEntity } from './parts-named.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { isSound, withoutDanglingParts, withoutIdleBehaviours } from './sound-plan.ts';

/** What an instruction makes of the plan of a plugin: another plan, as sound as it was. Never throws. */
export function followUp(plan: PluginPlan, instruction: string, title: string): FollowedUp<PluginPlan> {
  return followWishes(plan, instruction, (current, wish) => outcomeOf(current, wish, title), offerOf);
}

function outcomeOf(plan: PluginPlan, wish: Wish, title: string): Outcome<PluginPlan> {
  const { said } = wish;
  const removed = remove(plan, said);
  if (removed !== null) return sound(removed, plan, title, true);
  const ways = [
    () => changeField(plan, said),
    () => rename(plan, said),
    () => changeAccess(plan, said),
    () => changeBehaviour(plan, wish),
  ];
  const grown = withGatheredParts(plan, `${said}.`, mainEntity(plan)?.key ?? null);
  if (grown.added.length > 0) return sound({ plan: grown.plan }, plan, title, false);
  let reason: Outcome<PluginPlan> = null;
  for (const way of ways) {
    const outcome = sound(way(), plan, title, false);
    if (outcome !== null && 'plan' in outcome) return outcome;
    reason ??= outcome;
  }
  // What could mean several things adds nothing instead.
  return reason ?? sound(add(plan, wish, title), plan, title, false);
}

/** An outcome whose plan refers to nothing that is not there; null where there is no such plan. */
function sound(outcome: Outcome<PluginPlan>, before: PluginPlan, title: string, isLess: boolean): Outcome<PluginPlan> {
  if (outcome === null || 'reason' in outcome) return outcome;
  const repaired = withoutDanglingParts(outcome.plan);
  if (repaired === null) return null;
  if (!isLess) return { plan: repaired };
  const active = withoutIdleBehaviours(title, before, repaired);
  return { plan: isSound(active) ? active : repaired };
}

/** What the plan has that an instruction could be about. */
function offerOf({ entities = [], behaviours = [], roles = [] }: PluginPlan): string {
  const records = entities.map(({ plural, fields = [] }) =>
    fields.length === 0 ? plural : `${plural} (${fields.map(({ label }) => label).join(', ')})`,
  );
  const parts = [
    ...(records.length > 0 ? [`records: ${records.join('; ')}`] : []),
    ...(behaviours.length > 0 ? [`behaviours: ${[...new Set(behaviours.map(inShort))].join(', ')}`] : []),
    ...(roles.length > 0 ? [`roles: ${roles.map(({ name }) => name).join(', ')}`] : []),
  ];
  const has = parts.length === 0 ? 'The plan is empty.' : `The plan has ${parts.join('; ')}.`;
  return `No change of the plan says this. ${has} Parts can be added, removed, renamed and changed.`;
}
