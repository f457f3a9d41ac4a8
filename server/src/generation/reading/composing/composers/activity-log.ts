import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { singularOf } from '../names.ts';
import { isPeople } from '../people.ts';
import { noRecords } from '../records-told.ts';
import type { Composers } from './composer.ts';
import { site } from './site.ts';

type Event = BehaviourOf<'activity_log'>['events'][number];

const changing = /\b(?:chang|edit|updat|delet|publish|creat|modif|remov|writ)\w*\b/i;
const contents = /\b(?:posts?|pages?|articles?|contents?|products?)\b/i;

/**
 * What is noted, as far as words tell.
 * @param things the nouns that were marked in them, singular
 */
export function eventsIn(text: string, things: readonly string[]): readonly Event[] {
  // "Every change to our recipes": whatever their name, they are content
  const isOfContent =
    contents.test(text) ||
    things.some((thing) => !noRecords.test(thing) && !isPeople(thing) && !/^(?:account|plugin|theme)$/.test(thing));
  return [
    ...(/\b(?:log-?ins?|log-?outs?|logs? in|logged in|signs? in|signed in|sign-?ins?)\b/i.test(text)
      ? (['logins'] as const)
      : []),
    ...(isOfContent && (changing.test(text) || /\bcontents?\b/i.test(text)) ? (['content'] as const) : []),
    ...(/\b(?:plugins?|themes?)\b/i.test(text) ? (['plugins'] as const) : []),
    ...(/\b(?:users|accounts?|roles?|registrations?)\b/i.test(text) &&
    (changing.test(text) || /\busers\W*$/i.test(text))
      ? (['users'] as const)
      : []),
    ...(/\broles\b/i.test(text) && /\busers\b/i.test(text) && changing.test(text) ? (['roles'] as const) : []),
    ...(/\b(?:options|settings)\b/i.test(text) && changing.test(text) ? (['options'] as const) : []),
  ];
}

/** Words for whatever is noted. */
const general = /\b(?:activit(?:y|ies)|actions?|events?|changes?|everything)\b/i;

const asDownload = /\b(?:csv|download\w*|export\w*|spreadsheet|excel)\b/i;

export const activityLog: Composers = {
  log(deed, story) {
    const isKnown = story.last('activity_log') !== undefined;
    const text = deed.text.replaceAll(/\s+/g, ' ');
    const events = eventsIn(
      text,
      deed.slots.filter(({ label }) => label === 'thing').map(({ text: thing }) => singularOf(thing)),
    );
    const things = deed.slots.filter(
      ({ label, text: thing }) => label === 'thing' && !noRecords.test(singularOf(thing)) && !general.test(thing),
    );
    if (!deed.isDenied && !isKnown && events.length === 0 && things.length > 0)
      return story.refuse(
        deed,
        `The log notes logins and changes of content, plugins, users, roles and settings, not “${things.map((thing) => thing.text).join('”, “')}”.`,
      );
    site.log?.(deed, story);
    const made = story.last('activity_log');
    if (made === undefined || deed.isDenied) return;
    const kept = isKnown ? made.events.filter((event) => !events.includes(event)) : [];
    if (events.length > 0) made.events = [...kept, ...events];
    else if (!isKnown) made.events = ['logins', 'content', 'plugins', 'users'];
    if (asDownload.test(text)) made.has_download = true;
  },

  export(deed, story) {
    const log = story.last('activity_log');
    const previous = story.told.at(-1);
    const isNamed = /\blogs?\b/i.test(deed.text);
    // "…, and let me download it as CSV": what the deed before it keeps
    const isBehind =
      previous !== undefined &&
      previous.behaviour === log &&
      deed.sentence.number - previous.deed.sentence.number <= 1 &&
      deed.slots.every(({ label, text }) => label !== 'thing' || /^(?:it|this|that|they|them|file|csv)/i.test(text));
    if (log === undefined || !(isNamed || isBehind)) return site.export?.(deed, story);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (/\b(?:pdf|xml|json|word)\b/i.test(deed.text)) return story.refuse(deed, 'The log is downloaded as CSV alone.');
    log.has_download = true;
    story.add(log, deed);
  },
};
