/** An expression of the JavaScript that our writers make, as far as breaking its lines needs to know it. */
export type Expression =
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'call'; readonly callee: Expression; readonly args: readonly Expression[] }
  | { readonly kind: 'member'; readonly object: Expression; readonly text: string }
  | { readonly kind: 'list'; readonly open: '[' | '{' | '('; readonly items: readonly Expression[] }
  | { readonly kind: 'pair'; readonly key: string; readonly value: Expression }
  | { readonly kind: 'prefix'; readonly text: string; readonly value: Expression }
  | { readonly kind: 'arrow'; readonly params: Expression; readonly body: Expression }
  | { readonly kind: 'binary'; readonly operators: readonly string[]; readonly operands: readonly Expression[] }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression };

const token =
  /\s*(?:(\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*(?=[\s,.)]|$))|('(?:[^'\\]|\\.)*'|"[^"]*")|(\?\?|\?\.|=>|===|!==|==|!=|<=|>=|&&|\|\||\.\.\.|!!)|([\w$]+)|(\S))/y;

const binary: Readonly<Record<string, number>> = {
  '??': 1,
  '||': 1,
  '&&': 2,
  '===': 3,
  '!==': 3,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

/** Reads one whole expression; nothing for what it does not know, which is then left as it is. */
export function readExpression(text: string): Expression | undefined {
  const reader = new Reader(text);
  try {
    const found = reader.expression();
    return reader.isAtEnd ? found : undefined;
  } catch {
    return undefined;
  }
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    const tokens: string[] = [];
    token.lastIndex = 0;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
      const [, regex, quoted, operator, word, other] = match;
      const before = tokens.at(-1) ?? '(';
      // A slash begins a regular expression only where a value may begin.
      if (regex !== undefined && !/[(,=:?&|]$/.test(before)) {
        token.lastIndex = match.index + match[0].indexOf('/') + 1;
        tokens.push('/');
      } else tokens.push(regex ?? quoted ?? operator ?? word ?? other ?? '');
    }
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #take(expected?: string): string {
    const found = this.#next;
    if (found === '' || (expected !== undefined && found !== expected)) throw new Error(`not ${expected}: ${found}`);
    this.#at += 1;
    return found;
  }

  expression(): Expression {
    const test = this.#binary(1);
    if (this.#next === '=>') {
      this.#take('=>');
      return { kind: 'arrow', params: test, body: this.expression() };
    }
    if (this.#next !== '?') return test;
    this.#take();
    const yes = this.expression();
    this.#take(':');
    return { kind: 'choice', test, yes, no: this.expression() };
  }

  #binary(least: number): Expression {
    let left = this.#unary();
    for (;;) {
      const level = binary[this.#next] ?? 0;
      if (level < least) return left;
      const operator = this.#take();
      const right = this.#binary(level + 1);
      left =
        left.kind === 'binary' && binary[left.operators[0] ?? ''] === level
          ? { kind: 'binary', operators: [...left.operators, operator], operands: [...left.operands, right] }
          : { kind: 'binary', operators: [operator], operands: [left, right] };
    }
  }

  #unary(): Expression {
    if (['!', '!!', '-', '...', 'typeof', 'new'].includes(this.#next)) {
      const text = this.#take();
      return { kind: 'prefix', text: /^[.-]/.test(text) ? text : `${text} `, value: this.#unary() };
    }
    return this.#postfix(this.#primary());
  }

  #postfix(start: Expression): Expression {
    let found = start;
    for (;;) {
      if (this.#next === '.' || this.#next === '?.') {
        found = { kind: 'member', object: found, text: this.#take() + this.#take() };
      } else if (this.#next === '(') {
        found = { kind: 'call', callee: found, args: this.#items('(', ')') };
      } else if (this.#next === '[') {
        this.#take();
        const index = this.#take();
        this.#take(']');
        found = { kind: 'member', object: found, text: `[ ${index} ]` };
      } else return found;
    }
  }

  #primary(): Expression {
    if (this.#next === '[') return { kind: 'list', open: '[', items: this.#items('[', ']') };
    if (this.#next === '{') return { kind: 'list', open: '{', items: this.#items('{', '}') };
    if (this.#next === '(') return { kind: 'list', open: '(', items: this.#items('(', ')') };
    const text = this.#take();
    if (!/^(?:[\w$]+|['"/].*)$/s.test(text) || /^(?:function|class|async|await|return)$/.test(text)) {
      throw new Error(`not a value: ${text}`);
    }
    return { kind: 'raw', text };
  }

  #items(open: string, close: string): Expression[] {
    this.#take(open);
    const items: Expression[] = [];
    while (this.#next !== close) {
      items.push(open === '{' ? this.#property() : this.#withDefault());
      if (this.#next !== close) this.#take(',');
    }
    this.#take(close);
    return items;
  }

  #property(): Expression {
    const after = this.#tokens[this.#at + 1];
    if (after !== ':') return this.#withDefault();
    const key = this.#take();
    this.#take(':');
    return { kind: 'pair', key, value: this.expression() };
  }

  /** `isMultiline = false` among parameters. */
  #withDefault(): Expression {
    const value = this.expression();
    if (this.#next !== '=') return value;
    this.#take();
    const usual = this.expression();
    if (value.kind !== 'raw') throw new Error('a pattern with a default');
    return { kind: 'prefix', text: `${value.text} = `, value: usual };
  }
}
