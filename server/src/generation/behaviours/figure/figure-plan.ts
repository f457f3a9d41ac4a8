import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A figure as plans have it. */
export type Figure = BehaviourOf<'figure'>;

/** A figure with the kind of records that it is of. */
export interface MadeFigure {
  readonly one: Figure;
  readonly kind: RecordKind;
}

export const madeFigures = (plan: PluginPlan, figures: readonly Figure[]): readonly MadeFigure[] =>
  figures.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ one, kind }];
  });

/** Looks that show several figures. */
export const charts: readonly Figure['look'][] = ['bars', 'line', 'pie', 'table'];
