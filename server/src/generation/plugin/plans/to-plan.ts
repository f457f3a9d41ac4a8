import type * as Public from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { impliedFeaturesOf } from '../../understanding/implied-features.ts';
import type { Behaviour, Entity, Field, Understanding } from '../../understanding/understanding.ts';
import { publicForm } from './key-case.ts';
import { standIn } from './stand-in.ts';
import { toolBehaviour } from './tool-options.ts';

/** What a description was understood to ask for, in the form that people and programs read, correct and send back. */
export function toPlan(understood: Understanding): PluginPlan {
  const { namesContent, behaviours, tools, settings, roles, impliedFeatures } = understood;
  const entities = namesContent ? understood.entities : [];
  const derived = new Set(impliedFeaturesOf({ ...understood, entities }, new Set()));
  const features = impliedFeatures.filter((feature) => !derived.has(feature));
  return {
    version: 1,
    entities: entities.map(entityOf),
    behaviours: [
      ...behaviours.map((one) => behaviourOf(one, namesContent)),
      ...tools.map(({ tool, options }) => toolBehaviour(tool, options)),
    ],
    settings: settings.map(fieldOf),
    roles: roles.map(({ key, name, entities: writable }) => ({
      key,
      name: label(name),
      entities: writable.filter((one) => entities.some((entity) => entity.key === one)),
    })),
    features,
  };
}

/** One behaviour in its public form. */
export function behaviourOf(behaviour: Behaviour, namesContent: boolean): PlanBehaviour {
  return publicForm(namesContent ? behaviour : aboutPosts(behaviour)) as PlanBehaviour;
}

/** Where the plugin has no records of its own, it works on the posts of the site. */
function aboutPosts<One extends object>(behaviour: One): One {
  return 'entity' in behaviour && behaviour.entity === standIn.key ? { ...behaviour, entity: 'post' } : behaviour;
}

function entityOf(entity: Entity): Public.PlanEntity {
  const { key, singular, plural, slug, icon, fields, coreFields, taxonomies, isPublic, hasArchive, supports } = entity;
  return {
    key,
    singular: label(singular),
    plural: label(plural),
    slug: slug.slice(0, 80).replace(/-+$/, ''),
    icon,
    public: isPublic,
    archive: hasArchive,
    supports: [...supports],
    core_fields: coreFields.map(({ label, as }) => ({ label, as })),
    fields: fields.map(fieldOf),
    taxonomies: taxonomies.map(({ isHierarchical, terms, ...names }) => ({
      ...names,
      hierarchical: isHierarchical,
      terms: [...terms],
    })),
  };
}

/** As much of a name as a plan takes. */
const label = (text: string): string => text.slice(0, 120).toWellFormed();

function fieldOf({ isRequired, isMultiple, relatesTo, roles, choices, min, max, ...rest }: Field): Public.PlanField {
  // "1-0" is a result, and no range.
  const isRange = min === undefined || max === undefined || min <= max;
  return {
    ...rest,
    label: label(rest.label),
    ...(isRange && min !== undefined ? { min } : {}),
    ...(isRange && max !== undefined ? { max } : {}),
    ...(choices === undefined ? {} : { choices: choices.map(({ value, label }) => ({ value, label })) }),
    required: isRequired,
    multiple: isMultiple,
    ...(roles === undefined ? {} : { roles: [...roles] }),
    ...(relatesTo === undefined ? {} : { relates_to: relatesTo }),
  };
}
