import { audienceWords } from '../audience.ts';
import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import type { Check, CheckOf, Rule } from './rule-plan.ts';

const list = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;

const range = (min: number | undefined, max: number | undefined, unit = ''): string => {
  const some = unit === '' ? '' : ` ${unit}`;
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}${some}`;
  return min !== undefined ? `at least ${min}${some}` : `at most ${max ?? 0}${some}`;
};

const inDays = (days: number): string =>
  days === 0 ? 'today' : days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} from now` : `${-days} days ago`;

const spanUnit = ({ min, max, unit }: CheckOf<'span'>): string => ((max ?? min) === 1 ? unit.replace(/s$/, '') : unit);

/** What has to be so, in the middle of a sentence: `the title has at most 60 characters`. */
export function checkWords(entity: string, check: Check, words: Words): string {
  const name = (key: string): string => words.attribute(entity, key);
  const { singular, plural } = words.entity(entity);
  switch (check.is) {
    case 'filled':
      return `the ${name(check.attribute)} is filled in`;
    case 'length':
      return `the ${name(check.attribute)} has ${range(check.min, check.max, check.counts)}`;
    case 'number':
      return `the ${name(check.attribute)} is ${range(check.min, check.max)}`;
    case 'date': {
      const parts = [
        ...(check.from_days === undefined ? [] : [`not before ${inDays(check.from_days)}`]),
        ...(check.until_days === undefined ? [] : [`not after ${inDays(check.until_days)}`]),
        ...(check.weekdays === undefined
          ? []
          : [
              `on a ${list(
                check.weekdays.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
                'or',
              )}`,
            ]),
        ...(check.from_time === undefined ? [] : [`not before ${check.from_time}`]),
        ...(check.until_time === undefined ? [] : [`not after ${check.until_time}`]),
      ];
      return `the ${name(check.attribute)} is ${list(parts)}`;
    }
    case 'after':
      return `the ${name(check.attribute)} is ${check.may_be_same ? 'not before' : 'after'} the ${name(check.other)}`;
    case 'span':
      return `the ${name(check.attribute)} is ${range(check.min, check.max, spanUnit(check))} after the ${name(check.other)}`;
    case 'text': {
      const shown = list(
        check.values.slice(0, 5).map((value) => `“${value}”`),
        'or',
      );
      const more = check.values.length > 5 ? ' …' : '';
      const verb = {
        is_one_of: 'is',
        is_none_of: 'is not',
        contains_none_of: 'does not contain',
        contains_one_of: 'contains',
        ends_with: 'ends with',
        not_ends_with: 'does not end with',
      }[check.match];
      const listed = check.in_settings === true ? ' (a list in the settings)' : '';
      return `the ${name(check.attribute)} ${verb} ${shown}${more}${listed}`;
    }
    case 'unique':
      return `no other ${singular} has the same ${list(check.attributes.map(name))}`;
    case 'no_overlap':
      return `no other ${singular}${check.same.length === 0 ? '' : ` with the same ${list(check.same.map(name))}`} is at the same time`;
    case 'count': {
      const who = { site: '', user: ' for each user', attribute: ` for each ${name(check.attribute ?? '')}` }[
        check.per
      ];
      return `there are at most ${check.most} ${plural}${who}${check.period === 'ever' ? '' : ` a ${check.period}`}`;
    }
    case 'capacity':
      return `there are no more ${plural} than the ${name(check.relation)} has room for`;
    case 'related': {
      const target = check.relation === 'featured_image' ? 'media' : words.target(entity, check.relation);
      return `of its ${name(check.relation)}, ${list(check.conditions.map((one) => conditionWords(target, one, words)))}`;
    }
    case 'password':
      return `the password has at least ${check.min_length} characters${check.needs.length === 0 ? '' : `, with ${list(check.needs.map((one) => needs[one]))}`}`;
  }
}

const needs = {
  upper: 'an uppercase letter',
  lower: 'a lowercase letter',
  digit: 'a digit',
  symbol: 'a symbol',
} as const;

const outcomes = {
  refuse: 'is refused',
  hold: 'is held for review',
  draft: 'stays a draft',
  spam: 'is marked as spam',
  trash: 'is moved to the trash',
} as const;

/** One sentence: `A post is refused when published unless the title has at most 60 characters.` */
export function describeRule(rule: Rule, words: Words): string {
  const { entity, when, checks, conditions = [], exempt, outcome } = rule;
  const { singular } = words.entity(entity);
  const article = /^[aeiou]/i.test(singular) && !/^(?:us|uni)/i.test(singular) ? 'An' : 'A';
  const only =
    conditions.length === 0 ? '' : ` if ${list(conditions.map((one) => conditionWords(entity, one, words)))},`;
  const but = exempt === undefined ? '' : ` This does not apply to ${audienceWords(exempt, words)}.`;
  return `${article} ${singular} ${outcomes[outcome]}${only} when ${when}, unless ${list(checks.map((one) => checkWords(entity, one, words)))}.${but}`;
}
