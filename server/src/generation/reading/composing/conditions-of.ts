import type { PlanCondition } from '../../behaviours/conditions.ts';
import { lookUp, statusWords } from '../record-words.ts';
import type { Chunk, Deed, Slot } from './deeds.ts';
import { comparisonIn, daysOf, durationIn, numberIn } from './measures.ts';
import { bare, keyOf } from './names.ts';
import { isPeople } from './people.ts';
import type { Story } from './story.ts';
import { countOf } from './thresholds-of.ts';

/** Conditions that words say, and the words that say something which none of them does. */
export interface ConditionsRead {
  readonly conditions: readonly PlanCondition[];
  readonly lost: readonly string[];
}

/** Everything that narrows the records of a deed: states in front of them, "if" and "except". */
export function conditionsOf(
  deed: Deed,
  entity: string,
  story: Story,
  chunks: readonly Chunk[] = deed.chunks,
): ConditionsRead {
  const conditions: PlanCondition[] = [];
  const lost: string[] = [];
  for (const group of groupSlots(deed)) {
    const known = story.isOwn(entity) ? valueCondition(group.text, entity, story, false) : null;
    if (known !== null) conditions.push(known);
    else if (entity === 'post' || entity === 'product')
      conditions.push({ attribute: 'category', is: 'contains', value: group.text.replaceAll(/["“”]/g, '') });
    else lost.push(group.text);
  }
  for (const value of statesOf(deed)) {
    const found = valueCondition(value.text, entity, story, false);
    if (found === null) lost.push(value.text);
    else conditions.push(found);
  }
  for (const chunk of chunks) {
    if (chunk.label !== 'if' && chunk.label !== 'except') continue;
    const found = chunkConditions(chunk, entity, story);
    if (found === null) lost.push(chunk.text);
    else conditions.push(...found);
  }
  const unique = [...new Map(conditions.map((one) => [JSON.stringify(one), one])).values()];
  return { conditions: unique.slice(0, 12), lost };
}

/** "Posts in the category *Alarm*", "the posts in *Garden tips*": the group that records are in. */
export const groupSlots = (deed: Deed): readonly Slot[] =>
  deed.slots.filter(({ label, from }) => {
    if (!/^(?:text|name|value|choice)$/.test(label)) return false;
    const before = deed.sentence.tokens.slice(Math.max(0, from - 4), from).map(({ lower }) => lower);
    if (
      !/\b(?:in|from|of|under) (?:(?:the|our|my) )?(?:(?:categor(?:y|ies)|section) ?)?$/.test(
        `${before.join(' ')} `.trimEnd(),
      )
    )
      return false;
    return (
      /\bcategor(?:y|ies)$/.test(before.join(' ')) ||
      (label === 'text' && deed.slots.some((one) => one.label === 'thing' && one.to <= from && from - one.to <= 3))
    );
  });

/** "*unpaid* invoices": values directly in front of the records. */
export function statesOf(deed: Deed): readonly Slot[] {
  const things = deed.slots.filter(({ label }) => label === 'thing');
  return deed.slots.filter(
    ({ label, to, text }) =>
      label === 'value' &&
      !/^(?:new|other|next|last|first|same|current|existing|recent|latest|certain|different|single)$/i.test(text) &&
      things.some(({ from }) => from >= to && from - to <= 1),
  );
}

const negation =
  /\b(?:not|no|never|without|n't|nt|neither|isn't|hasn't|haven't|aren't|doesn't|don't|lacks?|missing|nothing|nobody|other than|un(?:til|less))\b/i;

/** What happens to records of the site, where nothing else tells which date is meant. */
const happened = /\b(?:logged|signed) in\b|\b(?:regist|chang|updat|edit|modif|revis|complet|deliver)\w*|\bpaid\b/;

/** What a chunk says of records; null where it is not understood. "Except" says the opposite. */
export function chunkConditions(chunk: Chunk, entity: string, story: Story): readonly PlanCondition[] | null {
  const text = chunk.text.toLowerCase();
  const isExcept = chunk.label === 'except';
  const isNegated =
    negation.test(
      text
        .replace(/^(?:but )?(?:except(?: for)?|unless|not|never|apart from|other than|excluding|without)\b/, '')
        .replace(/\b(?:no|not) (?:more|less|fewer|later|earlier|older) than\b/g, ''),
    ) !== isExcept;
  const slots = chunk.slots;
  const fields = slots.filter(({ label }) => label === 'field');
  const numbers = slots.filter(({ label }) => label === 'number');
  const spans = slots.filter(({ label }) => label === 'span');
  const values = slots.filter(({ label }) => label === 'value' || label === 'choice');
  const people = slots.filter(({ label }) => label === 'who');
  const texts = slots.filter(({ label }) => label === 'text' || label === 'url');
  const compared = comparisonIn(text);
  const [field] = fields;

  const [span] = spans;
  if (span !== undefined) {
    // "Less than forty days away": conditions look back
    if (/\b(?:away|to go|from now|in the future)\b/.test(text)) return null;
    const duration = durationIn(span.text);
    const named = field?.text ?? slots.find(({ label }) => label === 'event')?.text;
    // "If it's a week late": counted from the day on which it is due
    const isLate = field === undefined && story.isOwn(entity) && /\b(?:late|overdue)\b/.test(text);
    const date = isLate ? dueDateOf(entity, story) : dateFor(entity, named ?? happened.exec(text)?.[0] ?? '', story);
    if (duration === null || date === null) return null;
    const isRecent =
      compared === 'less' || compared === 'at_most' || /\b(?:last|past|recent|newer|within|younger)\b/.test(text);
    // "Who have not logged in for a year" is older than a year; "not older than a year" is within.
    const isWithin = isRecent !== (isNegated && compared !== null && compared !== 'at_most');
    return [
      {
        attribute: date,
        is: isWithin && !(isNegated && compared === null) ? 'within_days' : 'older_than_days',
        value: daysOf(duration),
      },
    ];
  }

  const [number] = numbers;
  if (number !== undefined) {
    const value = numberIn(number.text);
    const measured =
      countOf(field?.text ?? text, entity, story) ??
      measureFor(entity, field?.text ?? '', `${number.text} ${text}`, story);
    if (value === null || measured === null) return null;
    const isMore = compared === 'more' || compared === 'at_least' || compared === 'after';
    const isLess = compared === 'less' || compared === 'at_most' || compared === 'before';
    if (!isMore && !isLess) return [{ attribute: measured, is: isNegated ? 'not_equal' : 'equal', value }];
    const step =
      Number.isInteger(value) && !/[€$£]|euro|dollar|pound|price|total|amount/i.test(number.text + text) ? 1 : 0.01;
    const is = isMore !== isNegated ? 'more' : 'less';
    const isInclusive = compared === 'at_least' || compared === 'at_most';
    const bound = isInclusive !== isNegated ? (is === 'more' ? value - step : value + step) : value;
    return [{ attribute: measured, is, value: Math.round(bound * 100) / 100 }];
  }

  if (values.length > 0) {
    const made = values.map((value) =>
      field === undefined
        ? valueCondition(value.text, entity, story, isNegated)
        : fieldValue(field.text, value.text, entity, story, isNegated),
    );
    // "A or B" of one property has no condition of its own; "not A and not B" are two.
    if (made.some((one) => one === null)) return null;
    if (made.length > 1 && !isNegated) return null;
    return made.flatMap((one) => one ?? []);
  }

  if (people.length > 0 && fields.length === 0) {
    const made = people.map(({ text: who }) => {
      const role = story.role(who, entity);
      return role === null
        ? null
        : ({
            attribute: entity === 'user' ? 'role' : 'owner.role',
            is: isNegated ? 'not_contains' : 'contains',
            value: role,
          } as const);
    });
    if (made.some((one) => one === null) || (made.length > 1 && !isNegated)) return null;
    return made.flatMap((one) => one ?? []);
  }

  const [literal] = texts;
  // "Except those in the category “Classics”"
  if (literal !== undefined && /\bcategor(?:y|ies)\b/.test(text) && (entity === 'post' || entity === 'product'))
    return [
      {
        attribute: 'category',
        is: isNegated ? 'not_contains' : 'contains',
        value: literal.text.replaceAll(/["“”]/g, ''),
      },
    ];
  if (field !== undefined && literal !== undefined) {
    const attribute = story.attribute(entity, field.text);
    return attribute === null
      ? null
      : [
          {
            attribute: attribute.key,
            is: isNegated ? 'not_contains' : 'contains',
            value: literal.text.replaceAll(/["“”]/g, ''),
          },
        ];
  }

  if (field !== undefined) {
    if (/\b(?:past|passed|over|expired|gone by|behind us)\b/.test(text)) {
      const date = story.attribute(entity, field.text, { type: 'date' });
      return date === null
        ? null
        : [{ attribute: date.key, is: isNegated ? 'within_days' : 'older_than_days', value: 0 }];
    }
    const attribute = story.attribute(entity, field.text);
    if (attribute === null) return null;
    if (attribute.type === 'boolean') return [{ attribute: attribute.key, is: 'equal', value: !isNegated }];
    if (/\b(?:empty|missing|blank|without|no|lacks?|not (?:set|given|filled))\b|n't (?:have|got)/.test(text))
      return [{ attribute: attribute.key, is: isExcept ? 'filled' : 'empty' }];
    if (/\b(?:with|has|have|having|filled|given|set|there is|there's)\b/.test(text))
      return [{ attribute: attribute.key, is: isNegated ? 'empty' : 'filled' }];
    return null;
  }
  return null;
}

/** The only date that records have of their own: the day on which they are due; null where there are several, or none. */
function dueDateOf(entity: string, story: Story): string | null {
  const dates = story.attributes(entity).filter(({ type, key }) => type === 'date' && !/^(?:date|modified)$/.test(key));
  return dates.length === 1 ? (dates[0]?.key ?? null) : null;
}

/** The date of records that words speak of: "registered", "published", "the deadline"; null for none. */
export function dateFor(entity: string, words: string, story: Story): string | null {
  const name = bare(words);
  const known = name === '' ? null : story.findAttribute(entity, name, ['date']);
  if (known !== null) return known.key;
  const verbs: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
    [/\b(?:logg?ed|log|sign(?:ed)? in|visit|active|seen)\b/, { user: 'last_login' }],
    [/\b(?:regist|sign(?:ed)? up|join)/, { user: 'registered' }],
    [/\b(?:chang|updat|edit|modif|touch|revis)/, { post: 'modified', page: 'modified', product: 'modified' }],
    [/\b(?:paid|pay)/, { order: 'paid' }],
    [/\b(?:complet|ship|deliver)/, { order: 'completed' }],
  ];
  for (const [pattern, dates] of verbs) {
    const found = pattern.test(name) ? dates[entity] : undefined;
    if (found !== undefined) return found;
  }
  if (entity === 'user') return 'registered';
  if (
    !story.isOwn(entity) ||
    name === '' ||
    /\b(?:creat|add|publish|post|submit|sent|came|come|written|enter|report|old)/.test(name)
  )
    return 'date';
  return story.attribute(entity, words, { type: 'date' })?.key ?? null;
}

function measureFor(entity: string, field: string, text: string, story: Story): string | null {
  if (field !== '')
    return (
      story.attribute(entity, field, { type: /[€$£]|euro|dollar|pound/i.test(text) ? 'money' : 'number' })?.key ?? null
    );
  const isMoney = /[€$£]|\b(?:euros?|dollars?|pounds?|francs?|eur|usd|gbp)\b/i.test(text);
  if (entity === 'order')
    return isMoney || !/\b(?:items?|articles?|bottles?|pieces?)\b/i.test(text) ? 'total' : 'item_count';
  if (entity === 'product') return isMoney ? 'price' : /\bstock|left|pieces?\b/i.test(text) ? 'stock' : null;
  const candidates = story
    .attributes(entity)
    .filter(({ type }) => type === (isMoney ? 'money' : 'number') || (isMoney && type === 'number'));
  const own = candidates.filter(({ key }) => key !== 'comment_count' && key !== 'word_count');
  return own.length === 1 ? (own[0]?.key ?? null) : null;
}

function fieldValue(
  field: string,
  value: string,
  entity: string,
  story: Story,
  isNegated: boolean,
): PlanCondition | null {
  const name = bare(field);
  const isGroup = /^(?:categor(?:y|ies)|tags?)$/.test(name);
  const known =
    story.findAttribute(entity, field) ??
    (isGroup
      ? { key: name.startsWith('cat') ? 'category' : 'tag', type: 'list' as const }
      : story.attribute(entity, field, { choices: [value] }));
  if (known === null) return null;
  const is = known.type === 'list' ? (isNegated ? 'not_contains' : 'contains') : isNegated ? 'not_equal' : 'equal';
  const status = known.key === 'status' && !story.isOwn(entity) ? siteStatus(entity, value) : null;
  const choice = story.choice(entity, value);
  const own = choice !== null && choice.attribute === known.key ? choice.value : null;
  if (own === null && story.isOwn(entity)) {
    const added = story.attribute(entity, field, { choices: [value] });
    const again = story.choice(entity, value);
    if (added !== null && again !== null) return { attribute: added.key, is, value: again.value };
  }
  if (known.type === 'boolean')
    return {
      attribute: known.key,
      is: 'equal',
      value: /^(?:yes|true|on|ticked|checked|set)$/i.test(value) !== isNegated,
    };
  return { attribute: known.key, is, value: status ?? own ?? value.replaceAll(/["“”]/g, '') };
}

/** The key of a status that the site has for records of a kind; null for what is none. */
export function siteStatus(entity: string, word: string): string | null {
  const storage = entity === 'page' || entity === 'product' || entity === 'media' ? 'post' : entity;
  const names = lookUp(statusWords, storage);
  return names === undefined
    ? null
    : (lookUp(names, bare(word)) ?? (Object.values(names).includes(bare(word)) ? bare(word) : null));
}

/** The date on which records take place: "upcoming" and "past" ones need it. Null for people, who have none. */
function eventDateOf(entity: string, story: Story): string | null {
  const known = story
    .attributes(entity)
    .find(({ type, key }) => type === 'date' && key !== 'date' && key !== 'modified');
  if (known !== undefined) return known.key;
  return isPeople(story.namesOf(entity).singular)
    ? null
    : (story.attribute(entity, 'date', { type: 'date' })?.key ?? null);
}

/** A state or a group that records are in or not; null where records have no such. */
export function valueCondition(word: string, entity: string, story: Story, isNegated: boolean): PlanCondition | null {
  const said = bare(word);
  const negated = /^(?:not|non|un)[ -]/.test(said) !== isNegated;
  const equal = negated ? 'not_equal' : 'equal';
  const contains = negated ? 'not_contains' : 'contains';
  const choice = story.choice(entity, said);
  if (choice !== null) {
    const isList = story.attributes(entity).find(({ key }) => key === choice.attribute)?.type === 'list';
    return { attribute: choice.attribute, is: isList ? contains : equal, value: choice.value };
  }
  if (!story.isOwn(entity)) {
    const status = siteStatus(entity, said);
    if (status !== null) return { attribute: 'status', is: equal, value: status };
    if (entity === 'user') {
      const role = story.role(word);
      return role === null ? null : { attribute: 'role', is: contains, value: role };
    }
    if (/^featured$/.test(said) && entity === 'product') return { attribute: 'featured', is: 'equal', value: !negated };
    if (/^sticky$/.test(said) && entity === 'post') return { attribute: 'sticky', is: 'equal', value: !negated };
    if (/^(?:on sale|reduced)$/.test(said) && entity === 'product')
      return { attribute: 'on_sale', is: 'equal', value: !negated };
    if (/^(?:out of stock|sold[ -]?out)$/.test(said) && entity === 'product')
      return { attribute: 'stock_status', is: equal, value: 'outofstock' };
    if (['post', 'page', 'product'].includes(entity) && keyOf(said) !== '' && entity !== 'page')
      return { attribute: 'category', is: contains, value: word.replaceAll(/["“”]/g, '') };
    return null;
  }
  const boolean = story.findAttribute(entity, said, ['boolean']);
  if (boolean !== null) return { attribute: boolean.key, is: 'equal', value: !negated };
  if (/^(?:upcoming|future|coming)$/.test(said) || /^(?:past|expired|old|finished|overdue)$/.test(said)) {
    const date = eventDateOf(entity, story);
    if (date !== null)
      return {
        attribute: date,
        is: /^(?:past|expired|old|finished|overdue)$/.test(said) !== negated ? 'older_than_days' : 'within_days',
        value: 0,
      };
  }
  const plain = said.replace(/^(?:not|non)[ -]/, '');
  const status = story.status(entity, plain);
  return status === null ? null : { attribute: status.attribute, is: equal, value: status.value };
}
