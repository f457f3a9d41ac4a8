import type { PluginPlan } from '../plan.ts';

/** Whether a rule, or what can be booked, says what has to be so of the records of some entities. */
export const areRecordsRuled = ({ source }: PluginPlan, entities: readonly string[]): boolean =>
  (source.behaviours ?? []).some(
    (one) => (one.kind === 'rule' || one.kind === 'booking') && entities.includes(one.entity),
  );

/** Whether a restriction is about one of the fields of an entity. */
export const isFieldRestricted = ({ source }: PluginPlan, entity: string): boolean =>
  (source.behaviours ?? []).some(
    (one) => one.kind === 'restriction' && one.subject.of === 'field' && one.subject.entity === entity,
  );

/** Whether a restriction is about the records of one of some entities. */
export const areRecordsRestricted = ({ source }: PluginPlan, entities: readonly string[]): boolean =>
  (source.behaviours ?? []).some(
    (one) => one.kind === 'restriction' && one.subject.of === 'records' && entities.includes(one.subject.entity),
  );
