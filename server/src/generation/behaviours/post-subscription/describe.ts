import { listed } from '../../plugin/features/support/format-text.ts';
import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import type { PostSubscription } from './subscription-plan.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function whenWords({ sends, weekday = 'monday', time = '08:00' }: PostSubscription): string {
  if (sends === 'each') return 'they get an email once something new is published';
  const day = { daily: 'every day', weekly: `every ${capital(weekday)}`, monthly: 'on the first of every month' }[
    sends
  ];
  return `they get a digest of what is new ${day} at ${time}, and none if nothing is`;
}

/** What a subscription does, in one sentence. */
export function describeSubscription(one: PostSubscription, words: Words): string {
  const { entity, choices, conditions = [] } = one;
  const { plural } = words.entity(entity);
  const chosen = choices === undefined ? '' : ` and choose their ${words.attribute(entity, choices)}`;
  const only =
    conditions.length === 0 ? '' : ` where ${listed(conditions.map((each) => conditionWords(entity, each, words)))}`;
  return `Visitors subscribe to new ${plural}${only} by email${chosen}, and confirm by a link; ${whenWords(one)}. Each email has a link to unsubscribe.`;
}
