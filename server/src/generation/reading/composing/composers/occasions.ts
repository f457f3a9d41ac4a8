import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { PlanCondition } from '../../../behaviours/conditions.ts';
import { conditionsOf } from '../conditions-of.ts';
import { type Chunk, chunksOf, type Deed, slotOf, slotsOf } from '../deeds.ts';
import { clockIn, daysOf, durationIn, numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import { type Trigger, type TriggerRead, triggerOf } from '../triggers-of.ts';
import { yearlyDate } from '../yearly-days.ts';

export type Action = BehaviourOf<'automation'>['actions'][number];

/** When something is done, and for which records. */
export interface Occasion {
  readonly entity: string;
  readonly when: Trigger;
  readonly conditions: readonly PlanCondition[];
  readonly lost: readonly string[];
  readonly once?: 'record';
}

export const isEveryYear = ({ when }: Pick<Occasion, 'when'>): boolean =>
  when.on === 'interval' && when.every === 'yearly';

/**
 * When and for which records a deed is done.
 * @param fallback where the deed says no time
 */
export function occasionOf(deed: Deed, entity: string, story: Story, fallback: Trigger | null): Occasion | null {
  const times = chunksOf(deed, 'when');
  let about = entity;
  let when = null as Trigger | null;
  const more: PlanCondition[] = [];
  let once: Occasion['once'];
  const lost: string[] = [];
  const rhythm = slotOf(deed, 'rhythm');
  const day = slotsOf(deed, 'date').find(({ text }) => yearlyDate(`on ${text}`) !== null);
  const loose = [rhythm, day].flatMap((slot) => (slot === undefined ? [] : [asChunk(slot)]));
  for (const chunk of [...times, ...loose]) {
    const read = afterLast(chunk, deed, about, story) ?? triggerOf(chunk, about, story);
    if (read === null) {
      lost.push(chunk.text);
      continue;
    }
    more.push(...read.conditions);
    once ??= read.once;
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
      once ??= read.once;
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
  // "Every mail has …", "they get it once only": nobody said that it is about each new post of the site.
  if (fallback !== created || story.isOwn(about)) when ??= fallback;
  if (when === null) return null;
  const dated = when.on === 'date' ? when.attribute : null;
  const conditions = [...more, ...read.conditions].filter(({ attribute, is }) => attribute !== dated || is === 'equal');
  // No change of a record tells what reactions make of it.
  const isCounted =
    when.on === 'event' &&
    when.event === 'updated' &&
    conditions.some(({ attribute }) => isFigure(attribute, about, story));
  return {
    entity: about,
    when: isCounted ? hourly : when,
    conditions: conditions.slice(0, 12),
    lost: [...lost, ...read.lost],
    ...(once !== undefined || isCounted ? { once: 'record' } : {}),
  };
}

const isFigure = (attribute: string, entity: string, story: Story): boolean =>
  story.behaviours.some(
    (one) =>
      one.kind === 'reaction' &&
      one.entity === entity &&
      [`${one.name}_count`, `${one.name}_average`].includes(attribute),
  );

/** The day that was spoken of: "on the day itself", "on that day", "on expiry". */
const sameDay =
  /^(?:and |but |then |only )*(?:(?:on|from) )?(?:(?:the|that) (?:very |same )?day(?: itself| it does)?|(?:the )?day itself|(?:its |the )?expiry)(?:,| at\b.*)?$/;
const laterThan =
  /^(?:and |but |then |only )*after (?:another )?([\w-]+)(?: more)?(?: (days?|weeks?|months?|years?|hours?))?$/;

/**
 * "Two weeks before it ends they are warned, *on the day itself* …", "after seven days a reminder, *after fourteen* …": what counts
 * from the same day, or the same event, as the automation before it in the sentence or the one before.
 */
function afterLast(chunk: Chunk, deed: Deed, entity: string, story: Story): TriggerRead | null {
  const told = story.told.at(-1);
  const previous = told?.behaviour;
  if (told === undefined || previous?.kind !== 'automation' || previous.entity !== entity) return null;
  if (deed.sentence.number - told.deed.sentence.number > 1) return null;
  const text = chunk.text.toLowerCase().replace(/[.,;:]+$/, '');
  const { when } = previous;
  if (sameDay.test(text) && when.on === 'date' && when.days > 0) {
    const { repeat: _again, at: _time, ...rest } = when;
    const at = clockIn(text);
    return {
      when: { ...rest, days: 0, side: 'after', ...(at === null ? {} : { at }) },
      conditions: [],
      entity,
    };
  }
  const [, number, unit] = laterThan.exec(text) ?? [];
  const amount = number === undefined ? null : numberIn(number);
  if (amount === null || told.deed.sentence !== deed.sentence) return null;
  const before = durationIn(told.deed.text);
  if (before === null) return null;
  const isAdded = /\banother\b|\bmore\b/.test(text);
  if (unit !== undefined && !isAdded) return null;
  const own = isAdded && unit !== undefined ? durationIn(`${amount} ${unit}`) : { amount, unit: before.unit };
  if (own === null) return null;
  if (when.on === 'date' && when.side === 'after') {
    const { repeat: _again, ...rest } = when;
    return { when: { ...rest, days: daysOf(own) + (isAdded ? when.days : 0) }, conditions: [], entity };
  }
  const isDelayed = (when.on === 'event' || when.on === 'change') && when.delay?.unit === 'days';
  return isDelayed
    ? {
        when: { ...when, delay: { amount: daysOf(own) + (isAdded ? (when.delay?.amount ?? 0) : 0), unit: 'days' } },
        conditions: [],
        entity,
      }
    : null;
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
export function arriving(deed: Deed, entity: string, story: Story): Trigger | null {
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
export function followed(deed: Deed, entity: string, story: Story, isBehind: boolean): Trigger | null {
  const after = isBehind ? aftermath(deed, entity, story) : null;
  return story.told.at(-1)?.deed.sentence === deed.sentence && after !== null
    ? after
    : (arriving(deed, entity, story) ?? after);
}

export const created: Trigger = { on: 'event', event: 'created' };
export const daily: Trigger = { on: 'interval', every: 'daily', is_together: false };
const hourly: Trigger = { on: 'interval', every: 'hourly', is_together: false };

export const automation = (
  { entity, when, conditions, once }: Occasion,
  actions: readonly Action[],
): BehaviourOf<'automation'> => ({
  kind: 'automation',
  entity,
  when,
  ...(conditions.length > 0 ? { conditions: [...conditions] } : {}),
  ...(once === undefined ? {} : { once }),
  actions: [...actions],
});

/** "Discontinued frames are hidden": as soon as they become that. */
export function becoming(deed: Deed, entity: string, story: Story): Occasion | null {
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

/** Where records are changed that meet a condition, it is looked daily; else as soon as they are there. */
export const byCondition = (deed: Deed, story: Story): Trigger | null => {
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
