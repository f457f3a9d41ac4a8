import { isPlural, singularize, toSnake } from '../naming/inflect.ts';
import { lower } from './clause.ts';
import type { Draft, DraftEntity } from './draft.ts';
import type { FieldItem } from './field-item.ts';
import { coreFieldOf, fieldOf, isPropertyNoun, labelOf, sentenceCase } from './field-of-item.ts';
import { resultNouns } from './lexicon/entity-nouns.ts';
import { groupingNouns, typeOfNoun } from './lexicon/field-nouns.ts';
import { nounPhrase } from './noun-phrase.ts';
import type { Field } from './understanding.ts';

const isWorkedOn = ({ key }: DraftEntity): boolean =>
  /(^|_)(ticket|issue|bug|order|task|to_do|todo|request|application|case|job|complaint|inquiry|enquiry|project|item)$/.test(
    key,
  );

const plain = ({ choices: _, ...field }: Field): Field => field;

/** "whether the queen was seen" asks of the queen, "whether the book is sold" of the entry itself. */
function withSubject(item: FieldItem, entity: DraftEntity, draft: Draft): FieldItem {
  const subject = lower(item.about);
  const isOther =
    subject.length > 0 && subject.length < 3 && draft.find(subject) !== entity && !isPropertyNoun(lower(item.words));
  return isOther ? { ...item, words: [...item.about, ...item.words] } : item;
}

const sides =
  /^(home|away|first|second|main|lead|head|assistant|winning|losing|primary|secondary|responsible|assigned|old|new|source|target)$/;

const countedTypes = /^(date|time|datetime|money|duration|email|phone)$/;
const counted = /^(date|time|deadline|price|cost|fee|amount|duration|phone|email|rate)$/;

/** "events with ticket prices": each has one; "photos" and "opening hours" are no plural of that kind. */
function oneOf(item: FieldItem): FieldItem {
  const last = item.words.at(-1);
  const words = lower(item.words);
  if (!last || !isPlural(last.lower) || singularize(last.lower) === last.lower || item.hints.length > 0) return item;
  const one = singularize(last.lower);
  const type = typeOfNoun.get([...words.slice(0, -1), one].join(' ')) ?? typeOfNoun.get(one);
  if (
    typeOfNoun.has(words.join(' ')) ||
    typeOfNoun.has(last.lower) ||
    !countedTypes.test(type ?? '') ||
    !counted.test(one)
  )
    return item;
  return { ...item, words: [...item.words.slice(0, -1), { ...last, text: singularize(last.text), lower: one }] };
}

/** Gives an entry of an enumeration its place on a content type. */
export function place(whole: FieldItem, entity: DraftEntity, draft: Draft, isMust = false): void {
  const item = oneOf(withSubject(whole, entity, draft));
  const words = lower(item.words);
  const last = words.at(-1) ?? '';
  const isMany = isPlural(last);
  if (words[0] === 'belongs to' || words[0] === 'belong to') {
    const owner = draft.find(words.slice(1)) ?? draft.add(words.slice(1));
    if (owner) draft.addRelation(entity, owner, item.isRequired);
    return;
  }
  if (item.isTag) {
    draft.addTaxonomy(entity, words, true);
    return;
  }
  // "a tenant, who is a member"
  const kind =
    /^(who|which)$/.test(item.rest[0]?.lower ?? '') && /^(is|are)$/.test(item.rest[1]?.lower ?? '')
      ? draft.find(lower(nounPhrase(item.rest, 2).words))
      : null;
  if (kind && kind !== entity) {
    draft.addField(entity, {
      key: toSnake(words.join(' ')) || kind.key,
      label: sentenceCase(labelOf(item)),
      type: 'relation',
      relatesTo: kind.key,
      isRequired: item.isRequired,
      isMultiple: isMany,
    });
    return;
  }
  // "a home team and an away team", where the text has teams
  const role = words.length === 2 && sides.test(words[0] ?? '') ? draft.entities.get(last) : undefined;
  if (role && role !== entity && item.choices.length === 0) {
    draft.addField(entity, {
      key: toSnake(words.join(' ')),
      label: sentenceCase(labelOf(item)),
      type: 'relation',
      relatesTo: role.key,
      isRequired: item.isRequired || isMust,
      isMultiple: false,
    });
    return;
  }
  if (words[0] === 'related') {
    const target = draft.find(words.slice(1)) ?? entity;
    const label = `Related ${target.plural.toLowerCase()}`;
    const key = toSnake(words.join(' ')) || `related_${target.key}`;
    draft.addField(entity, {
      key,
      label,
      type: 'relation',
      relatesTo: target.key,
      isRequired: false,
      isMultiple: true,
    });
    return;
  }
  // "asset tag" is one of a thing's, "tags" group things.
  const isOneTag = last === 'tag' && words.length > 1;
  if (groupingNouns.has(last) && !isOneTag && item.hints.length === 0) {
    draft.addTaxonomy(entity, words, /^(tags?|keywords?|topics?)$/.test(last), item.choices);
    return;
  }
  const known = draft.entities.get(singularize(words.join('_')));
  // "a form that stores messages" is about messages
  if (known === entity && isMany) return;
  // "Term, definition, source" of a term
  const isOwn = known === entity || (words.length === 1 && entity.key.endsWith(`_${last}`));
  if (isOwn && item.hints.length + item.choices.length === 0 && !entity.core.has('title')) {
    entity.core.set('title', entity.singular);
    return;
  }
  if (/^(taxonomy|taxonomies)$/.test(last)) return;
  if (/^(submissions|entries|responses|inputs)$/.test(words.join(' '))) return;
  // "FAQs with questions and answers": each has one of them.
  const phrase = words.join(' ');
  const isAsked = phrase === 'questions' && !draft.entities.has('question') && !entity.core.has('title');
  if (isAsked || (phrase === 'answers' && entity.core.get('title') === 'Question' && !entity.core.has('editor'))) {
    entity.core.set(isAsked ? 'title' : 'editor', isAsked ? 'Question' : 'Answer');
    return;
  }
  // "an artist" is one of the tattoo artists, where the text has those
  const fuller =
    words.length === 1 && typeOfNoun.get(last) === 'text'
      ? [...draft.entities.values()].find(({ key }) => key.endsWith(`_${last}`))
      : undefined;
  const target = known ?? fuller ?? (isPropertyNoun(words) ? null : draft.find(words));
  if (target && target !== entity && item.choices.length === 0) {
    if (isMany && item.isSeveral) draft.addRelation(entity, target, item.isRequired, true);
    else if (isMany && !item.isSingle && !resultNouns.has(entity.key)) draft.addRelation(target, entity, false);
    else draft.addRelation(entity, target, item.isRequired || isMust);
    return;
  }
  if (words.join(' ') === 'subject' && entity.isPrivate && !entity.core.has('title')) {
    entity.core.set('title', 'Subject');
    return;
  }
  const core = coreFieldOf(item);
  if (core && entity.core.get(core.as) === core.label) return;
  if (core && !entity.core.has(core.as)) {
    entity.core.set(core.as, core.label);
    return;
  }
  const known_ = fieldOf(item);
  // A ticket is open or done; what other things' status is, only the text can tell.
  const field =
    known_ && /^status$/.test(known_.key) && item.choices.length < 2 && !isWorkedOn(entity)
      ? { ...plain(known_), type: 'text' as const }
      : known_;
  // "rate recipes with 1 to 5 stars": one rating
  if (
    field?.type === 'rating' &&
    /^(stars|star_rating)$/.test(field.key) &&
    entity.fields.get('rating')?.type === 'rating'
  )
    return;
  if (field) draft.addField(entity, { ...field, isRequired: field.isRequired || isMust });
}
