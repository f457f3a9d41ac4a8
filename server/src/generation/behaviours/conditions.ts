import type { Condition } from '@presswright/shared/schemas/plans/behaviours/parts';
import type { Static } from 'typebox';
import { type PhpCode, php } from '../writers/php.ts';
import type { PlanContext, Words } from './behaviour.ts';
import type { Attribute, AttributeType, RecordKind } from './records/record-kind.ts';
import { siteUsers } from './records/users.ts';

export type PlanCondition = Static<typeof Condition>;

/** An attribute as a plan names it, with the PHP of the record that has it; undefined where the kind has no such thing. */
export function attributeOf(
  kind: RecordKind,
  name: string,
  record: PhpCode,
  actor: PhpCode = php`wp_get_current_user()`,
): { readonly attribute: Attribute; readonly holder: PhpCode } | undefined {
  const [of, key] = name.includes('.') ? name.split('.') : ['', name];
  const owner = of === 'owner' ? php`get_userdata( ${kind.ownerId(record)} )` : actor;
  const attribute = (of === '' ? kind.attributes : (kind.people ?? siteUsers.attributes)).find(
    (one) => one.key === key,
  );
  return attribute === undefined ? undefined : { attribute, holder: of === '' ? record : owner };
}

/** A condition as PHP that is true or false of a record, where `actor` does something. */
export function conditionPhp(kind: RecordKind, condition: PlanCondition, record: PhpCode, actor?: PhpCode): PhpCode {
  const found = attributeOf(kind, condition.attribute, record, actor);
  const other = condition.value_of === undefined ? undefined : attributeOf(kind, condition.value_of, record, actor);
  // Nothing is done where it cannot be known.
  if (found === undefined || (condition.value_of !== undefined && other === undefined)) return php`false`;
  const { attribute, holder } = found;
  const test =
    other === undefined
      ? comparison(attribute, condition, attribute.read(holder))
      : comparisonOfTwo(attribute, condition.is, attribute.read(holder), other.attribute.read(other.holder));
  // Whoever owns it may be gone.
  const owners = [
    ...(condition.attribute.startsWith('owner.') ? [holder] : []),
    ...(condition.value_of?.startsWith('owner.') === true && other !== undefined ? [other.holder] : []),
  ];
  return owners.length === 0 ? test : php`( ${owners.reduceRight((after, owner) => php`${owner} && ${after}`, test)} )`;
}

/** Comparisons that an attribute stands with in place of a value. */
const ofTwo: readonly PlanCondition['is'][] = ['equal', 'not_equal', 'more', 'less'];

/** Two attributes of one type; empty ones are equal to nothing. */
function comparisonOfTwo({ type }: Attribute, is: PlanCondition['is'], read: PhpCode, other: PhpCode): PhpCode {
  if (is === 'more' || is === 'less') {
    const sign = is === 'more' ? php`>` : php`<`;
    return type === 'date'
      ? php`'' !== (string) ${read} && '' !== (string) ${other} && (string) ${read} ${sign} (string) ${other}`
      : php`is_numeric( ${read} ) && is_numeric( ${other} ) && ${read} ${sign} ${other}`;
  }
  const same = {
    list: php`${read} && ${read} === ${other}`,
    boolean: php`${read} && ${read} === ${other}`,
    person: php`0 < (int) ${read} && (int) ${read} === (int) ${other}`,
    image: php`0 < (int) ${read} && (int) ${read} === (int) ${other}`,
    number: php`is_numeric( ${read} ) && is_numeric( ${other} ) && (float) ${read} === (float) ${other}`,
    money: php`is_numeric( ${read} ) && is_numeric( ${other} ) && (float) ${read} === (float) ${other}`,
    text: php`'' !== (string) ${read} && (string) ${read} === (string) ${other}`,
    date: php`'' !== (string) ${read} && (string) ${read} === (string) ${other}`,
  }[type];
  return is === 'equal' ? same : php`! ( ${same} )`;
}

/** All of them. */
export const conditionsPhp = (
  kind: RecordKind,
  conditions: readonly PlanCondition[],
  record: PhpCode,
  actor?: PhpCode,
): readonly PhpCode[] => conditions.map((condition) => conditionPhp(kind, condition, record, actor));

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
    case 'in_days':
      return php`substr( (string) ${read}, 0, 10 ) === wp_date( 'Y-m-d', time() + ${Number(value) || 0} * DAY_IN_SECONDS )`;
    case 'begins_with':
      return php`0 === stripos( (string) ${read}, ${String(value)} )`;
    case 'not_begins_with':
      return php`0 !== stripos( (string) ${read}, ${String(value)} )`;
  }
}

/** A date as text that sorts by when it is over: a day without a time lasts until its end. */
const endOf = (read: PhpCode): PhpCode => php`substr( str_replace( 'T', ' ', ${read} ) . ' 23:59:59', 0, 19 )`;

/** Comparisons that need nothing to compare with. */
const valueless: ReadonlySet<PlanCondition['is']> = new Set(['empty', 'filled', 'past', 'upcoming']);

/** Comparisons of dates alone. */
const ofDates: ReadonlySet<PlanCondition['is']> = new Set([
  'older_than_days',
  'within_days',
  'past',
  'upcoming',
  'in_days',
]);

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
  in_days: 'from now is',
  begins_with: 'begins with',
  not_begins_with: 'does not begin with',
};

const ofSeveral = {
  contains: 'include',
  not_contains: 'do not include',
  empty: 'are empty',
  filled: 'are filled in',
} as const;

/** A condition in words: `the total is more than 100`. */
export function conditionWords(
  entity: string,
  { attribute, is, value, value_of: other }: PlanCondition,
  words: Words,
): string {
  const days = is === 'older_than_days' || is === 'within_days' ? ' days' : '';
  const said = value === undefined ? '' : ` ${typeof value === 'string' ? `“${value}”` : value}${days}`;
  const label = words.attribute(entity, attribute);
  if (is === 'in_days') return `the ${label} is ${value === 0 ? 'today' : `in ${value} days`}`;
  if (other !== undefined) return `the ${label} ${phrases[is]} the ${words.attribute(entity, other)}`;
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
  for (const [index, { attribute, is, value, value_of: other }] of conditions.entries()) {
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
    if (other !== undefined) {
      const fault = checkOther(conditions[index] ?? { attribute, is }, path, entity, found.type, context);
      if (fault !== null) return fault;
      continue;
    }
    const needsValue = !valueless.has(is);
    if (needsValue && value === undefined)
      return { at: `${path}.value`, expected: 'what it is compared with', got: undefined };
    if (!needsValue && value !== undefined) return { at: `${path}.value`, expected: `none with ${is}`, got: value };
    const isNumeric =
      is === 'older_than_days' ||
      is === 'within_days' ||
      is === 'in_days' ||
      ((is === 'more' || is === 'less') && found.type !== 'date' && found.type !== 'text');
    if (isNumeric && typeof value !== 'number') return { at: `${path}.value`, expected: 'a number', got: value };
    if ((is === 'begins_with' || is === 'not_begins_with') && (found.type !== 'text' || String(value) === ''))
      return found.type === 'text'
        ? { at: `${path}.value`, expected: 'what it begins with', got: value }
        : {
            at: `${path}.attribute`,
            expected: `a text: ${known
              .filter(({ type }) => type === 'text')
              .map((one) => JSON.stringify(one.key))
              .join(', ')}`,
            got: attribute,
          };
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

/** What is compared with another attribute: of the same type, with a comparison that two attributes have. */
function checkOther(
  { attribute, is, value, value_of: other = '' }: PlanCondition,
  path: string,
  entity: string,
  type: AttributeType,
  context: PlanContext,
) {
  if (value !== undefined) return { at: `${path}.value`, expected: 'none beside value_of', got: value };
  const comparisons = ['list', 'boolean', 'text', 'person', 'image'].includes(type) ? ofTwo.slice(0, 2) : ofTwo;
  const named = (names: readonly string[]): string => `one of ${names.map((name) => JSON.stringify(name)).join(', ')}`;
  if (!comparisons.includes(is)) return { at: `${path}.is`, expected: named(comparisons), got: is };
  const fitting = attributesFor(entity, other, context).filter((one) => one.type === type);
  const prefix = other.includes('.') ? other.replace(/\..*$/, '.') : '';
  const names = fitting.map(({ key }) => `${prefix}${key}`).filter((name) => name !== attribute);
  if (!names.includes(other))
    return { at: `${path}.value_of`, expected: `another attribute of type ${type}: ${named(names)}`, got: other };
  return null;
}

/** Attributes that a name such as `owner.role` can mean. */
export const attributesFor = (entity: string, name: string, context: PlanContext) =>
  context.attributes(name.includes('.') ? 'user' : entity);
