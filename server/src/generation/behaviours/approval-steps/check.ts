import type { Fault, PlanContext } from '../behaviour.ts';
import { attributesFor, checkConditions } from '../conditions.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import { isInTable } from '../in-table.ts';
import { checkAttributes, oneOfNames } from '../shown/check-parts.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { ApprovalSteps } from './steps-plan.ts';

const placeholders = ['title', 'owner', 'step', 'link', 'site'];

/** What can wait to be published: posts of any type. */
const reviewable = (context: PlanContext): readonly string[] => [
  ...(context.plan.entities ?? []).map(({ key }) => key).filter((key) => !isInTable(key, context)),
  ...['post', 'page', 'product'].filter((key) => !(context.plan.entities ?? []).some((own) => own.key === key)),
];

/** The first thing in an approval that does not fit the plan. */
export function checkApprovalSteps(one: ApprovalSteps, context: PlanContext): Fault | null {
  const { entity, steps, shows = [], message } = one;
  const known = reviewable(context);
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const all = context.plan.behaviours ?? [];
  const rival = all.find(
    (other, place) =>
      (other.kind === 'status_actions' || (other.kind === 'approval_steps' && place < all.indexOf(one))) &&
      other.entity === entity,
  );
  if (rival !== undefined)
    return { at: 'entity', expected: 'records that nothing else decides on', got: `${entity} beside ${rival.kind}` };
  if (steps.every(({ conditions }) => conditions !== undefined))
    return {
      at: 'steps[0].conditions',
      expected: 'none, since one step has to decide in any case',
      got: steps[0]?.conditions,
    };
  for (const [index, step] of steps.entries()) {
    const fault = checkStep(entity, step, context);
    if (fault !== null) return { ...fault, at: `steps[${index}].${fault.at}` };
  }
  const [unknown] = unknownPlaceholders(message, placeholders);
  return (
    checkAttributes(shows, 'shows', entity, context) ??
    checkField(one, context) ??
    (unknown === undefined
      ? null
      : {
          at: 'message',
          expected: `placeholders: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
          got: unknown,
        })
  );
}

function checkStep(
  entity: string,
  { by, conditions = [] }: ApprovalSteps['steps'][number],
  context: PlanContext,
): Fault | null {
  // Whether a step is needed is asked for when nobody does anything, too.
  const actor = conditions.findIndex(({ attribute }) => attribute.startsWith('actor.'));
  if (actor !== -1)
    return {
      at: `conditions[${actor}].attribute`,
      expected: oneOfNames(context.attributes(entity).map(({ key }) => key)),
      got: conditions[actor]?.attribute,
    };
  return checkConditions(entity, conditions, 'conditions', context) ?? checkWho(entity, by, context);
}

function checkWho(entity: string, by: ApprovalSteps['steps'][number]['by'], context: PlanContext): Fault | null {
  if (by.who === 'roles') {
    const stranger = by.roles.findIndex((role) => !context.roles.includes(role));
    return stranger === -1
      ? null
      : { at: `by.roles[${stranger}]`, expected: oneOfNames(context.roles), got: by.roles[stranger] };
  }
  const people = attributesFor(entity, by.attribute, context).filter(({ type }) => type === 'person');
  const isNamed = people.some(({ key }) => key === by.attribute.replace(/^.*\./, ''));
  if (isNamed && !by.attribute.startsWith('actor.')) return null;
  const own = context.attributes(entity).filter(({ type }) => type === 'person');
  const ofOwner = context.attributes('user').filter(({ type }) => type === 'person');
  return {
    at: 'by.attribute',
    expected: `who is named: ${oneOfNames([...own.map(({ key }) => key), ...ofOwner.map(({ key }) => `owner.${key}`)])}`,
    got: by.attribute,
  };
}

/** The field that says how it stands: a text, or a choice that has the values. */
function checkField({ entity, sets }: ApprovalSteps, { plan }: PlanContext): Fault | null {
  if (sets === undefined) return null;
  const own = plan.entities?.find(({ key }) => key === entity)?.fields ?? extraFieldsOf(plan, entity);
  const fields = own.filter(({ type, multiple }) => (type === 'text' || type === 'choice') && multiple !== true);
  const field = fields.find(({ key }) => key === sets.field);
  if (field === undefined)
    return { at: 'sets.field', expected: oneOfNames(fields.map(({ key }) => key)), got: sets.field };
  const values = (field.choices ?? []).map(({ value }) => value);
  const wrong = (['waiting', 'approved', 'rejected'] as const).find(
    (member) => field.type === 'choice' && !values.includes(sets[member]),
  );
  return wrong === undefined ? null : { at: `sets.${wrong}`, expected: oneOfNames(values), got: sets[wrong] };
}
