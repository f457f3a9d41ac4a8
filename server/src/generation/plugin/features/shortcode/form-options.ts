import { bookingOf, type NumberedBooking } from '../../../behaviours/booking/booked.ts';
import type { AskedIf, FormStep } from '../../../understanding/understanding.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { behaviourOf, emailFieldOf, fieldOf } from '../support/find-behaviours.ts';
import { type UploadRule, uploadRules } from './uploads/upload-rules.ts';

/** What visitors fill in to send a record. */
export interface FormOptions {
  readonly requiresLogin: boolean;
  /** Status of what was sent. */
  readonly status: 'pending' | 'draft' | 'publish';
  readonly fields: readonly PlanField[];
  /** The field with the address that has to be confirmed. */
  readonly confirmation: PlanField | undefined;
  readonly uploads: readonly UploadRule[];
  /** Parts of the form with the keys of all that they ask for; empty: one. */
  readonly steps: readonly FormStep[];
  readonly askedIf: readonly AskedIf[];
  readonly hasContent: boolean;
  /** No more records than this for one parent, or at all. */
  readonly capacity: CapacityLimit | undefined;
  /** Fields whose values together belong to one record only; the first is what the visitor is told about. */
  readonly unique: readonly PlanField[];
  /** What is booked with the form, of which it shows what is free. */
  readonly booking: NumberedBooking | undefined;
  /** Whether visitors enter a title; bookings have their own. */
  readonly hasTitle: boolean;
}

export interface CapacityLimit {
  /** The field that names the parent; absent: all records together. */
  readonly relation: PlanField | undefined;
  readonly parent: PlanEntity | undefined;
  /** The parent's field with the number. */
  readonly field: PlanField | undefined;
  readonly most: number;
  /** Who comes too late waits. */
  readonly waits: boolean;
}

/** Pictures and files are left to people who may upload. */
const untypable = new Set(['image', 'file', 'gallery']);

/** Fields that the site's owner fills in, not visitors. */
const internal = /(?:^|_)(?:status|featured|approved|verified|views|internal)(?:_|$)|notes?_internal/;

/** Name of the control that bots fill in and nobody sees: one that no field has. */
export const trapName = ({ fields }: PlanEntity): string =>
  ['website', 'homepage'].find((name) => fields.every(({ key }) => key !== name)) ?? 'leave_empty';

/** The form of an entity; absent when the description lets no visitor send one. */
export function formOptions(plan: PluginPlan, entity: PlanEntity): FormOptions | undefined {
  const form = behaviourOf(plan, 'public_form', entity);
  if (form === undefined) return undefined;
  const booking = bookingOf(plan, entity);
  // A field whose name WordPress has a meaning for is named for its entity too.
  const inner = (key: string): string => fieldOf(entity, key)?.key ?? key;
  const named = form.fields?.map(inner);
  const fields = entity.fields.filter(
    ({ key, type }) => !untypable.has(type) && (named?.includes(key) ?? !internal.test(key)),
  );
  const isAsked = (key: string): boolean => fields.some((field) => field.key === key);
  return {
    requiresLogin: form.requiresLogin,
    status: statusOf(plan, entity, booking),
    booking,
    hasTitle: booking === undefined || isTitleNamed(plan, entity),
    confirmation: confirmationOf(plan, entity),
    fields,
    uploads: uploadRules(plan, entity),
    steps: (form.steps ?? []).map((step) => ({ ...step, fields: step.fields.map(inner) })),
    askedIf: (form.askedIf ?? [])
      .map((one) => ({ ...one, field: inner(one.field), other: inner(one.other) }))
      .filter(({ field, other }) => isAsked(field) && isAsked(other)),
    hasContent: entity.supports.includes('editor'),
    capacity: capacityOf(plan, entity),
    unique: uniqueOf(plan, entity),
  };
}

/** What strangers send is never published unseen, but for bookings, which have no page. */
function statusOf(plan: PluginPlan, entity: PlanEntity, booking: NumberedBooking | undefined): FormOptions['status'] {
  if (confirmationOf(plan, entity) !== undefined) return 'draft';
  return booking?.one.holds === 'at_once' && !entity.isPublic ? 'publish' : 'pending';
}

/** Whether the plan says what the title is, so that people enter it. */
const isTitleNamed = ({ source }: PluginPlan, { key }: PlanEntity): boolean =>
  source.entities?.find((one) => one.key === key)?.core_fields?.some((field) => field.as === 'title') ?? false;

/** The field with the address that has to be confirmed before an entry counts; rows of tables have no status for it. */
export function confirmationOf(plan: PluginPlan, entity: PlanEntity): PlanField | undefined {
  const asked = behaviourOf(plan, 'public_form', entity)?.confirmation;
  return asked === undefined || entity.storage === 'table' ? undefined : fieldOf(entity, asked);
}

function uniqueOf(plan: PluginPlan, entity: PlanEntity): readonly PlanField[] {
  const asked = behaviourOf(plan, 'unique_entry', entity);
  const field = asked && fieldOf(entity, asked.field);
  if (asked === undefined || field === undefined) return [];
  const relation = entity.fields.find(
    ({ type, relatedEntity }) => type === 'relation' && relatedEntity === asked.parent,
  );
  return relation === undefined ? [field] : [field, relation];
}

function capacityOf(plan: PluginPlan, entity: PlanEntity): CapacityLimit | undefined {
  const limit = behaviourOf(plan, 'capacity_limit', entity);
  if (limit === undefined) return undefined;
  const relation = entity.fields.find(({ relatedEntity }) => limit.parent !== null && relatedEntity === limit.parent);
  const parent = plan.entities.find(({ key }) => key === relation?.relatedEntity);
  const field = parent === undefined ? undefined : fieldOf(parent, limit.field);
  if (limit.most <= 0 && field === undefined) return undefined;
  return { relation, parent, field, most: limit.most, waits: limit.waits === true && entity.storage !== 'table' };
}

/** Entities that visitors send. */
export const formEntities = (plan: PluginPlan): readonly PlanEntity[] =>
  plan.entities.filter((entity) => !entity.isLog && formOptions(plan, entity) !== undefined);

/** What is thanked with, and whether somebody will look at it. */
export function thanksOf(entity: PlanEntity, isConfirmed: boolean, isBooked = false): string {
  if (isBooked && !isConfirmed) return `Thank you! Your ${entity.singularLower} is confirmed.`;
  if (isConfirmed) return 'Thank you! Please check your email and follow the link in it to confirm.';
  const reply = emailFieldOf(entity) ? ' We will get back to you by email.' : '';
  return `Thank you! We have received your ${entity.singularLower} and will review it shortly.${reply}`;
}
