import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';

/** Fields that a plan gives to records which the site has. */
export const extraFieldsOf = ({ behaviours = [] }: PluginPlan, entity: string): readonly PlanField[] =>
  behaviours.flatMap((one) => (one.kind === 'extra_fields' && one.entity === entity ? one.fields : []));
