import { wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import type { NamedFunction, NamedParameter } from '../instruction.ts';

const signature =
  /(\bfunction\s+)?\b([A-Za-z_]\w*)\s*\(([^()]*(?:\(\s*\)[^()]*)*)\)(\s*:\s*(\??[\\\w]+(?:\|[\\\w]+)*)(\[\])?)?/g;
const spoken =
  /\b(?:functions?|helpers?|methods?|callbacks?)\s*(?:(?:named|called|name is|name|should be|must be|is)\b)?\s*[:=]?\s*[`"']?([a-z_]\w*)[`"']?/gi;
const reversed =
  /[`"']([a-z_]\w*_\w+)[`"']\s+(?:function\b|helper\b|(?:hooked )?(?:on|to) the (?:filter|action|hook)\b)/gi;

const bare = [
  /\b(?:name it|call it|name the function|function name|name)\s*(?:is|should be|must be|[:=])?\s*[`"']?([a-z][a-z0-9]*_\w+)[`"']?/gi,
  /(?:^|[.;!?\n]\s+|\n)[`"']?([a-z][a-z0-9]*_\w+)[`"']?(?=\s*(?:$|\.\s*(?:$|\n)|[-–—:]\s|\n|\s(?:that|which|returns?|gets?|should|must|takes?|gives?)\b))/g,
];

/** Words that follow "function" without being a name. */
const noName =
  /^(?:that|which|to|for|with|in|of|and|the|a|an|is|it|on|name|named|called|should|must|will|can|returns?|takes?|using|hooked|by|as|when|if|only|from|signature|accepts?|registers?|call|calls|names?|body|uses?|runs?|into|prefix(?:ed)?|without|itself|or)$/i;

/**
 * Whether what follows a colon is a type: one of PHP's own, or what looks like the name of a class. `slugs( $raw ): users type …`,
 * `popular_ids(): IDs of …` and `rate( $currency ): GET https://…` go on in words.
 */
const isType = (text: string): boolean =>
  text
    .replace(/^\?/, '')
    .split('|')
    .every((one) =>
      /^(?:\\?[A-Z]\w*(?:[_\\]\w+)+|\\?(?:[A-Z][a-z0-9]+){2,}|Closure|Exception|Error|Generator|Iterator|Traversable|Countable|Stringable|int|float|string|bool|array|void|mixed|object|iterable|callable|null|false|true|never|self|static)$/.test(
        one,
      ),
    );

/** The functions that a prompt wants written, with their signatures as far as they are given. */
export function readFunctions(text: string): NamedFunction[] {
  const found = new Map<string, NamedFunction>();
  for (const match of text.matchAll(signature)) {
    const [whole, keyword, name = '', parameters = '', , type = '', isList] = match;
    const returns = isList !== undefined ? 'array' : isType(type) ? type : '';
    const declares = keyword !== undefined || parameters.includes('$') || returns !== '';
    const isOwn = declares || (parameters.trim() === '' && name.includes('_'));
    if (!isOwn || /^(?:if|for|foreach|while|switch|array|echo|isset|empty|function)$/i.test(name)) continue;
    // A call of WordPress' own, named as a means.
    if (keyword === undefined && wordpressFunction(name) !== undefined) continue;
    if (found.has(name) || /^\[/.test(whole)) continue;
    const list = readParameters(parameters);
    if (list === null) continue;
    found.set(name, { name, parameters: list, returns, at: match.index });
  }
  for (const pattern of found.size > 0 ? [spoken, reversed] : [spoken, reversed, ...bare])
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      const isQuoted = /[`"']/.test(match[0]);
      if (
        found.has(name) ||
        noName.test(name) ||
        (!name.includes('_') && !isQuoted && !/named|called|name/i.test(match[0]))
      )
        continue;
      if (wordpressFunction(name) !== undefined || wordpressHook(name) !== undefined) continue;
      found.set(name, {
        name,
        parameters: spokenParameters(text.slice(match.index)) ?? spokenParameters(text),
        returns: '',
        at: match.index,
      });
    }
  return [...found.values()].sort((a, b) => a.at - b.at);
}

/** Variables that are WordPress' own, or that functions make for themselves. */
const globals = /^(?:wpdb|wp_query|wp|post|query|this|pagenow|wp_\w+)$/;

/** "my_fn( $a, $b ) …" said as "taking $a and $b". */
function spokenParameters(rest: string): NamedParameter[] | null {
  const [, list] =
    /^.{0,80}?\b(?:takes?|taking|accepts?|accepting|with (?:the )?(?:parameters?|arguments?)|receives?|given|expects)\b([^.;]{0,120})/is.exec(
      rest,
    ) ?? [];
  const named = (text: string) => [
    ...text.matchAll(
      /(?:\b(int|string|array|bool|float)\s+)?\$([a-z]\w*)(?:\s*=\s*(-?\d+(?:\.\d+)?|'[^']*'|"[^"$]*"|true|false|null|\[\]|array\(\)))?/g,
    ),
  ];
  const worded =
    /\b(?:takes?|taking|accepts?|accepting|receives?|expects)\s+(?:an? |the )?(?:optional )?number of (\w+)(?:\s*\(?,?\s*(?:default(?:s to|ing to| is|:)?|by default)\s*(\d+)\)?)?/i.exec(
      rest.slice(0, 200),
    );
  if (worded !== null && !/\$/.test(worded[0]))
    return [{ name: worded[1] ?? 'count', type: 'int', defaultValue: worded[2] ?? '', prefix: '' }];
  const names = list === undefined ? named(rest.replace(/\n[\s\S]*/, '')) : named(list);
  const own = names.filter(
    ([, , name = ''], at) => !globals.test(name) && names.findIndex((other) => other[2] === name) === at,
  );
  if (own.length === 0) return null;
  return own.map(([, type = '', name = '', defaultValue = '']) => ({
    name,
    type,
    defaultValue: defaultValue.replace(/^"([^"]*)"$/, "'$1'"),
    prefix: '',
  }));
}

/** null: what stands in the brackets is no list of parameters. */
export function readParameters(list: string): NamedParameter[] | null {
  if (list.trim() === '') return [];
  const read: NamedParameter[] = [];
  for (const part of splitList(list)) {
    const match = /^\s*(\??[\\\w]+(?:\|[\\\w]+)*)?\s*(&|\.\.\.)?\s*\$(\w+)\s*(?:=\s*(.+?))?\s*$/s.exec(part);
    if (match === null) return null;
    const [, type = '', prefix = '', name = '', defaultValue = ''] = match;
    read.push({ name, type, prefix, defaultValue: defaultValue.replace(/^"([^"$\\]*)"$/, "'$1'") });
  }
  return read;
}

/** Splits at commas outside brackets and quotes. */
function splitList(list: string): string[] {
  return list.match(/(?:[^,()[\]'"]|\([^()]*\)|\[[^[\]]*\]|'[^']*'|"[^"]*")+/g) ?? [];
}
