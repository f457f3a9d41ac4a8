import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { daysOf, durationIn } from '../measures.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

const byItself = ({ deed }: Found, story: Story): boolean => {
  const membership = story.last('membership');
  if (membership === undefined) return false;
  story.add(membership, deed);
  return true;
};

/** The restriction of records that are chosen one by one. */
const chosenOf = (story: Story): Mutable<BehaviourOf<'restriction'>> | undefined =>
  story.behaviours.findLast(
    (one): one is BehaviourOf<'restriction'> =>
      one.kind === 'restriction' && one.subject.of === 'records' && one.subject.applies_to === 'chosen',
  );

/** Memberships that staff give until a date, and pages that are ticked as theirs. */
export const ofMemberships: readonly Idiom[] = [
  {
    // "On each page I can tick "members only""
    pattern:
      /(?:on|for) (?:each|every|any|a|single) (?<thing>page|post|product)s? (?:i|we|editors|one|you) (?:can|could|want to) (?:tick|check|choose|say|mark)\b[^.;]*"(?:members?|subscribers?|logged[- ]in)[^"]*"/,
    read({ deed, groups }, story) {
      const restriction: Mutable<BehaviourOf<'restriction'>> = {
        kind: 'restriction',
        subject: { of: 'records', entity: groups.thing ?? 'page', deeds: ['read'], applies_to: 'chosen' },
        allowed: { who: 'logged_in' },
        outcome: 'message',
        message: '',
      };
      story.add(restriction, deed);
      // Whoever has a membership, where the plan has one in the end
      story.laters.push(() => {
        const [membership, ...more] = story.behaviours.filter((one) => one.kind === 'membership');
        if (membership !== undefined && more.length === 0)
          restriction.allowed = { who: 'roles', roles: ['administrator', membership.role] };
      });
      return true;
    },
  },
  {
    // "… sees the title and a message I can write in settings, not the content"
    pattern:
      /^.*\b(?:sees?|gets?|reads?) (?:only )?the title and an? message(?: (?:that |which )?(?:i|we) can (?:write|change|edit|set))?(?: in (?:the )?settings)?(?: ,)? ?(?:not|instead of|but not|rather than) the (?:content|text|page)\b.*/,
    read({ deed }, story) {
      const restriction = chosenOf(story);
      if (restriction === undefined) return false;
      story.add(restriction, deed);
      return true;
    },
  },
  {
    // "Every user has a "member until" date on their profile which only admins can set"
    pattern:
      /(?:every|each) (?:user|member|person|account) (?:has|gets|needs) an? (?:"[^"]*\buntil"|(?:member|membership|paid) until) date\b[^;.]*/,
    read({ deed }, story) {
      if (story.last('membership') !== undefined) return byItself({ deed } as Found, story);
      const role = story.newRole('member');
      if (role === null) return false;
      story.add(
        {
          kind: 'membership',
          name: 'Membership',
          role,
          starts: [],
          lasts: { for: 'period', count: 1, unit: 'year' },
          again: 'extend',
          grace_days: 0,
          reminders: [],
          can_cancel: 'no',
          managers: [],
        },
        deed,
      );
      return true;
    },
  },
  {
    // "After that date the access stops automatically, no need to do anything"
    pattern:
      /after (?:that|this|the) date(?: ,)? (?:the |their )?(?:access|membership) (?:stops|ends|is gone|expires|lapses)\b[^;.]*/,
    read: byItself,
  },
  {
    // "14 days before the date the member gets a reminder email, once"
    pattern:
      /(?<span>[a-z0-9]+ (?:days?|weeks?|months?)) before (?:the|that|this) date(?: ,)? (?:the |each |every )?members? (?:gets?|receives?|is sent|are sent) an? reminder(?: e-?mail| mail)?(?:(?: ,)? (?:only )?once)?/,
    read({ deed, groups }, story) {
      const membership = story.last('membership');
      const duration = durationIn(groups.span ?? '');
      if (membership === undefined || duration === null || membership.reminders.length >= 6) return false;
      const days = Math.min(366, daysOf(duration));
      membership.reminders = [...membership.reminders, { days, side: 'before', subject: '', message: '' }];
      story.add(membership, deed);
      return true;
    },
  },
  {
    // "Members only pages must not leak in the site search or the RSS feed or the API"
    pattern:
      /^.*(?:must|should|may) ?(?:not|n't|never) (?:leak|show up|appear|turn up|be found|be shown) (?:in|through|via) (?:the )?(?:site )?(?:search|feeds?|rss|api)\b.*/,
    read({ deed }, story) {
      const restriction = chosenOf(story);
      if (restriction === undefined) return false;
      restriction.is_hidden = true;
      story.add(restriction, deed);
      return true;
    },
  },
];
