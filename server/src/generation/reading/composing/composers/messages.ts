import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { PlanCondition } from '../../../behaviours/conditions.ts';
import { type Recipient, recipientOf } from '../audience-of.ts';
import { conditionsOf, groupSlots, siteStatus } from '../conditions-of.ts';
import { type Chunk, chunksOf, type Deed, slotOf, slotsOf } from '../deeds.ts';
import { daysOf, durationIn, numberIn, unquoted } from '../measures.ts';
import { bare } from '../names.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { type Trigger, triggerOf } from '../triggers-of.ts';
import { type Composer, type Composers, nothingToAct, unreadCondition } from './composer.ts';

export type Action = BehaviourOf<'automation'>['actions'][number];

interface Occasion {
  readonly entity: string;
  readonly when: Trigger;
  readonly conditions: readonly PlanCondition[];
  readonly lost: readonly string[];
}

/**
 * When and for which records a deed is done.
 * @param fallback where the deed says no time
 */
export function occasionOf(deed: Deed, entity: string, story: Story, fallback: Trigger | null): Occasion | null {
  const times = chunksOf(deed, 'when');
  let about = entity;
  let when = null as Trigger | null;
  const more: PlanCondition[] = [];
  const lost: string[] = [];
  const rhythm = slotOf(deed, 'rhythm');
  for (const chunk of [...times, ...(rhythm === undefined ? [] : [asChunk(rhythm)])]) {
    const read = triggerOf(chunk, about, story);
    if (read === null) {
      lost.push(chunk.text);
      continue;
    }
    more.push(...read.conditions);
    const own: Trigger = read.when;
    const delay = own.on === 'event' ? own.delay : undefined;
    if (when !== null && when.on === 'event' && delay !== undefined) when = { ...when, delay };
    else if (when === null || read.when.on === 'date') {
      when = read.when;
      about = read.entity;
    }
  }
  // "If it is an emergency, alert …": what happens, told as a condition
  const leading =
    when === null
      ? chunksOf(deed, 'if').find((chunk) => chunk.slots.some(({ label }) => label === 'event'))
      : undefined;
  if (leading !== undefined && !leading.slots.some(({ label }) => label === 'span' || label === 'number')) {
    const read = triggerOf({ ...leading, label: 'when' }, about, story);
    if (read !== null) {
      when = read.when;
      about = read.entity;
      more.push(...read.conditions);
    }
  }
  const span = slotOf(deed, 'span');
  if (when === null && span !== undefined) {
    const read = triggerOf({ ...asChunk(span), text: deed.text }, about, story);
    if (read !== null) {
      when = read.when;
      about = read.entity;
    }
  }
  const read = conditionsOf(
    deed,
    about,
    story,
    deed.chunks.filter((chunk) => chunk !== leading || when === null),
  );
  // What is said of the time and not understood is no reason to take another time.
  if (when === null && times.length > 0) return null;
  // "Who have not logged in for a year are written to": a year after that, and once
  const stale = read.conditions.find(({ is }) => is === 'older_than_days');
  if (when === null && deed.intent === 'email' && typeof stale?.value === 'number' && stale.value > 1)
    when = { on: 'date', attribute: stale.attribute, days: stale.value, side: 'after' };
  else if (
    when === null &&
    (deed.intent === 'email' || deed.intent === 'notice') &&
    read.conditions.length > 0 &&
    read.lost.length === 0
  )
    when = { on: 'event', event: 'updated' };
  when ??= fallback;
  if (when === null) return null;
  const dated = when.on === 'date' ? when.attribute : null;
  const conditions = [...more, ...read.conditions].filter(({ attribute, is }) => attribute !== dated || is === 'equal');
  return { entity: about, when, conditions: conditions.slice(0, 12), lost: [...lost, ...read.lost] };
}

const asChunk = (slot: Deed['slots'][number]): Chunk => ({
  from: slot.from,
  to: slot.to,
  label: 'when',
  text: slot.text,
  tokens: slot.tokens,
  slots: [slot],
});

/** What is asked for without a time happens when records come in, where it is said that they do. */
function arriving(deed: Deed, entity: string, story: Story): Trigger | null {
  const comesIn = story.behaviours.some(
    (one) => 'entity' in one && one.entity === entity && (one.kind === 'public_form' || one.kind === 'approval'),
  );
  return comesIn || /\b(?:new|every|each|incoming|confirm\w*|receipt|welcome)\b/i.test(deed.text) ? created : null;
}

/**
 * "Riders report it, and the hotline is notified": what the deed before this one brings about, in the same sentence or the
 * one before.
 */
function aftermath(deed: Deed, entity: string, story: Story): Trigger | null {
  const previous = story.told.at(-1);
  if (previous === undefined || deed.sentence.number - previous.deed.sentence.number > 1) return null;
  const made = previous.behaviour;
  if (made === null || deed.chunks.length > 0 || !('entity' in made) || made.entity !== entity) return null;
  if (made.kind === 'automation') return made.when;
  if (made.kind === 'public_form') return created;
  if (made.kind === 'approval') return { on: 'event', event: 'published' };
  const [status, ...others] = made.kind === 'status_actions' ? made.statuses : [];
  const choice = status === undefined || others.length > 0 ? null : story.choice(entity, status);
  return choice === null ? null : { on: 'change', attribute: choice.attribute, to: choice.value };
}

/** Of a deed without a time: right behind another in its sentence it follows that one, else what comes in. */
function followed(deed: Deed, entity: string, story: Story, isBehind: boolean): Trigger | null {
  const after = isBehind ? aftermath(deed, entity, story) : null;
  return story.told.at(-1)?.deed.sentence === deed.sentence && after !== null
    ? after
    : (arriving(deed, entity, story) ?? after);
}

export const created: Trigger = { on: 'event', event: 'created' };
const daily: Trigger = { on: 'interval', every: 'daily', is_together: false };

const automation = ({ entity, when, conditions }: Occasion, actions: readonly Action[]): BehaviourOf<'automation'> => ({
  kind: 'automation',
  entity,
  when,
  ...(conditions.length > 0 ? { conditions: [...conditions] } : {}),
  actions: [...actions],
});

/** Who hears of it: whom the deed names, else whom it is about. */
function recipients(deed: Deed, entity: string, story: Story): readonly Recipient[] {
  const people = slotsOf(deed, 'who', 'url', 'thing').filter(
    ({ label, text }) =>
      label === 'who' || text.includes('@') || (label === 'thing' && story.find(text) === null && isPeople(text)),
  );
  const found = people.flatMap((slot) => recipientOf(slot, entity, story) ?? []);
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()].slice(0, 8);
}

/** The message: a text in quotes, and the properties that it is to name. */
function messageOf(deed: Deed, entity: string, story: Story): { subject: string; message: string } {
  const quoted = slotsOf(deed, 'text')
    .filter(({ tokens }) => tokens.some(({ quote }) => quote !== null))
    .map(unquoted);
  const named = slotsOf(deed, 'field').flatMap(({ text }) => {
    const found = story.findAttribute(entity, text);
    return found === null ? [] : [{ key: found.key, label: text }];
  });
  const isSubject = /\bsubject\b/i.test(deed.text);
  const lines = named.map(({ key, label }) => `${label.charAt(0).toUpperCase()}${label.slice(1)}: {${key}}`);
  const text = isSubject ? quoted.slice(1) : quoted;
  return {
    subject: isSubject ? (quoted[0] ?? '').slice(0, 200) : '',
    message: text.length === 0 && lines.length === 0 ? '' : [...text, ...lines].join('\n').slice(0, 4000),
  };
}

/** What a deed changes: an attribute and the value that it gets. */
export function changeOf(deed: Deed, entity: string, story: Story): Action | null {
  const isTaken = /\b(?:tak|remov|los|withdraw|revok|strip)\w*/i.test(deed.actText) || /\baway\b/i.test(deed.actText);
  const field = slotOf(deed, 'field');
  const groups = groupSlots(deed);
  const values = [...slotsOf(deed, 'value', 'choice'), ...slotsOf(deed, 'text', 'name')].filter(
    (slot) => !groups.includes(slot),
  );
  const [value] = values;
  const group = slotOf(deed, 'group');
  const named = field?.text ?? group?.text ?? '';
  // What is said of when and for which records says nothing of what is changed.
  const words = [...deed.chunks, ...groups.map(({ text }) => ({ text: `category ${text}` }))]
    .reduce((text, chunk) => text.replace(chunk.text, ''), deed.text)
    .toLowerCase();
  if (
    entity === 'user' &&
    value !== undefined &&
    (/\brole|capabilit|member|upgrad|promot|downgrad|demot/.test(words) || field === undefined)
  ) {
    const role = story.role(value.text) ?? story.newRole(value.text);
    if (role !== null) {
      if (isTaken) return { do: 'remove', attribute: 'role', value: role };
      return /\b(?:chang|becom|turn|downgrad|demot|set|mov|switch)/.test(words)
        ? { do: 'set', attribute: 'role', value: role }
        : { do: 'add', attribute: 'role', value: role };
    }
  }
  if (value !== undefined) {
    const said = unquoted(value);
    if (named !== '' || /\b(?:categor|tag)/.test(words)) {
      const isList = /\b(?:categor|tag)/.test(named === '' ? words : bare(named));
      if (isList && !story.isOwn(entity)) {
        const attribute = /\btag/.test(named === '' ? words : named) ? 'tag' : 'category';
        if (isTaken) return { do: 'remove', attribute, value: said };
        return /\b(?:add|also|give|get)/.test(words)
          ? { do: 'add', attribute, value: said }
          : { do: 'set', attribute, value: said };
      }
      const attribute = story.attribute(
        entity,
        named === '' ? 'category' : named,
        story.isOwn(entity) ? { choices: [said] } : {},
      );
      if (attribute !== null) {
        const choice = story.choice(entity, said);
        return { do: 'set', attribute: attribute.key, value: choice?.value ?? siteStatus(entity, said) ?? said };
      }
    }
    const choice = story.choice(entity, said);
    if (choice !== null) return { do: 'set', attribute: choice.attribute, value: choice.value };
    const status = siteStatus(entity, said);
    if (status !== null && !story.isOwn(entity)) return { do: 'set', attribute: 'status', value: status };
    if (entity === 'order') {
      const key = bare(said).replaceAll(/\s+/g, '-');
      return /^[a-z][a-z0-9_-]*$/.test(key) ? { do: 'set', attribute: 'status', value: key } : null;
    }
    if (entity === 'product' && /featured/i.test(said)) return { do: 'set', attribute: 'featured', value: !isTaken };
    if (!story.isOwn(entity) && ['post', 'product'].includes(entity))
      return { do: isTaken ? 'remove' : 'add', attribute: 'category', value: said };
    const own = story.status(entity, said);
    return own === null ? null : { do: 'set', attribute: own.attribute, value: own.value };
  }
  if (field !== undefined) {
    const number = slotOf(deed, 'number');
    const amount = number === undefined ? null : numberIn(number.text);
    const attribute = story.findAttribute(entity, field.text);
    if (attribute === null) return null;
    if (amount !== null && !/\b(?:by|increas|rais|lower|decreas|reduc|add)/.test(words))
      return { do: 'set', attribute: attribute.key, value: amount };
    if (attribute.type === 'boolean') return { do: 'set', attribute: attribute.key, value: !isTaken };
    if (attribute.type === 'date' && /\b(?:now|today|current|moment|stamp)/.test(words))
      return { do: 'set', attribute: attribute.key, value: 'now' };
  }
  return null;
}

const email: Composer = (deed, story) => {
  const about = story.recordOf(deed);
  const entity = about ?? (story.isShop ? 'order' : 'post');
  if (about === null && !story.isShop && !/\b(?:posts?|articles?|blog|news)\b/i.test(story.description))
    return story.refuse(deed, nothingToAct);
  if (isReminderOfMembership(deed, story)) return;
  if (deed.isDenied) return story.tell(deed, 'nothing');
  const rhythm = /\b(daily|weekly|monthly)\b/i.exec(deed.text)?.[1]?.toLowerCase() as 'daily' | undefined;
  const isLast =
    rhythm === undefined &&
    deed.chunks.every(({ label }) => label !== 'when') &&
    slotOf(deed, 'span') === undefined &&
    slotOf(deed, 'rhythm') === undefined;
  const last = story.last('automation');
  // "…; the landlord gets a copy": one more recipient of the mail before
  if (isLast && last !== undefined && /\b(?:copy|too|as well|also|cc)\b/i.test(deed.text) && deed.chunks.length === 0) {
    const mail = last.actions.find((action) => action.do === 'email');
    const more = recipients(deed, last.entity, story);
    if (mail?.do === 'email' && more.length > 0) {
      (mail as { recipients: Recipient[] }).recipients = [...mail.recipients, ...more].slice(0, 8);
      return story.add(last, deed);
    }
  }
  const previous =
    isLast &&
    deed.sentence.number - (story.told.at(-1)?.deed.sentence.number ?? 0) <= (deed.chunks.length === 0 ? 1 : 0)
      ? story.told.at(-1)?.behaviour
      : undefined;
  const fallback: Trigger | null =
    rhythm !== undefined
      ? { on: 'interval', every: rhythm, is_together: true }
      : previous?.kind === 'automation' &&
          previous.entity === entity &&
          (story.told.at(-1)?.deed.sentence === deed.sentence || arriving(deed, entity, story) === null)
        ? previous.when
        : about === null && isLast
          ? null
          : followed(deed, entity, story, isLast);
  const occasion = occasionOf(deed, entity, story, fallback);
  if (occasion === null) return story.refuse(deed, 'It is not clear when the e-mail is sent.');
  const to = recipients(deed, occasion.entity, story);
  const person = slotOf(deed, 'who');
  if (to.length === 0 && person !== undefined)
    return story.refuse(deed, `The plan cannot send e-mails to “${person.text}”.`);
  const isToAdmin = /\b(?:me|us|we|our)\b/i.test(deed.text);
  const isToOwner = /\b(?:they|them|he|she|confirm\w*|thank|receipt|welcome)\b/i.test(deed.text);
  const chosen: readonly Recipient[] =
    to.length > 0
      ? to
      : [
          isToAdmin || occasion.when.on === 'interval'
            ? { to: 'admin' }
            : { to: occasion.when.on === 'date' || isToOwner ? 'owner' : 'admin' },
        ];
  const { subject, message } = messageOf(deed, occasion.entity, story);
  const isTogether =
    occasion.when.on === 'interval' && chosen.some((one) => one.to === 'owner' || one.to === 'attribute');
  const when = occasion.when.on === 'interval' && isTogether ? { ...occasion.when, is_together: false } : occasion.when;
  story.add(automation({ ...occasion, when }, [{ do: 'email', recipients: [...chosen], subject, message }]), deed);
  if (occasion.lost.length > 0)
    story.refuse(deed, `The e-mail is planned, but not that it depends on “${occasion.lost.join('”, “')}”.`);
};

/** "Four weeks before it runs out they are reminded": of a membership. */
function isReminderOfMembership(deed: Deed, story: Story): boolean {
  const membership = story.last('membership');
  const [chunk] = chunksOf(deed, 'when');
  if (membership === undefined || chunk === undefined || membership.reminders.length >= 6) return false;
  const span = chunk.slots.find(({ label }) => label === 'span');
  const duration = span === undefined ? null : durationIn(span.text);
  const isEnd = /\b(?:runs? out|expir\w*|ends?|lapses?|renew\w*|over|last day)\b/i.test(chunk.text);
  if (duration === null || !isEnd) return false;
  membership.reminders = [
    ...membership.reminders,
    {
      days: Math.min(366, daysOf(duration)),
      side: /\bafter\b/i.test(chunk.text) ? ('after' as const) : ('before' as const),
      subject: '',
      message: '',
    },
  ];
  story.add(membership, deed);
  return true;
}

/** Deeds that do harm where a condition is not understood. */
const change =
  (
    actionOf: (deed: Deed, entity: string, story: Story) => Action | string,
    fallbackOf: (deed: Deed, story: Story) => Trigger | null,
  ): Composer =>
  (deed, story) => {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const occasion = occasionOf(deed, entity, story, fallbackOf(deed, story)) ?? becoming(deed, entity, story);
    if (occasion === null) {
      // "If the author falls ill, set it to postponed": the site does not know when, people do
      const isTimed = deed.chunks.some(
        ({ label, slots }) =>
          label !== 'when' || slots.some((slot) => /^(?:span|date|rhythm|number)$/.test(slot.label)),
      );
      if (deed.intent === 'set' && byHand(isTimed ? deed : { ...deed, chunks: [] }, entity, story)) return;
      return story.refuse(deed, 'It is not clear when this is done.');
    }
    if (occasion.lost.length > 0) return story.refuse(deed, unreadCondition(occasion.lost));
    const action = actionOf(deed, occasion.entity, story);
    if (typeof action === 'string') return story.refuse(deed, action);
    // "When it is adopted we mark it as adopted": people say so by hand
    if (
      action.do === 'set' &&
      occasion.when.on === 'change' &&
      occasion.when.attribute === action.attribute &&
      occasion.when.to === action.value
    ) {
      story.occasion = { sentence: deed.sentence.number, when: occasion.when, entity: occasion.entity };
      if (byHand({ ...deed, chunks: [] }, occasion.entity, story)) return;
    }
    const previous = story.last('automation');
    const isSame =
      previous !== undefined &&
      previous.entity === occasion.entity &&
      JSON.stringify(previous.when).replace('"is_together":true', '"is_together":false') ===
        JSON.stringify(occasion.when).replace('"is_together":true', '"is_together":false') &&
      JSON.stringify(previous.conditions ?? []) === JSON.stringify(occasion.conditions) &&
      story.told.at(-1)?.deed.sentence === deed.sentence &&
      previous.actions.length < 8;
    if (isSame) {
      (previous as { actions: Action[] }).actions = [...previous.actions, action];
      return story.add(previous, deed);
    }
    // What is done to records is done to each of them.
    const own: Trigger = occasion.when.on === 'interval' ? { ...occasion.when, is_together: false } : occasion.when;
    story.add(automation({ ...occasion, when: own }, [action]), deed);
  };

/** "Discontinued frames are hidden": as soon as they become that. */
function becoming(deed: Deed, entity: string, story: Story): Occasion | null {
  const { conditions, lost } = conditionsOf(deed, entity, story);
  const [first, ...rest] = conditions;
  if (
    first === undefined ||
    first.is !== 'equal' ||
    first.value === undefined ||
    lost.length > 0 ||
    deed.intent === 'set'
  )
    return null;
  return { entity, when: { on: 'change', attribute: first.attribute, to: first.value }, conditions: rest, lost };
}

/** "The secretary marks requests as done": people do it with a click. */
function byHand(deed: Deed, entity: string, story: Story): boolean {
  const values = slotsOf(deed, 'value', 'choice');
  if (!story.isOwn(entity) || values.length === 0 || deed.chunks.length > 0) return false;
  const made = values.map(({ text }) => story.status(entity, text));
  const statuses = made.flatMap((one) =>
    one !== null && one !== undefined && /status$/.test(one.attribute) ? [one.value.replaceAll('_', ' ')] : [],
  );
  if (statuses.length === 0) return false;
  story.add({ kind: 'status_actions', entity, statuses: [...new Set(statuses)].slice(0, 8) }, deed);
  return true;
}

/** Where records are changed that meet a condition, it is looked daily; else as soon as they are there. */
const byCondition = (deed: Deed, story: Story): Trigger | null => {
  const previous = story.told.at(-1);
  if (
    previous?.deed.sentence === deed.sentence &&
    previous.behaviour?.kind === 'automation' &&
    deed.chunks.length === 0
  )
    return previous.behaviour.when;
  if (story.occasion?.sentence === deed.sentence.number && deed.chunks.length === 0) return story.occasion.when;
  return chunksOf(deed, 'if').some(({ slots }) => slots.some(({ label }) => label === 'span'))
    ? daily
    : deed.chunks.length > 0
      ? created
      : null;
};

export const messages: Composers = {
  email,
  notice: change(
    (deed, entity, story) => {
      const who = slotOf(deed, 'who');
      const role = who === undefined ? 'administrator' : (story.role(who.text, entity) ?? 'administrator');
      const text = slotOf(deed, 'text');
      return {
        do: 'notice',
        role,
        message: text === undefined ? deed.text.slice(0, 300) : unquoted(text).slice(0, 300),
      };
    },
    (deed, story) => arriving(deed, story.current ?? 'post', story),
  ),
  set: change(
    (deed, entity, story) => changeOf(deed, entity, story) ?? 'It does not say which property becomes what.',
    byCondition,
  ),
  delete: change(
    (deed, entity) => {
      if (entity === 'category' || entity === 'tag') return 'Categories and tags are not deleted by themselves.';
      const isFinal = /\b(?:permanent|for good|for ever|forever|irrevocabl|completely)/i.test(deed.text);
      return { do: 'delete', to_trash: !isFinal && entity !== 'user' && entity !== 'order' };
    },
    (deed) => (chunksOf(deed, 'if').length > 0 ? daily : null),
  ),
  expire: change(
    (deed, entity, story) => {
      if (entity === 'user' || entity === 'order' || entity === 'comment')
        return 'Only what has a page can be taken off the site.';
      if (
        /\b(?:data protection|privacy|gdpr|disappear|erase)/i.test(deed.text) &&
        story.isOwn(entity) &&
        story.behaviours.some((one) => one.kind === 'public_form' && one.entity === entity)
      )
        return { do: 'delete', to_trash: true };
      if (story.isOwn(entity)) {
        const archived = /\barchiv/i.test(deed.text) ? story.choice(entity, 'archived') : null;
        if (archived !== null) return { do: 'set', attribute: archived.attribute, value: archived.value };
      }
      return { do: 'set', attribute: 'status', value: 'draft' };
    },
    (deed, story) => byCondition(deed, story) ?? (chunksOf(deed, 'if').length > 0 ? daily : null),
  ),
  create: change(
    (deed, entity, story) => {
      const target =
        slotsOf(deed, 'thing')
          .map(({ text }) => story.record(text))
          .find((key) => key !== null && key !== entity) ??
        slotsOf(deed, 'thing').map(({ text }) => story.record(text))[0];
      if (target == null || (!story.isOwn(target) && target !== 'post' && target !== 'page'))
        return 'It does not say which record is made.';
      const shared = story
        .attributes(target)
        .filter(
          ({ key, isWritable }) =>
            isWritable &&
            key !== 'title' &&
            story.attributes(entity).some((one) => one.key === key) &&
            story.entity(target)?.fields.has(key),
        );
      return {
        do: 'create',
        entity: target,
        values: [
          { attribute: 'title', value: '{title}' },
          ...shared.slice(0, 12).map(({ key }) => ({ attribute: key, value: `{${key}}` })),
        ],
      };
    },
    () => created,
  ),
  webhook: change(
    (deed) => {
      const url = slotOf(deed, 'url')?.text ?? '';
      return { do: 'webhook', address: /^https:\/\/\S+$/.test(url) ? url : '' };
    },
    () => created,
  ),
};

export const spanDays = (deed: Deed): number | null => {
  const span =
    slotOf(deed, 'span') ??
    chunksOf(deed, 'when', 'if')
      .flatMap(({ slots }) => slots)
      .find(({ label }) => label === 'span');
  const duration = span === undefined ? null : durationIn(span.text);
  return duration === null ? null : daysOf(duration);
};
