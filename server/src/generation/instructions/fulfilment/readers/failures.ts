import type { Demand, DemandReader } from '../demand.ts';

interface Result {
  readonly kind: string;
  readonly said: RegExp;
  readonly trace: RegExp;
}

const returns = String.raw`\b(?:returns?|returning|gives?|give back|yields?|answers?(?: with)?|results? in|get|gets|otherwise|else|or|should be|→|->|=>)\s+(?:just |simply |with |back |an? |the )*`;
const of = (kind: string, said: string, trace: RegExp): Result => ({
  kind,
  said: new RegExp(`${returns}(?:[\`"'])?(?:${said})`, 'i'),
  trace,
});
const tested =
  /\b(?:bool|is_|has_|in_array|isset|empty|metadata_exists|term_exists|current_user_can|user_can|preg_match|str_contains|str_starts_with)|[=!]==|[<>]=? |!\s*\$/;

const results: readonly Result[] = [
  of('false', 'false\\b', new RegExp(`\\bfalse\\b|return .*(?:${tested.source})`)),
  of('true', 'true\\b', new RegExp(`\\btrue\\b|return .*(?:${tested.source})`)),
  of('null', 'null\\b', /\bnull\b|\?\?/i),
  of(
    'error',
    '(?:an? )?(?:WP_Error|error object)\\b',
    /WP_Error|wp_(?:insert|update|remote|create)_|is_wp_error|term\(/,
  ),
  of(
    'empty array',
    '(?:empty array|array\\(\\s*\\)|\\[\\s*\\])',
    /array\(\)|\[\]|array_filter|array_map|get_posts|get_terms|wp_list_pluck|array_values|\(array\)|get_users|get_col|get_results/,
  ),
  of('empty string', '(?:empty string|nothing|\'\'|"")', /''|return;|""|(?:string\))/),
  of('zero', '(?:0|zero)\\b', /\b0\b|\(int\)|count\(|absint|found_posts|intval/),
  of('minus one', '-1\\b', /-1\b/),
];

/** What is returned where something is not as it should be. */
export const readFailures: DemandReader = (text, { code }): Demand[] =>
  results.flatMap(({ kind, said, trace }) => {
    const [found] = said.exec(text) ?? [];
    return found === undefined ? [] : [{ kind: `returns ${kind}`, said: found, lacks: '', isMet: trace.test(code) }];
  });
