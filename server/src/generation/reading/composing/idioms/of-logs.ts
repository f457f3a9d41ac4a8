import { eventsIn } from '../composers/activity-log.ts';
import { daysOf, durationIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

/** Says more of the activity log; false where the plan has none. */
const ofLog =
  (change: (log: NonNullable<ReturnType<typeof logOf>>, found: Found) => void = () => {}) =>
  (found: Found, story: Story): boolean => {
    const log = logOf(story);
    if (log === undefined) return false;
    change(log, found);
    story.add(log, found.deed);
    return true;
  };

const logOf = (story: Story) => story.last('activity_log');

/** What is noted, for how long, and what administrators do with the list. */
export const ofLogs: readonly Idiom[] = [
  {
    // "Log logins, failed logins, posts created or deleted, and changes of a user's role"
    pattern:
      /^(?:please |also |and )*(?:log|record|track|note)(?: all| every| any)?(?: the)?(?: failed| successful)? log-?ins?\b.*/,
    unlessMarked: ['log'],
    read({ deed, sentence }, story) {
      const events = eventsIn(sentence.replaceAll(" '", "'"), []);
      if (events.length < 2) return false;
      const known = logOf(story);
      if (known !== undefined) {
        known.events = [...new Set([...known.events, ...events])];
        story.add(known, deed);
      } else story.add({ kind: 'activity_log', events: [...events], days: 90, keeps_address: false }, deed);
      return true;
    },
  },
  {
    // "For each: when, who, IP address, what"
    pattern:
      /^(?:for|of|with) (?:each|every one)(?: entry| event| one| of them)? ?:? (?:(?:when|who|what|which|the|date|time|day|user|name|and|from|where|its|their|,|:|ip|address|addresses|was|did|done|changed|it|happened|kind|of|event) ?)+\.?$/,
    read: ofLog((log, { sentence }) => {
      if (/\bip\b|\baddress/.test(sentence)) log.keeps_address = true;
    }),
  },
  {
    // "Entries older than 180 days get removed automatically, with the 180 being adjustable"
    pattern:
      /(?:entries|records|lines|events) (?:that are |which are )?older than (?<span>[a-z0-9]+ (?:days?|weeks?|months?|years?)) (?:get|are|should be|must be|will be|can be|have to be) (?:automatically )?(?:removed|deleted|purged|cleared|dropped)(?: automatically| by themselves)?(?:(?: ,)? with (?:the |that )?\S+(?: days)? (?:being )?(?:adjustable|configurable|changeable)| , adjustable)?/,
    read: ofLog((log, { groups }) => {
      const duration = durationIn(groups.span ?? '');
      if (duration !== null) log.days = Math.max(1, Math.min(3650, daysOf(duration)));
    }),
  },
  {
    // "IP addresses are shortened after 7 days"
    pattern:
      /(?:the )?(?:ip(?: |-))?addresses (?:are|get|should be|must be|will be|have to be) (?:automatically )?(?:shortened|anonymi[sz]ed|truncated|masked|cut)(?: automatically)? after (?<span>[a-z0-9]+ (?:days?|weeks?|months?|years?))/,
    read: ofLog((log, { groups }) => {
      const duration = durationIn(groups.span ?? '');
      log.keeps_address = true;
      if (duration !== null) log.address_days = Math.max(1, Math.min(3650, daysOf(duration)));
    }),
  },
  {
    // "A screen for admins with a filter by kind of event"
    pattern:
      /(?<act>an? (?:screen|page|list|view) for (?:the )?(?:admins?|administrators?)(?: (?:only|alone))?(?: (?:with|that has|which has) (?:an? )?filters? (?:by|for) (?:(?!,|;| and an? ).)*)?)/,
    read(found, story) {
      const log = logOf(story);
      if (log === undefined) return false;
      // The list has filters by kind, user and day of itself.
      story.add(log, found.deed);
      return true;
    },
  },
  {
    // "A button that exports what's filtered as CSV"
    pattern:
      /(?<act>(?:an? )?(?:button|link|way|option) (?:that|which|to|for) (?:exports?|exporting|downloads?|downloading)\b[^;]*\b(?:csv|spreadsheet)\b)/,
    read: ofLog((log) => {
      log.has_download = true;
    }),
  },
  {
    // "There shouldn't be any means of editing or deleting single entries"
    pattern:
      /^(?=.*(?:\bno\b|\bnot\b|n't|\bnever\b|\bnobody\b|\bno one\b))(?=.*\b(?:edit|chang|delet|alter|tamper)\w*\b).*\b(?:entry|entries|logs?(?!-))\b.*/,
    unlessMarked: ['log', 'restrict', 'role', 'require', 'hold', 'delete'],
    read: ofLog(),
  },
  {
    // "Don't ever record passwords"
    pattern:
      /^(?=.*(?:\bno\b|\bnot\b|n't|\bnever\b))(?=.*\b(?:record|log|logged|store|stored|note|noted|save|saved|keep|kept)\b).*\bpasswords?\b.*/,
    read: ofLog(),
  },
];
