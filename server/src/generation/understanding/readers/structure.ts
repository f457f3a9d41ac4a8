import { isPlural, singularize } from '../../naming/inflect.ts';
import { actIndex } from '../acts.ts';
import { type Clause, type ClauseReader, entitiesIn, lower } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { type FieldItem, readItems } from '../field-items.ts';
import { coreFieldOf, fieldOf, isPropertyNoun } from '../field-of-item.ts';
import { countableFor } from '../lexicon/entity-nouns.ts';
import { groupingNouns } from '../lexicon/field-nouns.ts';
import { adverbs, containers, determiners, modals } from '../lexicon/function-words.ts';
import { lemmaOf, means, resultOfVerb } from '../lexicon/verbs.ts';
import { isGrouper, nounPhrase } from '../noun-phrase.ts';
import type { Token } from '../tokens.ts';
import { isVerbAt } from '../verb-sense.ts';

const openers = new Set(
  'with including include includes has have having contain contains containing : need needs comprise comprises store stores'
    .split(' ')
    .concat(['consists of', 'consist of']),
);

/** What a statement's "with" brings that is no property of anything. */
const tools = new Set(
  'shortcode shortcodes block blocks widget form forms email emails e-mail link links_ map table csv cron page api endpoint button filter filters search pagination ajax slider grid calendar carousel lightbox command job schedule result results count counts statistic statistics statistics report reports export import notification notifications option options capability permission template archive lot help ease style design'.split(
    ' ',
  ),
);

const indexOfOpener = (tokens: readonly Token[], start: number): number => {
  let depth = 0;
  for (let index = start; index < tokens.length; index++) {
    const { text = '', lower: word = '' } = tokens[index] ?? {};
    if (/[([{]/.test(text)) {
      if (depth === 0 && opensList(tokens, start, index)) return index;
      depth++;
    } else if (/[)\]}]/.test(text)) depth--;
    if (depth !== 0 || !openers.has(word)) continue;
    const before = tokens[index - 1]?.lower ?? '';
    if (/^needs?$/.test(word) && /^(we|i|you)$/.test(before)) continue;
    if (
      /^(have|has)$/.test(word) &&
      (/^(we|i|you|who|to)$/.test(before) ||
        (lemmaOf(tokens[index + 1]?.lower ?? '') !== undefined && /ed$/.test(tokens[index + 1]?.lower ?? '')))
    )
      continue;
    if (word === 'with' && isGrouper(tokens, index - 1)) continue;
    if (/^needs?$/.test(word) && !determiners.has(tokens[index + 1]?.lower ?? '')) continue;
    if (
      /^(store|stores|need|needs|include)$/.test(word) &&
      (index === start || !isVerbAt(tokens, index, start)) &&
      word !== 'include'
    )
      continue;
    return index;
  }
  return -1;
};

/** The noun phrase that ends right before `end`. */
function phraseBefore(tokens: readonly Token[], start: number, end: number): string[] {
  let first = end;
  while (first > start && end - first < 4) {
    const phrase = nounPhrase(tokens, first - 1);
    if (phrase.next !== end || phrase.words.length !== end - first + 1 || isVerbAt(tokens, first - 1, start)) break;
    first--;
  }
  return lower(tokens.slice(first, end));
}

/** "concerts (date, venue)": a plural that is no property, and several properties in brackets. */
function opensList(tokens: readonly Token[], start: number, index: number): boolean {
  if (index === 0 || tokens[index - 1]?.kind !== 'word') return false;
  const words = phraseBefore(tokens, start, index);
  if (words.length === 0 || !isPlural(words.at(-1) ?? '') || isPropertyNoun(words)) return false;
  const { items } = readItems(tokens.slice(index + 1, closing(tokens, index)), 0);
  return items.length > 1 && items.some(({ words: label }) => isPropertyNoun(lower(label)));
}

/** Whether a list with properties in brackets follows a colon. */
function holdsLists(tokens: readonly Token[], colon: number): boolean {
  const { next } = nounPhrase(tokens, colon + 1);
  return tokens[next]?.text === '(' && opensList(tokens, colon + 1, next);
}

/** The thing a noun phrase is about: "a list of movies" is about movies. */
export function thingAt(tokens: readonly Token[], start: number): { words: string[]; next: number } {
  const phrase = nounPhrase(tokens, start);
  const words = lower(phrase.words);
  const head = singularize(words.at(-1) ?? '');
  const isHolder =
    containers.has(head) || /^(list|record|note|piece|inventory)$/.test(head) || head === 'type' || head === 'kind';
  if (isHolder && /^(of|for|about)$/.test(tokens[phrase.next]?.lower ?? '') && (words.length < 3 || head === 'list')) {
    const inner = nounPhrase(tokens, phrase.next + 1);
    if (inner.words.length > 0) return { words: lower(inner.words), next: inner.next };
  }
  return { words, next: phrase.next };
}

/** First pass: the content types that the text introduces, so that later mentions are known for what they are. */
export const declare: ClauseReader = ({ tokens, words }, draft) => {
  let start = 0;
  while (start < tokens.length && (adverbs.has(words[start] ?? '') || words[start] === 'and')) start++;
  const opener = indexOfOpener(tokens, start);
  let didDeclare = false;
  const isOne =
    /^(a|an|each|every)$/.test(words[start] ?? '') && /^(has|have|contains|needs)$/.test(words[opener] ?? '');
  const add = (name: readonly string[]) => {
    if (name.length === 0 || (isPropertyNoun(name) && !isPlural(name.join(' ')) && !isOne)) return;
    didDeclare = draft.add(name) !== null || didDeclare;
  };
  const addFurther = () => {
    // "concerts (date, venue), albums (cover)"; "courses with a price and teachers with a phone"
    for (let index = opener; opener >= 0 && index < tokens.length; index++) {
      if (words[index] !== ',' && words[index] !== 'and' && !(index === opener && words[index] === ':')) continue;
      const phrase = nounPhrase(tokens, index + 1);
      const name = lower(phrase.words);
      const opens =
        words[phrase.next] === 'with' || (words[phrase.next] === '(' && opensList(tokens, index + 1, phrase.next));
      if (opens && isPlural(name.at(-1) ?? '') && !isPropertyNoun(name)) add(name);
    }
  };
  const belongs = words.findIndex((word) => word === 'belong to' || word === 'belongs to');
  if (belongs > 0) {
    add(lower(nounPhrase(tokens, start).words));
    add(lower(nounPhrase(tokens, belongs + 1).words));
    return didDeclare;
  }
  if (
    /^(settings?|options?|fields?|configuration|properties|attributes)$/.test(words[start] ?? '') &&
    words[start + 1] === ':'
  )
    return false;
  for (let index = start; index < tokens.length && (opener < 0 || index < opener); index++) {
    const lemma = lemmaOf(words[index] ?? '');
    const isWish = /^(need|want)$/.test(lemma ?? '') && /^(i|we)$/.test(words[index - 1] ?? '');
    if ((!means(lemma, 'manage') && !isWish) || !isVerbAt(tokens, index, start)) continue;
    const thing = thingAt(tokens, /^(out|up|of)$/.test(words[index + 1] ?? '') ? index + 2 : index + 1);
    if (thing.words.length === 0) continue;
    const article = words[index + 1] ?? '';
    const isThe = article === 'the' || article === 'my' || article === 'their' || article === 'our';
    if (
      isPlural(thing.words.at(-1) ?? '') ||
      countableFor.has(thing.words.join(' ')) ||
      (/^(a|an|each|every|new)$/.test(article) && thing.words.length > 0)
    ) {
      if (!isThe || isPlural(thing.words.at(-1) ?? '')) add(thing.words);
    }
    // "manage teams and players"
    let next = thing.next;
    while ((words[next] === 'and' || words[next] === ',' || words[next] === '&') && (opener < 0 || next < opener)) {
      const more = nounPhrase(tokens, next + 1);
      if (more.words.length === 0 || !isPlural(lower(more.words).at(-1) ?? '') || isPropertyNoun(lower(more.words)))
        break;
      add(lower(more.words));
      next = more.next;
    }
    addFurther();
    return didDeclare;
  }
  if (isVerbAt(tokens, start, start) || (opener < 0 && words.includes('yes/no'))) return false;
  const thing = thingAt(tokens, start);
  if (thing.words.length === 0 || thing.words.length > 5) return false;
  // "A library system." says nothing that could be missed.
  if (thing.next >= tokens.length && thing.words.every((word) => containers.has(singularize(word)))) return true;
  let next = thing.next;
  while (
    modals.has(words[next] ?? '') ||
    adverbs.has(words[next] ?? '') ||
    words[next] === ',' ||
    determiners.has(words[next] ?? '')
  )
    next++;
  const after = words[next] ?? '';
  const isDescribed = next === opener && opener >= 0;
  const isBare =
    next >= tokens.length ||
    /^(which|where|that|grouped|categori[sz]ed|tagged|for|by|from|sorted|organi[sz]ed)$/.test(after);
  const isNew = draft.entities.size === 0 || isPlural(thing.words.at(-1) ?? '');
  // "Fleet management: vehicles (plate, model), drivers (name)": what holds them is none of them.
  const isHolder = after === ':' && holdsLists(tokens, opener);
  if ((isDescribed && !isHolder) || (isBare && isNew)) add(thing.words);
  if (isDescribed) addFurther();
  return didDeclare;
};

/** Gives an entry of an enumeration its place on a content type. */
export function place(item: FieldItem, entity: DraftEntity, draft: Draft, isMust = false): void {
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
  if (words[0] === 'related') {
    const target = draft.find(words.slice(1)) ?? entity;
    const label = `Related ${target.plural.toLowerCase()}`;
    const key = words.join('_');
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
  if (groupingNouns.has(last) && item.hints.length === 0) {
    draft.addTaxonomy(entity, words, /^(tags?|keywords?|topics?)$/.test(last), item.choices);
    return;
  }
  const known = draft.entities.get(singularize(words.join('_')));
  const target = known ?? (isPropertyNoun(words) ? null : draft.find(words));
  if (target && target !== entity && item.choices.length === 0) {
    if (isMany && !item.isSingle) draft.addRelation(target, entity, false);
    else draft.addRelation(entity, target, item.isRequired || isMust);
    return;
  }
  if (words.join(' ') === 'subject' && entity.isPrivate && !entity.core.has('title')) {
    entity.core.set('title', 'Subject');
    return;
  }
  const core = coreFieldOf(item);
  if (core && !entity.core.has(core.as)) {
    entity.core.set(core.as, core.label);
    return;
  }
  const field = fieldOf(item);
  if (field) draft.addField(entity, { ...field, isRequired: field.isRequired || isMust });
}

/** "Events with date and venue", "A course has a level", "Fields: make, model". */
export const readStructure: ClauseReader = ({ tokens, words }, draft) => {
  let didRead = false;
  let start = 0;
  for (let round = 0; round < 12 && start < tokens.length; round++) {
    const opener = indexOfOpener(tokens, start);
    const belongs = words.indexOf('belong to') + words.indexOf('belongs to') + 1;
    if (belongs > 0 && (opener < 0 || belongs < opener)) {
      const child = draft.find(lower(nounPhrase(tokens, start).words)) ?? draft.last;
      const target = nounPhrase(tokens, belongs + 1);
      const parent = draft.find(lower(target.words));
      if (!child || !parent) return didRead;
      draft.addRelation(child, parent, false);
      draft.last = child;
      didRead = true;
      if (opener < 0) return true;
      start = target.next;
      if (words[start] === 'and') start++;
      if (indexOfOpener(tokens, start) !== start) return true;
    }
    const at = indexOfOpener(tokens, start);
    if (at < 0) return didRead || readBareList(tokens, words, draft);
    if (words[at] === ':' && holdsLists(tokens, at)) {
      start = at + 1;
      continue;
    }
    const before = tokens.slice(start, at);
    if (doesSomethingElse(tokens, start, at)) return didRead;
    const isSettings = words[at] === ':' && /^(settings?|options?|configuration)$/.test(before.at(-1)?.lower ?? '');
    const named = entitiesIn(before, draft)
      .filter(({ key }) => !/^(form|page)$/.test(key))
      .at(-1);
    // "Guests can reserve a pitch with arrival date": the date is the reservation's.
    const isAct = actIndex(before) >= 0;
    const entity = (isAct ? draft.last : named) ?? draft.last ?? draft.main();
    const isList = tokens[at]?.text === '(';
    const stopAt = (index: number) => {
      const next = indexOfOpener(tokens, index);
      const phrase = nounPhrase(tokens, index);
      const opens =
        next >= 0 &&
        phrase.next === next &&
        (words[next] === 'with' || words[next] === '(' || words[next] === 'having');
      return (
        opens &&
        words[at] !== ':' &&
        draft.find(lower(phrase.words)) !== null &&
        draft.find(lower(phrase.words)) !== entity
      );
    };
    const close = isList ? closing(tokens, at) : tokens.length;
    const { items, next } = isList ? readItems(tokens.slice(at + 1, close), 0) : readItems(tokens, at + 1, stopAt);
    const isTool = ({ words: label, hints, choices }: FieldItem) =>
      hints.length + choices.length === 0 &&
      tools.has(label.at(-1)?.lower ?? '') &&
      !(label.length > 0 && items.length > 1 && isPropertyNoun(lower(label)));
    const real = items.filter((item) => !isTool(item));
    if (real.length === 0 || (!entity && !isSettings)) return didRead;
    if (isSettings) {
      for (const field of real.map(fieldOf)) if (field) draft.settings.set(field.key, field);
      return true;
    }
    if (!entity) return didRead;
    const isMust = words.slice(start, at).some((word) => word === 'must') && words[at] !== 'with';
    for (const item of real) place(item, entity, draft, isMust);
    draft.last = entity;
    didRead = true;
    start = isList ? close + 1 : next;
    while (words[start] === ',' || words[start] === 'and') start++;
  }
  return didRead;
};

/** "It syncs with my fridge": a statement with a verb that brings no properties. */
function doesSomethingElse(tokens: readonly Token[], start: number, end: number): boolean {
  const verbs = tokens
    .slice(0, end)
    .flatMap(({ lower: word }, index) => (index >= start && isVerbAt(tokens, index, start) ? [lemmaOf(word)] : []));
  const brings = (lemma: string | undefined) =>
    means(lemma, 'manage') ||
    means(lemma, 'submit') ||
    means(lemma, 'show') ||
    resultOfVerb.has(lemma ?? '') ||
    /^(include|contain|need|consist)$/.test(lemma ?? '');
  const isSent = verbs.some((lemma) => /^(send|notify|alert|inform|remind|email|get|receive)$/.test(lemma ?? ''));
  return verbs.length > 0 && tokens[end]?.lower === 'with' && (isSent || !verbs.some(brings));
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const { text = '' } = tokens[index] ?? {};
    if (/[([{]/.test(text)) depth++;
    if (/[)\]}]/.test(text) && --depth === 0) return index;
  }
  return tokens.length;
}

/** "Store the volunteer, the date and the hours"; "Vegetarian yes/no". */
function readBareList(tokens: readonly Token[], words: readonly string[], draft: Draft): boolean {
  const at = words[0] === 'for' ? nounPhrase(tokens, 1).next : 0;
  const lemma = lemmaOf(words[at] ?? '');
  const named = at > 0 ? draft.find(lower(nounPhrase(tokens, 1).words)) : null;
  const entity = named ?? draft.last ?? draft.main();
  if (!entity) return false;
  const isStoring =
    /^(store|record|save|keep|collect|enter|track|note)$/.test(lemma ?? '') &&
    /^(the|their|its|a|an)$/.test(words[at + 1] ?? '');
  const hasHint = words.includes('yes/no') || words.includes('true/false');
  if (!isStoring && !hasHint) return false;
  const plain =
    hasHint && !words.includes('(')
      ? tokens.flatMap((token) =>
          /^(yes\/no|true\/false)$/.test(token.lower) ? [sign('(', token), token, sign(')', token)] : [token],
        )
      : tokens;
  const { items } = readItems(plain, isStoring ? at + 1 : 0);
  const real = items.filter(({ words: label }) => !tools.has(label.at(-1)?.lower ?? ''));
  if (real.length < (isStoring ? 2 : 1)) return false;
  for (const item of real) place(item, entity, draft);
  return true;
}

const sign = (text: string, { at, end }: Token): Token => ({ text, lower: text, kind: 'sign', at, end });

/** "Date and venue are required." */
export const readRequired: ClauseReader = ({ tokens, words }: Clause, draft) => {
  const at = words.findIndex((word) => /^(required|mandatory|compulsory)$/.test(word));
  if (at < 2 || !/^(is|are|be|fields?)$/.test(words[at - 1] ?? '')) return false;
  const { items } = readItems(tokens.slice(0, at - 1), 0);
  let didFind = false;
  for (const item of items) {
    const key = lower(item.words).join('_');
    for (const entity of draft.entities.values()) {
      const field = entity.fields.get(key);
      if (!field) continue;
      entity.fields.set(key, { ...field, isRequired: true });
      didFind = true;
    }
  }
  return didFind;
};
