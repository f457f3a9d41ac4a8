import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { conditionsOf, dateFor } from '../conditions-of.ts';
import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import {
  type Comparison,
  clockIn,
  comparisonIn,
  daysOf,
  durationIn,
  numberIn,
  unquoted,
  weekdaysIn,
  within,
} from '../measures.ts';
import { bare } from '../names.ts';
import type { Story } from '../story.ts';
import { type Composer, type Composers, nothingToAct, unreadCondition } from './composer.ts';
import { relate } from './records.ts';

type Rule = BehaviourOf<'rule'>;
type Check = Rule['checks'][number];

const outcomeOf = (deed: Deed): Rule['outcome'] =>
  /\bspam\b/i.test(deed.text)
    ? 'spam'
    : /\b(?:hold|held|moderat|review|pending|queue|wait)/i.test(deed.text)
      ? 'hold'
      : /\bdraft\b/i.test(deed.text)
        ? 'draft'
        : 'refuse';

function addRule(deed: Deed, entity: string, checks: readonly Check[], story: Story, when: Rule['when'] = 'saved') {
  const isSitePost = entity === 'post' || entity === 'page' || entity === 'product';
  const read = conditionsOf(deed, entity, story);
  if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
  const text = slotsOf(deed, 'text').map(unquoted)[0] ?? '';
  const outcome = outcomeOf(deed);
  story.add(
    {
      kind: 'rule',
      entity,
      when: isSitePost && when === 'saved' ? 'published' : when,
      checks: [...checks],
      ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
      outcome: outcome === 'spam' && entity !== 'comment' ? 'hold' : outcome,
      message: /^[^a-z]*$/i.test(text) ? '' : text.slice(0, 500),
    },
    deed,
  );
}

/** Bounds of a comparison: "more than 5" from 6, "under 5" to 4. */
export function boundsOf(compared: Comparison | null, value: number, isWhole: boolean): { min?: number; max?: number } {
  const step = isWhole && Number.isInteger(value) ? 1 : 0.01;
  switch (compared) {
    case 'more':
    case 'after':
      return { min: value + step };
    case 'at_least':
      return { min: value };
    case 'less':
    case 'before':
      return { max: value - step };
    case 'exactly':
      return { min: value, max: value };
    default:
      return { max: value };
  }
}

const range: Composer = (deed, story) => {
  const entity = story.recordOf(deed);
  if (entity === null) return story.refuse(deed, nothingToAct);
  const text = deed.text.toLowerCase();
  const all = within(
    deed.slots,
    deed.chunks.filter(({ label }) => label === 'when'),
  );
  const fields = all.filter(({ label }) => label === 'field');
  const numbers = all.filter(({ label }) => label === 'number');
  const field = fields[0];
  const compared = comparisonIn(text);
  const dates = story
    .attributes(entity)
    .filter(({ type, key }) => type === 'date' && !['date', 'modified', 'registered', 'last_login'].includes(key));

  // An end after its start.
  const second = fields[1];
  if (
    field !== undefined &&
    second !== undefined &&
    (compared === 'after' || compared === 'before' || compared === 'less' || compared === 'more')
  ) {
    const one = story.attribute(entity, field.text);
    const other = story.attribute(entity, second.text);
    if (one === null || other === null) return story.refuse(deed, 'It does not say which two properties are compared.');
    const isAfter = compared === 'after' || compared === 'more';
    return addRule(
      deed,
      entity,
      [
        {
          is: 'after',
          attribute: isAfter !== deed.isDenied ? one.key : other.key,
          other: isAfter !== deed.isDenied ? other.key : one.key,
          may_be_same: false,
        },
      ],
      story,
    );
  }

  const kinds = slotsOf(deed, 'value', 'choice', 'url', 'text');
  const [number] = numbers;
  const span = all.find(({ label }) => label === 'span');
  if (number !== undefined) {
    const values = numbers.map((one) => numberIn(one.text)).filter((one): one is number => one !== null);
    const [value, until] = values;
    if (value === undefined) return story.refuse(deed, 'It does not say how much.');
    const isLength = /\b(?:characters?|letters?|words?|digits?|chars)\b/.test(text);
    const bounds =
      until !== undefined && /\bbetween\b|\bto\b|–|-|\band\b/.test(text)
        ? { min: Math.min(value, until), max: Math.max(value, until) }
        : boundsOf(compared, value, true);
    if (isLength) {
      const attribute =
        field === undefined
          ? entity === 'comment' || entity === 'post'
            ? 'content'
            : null
          : (story.attribute(entity, field.text)?.key ?? null);
      if (attribute === null) return story.refuse(deed, 'It does not say of which property.');
      return addRule(
        deed,
        entity,
        [{ is: 'length', attribute, counts: /\bwords?\b/.test(text) ? 'words' : 'characters', ...bounds }],
        story,
        entity === 'comment' ? 'created' : 'saved',
      );
    }
    if (entity === 'comment' && /\blinks?\b/.test(text)) {
      return story.add(
        {
          kind: 'comment_rules',
          min_length: 0,
          max_links: Math.max(0, Math.min(100, Math.round(bounds.max ?? value))),
          words: [],
          outcome: outcomeOf(deed) === 'draft' ? 'hold' : (outcomeOf(deed) as 'refuse' | 'hold' | 'spam'),
        },
        deed,
      );
    }
    if (/\b(?:mb|kb|gb|megabytes?)\b/.test(text) && entity === 'media') {
      // Sizes of files are kept in KB
      const factor = /\bkb\b/.test(text) ? 1 : /\bgb\b/.test(text) ? 1024 * 1024 : 1024;
      return addRule(
        deed,
        entity,
        [
          {
            is: 'number',
            attribute: story.findAttribute('media', 'file size')?.key ?? 'file_size',
            max: value * factor,
          },
        ],
        story,
        'created',
      );
    }
    const attribute =
      field === undefined
        ? numberAttribute(entity, story)
        : (story.attribute(entity, field.text, { type: 'number' })?.key ?? null);
    if (attribute === null) return story.refuse(deed, 'It does not say of which property.');
    return addRule(deed, entity, [{ is: 'number', attribute, ...bounds }], story);
  }

  const weekdays = weekdaysIn(text);
  const clock = all
    .filter(({ label }) => label === 'date' || label === 'rhythm')
    .map((one) => clockIn(one.text))
    .filter((one): one is string => one !== null);
  const isPast =
    /\b(?:past|gone by|already over|in the future|future|earlier than today|before today|today or later)\b/.test(text);
  const duration = span === undefined ? null : durationIn(span.text);
  if (weekdays.length > 0 || clock.length > 0 || isPast || duration !== null) {
    const attribute =
      field !== undefined
        ? story.attribute(entity, field.text, { type: 'date' })?.key
        : (dates[0]?.key ?? (story.isOwn(entity) ? story.attribute(entity, 'date', { type: 'date' })?.key : undefined));
    if (attribute == null) return story.refuse(deed, 'It does not say which date.');
    const isUntil =
      compared === 'at_most' ||
      compared === 'less' ||
      /\bno (?:more|later|further) than\b|\bup to\b|\bat most\b/.test(text);
    const check: Check = {
      is: 'date',
      attribute,
      ...(isPast && !(/\bin the past\b/.test(text) && !/\b(?:not|never|no|cannot|can't|mustn't|n't)\b/.test(text))
        ? { from_days: 0 }
        : {}),
      ...(duration !== null ? (isUntil ? { until_days: daysOf(duration) } : { from_days: daysOf(duration) }) : {}),
      ...(weekdays.length > 0
        ? { weekdays: /\b(?:not|never|no|except|closed|n't)\b/.test(text) ? notOf(weekdays) : weekdays }
        : {}),
      ...timesOf(clock, compared === 'before' || compared === 'at_most'),
    };
    return addRule(deed, entity, [check], story);
  }

  const files = kinds
    .map(unquoted)
    .filter((one) => /^\.?(?:pdf|jpe?g|png|gif|webp|svg|docx?|xlsx?|csv|txt|zip|mp[34]|heic)s?$/i.test(one));
  if (files.length > 0) {
    const attribute =
      field !== undefined
        ? story.attribute(entity, field.text)?.key
        : entity === 'media'
          ? 'file'
          : story.attributes(entity).find(({ key }) => story.entity(entity)?.fields.get(key)?.type === 'file')?.key;
    if (attribute == null) return story.refuse(deed, 'It does not say of which file.');
    const denied = /\b(?:no|not|never|without|refuse|block|forbid)\b/.test(text);
    return addRule(
      deed,
      entity,
      [
        {
          is: 'text',
          attribute,
          match: denied ? 'not_ends_with' : 'ends_with',
          values: [...new Set(files.map((one) => `.${one.toLowerCase().replace(/^\.|s$/g, '')}`))],
        },
      ],
      story,
      entity === 'media' ? 'created' : 'saved',
    );
  }
  const domains = kinds.map(unquoted).filter((one) => /^@?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(one));
  if (domains.length > 0) {
    const attribute =
      entity === 'user'
        ? 'email'
        : field !== undefined
          ? story.attribute(entity, field.text)?.key
          : story.attributes(entity).find(({ key }) => key.includes('email'))?.key;
    if (attribute == null) return story.refuse(deed, 'It does not say of which address.');
    const denied = /\b(?:no|not|never|without|refuse|block|forbid)\b/.test(text);
    return addRule(
      deed,
      entity,
      [
        {
          is: 'text',
          attribute,
          match: denied ? 'not_ends_with' : 'ends_with',
          values: domains.map((one) => `@${one.replace(/^@/, '')}`),
        },
      ],
      story,
      'created',
    );
  }
  if (kinds.length > 0) {
    const words = kinds.map((one) => unquoted(one)).filter((one) => one.length <= 120);
    const denied = /\b(?:no|not|never|without|refuse|block|forbid|ban|swear|contain|n't)\w*/.test(text);
    if (field !== undefined && !denied && story.isOwn(entity)) {
      const made = story.attribute(entity, field.text, { choices: words });
      if (made !== null) return story.tell(deed, `entities.${entity}`);
    }
    const attribute =
      field !== undefined ? story.attribute(entity, field.text)?.key : entity === 'user' ? 'login' : 'content';
    if (attribute == null) return story.refuse(deed, 'It does not say of which property.');
    return addRule(
      deed,
      entity,
      [{ is: 'text', attribute, match: denied ? 'contains_none_of' : 'is_one_of', values: words }],
      story,
      entity === 'comment' ? 'created' : 'saved',
    );
  }
  story.refuse(deed, 'It does not say within which bounds.');
};

/** From when to when in the day. */
function timesOf([first, second]: readonly string[], isUntil: boolean): { from_time?: string; until_time?: string } {
  if (first === undefined) return {};
  if (second !== undefined) return { from_time: first, until_time: second };
  return isUntil ? { until_time: first } : { from_time: first };
}

const notOf = (days: ReturnType<typeof weekdaysIn>): ReturnType<typeof weekdaysIn> =>
  weekdaysIn('monday to sunday').filter((day) => !days.includes(day));

function numberAttribute(entity: string, story: Story): string | null {
  const own = story
    .attributes(entity)
    .filter(
      ({ type, key }) => (type === 'number' || type === 'money') && !/^(?:comment|post|word|link)_count$/.test(key),
    );
  return own.length === 1 ? (own[0]?.key ?? null) : null;
}

const periodIn = (text: string): 'day' | 'week' | 'month' | 'year' | 'ever' => {
  const found =
    /\b(?:an?|per|each|every|this|the same|in one|one) (day|week|month|year)\b|\b(daily|weekly|monthly|yearly)\b/i.exec(
      text,
    );
  const word = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  return word.startsWith('da')
    ? 'day'
    : word.startsWith('week')
      ? 'week'
      : word.startsWith('month')
        ? 'month'
        : word.startsWith('year')
          ? 'year'
          : 'ever';
};

export const rules: Composers = {
  range,

  require(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const fields = slotsOf(deed, 'field');
    if (fields.length === 0) return story.refuse(deed, 'It does not say what is required.');
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (story.isOwn(entity) && deed.chunks.length === 0) {
      for (const { text } of fields) story.attribute(entity, text, { isRequired: true });
      const core = fields
        .flatMap(({ text }) => story.findAttribute(entity, text)?.key ?? [])
        .filter((key) => ['title', 'content', 'featured_image', 'excerpt'].includes(key));
      if (core.length > 0)
        return addRule(
          deed,
          entity,
          core.map((attribute) => ({ is: 'filled', attribute })),
          story,
          'published',
        );
      return story.tell(deed, `entities.${entity}`);
    }
    const checks = fields.flatMap(({ text }): Check[] => {
      const attribute = story.attribute(entity, text, story.isOwn(entity) ? {} : { isRequired: true });
      return attribute === null ? [] : [{ is: 'filled', attribute: attribute.key }];
    });
    const own = fields.flatMap(({ text }) => story.findAttribute(entity, text)?.key ?? []);
    if (
      !story.isOwn(entity) &&
      deed.chunks.length === 0 &&
      own.length > 0 &&
      own.every((key) => story.extraFields.get(entity)?.has(key))
    ) {
      for (const { text } of fields) story.attribute(entity, text, { isRequired: true });
      return story.tell(deed, `extra_fields.${entity}`);
    }
    if (checks.length === 0) return story.refuse(deed, 'It does not say what is required.');
    addRule(deed, entity, checks, story);
  },

  unique(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const fields = slotsOf(deed, 'field', 'group').flatMap(({ text }) => story.attribute(entity, text)?.key ?? []);
    const others = slotsOf(deed, 'thing')
      .map(({ text }) => story.find(text))
      .filter((key): key is string => key !== null && key !== entity && story.isOwn(key));
    const relations = others.flatMap((key) => relate(entity, key, story) ?? []);
    const isPerson =
      /\b(?:nobody|no one|twice|same (?:person|people|member|user|email|e-mail|address)|once per (?:person|member|user)|(?:one|once) (?:\w+ )?(?:a|per|each) (?:head|person|member)|per (?:person|email|address|member|user))\b/i.test(
        deed.text,
      ) || slotsOf(deed, 'who').length > 0;
    const email = story
      .attributes(entity)
      .find(({ key }) => story.entity(entity)?.fields.get(key)?.type === 'email')?.key;
    const attributes = [...new Set([...fields, ...relations])];
    if (isPerson && fields.length === 0) {
      if (email !== undefined) attributes.unshift(email);
      else if (!attributes.includes('author')) attributes.unshift('author');
    }
    // "A film that was shown can't be put in again": the same one has the same name
    const isNamed = slotsOf(deed, 'thing').length > 0 && deed.chunks.length === 0;
    if (attributes.length === 0 && isNamed && (story.isOwn(entity) || entity === 'post')) attributes.push('title');
    if (attributes.length === 0) return story.refuse(deed, 'It does not say what no two may share.');
    addRule(deed, entity, [{ is: 'unique', attributes: attributes.slice(0, 4) }], story, 'created');
  },

  limit(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const text = deed.text.toLowerCase();
    const number =
      slotsOf(deed, 'number')
        .map((slot) => numberIn(slot.text))
        .find((one) => one !== null) ??
      numberIn(deed.actText) ??
      (/\b(?:once|single|only a)\b/.test(text) ? 1 : numberIn(text));
    const field = slotsOf(deed, 'field')[0];
    const things = slotsOf(deed, 'thing')
      .map((slot) => story.find(slot.text))
      .filter((key): key is string => key !== null);
    const parent = things.find((key) => key !== entity && story.isOwn(key));
    const reaction = story.behaviours.findLast(
      (one) => one.kind === 'reaction' && (one.entity === entity || one.entity === parent),
    );
    if (reaction?.kind === 'reaction' && reaction.act.is === 'attend' && number !== null) {
      (reaction.act as { most?: number }).most = Math.max(1, Math.round(number));
      return story.add(reaction, deed);
    }
    const isSold = /\b(?:capacit|seats?|places?|spots?|spaces?|full|sold out|booked up|room for)\b/.test(text);
    if (field !== undefined && (isSold || parent !== undefined)) {
      const holder =
        parent ??
        [...story.entities.keys()].find((key) => key !== entity && story.findAttribute(key, field.text) !== null) ??
        parentOf(entity, story);
      if (holder !== undefined && holder !== entity && story.isOwn(entity)) {
        const relation = relate(entity, holder, story);
        const capacity = story.attribute(holder, field.text, { type: 'number' });
        if (relation !== null && capacity !== null)
          return addRule(deed, entity, [{ is: 'capacity', relation, field: capacity.key }], story, 'created');
      }
    }
    if (number === null) {
      return story.refuse(deed, 'It does not say how many at most.');
    }
    const list = story.told.at(-1);
    if (list?.behaviour?.kind === 'listing' && list.deed.sentence === deed.sentence && number >= 1 && number <= 200) {
      Object.assign(list.behaviour, { per_page: Math.round(number), paging: 'none' });
      return story.add(list.behaviour, deed);
    }
    const most = Math.max(0, Math.round(comparisonIn(text) === 'less' ? number - 1 : number));
    const period = periodIn(text);
    const group = slotsOf(deed, 'group').find(
      ({ text: name }) =>
        !/^(?:an? |the |per )?(?:day|week|month|year|hour|time|person|member|user|customer|head|date)s?$/i.test(
          name.trim(),
        ),
    );
    const isPerPerson =
      /\b(?:per|each|every|a|one|same) (?:person|member|user|customer|visitor|household|family|author|applicant|head|account|student|pupil|parent|guest|company|tenant)\b|\beach\b|\b(?:nobody|no one) (?:may|can|should|gets?)\b/.test(
        text,
      ) ||
      (slotsOf(deed, 'who').length > 0 && !/\bfor\b|\bpeople\b/.test(text));
    const attribute =
      parent !== undefined && !isPerPerson
        ? relate(entity, parent, story)
        : group === undefined
          ? null
          : (story.attribute(entity, group.text)?.key ?? null);
    if (parent !== undefined && attribute === null && !isPerPerson)
      return story.refuse(deed, 'It does not say what is limited.');
    if (entity === 'user' && !isPerPerson && period === 'ever')
      return story.refuse(deed, 'The number of users cannot be limited.');
    addRule(
      deed,
      entity,
      [
        {
          is: 'count',
          most,
          per: attribute !== null ? 'attribute' : isPerPerson ? 'user' : 'site',
          ...(attribute === null ? {} : { attribute }),
          period,
        },
      ],
      story,
      'created',
    );
  },

  overlap(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null || !story.isOwn(entity))
      return story.refuse(deed, 'Only records of the plugin’s own can be kept from overlapping.');
    const dates = story
      .attributes(entity)
      .filter(({ type, key }) => type === 'date' && !['date', 'modified'].includes(key));
    const fields = [...(story.entity(entity)?.fields.values() ?? [])];
    for (const field of fields)
      if (field.type === 'time' && /start|from|begin|end|until|finish/.test(field.key)) field.type = 'datetime';
    const start =
      fields.find(({ key, type }) => /start|from|begin|arriv|check_in|pick_up/.test(key) && /date|time/.test(type)) ??
      fields.find(({ type }) => type === 'date' || type === 'datetime');
    const end = fields.find(
      ({ key, type }) => /end|until|to$|depart|check_out|return|finish/.test(key) && /date|time/.test(type),
    );
    const startKey = start?.key ?? story.addField(entity, 'start', { type: 'datetime' });
    const endKey = end?.key ?? story.addField(entity, 'end', { type: 'datetime' });
    if (startKey === null || endKey === null || startKey === endKey)
      return story.refuse(deed, 'It does not say from when to when one lasts.');
    const things = slotsOf(deed, 'thing', 'field')
      .map((slot) => story.find(slot.text))
      .filter((key): key is string => key !== null && key !== entity && story.isOwn(key));
    const same = [
      ...things.flatMap((key) => relate(entity, key, story) ?? []),
      ...slotsOf(deed, 'field', 'group').flatMap(({ text }) => story.findAttribute(entity, text)?.key ?? []),
    ].filter((key) => key !== startKey && key !== endKey && !dates.some((date) => date.key === key));
    const relations = fields
      .filter(({ type }) => type === 'relation' || type === 'choice')
      .filter(({ key }) =>
        /room|table|boat|bike|car|hall|court|resource|machine|field|desk|pitch|site|studio|van|tool/.test(key),
      )
      .map(({ key }) => key);
    addRule(
      deed,
      entity,
      [{ is: 'no_overlap', start: startKey, end: endKey, same: [...new Set([...same, ...relations])].slice(0, 4) }],
      story,
    );
  },

  password(deed, story) {
    const text = deed.text.toLowerCase();
    const number =
      slotsOf(deed, 'number')
        .map((slot) => numberIn(slot.text))
        .find((one) => one !== null) ?? numberIn(text);
    const needs: ('upper' | 'lower' | 'digit' | 'symbol')[] = [];
    if (/\b(?:capital|upper|big letter)/.test(text)) needs.push('upper');
    if (/\blower/.test(text)) needs.push('lower');
    if (/\b(?:digit|number|figure|numeral)/.test(text.replace(/\bnumber of\b/, ''))) needs.push('digit');
    if (/\b(?:symbol|special|punctuation|sign)\b/.test(text)) needs.push('symbol');
    story.add(
      {
        kind: 'rule',
        entity: 'user',
        when: 'saved',
        checks: [{ is: 'password', min_length: Math.max(1, Math.min(128, Math.round(number ?? 12))), needs }],
        outcome: 'refuse',
        message: '',
      },
      deed,
    );
  },

  hold(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    const last = story.last('rule');
    const previous = story.told.at(-1);
    if (last !== undefined && previous?.behaviour === last && deed.chunks.length === 0) {
      last.outcome = outcomeOf(deed) === 'spam' && last.entity !== 'comment' ? 'hold' : outcomeOf(deed);
      const text = slotOf(deed, 'text');
      if (text !== undefined) last.message = unquoted(text).slice(0, 500);
      return story.add(last, deed);
    }
    if (entity === 'comment' && deed.chunks.every(({ label }) => label !== 'if'))
      return story.refuse(deed, 'It does not say which comments are held.');
    const read = conditionsOf(deed, entity, story);
    if (read.lost.length > 0 || read.conditions.length === 0)
      return story.refuse(deed, 'The plan cannot say which ones are held.');
    story.refuse(deed, 'Holding back by such a condition is not part of a plan yet.');
  },
};

const parentOf = (entity: string, story: Story): string | undefined =>
  [...(story.entity(entity)?.fields.values() ?? [])].find(({ relates_to }) => relates_to !== undefined)?.relates_to;

export const dateWord = (words: string, entity: string, story: Story): string | null =>
  dateFor(entity, bare(words), story);
