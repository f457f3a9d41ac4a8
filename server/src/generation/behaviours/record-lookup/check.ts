import type { Fault, PlanContext } from '../behaviour.ts';
import { checkAttributes, checkName, oneOfNames } from '../shown/check-parts.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { RecordLookup } from './lookup-plan.ts';

/** The first thing in it that does not fit the plan. */
export function checkLookup(one: RecordLookup, context: PlanContext): Fault | null {
  const { entity, email, attributes, intro } = one;
  const entities = context.plan.entities ?? [];
  const addressesOf = (key: string): readonly string[] =>
    (entities.find((own) => own.key === key)?.fields ?? []).flatMap((field) =>
      field.type === 'email' && field.multiple !== true ? [field.key] : [],
    );
  const known = entities.map(({ key }) => key).filter((key) => addressesOf(key).length > 0);
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const all = context.plan.behaviours ?? [];
  const twin = all.find(
    (other, at) => other.kind === 'record_lookup' && other.entity === entity && at < all.indexOf(one),
  );
  if (twin !== undefined) return { at: 'entity', expected: 'records that cannot be looked up yet', got: entity };
  if (entities.find(({ key }) => key === entity)?.fields?.some(({ key }) => key === 'number') === true)
    return { at: 'entity', expected: 'records without a field `number` of their own', got: entity };
  if (!addressesOf(entity).includes(email))
    return { at: 'email', expected: oneOfNames(addressesOf(entity)), got: email };
  const [unknown] = unknownPlaceholders(intro, []);
  if (unknown !== undefined) return { at: 'intro', expected: 'no placeholders: no record is known yet', got: unknown };
  return checkName(one, context) ?? checkAttributes(attributes, 'attributes', entity, context);
}
