import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { slotsOf } from '../deeds.ts';
import { placesOf } from '../places-of.ts';
import type { Story } from '../story.ts';
import type { OutrightComposer } from './composer.ts';
import { unreadCondition } from './composer.ts';
import { defaultShown, freeName } from './lists.ts';
import { relate } from './records.ts';
import { isLogin, recordsAmong, sentenceWords } from './sentence-words.ts';

type Listing = BehaviourOf<'listing'>;

const pattern =
  /\b(?:sees?|seen|shows?|shown|lists?|gets?|finds?|reads?|views?|overview|have|has|displays?)\b(.*?)\b(?:of|for|to|in|on|at|about|from) (?:only )?(?:(?:their|his|her|its|your|the \p{L}+'s?) own) (.+)$/u;
/** What shows records, and is none. */
const parts = /\b(?:lists?|tables?|pages?|overviews?|numbers?|totals?)$/i;
/** People who make records of a kind, where these have another name. */
const makers =
  /\b(?:participants?|attendees?|people|guests?|members|pupils|students|players|applicants?|registrants?|customers|visitors)\b/;

/** "Teachers see only the participants of their own courses": what belongs to records of who is logged in. */
export const listsOfOwn: OutrightComposer = (deed, story) => {
  if (!/^(?:restrict|list|email|figure|show|internal|dashboard|columns|other)$/.test(deed.intent) || deed.isDenied)
    return false;
  const words = sentenceWords(deed);
  if (/\b(?:not|never|cannot|nobody|e-?mails?|mailed|export\w*|edit|change|delete)\b|n't\b/.test(words)) return false;
  const found = pattern.exec(words);
  const parent = recordsAmong(found?.[2] ?? '', story);
  if (found === null || parent === null) return false;
  const entity = shownIn(found[1] ?? '', parent, story);
  if (entity === null) {
    const unknown = slotsOf(deed, 'thing').find(
      ({ text }) => story.find(text) === null && (found[1] ?? '').includes(text.toLowerCase()) && !parts.test(text),
    );
    if (unknown === undefined) return false;
    story.refuse(deed, `It is not clear what “${unknown.text}” are: say how they come in.`);
    return true;
  }
  const known = story.behaviours.find(
    (one) => one.kind === 'listing' && one.entity === entity && one.whose === 'of_own',
  );
  if (known !== undefined) {
    if (story.told.at(-1)?.deed.sentence !== deed.sentence) return false;
    story.add(known, deed);
    return true;
  }
  const unread = deed.chunks.filter(({ label, text }) => label !== 'why' && !isLogin(text) && !/\bown\b/i.test(text));
  if (unread.length > 0) {
    story.refuse(deed, unreadCondition(unread.map(({ text }) => text)));
    return true;
  }
  if (relate(entity, parent, story) === null) {
    story.refuse(
      deed,
      `It is not clear how ${story.namesOf(entity).plural.toLowerCase()} belong to ${story.namesOf(parent).plural.toLowerCase()}.`,
    );
    return true;
  }
  const own = story.entity(entity);
  const form = story.behaviours.some((one) => one.kind === 'listing' && one.entity === entity);
  // Who sees only what belongs to them shares it with nobody else.
  if (own !== undefined && /\bonly\b/.test(words) && !form) own.isPublic = false;
  const shown = slotsOf(deed, 'field').flatMap(({ text }) => story.findAttribute(entity, text)?.key ?? []);
  const places = placesOf(slotsOf(deed, 'place'), null).filter(
    ({ place }) => !['head', 'body_start', 'login'].includes(place),
  );
  const listing: Listing = {
    kind: 'listing',
    entity,
    name: freeName(story.namesOf(entity).plural, story),
    whose: 'of_own',
    order_by: 'date',
    order: 'desc',
    layout: /\btable\b/.test(words) ? 'table' : 'list',
    attributes: (shown.length > 0 ? [...new Set(shown)] : defaultShown(entity, story))
      .filter((key) => key !== 'title')
      .slice(0, 20),
    links: 'none',
    per_page: 20,
    paging: 'pages',
    audience: { who: 'logged_in' },
    ...(places.length > 0 ? { places } : {}),
  };
  story.current = entity;
  story.add(listing, deed);
  return true;
};

/** What is shown: records that are named, else what the people who are named have sent in. */
function shownIn(words: string, parent: string, story: Story): string | null {
  const named = recordsAmong(words, story);
  if (named !== null && named !== parent) return named;
  if (!makers.test(words)) return null;
  const children = [...story.entities.values()].filter(
    ({ key, fields }) => key !== parent && [...fields.values()].some(({ relates_to: target }) => target === parent),
  );
  const [only, ...others] = children;
  return only === undefined || others.length > 0 ? null : only.key;
}
