import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { cleanLine } from '../../naming/clean-text.ts';
import type { PlannedProject } from '../../planned-project.ts';
import { readDescription } from '../../reading/read-description.ts';
import { understand } from '../../understanding/understand.ts';
import { planFeatures } from '../plan-features.ts';
import { siteTools } from '../site-tools/table.ts';
import { checkCache } from './check-cache.ts';
import { checkPlan } from './check-plan.ts';
import { toPlan } from './to-plan.ts';
import { placesOfClauses } from './understood-clauses.ts';

/**
 * The plan of a request: the one that it brings, else what its description and its features are understood to ask for.
 * @throws {GenerationError} for a plan with parts that refer to nothing
 */
export function planFor(request: PluginGenerateRequest): PlannedProject<PluginPlan> {
  if (request.plan !== undefined) {
    checkPlan(request.plan);
    checkCache(request.plan, request.features);
    return { plan: request.plan, understood: [], notUnderstood: [] };
  }
  const description = cleanLine(request.description ?? '');
  if (description !== '') {
    const { plan, ...places } = readDescription(request.description ?? '', request.plugin_name);
    const features = new Set([...(request.features ?? []), ...(plan.features ?? [])]);
    return { plan: { ...plan, features: [...features] }, ...places };
  }
  const read = understand('', request.plugin_name, siteTools);
  const plan = toPlan(read);
  if (read.tools.length > 0) {
    const features = new Set([...(request.features ?? []), ...(plan.features ?? [])]);
    const whole = { ...plan, features: [...features] };
    return { plan: whole, ...placesOfClauses(read, whole) };
  }
  // Without a description the features alone say whether there are records; the title then says which.
  const { features, source } = planFeatures(new Set(request.features), null);
  const entities = source === 'own' ? (plan.entities ?? []) : [];
  return { plan: { ...plan, entities, features: [...features] }, understood: [], notUnderstood: [] };
}
