import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { readStatements } from '../../../reading/language/read-statements.ts';
import { Scene } from '../../../reading/scene.ts';
import { isCalled } from '../../names.ts';
import type { Members, Reader } from './reader.ts';

/** "to the editors", "notify the organiser". */
export const recipient: Reader = ({ said }, plan) => {
  const told =
    /\b(?:to|for)\s+(?:the\s+|all\s+|every\s+|each\s+)?(.+?)(?:\s+(?:instead|rather|and not|not)\b.*)?$/i.exec(
      said,
    )?.[1] ??
    /^(?:e-?mail|notify|tell|inform|remind)\s+(?:the\s+|all\s+)?(.+?)(?:\s+(?:instead|rather|not)\b.*)?$/i.exec(
      said,
    )?.[1];
  if (
    told === undefined ||
    !/\b(?:send|e-?mails?|mails?|notif\w+|reminders?|remind|digest|go|goes|tell|inform|summary)\b/i.test(said)
  )
    return null;
  const to = personNamed(told, plan);
  if (to === null) return null;
  return (one) => ('recipient' in one ? { ...one, recipient: to } : withRecipient(one, to));
};

const submitters =
  /^(?:submitters?|whoever (?:booked|submitted|applied|made it|signed up)|(?:the )?person who .+|people who .+|applicants?|customers?|guests?|visitors?|borrowers?|bookers?|attendees?|participants?|sender)$/i;

function personNamed(words: string, plan: PluginPlan): Members | null {
  const name = words.trim().toLowerCase();
  for (const role of plan.roles ?? []) if (isCalled(name, role.name)) return { to: 'role', role: role.key };
  if (/^(?:admin(?:istrator)?|site (?:admin|owner)|me|us|office|owner)$/.test(name)) return { to: 'admin' };
  if (submitters.test(name)) return { to: 'submitter' };
  const [statement] = readStatements(`Email the ${name}.`);
  const phrase = statement?.objects[0] ?? statement?.recipients[0];
  const person = phrase === undefined ? null : new Scene(plan).personOf(phrase);
  if (person?.is !== 'role') return null;
  return person.role === 'administrator' ? { to: 'admin' } : { to: 'role', role: person.role };
}

function withRecipient(one: Members, to: Members): Members | null {
  if (one.kind !== 'automation' || !Array.isArray(one.actions)) return null;
  const own = to.to === 'submitter' ? { to: 'owner' } : to;
  const mails = one.actions.filter((action: Members) => action.do === 'email');
  if (mails.length !== 1) return null;
  const actions = one.actions.map((action: Members) =>
    action.do === 'email' ? { ...action, recipients: [own] } : action,
  );
  return { ...one, actions };
}

/** "only members may book", "without logging in". */
export const login: Reader = ({ said }) => {
  const needs =
    /^only\s+(?:logged[- ]in\s+(?:users|people|visitors)|members|registered (?:users|people)|users)\s+(?:may|can|should)\s+(?:book|apply|submit|sign up|register|enter|use the form|reserve|order|send|add)/i;
  const open =
    /^(?:everybody|everyone|anyone|anybody|visitors|guests|let (?:everybody|everyone|anyone|visitors|guests))\s+(?:may|can|should)?\s*(?:book|apply|submit|sign up|register|enter|use the form|reserve|order|send|add)|\b(?:no log-?in|without (?:logging in|log-?in|an account))\b/i;
  const must =
    /\b(?:must|have to|need to|has to)\s+(?:be logged in|log in)\s+to\s+(?:book|apply|submit|sign up|register|enter|use the form|reserve|order|send|add)/i;
  const isNeeded = needs.test(said) || must.test(said);
  if (!isNeeded && !open.test(said)) return null;
  return (one) => ('requires_login' in one ? { ...one, requires_login: isNeeded } : null);
};
