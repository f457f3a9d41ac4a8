import { isPlural, singularize } from '../naming/inflect.ts';
import { auxiliaries, containers, determiners, modals } from './lexicon/function-words.ts';
import { organisations, siteWords } from './lexicon/organisations.ts';
import { lemmaOf } from './lexicon/verbs.ts';
import { nounPhrase } from './noun-phrase.ts';
import { covered, type Paraphrase, said } from './paraphrase-rule.ts';
import type { Token } from './tokens.ts';
import { isDoer, isVerbAt } from './verb-sense.ts';

/** Bars of a page: "announcement bar" is no place to drink. */
const barOfPage =
  /^(announcement|notification|notice|promo|promotion|alert|info|message|cookie|consent|top|bottom|header|footer|sticky|progress|search|share|sharing|admin|tool|menu|navigation|side|status|hello|action|contact)$/;

const isOrganisation = (words: readonly Token[]): boolean => {
  const last = words.at(-1)?.lower ?? '';
  return organisations.has(last) && !(last === 'bar' && barOfPage.test(words.at(-2)?.lower ?? ''));
};

/** The rest of a sentence from `start`, without what joins it to the part before. */
function restFrom(tokens: readonly Token[], start: number): readonly Token[] {
  let next = start;
  while (/^(,|and|so|:|–|—|-|\.|!)$/.test(tokens[next]?.lower ?? '')) next++;
  return tokens.slice(next);
}

const courtesy =
  /^(so basically|hi|hello|hey|dear|greetings|please|kindly|basically|ok|okay|well|ideally|also please)( (there|all|everyone|everybody|team|folks|guys))?( [,!–-])? /;
const thanks = /^(thanks|thank you|many thanks|cheers|best regards|kind regards|regards|best|sincerely|yours)\b/;

/** "Hi there, …", "Thanks in advance". */
const withoutCourtesy: Paraphrase = (tokens) => {
  const first = tokens[0]?.lower ?? '';
  if (tokens.length < 7 && thanks.test(`${first} ${tokens[1]?.lower ?? ''} `)) return [];
  const greeting = covered(tokens, 0, courtesy);
  return greeting > 0 && !/^(and|or|:|is|are)$/.test(tokens[greeting]?.lower ?? '') ? tokens.slice(greeting) : tokens;
};

const self =
  /^(hi )?(i|we)( also| currently)? (run|own|operate|are|am|represent|lead|have|manage|work for|work at|work in) |^(i'm|we're|this is|it's|it is) /;
const startsUp =
  /^(i'm|we're|i am|we are)( currently| now)? (organising|organizing|running|building|planning|setting up|launching|starting|creating|making|developing|hosting|opening|working on|doing|redoing) /;
const states = /(are|am|i'm|we're|this is|it's|it is)$/;

/** "We run a bike shop and need …": who speaks is nothing that the plugin keeps. */
const whoWeAre: Paraphrase = (tokens) => {
  const starting = covered(tokens, 0, startsUp);
  const start = starting > 0 ? starting : covered(tokens, 0, self);
  if (start === 0 || !/^(a|an|the|our|small|two|three)$/.test(tokens[start]?.lower ?? '')) return tokens;
  const isState = starting > 0 || states.test(tokens[start - 1]?.lower ?? '');
  const phrase = nounPhrase(tokens, start);
  const isThis = /^(this|it|it's)$/.test(tokens[0]?.lower ?? '');
  if (phrase.words.length === 0 || isPlural(phrase.words.at(-1)?.lower ?? '')) return tokens;
  if (isThis ? !siteWords.has(phrase.words.at(-1)?.lower ?? '') : !isState && !isOrganisation(phrase.words))
    return tokens;
  const isSpeech = (index: number) =>
    /^(i|we|i'd|we'd|i'm|we're|our|my|need|needs|want|wants|would|so|looking)$/.test(tokens[index]?.lower ?? '');
  const joint = tokens.findIndex(
    ({ lower }, index) =>
      index >= phrase.next && index < start + 24 && /^(,|and|so|that|who|:|–|—|-)$/.test(lower) && isSpeech(index + 1),
  );
  if (joint >= 0) return restFrom(tokens, joint);
  if (isThis && /^(for|of|to|that|which|where|with)$/.test(tokens[phrase.next]?.lower ?? '')) {
    const whom = forWhom(tokens, phrase.next);
    return whom === 0 ? tokens : restFrom(tokens, whom);
  }
  // "We run a café with ten tables": still about who speaks
  return tokens.slice(phrase.next).some(({ lower }) => modals.has(lower) || lower === ':') || isThis ? tokens : [];
};

/** Where "for a winery", "of our guesthouse" at `index` ends; 0 when nobody is named there. */
function forWhom(tokens: readonly Token[], index: number): number {
  if (!/^(for|of|at|in|from|by|on)$/.test(tokens[index]?.lower ?? '')) return 0;
  const article = tokens[index + 1]?.lower ?? '';
  const isOwn = /^(our|my|your)$/.test(article);
  if (!isOwn && !(tokens[index]?.lower === 'for' && /^(a|an|the)$/.test(article))) return 0;
  const phrase = nounPhrase(tokens, index + 1);
  const isNamed = isOrganisation(phrase.words) || (isOwn && siteWords.has(phrase.words.at(-1)?.lower ?? ''));
  return isNamed ? phrase.next : 0;
}

/** "Plugin for a winery", "the rooms of our guesthouse (…)": without those whom it is for. */
const withoutOwner: Paraphrase = (tokens) => {
  const at = tokens.findIndex((_, index) => index < 24 && forWhom(tokens, index) > 0);
  if (at < 0) return tokens;
  const next = forWhom(tokens, at);
  const before = tokens.slice(0, at);
  const after = tokens[next]?.lower ?? '';
  // "a review of our restaurant by a guest" would lose its subject's end.
  if (isVerbAt(tokens, at - 1, 0) && after !== '') return tokens;
  const isEmpty = before.every(({ lower }) => determiners.has(lower) || siteWords.has(lower) || lower === 'wordpress');
  if (after === '' && before.every(({ lower }) => determiners.has(lower) || containers.has(lower))) return [];
  if (isEmpty)
    return /^(that|which|to|with|where)$/.test(after) ? [...before, ...tokens.slice(next)] : restFrom(tokens, next);
  return [...before, ...tokens.slice(next)];
};

/** "Sailing club wants a boat register", "Our museum would like to show exhibits" → "we need …". */
const someoneNeeds: Paraphrase = (tokens) => {
  if (/^(each|every|any|all)$/.test(tokens[0]?.lower ?? '')) return tokens;
  const { words, next } = nounPhrase(tokens, 0);
  const isOurs = /^(our|my)$/.test(tokens[0]?.lower ?? '') && words.length > 0;
  if (!isOrganisation(words) && !isOurs) return tokens;
  const wish = covered(
    tokens,
    next,
    /^(wants?|needs?|requires?|would like|is looking for|are looking for|looking for|seeks?) /,
  );
  if (wish === 0) return tokens;
  const rest = tokens.slice(next + wish);
  if (rest[0]?.lower === 'to') return rest.slice(1);
  return [said('we', tokens[0]), said('need', tokens[next]), ...rest];
};

/** "Disable admin bar" is an order; no bar is called so. */
const orders = /^(disable|remove|hide|show|add|block|stop|change|replace|customi[sz]e|limit|log|track|display)$/;

/** "Our orchestra plays concerts" → "we manage concerts": what an organisation does with things is to have them. */
const organisationDoes: Paraphrase = (tokens) => {
  const [article, name, verb] = tokens;
  if (
    !/^(our|my|the)$/.test(article?.lower ?? '') ||
    !organisations.has(name?.lower ?? '') ||
    !/[a-z]s$/.test(verb?.lower ?? '')
  )
    return tokens;
  const object = nounPhrase(tokens, 3);
  if (
    lemmaOf(verb?.lower ?? '') !== undefined ||
    object.next < tokens.length ||
    !isPlural(object.words.at(-1)?.lower ?? '')
  )
    return tokens;
  return [said('manage', verb), ...tokens.slice(3)];
};

/** "Driving school website." says nothing; "Homeowners association: residents can …" says it behind the colon. */
const withoutSiteName: Paraphrase = (tokens) => {
  const { words, next } = nounPhrase(tokens, 0);
  const last = words.at(-1)?.lower ?? '';
  // "For restaurants.", "My wine cellar.", "Foundation offering grants."
  if (tokens[0]?.lower === 'for') {
    const whom = nounPhrase(tokens, 1);
    const who = whom.words.at(-1)?.lower ?? '';
    return whom.next >= tokens.length && (organisations.has(singularize(who)) || isDoer([who, 'can'], 0)) ? [] : tokens;
  }
  if (/^(my|our)$/.test(tokens[0]?.lower ?? '') && next >= tokens.length && !isPlural(last)) return [];
  if (next >= tokens.length && organisations.has(words[0]?.lower ?? '') && /ing$/.test(words[1]?.lower ?? ''))
    return [];
  if (orders.test(words[0]?.lower ?? '')) return tokens;
  const isSite =
    isOrganisation(words) ||
    (siteWords.has(last) && words.length > 1 && isOrganisation(words.slice(0, -1))) ||
    (/^(site|website|homepage)$/.test(last) && words.length > 1 && next >= tokens.length);
  if (!isSite || words.length > 5) return tokens;
  const after = tokens[next]?.lower ?? '';
  if (next >= tokens.length) return [];
  if (!/^(:|–|—|-)$/.test(after)) return tokens;
  const rest = tokens.slice(next + 1);
  const saysMore = rest.some(
    ({ lower }, index) =>
      modals.has(lower) ||
      auxiliaries.has(lower) ||
      lower === 'with' ||
      lower === '(' ||
      (lemmaOf(lower) !== undefined && isVerbAt(rest, index, 0)),
  );
  return saysMore ? rest : tokens;
};

/** Sentences without what they say of who speaks to whom. */
export const withoutSpeakers: readonly Paraphrase[] = [
  withoutCourtesy,
  whoWeAre,
  someoneNeeds,
  organisationDoes,
  withoutOwner,
  withoutSiteName,
];
