import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A rule as plans have it. */
export type Rule = BehaviourOf<'rule'>;
export type Check = Rule['checks'][number];
export type CheckOf<Is extends Check['is']> = Extract<Check, { readonly is: Is }>;

/** A rule with its number in the plugin and what it is about. */
export interface MadeRule {
  readonly number: number;
  readonly one: Rule;
  readonly kind: RecordKind;
  /** What the code calls the kind: a post type, a taxonomy, `user`, `comment`, `order`, a table. */
  readonly type: string;
}

export const madeRules = (plan: PluginPlan, rules: readonly Rule[]): readonly MadeRule[] =>
  rules.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ number: index + 1, one, kind, type: kind.type ?? kind.key }];
  });

/** Attributes that a check reads of the record that is to be saved. */
export function attributesOfCheck(check: Check): readonly string[] {
  switch (check.is) {
    case 'filled':
    case 'length':
    case 'number':
    case 'date':
    case 'text':
      return [check.attribute];
    case 'after':
    case 'span':
      return [check.attribute, check.other];
    case 'unique':
      return check.attributes;
    case 'no_overlap':
      return [check.start, check.end, ...check.same];
    case 'count':
      return check.attribute === undefined ? [] : [check.attribute];
    case 'capacity':
      return [check.relation, ...(check.takes === undefined ? [] : [check.takes])];
    case 'related':
      return [check.relation];
    case 'password':
      return [];
  }
}

/** All attributes that rules read of records of a kind. */
export const attributesRead = (rules: readonly MadeRule[]): readonly string[] => [
  ...new Set(
    rules.flatMap(({ one }) => [
      ...one.checks.flatMap(attributesOfCheck),
      ...(one.conditions ?? []).map(({ attribute }) => attribute),
    ]),
  ),
];
