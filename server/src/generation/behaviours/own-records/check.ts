import type { Fault, PlanContext } from '../behaviour.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import { isInTable } from '../in-table.ts';
import { checkName, oneOfNames } from '../shown/check-parts.ts';
import { editableTypes, type OwnRecords } from './own-plan.ts';

/** What has an author and a status: posts of any type. */
const owned = (context: PlanContext): readonly string[] => [
  ...(context.plan.entities ?? []).map(({ key }) => key).filter((key) => !isInTable(key, context)),
  ...['post', 'page'].filter((key) => !(context.plan.entities ?? []).some((own) => own.key === key)),
];

/** The first thing in it that does not fit the plan. */
export function checkOwnRecords(one: OwnRecords, context: PlanContext): Fault | null {
  const { entity, fields, marks, proof, can_delete: canDelete } = one;
  const known = owned(context);
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const own = context.plan.entities?.find(({ key }) => key === entity);
  const all = own?.fields ?? [];
  const editable = ['title', 'content', ...all.filter(isEditable).map(({ key }) => key)];
  const wrong = fields.findIndex((key) => !editable.includes(key));
  if (wrong !== -1) return { at: `fields[${wrong}]`, expected: oneOfNames(editable), got: fields[wrong] };
  const twice = fields.findIndex((key, place) => fields.indexOf(key) !== place);
  if (twice !== -1) return { at: `fields[${twice}]`, expected: 'a field that is not named before', got: fields[twice] };
  if (fields.length + marks.length === 0 && !canDelete)
    return { at: 'fields', expected: 'something that owners can do: fields, marks or can_delete', got: fields };
  const rival = (context.plan.behaviours ?? []).find(
    (other) => other.kind === 'approval_steps' && other.entity === entity,
  );
  if (rival !== undefined)
    return { at: 'entity', expected: 'records that are not approved in steps', got: `${entity} beside ${rival.kind}` };
  if (proof.by === 'link') {
    const addresses = all.flatMap(({ key, type }) => (type === 'email' ? [key] : []));
    if (!addresses.includes(proof.field))
      return { at: 'proof.field', expected: oneOfNames(addresses), got: proof.field };
    const place = fields.indexOf(proof.field);
    if (place !== -1)
      return { at: `fields[${place}]`, expected: 'not the address that the link is mailed to', got: proof.field };
  }
  return checkName(one, context) ?? checkMarks(one, context);
}

const isEditable = ({ type, multiple }: { readonly type: string; readonly multiple?: boolean }): boolean =>
  multiple !== true && (editableTypes as readonly string[]).includes(type);

function checkMarks({ entity, marks }: OwnRecords, { plan }: PlanContext): Fault | null {
  const all = plan.entities?.find(({ key }) => key === entity)?.fields ?? extraFieldsOf(plan, entity);
  const fields = all.filter(({ type, multiple }) => multiple !== true && (type === 'choice' || type === 'boolean'));
  for (const [index, { field: key, value }] of marks.entries()) {
    const field = fields.find((one) => one.key === key);
    if (field === undefined)
      return { at: `marks[${index}].field`, expected: oneOfNames(fields.map((one) => one.key)), got: key };
    if (field.type === 'boolean' && typeof value !== 'boolean')
      return { at: `marks[${index}].value`, expected: 'true or false', got: value };
    const choices = (field.choices ?? []).map((choice) => choice.value);
    if (field.type === 'choice' && !choices.includes(String(value)))
      return { at: `marks[${index}].value`, expected: oneOfNames(choices), got: value };
  }
  return null;
}
