import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { clockIn, weekdaysIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Subscription = BehaviourOf<'post_subscription'>;

const news = '(?:(?:all|our|the|your|what is|any|every|each|most) )*(?:new(?:est)?|latest|recent|fresh|upcoming)';
const noun = '(?<noun>[a-z]+(?: posts?| articles?| entries)?)';
const mail = '(?:e-?mails?|mails?|newsletters?|inbox)';

/** How often a text says that something is sent: a length between digests, or each time. */
function rhythmIn(text: string): Subscription['sends'] {
  if (/\b(?:monthly|each month|every month|once a month|of the month)\b/.test(text)) return 'monthly';
  if (/\b(?:daily|each day|every day|once a day|every (?:morning|evening|night))\b/.test(text)) return 'daily';
  const isWeekly = /\b(?:weekly|each week|every week|once a week|week 's)\b/.test(text);
  return isWeekly || /\b(?:every|each|on) (?:\w+day)s?\b/.test(text) ? 'weekly' : 'each';
}

/** The records that people want to hear of: posts, or records of the plan that have pages. */
function announced(word: string, story: Story): string | null {
  if (/\b(?:posts?|articles?|stor(?:y|ies)|entries|news|content|blogs?)$/.test(word)) {
    const own = story.find(word);
    return own !== null && story.isOwn(own) ? own : 'post';
  }
  const key = story.find(word);
  return key !== null && story.isOwn(key) ? key : null;
}

/** Makes the subscription, or says more of the one that there is. */
function subscribe({ deed, groups, sentence }: Found, story: Story): boolean {
  const entity = announced(groups.noun ?? 'posts', story);
  if (entity === null) return false;
  const sends = rhythmIn(sentence);
  const [weekday] = weekdaysIn(sentence);
  const time = clockIn(sentence);
  const choices = /\b(?:choose|pick|select)\b[^.;]*\bcategor/.test(sentence)
    ? 'category'
    : /\b(?:choose|pick|select)\b[^.;]*\btags?\b/.test(sentence)
      ? 'tag'
      : undefined;
  const more: Partial<Subscription> = {
    ...(choices === undefined || entity !== 'post' ? {} : { choices }),
    ...(sends === 'weekly' && weekday !== undefined ? { weekday } : {}),
    ...(sends !== 'each' && time !== null ? { time } : {}),
  };
  const last = story.last('post_subscription');
  if (last !== undefined && last.entity === entity) {
    Object.assign(last, sends === 'each' ? {} : { sends }, more);
    story.add(last, deed);
    return true;
  }
  const shows = /\b(?:headlines?|titles?)\b/.test(sentence) ? 'titles' : 'excerpts';
  story.add(
    {
      kind: 'post_subscription',
      entity,
      sends,
      shows,
      below_content: /\b(?:below|under|after|at the end of) (?:each|every|the|all) \w+/.test(sentence),
      label: 'Get new posts by email',
      button: 'Subscribe',
      consent: '',
      roles: [],
      subject: '',
      message: '',
      ...more,
    },
    deed,
  );
  return true;
}

/** Readers who want to hear by e-mail of what is new. */
export const ofSubscriptions: readonly Idiom[] = [
  {
    // "Readers can sign up by email to hear about new posts", "Let visitors subscribe to our latest articles"
    pattern: new RegExp(
      `(?:subscribe|sign up|signup|register|opt in)\\b(?! (?:to|for) (?:the|an?) (?:course|event|class|workshop))[^.;]*?\\b${news} ${noun}[^.;]*`,
    ),
    read: (found, story) =>
      new RegExp(`\\b${mail}\\b|subscri`).test(found.sentence) ? subscribe(found, story) : false,
  },
  {
    // "Send subscribers a weekly digest of new articles on Friday morning, with an unsubscribe link"
    pattern: new RegExp(
      `(?:send|e-?mail|mail|notify|tell|inform)s? (?:(?:all|our|the|every|each|my) )*(?:e-?mail |newsletter )?(?:subscribers?|followers?|readers?)\\b[^.;]*?\\b(?:${news}|week 's|month 's|day 's) ${noun}[^.;]*`,
    ),
    read: subscribe,
  },
  {
    // "Subscribers get an email when a post is published", "… as soon as a new article is out"
    pattern:
      /(?:subscribers?|followers?|readers? who (?:have )?subscribed|(?:everybody|everyone|people|those) who (?:has |have )?subscribed)\b[^.;]*?\b(?:when(?:ever)?|as soon as|once|each time|every time) (?:an?|we publish an?|there is an?|i publish an?) (?:new )?(?<noun>(?:blog )?[a-z]+)(?: (?:is|goes|gets|appears|comes|has been)\b)?[^.;]*/,
    read: subscribe,
  },
  {
    // "A weekly newsletter with the latest posts", "a monthly round-up of new articles by email"
    pattern: new RegExp(
      `(?:daily|weekly|monthly) (?:e-?mail |mail )?(?:newsletter|digest|round-?up|summary|e-?mail|mail)\\b(?: (?:of|with|about|containing|listing))? ${news} ${noun}[^.;]*`,
    ),
    read(found, story) {
      // Staff hear of what is new as well, which is a digest of its own
      const isForStaff = /\b(?:admins?|administrators?|editors?|staff|team|me|us|board|office)\b/.test(found.sentence);
      return isForStaff ? false : subscribe(found, story);
    },
  },
  {
    // "They must confirm their address first", "every mail has an unsubscribe link"
    pattern:
      /(?:(?:they|people|readers|subscribers|visitors) (?:must|have to|need to|should) (?:first )?confirm (?:their|the) (?:e-?mail )?(?:address|subscription|e-?mail)[^.;]*|(?:with )?double opt-? ?in|(?:(?:each|every) (?:mail|e-?mail|message) (?:has|needs|contains) |with )?an? unsubscribe link[^.;]*|(?:they|subscribers|people|readers) can unsubscribe(?: again)?(?: (?:at any time|any time|with one click|by a link|whenever they like))?)/,
    isLast: true,
    read({ deed }, story) {
      const last = story.last('post_subscription');
      if (last === undefined) return false;
      story.add(last, deed);
      return true;
    },
  },
];
