import { singularize, toSnake } from '../../naming/inflect.ts';
import { is } from '../language/kinds.ts';
import { lookUp, roleWords } from '../record-words.ts';
import { bare } from './names.ts';

/** Whom words mean. `owner`: whom the record belongs to; `named`: people whom only this description knows. */
export type Person =
  | { readonly is: 'everyone' }
  | { readonly is: 'guests' }
  | { readonly is: 'members' }
  | { readonly is: 'admin' }
  | { readonly is: 'staff' }
  | { readonly is: 'owner' }
  | { readonly is: 'nobody' }
  | { readonly is: 'role'; readonly role: string }
  | { readonly is: 'address'; readonly address: string }
  | { readonly is: 'named'; readonly name: string };

const everyone =
  /^(?:everyone(?: else)?|everybody(?: else)?|anyone(?: else)?|anybody|all|people|(?:general )?public|whoever|the world|visitors?|site visitors?|readers?|you|passers-by|outsiders?|others?|those|someone|somebody|whole world)$/;
const guests =
  /\b(?:guests?|not logged[ -]?in|logged[ -]?out|without (?:an )?account|strangers?|unregistered|anonymous)\b/;
const members =
  /^(?:logged[ -]?in (?:\w+)|(?:registered|signed[ -]?in) (?:\w+)|logged[ -]?in|registered|members?|club members?|users?|account holders?|(?:our|the) members?)$/;
const admin =
  /^(?:me|us|we|i|myself|the owner of the site|site owner|owner of the site|webmaster|site admins?|(?:the )?admins?|our inbox|management|the shop owner|shop owner)$/;
const staff =
  /^(?:staff|team|our team|(?:the )?office|our people|colleagues?|employees?|staff members?|the team|backend users?|back office|office staff|moderators?|our staff|each of us|one of us|somebody of us)$/;
const owners =
  /^(?:they|them|he|she|him|her|it|it's|theirs?|the person|person|authors?|owners?|submitters?|senders?|writers?|posters?|uploaders?|applicants?|buyers?|purchasers?|recipients?|reporters?|creators?|commenters?|commentators?|bookers?|registrants?|whoever (?:\w+ ?){1,6}|the one who .*|people concerned|whom it concerns|affected users?|person concerned|own(?:er)?s? only|that (?:user|person)|the user|the member|the customer|themselves|himself|herself)$/;

/** Whom a phrase means, as far as words tell. */
export function personIn(phrase: string): Person | null {
  const typed = phrase.trim();
  const address = /[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i.exec(typed)?.[0];
  if (address !== undefined) return { is: 'address', address };
  const whole = typed
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;:!?]+$/, '');
  const name = bare(whole);
  if (/^(?:nobody|no one|no-one|none)$/.test(name) || /^no (?:one|user|visitor)/.test(whole)) return { is: 'nobody' };
  if (guests.test(whole)) return { is: 'guests' };
  for (const one of [whole, name]) {
    if (admin.test(one)) return { is: 'admin' };
    if (staff.test(one)) return { is: 'staff' };
  }
  const singular = singularize(name);
  const role = lookUp(roleWords, singular) ?? lookUp(roleWords, singularize(name.split(' ').at(-1) ?? ''));
  // "The author" is whom a record belongs to; "authors" are a role.
  if (role !== undefined && (role !== 'author' || name !== singular)) return { is: 'role', role };
  if (/^(?:the|that|this)? ?(?:user|member|customer)$/.test(whole) && !/s$/.test(whole)) return { is: 'owner' };
  for (const one of [whole, name]) if (owners.test(one)) return { is: 'owner' };
  for (const one of [whole, name]) {
    if (members.test(one)) return { is: 'members' };
    if (everyone.test(one)) return { is: 'everyone' };
  }
  return /^\p{L}/u.test(name) && name.length <= 60 ? { is: 'named', name: singular } : null;
}

/** Whether a noun names people. */
export const isPeople = (name: string): boolean => {
  const head = singularize(bare(name)).split(' ').at(-1) ?? '';
  return (
    is(head, 'person') || /(?:er|or|ist|ian|ant|ee|man|woman|staff|team|committee|board|office|department)$/.test(head)
  );
};

/** The key of a role by its name. */
export const roleKeyOf = (name: string): string =>
  toSnake(bare(name)).slice(0, 60).replace(/_+$/, '').replace(/^(\d)/, 'r$1');
