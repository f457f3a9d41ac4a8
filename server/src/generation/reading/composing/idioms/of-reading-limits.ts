import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { numberIn } from '../measures.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Restriction = Mutable<BehaviourOf<'restriction'>>;

/** The restriction on reading these records that was told last, or a new one: for people with an account. */
function readingOf(word: string, { sentence, deed }: Found, story: Story): Restriction | null {
  const key = /^(?:posts?|articles?|stor(?:y|ies)|texts?|entries|content)$/.test(word) ? 'post' : story.find(word);
  if (key === null || (!story.isOwn(key) && !/^(?:post|page|product)$/.test(key))) return null;
  const known = story.behaviours.findLast(
    (one): one is BehaviourOf<'restriction'> =>
      one.kind === 'restriction' &&
      one.subject.of === 'records' &&
      one.subject.entity === key &&
      one.subject.deeds.includes('read'),
  ) as Restriction | undefined;
  if (known !== undefined) {
    story.add(known, deed);
    return known;
  }
  const membership = story.last('membership');
  const made: Restriction = {
    kind: 'restriction',
    subject: { of: 'records', entity: key, deeds: ['read'] },
    allowed:
      membership !== undefined && /\b(?:members?|subscribers?|pay)/.test(sentence)
        ? { who: 'roles', roles: ['administrator', membership.role] }
        : { who: 'logged_in' },
    outcome: 'message',
    message: '',
  };
  story.add(made, deed);
  return made;
}

const count = '(?<count>\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
const noun = '(?<noun>posts?|articles?|stor(?:y|ies)|pages?|texts?|entries|recipes?|lessons?|[a-z]+s)';
const span = '(?:a|per|each|every|in a) (?<per>day|week|month|year)';
const strangers =
  "(?:(?:people|visitors|readers|users|those|anyone|everybody|everyone|guests)? ?(?:who|that) (?:is|are) (?:not|n't) (?:(?:yet )?(?:logged|signed) in|(?:a )?(?:paying )?(?:members?|subscribers?))|non-? ?members|guests|strangers|(?:logged|signed)-? ?out (?:visitors|users|readers|people)|anonymous (?:visitors|readers|users)|visitors (?:without an account|who have no account)|everyone else|everybody else|others)";

/** How much of a text strangers see. */
function teaser(found: Found, story: Story): boolean {
  const much = numberIn(found.groups.count ?? 'one');
  const restriction = much === null || much < 1 ? null : readingOf(found.groups.noun ?? 'posts', found, story);
  if (restriction === null || much === null) return false;
  restriction.shows_teaser = true;
  restriction.teaser_paragraphs = Math.min(50, much);
  return true;
}

const part =
  '(?:only |just )?(?:the )?(?:(?:first|opening) )?(?<count>[a-z]+|\\d+)?(?: (?:first|opening))? ?paragraphs?(?: of (?:(?:the|an|a|each|every|our|all) )*(?<noun>[a-z]+))?';

/** Texts that can be read in part, or so many of them, before one needs an account. */
export const ofReadingLimits: readonly Idiom[] = [
  {
    // "Readers may read three articles a month for free, then they must log in"
    pattern: new RegExp(
      `(?:(?:everybody|everyone|readers?|visitors?|people|guests?|users?|anyone|non-members) )?(?:(?:may|can|could|should|get to|is able to|are able to) )?(?:read|see|view|open|gets?|have|has) (?:only |just |up to |the first )?${count} (?:free )?${noun} (?:(?:for free|free of charge|free|without (?:logging in|an account|a login|paying|registering)) )?${span}[^.;]*`,
    ),
    read: freeReads,
  },
  {
    // "Five free articles per month, after that a subscription is needed"
    pattern: new RegExp(`${count} (?:free ${noun}|(?<noun2>[a-z]+) (?:are|is) free) ${span}[^.;]*`),
    read: freeReads,
  },
  {
    // "After five articles in a month, visitors have to sign in"
    pattern: new RegExp(
      `after (?:reading )?${count} ${noun} ${span}(?: ,)? [^.;]*\\b(?:log in|sign in|sign up|register|subscribe|pay|join|login|account)\\b[^.;]*`,
    ),
    read: freeReads,
  },
  {
    // "Show only the first two paragraphs to people who are not members"
    pattern: new RegExp(`(?:show|give|let)s? ${part} to ${strangers}[^.;]*`),
    read: teaser,
  },
  {
    // "People who are not logged in only get the first paragraph"
    pattern: new RegExp(
      `${strangers} (?:should |shall |will |may |can )?(?:only |just )?(?:see|get|read|sees|gets)s? ${part}[^.;]*`,
    ),
    read: teaser,
  },
];

function freeReads(found: Found, story: Story): boolean {
  const { groups, sentence } = found;
  const free = numberIn(groups.count ?? '');
  const isLimit =
    /\b(?:free|without (?:logging|an account|a login|paying|registering)|then|after (?:that|which)|after)\b/.test(
      sentence,
    ) &&
    /\b(?:log(?:ged)? in|sign(?:ed)? in|login|sign up|register|subscri\w+|pay(?:ing)?|members?(?:hip)?|account|join|free)\b/.test(
      sentence,
    );
  if (free === null || free < 1 || free > 100 || !isLimit) return false;
  const restriction = readingOf(groups.noun ?? groups.noun2 ?? 'posts', found, story);
  if (restriction === null) return false;
  const per = groups.per as NonNullable<Restriction['free_reads']>['per'];
  restriction.free_reads = { count: free, per, ...(/\bhow many\b/.test(sentence) ? { shows_count: true } : {}) };
  if (/\b(?:log in|sign in|login)\b/.test(sentence) && restriction.outcome === 'message') restriction.outcome = 'login';
  return true;
}
