// Longer than most: it is one table of ways to say "X has …", each by itself.
import { isPlural, singularize } from '../naming/inflect.ts';
import { readItems } from './field-items.ts';
import { isPropertyNoun } from './field-of-item.ts';
import { containers, determiners, modals, prepositions } from './lexicon/function-words.ts';
import { lemmaOf } from './lexicon/verbs.ts';
import { namedType } from './named-types.ts';
import { nounPhrase } from './noun-phrase.ts';
import { covered, type Paraphrase, said } from './paraphrase-rule.ts';
import type { Token } from './tokens.ts';
import { isDoer, isVerbAt } from './verb-sense.ts';

/** Whether several things are enumerated from `start`, or one is named with its article. */
function isEnumeration(tokens: readonly Token[], start: number): boolean {
  const first = nounPhrase(tokens, start);
  const isPicture =
    determiners.has(tokens[start]?.lower ?? '') && /^(before|after)$/.test(tokens[start + 1]?.lower ?? '');
  if (first.words.length === 0 && !isPicture && tokens[start]?.lower !== 'whether') return false;
  let depth = 0;
  for (let index = start; index < tokens.length && index < start + 24; index++) {
    const { text = '', lower = '' } = tokens[index] ?? {};
    if (/[([{]/.test(text)) depth++;
    else if (/[)\]}]/.test(text)) depth--;
    else if (depth === 0 && (text === ',' || lower === 'and')) return true;
  }
  return false;
}

const keeping =
  /^(records?|stores?|captures?|holds?|saves?|tracks?|specif(?:y|ies)|carr(?:y|ies)|asks? for|shows?|displays?|lists?|collects?|features?|gets?|consists? of|is made up of|is described by|is defined by|are described by|requests?|logs?|knows?|comes with|come with|states?|notes?|needs?|requires?)( also)?( the following)? /;
const keepingFirst =
  /^(?:record|store|capture|hold|save|track|specif|carr|ask|show|display|list|collect|feature|get|consist|is|are|request|log|know|come|state|note|need|require)/;
const pages = /^(profiles?|entry|entries|pages?|cards?|forms?|records?)$/;
const shown =
  /^(block|blocks|shortcode|shortcodes|widget|widgets|dashboard|endpoint|map|calendar|table|api|command|site|homepage|plugin|email|report)$/;

/** "Each inspection records the date, temperature and notes" → "each inspection has …". */
const recording: Paraphrase = (tokens) => {
  const isOne = /^(a|an|each|every|the|its)$/.test(tokens[0]?.lower ?? '');
  const first = isOne ? 1 : 0;
  let next = first + 1;
  const keeps = (index: number) =>
    keepingFirst.test(tokens[index]?.lower ?? '') ? covered(tokens, index, keeping) : 0;
  while (next < first + 4 && keeps(next) === 0 && tokens[next]?.kind === 'word') next++;
  const subject = tokens.slice(first, next).filter(({ lower }) => !modals.has(lower));
  const last = subject.at(-1)?.lower ?? '';
  const verb = keeps(next);
  if (verb === 0 || shown.test(last) || isDoer([last, 'can'], 0)) return tokens;
  if (subject.some(({ kind, lower }) => kind !== 'word' || prepositions.has(lower) || determiners.has(lower)))
    return tokens;
  const form = tokens[next]?.lower ?? '';
  const isPage = pages.test(last);
  const isMust = modals.has(tokens[next - 1]?.lower ?? '');
  const agrees = isMust || isPlural(last) !== (/s$/.test(form) && form !== 'is');
  if (!agrees || (!isOne && !isPlural(last) && !isPage)) return tokens;
  // "Our shop sells …": people do other things than keep properties.
  if (
    /^(shows?|displays?|lists?|gets?|features?|requests?)$/.test(form) &&
    !isPage &&
    !/^(a|an|each|every)$/.test(tokens[0]?.lower ?? '')
  )
    return tokens;
  // "A clinic needs doctors and rooms" is a wish.
  const named = nounPhrase(tokens, next + verb).words.map(({ lower }) => lower);
  if (/^(needs?|requires?)$/.test(form) && !isPropertyNoun(named)) return tokens;
  if (!isEnumeration(tokens, next + verb) || (containers.has(last) && !isPage)) return tokens;
  const has = said(isPlural(last) ? 'have' : 'has', tokens[next]);
  const who = isPage && subject.length === 1 ? [said('it', tokens[0])] : [...tokens.slice(0, first), ...subject];
  return [...who, has, ...tokens.slice(next + verb)];
};

const wanting =
  /^(,|:)?( ?(i|we|please|you|it|they|i'd|we'd|we'll|i'll))?( would)?( also)?( (need|want|store|record|keep|track|save|note|log|collect|enter|have|capture|should see|can see|must have|should have|would like))?( to (store|record|know|keep|save|see|have|note|track|enter))?( track of)? /;

/** "For every hive I need the location, …" → "every hive has the location, …". */
const forEach: Paraphrase = (tokens) => {
  const listed = covered(
    tokens,
    0,
    /^(the )?(meta |custom )?(fields|properties|attributes|columns|details|data|information)( are| needed)? (for|of) /,
  );
  const owner = listed > 0 ? nounPhrase(tokens, listed) : null;
  if (
    owner &&
    owner.words.length > 0 &&
    owner.words.length < 4 &&
    tokens[owner.next]?.text === ':' &&
    isEnumeration(tokens, owner.next + 1)
  ) {
    const name = owner.words.at(-1)?.lower ?? '';
    return [
      said('each', tokens[0]),
      ...owner.words,
      said(isPlural(name) ? 'have' : 'has', tokens[owner.next]),
      ...tokens.slice(owner.next + 1),
    ];
  }
  if (tokens[0]?.lower !== 'for' || !/^(each|every|a|an|all|any)$/.test(tokens[1]?.lower ?? '')) return tokens;
  const thing = nounPhrase(tokens, 1);
  if (thing.words.length === 0 || thing.words.length > 4) return tokens;
  const skip = covered(tokens, thing.next, wanting);
  if (skip === 0 || !isEnumeration(tokens, thing.next + skip)) return tokens;
  const last = thing.words.at(-1)?.lower ?? '';
  return [
    said('each', tokens[1]),
    ...thing.words,
    said(isPlural(last) ? 'have' : 'has', tokens[thing.next]),
    ...tokens.slice(thing.next + skip),
  ];
};

/** "Books (title) … - each wedding: names, date": what stands before the dash is said again behind it. */
const dashedEach: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 && index < 12 && /^[-–—]$/.test(lower) && /^(each|every)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  if (at < 0) return tokens;
  const thing = nounPhrase(tokens, at + 1);
  return thing.words.length > 0 && /^(:|has|with|\()$/.test(tokens[thing.next]?.lower ?? '')
    ? tokens.slice(at + 1)
    : tokens;
};

/** "There are films (…), venues (…)" → "films (…), venues (…)". */
const thereAre: Paraphrase = (tokens) =>
  tokens[0]?.lower === 'there' && /^(is|are)$/.test(tokens[1]?.lower ?? '') && tokens.length > 3
    ? tokens.slice(2)
    : tokens;

/** "screenings, which link a film to a venue at a date and time" → "screenings (film, venue, date and time)". */
const linking: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      /^(links?|connects?|joins?|combines?|assigns?)$/.test(lower) &&
      /^(a|an|one|exactly|each)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  if (at < 1) return tokens;
  let end = at;
  while (end > 0 && /^(,|which|that|each|always)$/.test(tokens[end - 1]?.lower ?? '')) end--;
  if (end === 0 || !isPlural(tokens[end - 1]?.lower ?? '')) return tokens;
  const listed = tokens
    .slice(at + 1)
    .map((token, index, all) =>
      /^(to|with|at|on|and)$/.test(token.lower) && /^(a|an|one|exactly|each)$/.test(all[index + 1]?.lower ?? '')
        ? said(',', token)
        : token,
    )
    .filter(({ lower }) => !/^(exactly|certain|specific|particular|given)$/.test(lower));
  return listed.some(({ text }) => text === ',')
    ? [...tokens.slice(0, end), said('(', tokens[at]), ...listed, said(')', tokens.at(-1))]
    : tokens;
};

const separateType =
  /^(are|is|should be|must be)( also| then)*( (a|an|its|their))?( (separate|own|custom|second|third|new|other|different))*( (post type|post types|content type|content types|cpt|entity|entities|type)) /;

/** "Teachers are a separate post type with photo and bio" → "teachers with photo and bio". */
const asType: Paraphrase = (tokens) => {
  const subject = nounPhrase(tokens, 0);
  if (subject.words.length === 0) return tokens;
  let skip = covered(tokens, subject.next, separateType);
  if (skip === 0) return tokens;
  const rest = tokens.slice(subject.next + skip);
  if (rest[0]?.text === ',') skip++;
  return [...tokens.slice(0, subject.next), ...tokens.slice(subject.next + skip)];
};

const owning =
  /^(keeps?|owns?|has|have|can have|may have|runs?|manages?|offers?|contains?|includes?|can contain|consists? of)( one or more| zero or more| several| many| multiple| any number of| a number of| lots of| a list of) /;

/** "Each member keeps several hives" → "hives belong to a member". */
const ownsSeveral: Paraphrase = (tokens) => {
  const owner = nounPhrase(tokens, 0);
  const last = owner.words.at(-1)?.lower ?? '';
  if (owner.words.length === 0 || owner.words.length > 3 || /^(visitors?|users?|people|we|plugin|site)$/.test(last))
    return tokens;
  const verb = covered(tokens, owner.next, owning);
  if (verb === 0) return tokens;
  const owned = nounPhrase(tokens, owner.next + verb);
  if (!isPlural(owned.words.at(-1)?.lower ?? '') || owned.next < tokens.length) return tokens;
  return [...owned.words, said('belong to', tokens[owner.next]), ...owner.words];
};

/** "lessons which are booked by students: date, time" → "lessons: date, time". */
const relativeBeforeColon: Paraphrase = (tokens) => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 3 || colon > 24) return tokens;
  const at = tokens.findIndex(({ lower }, index) => index > 0 && index < colon && /^(which|that|who)$/.test(lower));
  if (at < 1 || colon - at > 8 || !isPlural(tokens[at - 1]?.lower ?? '') || !isEnumeration(tokens, colon + 1))
    return tokens;
  const between = tokens.slice(at, colon);
  return between.some(({ text, lower }) => text === ',' || lemmaOf(lower) === 'have')
    ? tokens
    : [...tokens.slice(0, at), ...tokens.slice(colon)];
};

/** "Clinic records: owners with a phone": what only holds the things is none of them. */
const withoutHolder: Paraphrase = (tokens) => {
  const isWish = /^(we|i)$/.test(tokens[0]?.lower ?? '') && /^(need|want)$/.test(tokens[1]?.lower ?? '');
  const holder = nounPhrase(tokens, isWish ? 2 : lemmaOf(tokens[0]?.lower ?? '') === undefined ? 0 : 1);
  const last = singularize(holder.words.at(-1)?.lower ?? '');
  if (!/^[:–—-]$/.test(tokens[holder.next]?.text ?? '')) return tokens;
  // "Campaign journal: sessions (…), characters (…)"
  const isTwice =
    !isPlural(holder.words.at(-1)?.lower ?? '') &&
    tokens.slice(holder.next).filter(({ text }) => text === '(').length > 1 &&
    tokens.filter(({ text }, index) => text === ')' && /^(,|and|\.)$/.test(tokens[index + 1]?.lower ?? '')).length > 0;
  if (
    !isTwice &&
    !containers.has(last) &&
    !/^(tree|journal|diary|record|file|data|log|administration|register|tracking)$/.test(last)
  )
    return tokens;
  const held = nounPhrase(tokens, holder.next + 1);
  const name = held.words.map(({ lower }) => lower);
  return isPlural(name.at(-1) ?? '') &&
    !isPropertyNoun(name) &&
    (/^(with|have|belong to)$/.test(tokens[held.next]?.lower ?? '') || (isTwice && tokens[held.next]?.text === '('))
    ? tokens.slice(holder.next + 1)
    : tokens;
};

/** "Track donations from donors, amount and campaign" → "track donations with donor, amount and campaign". */
const fromWhom: Paraphrase = (tokens) => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && index < 8 && /^(from|by)$/.test(lower));
  if (at < 1 || !isPlural(tokens[at - 1]?.lower ?? '') || !lemmaOf(tokens[0]?.lower ?? '')) return tokens;
  const whom = nounPhrase(tokens, at + 1);
  const last = whom.words.at(-1);
  if (!last || whom.words.length > 2 || !isPlural(last.lower) || !/^(,|and)$/.test(tokens[whom.next]?.lower ?? ''))
    return tokens;
  const second = nounPhrase(tokens, whom.next + 1).words.map(({ lower }) => lower);
  if (!isPropertyNoun(second)) return tokens;
  const one = { ...last, text: singularize(last.text), lower: singularize(last.lower) };
  return [
    ...tokens.slice(0, at),
    said('with', tokens[at]),
    ...whom.words.slice(0, -1),
    one,
    ...tokens.slice(whom.next),
  ];
};

/** "Parents sign their child up" → "parents sign up". */
const signingUp: Paraphrase = (tokens) => {
  const at = tokens.findIndex(({ lower }) => /^signs?$/.test(lower));
  if (at < 0 || !determiners.has(tokens[at + 1]?.lower ?? '')) return tokens;
  const whom = nounPhrase(tokens, at + 1);
  if (whom.words.length > 2 || tokens[whom.next]?.lower !== 'up') return tokens;
  return [...tokens.slice(0, at), said('sign up', tokens[at]), ...tokens.slice(whom.next + 1)];
};

/** "Measurements of customers: chest, waist" → "measurements with customer, chest, waist". */
const ofOwners: Paraphrase = (tokens) => {
  const first = nounPhrase(tokens, 0);
  const name = first.words.map(({ lower }) => lower);
  if (name.length === 0 || !isPlural(name.at(-1) ?? '') || !/^(of|per)$/.test(tokens[first.next]?.lower ?? ''))
    return tokens;
  if (
    /^(lists?|records?|notes?|minutes|pieces|logs?|types|kinds|points|bottles|boxes|bags|pairs|sets)$/.test(
      name.at(-1) ?? '',
    )
  )
    return tokens;
  const owner = nounPhrase(tokens, first.next + 1);
  const last = owner.words.at(-1);
  if (!last || owner.words.length > 2 || !/^(:|with)$/.test(tokens[owner.next]?.lower ?? '')) return tokens;
  const one = { ...last, text: singularize(last.text), lower: singularize(last.lower) };
  return [
    ...first.words,
    said('with', tokens[first.next]),
    ...owner.words.slice(0, -1),
    one,
    said(',', tokens[owner.next]),
    ...tokens.slice(owner.next + 1),
  ];
};

/** "inventory for small shops, sku, barcode, supplier" → "inventory: sku, barcode, supplier". */
const commaList: Paraphrase = (tokens) => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (
    comma < 1 ||
    comma > 7 ||
    tokens.some(({ lower }) => /^(:|with|\(|\n|have|has)$/.test(lower) || modals.has(lower))
  )
    return tokens;
  const head = nounPhrase(tokens, 0);
  const name = head.words.map(({ lower }) => lower);
  const isAll =
    head.next === comma || (tokens[head.next]?.lower === 'for' && nounPhrase(tokens, head.next + 1).next === comma);
  if (
    !isAll ||
    name.length === 0 ||
    isPropertyNoun(name) ||
    tokens.some((_, index) => index < comma && isVerbAt(tokens, index, 0))
  )
    return tokens;
  const { items } = readItems(tokens, comma + 1);
  const known = items.filter((item) => isPropertyNoun(item.words.map(({ lower }) => lower)));
  if (known.length < 3 || known.length * 2 < items.length) return tokens;
  return [...head.words, said(':', tokens[comma]), ...tokens.slice(comma + 1)];
};

/** "Conference site with speakers, sessions and sponsors" → "manage speakers, sessions and sponsors". */
const siteWith: Paraphrase = (tokens) => {
  const head = nounPhrase(tokens, 0);
  const last = head.words.at(-1)?.lower ?? '';
  if (!/^(site|website|plugin|portal|system|app|platform|database)$/.test(last) || tokens[head.next]?.lower !== 'with')
    return tokens;
  const { items, next } = readItems(tokens, head.next + 1);
  const names = items.map(({ words }) => words.map(({ lower }) => lower));
  const areThings = names.filter((name) => isPlural(name.at(-1) ?? '') && !isPropertyNoun(name)).length;
  if (
    next < tokens.length ||
    items.length < 2 ||
    areThings * 3 < items.length * 2 ||
    items.some(({ choices }) => choices.length > 0)
  )
    return tokens;
  return [said('manage', tokens[0]), ...tokens.slice(head.next + 1)];
};

/** Ways to introduce properties, said as "X has …" or "X with …". */
export const withPlainLists: readonly Paraphrase[] = [
  thereAre,
  siteWith,
  commaList,
  linking,
  dashedEach,
  withoutHolder,
  asType,
  namedType,
  forEach,
  ownsSeveral,
  recording,
  relativeBeforeColon,
  fromWhom,
  signingUp,
  ofOwners,
];
