import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { Deed } from '../deeds.ts';
import { isPeople } from '../people.ts';
import type { Mutable } from '../records-told.ts';
import type { Composers } from './composer.ts';
import { messages } from './messages.ts';

type Automation = Mutable<BehaviourOf<'automation'>>;

/** "Only once per customer", "each booking only once", "once only". */
const onceOnly =
  /\b(?:only|just|no more than) once(?: (?:per|for each|for every|to each) (?<per>[a-z]+))?\b|\bonce only\b/i;
const each = /\beach (?<per>[a-z]+) only once\b/i;

/** Mails that are sent once alone, and lists that have each record once. */
export const onceOnlyMails: Composers = {
  email(deed, story) {
    const before = story.told.length;
    messages.email?.(deed, story);
    for (const { behaviour } of story.told.slice(before)) {
      if (behaviour?.kind !== 'automation') continue;
      const once = onceOf(deed, behaviour);
      if (once !== null) Object.assign(behaviour satisfies Automation, { once });
    }
  },
};

function onceOf(deed: Deed, { entity, when }: Automation): Automation['once'] | null {
  const text = deed.sentence.tokens.map(({ lower }) => lower).join(' ');
  const isTogether = when.on === 'interval' && when.is_together;
  const found = each.exec(text) ?? onceOnly.exec(text);
  // "Every Monday a list of new bookings": those that no list had before
  if (found === null) return isTogether && isOfNew(deed) ? 'record' : null;
  const per = found.groups?.per ?? '';
  return !isTogether && entity !== 'user' && isPeople(per) ? 'owner' : 'record';
}

const isOfNew = ({ slots }: Deed): boolean =>
  slots.some(
    ({ label, text, to }) =>
      label === 'value' && /^new$/i.test(text) && slots.some((one) => one.label === 'thing' && one.from === to),
  );
