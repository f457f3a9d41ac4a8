import type { Condition } from '@presswright/shared/schemas/plans/behaviours/parts';
import type { Static } from 'typebox';
import { type PhpCode, php } from '../writers/php.ts';
import type { PlanContext, Words } from './behaviour.ts';
import type { Attribute, RecordKind } from './records/record-kind.ts';
import { siteUsers } from './records/users.ts';

export type PlanCondition = Static<typeof Condition>;

/** An attribute as a plan names it, with the PHP of the record that has it; undefined where the kind has no such thing. */
export function attributeOf(
  kind: RecordKind,
  name: string,
  record: PhpCode,
): { readonly attribute: Attribute; readonly holder: PhpCode } | undefined {
  const [of, key] = name.includes('.') ? name.split('.') : ['', name];
  const owner = of === 'owner' ? php`get_userdata( ${kind.ownerId(record)} )` : php`wp_get_current_user()`;
  const attribute = (of === '' ? kind : siteUsers).attributes.find((one) => one.key === key);
  return attribute === undefined ? undefined : { attribute, holder: of === '' ? record : owner };
}

/** A condition as PHP that is true or false of a record. */
export function conditionPhp(kind: RecordKind, condition: PlanCondition, record: PhpCode): PhpCode {
  const found = attributeOf(kind, condition.attribute, record);
  // Nothing is done where it cannot be known.
  if (found === undefined) return php`false`;
  const { attribute, holder } = found;
  const test = (one: PhpCode) => comparison(attribute, condition, attribute.read(one));
  if (!condition.attribute.startsWith('owner.')) return test(holder);
  return php`( ${holder} && ${test(holder)} )`;
}

/** All of them. */
export const conditionsPhp = (
  kind: RecordKind,
  conditions: readonly PlanCondition[],
  record: PhpCode,
): readonly PhpCode[] => conditions.map((condition) => conditionPhp(kind, condition, record));

function comparison({ type, names = {} }: Attribute, { is, value: said = '' }: PlanCondition, read: PhpCode): PhpCode {
  const value = names[String(said)] ?? said;
  const ago = php`wp_date( 'Y-m-d H:i:s', time() - ${Number(value) || 0} * DAY_IN_SECONDS )`;
  const isNumber = type === 'number' || type === 'money' || type === 'person' || type === 'image';
  const same = (): PhpCode => {
    if (type === 'list') return php`in_array( ${String(value)}, ${read}, true )`;
    if (type === 'boolean') return php`${value === true || value === 'true' || value === 'yes'} === ${read}`;
    if (isNumber) return php`(float) ${Number(value) || 0} === (float) ${read}`;
    return php`${String(value)} === (string) ${read}`;
  };
  switch (is) {
    case 'equal':
      return same();
    case 'not_equal':
      return php`! ( ${same()} )`;
    case 'contains':
      return type === 'list' ? same() : php`false !== stripos( (string) ${read}, ${String(value)} )`;
    case 'not_contains':
      return type === 'list' ? php`! ${same()}` : php`false === stripos( (string) ${read}, ${String(value)} )`;
    case 'empty':
      return php`! ${read}`;
    case 'filled':
      return php`(bool) ${read}`;
    case 'more':
    case 'less': {
      const sign = is === 'more' ? php`>` : php`<`;
      return isNumber
        ? php`is_numeric( ${read} ) && ${read} ${sign} ${Number(value) || 0}`
        : php`(string) ${read} ${sign} ${String(value)}`;
    }
    case 'older_than_days':
      return php`'' !== ${read} && ${read} < ${ago}`;
    case 'within_days':
      return php`${read} >= ${ago}`;
    case 'past':
      return php`'' !== ${read} && ${endOf(read)} < wp_date( 'Y-m-d H:i:s' )`;
    case 'upcoming':
      return php`${endOf(read)} >= wp_date( 'Y-m-d H:i:s' )`;
  }
}

/** A date as text that sorts by when it is over: a day without a time lasts until its end. */
const endOf = (read: PhpCode): PhpCode => php`substr( str_replace( 'T', ' ', ${read} ) . ' 23:59:59', 0, 19 )`;

/** Comparisons that need nothing to compare with. */
const valueless: ReadonlySet<PlanCondition['is']> = new Set(['empty', 'filled', 'past', 'upcoming']);

/** Comparisons of dates alone. */
const ofDates: ReadonlySet<PlanCondition['is']> = new Set(['older_than_days', 'within_days', 'past', 'upcoming']);

const phrases: Readonly<Record<PlanCondition['is'], string>> = {
  equal: 'is',
  not_equal: 'is not',
  contains: 'contains',
  not_contains: 'does not contain',
  empty: 'is empty',
  filled: 'is filled in',
  more: 'is more than',
  less: 'is less than',
  older_than_days: 'is longer ago than',
  within_days: 'is in the last',
  past: 'is over',
  upcoming: 'is not over',
};

const ofSeveral = {
  contains: 'include',
  not_contains: 'do not include',
  empty: 'are empty',
  filled: 'are filled in',
} as const;

/** A condition in words: `the total is more than 100`. */
export function conditionWords(entity: string, { attribute, is, value }: PlanCondition, words: Words): string {
  const days = is === 'older_than_days' || is === 'within_days' ? ' days' : '';
  const said = value === undefined ? '' : ` ${typeof value === 'string' ? `“${value}”` : value}${days}`;
  const label = words.attribute(entity, attribute);
  // `the categories include “News”`, but `the title contains “News”`.
  const verb = label.endsWith('s') && is in ofSeveral ? ofSeveral[is as keyof typeof ofSeveral] : phrases[is];
  return `the ${label} ${verb}${valueless.has(is) ? '' : said}`;
}

/** The first condition that says nothing of what there is. */
export function checkConditions(
  entity: string,
  conditions: readonly PlanCondition[],
  at: string,
  context: PlanContext,
): { readonly at: string; readonly expected: string; readonly got: unknown } | null {
  for (const [index, { attribute, is, value }] of conditions.entries()) {
    const path = `${at}[${index}]`;
    const known = attributesFor(entity, attribute, context);
    const key = attribute.replace(/^.*\./, '');
    const found = known.find((one) => one.key === key);
    if (found === undefined)
      return {
        at: `${path}.attribute`,
        expected: `one of ${known.map((one) => JSON.stringify(one.key)).join(', ')}`,
        got: attribute,
      };
    const needsValue = !valueless.has(is);
    if (needsValue && value === undefined)
      return { at: `${path}.value`, expected: 'what it is compared with', got: undefined };
    if (!needsValue && value !== undefined) return { at: `${path}.value`, expected: `none with ${is}`, got: value };
    const isNumeric =
      is === 'older_than_days' ||
      is === 'within_days' ||
      ((is === 'more' || is === 'less') && found.type !== 'date' && found.type !== 'text');
    if (isNumeric && typeof value !== 'number') return { at: `${path}.value`, expected: 'a number', got: value };
    if (ofDates.has(is) && found.type !== 'date')
      return {
        at: `${path}.attribute`,
        expected: `a date: ${known
          .filter(({ type }) => type === 'date')
          .map((one) => JSON.stringify(one.key))
          .join(', ')}`,
        got: attribute,
      };
  }
  return null;
}

/** Attributes that a name such as `owner.role` can mean. */
export const attributesFor = (entity: string, name: string, context: PlanContext) =>
  context.attributes(name.includes('.') ? 'user' : entity);
