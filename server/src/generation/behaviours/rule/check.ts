import { checkAudience } from '../audience.ts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import type { AttributeType } from '../records/record-kind.ts';
import { attributesOfCheck, type Check, type Rule } from './rule-plan.ts';

const names = (keys: readonly string[]): string =>
  keys.length === 0 ? 'nothing, since there is none' : `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

/** What is known of a record of the site before it is saved, where that is not all that it has later. */
const early: Readonly<Record<string, readonly string[]>> = {
  media: ['file_name', 'file_type', 'file_size', 'width', 'height'],
  user: ['name', 'first_name', 'last_name', 'email', 'login', 'url', 'bio', 'role'],
  comment: ['name', 'email', 'url', 'content', 'link_count', 'post'],
  category: ['title', 'slug', 'description'],
  tag: ['title', 'slug', 'description'],
  order: [
    'name',
    'email',
    'phone',
    'company',
    'country',
    'city',
    'postcode',
    'total',
    'item_count',
    'note',
    'payment_method',
  ],
};

/** What becomes of records of a kind besides being refused. */
const outcomesOf = (entity: string): readonly string[] => {
  if (entity === 'comment') return ['refuse', 'hold', 'spam', 'trash'];
  return entity in early ? ['refuse'] : ['refuse', 'hold', 'draft'];
};

const typesFor: Partial<Record<Check['is'], readonly AttributeType[]>> = {
  number: ['number', 'money', 'list'],
  date: ['date'],
  length: ['text', 'list'],
  text: ['text', 'list'],
};

export function checkRule(rule: Rule, context: PlanContext): Fault | null {
  const { entity, when, checks, conditions = [], exempt, outcome } = rule;
  const known = context
    .attributes(entity)
    .filter(({ key }) => early[entity]?.includes(key) ?? true)
    .concat(
      context.attributes(entity).filter(({ key }) => early[entity] !== undefined && isExtra(entity, key, context)),
    );
  const outcomes = outcomesOf(entity);
  if (!outcomes.includes(outcome)) return { at: 'outcome', expected: names(outcomes), got: outcome };
  if (when === 'published' && entity in early) return { at: 'when', expected: names(['created', 'saved']), got: when };
  for (const [index, check] of checks.entries()) {
    const at = `checks[${index}]`;
    const found = checkOne(check, entity, known, at, context);
    if (found !== null) return found;
  }
  for (const [index, { attribute }] of conditions.entries())
    if (!known.some(({ key }) => key === attribute))
      return { at: `conditions[${index}].attribute`, expected: names(known.map(({ key }) => key)), got: attribute };
  const wrong = checkConditions(entity, conditions, 'conditions', context);
  if (wrong !== null) return wrong;
  return exempt === undefined ? null : checkAudience(exempt, 'exempt', context);
}

const isExtra = (entity: string, key: string, { plan }: PlanContext): boolean =>
  (plan.behaviours ?? []).some(
    (one) => one.kind === 'extra_fields' && one.entity === entity && one.fields.some((field) => field.key === key),
  );

type Known = readonly { readonly key: string; readonly type: AttributeType }[];

function checkOne(check: Check, entity: string, known: Known, at: string, context: PlanContext): Fault | null {
  for (const key of attributesOfCheck(check)) {
    if (known.some((one) => one.key === key)) continue;
    const [member = 'attribute'] = Object.entries(check).find(
      ([, value]) => value === key || (Array.isArray(value) && value.includes(key)),
    ) ?? ['attribute'];
    return { at: `${at}.${member}`, expected: names(known.map((one) => one.key)), got: key };
  }
  const typeOf = (key: string): AttributeType => known.find((one) => one.key === key)?.type ?? 'text';
  const wanted = typesFor[check.is];
  if (
    wanted !== undefined &&
    'attribute' in check &&
    check.attribute !== undefined &&
    !wanted.includes(typeOf(check.attribute))
  )
    return {
      at: `${at}.attribute`,
      expected: names(known.filter(({ type }) => wanted.includes(type)).map(({ key }) => key)),
      got: check.attribute,
    };
  return checkMembers(check, entity, known, at, context);
}

/** The entity that a relation of another points to, or what is wrong with it. */
function relationTarget(entity: string, relation: string, at: string, { plan }: PlanContext): string | Fault {
  const fields = (plan.entities ?? []).find(({ key }) => key === entity)?.fields ?? [];
  return (
    fields.find(({ key, type }) => key === relation && type === 'relation')?.relates_to ?? {
      at: `${at}.relation`,
      expected: names(fields.flatMap(({ key, type }) => (type === 'relation' ? [key] : []))),
      got: relation,
    }
  );
}

function checkBounds({ min, max }: { min?: number; max?: number }, at: string): Fault | null {
  if (min === undefined && max === undefined) return { at: `${at}.max`, expected: 'min, max or both', got: undefined };
  return min !== undefined && max !== undefined && min > max
    ? { at: `${at}.max`, expected: `at least min (${min})`, got: max }
    : null;
}

const maxKilobytes = 2 * 1024 * 1024;

/** Sizes of files are in KB; what would be more than 2 GB was meant in bytes. */
function checkFileSize(check: Extract<Check, { is: 'number' }>, entity: string, at: string): Fault | null {
  if (entity !== 'media' || check.attribute !== 'file_size') return null;
  for (const member of ['min', 'max'] as const) {
    const size = check[member];
    if (size !== undefined && size > maxKilobytes)
      return { at: `${at}.${member}`, expected: `KB, at most ${maxKilobytes} (2 GB): 3 MB are 3072`, got: size };
  }
  return null;
}

function checkMembers(check: Check, entity: string, known: Known, at: string, context: PlanContext): Fault | null {
  const { plan } = context;
  const typeOf = (key: string): AttributeType => known.find((one) => one.key === key)?.type ?? 'text';
  const dates = names(known.filter(({ type }) => type === 'date').map(({ key }) => key));
  switch (check.is) {
    case 'number':
      return checkFileSize(check, entity, at) ?? checkBounds(check, at);
    case 'length':
      return checkBounds(check, at);
    case 'span':
      for (const member of ['attribute', 'other'] as const)
        if (typeOf(check[member]) !== 'date') return { at: `${at}.${member}`, expected: dates, got: check[member] };
      if (check.attribute === check.other) return { at: `${at}.other`, expected: 'another date', got: check.other };
      return checkBounds(check, at);
    case 'date': {
      const { from_days: from, until_days: until, weekdays, from_time: early, until_time: late } = check;
      if ([from, until, weekdays, early, late].every((one) => one === undefined))
        return { at: `${at}.from_days`, expected: 'a bound, weekdays or times', got: undefined };
      if (from !== undefined && until !== undefined && from > until)
        return { at: `${at}.until_days`, expected: `at least from_days (${from})`, got: until };
      return early !== undefined && late !== undefined && early > late
        ? { at: `${at}.until_time`, expected: `not before from_time (${early})`, got: late }
        : null;
    }
    case 'after':
      if (check.attribute === check.other)
        return { at: `${at}.other`, expected: 'another attribute', got: check.other };
      return (typeOf(check.attribute) === 'date') === (typeOf(check.other) === 'date')
        ? null
        : { at: `${at}.other`, expected: 'two dates or two numbers', got: check.other };
    case 'no_overlap':
      for (const member of ['start', 'end'] as const)
        if (typeOf(check[member]) !== 'date') return { at: `${at}.${member}`, expected: dates, got: check[member] };
      return null;
    case 'count':
      return (check.per === 'attribute') === (check.attribute !== undefined)
        ? null
        : {
            at: `${at}.attribute`,
            expected: check.per === 'attribute' ? 'whose values are counted' : `none per ${check.per}`,
            got: check.attribute,
          };
    case 'capacity': {
      const target = relationTarget(entity, check.relation, at, context);
      if (typeof target !== 'string') return target;
      const numbers = ((plan.entities ?? []).find(({ key }) => key === target)?.fields ?? []).flatMap(
        ({ key, type }) => (['integer', 'number', 'money', 'rating', 'duration'].includes(type) ? [key] : []),
      );
      return numbers.includes(check.field) ? null : { at: `${at}.field`, expected: names(numbers), got: check.field };
    }
    case 'related': {
      const isPicture = check.relation === 'featured_image' && known.some(({ key }) => key === 'featured_image');
      const target = isPicture ? 'media' : relationTarget(entity, check.relation, at, context);
      return typeof target === 'string'
        ? checkConditions(target, check.conditions, `${at}.conditions`, context)
        : target;
    }
    case 'password':
      return entity === 'user'
        ? null
        : { at: `${at}.is`, expected: 'another check, since only users have one', got: 'password' };
    default:
      return null;
  }
}
