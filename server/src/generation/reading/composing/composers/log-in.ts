import type { PlanCondition } from '../../../behaviours/conditions.ts';
import type { Deed } from '../deeds.ts';
import { slotsOf } from '../deeds.ts';
import { daysOf, durationIn, unquoted, within } from '../measures.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { type Composers, unreadCondition } from './composer.ts';

/** "Who have not logged in", "idle", "not seen". */
const idle =
  /(?:\b(?:not|never)|n['’]t)\b[^.]{0,20}\b(?:logg?(?:ed|ing)?[ -]?in|signed[ -]?in|sign[ -]?in|log in|been (?:here|active|seen|back|online)|visited|used)\b|\b(?:idle|inactive|dormant|unused)\b/i;

/** Accounts with which nobody can log in: those of a role, and those that were not used for long. */
export const logIn: Composers = {
  log_in(deed, story) {
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const since = idleSince(deed);
    if (typeof since === 'string') return story.refuse(deed, since);
    const allowed = ['administrator'];
    for (const chunk of deed.chunks.filter(({ label }) => label === 'except')) {
      const roles = chunk.slots.map(({ label, text }) => (label === 'who' ? story.role(text) : null));
      if (roles.length === 0 || roles.includes(null)) return story.refuse(deed, unreadCondition([chunk.text]));
      allowed.push(...roles.flatMap((role) => role ?? []));
    }
    const roles = rolesOf(deed, story);
    if (typeof roles === 'string') return story.refuse(deed, roles);
    if (since === null && roles.length === 0) return story.refuse(deed, 'It does not say who cannot log in.');
    const message = slotsOf(deed, 'text').map(unquoted)[0] ?? '';
    for (const role of roles.length === 0 ? [null] : roles) {
      const conditions: PlanCondition[] = [
        ...(role === null ? [] : [{ attribute: 'role', is: 'contains' as const, value: role }]),
        ...(since === null ? [] : [{ attribute: 'idle_since', is: 'older_than_days' as const, value: since.days }]),
      ];
      story.add(
        {
          kind: 'restriction',
          subject: { of: 'records', entity: 'user', deeds: ['log_in'], conditions },
          // Who looks after the site is never locked out.
          allowed: { who: 'roles', roles: [...new Set(allowed)].slice(0, 12) },
          outcome: 'message',
          message,
        },
        deed,
      );
    }
  },
};

/** For how many days an account was not used; null where the words say nothing of it, the reason where they are unclear. */
function idleSince(deed: Deed): { readonly days: number } | string | null {
  const chunks = deed.chunks.filter(({ label }) => label !== 'why' && label !== 'except');
  const text = deed.text.replaceAll(/\s+/g, ' ').replace(deed.actText, ' ');
  const isIdle = idle.test(text);
  const [span, ...more] = within(deed.slots, chunks).filter(({ label }) => label === 'span');
  const duration = span === undefined ? null : durationIn(span.text);
  const lost = chunks.filter((chunk) => !isIdle || !(idle.test(chunk.text) || chunk.slots.some((one) => one === span)));
  if (lost.length > 0) return unreadCondition(lost.map((chunk) => chunk.text));
  if (!isIdle) return span === undefined ? null : unreadCondition([span.text]);
  if (duration === null || more.length > 0) return 'It does not say after how long an unused account is closed.';
  return { days: daysOf(duration) };
}

/** The roles of those who are meant; [] for all users. */
function rolesOf(deed: Deed, story: Story): readonly string[] | string {
  const people = [...slotsOf(deed, 'who'), ...slotsOf(deed, 'thing')];
  const roles: string[] = [];
  for (const { label, text } of people) {
    if (label === 'thing' && !isPeople(text)) {
      if (story.find(text) === 'user') continue;
      return `Nobody logs in as “${text}”.`;
    }
    const person = story.person(text, null);
    if (person === null || person.is === 'everyone' || person.is === 'members') continue;
    const role = person.is === 'role' || person.is === 'named' ? story.role(text) : null;
    if (role === null || role === 'administrator') return `It is not clear which accounts “${text}” have.`;
    roles.push(role);
  }
  if (people.length === 0) return 'It does not say who cannot log in.';
  return [...new Set(roles)];
}
