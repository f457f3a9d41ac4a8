import { isPlural, singularize } from '../../naming/inflect.ts';
import { type ClauseReader, lower } from '../clause.ts';
import { readItems } from '../field-items.ts';
import { isPropertyNoun } from '../field-of-item.ts';
import { countableFor } from '../lexicon/entity-nouns.ts';
import { typeOfNoun } from '../lexicon/field-nouns.ts';
import { adverbs, containers, determiners, modals, visitors } from '../lexicon/function-words.ts';
import { lemmaOf, means, resultOfVerb } from '../lexicon/verbs.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { holdsLists, indexOfOpener, opensList, thingAt } from '../openers.ts';
import type { Token } from '../tokens.ts';
import { isPerson, isVerbAt } from '../verb-sense.ts';

const isSeveral = (word: string) => isPlural(word) && singularize(word) !== word;

/** The things of a statement that names nothing but things; none when it says more. */
function plainPlurals(tokens: readonly Token[], start: number): string[][] {
  const things: string[][] = [];
  for (let index = start; index < tokens.length && things.length < 9; ) {
    const { words, next } = nounPhrase(tokens, index);
    const own = lower(words);
    // "Accommodation, attractions and restaurants"
    const isCounted =
      isPlural(own.at(-1) ?? '') || (index === start && own.length === 1 && /(tion|ment|ing)$/.test(own[0] ?? ''));
    if (!isCounted || own.length > 3) return [];
    things.push(own);
    index = next;
    if (index < tokens.length && !/^(,|and|&|\+)$/.test(tokens[index]?.lower ?? '')) return [];
    while (/^(,|and|&|\+)$/.test(tokens[index]?.lower ?? '')) index++;
  }
  // "Teams, players and matches", but not "rooms, beds and prices"
  return things.some((own) => !isPropertyNoun(own)) &&
    !things.some((own) => typeOfNoun.get(singularize(own.join(' '))) === 'money')
    ? things
    : [];
}

/** People of whom a site keeps a list: others only come by. */
const keptPersons = /^(member|student|employee|patient|client|pupil|tenant|resident)$/;

/** First pass: the content types that the text introduces, so that later mentions are known for what they are. */
export const declare: ClauseReader = ({ tokens, words }, draft) => {
  let start = 0;
  while (start < tokens.length && (adverbs.has(words[start] ?? '') || words[start] === 'and')) start++;
  const opener = indexOfOpener(tokens, start);
  let didDeclare = false;
  // "Instructor: name, office, e-mail"
  const isNamed =
    words[opener] === ':' &&
    nounPhrase(tokens, start).next === opener &&
    !/^(contact|address|location|dates?|details?|fields?)$/.test(words[opener - 1] ?? '') &&
    readItems(tokens, opener + 1).items.filter((item) => isPropertyNoun(lower(item.words))).length > 1;
  const isOne =
    isNamed ||
    (/^(a|an|each|every)$/.test(words[start] ?? '') &&
      (/^(has|have|contains|needs)$/.test(words[opener] ?? '') || (words[opener] === ':' && words.includes(','))));
  const add = (name: readonly string[], isThing = false) => {
    // A contact form makes messages, not contacts.
    if (/^forms?$/.test(name.at(-1) ?? '') && name.at(-2) === 'contact') return;
    if (name.length > 2 && visitors.has(name[0] ?? '') && isPlural(name[0] ?? '')) return;
    if (name.length === 0 || (isPropertyNoun(name) && !isPlural(name.join(' ')) && !isOne)) return;
    didDeclare = draft.add(name, isThing) !== null || didDeclare;
  };
  const addFurther = () => {
    // "concerts (date, venue), albums (cover)"; "courses with a price and teachers with a phone"
    for (let index = opener; opener >= 0 && index < tokens.length; index++) {
      if (words[index] !== ',' && words[index] !== 'and' && !(index === opener && words[index] === ':')) continue;
      const phrase = nounPhrase(tokens, index + 1);
      const name = lower(phrase.words);
      const opens =
        words[phrase.next] === 'with' ||
        (words[phrase.next] === ':' && words[opener] === '(') ||
        (words[phrase.next] === '(' && opensList(tokens, index + 1, phrase.next));
      if (opens && isPlural(name.at(-1) ?? '') && !isPropertyNoun(name)) add(name);
    }
  };
  // "For each exhibit store the artist and the year"
  if (words[start] === 'for' && /^(each|every)$/.test(words[start + 1] ?? '')) {
    const thing = nounPhrase(tokens, start + 1);
    if (/^(store|record|save|keep|enter|note|track|log)$/.test(words[thing.next] ?? '') || words[thing.next] === ',')
      add(lower(thing.words), true);
  }
  // "Books can be borrowed by members"
  const passive = words.findIndex(
    (word, at) =>
      word === 'be' && modals.has(words[at - 1] ?? '') && resultOfVerb.has(lemmaOf(words[at + 1] ?? '') ?? ''),
  );
  if (passive > 0) {
    const object = nounPhrase(tokens, start);
    const what = lower(object.words);
    if (object.next === passive - 1 && isPlural(what.at(-1) ?? '') && !isPerson(what.at(-1) ?? '')) add(what);
    const who = words[passive + 2] === 'by' ? lower(nounPhrase(tokens, passive + 3).words) : [];
    if (keptPersons.test(singularize(who.at(-1) ?? ''))) add(who);
    return didDeclare;
  }
  const belongs = words.findIndex((word) => word === 'belong to' || word === 'belongs to');
  if (belongs > 0) {
    const child = draft.addOwn(lower(nounPhrase(tokens, start).words));
    const owner = draft.addOwn(lower(nounPhrase(tokens, belongs + 1).words));
    return child !== null || owner !== null;
  }
  if (
    /^(settings?|options?|fields?|configuration|properties|attributes)$/.test(words[start] ?? '') &&
    words[start + 1] === ':'
  )
    return false;
  for (let index = start; index < tokens.length && (opener < 0 || index < opener); index++) {
    const lemma = lemmaOf(words[index] ?? '');
    const isWish = /^(need|want)$/.test(lemma ?? '') && /^(i|we)$/.test(words[index - 1] ?? '');
    const given =
      /^(leave|submit|send|write|upload|suggest|propose)$/.test(lemma ?? '') && words[index - 1] === 'can'
        ? thingAt(tokens, index + 1).words
        : [];
    if (given.length > 1 && isPlural(given.at(-1) ?? '') && !typeOfNoun.has(given.join(' '))) add(given);
    if ((!means(lemma, 'manage') && !isWish && !(lemma === 'log' && opener > index)) || !isVerbAt(tokens, index, start))
      continue;
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
  // "Show our team with photo and job title"
  if (means(lemmaOf(words[start] ?? ''), 'show') && words[opener] === 'with' && isVerbAt(tokens, start, start)) {
    const shown = lower(nounPhrase(tokens, start + 1).words);
    const items = readItems(tokens, opener + 1).items.filter((item) => isPropertyNoun(lower(item.words)));
    if (shown.join(' ') === 'team') add(['team', 'member']);
    else if (items.length > 1 && (isPlural(shown.at(-1) ?? '') || countableFor.has(shown.join(' ')))) add(shown);
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
  // "Books, authors and publishers."
  const all = plainPlurals(tokens, start);
  if (all.length > 1) {
    for (const one of all) add(one);
    return didDeclare;
  }
  const isNew = draft.entities.size === 0 || isPlural(thing.words.at(-1) ?? '');
  // "Fleet management: vehicles (plate, model), drivers (name)": what holds them is none of them.
  const isHolder = after === ':' && holdsLists(tokens, opener);
  const hasList =
    opener >= 0 && readItems(tokens, opener + 1).items.filter((item) => isPropertyNoun(lower(item.words))).length > 2;
  const known = new Set(draft.entities.values());
  if ((isDescribed && !isHolder) || (isBare && isNew))
    add(thing.words, isOne || hasList || (after === ':' && draft.entities.size === 0));
  for (const entity of draft.entities.values())
    if (!isDescribed && !known.has(entity) && !isSeveral(thing.words.at(-1) ?? '')) draft.bare.add(entity);
  if (isDescribed) addFurther();
  // "Each shop can have several coupons with a code"
  const owned = /^(has|have|contains?|includes?)$/.test(words[opener] ?? '') ? nounPhrase(tokens, opener + 1) : null;
  const name = owned ? lower(owned.words) : [];
  if (
    owned &&
    /^(with|\()$/.test(words[owned.next] ?? '') &&
    isPlural(name.at(-1) ?? '') &&
    !isPropertyNoun(name) &&
    readItems(tokens, owned.next + 1).items.length > 1
  )
    add(name);
  return didDeclare;
};
