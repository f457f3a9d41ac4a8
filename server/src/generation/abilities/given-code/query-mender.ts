import type { Expr, Node } from '../../../analysis/languages/php/ast.ts';
import { phpString } from '../../writers/php.ts';
import { calledName, type Edit, type GivenPhp } from './given-php.ts';
import { readSpec } from './value-spec.ts';

const queries = /^(?:query|get_results|get_row|get_var|get_col)$/;

/** A part of a query: text as it stands, or a value. */
type Part = { readonly text: string } | { readonly value: Expr };

/** Names of tables and fields, which are no values. */
const isName = (source: string): boolean =>
  /^\$wpdb->\w+$|^\$(?:this->)?(?:table|tbl)\w*$|^\$\w*_?table(?:_name)?$|^(?:self|static)::|^[A-Z_]+$/.test(source);
/** Numbers, by the last name in them: `$id`, `$_GET['id']`, `$args['per_page']`. */
const isNumber = (source: string): boolean =>
  /(?:^\$|\['?"?|->|_)(?:id|limit|offset|count|number|page|per_page|year|month|day|max|min|amount|qty|quantity|num|total)s?(?:['"]?\])?$|^(?:absint|intval)\(|^\(int\)/i.test(
    source,
  );

/** Where a value stands in a query decides what is done with it. */
const columnEnd = /\b(?:ORDER|GROUP)\s+BY\s+[`]?$/i;
const directionEnd = /\bORDER\s+BY\s+[`]?\S+?[`]?\s+$/i;
const countEnd = /\b(?:LIMIT|OFFSET)\s+(?:%d\s*,\s*)?$/i;

/**
 * Makes the queries of code safe: values go through `$wpdb->prepare()`, columns and directions to sort by are compared with
 * what is allowed, lists are cleaned, and parts of a query that were put together before are prepared where that happens.
 */
export class QueryMender {
  readonly edits: Edit[] = [];
  readonly done: string[] = [];
  readonly left: string[] = [];
  private readonly php: GivenPhp;
  private readonly words: string;
  /** Offsets of texts that have been read. */
  private readonly seen = new Set<number>();

  constructor(php: GivenPhp, words: string) {
    this.php = php;
    this.words = words;
  }

  run(): void {
    for (const { node, around } of this.php.places('MethodCall')) {
      if (typeof node.name !== 'string' || !queries.test(node.name)) continue;
      if (!/^\$(?:this->)?(?:wpdb|db)$/.test(this.php.text(node.object))) continue;
      const [arg] = node.args;
      const place = arg === undefined ? null : this.queryOf(arg.value, node.start, around);
      if (place !== null) this.mend(place.source, place.before, this.php.text(node.object));
    }
  }

  /** Writes a text of SQL anew; `before`: where statements that it needs can stand. */
  private mend(source: Expr, before: number, db: string): void {
    if (this.seen.has(source.start)) return;
    this.seen.add(source.start);
    const parts = this.partsOf(source);
    const values: string[] = [];
    let format = '';
    let isChanged = false;
    for (const [at, part] of parts.entries()) {
      if ('text' in part) {
        format += part.text;
        continue;
      }
      const next = parts[at + 1];
      const after = next !== undefined && 'text' in next ? next.text : '';
      const made = this.value(part.value, format, after, before, db);
      format = made.format;
      values.push(...made.values);
      isChanged ||= made.isChanged;
    }
    if (values.length === 0 && !isChanged) return;
    const text = `"${withoutQuotes(format).replace(/(?<!\\)"(?! \. )(?<! \. ")/g, '\\"')}"`;
    this.edits.push({
      start: source.start,
      end: source.end,
      text: values.length === 0 ? text : `${db}->prepare( ${text}, ${values.join(', ')} )`,
    });
    const line = this.php.lineAt(source.start);
    if (values.length > 0) this.done.push(`Line ${line}: ${db}->prepare() puts the values into the query.`);
  }

  private value(
    value: Expr,
    format: string,
    after: string,
    before: number,
    db: string,
  ): { readonly format: string; readonly values: readonly string[]; readonly isChanged: boolean } {
    const source = this.php.text(value).replace(/^\{|\}$/g, '');
    const kept = { format: `${format}{${source}}`, values: [], isChanged: false };
    if (isName(source)) return kept;
    const wildcards = /LIKE\s+'(%?)$/i.exec(format);
    if (wildcards !== null && /^%?'/.test(after)) {
      const left = wildcards[1] === '%' ? "'%' . " : '';
      const right = after.startsWith('%') ? " . '%'" : '';
      const cut = format.slice(0, format.length - (wildcards[1]?.length ?? 0) - 1);
      const text = `${left}${db}->esc_like( ${this.clean(value, 'text')} )${right}`;
      return { format: `${cut}%s`, values: [text], isChanged: true };
    }
    const isList = /\bIN\s*\(\s*('?)$/i.exec(format);
    if (isList !== null && new RegExp(String.raw`^${isList[1]}\s*\)`).test(after)) {
      const cleaned = this.list(value, isList[1] === "'");
      if (cleaned !== null) return { format: `${format}" . ${cleaned} . "`, values: [], isChanged: true };
    }
    if (columnEnd.test(format)) return this.chosen(value, format, before, 'column') ?? kept;
    if (directionEnd.test(format)) return this.chosen(value, format, before, 'direction') ?? kept;
    if (/'$/.test(format) && after.startsWith("'"))
      return { format: `${format.slice(0, -1)}%s`, values: [this.clean(value, 'text')], isChanged: true };
    if (this.isFragment(value, before, db)) return kept;
    const isCount = countEnd.test(format);
    if (isCount || isNumber(source))
      return {
        format: `${format}%d`,
        values: [isCount ? this.count(value) : this.clean(value, 'number')],
        isChanged: true,
      };
    return { format: `${format}%s`, values: [this.clean(value, 'text')], isChanged: true };
  }

  /** A value of a request, unslashed and cleaned; others as they are. */
  private clean(value: Expr, as: 'text' | 'number'): string {
    const source = this.php.text(value);
    if (!/^\$_(?:GET|POST|REQUEST|COOKIE)\[/.test(source)) return source;
    return as === 'number' ? `absint( ${source} ?? 0 )` : `sanitize_text_field( wp_unslash( ${source} ?? '' ) )`;
  }

  /** How many rows, within what the words allow. */
  private count(value: Expr): string {
    const { min, max, fallback } = this.specOf(value);
    const source = this.php.text(value);
    const known = fallback !== null && /^\d+$/.test(fallback) ? fallback : null;
    const read = value.kind === 'Index' ? `${source} ?? ${known ?? max ?? 10}` : source;
    if (min === null && max === null) return value.kind === 'Index' ? `absint( ${read} )` : source;
    const whole = `(int) ${value.kind === 'Index' ? `( ${read} )` : source}`;
    const above = min === null ? whole : `max( ${min}, ${whole} )`;
    return max === null ? above : `min( ${max}, ${above} )`;
  }

  /** A column or direction that is one of those allowed, put into a variable before the query. */
  private chosen(
    value: Expr,
    format: string,
    before: number,
    kind: 'column' | 'direction',
  ): { readonly format: string; readonly values: readonly string[]; readonly isChanged: boolean } | null {
    const { allowed, fallback } = this.specOf(value);
    const source = this.php.text(value);
    const name = value.kind === 'Var' ? value.name : kind === 'column' ? 'orderby' : 'order';
    const read = value.kind === 'Index' ? `${source} ?? ''` : source;
    if (kind === 'column' && allowed.length === 0) {
      const known = this.clean(value, 'text');
      return { format: `${format.replace(/`$/, '')}%i`, values: [known], isChanged: true };
    }
    const line =
      kind === 'direction'
        ? this.direction(read, fallback)
        : `in_array( ${read}, array( ${allowed.map((one) => phpString(one)).join(', ')} ), true ) ? ${source} : ${phpString(fallback ?? allowed[0] ?? '')}`;
    const indent = this.php.indentAt(before);
    this.edits.push({ start: before, end: before, text: `$${name} = ${line};\n${indent}` });
    this.done.push(
      `Line ${this.php.lineAt(value.start)}: ${source} is compared with what it may be${kind === 'direction' ? ', ASC or DESC' : ''}.`,
    );
    return { format: `${format}{$${name}}`, values: [], isChanged: true };
  }

  private direction(read: string, fallback: string | null): string {
    const usual = /^asc/i.test(fallback ?? '') ? 'ASC' : 'DESC';
    const other = usual === 'ASC' ? 'DESC' : 'ASC';
    return `'${other}' === strtoupper( (string) ( ${read} ) ) ? '${other}' : '${usual}'`;
  }

  private specOf(value: Expr) {
    const name = lastName(this.php.text(value));
    const names = [...this.php.code.matchAll(/\[\s*['"](\w+)['"]\s*\]|\$(\w+)/g)].map(
      ([, key, variable]) => key ?? variable ?? '',
    );
    return readSpec(
      this.words,
      name,
      [...new Set(names)].filter((one) => one !== '' && one !== name),
    );
  }

  /** `implode( ',', $ids )` or `$ids`, of which every item is cleaned; null: another expression. */
  private list(value: Expr, isQuoted: boolean): string | null {
    const items = calledName(value) === 'implode' && value.kind === 'Call' ? value.args.at(-1)?.value : value;
    if (items === undefined || (items === value && value.kind === 'Call')) return null;
    const source = this.php.text(items);
    if (/absint|intval|esc_sql/.test(source)) return null;
    const all = items === value ? `wp_parse_list( ${source} )` : `(array) ${source}`;
    this.done.push(`Line ${this.php.lineAt(value.start)}: every item of ${source} is cleaned.`);
    return isQuoted
      ? `implode( "','", array_map( 'esc_sql', ${all} ) )`
      : `implode( ',', array_map( 'absint', ${all} ) )`;
  }

  /** Whether a variable holds SQL that was put together before; its values are prepared there. */
  private isFragment(value: Expr, before: number, db: string): boolean {
    if (value.kind !== 'Var') return false;
    const assigned = this.php.tree.nodes.filter(
      ({ node }) =>
        (node.kind === 'Assign' || node.kind === 'AssignOp') &&
        node.target.kind === 'Var' &&
        node.target.name === value.name &&
        node.end <= Math.max(before, value.start),
    );
    const isSql = assigned.some(({ node }) =>
      /\b(?:WHERE|AND|OR|ORDER BY|LIMIT|LIKE|JOIN|GROUP BY|HAVING|SELECT)\b/.test(this.php.text(node)),
    );
    if (!isSql) return false;
    for (const { node, around } of assigned)
      for (const inner of this.php.tree.nodes)
        if (
          (inner.node.kind === 'Interpolated' || inner.node.kind === 'Concat') &&
          inner.node.start >= node.start &&
          inner.node.end <= node.end &&
          !this.edits.some(({ start, end }) => start <= inner.node.start && inner.node.end <= end)
        )
          this.mend(inner.node, statementStart(around, node), db);
    return true;
  }

  private partsOf(expr: Expr): Part[] {
    if (expr.kind === 'Str') return [{ text: expr.value }];
    if ((expr.kind === 'Interpolated' && expr.flavour !== 'shell') || expr.kind === 'Concat')
      return expr.parts.flatMap((part) => this.partsOf(part));
    return [{ value: expr }];
  }

  /** The text of a query: the argument itself, or what was put into the variable before. */
  private queryOf(
    expr: Expr,
    before: number,
    around: readonly Node[],
  ): { readonly source: Expr; readonly before: number } | null {
    if (expr.kind === 'Interpolated' || expr.kind === 'Concat')
      return { source: expr, before: statementStart(around, expr) };
    if (expr.kind !== 'Var') return null;
    const assigned = this.php
      .places('Assign')
      .findLast(({ node }) => node.target.kind === 'Var' && node.target.name === expr.name && node.end < before);
    const value = assigned?.node.value;
    if (assigned === undefined || (value?.kind !== 'Interpolated' && value?.kind !== 'Concat')) return null;
    return { source: value, before: statementStart(assigned.around, assigned.node) };
  }
}

/** `orderby` of `$args['orderby']`, `limit` of `$limit`. */
const lastName = (source: string): string => /(\w+)\W*$/.exec(source)?.[1] ?? '';

/** Placeholders stand without the quotes that were around their values. */
const withoutQuotes = (format: string): string => format.replace(/%s%?'/g, '%s');

/** Where the statement begins that a node is in. */
const statementStart = (around: readonly Node[], node: Node): number =>
  around.findLast(({ kind }) => /^(?:ExprStmt|Return|Echo|If|Foreach|For|While)$/.test(kind))?.start ?? node.start;
