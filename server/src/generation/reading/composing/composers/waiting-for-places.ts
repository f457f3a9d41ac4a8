import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { numberIn } from '../measures.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { OutrightComposer } from './composer.ts';
import { unreadCondition } from './composer.ts';
import { relate } from './records.ts';
import { sentenceWords } from './sentence-words.ts';

type Limit = Extract<PlanBehaviour, { kind: 'capacity_limit' }>;

const waiting = /\bwait(?:ing)?[ -]?list(?:ed|s)?\b|\bwait(?:s|ed|ing)?\b/;
const full =
  /\b(?:full|taken|left|gone|capacity|beyond|booked|place|places|seat|seats|spot|spots|beds?|free|cancels?|drops?|reached|too late|after that|more|maximum|sold)\b/i;
const roomWords =
  /(?:^|_)(?:seats?|places?|spots?|capacity|beds?|mats?|spaces?|participants?|attendees|tickets|slots?|max\w*|size|limit|number)(?:_|$)/;

/** "When it is full, people go on a waiting list", and the limit before it where a description has one. */
export const waitingForPlaces: OutrightComposer = (deed, story) => {
  const words = sentenceWords(deed);
  const last = story.told.at(-1);
  // "No more people than seats can register": what is limited is no registration of users
  if (deed.intent === 'account' && last?.behaviour?.kind === 'capacity_limit' && last.deed.sentence === deed.sentence) {
    story.add(last.behaviour, deed);
    return true;
  }
  const isWaiting =
    waiting.test(words) && /^(?:waiting_list|limit|hold|submit|set|other|email|range)$/.test(deed.intent);
  const isLimit =
    !isWaiting &&
    /^(?:limit|range|figure)$/.test(deed.intent) &&
    /\b(?:no|not)(?: be)? more\b|\blimited to\b|\bat most\b|\bup to\b|\bas many\b/.test(words) &&
    /\bwait(?:ing)?[ -]?list/i.test(story.description);
  if ((!isWaiting && !isLimit) || deed.isDenied) return false;
  if (
    isWaiting &&
    !waiting.test(`${deed.text} ${deed.chunks.map(({ text }) => text).join(' ')}`.toLowerCase()) &&
    deed.intent !== 'limit'
  )
    return false;
  if (/\b(?:in stock|out of stock|sold out|products?)\b/.test(words)) return false;
  const form = story.last('public_form');
  if (form === undefined || !story.isOwn(form.entity)) {
    if (story.isShop || !isWaiting) return false;
    story.refuse(deed, 'It is not clear what those who come too late send in: say with which form people register.');
    return true;
  }
  const { entity } = form;
  const unread = deed.chunks.filter(({ label, text }) => label !== 'why' && !full.test(text));
  if (unread.length > 0) {
    story.refuse(deed, unreadCondition(unread.map(({ text }) => text)));
    return true;
  }
  const known = story.behaviours.find((one) => one.kind === 'capacity_limit' && one.entity === entity) as
    | Mutable<Limit>
    | undefined;
  const limit = known ?? limitFor(entity, words, story);
  if (limit === null) {
    if (isLimit) return false;
    story.refuse(deed, 'It does not say for how many there is room.');
    return true;
  }
  if (isWaiting) limit.waits = true;
  story.add(limit, deed);
  return true;
};

/** How many there is room for: what the parent has a number for, else a number of the sentence, else a rule told before. */
function limitFor(entity: string, words: string, story: Story): Mutable<Limit> | null {
  const counted = story.behaviours.find(
    (one) =>
      one.kind === 'rule' && one.entity === entity && one.checks.some(({ is }) => is === 'capacity' || is === 'count'),
  );
  const [check] =
    counted?.kind === 'rule' && counted.checks.length === 1 && counted.conditions === undefined ? counted.checks : [];
  const parents = [...(story.entity(entity)?.fields.values() ?? [])].flatMap(({ relates_to: parent }) => parent ?? []);
  const base = { kind: 'capacity_limit' as const, entity };
  let made: Mutable<Limit> | null = null;
  for (const parent of new Set([
    ...parents,
    ...[...story.entities.keys()].filter((key) => key !== entity && parents.length === 0),
  ])) {
    const numbers = [...(story.entity(parent)?.fields.values() ?? [])].filter(
      ({ type }) => type === 'integer' || type === 'number',
    );
    const room =
      numbers.find(({ key }) => roomWords.test(key)) ??
      numbers.find(({ label }) => words.includes(label.toLowerCase()));
    if (room === undefined || relate(entity, parent, story) === null) continue;
    made = { ...base, parent, field: room.key, most: 0 };
    break;
  }
  const [parent = null] = parents;
  if (made === null && check?.is === 'count' && check.period === 'ever' && check.per !== 'user')
    made = { ...base, parent: check.per === 'attribute' ? parent : null, field: null, most: check.most };
  const number = /\b(?:no|not|at most|up to|limited to|only)\b.{0,20}?(\d+)/.exec(words)?.[1];
  const most = number === undefined ? null : numberIn(number);
  if (made === null && most !== null) made = { ...base, parent, field: null, most };
  if (made === null) return null;
  // One limit is enough: what was a rule of its own is this one now.
  if (counted !== undefined && check !== undefined && (check.is === 'capacity' || check.is === 'count')) {
    const limit = made;
    story.behaviours = story.behaviours.filter((one) => one !== counted);
    story.told = story.told.map((one) => (one.behaviour === counted ? { ...one, behaviour: limit } : one));
  }
  return made;
}
