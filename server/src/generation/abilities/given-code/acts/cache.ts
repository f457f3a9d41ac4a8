import type { Act, ActResult } from '../act.ts';
import { calledName, type Edit, type GivenPhp } from '../given-php.ts';
import { bodyStart, inLines, meantFunction, returnsOf } from '../returns.ts';

const units: Readonly<Record<string, string>> = {
  second: '1',
  minute: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
  month: 'MONTH_IN_SECONDS',
};
const numbers: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  six: '6',
  twelve: '12',
};

function durationIn(words: string): string {
  const found =
    /\b(\d+|an?|one|two|three|six|twelve|per|every)[ -]*((?<=\d ?)second|minute|hour|day|week|month)s?\b/i.exec(words);
  const [, said = '', unit = ''] = found ?? [];
  if (/\bdaily\b/i.test(words)) return 'DAY_IN_SECONDS';
  const constant = units[unit.toLowerCase()] ?? 'HOUR_IN_SECONDS';
  const count = found === null ? '1' : (numbers[said.toLowerCase()] ?? (/^\d/.test(said) ? said : '1'));
  return count === '1' ? constant : constant === '1' ? count : `${count} * ${constant}`;
}

/** The name that results are kept under: what the words say, and a part that tells arguments apart. */
function keyFor(fn: GivenPhp['functions'][number], words: string): string {
  const said =
    /\b(?:key|name|named|called|transient)\b(?: name| key)?(?: is| should be|:|=)*\s*[`"']?([a-z]\w*_\w+)/i.exec(
      words,
    )?.[1] ?? fn.name;
  const names = fn.params.map(({ name }) => `$${name}`);
  if (names.length === 0) return `'${said}'`;
  const braced = /^(.*?)_?$/.exec(said)?.[1] ?? said;
  return `'${braced}_' . md5( wp_json_encode( array( ${names.join(', ')} ) ) )`;
}

/** Keeps what a function returns in a transient or in the object cache, and returns it from there. */
export const cache: Act = {
  id: 'cache',
  title: 'cache its result',
  wants: /\b(?:cach(?:e[ds]?|ing)|transients?|memoi[sz]e\w*)\b(?!\s*(?:plugin|bust))/i,
  run(php, { words }) {
    const fn = meantFunction(php, words);
    const body = fn === null ? null : bodyStart(php, fn);
    if (fn === null || body === null) return null;
    const returns = returnsOf(php, fn);
    if (php.calls('get_transient', 'wp_cache_get').length > 0) return null;
    if (returns.length === 0 || returns.every(({ value }) => /^(?:Bool|Null|Str|Num)$/.test(value.kind)))
      return cacheOfData(php, words);
    if (php.calls('get_transient', 'wp_cache_get').length > 0) return null;
    const isObject = /\b(?:object cache|wp_cache\w*)\b/i.test(words);
    const duration = durationIn(words);
    const group = /\bgroup\b(?: is| named| called|:|=)*\s*[`"']?([a-z][\w-]*)/i.exec(words)?.[1] ?? '';
    const place = isObject && group !== '' ? `, '${group}'` : '';
    const read = isObject ? `wp_cache_get( $cache_key${place} )` : 'get_transient( $cache_key )';
    const write = isObject
      ? `wp_cache_set( $cache_key, $result, '${group}', ${duration} );`
      : `set_transient( $cache_key, $result, ${duration} );`;
    const lead = [
      `$cache_key = ${keyFor(fn, words)};`,
      `$cached    = ${read};`,
      'if ( false !== $cached ) {',
      '\treturn $cached;',
      '}',
      '',
      '',
    ];
    const kept = returns.filter(({ value, start }) => isWorthKeeping(value.kind) || start === returns.at(-1)?.start);
    const edits: Edit[] = [
      { start: body.at, end: body.at, text: inLines(lead, body.indent) + body.indent },
      ...kept.map(({ start, end, value }) => {
        const indent = php.indentAt(start);
        const lines = [`$result = ${php.text(value)};`, write, '', 'return $result;'];
        return { start, end, text: inLines(lines, indent).replace(/\n[\t ]+\n/g, '\n\n') };
      }),
    ];
    // The first statement may be the return itself, whose edit begins where the lead is put in.
    const [first, second] = edits;
    const isSame = first !== undefined && second !== undefined && first.start === second.start;
    return {
      kind: 'code',
      code: php.with(isSame ? [{ ...second, text: first.text + second.text }, ...edits.slice(2)] : edits),
      done: [`${fn.name}() keeps its result ${isObject ? 'in the object cache' : 'in a transient'} for ${duration}.`],
    };
  },
};

const costly =
  /^(?:get_posts|wp_count_posts|wp_count_comments|wp_count_terms|count_users|get_users|get_terms|get_comments|get_categories|get_tags|wp_get_recent_posts|wp_remote_\w+|file_get_contents|simplexml_load_\w+|fetch_feed)$/;

/** Keeps what a function that prints has looked up, where it has looked it up. */
function cacheOfData(php: GivenPhp, words: string): ActResult | null {
  const found = php.places('Assign').find(({ node: { value } }) => {
    if (value.kind === 'MethodCall') return /^\$wpdb->get_/.test(php.text(value));
    return costly.test(calledName(value));
  });
  const statement = found?.around.findLast(({ kind }) => kind === 'ExprStmt');
  const fn = php.functions.find(
    ({ start, end }) => found !== undefined && start < found.node.start && found.node.end < end,
  );
  if (found === undefined || statement === undefined || fn === undefined) return null;
  const indent = php.indentAt(statement.start);
  const target = php.text(found.node.target);
  const key = keyFor(fn, words);
  const duration = durationIn(words);
  const lines = [
    `${target} = get_transient( ${key} );`,
    `if ( false === ${target} ) {`,
    `\t${php.text(statement)}`,
    `\tset_transient( ${key}, ${target}, ${duration} );`,
    '}',
  ];
  return {
    kind: 'code',
    code: php.with([{ start: statement.start, end: statement.end, text: inLines(lines, indent) }]),
    done: [`${fn.name}() keeps ${target} in a transient for ${duration}.`],
  };
}

/** What is returned early for input that is of no use is not kept. */
const isWorthKeeping = (kind: string): boolean => !/^(?:Bool|Null|Str|Num|Array)$/.test(kind);
