import { prefixed } from '../../plugin/code-names.ts';
import { fieldOf } from '../../plugin/features/support/find-behaviours.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** What owners may do with their records, as plans have it. */
export type OwnRecords = BehaviourOf<'own_records'>;

/** Types of fields that the form has controls for. */
export const editableTypes = [
  'text',
  'textarea',
  'integer',
  'number',
  'money',
  'boolean',
  'date',
  'time',
  'datetime',
  'email',
  'url',
  'phone',
  'color',
  'choice',
  'location',
  'rating',
  'duration',
] as const;

/** One of them with what its class is made of. */
export interface MadeOwn {
  readonly one: OwnRecords;
  readonly kind: RecordKind;
  /** Of the plan; undefined where the site has it. */
  readonly entity: PlanEntity | undefined;
  readonly fields: readonly PlanField[];
  /** From 1: names its class and hooks. */
  readonly number: number;
}

export const madeOwn = (plan: PluginPlan, all: readonly OwnRecords[]): readonly MadeOwn[] =>
  all.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    if (kind?.storage !== 'post') return [];
    const entity = plan.entities.find(({ key, storage }) => key === one.entity && storage === 'post_type');
    const fields = entity === undefined ? [] : one.fields.flatMap((key) => fieldOf(entity, key) ?? []);
    return [{ one, kind, entity, fields, number: index + 1 }];
  });

export const ownKey = (plan: PluginPlan, number: number): string => prefixed(plan, `own_${number}`);

/** The email with the link, as it begins. */
export const linkMail = {
  subject: 'Your entry on {site}: {title}',
  message:
    'Thank you for “{title}”.\n\nWith this link you can change it at any time:\n{link}\n\nKeep it to yourself: whoever has it can change the entry.',
} as const;
