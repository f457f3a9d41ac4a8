import { wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import { wordsOf } from '../../instructions/reading/words.ts';
import { constantPurposes } from '../knowledge/constants.ts';
import { conventions } from '../knowledge/conventions.ts';
import { functionPurposes } from '../knowledge/functions.ts';
import { hookPurposes } from '../knowledge/hooks.ts';
import { restRoutes } from '../knowledge/rest.ts';
import { type Answer, type Question, type Subject, subjectsOf, type Topic } from '../question.ts';
import { entryOf, named, signatureOf } from '../wording.ts';

interface Entry {
  readonly subject: Subject;
  readonly purpose: string;
  readonly words: ReadonlySet<string>;
  readonly nameWords: ReadonlySet<string>;
}

const subjectFor = (name: string): Subject => {
  const [className = '', method] = name.split('::');
  return method === undefined ? { kind: 'function', name } : { kind: 'method', className, name: method };
};

function entriesOf(table: Readonly<Record<string, string>>, subject: (name: string) => Subject): Entry[] {
  return Object.entries(table).map(([name, purpose]) => {
    const nameWords = wordsOf(name.replace(/[_:{}]+/g, ' '));
    return {
      subject: subject(name),
      purpose,
      nameWords,
      words: new Set([...wordsOf(together(purpose)), ...nameWords]),
    };
  });
}

/** Words that mean one thing together, as one word. */
const together = (text: string): string =>
  text
    .replace(/\b(?:log|sign)(?:s|ged|ging|ned|ning)? ?-?(?:on|in)\b/gi, 'login')
    .replace(/\blog(?:s|ged|ging)? ?-?out\b/gi, 'logout')
    .replace(/\bfront[- ]?end\b/gi, 'site')
    .replace(/\b(?:back[- ]?end|wp-admin|admin (?:area|screens?|pages?)|administration)\b/gi, 'dashboard')
    .replace(/\b(?:singular|plural)(?:\/| and | or )(?:singular|plural)\b/gi, 'singular plural');

let functions: readonly Entry[] | undefined;
let constants: readonly Entry[] | undefined;
let hooks: readonly Entry[] | undefined;

/** Which function, method or hook is for what is described. */
export const whichOne: Topic = (question) => {
  const { prose, options } = question;
  if (
    /\brest\b.*\b(?:routes?|endpoints?)\b|\b(?:routes?|endpoints?)\b.*\brest\b/.test(prose) &&
    !/\bregister\b|\bhooks?\b|\bfunctions?\b/.test(prose)
  )
    return route(question);
  const isHook = /\bhooks?\b|\bactions?\b|\bfilters?\b|\bfires?\b/.test(prose);
  const isAsked =
    /\b(?:which|what|name)\b[^?]*\b(?:functions?|methods?|hooks?|actions?|filters?|constants?|tags?|api|call|use|used|helper|fires?)\b|\bhow (?:do|can|could|would|should|to)\b|\bis there (?:a|an|any)\b|\b(?:best|right|correct|proper|safe) way\b|\bwhat (?:should|do|can) i\b|\bwhich of\b|\b(?:functions?|hooks?|filters?|actions?|constants?|methods?) (?:to|for|that)\b|\bwhat do i call\b/.test(
      prose,
    );
  const areNames = options.length > 0 && options.every(({ text }) => /^`?[$\w>-]+(?:\(\))?`?$/.test(text));
  if (!isAsked && !areNames) return null;
  constants ??= entriesOf(constantPurposes, (name) => ({ kind: 'constant', name }));
  functions ??= entriesOf(functionPurposes, subjectFor);
  hooks ??= entriesOf(hookPurposes, (name) => ({ kind: 'hook', name }));
  const wantsHook =
    isHook &&
    !/\b(?:add|remove|attach|register|unhook|detach|run|fire|check|hook (?:a|my|something|into))\b[^?]*\b(?:callback|action|filter|hook)\b/.test(
      prose,
    );
  const pool = /\bconstants?\b/.test(prose) ? constants : wantsHook ? hooks : functions;
  const candidates = options.length === 0 ? pool : offered(question, [...functions, ...hooks, ...constants]);
  const [best, next] = ranked(question, candidates, pool);
  if (best === undefined || best.score < (options.length > 0 ? 0.2 : 0.42)) return null;
  if (options.length > 0 && next !== undefined && next.score === best.score) return null;
  const { subject, purpose } = best.entry;
  const verb = wordpressHook(nameOf(subject))?.kind === 'filter' && subject.kind === 'hook' ? 'filters' : 'fires';
  return {
    text: subject.kind === 'hook' ? `${named(subject)}: it ${verb} ${purpose}.` : `${named(subject)}: it ${purpose}.`,
    values: [nameOf(subject)],
    entries: [entryOf(subject)],
  };
};

let routes: readonly Entry[] | undefined;

/** The route of the REST API that is for what is described. */
function route(question: Question): Answer | null {
  routes ??= Object.entries(restRoutes).map(([name, purpose]) => ({
    subject: { kind: 'constant', name },
    purpose,
    nameWords: new Set<string>(),
    words: wordsOf(together(purpose)),
  }));
  const [best] = ranked(
    { ...question, prose: question.prose.replace(/\b(?:rest|api|routes?|endpoints?)\b/g, ' ') },
    routes,
    routes,
  );
  if (best === undefined || best.score < 0.4) return null;
  return {
    text: `\`${nameOf(best.entry.subject)}\` ${best.entry.purpose}.`,
    values: [nameOf(best.entry.subject)],
    entries: [nameOf(best.entry.subject)],
  };
}

const nameOf = (subject: Subject): string => subject.name;

/** Those of the entries that are offered to choose from. */
function offered({ options }: Question, all: readonly Entry[]): Entry[] {
  const names = options.map(({ text }) => text.replace(/^\$?\w+->/, '').replace(/[^\w{}].*$/, ''));
  return all.filter(({ subject }) => names.includes(nameOf(subject)));
}

function ranked(
  { prose, mentions }: Question,
  entries: readonly Entry[],
  pool: readonly Entry[],
): { entry: Entry; score: number }[] {
  const said = wordsOf(
    together(prose).replace(
      /\b(?:functions?|hooks?|actions?|filters?|methods?|wordpress|wp|use|php|which|what|way|proper|best)\b/g,
      ' ',
    ),
  );
  for (const { text, subjects } of mentions)
    if (subjects.every(({ kind }) => kind !== 'unknown'))
      for (const word of wordsOf(text.replace(/_/g, ' '))) said.add(word);
  const weights = weightsOf(pool);
  const weight = (word: string) => weights.get(word) ?? 6.5;
  const total = [...said].reduce((sum, word) => sum + weight(word), 0);
  if (total === 0) return [];
  const own = new Set(mentions.map(({ text }) => text));
  return entries
    .filter(({ subject }) => !own.has(nameOf(subject)))
    .map((entry) => {
      let hit = 0;
      let missed = 0;
      for (const word of entry.words) {
        if (said.has(word)) hit += weight(word) * (entry.nameWords.has(word) ? 1.15 : 1);
        else if (!entry.nameWords.has(word)) missed += weight(word);
      }
      return { entry, score: hit / (total * 0.75 + hit * 0.25 + missed * 0.35) };
    })
    .sort((a, b) => b.score - a.score);
}

const known = new WeakMap<readonly Entry[], ReadonlyMap<string, number>>();

/** How much a word says: the fewer entries have it, the more. */
function weightsOf(pool: readonly Entry[]): ReadonlyMap<string, number> {
  const before = known.get(pool);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  for (const { words } of pool) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map([...counts].map(([word, count]) => [word, Math.log(pool.length / count) + 0.5]));
  known.set(pool, weights);
  return weights;
}

/** What no signature says. */
export const convention: Topic = ({ text }) => {
  const found = conventions.find(({ asks }) => asks.test(text.toLowerCase()));
  return found ?? null;
};

/** What a name is for, and how two differ. */
export const meaning: Topic = ({ prose, mentions, isYesNo, options }) => {
  const subjects = subjectsOf(mentions, 'method', 'function', 'hook', 'constant');
  const [one, other] = subjects;
  if (one === undefined) return null;
  if (/\b(?:diff\w*|versus|vs|compare\w*|or)\b/.test(prose) && other !== undefined) {
    const [first, second] = [sentenceFor(one), sentenceFor(other)];
    if (first === null || second === null) return null;
    return {
      text: `${first} ${second}`,
      values: [],
      entries: [entryOf(one), entryOf(other)],
    };
  }
  const isHeldAgainst = one.kind === 'constant' && options.length > 0;
  if (
    (!isHeldAgainst &&
      !/\b(?:what(?:'?s| does| do| is| are| happens)|purpose|used? for|explain|mean\w*|when (?:does|do|is|should)|do)\b/.test(
        prose,
      )) ||
    isYesNo
  )
    return null;
  const text = sentenceFor(one);
  return text === null
    ? null
    : { text, values: [...numbersOf(purposeOf(one)), nameOf(one), purposeOf(one) ?? ''], entries: [entryOf(one)] };
};

const tables = { hook: hookPurposes, constant: constantPurposes, function: functionPurposes };

function purposeOf(subject: Subject): string | null {
  const key = subject.kind === 'method' ? `${subject.className}::${subject.name}` : subject.name;
  const table = tables[subject.kind === 'hook' || subject.kind === 'constant' ? subject.kind : 'function'];
  const name = subject.kind === 'hook' ? (wordpressHook(key)?.name ?? key) : key;
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

const numbersOf = (purpose: string | null): string[] => purpose?.match(/\b\d+M?\b/g) ?? [];

function sentenceFor(subject: Subject): string | null {
  const purpose = purposeOf(subject);
  if (subject.kind === 'hook') {
    const facts = wordpressHook(subject.name);
    if (facts === undefined) return null;
    const kind = facts.kind === 'action' ? 'an action' : 'a filter';
    return purpose === null
      ? null
      : `${named(subject)} is ${kind}: it ${facts.kind === 'action' ? 'fires' : 'filters'} ${purpose}.`;
  }
  if (purpose !== null) return `${named(subject)} ${purpose}.`;
  const replacement = subject.kind === 'function' ? wordpressFunction(subject.name)?.deprecated : undefined;
  const signature = signatureOf(subject);
  if (signature === null) return null;
  return replacement === undefined
    ? null
    : `${named(subject)} is deprecated since WordPress ${replacement.version}${replacement.replacement === undefined ? '' : `; use \`${replacement.replacement}\``}.`;
}

/** What the description of an entry says, to be held against options in words. */
export function describeSubject(subject: Subject): Answer | null {
  const text = sentenceFor(subject);
  return text === null ? null : { text, values: [purposeOf(subject) ?? ''], entries: [entryOf(subject)] };
}
