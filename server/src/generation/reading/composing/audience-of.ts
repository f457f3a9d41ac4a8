import type { BehaviourOf } from '../../behaviours/behaviour.ts';
import type { Slot } from './deeds.ts';
import { singularOf } from './names.ts';
import type { Story } from './story.ts';

export type Recipient = Extract<BehaviourOf<'automation'>['actions'][number], { do: 'email' }>['recipients'][number];
export type Viewers = BehaviourOf<'listing'>['audience'];
/** To whom an e-mail goes; null for people whom nothing in the plan names. */
export function recipientOf({ text }: Pick<Slot, 'text'>, entity: string, story: Story): Recipient | null {
  const attribute = story.findAttribute(entity, text);
  const person = story.person(text, entity);
  if (person === null) return null;
  // "An e-mail goes to the customer", where customers are the records: to their address
  const own = story.entity(entity);
  const [address, ...more] = own?.singular.toLowerCase() === singularOf(text) ? emailsOf(entity, story) : [];
  if (address !== undefined && more.length === 0) return { to: 'attribute', attribute: address };
  switch (person.is) {
    case 'admin':
    case 'staff':
      return { to: 'admin' };
    case 'owner':
    case 'guests':
      return { to: 'owner' };
    case 'members':
    case 'everyone':
      return null;
    case 'nobody':
      return null;
    case 'role':
      return entity === 'order' && person.role === 'customer' ? { to: 'owner' } : { to: 'role', role: person.role };
    case 'address':
      return { to: 'address', address: person.address };
    case 'named': {
      if (attribute?.type === 'person') return { to: 'owner' };
      const address = addressOf(person.name, entity, story);
      if (address !== null) return { to: 'attribute', attribute: address };
      const role = story.role(text, entity) ?? (isOffice.test(person.name) ? story.newRole(person.name) : null);
      return role === null ? null : { to: 'role', role };
    }
  }
}

const emailsOf = (entity: string, story: Story): readonly string[] =>
  [...(story.entity(entity)?.fields.values() ?? [])].flatMap(({ key, type }) => (type === 'email' ? [key] : []));

/** "Each loan has a borrower's email": the property with the address of people whom records name; null where none has one. */
function addressOf(name: string, entity: string, story: Story): string | null {
  const isNamed = new RegExp(`\\b${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}['’]s e-?mail\\b`, 'iu').test(
    story.description,
  );
  return isNamed && story.isOwn(entity)
    ? (story.attribute(entity, `${name} email`, { type: 'email' })?.key ?? null)
    : null;
}

/** "The principal", "kitchen": one or two words, for people whatever else they mean. */
export const isOffice =
  /^(?!(?:one|two|three|four|some|many|both|all|list|group|rest)\b)[a-z][a-z-]+(?: [a-z][a-z-]+)?$/;

/** Who gets to see something, of the words for people. */
export function viewersOf(people: readonly Slot[], entity: string | null, story: Story): Viewers | null {
  const roles: string[] = [];
  for (const { text } of people) {
    const person = story.person(text, entity);
    if (person === null) return null;
    if (person.is === 'everyone') return { who: 'everyone' };
    if (person.is === 'guests') return { who: 'guests' };
    if (person.is === 'owner') return { who: 'owner' };
    if (person.is === 'members') {
      if (people.length === 1) return { who: 'logged_in' };
      continue;
    }
    if (person.is === 'admin') roles.push('administrator');
    else if (person.is === 'staff') roles.push('administrator', 'editor');
    else {
      const role = story.role(text, entity);
      if (role === null) return null;
      roles.push(role);
    }
  }
  return roles.length === 0 ? { who: 'logged_in' } : { who: 'roles', roles: [...new Set(roles)].slice(0, 12) };
}
