import type { Expr, Interpolated } from '../../../../languages/php/ast.ts';
import type { PhpContext, SourceEdit } from '../../../rule.ts';

/** A stretch of a statement as it is written: literal text, or an expression. */
type Stretch = { readonly kind: 'text'; readonly quote: Quote; readonly raw: string } | Data;
type Quote = "'" | '"';
interface Data {
  readonly kind: 'data';
  readonly node: Expr;
  /** As it is written outside a text. */
  readonly code: string;
  /** As it stands inside the double-quoted text it is a part of; null when it is concatenated. */
  readonly inText: string | null;
}

/** A call that `prepare()` has already, or is to be put around the statement. */
export interface Prepared {
  /** Such as `$wpdb`. */
  readonly receiver: Expr;
  /** The arguments after the statement when the call is `prepare()` itself. */
  readonly values: readonly Expr[] | null;
}

/**
 * The edit that turns a statement with data in it into one with placeholders, and hands the data to `prepare()`; null
 * where that needs a person: no literal, a column or a list of values, an unfinished quote.
 * @param foreign the piece of the statement that has to go
 */
export function prepareFix(statement: Expr, foreign: Expr, call: Prepared, context: PhpContext): SourceEdit[] | null {
  const stretches = stretchesOf(statement, context);
  if (stretches === null) return null;
  const writer = new StatementWriter(call, context);
  for (const stretch of stretches) {
    const done = stretch.kind === 'text' ? writer.text(stretch.raw, stretch.quote) : writer.data(stretch, foreign);
    if (!done) return null;
  }
  const written = writer.finish();
  if (written === null || !writer.replaced.has(foreign)) return null;
  if (call.values === null) {
    const text = `${context.source.slice(call.receiver)}->prepare( ${[written, ...writer.values].join(', ')} )`;
    return [{ start: statement.start, end: statement.end, text }];
  }
  const end = call.values.at(-1)?.end ?? statement.end;
  return [{ start: statement.start, end, text: [written, ...writer.values].join(', ') }];
}

function stretchesOf(statement: Expr, context: PhpContext): Stretch[] | null {
  const parts = statement.kind === 'Concat' ? statement.parts : [statement];
  const stretches: Stretch[] = [];
  for (const part of parts) {
    const written = context.source.slice(part);
    if (part.kind === 'Str') {
      const quote = quoteOf(written);
      if (quote === null) return null;
      stretches.push({ kind: 'text', quote, raw: written.slice(1, -1) });
    } else if (part.kind === 'Interpolated') {
      if (part.flavour !== 'double' || !written.startsWith('"')) return null;
      stretches.push(...insideOf(part, context));
    } else stretches.push({ kind: 'data', node: part, code: written, inText: null });
  }
  return stretches.some(({ kind }) => kind === 'text') ? stretches : null;
}

function quoteOf(written: string): Quote | null {
  return written.startsWith("'") ? "'" : written.startsWith('"') ? '"' : null;
}

function insideOf(text: Interpolated, context: PhpContext): Stretch[] {
  const { code, base } = context.source;
  const stretches: Stretch[] = [];
  let from = text.start + 1;
  const add = (to: number) => {
    if (to > from) stretches.push({ kind: 'text', quote: '"', raw: code.slice(from - base, to - base) });
  };
  for (const node of text.parts) {
    if (node.kind === 'Str') continue;
    const isBraced = code[node.start - base - 1] === '{' && code[node.end - base] === '}';
    const [start, end] = isBraced ? [node.start - 1, node.end + 1] : [node.start, node.end];
    add(start);
    const written = context.source.slice(node);
    // `$a[key]` in a text is `$a['key']` outside it.
    const outside = isBraced ? written : written.replace(/\[([A-Za-z_]\w*)\]/g, "['$1']");
    stretches.push({ kind: 'data', node, code: outside, inText: code.slice(start - base, end - base) });
    from = end;
  }
  add(text.end - 1);
  return stretches;
}

/** Writes the statement anew, stretch by stretch. */
class StatementWriter {
  readonly replaced = new Set<Expr>();
  readonly #given: string[];
  readonly values: string[] = [];
  readonly #receiver: string;
  readonly #isPrepared: boolean;
  /** Literals with their quote, and expressions, of what is written so far. */
  readonly #out: { readonly quote: Quote | null; code: string }[] = [];
  /** What was read since a quote of SQL opened; null outside of quotes. */
  #quoted: { readonly open: string; readonly parts: (string | Data)[]; readonly quote: Quote } | null = null;

  constructor({ receiver, values }: Prepared, context: PhpContext) {
    this.#receiver = context.source.slice(receiver);
    this.#isPrepared = values !== null;
    this.#given = (values ?? []).map((value) => context.source.slice(value));
  }

  text(raw: string, quote: Quote): boolean {
    for (const token of raw.match(/\\[\s\S]|%(?:\d+\$)?[sdfFi%]|[\s\S]/g) ?? []) {
      const sqlQuote = token === "'" || token === '"' || token === "\\'" || token === '\\"' ? token.slice(-1) : null;
      if (this.#quoted !== null) {
        if (sqlQuote === this.#quoted.open.slice(-1)) {
          if (!this.#close(token)) return false;
        } else this.#quoted.parts.push(token);
      } else if (sqlQuote !== null) this.#quoted = { open: token, parts: [], quote };
      else if (!this.#plain(token, quote)) return false;
    }
    return true;
  }

  data(data: Data, foreign: Expr): boolean {
    if (this.#quoted !== null) {
      this.#quoted.parts.push(data);
      return true;
    }
    const before = this.#textBefore();
    const isName =
      /(?:\b(?:FROM|INTO|UPDATE|JOIN|TABLE|DESCRIBE|DESC|IGNORE)\s+|[`\w.])$/i.test(before) ||
      /^\$(this->)?\w*(wpdb\b|\bdb\b|table|prefix)/i.test(data.code);
    const isList = /\bIN\s*\(\s*$/i.test(before);
    const isOrder = /\b(?:ORDER|GROUP)\s+BY\b[^()]*$/i.test(before) && !/\b(LIMIT|OFFSET)\s[^()]*$/i.test(before);
    const isValue =
      !isList && !isOrder && /(?:[=<>,(+\-*]|\b(?:LIMIT|OFFSET|AND|BETWEEN|VALUES|THEN|ELSE))\s*$/i.test(before);
    if (isName || !isValue) {
      // Where no placeholder fits, what is not foreign stays as it is.
      if (data.node === foreign) return false;
      this.#keep(data);
      return true;
    }
    this.#put('%d', '"');
    this.#give(data, data.code);
    return true;
  }

  finish(): string | null {
    if (this.#quoted !== null || this.#given.length > 0) return null;
    return this.#out.map(({ quote, code }) => (quote === null ? code : `${quote}${code}${quote}`)).join(' . ');
  }

  #plain(token: string, quote: Quote): boolean {
    if (token.length > 1 && token.startsWith('%') && token !== '%%') {
      if (!this.#isPrepared) this.#put(`%${token}`, quote);
      else {
        const next = this.#given.shift();
        if (next === undefined || /\$/.test(token)) return false;
        this.#put(token, quote);
        this.values.push(next);
      }
      return true;
    }
    this.#put(this.#isPrepared ? token : token.replaceAll('%', '%%'), quote);
    return true;
  }

  /** The end of a quoted text of SQL. */
  #close(token: string): boolean {
    const quoted = this.#quoted;
    this.#quoted = null;
    if (quoted === null) return false;
    const { open, parts, quote } = quoted;
    if (parts.every((part) => typeof part === 'string')) {
      this.#put(open, quote);
      for (const part of parts) if (!this.#plain(part, quote)) return false;
      this.#put(token, quote);
      return true;
    }
    const isLike = /\bLIKE\s*$/i.test(this.#textBefore());
    const pieces: string[] = [];
    let literal = '';
    const flush = () => {
      if (literal !== '') pieces.push(`'${literal}'`);
      literal = '';
    };
    for (const part of parts) {
      if (typeof part === 'string') {
        if (/[\\'"]|^%[a-zA-Z0-9]/.test(part) && !(isLike && /^%[^a-z]?$/.test(part))) return false;
        literal += this.#isPrepared && part === '%%' ? '%' : part;
        continue;
      }
      flush();
      const code = unescaped(part.code);
      pieces.push(isLike && !/esc_like/.test(code) ? `${this.#receiver}->esc_like( ${code} )` : bracketed(code));
      this.replaced.add(part.node);
    }
    flush();
    this.#put('%s', quote);
    this.values.push(pieces.join(' . '));
    return true;
  }

  #give(data: Data, code: string): void {
    this.replaced.add(data.node);
    this.values.push(unescaped(code));
  }

  #keep(data: Data): void {
    if (data.inText === null) this.#out.push({ quote: null, code: data.code });
    else this.#put(data.inText, '"');
  }

  #put(text: string, quote: Quote): void {
    const last = this.#out.at(-1);
    // A placeholder fits into either kind of quotes.
    if (last?.quote != null && (last.quote === quote || /^%[sd]$/.test(text))) last.code += text;
    else this.#out.push({ quote, code: text });
  }

  #textBefore(): string {
    const last = this.#out.at(-1);
    return last === undefined || last.quote === null ? '' : last.code.slice(-200);
  }
}

/** What an escaper was put around, which `prepare()` replaces. */
function unescaped(code: string): string {
  const inner = /^\\?(?:esc_sql|addslashes)\s*\(([\s\S]*)\)$/.exec(code)?.[1]?.trim();
  return inner !== undefined && !/[()]/.test(inner.replace(/(?<!\w)\w+\([^()]*\)/g, '')) ? inner : code;
}

/** In brackets when `.` would bind tighter. */
function bracketed(code: string): string {
  return /\?|\s[-+]\s/.test(code.replace(/->|\?->/g, '')) ? `( ${code} )` : code;
}
