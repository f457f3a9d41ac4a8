import type * as Public from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { behaviourTools } from '../../behaviours/as-tools.ts';
import { behaviourModules } from '../../behaviours/table.ts';
import { toKebab } from '../../naming/inflect.ts';
import { describe } from '../../understanding/describe.ts';
import { impliedFeaturesOf } from '../../understanding/implied-features.ts';
import { iconFor } from '../../understanding/lexicon/entity-nouns.ts';
import type { Behaviour, Entity, Field, Support, Understanding } from '../../understanding/understanding.ts';
import { siteTools } from '../site-tools/table.ts';
import { innerForm } from './key-case.ts';
import { standIn } from './stand-in.ts';
import { kindOfTool, toolOptions } from './tool-options.ts';

/** A plan as the makers of files read it: complete, with what it left to defaults. */
export function fromPlan(plan: PluginPlan): Understanding {
  const { entities = [], behaviours = [], settings = [], roles = [], features = [] } = plan;
  const namesContent = entities.length > 0;
  const tools = behaviours.flatMap((one) => {
    const module = siteTools.find(({ tool }) => kindOfTool(tool) === one.kind);
    if (module === undefined) return [];
    const options = toolOptions(one);
    return [{ tool: module.tool, options, sentence: module.describe(options) }];
  });
  const parts = {
    entities: namesContent ? entities.map(entityOf) : [standIn],
    namesContent,
    behaviours: behaviours.filter(isOfContent).map((one) => ofContent(one, namesContent)),
    tools: [
      ...tools,
      ...behaviourTools(plan).map((one) => ({ tool: one.tool, options: {}, sentence: one.describe({}) })),
    ],
    settings: settings.map(fieldOf),
    roles: roles.map(({ key, name, entities: writable = [] }) => ({ key, name, entities: writable })),
    clauses: [],
    notUnderstood: [],
  };
  const impliedFeatures = impliedFeaturesOf(
    { ...parts, entities: namesContent ? parts.entities : [] },
    new Set(features),
  );
  return { ...parts, impliedFeatures, understood: describe(parts) };
}

const isOfContent = ({ kind }: PlanBehaviour): boolean =>
  siteTools.every(({ tool }) => kindOfTool(tool) !== kind) && behaviourModules.every((module) => module.kind !== kind);

/** Behaviours about the site's posts are read as those of a plugin without records of its own. */
function ofContent(behaviour: PlanBehaviour, namesContent: boolean): Behaviour {
  const inner = innerForm(behaviour) as Behaviour;
  return !namesContent && 'entity' in inner && inner.entity === 'post' ? { ...inner, entity: standIn.key } : inner;
}

const places = { title: 'title', editor: 'editor', thumbnail: 'thumbnail', excerpt: 'excerpt' } as const;

function entityOf(entity: Public.PlanEntity): Entity {
  const { key, singular, plural, public: isPublic = true, core_fields: coreFields = [] } = entity;
  const { fields = [], taxonomies = [] } = entity;
  return {
    key,
    singular,
    plural,
    slug: entity.slug ?? toKebab(plural.toLowerCase()),
    icon: entity.icon ?? iconFor(key),
    fields: fields.map(fieldOf),
    coreFields: coreFields.map(({ label, as }) => ({ label, as })),
    taxonomies: taxonomies.map(({ hierarchical = true, terms = [], ...names }) => ({
      ...names,
      isHierarchical: hierarchical,
      terms,
    })),
    isPublic,
    hasArchive: entity.archive ?? isPublic,
    supports: entity.supports ?? supportsOf(isPublic, coreFields),
  };
}

/** What of WordPress records have where the plan does not say it. */
function supportsOf(isPublic: boolean, coreFields: readonly { as: keyof typeof places }[]): readonly Support[] {
  const named = new Set<Support>(coreFields.map(({ as }) => places[as]));
  if (isPublic) for (const support of ['editor', 'thumbnail'] as const) named.add(support);
  named.delete('title');
  return ['title', ...named];
}

function fieldOf(field: Public.PlanField): Field {
  const { required = false, multiple = false, relates_to: relatesTo, ...rest } = field;
  return { ...rest, isRequired: required, isMultiple: multiple, ...(relatesTo === undefined ? {} : { relatesTo }) };
}
