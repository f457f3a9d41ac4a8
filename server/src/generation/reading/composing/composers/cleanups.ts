import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { type Deed, slotsOf } from '../deeds.ts';
import { clockIn, daysOf, durationIn, numberIn, weekdaysIn } from '../measures.ts';
import type { Composers } from './composer.ts';

type Cleanup = BehaviourOf<'site_cleanup'>;

/** What a site gathers, by the words for it. Comments in the trash alone are less than the trash. */
const targets: readonly (readonly [RegExp, Cleanup['target']])[] = [
  [/\btransients?\b/, 'transients'],
  [/\brevisions?\b/, 'revisions'],
  [/\bauto-?drafts?\b/, 'auto_drafts'],
  [/\bspam\b/, 'spam_comments'],
  [/\b(?<!comments in )(?<!posts in )(?:the |everything in the )(?:trash|bin)\b|^(?:trash|bin)\b/, 'trash'],
];

const rhythms: readonly (readonly [RegExp, Cleanup['interval']])[] = [
  [/\b(?:hourly|every hour)\b/, 'hourly'],
  [/\btwice (?:a|each|per) day\b/, 'twicedaily'],
  [/\b(?:daily|nightly|(?:every|each|once a) (?:day|night))\b/, 'daily'],
  [/\b(?:weekly|(?:every|each|once a|once per) week)\b/, 'weekly'],
  [/\b(?:monthly|(?:every|each|once a|once per|of each|of every) month)\b/, 'monthly'],
];

/** Rhythms that a clean-up does not have. */
const otherRhythm =
  /\b(?:fortnight\w*|quarter\w*|year\w*|twice a (?:week|month)|every (?:two|three|other|second)|now and then)\b/;

export const cleanups: Composers = {
  cleanup(deed, story) {
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const text = deed.text.toLowerCase().replaceAll(/\s+/g, ' ');
    const found = targets
      .flatMap(([pattern, target]) => {
        const at = text.search(pattern);
        return at === -1 ? [] : [{ target, at }];
      })
      .sort((a, b) => a.at - b.at);
    if (found.length === 0) return story.refuse(deed, 'It is not clear what is to be done here.');
    const kept = keptRevisions(text);
    // "Except the last five" can be said of revisions alone: of all else, a clean-up deletes what is old enough.
    const numbers = slotsOf(deed, 'number').length;
    if (kept === null ? deed.chunks.some(({ label }) => label === 'except') || numbers > 0 : numbers > 1)
      return story.refuse(deed, 'A clean-up cannot keep some of what is old enough.');
    const [weekday, ...more] = weekdaysIn(rhythmText(deed));
    const interval = weekday === undefined ? rhythms.find(([words]) => words.test(text))?.[1] : 'weekly';
    const ages = found.map(({ at }, index) => {
      const behind = text.slice(at, found[index + 1]?.at ?? text.length);
      const age = /\b(?:older than|after|for more than) (?<age>[\w ]+)/.exec(behind)?.groups?.age;
      return age === undefined ? null : durationIn(age);
    });
    if (more.length > 0 || (interval === undefined && (otherRhythm.test(text) || ages.every((age) => age === null))))
      return story.refuse(deed, 'It does not say how often, or from which age on.');
    const time = clockIn(rhythmText(deed));
    for (const [index, { target }] of found.entries()) {
      const age = ages[index];
      story.add(
        {
          kind: 'site_cleanup',
          target,
          interval: interval ?? 'daily',
          older_than_days: age == null ? 0 : daysOf(age),
          ...(target === 'revisions' && kept !== null ? { kept_per_post: kept } : {}),
          ...(weekday === undefined ? {} : { weekday }),
          ...(time === null || interval === 'monthly' ? {} : { time }),
        },
        deed,
      );
    }
  },
};

/** "Revisions beyond the last five": how many of each post stay; null where none is named. */
function keptRevisions(text: string): number | null {
  const found =
    /\brevisions?(?: (?:weekly|daily|monthly|hourly|every [a-z]+))?,? (?:beyond|except|but|over|besides|other than|apart from|older than) (?:for )?the (?:last|latest|newest|most recent) (?<count>[a-z0-9]+)/.exec(
      text,
    )?.groups?.count;
  const count = found === undefined ? null : numberIn(found);
  return count !== null && count >= 1 && count <= 100 ? count : null;
}

const rhythmText = (deed: Deed): string =>
  [...deed.slots, ...deed.chunks.flatMap(({ slots }) => slots)]
    .filter(({ label }) => label === 'rhythm')
    .map(({ text }) => text)
    .join(' ');
