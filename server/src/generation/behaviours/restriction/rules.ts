import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { audiencePhp, isStrict } from '../audience.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { conditionsPhp } from '../conditions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A restriction as plans have it. */
export type Restriction = BehaviourOf<'restriction'>;
/** A restriction with its number in the plugin, and the records that it is about. */
export interface Rule {
  readonly number: number;
  readonly one: Restriction;
  readonly of: Restriction['subject']['of'];
  /** Of records and fields. */
  readonly kind: RecordKind | undefined;
  /** What the code calls the kind: a post type, a taxonomy, `user`, `comment`. */
  readonly type: string;
  readonly deeds: readonly string[];
  readonly isStrict: boolean;
  /** Whether it is about some of the records. */
  readonly isConditional: boolean;
}

export function rulesOf(plan: PluginPlan, restrictions: readonly Restriction[]): readonly Rule[] {
  return restrictions.map((one, index): Rule => {
    const { subject, allowed } = one;
    const kind = 'entity' in subject ? recordKind(plan, subject.entity) : undefined;
    const records = subject.of === 'records' ? subject : undefined;
    return {
      number: index + 1,
      one,
      of: subject.of,
      kind,
      type: kind === undefined ? '' : (kind.type ?? kind.key),
      deeds: 'deeds' in subject ? subject.deeds : [],
      isStrict: isStrict(allowed),
      isConditional: (records?.conditions ?? []).length > 0 || (records?.applies_to ?? 'all') !== 'all',
    };
  });
}

/** Rules about a deed with records of some storages. */
export const about = (
  rules: readonly Rule[],
  deeds: readonly string[],
  storages: readonly RecordKind['storage'][],
): readonly Rule[] =>
  rules.filter(
    ({ of, kind, deeds: own }) =>
      of === 'records' &&
      kind !== undefined &&
      storages.includes(kind.storage) &&
      own.some((one) => deeds.includes(one)),
  );

export const typesOf = (rules: readonly Rule[]): readonly string[] => [...new Set(rules.map(({ type }) => type))];

/** Key of the metadata by which staff choose a record for a rule. */
export const chosenKey = (plan: PluginPlan, { number }: Rule): string => prefixed(plan, `restricted_${number}`);

/** Whether a rule is about `$record`, which is null where it is about no record in particular, for what `$user` does. */
export function concernsPhp(plan: PluginPlan, rule: Rule): PhpCode {
  const { one, kind } = rule;
  if (kind === undefined || one.subject.of !== 'records') return php`true`;
  const { conditions = [], applies_to: applies = 'all' } = one.subject;
  const chosen = php`get_post_meta( $record->ID, ${chosenKey(plan, rule)}, true )`;
  return [
    ...(applies === 'all' || kind.storage !== 'post' ? [] : [applies === 'chosen' ? chosen : php`! ${chosen}`]),
    ...conditionsPhp(kind, conditions, php`$record`, php`$user`).map((each) => php`( ${each} )`),
  ].reduce((before, each) => php`${before} && ${each}`, php`null !== $record`);
}

/** Whether `$user` belongs to those whom a rule leaves alone. */
export const allowsPhp = (plan: PluginPlan, { one, kind }: Rule): PhpCode =>
  audiencePhp(plan, one.allowed, php`$user`, kind, php`$record`);
