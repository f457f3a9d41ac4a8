import { finish, newDraft, toWord } from './draft.ts';
import type { Grammar, PhraseOptions, Read } from './grammar.ts';
import { is } from './kinds.ts';
import { readNounCore } from './noun-core.ts';
import type { Phrase, Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** "a, b and c" from `at`; null if no noun phrase begins there. */
export function readPhrases(grammar: Grammar, at: number, options: PhraseOptions = {}): Read<Phrase[]> | null {
  const first = readPhrase(grammar, at, options);
  if (!first) return null;
  const phrases = [first.value];
  let next = first.next;
  let conjunction: 'and' | 'or' | null = null;
  for (;;) {
    const joint = jointAt(grammar.tokens, next);
    if (!joint) {
      const behind = readBehind(grammar, next, phrases);
      const last = phrases.at(-1);
      if (!behind || !last || last.restriction !== null || options.isShallow) break;
      phrases.splice(-1, 1, { ...last, restriction: behind.value });
      next = behind.next;
      continue;
    }
    if (grammar.opensClause(joint.next, options.hasVerb ?? false)) break;
    const more = readPhrase(grammar, joint.next, options);
    if (!more) break;
    // "number of beds and a list of …": a new thing, not one more owner
    if (options.isOwner && (/^an?$/.test(more.value.determiner ?? '') || grammar.tokens[more.next]?.lower === 'of'))
      break;
    // a comma joins only what a conjunction, or another comma, goes on with
    if (!joint.conjunction && phrases.length === 1 && !listGoesOn(grammar, more.next)) break;
    if (joint.conjunction) conjunction = joint.conjunction;
    phrases.push(more.value);
    next = more.next;
  }
  if (phrases.length > 1) {
    const [head, ...others] = phrases;
    if (head)
      phrases.splice(
        0,
        phrases.length,
        { ...head, members: [...phrases], conjunction: conjunction ?? 'and' },
        ...others,
      );
  }
  return { value: phrases, next };
}

/** "name, length in metres, year": a preposition's phrase within a list. */
function readBehind(grammar: Grammar, at: number, before: readonly Phrase[]): Read<Statement> | null {
  const { tokens, place } = grammar;
  const word = tokens[at]?.lower ?? '';
  if (!/^(?:in|per|of|as|from|for|by|with|on|to)$/.test(word)) return null;
  const phrase = grammar.phrase(at + 1, { isShallow: true });
  const joint = phrase && jointAt(tokens, phrase.next);
  if (!phrase || !joint || grammar.opensClause(joint.next, true)) return null;
  const following = grammar.phrase(joint.next, { isShallow: true });
  const isUnit =
    is(phrase.value.lemma, 'quantity') || is(phrase.value.lemma, 'money') || is(phrase.value.lemma, 'duration');
  // "visitors from France and anyone who …"
  const arePersons = isPerson(before.at(-1)) && isPerson(following?.value) && !isPerson(phrase.value);
  const isMiddle =
    arePersons || before.length > 1
      ? joint.conjunction !== null || tokens[phrase.next]?.lower === ','
      : ((isUnit && word === 'in') || word === 'per') && !joint.conjunction;
  if (!following || !isMiddle || !listGoesOn(grammar, following.next)) return null;
  const draft = newDraft(at);
  draft.isFragment = true;
  draft.complements = [{ preposition: word, phrases: [phrase.value], statement: null }];
  draft.to = phrase.next;
  return { value: finish(draft, place), next: phrase.next };
}

function isPerson(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && (is(phrase.lemma, 'person') || /^(?:any|every|some)(?:one|body)$/.test(phrase.lemma));
}

function listGoesOn({ tokens }: Grammar, at: number): boolean {
  const next = tokens[at];
  if (!next) return true;
  return jointAt(tokens, at) !== null || /^[.;)!?]$/.test(next.lower);
}

function jointAt(tokens: readonly Token[], at: number): { next: number; conjunction: 'and' | 'or' | null } | null {
  let next = at;
  let conjunction: 'and' | 'or' | null = null;
  if (tokens[next]?.lower === ',') next += 1;
  const word = tokens[next]?.lower;
  if (word === 'and' || word === '&' || word === 'plus' || word === '+') conjunction = 'and';
  else if (word === 'or' || word === '/' || word === 'nor') conjunction = 'or';
  else if (word === 'as' && tokens[next + 1]?.lower === 'well' && tokens[next + 2]?.lower === 'as') {
    next += 2;
    conjunction = 'and';
  }
  if (conjunction) {
    next += 1;
    // "and/or", "and also"
    if (tokens[next]?.lower === '/' && tokens[next + 1]?.lower === 'or') next += 2;
    if (/^(?:also|maybe|perhaps|possibly|optionally|then)$/.test(tokens[next]?.lower ?? '')) next += 1;
  }
  return next === at ? null : { next, conjunction };
}

/** The noun phrase from `at`. */
export function readPhrase(grammar: Grammar, at: number, options: PhraseOptions = {}): Read<Phrase> | null {
  const core = readNounCore(grammar.tokens, at);
  if (!core) return null;
  let { phrase, next } = core;
  if (/^(?:whoever|whatever)$/.test(phrase.lemma) && !options.isShallow) {
    const free = grammar.relative(at);
    if (free) return { value: { ...phrase, restriction: free.value }, next: free.next };
  }
  const { tokens } = grammar;
  // "member's phone", "members' cards"
  const mark = tokens[next]?.lower;
  const afterMark = tokens[next + 1];
  if (
    (mark === "'s" || (mark === "'" && phrase.head.lower.endsWith('s'))) &&
    afterMark &&
    /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/.test(afterMark.pos)
  ) {
    const owned = readPhrase(grammar, next + 1, options);
    if (owned && owned.value.owner === null && owned.value.determiner === null) {
      const words = [...phrase.words, ...owned.value.words];
      return { value: { ...owned.value, owner: phrase, words, determiner: null }, next: owned.next };
    }
  }
  if (tokens[next]?.lower === 'of' && phrase.pronoun === null) {
    const owners = readPhrases(grammar, next + 1, { isShallow: true, hasVerb: true, isOwner: true });
    const owner = owners?.value[0];
    if (owners && owner) {
      phrase = { ...phrase, owner, words: [...phrase.words, ...tokens.slice(next, owners.next).map(toWord)] };
      next = owners.next;
    }
  }
  if (options.isShallow) return { value: phrase, next };
  if (tokens[next]?.lower === '(') {
    const close = tokens.findIndex((token, index) => index > next && token.lower === ')');
    if (close > next + 1 && close - next < 80) {
      phrase = { ...phrase, note: grammar.note(next + 1, close) };
      next = close + 1;
    }
  }
  const restriction = grammar.restriction(next, options.hasVerb ?? false);
  if (restriction) return { value: { ...phrase, restriction: restriction.value }, next: restriction.next };
  return { value: phrase, next };
}
