import { lemmaOf } from '../../reading/language/lemma-of.ts';

const empty = new Set(
  (
    'a an the of to in on at by for with from and or is are be it its their his her our your my this that these those as ' +
    'please write create make function php wordpress code should must will can which when i we you me need want give plugin ' +
    'only so into do does have has there then each one also using use any all not no if but using implement add return ' +
    'called named given value'
  ).split(' '),
);

const spelling: Readonly<Record<string, string>> = {
  colour: 'color',
  cpt: 'type',
  fetch: 'get',
  retrieve: 'get',
  obtain: 'get',
  load: 'get',
  read: 'get',
  list: 'get',
  find: 'get',
  output: 'display',
  print: 'display',
  show: 'display',
  render: 'display',
  echo: 'display',
  latest: 'recent',
  newest: 'recent',
  last: 'recent',
  email: 'mail',
  'e-mail': 'mail',
  picture: 'image',
  photo: 'image',
  stylesheet: 'style',
  css: 'style',
  javascript: 'script',
  js: 'script',
  remove: 'delete',
  erase: 'delete',
  save: 'update',
  store: 'update',
  set: 'update',
  administrator: 'admin',
  dashboard: 'dashboard',
  backend: 'admin',
  sign: 'login',
  log: 'log',
  signup: 'registration',
  append: 'append',
  visitor: 'user',
  author: 'author',
  featured: 'thumbnail',
  verify: 'check',
  validate: 'check',
  determine: 'check',
  whether: 'check',
  test: 'check',
  custom: 'custom',
  endpoint: 'route',
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  title: 'title',
  headline: 'title',
  clean: 'sanitize',
  sanitise: 'sanitize',
  strip: 'strip',
  cut: 'truncate',
  shorten: 'truncate',
  trim: 'truncate',
  id: 'id',
  ids: 'id',
  number: 'count',
  amount: 'count',
  total: 'count',
  how: 'how',
  many: 'count',
  turn: 'convert',
  transform: 'convert',
  switch: 'convert',
  disallow: 'disable',
  deactivate: 'disable',
  forbid: 'disable',
  suppress: 'disable',
  publish: 'publish',
  navigation: 'menu',
  message: 'message',
  notice: 'notice',
  notification: 'notice',
};

const known = new Map<string, string>();

/** The base form of a word, one for words that mean the same here; '' for words that say nothing. */
export function baseOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const read = readBase(word);
  if (known.size > 20_000) known.clear();
  known.set(word, read);
  return read;
}

function readBase(word: string): string {
  if (empty.has(word) || word.length < 2) return '';
  const noun = lemmaOf(word, 'NOUN');
  const lemma = lemmaOf(noun, 'VERB');
  if (empty.has(lemma)) return '';
  for (const form of [word, noun, lemma]) if (Object.hasOwn(spelling, form)) return spelling[form] ?? form;
  return lemma;
}

/** Base forms of the words of a text; names such as `save_post` count by their parts. */
export function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  const bases = words.flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])]).map(baseOf);
  return new Set(bases.filter((base) => base !== ''));
}
