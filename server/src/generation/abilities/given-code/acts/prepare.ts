import type { Expr } from '../../../../analysis/languages/php/ast.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';

const queries = /^(?:query|get_results|get_row|get_var|get_col)$/;

/** A part of a query: text as it stands, or a value with its source. */
type Part = { readonly text: string } | { readonly value: Expr };

function partsOf(php: GivenPhp, expr: Expr): Part[] | null {
  if (expr.kind === 'Str') return [{ text: expr.value }];
  if (expr.kind === 'Interpolated' && expr.flavour !== 'shell')
    return expr.parts.flatMap((part) => partsOf(php, part) ?? []);
  if (expr.kind === 'Concat') return expr.parts.flatMap((part) => partsOf(php, part) ?? []);
  return [{ value: expr }];
}

/** Names of tables and fields, which are no values. */
const isName = (source: string): boolean =>
  /^\$wpdb->\w+$|^\$(?:this->)?(?:table|tbl)\w*$|^\$\w*_?table(?:_name)?$/.test(source);
const isNumber = (source: string): boolean =>
  /^\$\w*(?:id|limit|offset|count|number|page|per_page|year|month|day|max|min|amount|qty|quantity|num|total)s?$|^(?:absint|intval)\(|\(int\)/i.test(
    source,
  );

interface Prepared {
  readonly format: string;
  readonly values: readonly string[];
}

/** The format and the values of a query whose values stand in its text; null where it has none. */
function prepared(php: GivenPhp, parts: readonly Part[]): Prepared | null {
  let format = '';
  const values: string[] = [];
  for (const [at, part] of parts.entries()) {
    if ('text' in part) {
      format += part.text;
      continue;
    }
    const source = php.text(part.value).replace(/^\{|\}$/g, '');
    if (isName(source)) {
      format += `{${source}}`;
      continue;
    }
    const next = parts[at + 1];
    const after = next !== undefined && 'text' in next ? next.text : '';
    const like = /LIKE\s+'(%?)$/i.exec(format);
    if (like !== null && /^%?'/.test(after)) {
      const left = like[1] === '%' ? "'%' . " : '';
      const right = after.startsWith('%') ? " . '%'" : '';
      format = `${format.slice(0, format.length - (like[1]?.length ?? 0) - 1)}%s`;
      values.push(`${left}$wpdb->esc_like( ${source} )${right}`);
    } else if (/'$/.test(format) && after.startsWith("'")) {
      format = `${format.slice(0, -1)}%s`;
      values.push(source);
    } else {
      const isCount = /\b(?:LIMIT|OFFSET)\s+(?:%d\s*,\s*)?$/i.test(format) || isNumber(source);
      format += isCount ? '%d' : '%s';
      values.push(source);
    }
  }
  return values.length === 0 ? null : { format: withoutQuotes(format), values };
}

/** Placeholders stand without the quotes that were around their values. */
const withoutQuotes = (format: string): string => format.replace(/%s%?'/g, '%s');

/** Puts the values of a query into `$wpdb->prepare()` where they stand in its text. */
export function prepareQueries(php: GivenPhp): { readonly code: string; readonly done: readonly string[] } | null {
  const edits: Edit[] = [];
  const done: string[] = [];
  for (const { node } of php.places('MethodCall')) {
    if (typeof node.name !== 'string' || !queries.test(node.name) || php.text(node.object) !== '$wpdb') continue;
    const [arg] = node.args;
    const source = arg === undefined ? null : queryOf(php, arg.value, node.start);
    const parts = source === null ? null : partsOf(php, source);
    const made = parts === null ? null : prepared(php, parts);
    if (made === null || source === null) continue;
    const text = `$wpdb->prepare( "${made.format.replace(/"/g, '\\"')}", ${made.values.join(', ')} )`;
    edits.push({ start: source.start, end: source.end, text });
    done.push(`Line ${php.lineAt(node.start)}: $wpdb->prepare() puts the values into the query.`);
  }
  return edits.length === 0 ? null : { code: php.with(edits), done };
}

/** The text of a query: the argument itself, or what was put into the variable before. */
function queryOf(php: GivenPhp, expr: Expr, before: number): Expr | null {
  if (expr.kind === 'Interpolated' || expr.kind === 'Concat') return expr;
  if (expr.kind !== 'Var') return null;
  const assigned = php
    .places('Assign')
    .map(({ node }) => node)
    .findLast(({ target, end }) => target.kind === 'Var' && target.name === expr.name && end < before);
  const value = assigned?.value;
  return value?.kind === 'Interpolated' || value?.kind === 'Concat' ? value : null;
}

export const prepare: Act = {
  id: 'prepare',
  title: 'prepare its queries',
  isVague: true,
  wants: /\bsql\b|\binjection\b|\bprepare[ds]?\b|\bprepared statements?\b|\bsecur\w+|\bharden|\bsafe\w*\b|\bvulnerab/i,
  run(php) {
    const made = prepareQueries(php);
    return made === null ? null : { kind: 'code', code: made.code, done: made.done };
  },
};
