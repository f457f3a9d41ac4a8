import { conditionsOf } from '../conditions-of.ts';
import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { comparisonIn, numberIn, unquoted } from '../measures.ts';
import type { Story } from '../story.ts';
import { addRule, type Check, outcomeOf } from './add-rule.ts';
import { type Composers, nothingToAct } from './composer.ts';
import { type Subject, subjectBefore } from './range-subject.ts';
import { range } from './ranges.ts';
import { relate } from './records.ts';

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

const onceEach =
  /^(?:but |and |each )?(?:only )?(?:once|one)(?: only| each| (?:a|per) (?:head|person|reader|member|user|visitor))?$/i;

/** "The ring number is obligatory and *can only occur once*": the property that no two may share. */
const propertyBefore = (deed: Deed, entity: string, story: Story): Subject | null =>
  slotsOf(deed, 'who', 'thing').length === 0 &&
  deed.chunks.length === 0 &&
  /\b(?:unique|one of a kind|no two|alike|duplicates?|repeat\w*|shared|(?:be|exist|occur|appear|given|used|there) (?:just |only )*(?:once|twice|already)|once only|(?:used|exist|occur|appear) more than once|never the same)\b/i.test(
    deed.text,
  ) &&
  !/\b(?:each|per|nobody|no one|every)\b/i.test(deed.text)
    ? subjectBefore(deed, entity, story)
    : null;

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
    const [reaction] = story.told.slice(-1);
    // Whoever rates, reports or chooses has one say on each record.
    if (
      reaction?.behaviour?.kind === 'reaction' &&
      reaction.deed.sentence === deed.sentence &&
      ['rate', 'report', 'choose'].includes(reaction.behaviour.act.is) &&
      onceEach.test(deed.text)
    )
      return story.add(reaction.behaviour, deed);
    const named = slotsOf(deed, 'field', 'group').flatMap(({ text }) => story.attribute(entity, text)?.key ?? []);
    const before = named.length === 0 ? propertyBefore(deed, entity, story) : null;
    if (before !== null)
      return addRule(deed, before.entity, [{ is: 'unique', attributes: [before.attribute] }], story, 'created');
    const fields = named;
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
