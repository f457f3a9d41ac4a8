import type { BehaviourOf } from '../../behaviours/behaviour.ts';
import type { PlanCondition } from '../../behaviours/conditions.ts';
import { siteKinds } from '../../behaviours/records/record-kinds.ts';
import { lemmaOf } from '../language/lemma-of.ts';
import { chunkConditions, dateFor, siteStatus } from './conditions-of.ts';
import type { Chunk, Slot } from './deeds.ts';
import {
  clockIn,
  comparisonIn,
  type Duration,
  daysOf,
  durationIn,
  minutesOf,
  namedOffset,
  weekdaysIn,
} from './measures.ts';
import { bare } from './names.ts';
import type { Story } from './story.ts';
import { thresholdOf } from './thresholds-of.ts';
import { yearlyDate } from './yearly-days.ts';

export type Trigger = BehaviourOf<'automation'>['when'];
type EventTrigger = Extract<Trigger, { on: 'event' }>;
type EventName = EventTrigger['event'];

export interface TriggerRead {
  readonly when: Trigger;
  /** What the trigger says of the record besides. */
  readonly conditions: readonly PlanCondition[];
  /** The records that it happens to, where the words name others than the deed. */
  readonly entity: string;
  /** That it is done once for each record, however often what triggers it happens. */
  readonly once?: 'record';
}

/** Verbs that say what happens to a record. */
const eventVerbs: readonly (readonly [RegExp, EventName])[] = [
  [/\b(?:log(?:s|ged|ging)? ?in|sign(?:s|ed|ing)? ?in|login)\b/, 'login'],
  [/\b(?:log(?:s|ged|ging)? ?out|sign(?:s|ed|ing)? ?out)\b/, 'logout'],
  [/\b(?:back in stock|restock\w*|available again)\b/, 'back_in_stock'],
  [/\b(?:out of stock|sold out|sells out|runs? out|run out)\b/, 'out_of_stock'],
  [/\b(?:low on stock|low stock|running low|runs low|stock (?:is|gets|falls|drops))\b/, 'low_stock'],
  [/\b(?:refund\w*|pa(?:id|ys?) back)\b/, 'refunded'],
  [/\b(?:paid|pays?|payment|paying)\b/, 'paid'],
  [/\b(?:approv\w*|accept\w*|confirm\w*|releas\w*|okay\w*|green light)\b/, 'approved'],
  [/\b(?:publish\w*|goes? (?:live|online|public)|went live|printed|appears?|come out|put online)\b/, 'published'],
  [/\b(?:comment\w*|repl(?:y|ies|ied)|answer\w*|responds?)\b/, 'commented'],
  [/\b(?:delet\w*|remov\w*|trash\w*|binned|withdraw\w*|cancel\w*|unsubscrib\w*)\b/, 'deleted'],
  [
    /\b(?:chang\w*|updat\w*|edit\w*|modif\w*|amend\w*|correct\w*|revis\w*|alter\w*|saved|move[sd]?|reschedul\w*|postpon\w*)\b/,
    'updated',
  ],
  [/\b(?:hand(?:s|ed)? in|submit\w*|sen(?:d|ds|t) in|turns? in|for review|proposed?|proposes)\b/, 'submitted'],
  [
    /\b(?:creat\w*|add\w*|new|regist\w*|sign(?:s|ed)? up|book\w*|appl(?:y|ies|ied)|post\w*|upload\w*|comes? in|came in|arriv\w*|fill\w*|enter\w*|order\w*|buy\w*|bought|purchas\w*|plac\w*|receiv\w*|report\w*|join\w*|sen(?:d|ds|t)|writ\w*|leav\w*|(?<!\b(?:is|are|be|places|spots|seats) )left|request\w*|donat\w*|enrol\w*|reserv\w*|subscrib\w*|get|gets|log(?:s|ged)?|record\w*|open\w*|start\w*|made|make[sd]?|drops? in|enquir\w*|inquir\w*|nominat\w*|rsvp)\b/,
    'created',
  ],
];

/** When a deed is done; null where its words say nothing that happens, nothing on a date and nothing at intervals. */
export function triggerOf(chunk: Chunk, entity: string, story: Story): TriggerRead | null {
  const text = chunk.text.toLowerCase();
  const slots = chunk.slots;
  const slot = (label: Slot['label']): Slot | undefined => slots.find((one) => one.label === label);
  const rhythm = slot('rhythm');
  if (rhythm !== undefined) return { when: interval(rhythm.text, chunk.text), conditions: [], entity };
  const date = yearlyDate(text);
  if (
    date !== null &&
    slot('span') === undefined &&
    !/\b(?:after|before|until|till|by|since|between|than)\b/.test(text)
  )
    return { when: yearly(date, text), conditions: [], entity };
  const named = slots
    .filter(({ label }) => label === 'thing')
    .map((thing) => story.find(thing.text) ?? story.record(thing.text));
  const subject = named.find((one): one is string => one !== null) ?? entity;
  // "Whatever ends in the next seven days": those days are no time to do something at
  if (/\b(?:in|within|over|during) the (?:next|coming|following)\b/.test(text)) return null;
  const span = slot('span');
  const duration = span === undefined ? namedOffset(text) : durationIn(span.text);
  const field = slot('field');
  const event = slot('event');
  const values = slots.filter(({ label }) => label === 'value' || label === 'choice');
  const compared = comparisonIn(text.replace(/\bmore than\b/, ''));
  if (duration !== null) {
    const isBefore = compared === 'before' || /\bbefore|ahead|prior|in advance|earlier\b/.test(text);
    const dated = field ?? (isBefore ? event : undefined);
    // "Eleven months after that date": the only one that was spoken of
    const isThat =
      /\b(?:after|from) (?:that|this) (?:date|day)\b/.test(text) && ownDatesOf(subject, story).length === 1;
    const words = isThat ? 'that' : (dated?.text ?? '');
    const date = isBefore || field !== undefined || isThat ? datedBy(subject, words, story) : null;
    if (date !== null)
      return { when: onDate(date, duration, isBefore ? 'before' : 'after', text), conditions: [], entity: subject };
    if (isBefore) return null;
    const delayed = eventOf(event?.text ?? text, values, field, subject, story);
    if (delayed !== null) return { ...delayed, when: withDelay(delayed.when, duration) };
    return {
      when: onDate(subject === 'user' ? 'registered' : 'date', duration, 'after', text),
      conditions: [],
      entity: subject,
    };
  }
  const threshold = thresholdOf(chunk, subject, story);
  if (threshold !== null)
    return {
      when: threshold.isCounted ? hourly : { on: 'event', event: 'updated' },
      conditions: [threshold.condition],
      entity: subject,
      ...(threshold.isRising || threshold.isCounted ? { once: 'record' } : {}),
    };
  const passed = field === undefined || values.length > 0 ? null : whenPassed(text, field.text, subject, story);
  if (passed !== null) return passed;
  const interval_ =
    /\b(?:every|each|daily|weekly|monthly|hourly|once an?|per)\b.*\b(?:hour|day|night|morning|evening|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:daily|weekly|monthly|hourly)\b/.test(
      text,
    );
  if (interval_ && event === undefined && field === undefined)
    return { when: interval(chunk.text, chunk.text), conditions: [], entity };
  const happened = eventOf(event?.text ?? '', values, field, subject, story);
  if (happened !== null) return happened;
  if (field !== undefined && event === undefined) {
    const conditions = chunkConditions({ ...chunk, label: 'if' }, subject, story);
    const [condition] = conditions ?? [];
    if (
      condition !== undefined &&
      condition.is === 'equal' &&
      condition.value !== undefined &&
      conditions?.length === 1
    )
      return {
        when: { on: 'change', attribute: condition.attribute, to: condition.value },
        conditions: [],
        entity: subject,
      };
    if (conditions !== null && conditions.length > 0)
      return { when: { on: 'event', event: 'updated' }, conditions, entity: subject };
    const isDate = /\b(?:dates?|deadline|day|expir\w*|ends?|due|start\w*|begin\w*|birthday|anniversary)\b/i.test(
      field.text,
    );
    const date = isDate
      ? story.attribute(subject, field.text, { type: 'date' })
      : story.findAttribute(subject, field.text, ['date']);
    if (date !== null)
      return { when: { on: 'date', attribute: date.key, days: 0, side: 'after' }, conditions: [], entity: subject };
  }
  const guessed = eventOf(chunk.text, values, field, subject, story);
  return guessed;
}

/** The dates of records besides those that WordPress keeps. */
const ownDatesOf = (entity: string, story: Story): readonly { readonly key: string }[] =>
  story
    .attributes(entity)
    .filter(({ type, key }) => type === 'date' && !['date', 'modified', 'registered', 'last_login'].includes(key));

function datedBy(entity: string, words: string, story: Story): string | null {
  if (bare(words) === '' || /^(?:it|that|then|this|start(?:s|ing)?|begins?|takes? place|event)$/i.test(bare(words))) {
    const [own] = ownDatesOf(entity, story);
    if (own !== undefined) return own.key;
    return story.isOwn(entity)
      ? (story.attribute(entity, bare(words) === '' ? 'date' : words, { type: 'date' })?.key ?? null)
      : null;
  }
  return dateFor(entity, words, story);
}

function onDate(attribute: string, duration: Duration, side: 'before' | 'after', text: string): Trigger {
  const at = clockIn(text);
  return { on: 'date', attribute, days: daysOf(duration), side, ...(at === null ? {} : { at }) };
}

function withDelay(when: Trigger, duration: Duration): Trigger {
  if (when.on !== 'event' && when.on !== 'change') return when;
  const isShort = duration.unit === 'second' || duration.unit === 'minute';
  const delay = isShort
    ? { amount: minutesOf(duration), unit: 'minutes' as const }
    : duration.unit === 'hour'
      ? { amount: Math.max(1, Math.round(duration.amount)), unit: 'hours' as const }
      : { amount: daysOf(duration), unit: 'days' as const };
  return delay.amount > 1000 ? when : { ...when, delay };
}

const hourly: Trigger = { on: 'interval', every: 'hourly', is_together: false };

function yearly(date: string, text: string): Trigger {
  const at = clockIn(text);
  return { on: 'interval', every: 'yearly', is_together: true, date, ...(at === null ? {} : { at }) };
}

function interval(rhythm: string, whole: string): Trigger {
  const lower = `${rhythm} ${whole}`.toLowerCase();
  const at = clockIn(lower) ?? (/\bmorning\b/.test(lower) ? '08:00' : /\bevening\b/.test(lower) ? '18:00' : null);
  const [weekday] = weekdaysIn(lower);
  const every = /\bhour/.test(lower)
    ? 'hourly'
    : weekday !== undefined && !/\bmonth/.test(lower)
      ? 'weekly'
      : /\bmonth|first of\b/.test(lower)
        ? 'monthly'
        : /\bweek/.test(lower)
          ? 'weekly'
          : 'daily';
  return {
    on: 'interval',
    every,
    is_together: true,
    ...(at === null || every === 'hourly' ? {} : { at }),
    ...(every === 'weekly' && weekday !== undefined ? { weekday } : {}),
  };
}

/** What happens to a record, as words tell. */
function eventOf(
  words: string,
  values: readonly Slot[],
  field: Slot | undefined,
  entity: string,
  story: Story,
): TriggerRead | null {
  const text = words.toLowerCase();
  const [value] = values;
  const becomes =
    value !== undefined &&
    (text === '' || /\b(?:becom|turn|mark|set|get|mov|chang|switch|go|put|tick|is|are|was)/.test(text));
  if (value !== undefined && becomes) {
    const own = field === undefined ? null : story.attribute(entity, field.text, { choices: [value.text] });
    const choice = story.choice(entity, value.text) ?? (story.isOwn(entity) ? story.status(entity, value.text) : null);
    if (choice !== null)
      return { when: { on: 'change', attribute: choice.attribute, to: choice.value }, conditions: [], entity };
    const status = siteStatus(entity, value.text);
    if (status === 'publish') return { when: { on: 'event', event: 'published' }, conditions: [], entity };
    if (status !== null) return { when: { on: 'event', event: 'status', status }, conditions: [], entity };
    if (entity === 'order') {
      const key = bare(value.text).replaceAll(/\s+/g, '-');
      if (/^[a-z][a-z0-9_-]*$/.test(key))
        return { when: { on: 'event', event: 'status', status: key }, conditions: [], entity };
    }
    if (own !== null) return { when: { on: 'change', attribute: own.key, to: value.text }, conditions: [], entity };
  }
  if (text === '') return null;
  const found = eventVerbs.find(([pattern]) => pattern.test(text))?.[1];
  if (found === undefined) {
    // "is repaired": a state that records get
    const participle =
      /(?:^|\b(?:is|are|was|been|gets?|becomes?|being)\s+(?:\w+ly\s+)?)(\w+(?:ed|en|wn|ld|ne|d|t))$/.exec(text)?.[1];
    const ready = participle === undefined ? null : siteStatus(entity, participle);
    if (ready !== null) return { when: { on: 'event', event: 'status', status: ready }, conditions: [], entity };
    if (participle !== undefined && story.isOwn(entity)) {
      const status = story.status(entity, participle);
      if (status !== null)
        return { when: { on: 'change', attribute: status.attribute, to: status.value }, conditions: [], entity };
    }
    return story.isOwn(entity) ? whenOver(text, entity, story) : null;
  }
  if (found === 'updated' && field !== undefined) {
    const attribute = story.findAttribute(entity, field.text);
    if (attribute !== null) return { when: { on: 'change', attribute: attribute.key }, conditions: [], entity };
  }
  return eventFor(found, text, entity, story);
}

/** "When the end date has passed", "as soon as the deadline is reached": that day. */
function whenPassed(text: string, field: string, entity: string, story: Story): TriggerRead | null {
  if (
    !/\b(?:pass(?:es|ed)?|reached|comes?|came|arrives?|is (?:over|up|past|there|here)|gone by|runs? out)\b/.test(text)
  )
    return null;
  const isDate = /\b(?:dates?|deadline|day|until|due|end|expiry)\b/i.test(field);
  const date =
    isDate && story.isOwn(entity)
      ? story.attribute(entity, field, { type: 'date' })
      : story.findAttribute(entity, field, ['date']);
  return date?.type === 'date'
    ? { when: { on: 'date', attribute: date.key, days: 0, side: 'after' }, conditions: [], entity }
    : null;
}

/** "When it lapses", "is over": the day that ends a record, where it has such. */
function whenOver(text: string, entity: string, story: Story): TriggerRead | null {
  if (!/\b(?:expire[sd]?|lapse[sd]?|runs? out|ran out|over|ends?|ended|elapse[sd]?)\b/.test(text)) return null;
  const dates = ownDatesOf(entity, story);
  const last = dates.find(({ key }) => /end|until|till|expir|valid|due|deadline/.test(key));
  const date = last ?? (dates.length === 1 ? dates[0] : undefined);
  return date === undefined
    ? null
    : { when: { on: 'date', attribute: date.key, days: 0, side: 'after' }, conditions: [], entity };
}

/** An event as records of a kind have it. */
function eventFor(event: EventName, text: string, entity: string, story: Story): TriggerRead | null {
  const supported = (name: EventName): boolean =>
    siteKinds.find(({ key }) => key === entity)?.events[name] !== undefined;
  if (event === 'login' || event === 'logout') return { when: { on: 'event', event }, conditions: [], entity: 'user' };
  if (story.isOwn(entity)) {
    const over = event === 'out_of_stock' ? whenOver(text, entity, story) : null;
    if (over !== null) return over;
    const cancelled = event === 'deleted' && /cancel|withdraw/.test(text) ? story.choice(entity, 'cancelled') : null;
    if (cancelled !== null)
      return { when: { on: 'change', attribute: cancelled.attribute, to: cancelled.value }, conditions: [], entity };
    if (event === 'approved' || event === 'paid' || event === 'refunded') {
      const verb = /\b\w*(?:approv|accept|confirm|releas|paid|pay|refund)\w*/.exec(text)?.[0] ?? event;
      const known = story.choice(entity, participleOf(verb));
      if (known !== null)
        return { when: { on: 'change', attribute: known.attribute, to: known.value }, conditions: [], entity };
      if (event === 'approved') return { when: { on: 'event', event: 'published' }, conditions: [], entity };
      const status = story.status(entity, participleOf(verb));
      return status === null
        ? null
        : { when: { on: 'change', attribute: status.attribute, to: status.value }, conditions: [], entity };
    }
    const plain = event === 'submitted' || event === 'created' ? 'created' : event;
    if (['created', 'updated', 'deleted', 'published', 'commented'].includes(plain))
      return { when: { on: 'event', event: plain }, conditions: [], entity };
    return null;
  }
  if (supported(event)) return { when: { on: 'event', event }, conditions: [], entity };
  if (event === 'deleted' && entity === 'order')
    return { when: { on: 'event', event: 'status', status: 'cancelled' }, conditions: [], entity };
  const others: Partial<Record<EventName, EventName>> = {
    submitted: 'created',
    created: 'published',
    approved: 'published',
    published: 'created',
    updated: 'status',
    paid: 'created',
  };
  const other = others[event];
  return other !== undefined && supported(other)
    ? { when: { on: 'event', event: other }, conditions: [], entity }
    : null;
}

const participleOf = (verb: string): string => {
  const lemma = lemmaOf(verb, 'VERB');
  return lemma === 'pay'
    ? 'paid'
    : lemma.endsWith('e')
      ? `${lemma}d`
      : lemma.endsWith('y')
        ? `${lemma.slice(0, -1)}ied`
        : `${lemma}ed`;
};
