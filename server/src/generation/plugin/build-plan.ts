import type { PluginFeature, PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { cleanLine } from '../naming/clean-text.ts';
import { namesFor } from '../naming/names.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { PluginPlan } from './plan.ts';
import { planEntities } from './plan-entities.ts';
import { planFeatures } from './plan-features.ts';
import { planTaxonomies } from './plan-taxonomies.ts';
import { summaryOf } from './summary.ts';

/** Decides everything about a plugin before the first file is written. */
export function buildPlan(request: PluginGenerateRequest, understood: Understanding): PluginPlan {
  const names = namesFor(request.plugin_name);
  const description = cleanLine(request.description ?? '');
  const asked = new Set<PluginFeature>(request.features);
  const featurePlan = planFeatures(asked, description === '' ? null : understood);
  const entities = planEntities(names, featurePlan, understood);
  const taxonomies = planTaxonomies(names, featurePlan, understood, entities);
  return {
    names,
    domain: names.slug,
    summary: summaryOf(names.title, description, entities),
    description,
    author: cleanLine(request.author ?? ''),
    version: '1.0.0',
    seed: request.seed ?? 0,
    features: featurePlan.features,
    entities,
    taxonomies,
    understood,
    notes: names.notes,
  };
}
