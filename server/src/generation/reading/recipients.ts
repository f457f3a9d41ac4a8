import type { MailRecipient } from '@presswright/shared/schemas/plans/behaviours/parts';
import type { Static } from 'typebox';
import type { Feature } from './features.ts';
import type { Phrase, Statement } from './language/statement.ts';
import type { Scene } from './scene.ts';

/** Whom a statement wants told, and what of it says so. */
export interface RecipientsRead {
  readonly recipients: readonly Static<typeof MailRecipient>[];
  readonly used: readonly Feature[];
}

/** People of whom a record knows itself: its author, its customer, the user that it is. */
const owners =
  /^(?:author|owner|writer|customer|buyer|client|user|member|account holder|person|commenter|submitter|sender|applicant|recipient|guest|uploader|him|her|them|he|she|they)$/;
const admins =
  /^(?:admin|administrator|site owner|site admin|me|us|we|i|office|team|webmaster|boss|manager|secretary|staff|bookkeeper|accountant|treasurer)$/;

const gets = /^(?:get|receive|have)$/;

/** Reads whom a statement wants told. */
export function readRecipients(
  statement: Statement,
  entity: string,
  features: readonly Feature[],
  scene: Scene,
): RecipientsRead {
  const told = [
    ...statement.recipients,
    ...statement.complements.flatMap(({ preposition, phrases }) =>
      preposition === 'to' || preposition === 'for' ? phrases : [],
    ),
    ...statement.objects,
    // "The customer gets a mail": who gets it is the subject.
    ...(gets.test(statement.lemma ?? '') ? statement.subject : []),
  ].flatMap((phrase) => (phrase.members.length > 0 ? phrase.members : [phrase]));
  const found = told.flatMap((phrase) => {
    const recipient = recipientOf(phrase, entity, scene);
    return recipient === null ? [] : [{ phrase, recipient }];
  });
  const phrases = new Set(found.map(({ phrase }) => phrase));
  const unique = new Map(found.map(({ recipient }) => [JSON.stringify(recipient), recipient]));
  return {
    recipients: [...unique.values()].slice(0, 8),
    used: features.filter(({ phrase }) => phrase !== null && phrases.has(phrase)),
  };
}

function recipientOf(phrase: Phrase, entity: string, scene: Scene): Static<typeof MailRecipient> | null {
  const { value, lemma, pronoun, isPlural } = phrase;
  if (value?.kind === 'email') return { to: 'address', address: value.text };
  const person = scene.personOf(phrase);
  const word = lemma.toLowerCase();
  // "the author" is whose it is, "authors" have a role.
  if (!isPlural && owners.test(word)) return { to: 'owner' };
  if (entity === 'order' && person?.is === 'role' && person.role === 'customer') return { to: 'owner' };
  if (person?.is === 'role')
    return person.role === 'administrator' ? { to: 'admin' } : { to: 'role', role: person.role };
  if (admins.test(word) || admins.test(pronoun ?? '')) return { to: 'admin' };
  if (owners.test(word)) return { to: 'owner' };
  return null;
}
