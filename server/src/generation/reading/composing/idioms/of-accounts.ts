import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { daysOf, durationIn, minutesOf, numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Policy = BehaviourOf<'account_policy'>;

/** Says more of what accounts are held to. */
function withPolicy({ deed }: Found, story: Story, more: Partial<Policy>): true {
  const last = story.last('account_policy');
  if (last === undefined) story.add({ kind: 'account_policy', ...more }, deed);
  else {
    Object.assign(last, more);
    story.add(last, deed);
  }
  return true;
}

const roleWords: readonly (readonly [RegExp, string])[] = [
  [/^admin(?:istrator)?s?$/, 'administrator'],
  [/^editors?$/, 'editor'],
  [/^authors?$/, 'author'],
  [/^contributors?$/, 'contributor'],
  [/^subscribers?$/, 'subscriber'],
  [/^customers?$/, 'customer'],
  [/^shop managers?$/, 'shop_manager'],
];
const everybody =
  /^(?:people|persons?|users?|everyone|everybody|they|accounts?|somebody|someone|anyone|anybody|who|he or she)$/;

/** Whom words mean: roles, nothing for everybody; null where it is not known who they are. */
function rolesIn(text: string): { readonly roles?: string[] } | null {
  const names = text
    .replaceAll(/\b(?:all|the|our|any|every|each|logged-in|inactive|idle)\b/g, ' ')
    .split(/ (?:and|or) |,|&/)
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
  if (names.length === 0 || names.every((name) => everybody.test(name))) return names.length === 0 ? null : {};
  const roles = names.map((name) => roleWords.find(([pattern]) => pattern.test(name))?.[1]);
  return roles.every((role): role is string => role !== undefined) ? { roles } : null;
}

const peopleWords = '(?:(?:and|or|,|all|the|our|every|inactive|idle) )*[a-z]+(?: (?:and|or|,) [a-z]+| managers?)*';
const people = `(?<who>${peopleWords})`;
const span = '(?<span>[a-z0-9]+(?: an?)? (?:minutes?|min|hours?|days?|weeks?|months?|years?))';
const nothing =
  '(?:without (?:any |doing )?(?:activity|anything|requests?)|of (?:inactivity|idleness|doing nothing|being idle))';

function idle(found: Found, story: Story): boolean {
  const time = durationIn(found.groups.span ?? '');
  const who = rolesIn(found.groups.who ?? '');
  const minutes = time === null ? 0 : minutesOf(time);
  return time !== null && who !== null && minutes <= 10_080
    ? withPolicy(found, story, { idle_logout: { minutes, ...who } })
    : false;
}

/** The same of patterns with two ways to say who, or how long; without a word of it, everybody is meant. */
const spanIn = ({ groups }: Found) => durationIn(groups.span ?? groups.span2 ?? '');
const whoIn = ({ groups }: Found) => {
  const who = groups.who ?? groups.who2;
  return who === undefined ? {} : rolesIn(who);
};

function idleOfAny(found: Found, story: Story): boolean {
  const time = spanIn(found);
  const who = whoIn(found);
  const minutes = time === null ? 0 : minutesOf(time);
  return time !== null && who !== null && minutes <= 10_080
    ? withPolicy(found, story, { idle_logout: { minutes, ...who } })
    : false;
}

function ageOfAny(found: Found, story: Story): boolean {
  const time = spanIn(found);
  const who = whoIn(found);
  if (time === null || who === null) return false;
  const days = Math.min(3650, daysOf(time));
  return withPolicy(found, story, { password_age: { days, ...who, notice_days: 0, is_mailed: false } });
}

function sessionsOfAny(found: Found, story: Story): boolean {
  const maximum = numberIn(found.groups.count ?? '');
  const who = whoIn(found);
  if (maximum === null || maximum < 1 || maximum > 20 || who === null) return false;
  const isRefused = /\b(?:refuse|reject|den(?:y|ied)|block|not be (?:able|allowed|possible)|fails?)\w*\b/.test(
    found.sentence,
  );
  return withPolicy(found, story, {
    sessions: { maximum, at_limit: isRefused ? 'refuse' : 'end_oldest', ...who },
  });
}

/** What accounts are held to: the age of passwords, earlier ones, idle time, logins at the same time, confirmations. */
export const ofAccounts: readonly Idiom[] = [
  {
    // "Log people out after 30 minutes of inactivity", "Automatically log out editors who are idle for an hour"
    pattern: new RegExp(
      `(?:automatically )?(?:log|sign) (?:out ${people}|${people.replace('<who>', '<who2>')} out)(?: automatically)? (?:after ${span} ${nothing}|(?:when|if|who) (?:they )?(?:are|is|have been) (?:idle|inactive) for ${span.replace('<span>', '<span2>')})`,
    ),
    read: idleOfAny,
  },
  {
    // "Automatic logout after 20 minutes", "Sessions end after an hour of inactivity"
    pattern: new RegExp(
      `(?:(?:automatic|auto|idle) ?-? ?log-? ?out|idle time-? ?out|(?:the )?(?:login )?sessions? (?:should |must |shall )?(?:expires?|ends?|times? out)) (?:after|of) ${span}(?: ${nothing})?(?: for (?<who>${peopleWords}))?`,
    ),
    read: idleOfAny,
  },
  {
    // "Passwords must be changed every 90 days", "Passwords expire after half a year"
    pattern: new RegExp(
      `(?<!old )passwords? (?:(?:of|for) (?<who>${peopleWords}) )?(?:(?:must|have to|has to|should|shall|need to) (?:be )?(?:changed|renewed|replaced|expire)|expires?|(?:is|are) (?:to be )?(?:changed|renewed)|(?:is|are) (?:only )?(?:valid|good) for)(?: (?:every|after|for|at least every))? ${span}`,
    ),
    read: ageOfAny,
  },
  {
    // "Make everyone change their password every six months", "Force a password change every 60 days"
    pattern: new RegExp(
      `(?:(?:make|have|force|require) (?<who>${peopleWords}) (?:to )?(?:change|renew|replace) their passwords?|(?:force|require|enforce) (?:an?|regular)? ?(?:new passwords?|password (?:changes?|renewals?|resets?))(?: for (?<who2>${peopleWords}))?) (?:every|after) ${span}`,
    ),
    read: ageOfAny,
  },
  {
    // "Be changed every 90 days" behind what else passwords must be
    pattern: new RegExp(`(?<=\\bpasswords? .*)and (?:must )?be (?:changed|renewed|replaced) (?:every|after) ${span}`),
    read: ageOfAny,
  },
  {
    // "Do not let people reuse their last five passwords", "Users can't reuse any of the last 5 passwords"
    pattern:
      /(?:re-?us(?:e|ing)|use again|choose again|repeat(?:ing)?|go(?:ing)? back to) (?:of )?(?:any of |one of )?(?:the |their |his or her )?(?:last|previous|old|recent) (?<count>[a-z]+|\d+)? ?passwords?/,
    read(found, story) {
      const isDenied = /\b(?:not|n't|never|prevent|stop|block|forbid|disallow|no|nobody|without|cannot)\b/.test(
        found.sentence,
      );
      const count = found.groups.count === undefined ? 1 : numberIn(found.groups.count);
      return isDenied && count !== null && count >= 1 && count <= 12
        ? withPolicy(found, story, { kept_passwords: count })
        : false;
    },
  },
  {
    // "Only one session per user at a time", "At most three devices per account; a fourth is refused"
    pattern:
      /(?:only|at most|not more than|no more than|max(?:imum)?(?: of)?|up to|limit(?: it)? to|just) (?<count>[a-z]+|\d+) (?:(?:active|open|concurrent|simultaneous|parallel) )?(?:sessions?|log-?ins?|devices?|browsers?|computers?)(?: at (?:a|the same|one) time| at once)? (?:per|for each|for every|an?|each) (?:user|account|person|member|customer|subscriber)s?(?: at (?:a|the same|one) time| at once)?/,
    read: sessionsOfAny,
  },
  {
    // "An account can be logged in on two devices only", "Members may be signed in on at most 3 devices"
    pattern: new RegExp(
      `(?:${people}|an account|one account|each account|the same account) (?:can|may|must|should)(?: only)? be (?:logged|signed) in (?:on|in|from|with) (?:only |at most |no more than |up to |a maximum of )?(?<count>[a-z]+|\\d+) (?:devices?|browsers?|computers?|places?)(?: only| at most)?(?: at (?:a|the same|one) time| at once)?`,
    ),
    read: sessionsOfAny,
  },
  {
    // "Prevent concurrent logins", "Stop people from sharing their account"
    pattern: new RegExp(
      `(?:(?:prevent|stop|block|forbid|disallow|no) (?:concurrent|simultaneous|multiple|parallel|several) (?:log-?ins?|sessions?|sign-?ins?)(?: (?:with|of|for|to|on|by) (?:one|the same|an|a single|each) (?:account|user))?|(?:prevent|stop|keep) ${people} from sharing (?:their |an? )?(?:accounts?|log-?ins?|passwords?))`,
    ),
    read: (found, story) => withPolicy(found, story, { sessions: { maximum: 1, at_limit: 'end_oldest' } }),
  },
  {
    // "After 30 minutes without activity people are logged out"
    pattern: new RegExp(
      `after ${span} ${nothing}(?: ,)? ${people} (?:is|are|gets?) (?:automatically )?(?:logged|signed) out(?: automatically)?`,
    ),
    read: idle,
  },
  {
    // "Editors are logged out after an hour of inactivity"
    pattern: new RegExp(
      `${people} (?:is|are|gets?|should be|must be) (?:automatically )?(?:logged|signed) out(?: automatically)? after ${span} ${nothing}`,
    ),
    read: idle,
  },
  {
    // "Editors and administrators must change theirs every 90 days and are told 7 days before"
    pattern: new RegExp(
      `${people} (?:must|have to|has to|need to|needs to|should|shall) (?:change|renew|replace) (?:theirs|their passwords?|(?:the|his or her) passwords?|passwords?) every ${span}(?:(?: ,)? and (?:are|get) (?:told|reminded|warned|notified|informed)(?: of it| about it)? (?<notice>[a-z0-9]+ (?:days?|weeks?)) (?:before|in advance|earlier|beforehand))?`,
    ),
    read(found, story) {
      const time = durationIn(found.groups.span ?? '');
      const who = rolesIn(found.groups.who ?? '');
      if (time === null || who === null) return false;
      const days = Math.min(3650, daysOf(time));
      const before = found.groups.notice === undefined ? null : durationIn(found.groups.notice);
      const notice = before === null ? 0 : Math.min(60, days - 1, daysOf(before));
      return withPolicy(found, story, {
        password_age: { days, ...who, notice_days: notice, is_mailed: notice > 0 },
      });
    },
  },
  {
    // "The last three passwords cannot be used again"
    pattern:
      /(?:the |their |one's )?last (?<count>[a-z0-9]+ )?passwords? (?:can ?not|ca n't|can n't|must not|may not|are not to|cannot) be (?:re-?used|used(?: again| anew)?|chosen(?: again)?|taken(?: again)?)(?: again)?/,
    read(found, story) {
      const count = found.groups.count === undefined ? 1 : numberIn(found.groups.count);
      return count !== null && count >= 1 && count <= 12 ? withPolicy(found, story, { kept_passwords: count }) : false;
    },
  },
  {
    // "Two logins at the same time with one account are not allowed"
    pattern:
      /(?:two|several|multiple|more than one|parallel|simultaneous) (?:log-?ins?|sessions?|sign-?ins?)(?: at (?:the same time|once))? (?:with|of|for|from|on|by|per) (?:one|the same|an|each|a single) (?:account|user)(?: at (?:the same time|once))? (?:is|are) (?:not (?:allowed|possible|permitted)|forbidden|refused|impossible)/,
    read: (found, story) => withPolicy(found, story, { sessions: { maximum: 1, at_limit: 'end_oldest' } }),
  },
  {
    // "New administrators must be confirmed by another administrator"
    pattern:
      /new (?<role>admin(?:istrator)?s?|editors?|shop managers?) (?:must|have to|need to|are to|shall|should|are) (?:be )?(?:confirmed|approved|released) by (?:another|a second|some other|a further) (?:admin(?:istrator)?|person|one)/,
    read(found, story) {
      const roles = rolesIn(found.groups.role ?? '')?.roles;
      return roles === undefined ? false : withPolicy(found, story, { confirmed_roles: roles });
    },
  },
];
