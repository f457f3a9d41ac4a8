import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { GenerationError } from '../../generation-error.ts';

/** Behaviours with which records are listed by a shortcode. */
const listing: ReadonlySet<PlanBehaviour['kind']> = new Set(['list_shortcode', 'search_filter']);

/**
 * Refuses a cache in a plan that lists nothing by a shortcode, where it would do nothing.
 * @throws {GenerationError} with the path of the cache
 */
export function checkCache(plan: PluginPlan, asked: readonly PluginFeature[] = []): void {
  const { behaviours = [], features = [] } = plan;
  const at = behaviours.findIndex(({ kind }) => kind === 'cache');
  if (at === -1 || behaviours.some(({ kind }) => listing.has(kind))) return;
  if ([...features, ...asked].includes('shortcode')) return;
  const path = `plan.behaviours[${at}].kind`;
  throw new GenerationError(path, `${path}: expected a list_shortcode for what is kept, got "cache" alone.`);
}
