import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import type { Words } from '../behaviour.ts';
import { describeRestriction } from './describe.ts';
import type { Restriction } from './rules.ts';

export const messageKey = (number: number): string => `restriction_${number}_message`;

/** Whether somebody may read the message of a restriction. */
export const hasMessage = ({ subject, outcome }: Restriction): boolean =>
  subject.of !== 'menu_entries' && subject.of !== 'field' && (outcome === 'message' || subject.of !== 'addresses');

/** The message that a restriction begins with. */
export function messageOf({ subject, message }: Restriction): string {
  if (message !== '') return message;
  if (subject.of === 'admin') return 'Sorry, you are not allowed to access this page.';
  if (subject.of === 'records' && !subject.deeds.includes('read')) {
    if (subject.deeds.includes('comment')) return 'Sorry, you are not allowed to comment here.';
    if (subject.deeds.includes('log_in')) return 'Sorry, this account cannot log in any more.';
    if (subject.deeds.includes('buy')) return 'Please log in with an eligible account to buy this product.';
    return 'Sorry, you are not allowed to do that.';
  }
  return 'Sorry, you are not allowed to view this content.';
}

/** Messages that the owner of the site can change. */
export const messageSettings = (restrictions: readonly Restriction[], words: Words): readonly PlanSetting[] =>
  restrictions.flatMap((one, index): readonly PlanSetting[] =>
    hasMessage(one)
      ? [
          {
            key: messageKey(index + 1),
            type: 'textarea',
            label: 'Message',
            description: `${describeRestriction(one, words)} {title} and {site} stand for the title and the name of the site.`,
            default: messageOf(one),
            section: 'general',
          },
        ]
      : [],
  );
