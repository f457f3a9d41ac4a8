import { phpString } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { block, type HookReader } from '../parts.ts';
import type { Phrase, Reading } from '../reading.ts';
import { allOf } from '../scene.ts';
import { readTests } from '../tests.ts';

const q = phpString;

const fields: Readonly<Record<string, string>> = {
  title: 'post_title',
  titles: 'post_title',
  content: 'post_content',
  excerpt: 'post_excerpt',
  slug: 'post_name',
  'post title': 'post_title',
  status: 'post_status',
};
const fieldWord =
  '(?:the |an? |all |post |their |its )*(titles?|content|excerpt|slug)(?: of (?:the )?(?:posts?|pages?|products?))?';

/** What is done to a text, as an expression. */
const changes: readonly (readonly [string, (value: string) => string])[] = [
  [
    'trimm?(?:ed|s)?|strip(?:ped)? (?:of )?(?:white)?spaces?|without (?:leading|surrounding) (?:white)?spaces?',
    (value) => `trim( ${value} )`,
  ],
  ['(?:in )?(?:upper ?case|all caps|capitals)(?:d)?|uppercased', (value) => `mb_strtoupper( ${value} )`],
  ['(?:in )?lower ?case(?:d)?', (value) => `mb_strtolower( ${value} )`],
  [
    '(?:in )?title case|(?:each|every) word capitali[sz]ed|capitali[sz](?:ed|e) (?:each|every) word',
    (value) => `mb_convert_case( ${value}, MB_CASE_TITLE )`,
  ],
  [
    'capitali[sz](?:ed|e|es)(?: at)?(?: the first letter| at the first letter)?|(?:with )?(?:a |an )?(?:capital|uppercase) first letter|(?:the )?first letter (?:is |in )?(?:a )?(?:capital|upper ?case)(?:i[sz]ed)?',
    (value) => `ucfirst( ${value} )`,
  ],
  ['strip(?:ped)?(?: of)? (?:all )?(?:html|tags|html tags)|without html', (value) => `wp_strip_all_tags( ${value} )`],
];

const refusedWord =
  "(?:can't|cannot|can not|may not|must not|aren't allowed to|are not allowed to|shouldn't) publish|not (?:be )?publish(?:ed)?|(?:is|are|becomes?|become|set to|saved as|stays?|goes? back to|turn(?:s|ed)? into|kept as)(?: an?)? (draft|pending)s?";

/** What posts are made of, right before they are stored. */
export const insertedData: HookReader = (r, c) => {
  const isNamed = r.take('(?:with |use |using |via |hook )*wp_insert_post_data(?: filter)?:?') !== null;
  if (
    !isNamed &&
    !r.says('before (?:a |the |it |they |posts? )*(?:(?:is|are|get|gets) )?(?:saved|stored|inserted|written)')
  )
    return [];
  if (r.says('\\boption\\b|\\bcomment|\\bterm\\b|\\buser\\b|\\bmeta\\b(?! )')) return [];
  const type = r
    .take(
      '\\(?(?:only )?(?:for |of )?(?:the )?(?:post )?type:? <name>(?: only)?\\)?|(?:only )?(?:for|of) (?:the )?(posts?|pages?|products?|<name>s)\\b(?= only|$|[.,;]|:)|titles of (posts|pages|products)',
    )
    ?.groups.find((one) => one !== undefined);
  const lines: string[] = [];
  for (const sentence of phraseGroups(r)) {
    const empty = r.take(
      `(?:an? |the )?empty (titles?|content|excerpt|slug)(?: (?:of|for) (?:posts?|pages?))? (?:becomes?|is|gets?|turns? into|(?:is |gets )?(?:set|replaced|filled)(?: to| by| with)|defaults? to|→|->)+ (?:to |by |with )?<text>|(?:if|when) (?:the )?(titles?|content|excerpt) is (?:empty|missing),? (?:use|set it to|it becomes|make it) <text>`,
      sentence,
    );
    if (empty !== null) {
      const [name, text, name2, text2] = empty.groups;
      const field = fields[(name ?? name2 ?? 'title').toLowerCase()] ?? 'post_title';
      lines.push(
        `if ( '' === trim( $data['${field}'] ) ) {\n\t$data['${field}'] = ${c.label(text ?? text2 ?? '').text};\n}`,
      );
      continue;
    }
    const refused = r.take(refusedWord, sentence);
    if (refused !== null) {
      const missing =
        r.take(
          '(?:without|with no|that (?:have|has) no|(?:if|when) (?:the )?)(?: an?| the)? ?(excerpt|title|content)(?: is (?:empty|missing))?',
          sentence,
        ) ?? r.take('(?:without|with no) (?:an? )?(excerpt|title|content)');
      const tests = readTests(r, {}, sentence)
        .filter((test) => /current_user_can|roles|logged/.test(test))
        .map((test) => test.replace(/^! \(?\s*/, ''));
      const conditions = [
        `'publish' === $data['post_status']`,
        ...(missing === null
          ? []
          : [`'' === trim( $data['${fields[(missing.groups[0] ?? 'excerpt').toLowerCase()] ?? 'post_excerpt'}'] )`]),
        ...tests,
      ];
      const into =
        refused.groups[0] ??
        r.take(
          '(?:those |they |it |and )*(?:becomes?|are saved as|turn(?:s)? into|stays?|set to|go(?:es)? back to)(?: an?| their)? (draft|pending)s?',
        )?.groups[0] ??
        'draft';
      if (conditions.length < 2) return [];
      lines.push(`if ( ${allOf(conditions)} ) {\n\t$data['post_status'] = ${q(into.toLowerCase())};\n}`);
      continue;
    }
    const field = r.find(fieldWord, sentence);
    if (field === null) continue;
    const done = changes.filter(([said]) => r.take(`\\b(?:${said})\\b`, sentence) !== null);
    if (done.length === 0) continue;
    r.mark(field);
    const key = fields[(field.groups[0] ?? 'title').toLowerCase()] ?? 'post_title';
    const value = done.reduce((inner, [, write]) => write(inner), `$data['${key}']`);
    lines.push(`$data['${key}'] = ${value};`);
  }
  if (lines.length === 0) return [];
  r.takeAll(
    "(?:those|become|are|drafts?|posts?|titles?|editors?|can't publish|before|is|saved|stored|make|set|so that)\\b",
  );
  const name = type === undefined ? undefined : type.toLowerCase().replace(/s$/, '');
  return [
    {
      name: 'insert_post_data',
      summary: 'Puts what is stored of posts in order.',
      kind: 'filter',
      hook: 'wp_insert_post_data',
      params: 'array $data',
      returns: 'array',
      body: block(
        ...(name === undefined ? [] : [raw(`if ( ${q(name)} !== $data['post_type'] ) {\n\treturn $data;\n}\n`)]),
        ...lines,
        raw('\nreturn $data;'),
      ),
    },
  ];
};

/** Phrases up to the next that speaks of something else: "titles are trimmed and capitalised" is one. */
function phraseGroups(r: Reading): Phrase[][] {
  const groups: Phrase[][] = [];
  const starts = /\b(?:titles?|content|excerpt|slug|empty|publish|without|becomes?)\b/i;
  for (const phrase of r.phrases) {
    const last = groups.at(-1);
    if (
      last?.[0] !== undefined &&
      last[0].sentence === phrase.sentence &&
      !starts.test(r.plain.slice(phrase.from, phrase.to))
    )
      last.push(phrase);
    else groups.push([phrase]);
  }
  return groups;
}

/** The value of an option, right before it is stored. */
export const optionBefore: HookReader = (r) => {
  const found =
    r.take(
      '(?:pre_update_option_<name>|before (?:the )?option <name> is (?:saved|stored|updated|written)|(?:sanitize|clean|validate|clamp) (?:the )?option <name> (?:before|when|on) (?:it is )?sav(?:ed|ing))',
    ) ??
    (r.says('\\boption <name>')
      ? r.take("before (?:it is|it's|it gets|its being) (?:saved|stored|updated|written)")
      : null);
  if (found === null) return [];
  const name = found.groups.find((one) => one !== undefined) ?? /\boption\s+["'`]?([a-z][\w-]*)/i.exec(r.text)?.[1];
  if (name === undefined) return [];
  const within = r.phrases.filter(({ to }) => to > found.from);
  const cast = r.take(
    '(?:casts?|converts?|turns?|makes?|forces?|limits?|clamps?|restricts?|sanitize)\\s+(?:its |the |value )*(?:key |field )?<name>?\\s*(?:to |into |as |is |be )*(?:an? )?(?:int(?:eger)?|number)?\\s*(?:between|from|in the range(?: of)?|to between|within)\\s*(-?\\d+)\\s*(?:and|to|-|–)\\s*(-?\\d+)',
    within,
  );
  const plain =
    cast === null
      ? r.take(
          '(?:casts?|converts?|turns?|makes?)\\s+(?:its |the |value )*(?:key )?<name>?\\s*(?:to |into |as )*(?:an? )?(int(?:eger)?|bool(?:ean)?|absolute integer|lower ?case|trimmed)',
          within,
        )
      : null;
  if (cast === null && plain === null) return [];
  const key = cast?.groups[0] ?? plain?.groups[0];
  const isKey = key !== undefined && !/^(?:it|value|its)$/.test(key);
  const target = isKey ? `$value[${q(key)}]` : '$value';
  const kind = plain?.groups[1] ?? '';
  const written =
    cast !== null
      ? `min( ${cast.groups[2]}, max( ${cast.groups[1]}, (int) ${target} ) )`
      : /bool/.test(kind)
        ? `(bool) ${target}`
        : /absolute/.test(kind)
          ? `absint( ${target} )`
          : /lower/.test(kind)
            ? `strtolower( (string) ${target} )`
            : /trim/.test(kind)
              ? `trim( (string) ${target} )`
              : `(int) ${target}`;
  const line = `${target} = ${written};`;
  return [
    {
      name: `pre_update_${name}`.replace(/[^a-z0-9_]/gi, '_'),
      summary: 'Puts the option in order before it is stored.',
      kind: 'filter',
      hook: `pre_update_option_${name}`,
      params: '$value',
      body: block(
        isKey ? `if ( is_array( $value ) && isset( ${target} ) ) {\n\t${line}\n}` : line,
        raw('\nreturn $value;'),
      ),
    },
  ];
};
