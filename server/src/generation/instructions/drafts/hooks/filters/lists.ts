import { phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { titleOf } from '../../../naming.ts';
import { block, type HookPart, type HookReader, unless } from '../parts.ts';
import type { Phrase, Reading } from '../reading.ts';
import { allOf, type Scene } from '../scene.ts';
import { readTests, withPlaces } from '../tests.ts';

const q = phpString;

interface Entry {
  readonly key: string;
  readonly value: string;
}

/** A list of the site that prompts add to or take from. */
interface SiteList {
  readonly said: string;
  readonly hook: string;
  readonly name: string;
  readonly summary: string;
  readonly params: string;
  readonly args: number;
  readonly value: string;
  readonly scene: Scene;
  /** Reads an entry by its key and label. */
  entry(key: string, label: string | undefined, c: Composer): Entry | null;
  /** Keys of things that go by words: "quick edit". */
  readonly words?: Readonly<Record<string, string>>;
  /** Entries are removed by these statements. */
  remove?(key: string): string;
}

const mimes: Readonly<Record<string, readonly [string, string]>> = {
  svg: ['svg', 'image/svg+xml'],
  webp: ['webp', 'image/webp'],
  avif: ['avif', 'image/avif'],
  gif: ['gif', 'image/gif'],
  png: ['png', 'image/png'],
  jpg: ['jpg|jpeg|jpe', 'image/jpeg'],
  jpeg: ['jpg|jpeg|jpe', 'image/jpeg'],
  bmp: ['bmp', 'image/bmp'],
  ico: ['ico', 'image/x-icon'],
  pdf: ['pdf', 'application/pdf'],
  json: ['json', 'application/json'],
  csv: ['csv', 'text/csv'],
  txt: ['txt', 'text/plain'],
  xml: ['xml', 'application/xml'],
  zip: ['zip', 'application/zip'],
  exe: ['exe', 'application/x-msdownload'],
  doc: ['doc', 'application/msword'],
  docx: ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  epub: ['epub', 'application/epub+zip'],
  mp4: ['mp4|m4v', 'video/mp4'],
  mp3: ['mp3|m4a|m4b', 'audio/mpeg'],
  woff: ['woff', 'font/woff'],
  woff2: ['woff2', 'font/woff2'],
  ttf: ['ttf', 'font/ttf'],
  gpx: ['gpx', 'application/gpx+xml'],
  glb: ['glb', 'model/gltf-binary'],
  dwg: ['dwg', 'image/vnd.dwg'],
};

const lists: readonly SiteList[] = [
  {
    said: 'user_contactmethods|contact (?:methods?|fields?|infos?)',
    hook: 'user_contactmethods',
    name: 'contact_methods',
    summary: 'Says which contact fields profiles have.',
    params: 'array $methods',
    args: 1,
    value: '$methods',
    scene: {},
    entry: (key, label, c) => ({
      key: key.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
      value: c.label(label ?? titleOf(key)).text,
    }),
  },
  {
    said: 'upload_mimes|(?:upload(?:s|ed|ing)?|mime|file) ?types?\\b|\\buploads?\\b|\\bmimes?\\b',
    hook: 'upload_mimes',
    name: 'upload_types',
    summary: 'Says which files may be uploaded.',
    params: 'array $types',
    args: 1,
    value: '$types',
    scene: {},
    entry(key) {
      const known = mimes[key.toLowerCase().replace(/^\./, '')];
      return known === undefined ? null : { key: known[0], value: q(known[1]) };
    },
  },
];

const adding =
  '(?:add(?:s|ed|ing)?|allow(?:s|ed|ing)?|enable(?:s|d)?|permit(?:s|ted)?|include(?:s|d)?|plus|also|new|register(?:s)?|let)';
const removing =
  "(?:remov(?:e|es|ed|ing)|block(?:s|ed|ing)?|disallow(?:s|ed)?|forbid(?:s|den)?|drop(?:s|ped)?|delete(?:s|d)?|hide(?:s)?|unset|no|without|disable(?:s|d)?|prohibit|ban(?:s|ned)?|don't allow|take out|get rid of|not)";

/** Entries that phrases name: `mastodon`, "Phone" (phone), .svg. */
function entriesIn(r: Reading, within: readonly Phrase[], list: SiteList, c: Composer): Entry[] {
  const found: Entry[] = [];
  const patterns =
    list.hook === 'upload_mimes'
      ? [
          `\\.?\\b(${Object.keys(mimes).join('|')})s?\\b(?: (?:files?|images?|fonts?))?(?: \\(?(?:as |mime type |with (?:the )?(?:mime )?type )?[\\w.-]+/[\\w.+-]+\\)?)?`,
          '·+',
        ]
      : [
          '<text>\\s*\\(\\s*(?:key |slug )?<name>\\s*\\)',
          '<name>\\s*\\(\\s*(?:label(?:led)?:? )?<text>\\s*\\)',
          '<name> (?:=>|as|labelled|labeled|with (?:the )?label) <text>',
          '<text>',
          `\\b(?!(?:methods?|fields?|contact|user|profiles?|methods|${adding}|${removing})\\b)<name>\\b`,
        ];
  for (const [at, pattern] of patterns.entries())
    for (const { groups, text } of r.takeAll(pattern, within)) {
      const [one = text.replace(/["'`]/g, ''), two] = groups;
      const [key, label] = at === 0 && two !== undefined ? [two, one] : [one, two];
      const entry = list.entry(key.replace(/^\./, ''), label ?? (/[A-Z ]/.test(key) ? key : undefined), c);
      if (entry !== null && !found.some((other) => other.key === entry.key)) found.push(entry);
    }
  return found;
}

/** Entries that are added to lists of the site or taken from them, each where its conditions hold. */
export const listFilters: HookReader = (r, c) => {
  const list = lists.find(({ said }) => r.says(`\\b(?:${said})`));
  if (
    list === undefined ||
    r.says(
      '\\b(?:bigger|larger|max\\w*|limit|smaller) (?:than )?\\d|wp_handle|\\bwhen (?:a|an|the) |rename|file ?names?|add_attachment|\\bquality|\\bredirect|error (?:message|code)|\\bmail\\b',
    )
  )
    return [];
  r.takeAll(
    `(?:the |a |to |from |user |file |files? )*\\b(?:${list.said})(?: of| to| for| in)?(?: (?:user )?profiles?)?`,
  );
  const statements: string[] = [];
  let isRemoving = false;
  let last: string[] = [];
  const shared: string[] = [];
  for (const phrase of r.phrases) {
    const off = r.find(`\\b${removing}\\b`, [phrase]);
    const on = r.find(`\\b${adding}\\b`, [phrase]);
    const everyone =
      r.take('(?:for |by )?(?:all(?: users)?|everyone|everybody|anyone|all roles)\\b', [phrase]) !== null;
    if (off !== null && !/allow/i.test(off.text.replace(/disallow|don't allow/i, ''))) isRemoving = true;
    else if (on !== null) isRemoving = false;
    r.takeAll(`\\b(?:${adding}|${removing})\\b`, [phrase]);
    const tests = everyone ? [] : readTests(r, list.scene, [phrase]);
    const entries = entriesIn(r, [phrase], list, c);
    if (entries.length === 0) {
      if (tests.length > 0 && statements.length > 0) shared.push(...tests);
      continue;
    }
    if (off !== null || on !== null || everyone) last = tests;
    else if (tests.length > 0) last.push(...tests);
    for (const { key, value } of entries) {
      const code = isRemoving
        ? `unset( ${list.value}[${/^\$/.test(key) ? ` ${key} ` : q(key)}] );`
        : `${list.value}[${q(key)}] = ${value};`;
      statements.push(last.length === 0 ? code : `${allOf(last)}\u0000${code}`);
    }
  }
  if (statements.length === 0) return [];
  // "for administrators only" behind the last of several speaks of all of them.
  const guarded = spreadBack(statements);
  const part: HookPart = {
    name: list.name,
    summary: list.summary,
    kind: 'filter',
    hook: list.hook,
    params: list.params,
    args: list.args,
    returns: 'array',
    body: block(unless(withPlaces(shared), list.value), ...joinGuards(guarded), raw(`\nreturn ${list.value};`)),
  };
  return [part];
};

/** Entries of one verb share the conditions that stand behind the last of them. */
function spreadBack(statements: readonly string[]): string[] {
  const result = [...statements];
  for (let at = result.length - 2; at >= 0; at--) {
    const next = result[at + 1] ?? '';
    const own = result[at] ?? '';
    const isAdd = (code: string) => !/unset\(/.test(code);
    if (!own.includes('\u0000') && next.includes('\u0000') && isAdd(own) === isAdd(next))
      result[at] = `${next.split('\u0000')[0]}\u0000${own}`;
  }
  return result;
}

function joinGuards(statements: readonly string[]): string[] {
  const joined: string[] = [];
  let open: { test: string; lines: string[] } | null = null;
  const close = () => {
    if (open !== null) joined.push(`if ( ${open.test} ) {\n\t${open.lines.join('\n\t')}\n}`);
    open = null;
  };
  for (const statement of statements) {
    const [test, code] = statement.includes('\u0000')
      ? (statement.split('\u0000') as [string, string])
      : ['', statement];
    if (test === '') {
      close();
      joined.push(code);
    } else if (open !== null && (open as { test: string }).test === test)
      (open as { lines: string[] }).lines.push(code);
    else {
      close();
      open = { test, lines: [code] };
    }
  }
  close();
  return joined;
}
