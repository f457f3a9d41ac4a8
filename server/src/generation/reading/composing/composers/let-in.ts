import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { siteRoles } from '../../../behaviours/site-roles.ts';
import { isOffice } from '../audience-of.ts';
import type { Deed, Slot } from '../deeds.ts';
import type { Person } from '../people.ts';
import type { Story, Told } from '../story.ts';
import { general, type Meant } from './people-meant.ts';
import { plain } from './plain.ts';
import { recordsAmong } from './sentence-words.ts';

export type Allowed = BehaviourOf<'restriction'>['allowed'];

/** Who looks after the site. */
export const staff: Allowed = { who: 'roles', roles: ['administrator', 'editor'] };
/** Whom a record belongs to, and who looks after the site. */
const owner: Allowed = { who: 'roles', roles: ['administrator'], owner: true };

/** "Who are not logged in". */
export const withoutAccount =
  /\b(?:not|n't|never|without being)\s+(?:\w+\s+)?(?:logged|signed)[ -]?in\b|\bnot registered\b|\baren't registered\b|\bwithout (?:an account|(?:a |any )?log-?in|registering|registration)\b/;
/** "After logging in", "with an account". */
const withAccount =
  /\b(?:after|once|when|by|who (?:have|has|are|is)|if)\b[^,;]{0,24}\b(?:logg(?:ed|ing)|log|signed|signing|sign)[ -]?in\b|\b(?:after|behind (?:the|a)) log-?in\b|\b(?:with|have|has|hold) (?:an? |their )?(?:account|log-?in)\b|\b(?:are|is|have|has) registered\b/;

/** Words that keep everyone from something. */
const hides =
  /\b(?:not (?:(?:be|ever|even) )*(?:public|published|shown|seen|visible|printed|displayed|appear|included)|no longer (?:be )?(?:shown|visible|displayed)|never (?:be |ever )*(?:shown|seen|visible|printed|displayed|appears?|published|public|goes|come|comes)|hidden|private|secret|confidential|left out|kept back|(?:does|do|is|are) not|never does)\b|^(?:never|no|not|without)\b/;
/** "Nobody else's", "only what they uploaded", "no other pupil's": only whose it is. */
const ofOwn =
  /\b(?:their|his|her|its|one's) own\b|\b(?:only|just|nothing but|none but) (?:theirs|his|hers|(?:what|those|the ones|(?:the )?\w+) (?:that )?(?:they|he|she)(?:'ve|'s| have| has)? (?:themselves |himself |herself )?(?:\w+ed|sent|written|wrote|made|put))\b|\b(?:no|any|some)(?:body|one|-one| one) else's\b|\bnone but (?:his|hers|theirs)\b|\bthat belong to (?:them|him|her)\b/;
const ofNoOther =
  /\b(?:no other|other (?:people|members?|users?|customers?|pupils?|students?|employees?|one)|each other|one another)(?:'s|s')?\b/;
/** "Nobody else", "no one else". */
const nobodyElse = /\b(?:nobody|no[ -]?one|none|anybody|anyone|everybody|everyone) (?:else|besides)\b(?!'s)/;
/** "Of their team", "for their site": some records of a kind, by what stands in them and in who reads. */
const ofTheirs =
  /\b(?:of|from|in|on|for|to|about|with) (?:their|his|her)(?: own)? (?!own\b|eyes\b|account\b|profile\b|name\b)([a-z][a-z'-]+)/;
/** One of them, by what stands in the record: "the driver assigned", "that class". */
const oneOfThem =
  /\b(?:concerned|assigned|involved|in charge|responsible|on duty|in question|of (?:that|the (?:day|week|course|class|team|group))|(?:it|they|he|she) (?:was|were|is|are|'s|has|have) (?:\w+ )?(?:for|about|with|to|by|assigned|made|given)|who(?:'s| is| are| was| were)? (?:\w+ing|assigned|responsible))\b/;
/** People to whom records belong. */
const owning =
  /\b(?:customer|client|patient|member|user|buyer|guest|tenant|person|applicant|sender|author|owner|borrower|student|pupil|patients?)\b/;

/**
 * Who is let in: whom the words name; the others where they say who is kept out. A reason where they are not clear, or mean
 * people whom no role tells from others.
 */
export function allowedOf(
  deed: Deed,
  { people, keepsOut }: Meant,
  { entity, isField }: { readonly entity: string | null; readonly isField: boolean },
  story: Story,
): Allowed | string {
  const text = plain(deed.text);
  const unclear = 'It does not say who is let in.';
  if (/\bno (?:log-?in|passwords?|account|registration)\b|\bopen to (?:all|everybody|everyone)\b/.test(text))
    return { who: 'everyone' };
  if (ofNoOther.test(text) && keepsOut) return owner;
  if (
    /\b(?:readable|visible|open|accessible|available|public|can|anyone|everyone)\b.*\bwithout\b/.test(text) &&
    withoutAccount.test(text) &&
    !/\b(?:not|n't|cannot|nobody)\b/.test(text)
  )
    return { who: 'everyone' };
  if (withoutAccount.test(text)) return keepsOut || /\bonly\b/.test(text) ? { who: 'logged_in' } : { who: 'everyone' };
  const all = people.map((slot) => ({ slot, person: story.person(slot.text, entity) }));
  const theirs = ofTheirs.exec(text)?.[1];
  if (!keepsOut && theirs !== undefined && people.length > 0 && all.every(({ person }) => person?.is !== 'owner'))
    return `Who sees which of them cannot be told from “their ${theirs}”.`;
  if (!keepsOut && ofOwn.test(text) && !/\bown (?:password|key|token|code)\b/.test(text))
    return ownersAnd(deed, all, { entity, isField }, story);
  // "Nobody else": besides whose it is, or besides whom the sentence before names
  const isExclusive =
    nobodyElse.test(text) && (keepsOut || /\b(?:nobody|no[ -]?one|none) (?:else|besides)\b/.test(text));
  if (isExclusive && people.every((slot) => nobodyElse.test(plain(slot.text)))) {
    const before = peopleBefore(deed, story, /^they\b/.test(text));
    const isOwner = before === null || owning.test(plain(before.slot.text));
    return isOwner ? owner : (rolesOf([before], entity, story) ?? owner);
  }
  if (people.length === 0) {
    if (/\b(?:only|just) (?:i|me)\b|\bfor me\b|\bi alone\b|\b(?:for )?my eyes\b|\bme alone\b/.test(text))
      return { who: 'roles', roles: ['administrator'] };
    if (/\b(?:only|just) (?:we|us|the \w+ of us)\b|\b(?:of us|among us|between us|us only|us alone)\b/.test(text))
      return staff;
    if (isField && hides.test(text) && !/\b(?:only|except|unless|till|until)\b/.test(text)) return staff;
    if (withAccount.test(text)) return { who: 'logged_in' };
  }
  const kept = all.map(({ person }) => person);
  const [first] = kept;
  if (first?.is === 'nobody') return isField ? staff : { who: 'nobody' };
  if (kept.some((one) => one?.is === 'guests')) return { who: keepsOut ? 'logged_in' : 'everyone' };
  if (kept.some((one) => one?.is === 'everyone') && keepsOut)
    return isField && (people.some(({ text: who }) => general.test(plain(who))) || !hasAccounts.test(story.description))
      ? staff
      : { who: 'logged_in' };
  const named = all.filter(({ person }) => person !== null && person.is !== 'everyone');
  if (keepsOut) return othersThan(named, entity, isField, story) ?? unclear;
  const single = named.find(({ slot }) => isSingle(slot, deed));
  if (single !== undefined) {
    if (named.length === 1 && owning.test(plain(single.slot.text)) && !/\bassigned|in charge\b/.test(text))
      return owner;
    return `Only people of a role can be let in, not “${single.slot.text}” of each.`;
  }
  const let_in = rolesOf(named, entity, story);
  if (let_in !== null) return let_in;
  if (people.length === 0 && pronounLetIn.test(text)) {
    if (/\b(?:somebody|someone|whoever|each|every|an?) \w+|\b(?:somebody|someone|whoever)\b/.test(text)) return owner;
    const before = peopleBefore(deed, story, true);
    const found = before === null ? null : rolesOf([before], entity, story);
    if (found !== null) return found;
  }
  if (people.length === 0 && /\b(?:see|read|open|download)s? (?:their|his|her) (?!own\b)/.test(text)) return owner;
  if (withAccount.test(text) || /\bmembers?\b/.test(text)) return { who: 'logged_in' };
  return unclear;
}

/** "Only they", "they should be able to". */
const pronounLetIn =
  /\b(?:only|just) (?:they|she|he|them|those)\b|^(?:they|she|he)\b.*\bonly\b|\b(?:they|them) (?:alone|only)\b/;

/** Whether a description speaks of people who log in, so that these are others than its visitors. */
const hasAccounts = /\b(?:log(?:s|ged|ging)?[ -]?in|accounts?|members?|registered|sign(?:s|ed)? in)\b/i;

/** One person of many, by what a record says: "the driver assigned", "that couple". */
function isSingle({ text, from, to }: Slot, { sentence: { tokens }, span }: Deed): boolean {
  const behind = plain(
    tokens
      .slice(to, Math.min(to + 5, span.to))
      .map(({ lower }) => lower)
      .join(' '),
  );
  if (/\bassigned\b/i.test(text)) return true;
  if (/^that\b(?! (?:role|group)\b)/i.test(text) || /^that$/.test(tokens[from - 1]?.lower ?? '')) return true;
  if (
    /^(?:concerned|assigned|involved|in charge|responsible|on duty|in question|of (?:that|the (?:day|week|course|class|team|group)))\b/.test(
      behind,
    )
  )
    return !/s$/.test(text);
  return /^(?:the|a|an|each|that|its|their|whose)\b/i.test(text) && oneOfThem.test(`${plain(text)} ${behind}`);
}

/** The roles of people who are let in; null where nobody is named. */
function rolesOf(
  named: readonly { readonly slot: Slot; readonly person: Person | null }[],
  entity: string | null,
  story: Story,
): Allowed | null {
  const roles: string[] = [];
  let isOwner = false;
  let isMembers = false;
  for (const { slot, person } of named) {
    if (person === null || person.is === 'everyone' || person.is === 'guests' || person.is === 'nobody') continue;
    if (person.is === 'owner') isOwner = true;
    else if (person.is === 'members') isMembers = true;
    else if (person.is === 'admin') roles.push('administrator');
    else if (person.is === 'staff') roles.push('administrator', 'editor');
    else {
      const role = roleOf(slot, person, entity, story);
      if (role === null) return null;
      roles.push(role);
    }
  }
  const unique = [...new Set(roles)].slice(0, 20);
  if (unique.length > 0) return { who: 'roles', roles: unique, ...(isOwner ? { owner: true } : {}) };
  if (isOwner) return owner;
  return isMembers ? { who: 'logged_in' } : null;
}

const roleOf = ({ text }: Slot, person: Person, entity: string | null, story: Story): string | null =>
  story.role(text, entity) ??
  (person.is === 'named' && isOffice.test(person.name) && isNameable(person.name) ? story.newRole(person.name) : null);

/** Whether words can be the name of a role: "whoever's at the door" cannot. */
export const isNameable = (name: string): boolean =>
  !/^(?:whoever|who|whom|those|these|people|anyone|anybody|someone|somebody|everyone|everybody|nobody|one|ones|another|others?|rest)\b|\b(?:but|except|whose|who)\b/i.test(
    name,
  );

/** Everyone but those who are kept out; null where nobody is named. */
function othersThan(
  named: readonly { readonly slot: Slot; readonly person: Person | null }[],
  entity: string | null,
  isField: boolean,
  story: Story,
): Allowed | null {
  const roles: string[] = [];
  for (const { slot, person } of named) {
    if (person === null || person.is === 'admin' || person.is === 'staff') continue;
    if (person.is === 'owner') return isField ? staff : null;
    if (person.is === 'members') {
      if (named.length === 1) return isField ? staff : { who: 'logged_out' };
      continue;
    }
    // "Non-delegates may not read motions"
    const member = /^non-(.+)$/i.exec(slot.text.trim())?.[1];
    if (member !== undefined) {
      const insider = story.person(member, entity);
      return insider === null ? null : rolesOf([{ slot: { ...slot, text: member }, person: insider }], entity, story);
    }
    const known = [...story.roles.keys()];
    const role = roleOf(slot, person, entity, story);
    if (role === null) return null;
    // Whom no other part of the plan knows is told from nobody who visits the site: a property is for those who look after it.
    if (!known.includes(role) && !(siteRoles as readonly string[]).includes(role)) {
      story.roles.delete(role);
      return isField ? staff : null;
    }
    roles.push(role);
  }
  return roles.length === 0 ? null : { who: 'all_but_roles', roles: [...new Set(roles)].slice(0, 20) };
}

/** Whom the sentence names in front of a deed, else the sentence before where it may be meant; null where nobody is named. */
export function peopleBefore(
  deed: Deed,
  story: Story,
  reachesBack = true,
): { readonly slot: Slot; readonly person: Person } | null {
  const deeds = [...story.told, ...story.refused]
    .map((one: Pick<Told, 'deed'>) => one.deed)
    .filter(
      ({ sentence, span }) =>
        (sentence === deed.sentence && span.to <= deed.span.from) ||
        (reachesBack && deed.sentence.number - sentence.number === 1),
    )
    .sort((a, b) => b.sentence.number - a.sentence.number || b.span.from - a.span.from);
  for (const { slots } of deeds)
    for (const slot of slots.filter(({ label }) => label === 'who').toReversed()) {
      const person = story.person(slot.text, null);
      if (person !== null && /^(?:role|named|members|admin|staff)$/.test(person.is)) return { slot, person };
    }
  return null;
}

/** Whose records are, and with them those who see all: "volunteers only their own, coordinators all of them". */
function ownersAnd(
  { sentence: { tokens }, span }: Deed,
  all: readonly { readonly slot: Slot; readonly person: Person | null }[],
  { entity, isField }: { readonly entity: string | null; readonly isField: boolean },
  story: Story,
): Allowed | string {
  const own = tokens.findIndex(({ lower }, at) => at >= span.from && at < span.to && lower === 'own');
  // "Only their own *section*", where no records are such
  const noun = tokens[own + 1];
  if (!isField && own !== -1 && noun?.pos === 'NOUN' && own + 1 < span.to && !isRecord(noun.lemma, story))
    return `Who sees which of them cannot be told from “own ${noun.lower}”.`;
  const seesAll = ({ slot }: { readonly slot: Slot }): boolean => {
    const next = all.map((one) => one.slot.from).filter((from) => from > slot.from)[0] ?? span.to;
    const behind = tokens.slice(slot.to, next).map(({ lower }) => lower);
    return /\b(?:all|everything|everybody's|everyone's|everybody 's|everyone 's|the lot)\b/.test(behind.join(' '));
  };
  const whole = all.filter(seesAll);
  const others = all.filter((one) => !whole.includes(one));
  if (own !== -1 && others.some(({ slot }) => slot.from > own)) return 'It is not clear who sees whose.';
  const roles = rolesOf(whole, entity, story)?.roles ?? [];
  return whole.length > 0 && roles.length === 0
    ? 'It is not clear who sees all of them.'
    : { ...owner, roles: [...new Set(['administrator', ...roles])] };
}

const isRecord = (noun: string, story: Story): boolean =>
  /^(?:one|entry|record|item|stuff|thing|submission)$/.test(noun) ||
  story.find(noun) !== null ||
  recordsAmong(noun, story) !== null;
