import type { PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { behaviourTools } from '../behaviours/as-tools.ts';
import { siteRole } from '../behaviours/role-names.ts';
import { withRoleNames } from '../behaviours/with-role-names.ts';
import { cleanLine } from '../naming/clean-text.ts';
import { namesFor } from '../naming/names.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { withModeratedRows } from './moderated-rows.ts';
import type { PluginPlan } from './plan.ts';
import { planEntities, storageOf } from './plan-entities.ts';
import { planFeatures } from './plan-features.ts';
import { planTaxonomies } from './plan-taxonomies.ts';
import { planTools } from './plan-tools.ts';
import { fromPlan } from './plans/from-plan.ts';
import { withPostTypes } from './site-tools/support/content-types.ts';
import { siteTools } from './site-tools/table.ts';
import { summaryOf } from './summary.ts';

/** What is said of no content type in particular is said of the posts that every site has. */
function aboutPosts(understood: Understanding): Understanding {
  if (understood.namesContent) return understood;
  const own = understood.entities[0]?.key;
  const moved = <One extends object>(one: One): One =>
    'entity' in one && one.entity === own ? { ...one, entity: 'post' } : one;
  return {
    ...understood,
    entities: understood.entities.map((entity) => ({ ...entity, key: 'post', singular: 'Post', plural: 'Posts' })),
    behaviours: understood.behaviours.map(moved),
  };
}

/** Decides everything about a plugin before the first file is written. */
export function buildPlan(
  request: PluginGenerateRequest,
  publicPlan: PublicPlan,
  missed: readonly { readonly text: string }[] = [],
): PluginPlan {
  const names = namesFor(request.plugin_name);
  const reading = { ...fromPlan(publicPlan), notUnderstood: missed.map(({ text }) => text) };
  const asked = new Set<PluginFeature>([...(request.features ?? []), ...(publicPlan.features ?? [])]);
  const wanted = new Set<PluginFeature>([...asked, ...reading.impliedFeatures]);
  const named = { names, source: publicPlan };
  const tools = planTools(
    [...siteTools, ...behaviourTools(publicPlan)],
    { tools: reading.tools.map((one) => ({ ...one, options: withRoleNames(named, one.options) })) },
    wanted,
    new Map((publicPlan.roles ?? []).map(({ key, name }) => [siteRole(named, key), name])),
  );
  const featurePlan = planFeatures(asked, reading, tools);
  const understood =
    featurePlan.source === 'own'
      ? withModeratedRows(reading, (entity, index) => storageOf(entity, index, featurePlan, reading))
      : reading;
  const entities = planEntities(names, featurePlan, understood, publicPlan.behaviours);
  const taxonomies = planTaxonomies(names, featurePlan, understood, entities);
  return {
    names,
    domain: names.slug,
    summary: summaryOf(names.title, publicPlan.summary ?? '', entities, understood),
    description: understood.understood.join(' '),
    author: cleanLine(request.author ?? ''),
    version: '1.0.0',
    seed: request.seed ?? 0,
    features: featurePlan.features,
    entities,
    taxonomies,
    tools: withPostTypes(tools, entities),
    understood: featurePlan.source === 'posts' ? aboutPosts(understood) : understood,
    source: publicPlan,
    notes: names.notes,
  };
}
