import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import type { Words } from '../behaviour.ts';
import { checkWords, describeRule } from './describe.ts';
import type { Check, Rule } from './rule-plan.ts';

/** What a person is told of whose record a check is not so. */
export function messageOf(entity: string, check: Check, words: Words): string {
  const name = (key: string): string => words.attribute(entity, key);
  const { singular, plural } = words.entity(entity);
  switch (check.is) {
    case 'filled':
      return `Please fill in the ${name(check.attribute)}.`;
    case 'length':
    case 'number':
    case 'date':
    case 'after':
    case 'span':
    case 'password': {
      const said = checkWords(entity, check, words).replace(
        / (?:has|is) /,
        check.is === 'length' || check.is === 'password' ? ' must have ' : ' must be ',
      );
      return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
    }
    case 'text':
      return check.match === 'contains_none_of'
        ? `The ${name(check.attribute)} contains words that are not allowed.`
        : `This ${name(check.attribute)} is not allowed.`;
    case 'unique':
      return `There is already one ${singular} with this ${check.attributes.map(name).join(' and ')}.`;
    case 'no_overlap':
      return 'This time is already taken.';
    case 'count':
      return `The limit of ${check.most} ${plural} has been reached.`;
    case 'capacity':
      return 'Sorry, there are no places left.';
    case 'related':
      return check.relation === 'featured_image'
        ? 'Please choose another featured image.'
        : `Sorry, this ${name(check.relation)} does not take ${plural}.`;
  }
}

export const messageKey = (number: number): string => `rule_${number}_message`;

/** Of the list of a check that the owner of the site changes. */
export const listKey = (number: number, index: number): string => `rule_${number}_list_${index + 1}`;

/** Checks whose values the owner of the site changes, with the keys of their settings. */
export const listedChecks = (one: Rule, number: number) =>
  one.checks.flatMap((check, index) =>
    check.is === 'text' && check.in_settings === true ? [{ check, key: listKey(number, index) }] : [],
  );

/** Messages and lists that the owner of the site can change. */
export const ruleSettings = (rules: readonly Rule[], words: Words): readonly PlanSetting[] =>
  rules.flatMap((one, index): readonly PlanSetting[] => [
    {
      key: messageKey(index + 1),
      type: 'textarea',
      label: 'Message',
      description: `${describeRule(one, words)} Leave empty to say what is wrong.`,
      default: one.message,
      section: 'general',
    },
    ...listedChecks(one, index + 1).map(
      ({ check, key }): PlanSetting => ({
        key,
        type: 'textarea',
        label: 'List',
        description: `${describeRule(one, words)} One entry per line.`,
        default: check.values.join('\n'),
        section: 'general',
      }),
    ),
  ]);
