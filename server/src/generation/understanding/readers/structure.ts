import { isPlural } from '../../naming/inflect.ts';
import { actIndex } from '../acts.ts';
import { type ClauseReader, entitiesIn, lower } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import type { FieldItem } from '../field-item.ts';
import { readItems } from '../field-items.ts';
import { fieldOf, isPropertyNoun } from '../field-of-item.ts';
import { resultNouns } from '../lexicon/entity-nouns.ts';
import { determiners } from '../lexicon/function-words.ts';
import { lemmaOf, means, resultOfVerb } from '../lexicon/verbs.ts';
import { isGrouper, nounPhrase } from '../noun-phrase.ts';
import { closing, holdsLists, indexOfOpener } from '../openers.ts';
import { place } from '../place.ts';
import type { Token } from '../tokens.ts';
import { isVerbAt } from '../verb-sense.ts';

/** What a statement's "with" brings that is no property of anything. */
const tools = new Set(
  'fields field interface support shortcode shortcodes block blocks widget form forms email emails e-mail link links_ map table csv cron page api endpoint button filter filters search pagination ajax slider grid calendar carousel lightbox command job schedule result results count counts statistic statistics statistics report reports export import notification notifications option options capability permission template archive lot help ease style design'.split(
    ' ',
  ),
);

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
      // "reports belong to a project with client and address": the project's
      if (words[start] === 'with' || words[start] === '(') draft.last = parent;
      if (words[start] === 'and') start++;
      if (indexOfOpener(tokens, start) !== start) return true;
    }
    const at = indexOfOpener(tokens, start);
    if (at < 0) {
      const rest = tokens.slice(start);
      const isSaid = rest.filter(({ kind }) => kind === 'word').length > 2 && !isGrouper(rest, 0);
      if (didRead && endsList(tokens, start) && isSaid) draft.leftovers.push(rest);
      return didRead || readBareList(tokens, words, draft);
    }
    // "Portfolio plugin: projects with client name"
    const named_ = words[at] === ':' || words[at] === 'with' ? nounPhrase(tokens, at + 1) : null;
    const isSaidAgain =
      named_ !== null &&
      (words[at] === ':' ? /^(with|have|has)$/ : /^\($/).test(words[named_.next] ?? '') &&
      draft.find(lower(named_.words)) !== null &&
      (words[at] === ':' ||
        [undefined, draft.find(lower(named_.words))].includes(chainHead(tokens.slice(start, at), draft)));
    if (isSaidAgain || (words[at] === ':' && holdsLists(tokens, at))) {
      start = at + 1;
      continue;
    }
    const before = tokens.slice(start, at);
    // "… using a form with date and name"
    const isForm = /^forms?$/.test(before.at(-1)?.lower ?? '');
    if (!isForm && doesSomethingElse(tokens, start, at)) return didRead;
    const isSettings = words[at] === ':' && /^(settings?|options?|configuration)$/.test(before.at(-1)?.lower ?? '');
    const named = chainHead(before, draft);
    // "Guests can reserve a pitch with arrival date": the date is the reservation's.
    const isAct = actIndex(before) >= 0;
    // "Bring your readers back with …": what is said of something else brings no properties.
    const isElsewhere =
      named === undefined &&
      !isAct &&
      draft.last === null &&
      words[at] === 'with' &&
      /^(your|our)$/.test(before.find(({ lower: word }) => determiners.has(word))?.lower ?? '');
    if (isElsewhere) return didRead;
    // "the movies with the most votes" tells which
    if (
      words[at] === 'with' &&
      words[at + 1] === 'the' &&
      /^(most|least|highest|lowest|best|worst)$/.test(words[at + 2] ?? '')
    )
      return didRead;
    const isShown =
      /^(shortcodes?|blocks?|widgets?|page|command|dashboards?|reports?|summary|overview|charts?|graphs?|export|feed|archive)$/.test(
        before.at(-1)?.lower ?? '',
      ) && words[at] === 'with';
    if (isShown && named === undefined) return didRead;
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
    const owned = /^(have|has|contain|contains|include|includes)$/.test(words[at] ?? '')
      ? ownedAt(tokens, at + 1, draft)
      : null;
    if (owned && entity && owned.entity !== entity) {
      draft.addRelation(owned.entity, entity, false);
      draft.last = owned.entity;
      didRead = true;
      start = owned.next;
      continue;
    }
    const close = isList ? closing(tokens, at) : tokens.length;
    const { items, next } = isList
      ? readItems(tokens.slice(at + 1, close), 0)
      : readItems(tokens, afterFieldsWord(tokens, at + 1), stopAt);
    const isTool = ({ words: label, hints, choices }: FieldItem) =>
      hints.length + choices.length === 0 &&
      (tools.has(label.at(-1)?.lower ?? '') ||
        label.at(-1)?.lower === 'rest api' ||
        (label[1]?.lower === 'of' && tools.has(label[0]?.lower ?? ''))) &&
      !(label.length > 0 && items.length > 1 && isPropertyNoun(lower(label)));
    const real = items.filter((item) => !isTool(item));
    if (real.length === 0 || (!entity && !isSettings)) return didRead;
    // "Display on a map with clustering" tells how.
    const isHow =
      words[at] === 'with' &&
      named === undefined &&
      means(lemmaOf(words[start] ?? ''), 'show') &&
      !real.some(({ words: label }) => isPropertyNoun(lower(label)));
    if (isHow) {
      draft.leftovers.push(tokens.slice(at));
      return didRead;
    }
    if (isSettings) {
      for (const field of real.map(fieldOf)) if (field) draft.settings.set(field.key, field);
      return true;
    }
    if (!entity) return didRead;
    const isMust = words[at - 1] === 'must' && words[at] !== 'with';
    // "All three have an address"
    const isAll =
      /^all( (two|three|four|five|of them|of these|types|entities|post types))* $/.test(
        `${lower(before).join(' ')} `,
      ) && before.length > 0;
    for (const item of real) {
      if (isAll) for (const one of draft.entities.values()) if (one !== entity) place(item, one, draft, isMust);
      place(item, entity, draft, isMust);
      const isKind = /^(who|which)$/.test(item.rest[0]?.lower ?? '') && entitiesIn(item.rest, draft).length > 0;
      if (item.rest.length > 3 && !isKind) draft.leftovers.push([...item.words, ...item.rest]);
    }
    for (const item of items) if (isTool(item)) draft.leftovers.push(item.words);
    const isOfDate = words[next] === 'when' && isDated(items.at(-1));
    if (/^(when|whenever|if|unless)$/.test(words[next] ?? '') && !isList && !isOfDate)
      draft.leftovers.push(tokens.slice(next));
    draft.last = entity;
    didRead = true;
    start = isList ? close + 1 : next;
    while (words[start] === ',' || words[start] === 'and') start++;
  }
  return didRead;
};

/** The last content type before a list, but of "a review for a doctor" the review. */
function chainHead(tokens: readonly Token[], draft: Draft): DraftEntity | undefined {
  const all = entitiesIn(tokens, draft).filter(({ key }) => !/^(form|page)$/.test(key));
  const last = all.at(-1);
  const at = tokens.findLastIndex(({ lower: word }) => /^(for|about|of|to)$/.test(word));
  const after = nounPhrase(tokens, at + 1);
  if (at < 1 || all.length < 2 || after.next < tokens.length || draft.find(lower(after.words)) !== last) return last;
  const [head] = entitiesIn(tokens.slice(Math.max(0, at - 2), at), draft);
  return head && resultNouns.has(head.key.split('_').at(-1) ?? '') ? head : last;
}

const isDated = (item: FieldItem | undefined): boolean =>
  item !== undefined && /^(date|time)$/.test(item.words.at(-1)?.lower ?? '');

/** Whether a list in brackets ended right before `start`. */
const endsList = (tokens: readonly Token[], start: number): boolean => /[)\]}]/.test(tokens[start - 1]?.text ?? '');

/** "several coupons with a code": a thing with properties of its own. */
function ownedAt(tokens: readonly Token[], start: number, draft: Draft): { entity: DraftEntity; next: number } | null {
  const phrase = nounPhrase(tokens, start);
  const opener = tokens[phrase.next]?.lower ?? '';
  const entity = opener === 'with' || opener === '(' ? draft.find(lower(phrase.words)) : null;
  return entity && isPlural(phrase.words.at(-1)?.lower ?? '') ? { entity, next: phrase.next } : null;
}

/** "custom fields for date and venue" are date and venue. */
function afterFieldsWord(tokens: readonly Token[], start: number): number {
  const phrase = nounPhrase(tokens, start);
  const isFields = /^(fields?|details|properties|attributes|information)$/.test(phrase.words.at(-1)?.lower ?? '');
  return isFields && /^(for|like|such as|including|:)$/.test(tokens[phrase.next]?.lower ?? '')
    ? phrase.next + 1
    : start;
}

/** "It syncs with my fridge": a statement with a verb that brings no properties. */
function doesSomethingElse(tokens: readonly Token[], start: number, end: number): boolean {
  const verbs = tokens
    .slice(0, end)
    .flatMap(({ lower: word }, index) => (index >= start && isVerbAt(tokens, index, start) ? [lemmaOf(word)] : []));
  const brings = (lemma: string | undefined) =>
    means(lemma, 'manage') ||
    means(lemma, 'log') ||
    means(lemma, 'submit') ||
    means(lemma, 'show') ||
    resultOfVerb.has(lemma ?? '') ||
    /^(include|contain|need|consist)$/.test(lemma ?? '');
  const isSent = verbs.some((lemma) => /^(send|notify|alert|inform|remind|email|get|receive)$/.test(lemma ?? ''));
  return verbs.length > 0 && tokens[end]?.lower === 'with' && (isSent || !verbs.some(brings));
}

/** "Store the volunteer, the date and the hours"; "Vegetarian yes/no". */
function readBareList(tokens: readonly Token[], words: readonly string[], draft: Draft): boolean {
  const at = words[0] === 'for' ? nounPhrase(tokens, 1).next : /^(we|i)$/.test(words[0] ?? '') ? 1 : 0;
  const lemma = lemmaOf(words[at] ?? '');
  const named = words[0] === 'for' ? draft.find(lower(nounPhrase(tokens, 1).words)) : null;
  const entity = named ?? draft.last ?? draft.main();
  if (!entity) return false;
  const isStoring =
    /^(store|record|save|keep|collect|enter|track|note)$/.test(lemma ?? '') &&
    /^(the|their|its|a|an)$/.test(words[at + 1] ?? '');
  const hasHint = words.includes('yes/no') || words.includes('true/false');
  // "A glossary of terms. Term, definition, source link."
  const isPlain =
    lemma === undefined &&
    entity.fields.size === 0 &&
    !words.includes(':') &&
    tokens.every((_, index) => !isVerbAt(tokens, index, 0));
  if (isPlain && !isStoring && !hasHint) {
    const bare = readItems(tokens, 0).items;
    const isKnown = ({ words: label }: FieldItem) =>
      isPropertyNoun(lower(label)) || draft.find(lower(label)) === entity;
    if (
      bare.length < 3 ||
      bare.filter(isKnown).length * 2 < bare.length ||
      words.filter((word) => word === ',').length < 2
    )
      return false;
    for (const item of bare) place(item, entity, draft);
    return true;
  }
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
export const readRequired: ClauseReader = ({ tokens, words }, draft) => {
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
