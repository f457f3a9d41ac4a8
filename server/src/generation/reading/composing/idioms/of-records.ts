import { daysOf, durationIn, numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

/** The plan's own records that were spoken of last. */
const ownOf = ({ current, isOwn }: Pick<Story, 'current'> & { isOwn(key: string): boolean }): string | null =>
  current !== null && isOwn(current) ? current : null;

/** What a form of the plan does by itself; false where it has none. */
const byForm = ({ deed }: Found, story: Story): boolean => {
  const form = story.last('public_form');
  if (form === undefined) return false;
  story.add(form, deed);
  return true;
};

/** Notes for staff, bounds of amounts and dates, spam, and mail when owners change what is theirs. */
export const ofRecords: readonly Idiom[] = [
  {
    // "There's also a private note field for the committee, … which can't be seen by the public or by the owner"
    pattern:
      /(?:(?:there 's|there is|we need|i need|i want|we want)(?: also)? )?an? (?:private|internal|confidential) notes?(?: fields?)? for (?:the |our )?(?:committee|staff|editors|team|office|board|us|admins?|administrators)\b[^;.]*/,
    read({ deed }, story) {
      const entity = ownOf({ current: story.current, isOwn: (key) => story.isOwn(key) });
      if (entity === null && story.current !== 'post') return false;
      story.add({ kind: 'internal_notes', entity: entity ?? 'post' }, deed);
      return true;
    },
  },
  {
    // "Let me write internal notes on orders"
    pattern:
      /(?<act>(?:(?:internal|private|staff|team|hidden|secret) notes?|notes? (?:for (?:staff|the team|us) )?(?:that|which) (?:customers|visitors|nobody else|others) (?:never|cannot|can not|ca n't|do not|do n't) see)) (?:on|to|for|at|under|in) (?:the |each |every |all |our )?(?<noun>\w+)\b.*/,
    read({ deed, groups: { noun } }, story) {
      const entity = noun === undefined ? null : story.find(noun);
      if (entity === null || (!story.isOwn(entity) && !/^(?:post|page|product|order|user)$/.test(entity))) return false;
      story.add({ kind: 'internal_notes', entity }, deed);
      return true;
    },
  },
  {
    // "… edit their own entry, and when they do I'd like an email so I can keep an eye out"
    pattern:
      /(?<act>when(?:ever)? (?:they do|that happens|he does|she does|one does)(?: ,)? (?:i 'd like|i want|i get|i should get|we get|we want|send me|mail me|e-?mail me|tell me)(?: an?)?(?: e-?mail| mail)?\b[^;.]*)/,
    isLast: true,
    read({ deed }, story) {
      const own = story.last('own_records');
      if (own === undefined) return false;
      story.add(
        {
          kind: 'automation',
          entity: own.entity,
          when: { on: 'event', event: 'updated' },
          conditions: [{ attribute: 'actor.role', is: 'not_contains', value: 'administrator' }],
          actions: [{ do: 'email', recipients: [{ to: 'admin' }], subject: '', message: '' }],
        },
        deed,
      );
      return true;
    },
  },
  {
    // "Over $500 shouldn't go through at all"
    pattern:
      /^(?:and |anything |everything |requests? |amounts? )*(?:over|above|more than) (?:\$|£|€)? ?(?<most>[\d.,]+)(?: dollars| euros| pounds)? (?:(?:should|must|may|can|ca|do|does|is|are) ?(?:n't|not)|cannot|is refused|are refused|is rejected|are rejected)(?: be)?(?: go through| accepted| allowed| possible| taken)?(?: at all)?/,
    read({ deed, groups }, story) {
      const entity = ownOf({ current: story.current, isOwn: (key) => story.isOwn(key) });
      const most = numberIn(groups.most ?? '');
      if (entity === null || most === null) return false;
      const amounts = [...(story.entity(entity)?.fields.values() ?? [])].filter(
        ({ type }) => type === 'money' || type === 'number' || type === 'integer',
      );
      const [amount] = amounts;
      if (amount === undefined || amounts.length > 1) return false;
      story.add(
        {
          kind: 'rule',
          entity,
          when: 'saved',
          checks: [{ is: 'number', attribute: amount.key, max: most }],
          outcome: 'refuse',
          message: '',
        },
        deed,
      );
      return true;
    },
  },
  {
    // "If the date they choose is less than six weeks off, the form should stop them kindly and say I'm not able to take it"
    pattern:
      /(?:if|when) the (?:\w+ )?date\b[^,]*\b(?:less|fewer|sooner) than (?<span>[a-z0-9]+ (?:days?|weeks?|months?)) (?:off|away|ahead|from now|from today|in the future) , (?:the form|it|we|the site) (?:should |must |will |has to )?(?:stop|refuse|reject|turn|not take|not accept)[^,;]*?(?: (?:and|,) (?:say|tell|tells|says)(?: them)?(?: that)? (?<message>[^;]*?))?\s*\.?$/,
    read(found, story) {
      const form = story.last('public_form');
      const duration = durationIn(found.groups.span ?? '');
      const dates = [...(story.entity(form?.entity ?? '')?.fields.values() ?? [])].filter(
        ({ type }) => type === 'date',
      );
      const [date] = dates;
      if (form === undefined || duration === null || date === undefined || dates.length > 1) return false;
      const said = found.typed('message').replace(/[\s.]+$/, '');
      story.add(
        {
          kind: 'rule',
          entity: form.entity,
          when: 'created',
          checks: [{ is: 'date', attribute: date.key, from_days: daysOf(duration) }],
          outcome: 'refuse',
          message: said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`.slice(0, 500),
        },
        found.deed,
      );
      return true;
    },
  },
  {
    // Every form has a hidden field for spam, and what it sends is kept for staff
    pattern: /(?:an? )?(?:hidden (?:trap )?field|honey ?pot|hidden trap|spam trap)(?: field)?(?: please)?/,
    read: byForm,
  },
  {
    pattern:
      /^(?:and )?(?:every|each) \w+ (?:gets|is|should be|must be) (?:saved|stored|kept) so (?:that )?(?:i|we) can (?:read|see|find|look at) (?:it|them)(?: (?:in|on) (?:the )?(?:dashboard|admin|back ?end|administration))?/,
    read: byForm,
  },
];
