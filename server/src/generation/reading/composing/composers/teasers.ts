import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { Deed } from '../deeds.ts';
import { numberIn } from '../measures.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import { buttonOf } from './button-of.ts';
import { type Composers, nothingToAct, unreadCondition } from './composer.ts';

type Restriction = Mutable<BehaviourOf<'restriction'>>;

/** "Others see the first 80 words and a button “Become a member” to /join". */
export const teasers: Composers = {
  teaser(deed, story) {
    const text = deed.text.replaceAll(/\s+/g, ' ');
    const words = numberIn(/\bfirst (\S+(?: \S+)?) words\b/i.exec(text)?.[1] ?? '');
    if (words === null || words < 1 || words > 500)
      return story.refuse(deed, 'Others read 1 to 500 words: it does not say how many.');
    const chunks = deed.chunks.filter(({ label }) => label !== 'why');
    if (chunks.length > 0) return story.refuse(deed, unreadCondition(chunks.map((chunk) => chunk.text)));
    const restriction = closedBefore(deed, story) ?? closed(deed, text, story);
    if (typeof restriction === 'string') return story.refuse(deed, restriction);
    restriction.shows_teaser = true;
    restriction.teaser_words = words;
    const isButton = /\bbutton\b/i.test(text);
    const button = buttonOf(deed);
    if (button !== null) restriction.button = button;
    story.add(restriction, deed);
    if (isButton && restriction.button === undefined)
      story.refuse(
        deed,
        'The first words are shown, but no button: say what is on it and where it leads, such as /join.',
      );
  },
};

/** The restriction that was told just before, in the same sentence or the last one. */
function closedBefore(deed: Deed, story: Story): Restriction | null {
  const told = story.told.at(-1);
  const last = story.last('restriction');
  if (last === undefined || told?.behaviour !== last) return null;
  const { subject, outcome } = last;
  const isNear = deed.sentence.number - told.deed.sentence.number <= 1;
  if (!isNear || subject.of !== 'records' || !subject.deeds.includes('read') || outcome !== 'message') return null;
  return last;
}

/** Those who see the beginning alone are kept from the rest: a restriction of its own; the reason where it is unclear. */
function closed(deed: Deed, text: string, story: Story): Restriction | string {
  if (!/\b(?:guests|visitors|non-members|strangers|not logged in)\b/i.test(text))
    return 'It does not say who reads it all.';
  const entity = story.recordOf(deed);
  if (entity === null) return nothingToAct;
  return {
    kind: 'restriction',
    subject: { of: 'records', entity, deeds: ['read'] },
    allowed: { who: 'logged_in' },
    outcome: 'message',
    message: '',
  };
}
