import { type PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { Check } from 'typebox/value';
import { GenerationError } from '../../generation-error.ts';
import { isMade } from '../../plugin/behaviours.ts';
import { buildPlan } from '../../plugin/build-plan.ts';
import { checkPlan } from '../../plugin/plans/check-plan.ts';
import { innerForm } from '../../plugin/plans/key-case.ts';

/** Where a plan refers to what is not there; null where it is sound. */
function faultOf(plan: PluginPlan): string | null {
  try {
    checkPlan(plan, 'plan');
    return null;
  } catch (error) {
    if (error instanceof GenerationError) return error.param.replace(/^plan\./, '');
    throw error;
  }
}

/** Whether files can be made of a plan. */
export const isSound = (plan: PluginPlan): boolean => Check(PluginPlan, plan) && faultOf(plan) === null;

/** What a behaviour can do without, and what it then has. */
const without: Readonly<Record<string, unknown>> = { order_by: null, goal: null };
const optional = new Set(['group_by', 'date', 'end_date', 'period']);

/**
 * The plan without references to what is not there: lists lose the item, behaviours what they can do without, and
 * behaviours that are about what is gone are left out. Null where that does not make it sound.
 */
export function withoutDanglingParts(plan: PluginPlan): PluginPlan | null {
  let current = plan;
  for (let step = 0; step < 400; step += 1) {
    const fault = faultOf(current);
    if (fault === null) return Check(PluginPlan, current) ? current : null;
    const repaired = repair(current, fault);
    if (repaired === null) return null;
    current = repaired;
  }
  return null;
}

function repair(plan: PluginPlan, fault: string): PluginPlan | null {
  const field = /^entities\[(\d+)\]\.fields\[(\d+)\]/.exec(fault);
  if (field !== null) {
    const entities = (plan.entities ?? []).map((entity, at) =>
      at === Number(field[1])
        ? { ...entity, fields: (entity.fields ?? []).filter((_, place) => place !== Number(field[2])) }
        : entity,
    );
    return { ...plan, entities };
  }
  const role = /^roles\[(\d+)\]\.entities\[(\d+)\]/.exec(fault);
  if (role !== null) {
    const roles = (plan.roles ?? []).map((one, at) =>
      at === Number(role[1])
        ? { ...one, entities: (one.entities ?? []).filter((_, place) => place !== Number(role[2])) }
        : one,
    );
    return { ...plan, roles };
  }
  const [, index, rest = ''] = /^behaviours\[(\d+)\]\.?(.*)$/.exec(fault) ?? [];
  const behaviour = plan.behaviours?.[Number(index)];
  if (index === undefined || behaviour === undefined) return null;
  const kept = reduced(behaviour, rest);
  const behaviours = (plan.behaviours ?? []).flatMap((one, at) =>
    at === Number(index) ? (kept === null ? [] : [kept]) : [one],
  );
  return { ...plan, behaviours };
}

/** A behaviour without what is at a path in it; null where nothing is left that it could do. */
function reduced(behaviour: PlanBehaviour, path: string): PlanBehaviour | null {
  const one = behaviour as unknown as Readonly<Record<string, unknown>>;
  const [, member = '', at] = /^([a-z_]+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const list = one[member];
  if (at !== undefined && Array.isArray(list)) {
    // Conditions say when something is done: with one less, it would be done too often.
    const isEssential = /^(?:conditions|checks|actions)$/.test(member) || (list.length === 1 && member !== 'by');
    if (isEssential && !/^(?:controls|attributes|first|fields)$/.test(member)) return null;
    return { ...one, [member]: list.filter((_, place) => place !== Number(at)) } as unknown as PlanBehaviour;
  }
  if (member === 'order_by' && one.kind === 'listing') return { ...one, order_by: 'title' } as unknown as PlanBehaviour;
  if (Object.hasOwn(without, member) && one[member] !== null)
    return { ...one, [member]: without[member] } as unknown as PlanBehaviour;
  if (!optional.has(member)) return null;
  const { [member]: _, ...rest } = one;
  return rest as unknown as PlanBehaviour;
}

/** Behaviours that the changed plan holds in vain, though the plan before did not. */
export function withoutIdleBehaviours(title: string, before: PluginPlan, plan: PluginPlan): PluginPlan {
  const idle = idleIn(title, plan);
  if (idle.size === 0) return plan;
  const known = idleIn(title, before);
  const behaviours = (plan.behaviours ?? []).filter((one) => {
    const text = JSON.stringify(innerForm(one));
    return !idle.has(text) || known.has(text);
  });
  return { ...plan, behaviours };
}

function idleIn(title: string, plan: PluginPlan): ReadonlySet<string> {
  const inner = buildPlan({ plugin_name: title }, plan);
  return new Set(
    inner.understood.behaviours.filter((one) => !isMade(inner, one.kind, one)).map((one) => JSON.stringify(one)),
  );
}
