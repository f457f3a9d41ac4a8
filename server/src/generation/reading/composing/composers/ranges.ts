import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { type Deed, type Slot, slotsOf } from '../deeds.ts';
import { durationIn, numberIn, within } from '../measures.ts';
import type { Story } from '../story.ts';
import { addRule, outcomeOf } from './add-rule.ts';
import { type Composer, nothingToAct } from './composer.ts';
import { boundIn, boundsOf } from './range-bounds.ts';
import { datesOf, isOfLength, lengthOf } from './range-dates.ts';
import { orderOf } from './range-order.ts';
import { ageCheck, ageIn, countedBy, eachBefore, namedBefore, type Subject, subjectBefore } from './range-subject.ts';
import { wordsRule } from './range-words.ts';

const noProperty = 'It does not say of which property.';

/** What has to be so of a property: how long, how much, when, in which order, of which kind. */
export const range: Composer = (deed, story) => {
  const entity = story.recordOf(deed);
  if (entity === null) return story.refuse(deed, nothingToAct);
  const all = within(
    deed.slots,
    deed.chunks.filter(({ label }) => label === 'when'),
  );
  const fields = all.filter(({ label }) => label === 'field');
  const compared = boundIn(deed.text);

  const span = all.find(({ label }) => label === 'span');
  const isCounted = all.some(({ label }) => label === 'number');
  const order = isCounted ? null : orderOf(deed, fields, span, entity, story);
  if (typeof order === 'string') return story.refuse(deed, order);
  if (order !== null) return addRule(deed, entity, [order], story);

  const numbers = all.filter(({ label }) => label === 'number');
  const age = ageIn(deed, numbers, compared);
  if (age !== null && fields.length === 0) {
    const found = ageCheck(entity, age, story);
    if (found === null) return story.refuse(deed, 'It does not say how old people say that they are.');
    return addRule(deed, found.entity, [found.check], story, found.entity === 'user' ? 'created' : 'saved');
  }
  const field = nearest(deed, fields);
  const values = valuesOf(deed, numbers, field, entity, story);
  if (values.length > 0) return numberRule(deed, values, field, entity, story);
  if (/\b(?:not|never|no|n['’]t) (?:be )?negative\b|n['’]t be negative\b/i.test(deed.text) && fields[0] !== undefined) {
    const attribute = story.attribute(entity, fields[0].text, { type: 'number' })?.key;
    if (attribute !== undefined) return addRule(deed, entity, [{ is: 'number', attribute, min: 0 }], story);
  }
  const lasting = span === undefined || fields.length > 0 ? null : durationIn(span.text);
  if (lasting !== null && isOfLength(deed)) {
    const length = lengthOf(deed, boundsOf(compared, lasting.amount, true), lasting.unit, entity, story);
    if (length !== null) return addRule(deed, entity, [length], story);
    return story.refuse(deed, 'It does not say from when to when one lasts.');
  }
  const dates = datesOf(deed, all, compared, entity, story);
  if (typeof dates === 'string') return story.refuse(deed, dates);
  if (dates !== null) return addRule(deed, entity, [dates], story);
  if (!wordsRule(deed, entity, story)) story.refuse(deed, 'It does not say within which bounds.');
};

/** The numbers of a deed; a year is one where the property is a number: "year built before 1945". */
function valuesOf(
  deed: Deed,
  numbers: readonly Slot[],
  field: Slot | undefined,
  entity: string,
  story: Story,
): readonly number[] {
  const [first, second] = numbers;
  // "Two references and a letter of at most 700 words": only what stands together is a range
  const isRange = first !== undefined && second !== undefined && second.from - first.to <= 2;
  if (numbers.length > 0)
    return (isRange ? numbers : [nearest(deed, numbers)]).flatMap((one) => (one && numberIn(one.text)) ?? []);
  if (/\b(?:digits|characters|letters|words)\b/i.test(deed.actText)) return [numberIn(deed.actText) ?? []].flat();
  const years = slotsOf(deed, 'date').filter(({ text }) => /^(?:1[5-9]|20)\d\d$/.test(text));
  if (years.length === 0) return [];
  const known =
    field === undefined
      ? subjectBefore(deed, entity, story)?.attribute
      : story.attribute(entity, field.text, { type: 'integer' })?.key;
  const isNumber = story.attributes(entity).some(({ key, type }) => key === known && type === 'number');
  return isNumber ? years.map(({ text }) => Number(text)) : [];
}

/** The slot that stands nearest to what a deed says. */
const nearest = (deed: Deed, slots: readonly Slot[]): Slot | undefined => {
  const distance = ({ from, to }: Slot): number => (from >= deed.act.to ? from - deed.act.to : deed.act.from - to);
  return [...slots].sort((a, b) => distance(a) - distance(b))[0];
};

/** "At least 2 metres and no more than 6": both bounds; null where a text does not tell both. */
function limitsIn(text: string): { readonly min: number; readonly max: number } | null {
  const min = /\b(?:at least|no less than|not less than|min(?:imum)?\.?)\s+(?<number>[\w.,]+)/.exec(text)?.groups
    ?.number;
  const max = /\b(?:at most|no more than|not more than|max(?:imum)?\.?|up to)\s+(?<number>[\w.,]+)/.exec(text)?.groups
    ?.number;
  const [from, to] = [min, max].map((one) => (one === undefined ? null : numberIn(one)));
  return from == null || to == null || from > to ? null : { min: from, max: to };
}

/** Whether a bound next to a value can be a whole one: "less than 3 metres" includes 2.9. */
const isMeasured =
  /\b(?:metres?|meters?|cm|kg|kilos?|kilograms?|litres?|euros?|pounds?|degrees|km|miles|feet|tons?)\b|[€£$%°]/;

function numberRule(
  deed: Deed,
  [value = 0, until]: readonly number[],
  field: Slot | undefined,
  entity: string,
  story: Story,
) {
  const text = deed.text.toLowerCase();
  // "At least 5 euros higher than the last"
  if (/\b(?:than|as) (?:the |its |their )?(?:last|previous|latest|one before)\b/.test(text))
    return story.refuse(deed, 'The plan compares a record with no other one.');
  const compared = boundIn(text);
  const limits = limitsIn(text);
  const isExact = compared === null && /\bdigits\b/.test(text);
  const bounds =
    until !== undefined && /\bbetween\b|\bto\b|–|-|\band\b/.test(text)
      ? { min: Math.min(value, until), max: Math.max(value, until) }
      : (limits ?? boundsOf(isExact ? 'exactly' : compared, value, !isMeasured.test(text)));
  if (/\b(?:characters?|letters?|words?|digits?|chars)\b/.test(text)) {
    const subject = textOf(deed, field, entity, story);
    if (subject === null) return story.refuse(deed, noProperty);
    return addRule(
      deed,
      subject.entity,
      [
        {
          is: 'length',
          attribute: subject.attribute,
          counts: /\bwords?\b/.test(text) ? 'words' : 'characters',
          ...bounds,
        },
      ],
      story,
      subject.entity === 'comment' ? 'created' : 'saved',
    );
  }
  if (entity === 'comment' && /\blinks?\b/.test(text)) return story.add(linksRule(deed, bounds.max ?? value), deed);
  const isSize = /\b(?:mb|kb|gb|megabytes?|megs)\b/.test(text);
  if (isSize && entity === 'media') {
    // Sizes of files are kept in KB
    const factor = /\bkb\b/.test(text) ? 1 : /\bgb\b/.test(text) ? 1024 * 1024 : 1024;
    const attribute = story.findAttribute('media', 'file size')?.key ?? 'file_size';
    return addRule(deed, entity, [{ is: 'number', attribute, max: value * factor }], story, 'created');
  }
  const isOfPixels = /\b(?:pixels?|px)\b/.test(text);
  if (isOfPixels && entity === 'media') {
    const attribute = /\b(?:high|tall|height)\b/.test(text) ? 'height' : 'width';
    return addRule(deed, entity, [{ is: 'number', attribute, ...bounds }], story, 'created');
  }
  if (isSize || isOfPixels) return story.refuse(deed, 'The plan limits the size of uploads to the site alone.');
  const unit = /\b(minute|hour|day|night|week)s?\b/.exec(text)?.[1];
  const length = field === undefined && unit !== undefined ? lengthOf(deed, bounds, unit, entity, story) : null;
  if (length !== null) return addRule(deed, entity, [length], story);
  const each = field === undefined ? eachBefore(deed, entity, story) : [];
  if (each.length > 1)
    return addRule(
      deed,
      entity,
      each.map((attribute) => ({ is: 'number', attribute, ...bounds })),
      story,
    );
  const subject = numberOf(deed, field, entity, story);
  if (subject === null) return story.refuse(deed, noProperty);
  addRule(deed, subject.entity, [{ is: 'number', attribute: subject.attribute, ...bounds }], story);
}

const linksRule = (deed: Deed, most: number): BehaviourOf<'comment_rules'> => ({
  kind: 'comment_rules',
  min_length: 0,
  max_links: Math.max(0, Math.min(100, Math.round(most))),
  words: [],
  outcome: outcomeOf(deed) === 'draft' ? 'hold' : (outcomeOf(deed) as 'refuse' | 'hold' | 'spam'),
});

/** The text whose length is bounded: a property, or what records are made of. */
function textOf(deed: Deed, field: Slot | undefined, entity: string, story: Story): Subject | null {
  const asOf = (attribute: string | undefined): Subject | null =>
    attribute === undefined ? null : { entity, attribute };
  if (field !== undefined) return asOf(story.attribute(entity, field.text)?.key);
  const isOfThing = slotsOf(deed, 'thing').length > 0;
  const before = isOfThing ? null : subjectBefore(deed, entity, story);
  if (before !== null) return before;
  // What is named and not known is not the text.
  if (!isOfThing && namedBefore(deed).length > 0) return null;
  if (entity === 'comment' || entity === 'post') return { entity, attribute: 'content' };
  const isOfComments = deed.sentence.tokens.slice(0, deed.act.from).some(({ lemma }) => lemma === 'comment');
  if (isOfComments && !story.isOwn(entity)) return { entity: 'comment', attribute: 'content' };
  // "A review has between 300 and 900 words": what it says. Words and characters of what has no text are nothing.
  const own = story.entity(entity);
  if (own === undefined || /\bdigits?\b/i.test(deed.text)) return null;
  const long = [...own.fields.values()].filter(({ type }) => type === 'textarea' || type === 'rich_text');
  if (own.coreFields.has('editor')) return asOf('content');
  if (long.length > 0) return long.length === 1 ? asOf(long[0]?.key) : null;
  return asOf(story.attribute(entity, 'text')?.key);
}

/** The number that is bounded. */
function numberOf(deed: Deed, field: Slot | undefined, entity: string, story: Story): Subject | null {
  if (field !== undefined) {
    const attribute = story.attribute(entity, field.text, { type: 'number' })?.key;
    return attribute === undefined ? null : { entity, attribute };
  }
  const counted = countedBy(deed, entity, story);
  if (counted !== null) return { entity, attribute: counted };
  const before = subjectBefore(deed, entity, story);
  if (before !== null) {
    const found = story.attributes(before.entity).find(({ key }) => key === before.attribute);
    if (found?.type === 'number' || found?.type === 'money') return before;
    const own = story.isOwn(before.entity) ? story.entity(before.entity)?.fields.get(before.attribute) : undefined;
    const name = own?.type === 'text' || own?.type === 'textarea' ? own.label : null;
    const refined = name === null ? null : story.attribute(before.entity, name, { type: 'number' });
    return refined?.key === before.attribute ? before : null;
  }
  const only = onlyNumber(entity, story);
  return only === null ? null : { entity, attribute: only };
}

/** The one number that records have. */
function onlyNumber(entity: string, story: Story): string | null {
  const own = story
    .attributes(entity)
    .filter(
      ({ type, key }) => (type === 'number' || type === 'money') && !/^(?:comment|post|word|link)_count$/.test(key),
    );
  return own.length === 1 ? (own[0]?.key ?? null) : null;
}
