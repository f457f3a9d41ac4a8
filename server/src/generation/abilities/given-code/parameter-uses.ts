import type { Edit, GivenPhp, NamedFunction } from './given-php.ts';
import { itemOf } from './handler-checks.ts';
import { keyAmong, queryArrays, setKeys } from './query-arrays.ts';
import { returnsOf } from './returns.ts';

/** Arguments of queries by the names of parameters that stand for them. */
const queryKeys: readonly (readonly [names: RegExp, keys: readonly string[]])[] = [
  [
    /^(?:limit|count|number|num|max|n|amount|per_page|posts_per_page|numberposts)$/,
    ['posts_per_page', 'numberposts', 'number'],
  ],
  [/^(?:post_?type|type|cpt)$/, ['post_type']],
  [/^(?:post_?status|status)$/, ['post_status', 'status']],
  [/^(?:order)$/, ['order']],
  [/^(?:order_?by|sort_?by)$/, ['orderby']],
  [/^(?:taxonomy|tax)$/, ['taxonomy']],
  [/^(?:role)$/, ['role']],
  [/^(?:author|author_id|user_id)$/, ['author', 'user_id']],
  [/^(?:category|cat|category_name|category_slug)$/, ['category_name', 'cat', 'category']],
  [/^(?:parent|parent_id)$/, ['post_parent', 'parent']],
  [/^(?:meta_key)$/, ['meta_key']],
  [/^(?:offset)$/, ['offset']],
  [/^(?:page|paged)$/, ['paged']],
  [/^(?:search|term|keyword)$/, ['s', 'search']],
];

/** What a new parameter changes in a function, and the default that its place has so far. */
export interface ParameterUse {
  readonly edits: readonly Edit[];
  readonly fallback: string | null;
}

/** The use of a new parameter that its name or the words tell; null where neither does. */
export function useOf(php: GivenPhp, fn: NamedFunction, name: string, words: string): ParameterUse | null {
  return inQuery(php, fn, name) ?? inResult(php, fn, name, words);
}

function inQuery(php: GivenPhp, fn: NamedFunction, name: string): ParameterUse | null {
  const keys = queryKeys.find(([names]) => names.test(name))?.[1];
  const [query] = queryArrays(php, fn);
  if (keys === undefined || query === undefined) return null;
  const key = keyAmong(query.array, keys) ?? (query.kind === 'posts' ? keys[0] : keys.at(-1)) ?? '';
  const before = itemOf(query.array, key);
  const isLiteral = before !== null && /^(?:Str|Num|Bool|Unary)$/.test(before.kind);
  return {
    edits: setKeys(php, query.array, { [key]: `$${name}` }),
    fallback: isLiteral ? php.text(before) : null,
  };
}

/** Ways in which a parameter changes what is returned: the words for them, and the new expression. */
const results: readonly (readonly [RegExp, (value: string, name: string, match: RegExpExecArray) => string])[] = [
  [
    /\b(?:multipl\w+|times)\b[^.;\n]{0,40}?\b(?:by|with)\s+(\d+(?:\.\d+)?)/i,
    (value, name, [, factor = '1']) => `$${name} ? (float) ${value} * ${factor} : ${value}`,
  ],
  [/\bmultipl\w+\b[^.;\n]{0,40}?\b(?:by|with) (?:it|that|\$)/i, (value, name) => `(float) ${value} * $${name}`],
  [
    /\b(?:adds?|adding|plus)\s+(\d+(?:\.\d+)?)\s*(?:%|percent)/i,
    (value, name, [, rate = '0']) => `$${name} ? (float) ${value} * ( 1 + ${rate} / 100 ) : ${value}`,
  ],
  [
    /\b(?:prefix(?:es|ed)?|put (?:in front|before)|prepend(?:s|ed)?|in front of|before the (?:result|text|value|title))\b/i,
    (value, name) => `$${name} . ${value}`,
  ],
  [
    /\b(?:suffix(?:es|ed)?|append(?:s|ed)?|added to the end|after the (?:result|text|value|title))\b/i,
    (value, name) => `${value} . $${name}`,
  ],
  [/\bround(?:s|ed|ing)?\b|\bdecimals?\b|\bprecision\b/i, (value, name) => `round( (float) ${value}, $${name} )`],
  [
    /\b(?:fallback|instead|default value|returned (?:if|when)|(?:if|when)[^.;\n]{0,30}(?:empty|missing|nothing|no value|not set))\b/i,
    (value, name) => `${value} ?: $${name}`,
  ],
  [/\b(?:upper ?case)\b/i, (value, name) => `$${name} ? strtoupper( ${value} ) : ${value}`],
  [/\b(?:lower ?case)\b/i, (value, name) => `$${name} ? strtolower( ${value} ) : ${value}`],
];

function inResult(php: GivenPhp, fn: NamedFunction, name: string, words: string): ParameterUse | null {
  const last = returnsOf(php, fn).at(-1);
  const around = new RegExp(`[^.;\\n]*\\$?\\b${name}\\b[^\\n]*`, 'i').exec(words)?.[0] ?? '';
  for (const [said, make] of results) {
    const match = said.exec(around.replace(/\(default[^)]*\)/gi, ''));
    if (match === null || last === undefined) continue;
    const source = php.text(last.value);
    const value = /^(?:Var|Call|MethodCall|StaticCall|Index|Prop|Str|Num)$/.test(last.value.kind)
      ? source
      : `( ${source} )`;
    return {
      edits: [{ start: last.value.start, end: last.value.end, text: make(value, name, match) }],
      fallback: null,
    };
  }
  return null;
}
