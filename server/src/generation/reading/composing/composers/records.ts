import { singularize } from '../../../naming/inflect.ts';
import { type Deed, type Slot, slotOf, slotsOf } from '../deeds.ts';
import type { FieldHints } from '../fields.ts';
import { bare, keyOf, singularOf, siteRecordOf } from '../names.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { isThing } from '../things.ts';
import { type Composers, nothingToAct } from './composer.ts';

/** Gives records the properties that a deed names, each with the choices that stand behind it. */
export function addFields(deed: Deed, entity: string, story: Story, hints: FieldHints = {}): number {
  const slots = slotsOf(deed, 'field', 'choice', 'value', 'number');
  let added = 0;
  for (const [at, slot] of slots.entries()) {
    if (slot.label !== 'field' || isDoing(slot)) continue;
    const own: string[] = [];
    for (const next of slots.slice(at + 1)) {
      if (next.label === 'field') break;
      if (next.label === 'choice') own.push(next.text.replaceAll(/["“”]/g, ''));
    }
    const group = groupOf(slot.text);
    const entityDraft = story.entity(entity);
    if (group !== null && entityDraft !== undefined && own.length === 0) {
      classify(entity, slot.text, [], story);
      added += 1;
      continue;
    }
    if (
      own.length > 0
        ? story.listedAttribute(entity, slot.text, { ...hints, choices: own }) !== null
        : story.listedAttribute(entity, slot.text, hints) !== null
    )
      added += 1;
  }
  return added;
}

/** "Pupils answer", "employee asks": somebody does something, and nothing has it. */
const isDoing = ({ text, tokens }: Slot): boolean =>
  tokens.length === 2 && isPeople(tokens[0]?.lemma ?? '') && tokens[1]?.pos === 'VERB' && !/(?:ed|ing)$/.test(text);

/** "With a name and an email": an address that ends a list of properties, where nobody marked it as one. */
function addAddress(deed: Deed, entity: string, story: Story): void {
  const fields = slotsOf(deed, 'field');
  const found = /\b(?:and|with|,) (?:an?|their|his|her|the) (e-?mail(?: address)?)\s*(?:[,.;]|$|and\b)/i.exec(
    deed.text,
  )?.[1];
  if (found === undefined || fields.length === 0 || fields.some(({ text }) => /mail/i.test(text))) return;
  const has = [...(story.entity(entity)?.fields.values() ?? [])].some(({ type }) => type === 'email');
  if (!has) story.listedAttribute(entity, found);
}

const groupOf = (phrase: string): string | null =>
  /\b(?:categor(?:y|ies)|tags|genres?|topics?)$/.test(bare(phrase)) ? bare(phrase) : null;

/** Gives records a taxonomy. */
export function classify(entity: string, phrase: string, terms: readonly string[], story: Story): string | null {
  const own = story.entity(entity);
  const singular = singularize(bare(phrase));
  const key = keyOf(singular, 32);
  if (own === undefined || key === '' || own.fields.has(key)) return null;
  const known = own.taxonomies.get(key);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const plural = capital(/s$/.test(bare(phrase)) ? bare(phrase) : `${singular}s`.replace(/([^aeiou])ys$/, '$1ies'));
  if (known === undefined && own.taxonomies.size >= 8) return null;
  own.taxonomies.set(key, {
    key,
    singular: capital(singular),
    plural,
    hierarchical: !/^(?:tags?|keywords?)$/.test(singular),
    terms: [
      ...new Set([...(known?.terms ?? []), ...terms.map((term) => capital(term.replaceAll(/["“”]/g, '')))]),
    ].slice(0, 60),
  });
  return key;
}

/**
 * "Members reserve courts … reservations are exported": what is made is a reservation, of a court where courts are records
 * of their own.
 */
function made(deed: Deed, named: string | null, story: Story): string | null {
  const thing = slotOf(deed, 'thing');
  if (named !== null && thing === undefined) return madeOfCurrent(deed, named, story);
  if (named === null || thing === undefined || singularOf(thing.text) === named) return null;
  const isNamed = story.names(named) && story.find(named) !== 'user';
  if (!isNamed && !isMadeFor(deed, thing, story)) return null;
  if (!/\b(?:book|reserv|regist|sign|enrol|appl|rent|borrow|hire|nominat|order)/i.test(deed.actText)) return null;
  const target = story.find(thing.text);
  const entity = story.record(isNamed ? named : `${singularOf(thing.text)} ${named}`);
  if (entity === null) return null;
  if (!isNamed && target !== null) story.aliases.set(named, entity);
  if (target !== null && target !== entity && story.isOwn(target)) relate(entity, target, story);
  else if (target === null) story.aliases.set(singularOf(thing.text), entity);
  return entity;
}

/** "Each tool has a photo, others can request *it*": a request for one of what was spoken of. */
function madeOfCurrent(deed: Deed, named: string, story: Story): string | null {
  const target = story.current;
  const own = target === null ? undefined : story.entity(target);
  if (target === null || own === undefined || own.fields.size + own.coreFields.size === 0) return null;
  if (!/\b(?:book|reserv|regist|rent|borrow|hire|request)/i.test(deed.actText)) return null;
  const entity = story.record(named);
  if (entity === null || entity === target) return null;
  relate(entity, target, story);
  return entity;
}

/** "Register *for* a course": of what is declared with properties already, it makes something else. */
function isMadeFor({ sentence: { tokens }, act }: Deed, thing: Slot, story: Story): boolean {
  const target = story.entity(story.find(thing.text) ?? '');
  if (target === undefined || target.fields.size === 0) return false;
  return (
    tokens
      .slice(Math.max(act.from, thing.from - 3), thing.from)
      .some(({ lower }) => /^(?:for|in|to|at|on)$/.test(lower)) ||
    /^(?:for|in|to|at|on)$/.test(tokens[act.to - 1]?.lower ?? '')
  );
}

/** What a deed makes where it names nothing: who applies makes an application. */
function namedByVerb(act: string, story: Story): string | null {
  const nouns: readonly (readonly [RegExp, string])[] = [
    [/\bappl/i, 'application'],
    [/\breserv/i, story.names('booking') && !story.names('reservation') ? 'booking' : 'reservation'],
    [
      /\bbook/i,
      story.names('reservation') && !story.names('booking')
        ? 'reservation'
        : story.names('appointment')
          ? 'appointment'
          : 'booking',
    ],
    [
      /\b(?:regist|sign|enrol)/i,
      story.names('sign-up') ? 'sign-up' : story.names('enrolment') ? 'enrolment' : 'registration',
    ],
    // "Put themselves on the list": no account of the site
    [/\bput (?:them|him|her)sel/i, 'sign-up'],
    [/\b(?:rent|hire)/i, 'rental'],
    [/\b(?:borrow|lend)/i, 'loan'],
    [/\breport/i, 'report'],
    [/\b(?:request|ask)/i, 'request'],
    [/\bnominat/i, 'nomination'],
    [/\bdonat/i, 'donation'],
    [/\border/i, 'order request'],
    [/\b(?:suggest|propos)/i, 'suggestion'],
    [/\b(?:complain)/i, 'complaint'],
    [/\b(?:review)/i, 'review'],
    [/\b(?:contact|write|message|enquir|inquir)/i, 'message'],
    [/\b(?:submit|send|upload|post|enter|fill|form)/i, calledInText(story.description) ?? 'submission'],
  ];
  return nouns.find(([pattern]) => pattern.test(act))?.[1] ?? null;
}

/**
 * What is sent in where no noun says it: what the verb says, what the description is about, else plain entries. "Upload
 * them" without any property names nothing.
 */
const unnamed = (deed: Deed, named: string | null, story: Story): string => {
  if (named !== null && named !== 'submission') return named;
  return slotsOf(deed, 'field').length === 0 ? '' : (story.topic ?? named ?? 'entry');
};

/** What a description calls what is sent in: "the *enquiries* should come to me". */
const calledInText = (description: string): string | null => {
  const found =
    /\b(enquir(?:y|ies)|inquir(?:y|ies)|applications?|requests?|reports?|bookings?|claims?|complaints?|donations?|registrations?|nominations?|surveys?|reservations?)\b/i.exec(
      description,
    )?.[1];
  return found === undefined ? null : singularize(found.toLowerCase());
};

/** "Customers confirm that they are 18", "agree to the terms": a box at the checkout. */
const isAgreement =
  /\b(?:confirm|agree|accept|tick)\w*\b.*\b(?:1[68]|2[01]|of age|adults?|old enough|terms|conditions)\b/i;

function agreeAtCheckout(deed: Deed, story: Story) {
  const age = /\b(1[68]|2[01])\b/.exec(deed.text)?.[1];
  story.add(
    {
      kind: 'shop_rule',
      effect: {
        do: 'option',
        label: age === undefined ? 'I agree to the terms and conditions.' : `I am at least ${age} years old.`,
        required: true,
        fee: 0,
      },
    },
    deed,
  );
}

/** "The receptionist can open a record *and add* a pass": who did the deed before, where the two share their subject. */
function whoBefore({ act, span, sentence: { tokens, slots } }: Deed): Pick<Slot, 'text'> | undefined {
  const isShared = act.from - span.from <= 1 && /^(?:and|or|then|,)$/.test(tokens[span.from - 1]?.lower ?? '');
  const who = slots.findLast(({ label, to }) => label === 'who' && to <= act.from);
  if (!isShared || who === undefined) return undefined;
  return {
    text: tokens
      .slice(who.from, who.to)
      .map(({ text }) => text)
      .join(' '),
  };
}

/** Who makes records, and whether they have to be logged in. */
function makerOf(deed: Deed, entity: string, story: Story): boolean {
  const who = slotOf(deed, 'who') ?? whoBefore(deed);
  if (who === undefined) return false;
  const maker = singularize(bare(who.text));
  if (!story.makers.has(entity)) story.makers.set(entity, maker);
  const person = story.person(who.text, null);
  return person !== null && ['members', 'role', 'staff', 'admin'].includes(person.is);
}

/** "I'd want to put in an event": the act of who asks, for which no visitor gets a form; "as a member, I want to" is theirs. */
const isOwnDoing = ({ act, sentence: { tokens }, slots }: Deed): boolean =>
  slots.every(({ label }) => label !== 'who') &&
  tokens[0]?.lower !== 'as' &&
  /(?:^| )(?:i|we)(?: (?:'d|'ll|would|will|can|could|want|need|like|love|also|just|to|be able))*$/.test(
    tokens
      .slice(0, act.from)
      .map(({ lower }) => lower)
      .join(' '),
  ) &&
  !/^(?:form|forms)$/.test(tokens[act.to - 1]?.lower ?? '');

export const records: Composers = {
  declare(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (!story.isOwn(entity) && slotsOf(deed, 'field').length === 0) return story.tell(deed, `site.${entity}`);
    addFields(deed, entity, story);
    for (const group of slotsOf(deed, 'group')) classify(entity, group.text, [], story);
    story.tell(deed, story.isOwn(entity) ? `entities.${entity}` : `extra_fields.${entity}`);
  },

  fields(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const added = addFields(deed, entity, story);
    for (const group of slotsOf(deed, 'group')) classify(entity, group.text, [], story);
    if (added === 0 && slotsOf(deed, 'group').length === 0)
      return story.refuse(deed, 'It does not say which properties.');
    if (!story.isOwn(entity)) {
      const who = slotOf(deed, 'who');
      const person = who === undefined ? null : story.person(who.text, entity);
      if (person?.is === 'staff' || person?.is === 'admin') story.editors.set(entity, 'staff');
      else if (person !== null && (entity === 'user' || entity === 'order' || entity === 'comment'))
        story.editors.set(entity, 'owner');
      if (
        entity === 'order' &&
        (/check-?out/i.test(deed.sentence.tokens.map(({ lower }) => lower).join(' ')) || who === undefined)
      )
        story.editors.set('order', 'owner');
    }
    story.tell(deed, story.isOwn(entity) ? `entities.${entity}` : `extra_fields.${entity}`);
  },

  classify(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const groups = slotsOf(deed, 'group', 'field');
    const terms = slotsOf(deed, 'value', 'choice').map(({ text }) => text);
    if (!story.isOwn(entity)) {
      return story.refuse(
        deed,
        'Only records of the plugin’s own can have groups of their own; posts have categories and tags already.',
      );
    }
    const made = (groups.length > 0 ? groups.map(({ text }) => text) : terms.length > 0 ? ['category'] : []).map(
      (name, at) => classify(entity, name, at === 0 ? terms : [], story),
    );
    if (made.every((one) => one === null)) return story.refuse(deed, 'It does not say by what they are grouped.');
    story.tell(deed, `entities.${entity}`);
  },

  submit(deed, story) {
    const named = namedByVerb(deed.actText, story);
    const isNamed = deed.slots.some(({ label }) => label === 'thing') || story.current !== null || story.main !== null;
    const hasThing = deed.slots.some(({ label }) => label === 'thing');
    const isForm = !hasThing && named !== null && /\bform\b/i.test(deed.actText) && story.current === null;
    const entity = isForm
      ? story.record(named)
      : (made(deed, named, story) ??
        (isNamed || named === null ? story.recordOf(deed) : null) ??
        story.record(unnamed(deed, named, story)));
    if (entity === null) return story.refuse(deed, nothingToAct);
    story.current = entity;
    // "Add a phone number to user profiles": nobody registers by it
    if (entity === 'user' && /\b(?:profiles?|accounts?)\b/i.test(deed.text) && slotsOf(deed, 'field').length > 0) {
      if (addFields(deed, entity, story) === 0 || (story.extraFields.get('user')?.size ?? 0) === 0)
        return story.refuse(deed, 'It does not say which properties.');
      return story.tell(deed, 'extra_fields.user');
    }
    if (entity === 'user') {
      story.add(
        {
          kind: 'account_form',
          form: 'registration',
          fields: ['name', 'email', 'password'],
          required: ['email', 'password'],
          approval: 'none',
        },
        deed,
      );
      return;
    }
    if (!story.isOwn(entity) && entity !== 'post')
      return story.refuse(deed, `Visitors cannot make ${story.namesOf(entity).plural.toLowerCase()} with a form.`);
    const requiresLogin = makerOf(deed, entity, story) || isOwnDoing(deed);
    if (story.isOwn(entity)) {
      addFields(deed, entity, story);
      addAddress(deed, entity, story);
    }
    const parent = slotsOf(deed, 'thing')
      .slice(1)
      .map(({ text }) => story.find(text))
      .find((key) => key !== null && key !== entity && story.isOwn(key));
    if (parent != null) relate(entity, parent, story);
    story.add({ kind: 'public_form', entity, requires_login: requiresLogin }, deed);
  },

  approve(deed, story) {
    const thing = slotOf(deed, 'thing');
    if (story.isShop && isAgreement.test(deed.text)) return agreeAtCheckout(deed, story);
    if (
      thing !== undefined &&
      story.find(thing.text) === null &&
      !story.isDeclared(thing.text) &&
      (isPeople(thing.text) || !isThing(singularOf(thing.text)))
    )
      return story.refuse(deed, 'It does not say how these come in.');
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, story.isOwn(entity) ? `entities.${entity}` : `site.${entity}`);
    if (entity === 'user' && !/\b(?:approv|accept|confirm|releas|activat|check|unlock|okay|say|let)/i.test(deed.text))
      return story.refuse(deed, 'It is not clear what is to be done here.');
    if (entity === 'user') {
      const form = story.last('account_form');
      if (form?.form === 'registration') {
        form.approval = 'staff';
        return story.add(form, deed);
      }
      return story.add(
        {
          kind: 'account_form',
          form: 'registration',
          fields: ['name', 'email', 'password'],
          required: ['email', 'password'],
          approval: 'staff',
        },
        deed,
      );
    }
    if (!story.isOwn(entity) && entity !== 'post')
      return story.refuse(
        deed,
        `Nothing can hold back ${story.namesOf(entity).plural.toLowerCase()} until they are approved.`,
      );
    story.add({ kind: 'approval', entity }, deed);
  },

  internal(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const fields = slotsOf(deed, 'field');
    if (fields.length === 0 || slotsOf(deed, 'thing').length > 0) {
      const own = story.entity(entity);
      if (own === undefined) return story.refuse(deed, 'Only records of the plugin’s own can be internal as a whole.');
      own.isPublic = deed.isDenied;
      return story.tell(deed, `entities.${entity}`);
    }
    for (const field of fields) hideField(deed, entity, field.text, story);
  },
};

/** A field that points to other records. */
export function relate(entity: string, parent: string, story: Story): string | null {
  const own = story.entity(entity);
  const target = story.entity(parent);
  if (own === undefined || target === undefined) return null;
  const known = [...own.fields.values()].find(({ relates_to }) => relates_to === parent);
  if (known !== undefined) return known.key;
  // No cycles: what is pointed to does not point back.
  if ([...target.fields.values()].some(({ relates_to }) => relates_to === entity)) return null;
  own.fields.set(parent, { key: parent, label: target.singular, type: 'relation', relates_to: parent });
  return parent;
}

/** Keeps one property to staff. */
export function hideField(deed: Deed, entity: string, phrase: string, story: Story) {
  // "Their addresses mustn't be visible": what the site's records do not have is hidden from nobody
  const attribute = story.isOwn(entity) ? story.attribute(entity, phrase) : story.findAttribute(entity, phrase);
  if (attribute === null) return story.refuse(deed, `Nothing has “${phrase}”.`);
  if (!story.isOwn(entity)) {
    if (entity === 'product' && (attribute.key === 'price' || attribute.key === 'stock')) {
      return story.add(
        {
          kind: 'restriction',
          subject: { of: 'field', entity, field: attribute.key, deeds: ['read'] },
          allowed: { who: 'roles', roles: ['administrator', 'shop_manager'] },
          outcome: 'message',
          message: '',
        },
        deed,
      );
    }
    if (!story.extraFields.get(entity)?.has(attribute.key))
      return story.refuse(deed, 'Who sees what WordPress itself keeps cannot be changed here.');
    story.viewers.set(entity, 'staff');
    return story.tell(deed, `extra_fields.${entity}`);
  }
  story.add(
    {
      kind: 'restriction',
      subject: { of: 'field', entity, field: attribute.key, deeds: ['read'] },
      allowed: { who: 'roles', roles: ['administrator', 'editor'] },
      outcome: 'message',
      message: '',
    },
    deed,
  );
}

/** Whether a phrase can be records of the plan's own. */
export const isOwnName = (phrase: string): boolean => siteRecordOf(phrase, true) === null;
