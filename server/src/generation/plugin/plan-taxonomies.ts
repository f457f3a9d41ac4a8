import type { Names } from '../naming/names.ts';
import { maxTaxonomyKeyLength, safeKey } from '../naming/safe-key.ts';
import type { Taxonomy, Understanding } from '../understanding/understanding.ts';
import type { PlanEntity, PlanTaxonomy } from './plan.ts';
import type { FeaturePlan } from './plan-features.ts';

/** The plugin's taxonomies; one that two kinds of content have is one taxonomy. */
export function planTaxonomies(
  names: Names,
  { features }: FeaturePlan,
  understood: Understanding,
  entities: readonly PlanEntity[],
): readonly PlanTaxonomy[] {
  if (!features.has('taxonomy')) return [];
  const taxonomies = new Map<string, PlanTaxonomy>();
  for (const entity of entities.filter(({ storage }) => storage !== 'table')) {
    for (const one of understood.entities.find(({ key }) => key === entity.key)?.taxonomies ?? []) {
      const known = taxonomies.get(one.key);
      const postTypes = [...(known?.postTypes ?? []), entity.postType];
      taxonomies.set(one.key, known === undefined ? planTaxonomy(one, postTypes, names) : { ...known, postTypes });
    }
  }
  const [first] = entities.filter(({ storage }) => storage !== 'table');
  if (taxonomies.size === 0 && first !== undefined) {
    const word = first.storage === 'posts' ? 'Topic' : `${first.singular} category`;
    const words = first.storage === 'posts' ? 'Topics' : `${first.singular} categories`;
    const key = first.storage === 'posts' ? 'topic' : `${first.key}_category`;
    const own = { key, singular: word, plural: words, isHierarchical: true, terms: [] };
    taxonomies.set(key, planTaxonomy(own, [first.postType], names));
  }
  return [...taxonomies.values()];
}

function planTaxonomy(taxonomy: Taxonomy, postTypes: readonly string[], names: Names): PlanTaxonomy {
  const { key, singular, plural, isHierarchical, terms } = taxonomy;
  const code = safeKey(key, names.prefix, maxTaxonomyKeyLength);
  return { taxonomy: code, key, singular, plural, slug: key.replaceAll('_', '-'), isHierarchical, postTypes, terms };
}
