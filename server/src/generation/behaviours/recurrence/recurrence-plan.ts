import { prefixed } from '../../plugin/code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A recurrence as plans have it. */
export type Recurrence = BehaviourOf<'recurrence'>;

/** A recurrence with its number in the plugin and what it names. */
export interface MadeRecurrence {
  readonly one: Recurrence;
  readonly number: number;
  readonly kind: RecordKind;
  readonly entity: PlanEntity;
  /** Metadata with the date, and with those that move along. */
  readonly date: string;
  readonly moved: readonly string[];
}

/** What people choose. */
export const rhythmLabels: Readonly<Record<Recurrence['rhythms'][number], string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Every month, on the same day',
  monthly_weekday: 'Every month, on the same day of the week',
  yearly: 'Every year',
};

/** Names of metadata and tasks begin with it. */
export const recurrenceKey = (plan: PluginPlan, { number }: Pick<MadeRecurrence, 'number'>): string =>
  prefixed(plan, `repeats_${number}`);

export const madeRecurrences = (plan: PluginPlan, all: readonly Recurrence[]): readonly MadeRecurrence[] =>
  all.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    const entity = plan.entities.find(({ key }) => key === one.entity);
    const meta = (key: string | undefined) => kind?.attributes.find((attribute) => attribute.key === key)?.metaKey;
    const date = meta(one.date);
    if (kind === undefined || entity === undefined || date === undefined) return [];
    const end = meta(one.end_date);
    return [{ one, number: index + 1, kind, entity, date, moved: end === undefined ? [date] : [date, end] }];
  });
