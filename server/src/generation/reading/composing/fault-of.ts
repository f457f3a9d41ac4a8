import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { Check } from 'typebox/value';
import { GenerationError } from '../../generation-error.ts';
import { checkPlan } from '../../plugin/plans/check-plan.ts';

/** Why a plan cannot have a behaviour, in words; null where it can. */
export function faultOf(behaviour: PlanBehaviour, plan: PluginPlan): string | null {
  const schema = planBehaviours.find(({ properties }) => properties.kind.const === behaviour.kind);
  if (schema === undefined || !Check(schema, behaviour)) return 'it does not fit its form';
  try {
    const fields = (plan.behaviours ?? []).filter(({ kind }) => kind === 'extra_fields');
    checkPlan({ ...plan, behaviours: behaviour.kind === 'extra_fields' ? fields : [...fields, behaviour] });
    return null;
  } catch (error) {
    if (error instanceof GenerationError) return error.message;
    throw error;
  }
}
