import type { PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { type Attribute, attribute, type RecordKind } from '../records/record-kind.ts';

/** How visitors look records up, as plans have it. */
export type RecordLookup = BehaviourOf<'record_lookup'>;

/** One of them with what its class is made of. */
export interface MadeLookup {
  readonly one: RecordLookup;
  readonly kind: RecordKind;
  readonly email: Attribute;
  readonly shown: readonly Attribute[];
}

/** Class of the lookups of an entity, without the prefix. */
const partOf = (entity: string): string =>
  `${entity
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('_')}_Lookup`;

export const lookupPart = ({ one }: MadeLookup): string => partOf(one.entity);

/** Name of the option with what the numbers are made from. */
export const secretOption = (plan: PluginPlan): string => prefixed(plan, 'lookup_secret');

/** The number that records of an entity have when they can be looked up. */
export const numberAttributes = ({ behaviours = [] }: PublicPlan, entity: string) =>
  behaviours.some((one) => one.kind === 'record_lookup' && one.entity === entity)
    ? [{ key: 'number', label: 'Number', type: 'text' as const, isWritable: false }]
    : [];

/** A kind of records with the number by which they are looked up. */
export function withNumber(plan: PluginPlan, kind: RecordKind): RecordKind {
  const [number] = numberAttributes(plan.source, kind.key);
  if (number === undefined || kind.attributes.some(({ key }) => key === number.key)) return kind;
  const read = (record: PhpCode): PhpCode =>
    php`${classOf(plan, partOf(kind.key))}::number( (int) ${kind.id(record)} )`;
  // Whoever knows it is half way to the record: it is in no public list.
  return {
    ...kind,
    attributes: [...kind.attributes, attribute(number.key, number.label, number.type, read, { isPublic: false })],
  };
}
