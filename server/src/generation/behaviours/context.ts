import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PlanContext } from './behaviour.ts';
import { slotAttributes } from './checkout-slot/slot-plan.ts';
import { extraFieldsOf } from './extra-fields/fields-of.ts';
import { numberAttributes } from './record-lookup/lookup-plan.ts';
import { attributeTypeOf, postAttributes } from './records/own-attributes.ts';
import { parentAttributes } from './records/parent-attributes.ts';
import { reactionFigures } from './records/reaction-attributes.ts';
import { siteKinds } from './records/record-kinds.ts';
import { siteRoles } from './site-roles.ts';

const small = (label: string): string =>
  /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What behaviours can refer to in a plan, and what it is called. */
export function contextOf(plan: PluginPlan): PlanContext {
  const { entities = [], roles = [] } = plan;
  const own = new Map(entities.map((entity) => [entity.key, entity]));
  const site = new Map(siteKinds.filter(({ key }) => !own.has(key)).map((kind) => [kind.key, kind]));
  const fields = (key: string): readonly PlanField[] => own.get(key)?.fields ?? extraFieldsOf(plan, key);
  const attributes: PlanContext['attributes'] = (key) => {
    const added = fields(key).map((field) => ({
      key: field.key,
      label: field.label,
      type: attributeTypeOf(field),
      isWritable: true,
    }));
    const known = (site.get(key)?.attributes ?? (own.has(key) ? postAttributes : [])).map((one) => ({
      key: one.key,
      label: one.label,
      type: one.type,
      isWritable: one.write !== undefined || one.add !== undefined,
    }));
    const groups = (own.get(key)?.taxonomies ?? []).map((one) => ({
      key: one.key,
      label: one.plural,
      type: 'list' as const,
      isWritable: true,
    }));
    const figures = [...reactionFigures(plan, key), ...parentAttributes(plan, key)].map((one) => ({
      key: one.key,
      label: one.label,
      type: 'number' as const,
      isWritable: false,
    }));
    const slots = (key === 'order' && !own.has(key) ? slotAttributes(plan) : []).map((one) => ({
      ...one,
      type: 'date' as const,
      isWritable: false,
    }));
    const all = [...added, ...groups, ...figures, ...slots, ...(own.has(key) ? numberAttributes(plan, key) : [])];
    return [...all, ...known.filter((one) => all.every((field) => field.key !== one.key))];
  };
  return {
    plan,
    entities: [...own.keys(), ...site.keys()],
    roles: [...roles.map(({ key }) => key), ...siteRoles],
    attributes,
    entity: (key) => {
      const entity = own.get(key);
      if (entity !== undefined) return { singular: small(entity.singular), plural: small(entity.plural) };
      const { singular, plural } = site.get(key) ?? { singular: key, plural: `${key}s` };
      return { singular, plural };
    },
    target: (entity, relation) => own.get(entity)?.fields?.find(({ key }) => key === relation)?.relates_to ?? '',
    attribute: (entity, name) => {
      const key = name.replace(/^.*\./, '');
      const found = attributes(name.includes('.') ? 'user' : entity).find((one) => one.key === key);
      const label = small(found?.label ?? key.replaceAll('_', ' '));
      if (name.startsWith('owner.')) return `${label} of the owner`;
      return name.startsWith('actor.') ? `${label} of the current user` : label;
    },
  };
}
