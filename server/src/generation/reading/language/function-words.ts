import type { Connective, Modality, Quantifier } from './statement.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  dozen: 12,
};
export const possessives = set('my your his her its our their whose');
export const determiners = set(
  'a an the this that these those my your his her its our their which what whose another other some any all every each both no either neither many several few most more such certain various multiple enough',
);
/** Pronouns that can be a subject or an object of their own. */
export const pronouns = set(
  'i me we us you he him she it they them himself herself itself themselves this that these those everyone everybody someone somebody anyone anybody nobody everything something anything nothing none who whoever what whatever one ones others mine ours theirs another each both all some',
);
/** Pronouns that stand for something said before. */
export const anaphors = set('he him she her it they them this that these those one ones');

export const quantifiers: Readonly<Record<string, Quantifier>> = {
  all: 'all',
  every: 'each',
  each: 'each',
  both: 'all',
  no: 'no',
  only: 'only',
  some: 'some',
  any: 'any',
  several: 'some',
  neither: 'no',
};

/** Words before a figure: "at least 3", "up to 5". */
export const bounds: readonly (readonly [words: readonly string[], quantifier: Quantifier])[] = [
  [['at', 'least'], 'at_least'],
  [['at', 'most'], 'at_most'],
  [['no', 'more', 'than'], 'at_most'],
  [['not', 'more', 'than'], 'at_most'],
  [['no', 'less', 'than'], 'at_least'],
  [['no', 'fewer', 'than'], 'at_least'],
  [['a', 'maximum', 'of'], 'at_most'],
  [['a', 'minimum', 'of'], 'at_least'],
  [['maximum'], 'at_most'],
  [['max'], 'at_most'],
  [['max.'], 'at_most'],
  [['minimum'], 'at_least'],
  [['min'], 'at_least'],
  [['min.'], 'at_least'],
  [['up', 'to'], 'at_most'],
  [['more', 'than'], 'more_than'],
  [['less', 'than'], 'less_than'],
  [['fewer', 'than'], 'less_than'],
  [['over'], 'more_than'],
  [['under'], 'less_than'],
  [['only'], 'only'],
];

export const modals: Readonly<Record<string, Modality>> = {
  can: 'can',
  ca: 'can',
  could: 'can',
  may: 'may',
  might: 'may',
  must: 'must',
  should: 'should',
  shall: 'should',
  will: 'will',
  wo: 'will',
  "'ll": 'will',
  would: 'will',
  "'d": 'will',
};

/** "have to", "need to", "be able to": the words before "to", the main verb's modality. */
export const semiModals: Readonly<Record<string, Modality>> = {
  have: 'must',
  need: 'must',
  ought: 'should',
  want: 'want',
  wish: 'want',
  like: 'want',
  able: 'can',
  allowed: 'may',
  permitted: 'may',
  supposed: 'should',
  required: 'must',
  obliged: 'must',
  free: 'may',
  meant: 'should',
  going: 'will',
  prefer: 'want',
  love: 'want',
};

/** Words that begin a clause of their own, longest first. */
export const subordinators: readonly (readonly [words: readonly string[], connective: Connective | 'purpose'])[] = [
  [['as', 'soon', 'as'], 'as_soon_as'],
  [['as', 'long', 'as'], 'as_long_as'],
  [['so', 'long', 'as'], 'as_long_as'],
  [['in', 'case', 'of'], 'if'],
  [['in', 'the', 'event', 'of'], 'if'],
  [['only', 'if'], 'only_if'],
  [['only', 'when'], 'only_if'],
  [['only', 'after'], 'after'],
  [['even', 'if'], 'even_if'],
  [['even', 'when'], 'even_if'],
  [['even', 'though'], 'although'],
  [['so', 'that'], 'purpose'],
  [['in', 'order', 'to'], 'purpose'],
  [['so', 'as', 'to'], 'purpose'],
  [['in', 'case'], 'if'],
  [['each', 'time'], 'when'],
  [['every', 'time'], 'when'],
  [['any', 'time'], 'when'],
  [['the', 'moment'], 'as_soon_as'],
  [['provided', 'that'], 'if'],
  [['provided'], 'if'],
  [['assuming'], 'if'],
  [['except', 'for'], 'except'],
  [['except', 'when'], 'unless'],
  [['except', 'if'], 'unless'],
  [['apart', 'from'], 'except'],
  [['other', 'than'], 'except'],
  [['instead', 'of'], 'instead_of'],
  [['rather', 'than'], 'instead_of'],
  [['prior', 'to'], 'before'],
  [['if'], 'if'],
  [['when'], 'when'],
  [['whenever'], 'when'],
  [['after'], 'after'],
  [['before'], 'before'],
  [['until'], 'until'],
  [['till'], 'until'],
  [['unless'], 'unless'],
  [['while'], 'while'],
  [['whilst'], 'while'],
  [['once'], 'once'],
  [['since'], 'since'],
  [['during'], 'during'],
  [['throughout'], 'during'],
  [['except'], 'except'],
  [['excluding'], 'except'],
  [['besides'], 'except'],
  [['without'], 'without'],
  [['because', 'of'], 'because'],
  [['because'], 'because'],
  [['although'], 'although'],
  [['though'], 'although'],
  [['where'], 'where'],
  [['wherever'], 'where'],
  [['upon'], 'when'],
];

export const prepositions = set(
  'to for with of on in at by from as into onto about per via under over above below between within against through across behind beside near inside outside among around along towards toward off out up down than like plus including regarding concerning past beyond following despite per',
);
/** Two words that are one preposition. */
export const compoundPrepositions: readonly (readonly string[])[] = [
  ['such', 'as'],
  ['next', 'to'],
  ['up', 'to'],
  ['according', 'to'],
  ['based', 'on'],
  ['depending', 'on'],
  ['out', 'of'],
  ['on', 'top', 'of'],
  ['in', 'front', 'of'],
  ['on', 'behalf', 'of'],
  ['along', 'with'],
  ['together', 'with'],
  ['due', 'to'],
  ['ahead', 'of'],
  ['in', 'addition', 'to'],
  ['at', 'the', 'end', 'of'],
  ['at', 'the', 'top', 'of'],
  ['at', 'the', 'bottom', 'of'],
  ['for', 'example'],
  ['per'],
];

export const particles = set('up in out off on down over back away around along through');
export const negations = set("not n't nt never cannot");
export const relatives = set('who which that whose whom where');

/** Nouns and adverbs of how often: "daily", "every night". */
export const frequencies = set('daily nightly hourly weekly monthly quarterly yearly annually fortnightly');
export const timeUnits = set(
  'second minute hour day night week weekend month quarter year morning evening afternoon fortnight working-day workday decade',
);
export const weekdays = set('monday tuesday wednesday thursday friday saturday sunday');

/** Verbs that take someone and something: "send the parent an email". */
export const givingVerbs = set(
  'send give show offer email mail text sms tell ask notify inform remind pay grant issue lend hand assign teach charge award owe sell award forward write',
);
/** Verbs that say in what state something is: "stays hidden". */
export const stateVerbs = set('stay remain become seem look keep get turn go');
