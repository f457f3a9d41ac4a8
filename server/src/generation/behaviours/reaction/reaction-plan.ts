import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A reaction as plans have it. */
export type Reaction = BehaviourOf<'reaction'>;
export type Outcome = NonNullable<Reaction['outcomes']>[number];

/** A reaction with the kind of records that it is to. */
export interface MadeReaction {
  readonly one: Reaction;
  readonly kind: RecordKind;
}

export const madeReactions = (plan: PluginPlan, reactions: readonly Reaction[]): readonly MadeReaction[] =>
  reactions.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ one, kind }];
  });

/** Table of all reactions, without the prefix of the site. */
export const tableOf = (plan: PluginPlan): string => prefixed(plan, 'reactions');

/** Events of which followers are told. */
export const followed = (kind: RecordKind): readonly ('updated' | 'commented')[] =>
  kind.storage === 'post' ? (['updated', 'commented'] as const).filter((name) => kind.events[name] !== undefined) : [];
