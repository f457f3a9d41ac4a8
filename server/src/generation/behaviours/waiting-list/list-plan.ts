import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** A waiting list as plans have it. */
export type WaitingList = BehaviourOf<'waiting_list'>;

/** Metadata of products that holds who waits, a row for each; hooks and settings are named for it too. */
export const waitingKey = (plan: PluginPlan, number: number): string => prefixed(plan, `waiting_${number}`);

export const subjectOf = ({ subject, event }: WaitingList): string =>
  subject !== '' ? subject : event === 'cheaper' ? '{product} costs less now' : '{product} is back in stock';

export const messageOf = ({ message, event }: WaitingList): string =>
  message !== ''
    ? message
    : event === 'cheaper'
      ? '{product} now costs {price}:\n{link}\n\nYou asked us to tell you. No longer interested? {leave}'
      : '{product} is available again:\n{link}\n\nYou asked us to tell you. No longer interested? {leave}';
