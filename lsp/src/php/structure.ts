import { callBefore } from './enclosing-calls.ts';
import type { PhpToken } from './tokens.ts';

/** Part of a token list, the end not included. */
export interface TokenSpan {
  readonly start: number;
  readonly end: number;
}

/** A call as it is written; all numbers are indexes of tokens. */
export interface PhpCall {
  readonly name: string;
  readonly kind: 'function' | 'method' | 'static' | 'new';
  /** The variable or class it is called on; '' when that is an expression. */
  readonly on: string;
  /** The name's token. */
  readonly at: number;
  readonly arguments: readonly TokenSpan[];
}

/** A class, function or closure; all numbers are indexes of tokens. */
export interface PhpScope {
  readonly kind: 'file' | 'class' | 'function' | 'method' | 'closure';
  /** As declared; '' for closures and anonymous classes. */
  readonly name: string;
  /** The name's token, else the keyword's. */
  readonly at: number;
  /** The keyword's token. */
  readonly start: number;
  end: number;
  readonly parent: PhpScope | undefined;
  /** The names of what it extends, implements and uses. */
  readonly parents: number[];
}

export interface PhpStructure {
  readonly calls: readonly PhpCall[];
  readonly scopes: readonly PhpScope[];
  /** The innermost scope of each token. */
  readonly scopeOf: readonly PhpScope[];
}

interface Frame {
  readonly closes: string;
  readonly call: Pick<PhpCall, 'name' | 'kind' | 'on' | 'at'> | undefined;
  readonly arguments: TokenSpan[];
  argumentStart: number;
  /** The scope that a brace opened. */
  readonly scope: PhpScope | undefined;
  /** Statements end inside: the head of a `for`. */
  readonly isLoop: boolean;
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const classWords: ReadonlySet<string> = new Set(['class', 'interface', 'trait', 'enum']);
const memberSigns: ReadonlySet<string> = new Set(['->', '?->', '::']);

/** Reads calls and scopes from the tokens of a file, however broken it is. */
export function readStructure(tokens: readonly PhpToken[]): PhpStructure {
  return new StructureReader(tokens).read();
}

class StructureReader {
  readonly #tokens: readonly PhpToken[];
  readonly #calls: PhpCall[] = [];
  readonly #scopes: PhpScope[] = [];
  readonly #scopeOf: PhpScope[] = [];
  readonly #frames: Frame[] = [];
  #scope: PhpScope;
  /** A scope whose brace is still to come, and how many frames were open at its keyword. */
  #pending: { readonly scope: PhpScope; readonly depth: number } | undefined;

  constructor(tokens: readonly PhpToken[]) {
    this.#tokens = tokens;
    this.#scope = { kind: 'file', name: '', at: 0, start: 0, end: tokens.length, parent: undefined, parents: [] };
  }

  read(): PhpStructure {
    this.#tokens.forEach((token, index) => {
      this.#scopeOf[index] = this.#scope;
      if (token.kind === 'name') this.#readName(token.text.toLowerCase(), index);
      else if (token.kind === 'html') this.#endStatement(index);
      else if (token.kind === 'symbol') this.#readSymbol(token.text, index);
    });
    this.#scopes.sort((a, b) => a.start - b.start);
    this.#calls.sort((a, b) => a.at - b.at);
    return { calls: this.#calls, scopes: this.#scopes, scopeOf: this.#scopeOf };
  }

  #text(index: number): string {
    return this.#tokens[index]?.text ?? '';
  }

  #readName(word: string, index: number): void {
    if (memberSigns.has(this.#text(index - 1))) return;
    const next = this.#tokens[index + 1];
    if (classWords.has(word)) {
      const isAnonymous = this.#text(index - 1).toLowerCase() === 'new';
      const isNamed = next?.kind === 'name' && !/^(?:extends|implements)$/i.test(next.text);
      if (isAnonymous || isNamed) this.#announce('class', isAnonymous ? undefined : index + 1, index);
    } else if (word === 'function' && this.#text(index - 1).toLowerCase() !== 'use') {
      const name = this.#text(index + 1) === '&' ? index + 2 : index + 1;
      const isNamed = this.#tokens[name]?.kind === 'name';
      const kind = !isNamed ? 'closure' : this.#scope.kind === 'class' ? 'method' : 'function';
      this.#announce(kind, isNamed ? name : undefined, index);
    } else if (word === 'extends' || word === 'implements') {
      if (this.#pending?.scope.kind === 'class') this.#readParents(this.#pending.scope, index + 1);
    } else if (word === 'use' && this.#scope.kind === 'class' && this.#frames.at(-1)?.scope === this.#scope) {
      this.#readParents(this.#scope, index + 1);
    }
  }

  #announce(kind: PhpScope['kind'], name: number | undefined, start: number): void {
    const scope: PhpScope = {
      kind,
      name: name === undefined ? '' : this.#text(name),
      at: name ?? start,
      start,
      end: this.#tokens.length,
      parent: this.#scope,
      parents: [],
    };
    this.#pending = { scope, depth: this.#frames.length };
  }

  #readParents(scope: PhpScope, from: number): void {
    for (let index = from; this.#tokens[index]?.kind === 'name'; index += 2) {
      scope.parents.push(index);
      if (this.#text(index + 1) !== ',') break;
    }
  }

  #readSymbol(text: string, index: number): void {
    const closes = closers[text];
    if (closes !== undefined) this.#open(closes, index);
    else if (text === ')' || text === ']' || text === '}') this.#close(text, index);
    else if (text === ',') this.#endArgument(index);
    else if (text === ';') this.#endStatement(index);
  }

  #open(closes: string, index: number): void {
    let scope: PhpScope | undefined;
    if (closes === '}' && this.#pending?.depth === this.#frames.length) {
      scope = this.#pending.scope;
      this.#enter(scope);
    }
    const isArray = this.#text(index - 1).toLowerCase() === 'array' && !memberSigns.has(this.#text(index - 2));
    const call = closes === ')' && !isArray ? callBefore(this.#tokens, index) : undefined;
    this.#frames.push({
      closes,
      call: call && { ...call, at: index - 1 },
      arguments: [],
      argumentStart: index + 1,
      scope,
      isLoop: closes === ')' && this.#text(index - 1).toLowerCase() === 'for',
    });
  }

  #enter(scope: PhpScope): void {
    this.#pending = undefined;
    this.#scopes.push(scope);
    this.#scope = scope;
    // Its head belongs to it: parameters are its own.
    this.#scopeOf.fill(scope, scope.start, this.#scopeOf.length);
  }

  #close(text: string, index: number): void {
    const opened = this.#frames.findLastIndex(({ closes }) => closes === text);
    if (opened === -1) return;
    for (const frame of this.#frames.splice(opened).reverse()) this.#finish(frame, index);
  }

  #finish(frame: Frame, index: number): void {
    if (frame.scope !== undefined) {
      frame.scope.end = index + 1;
      this.#scope = frame.scope.parent ?? this.#scope;
    }
    if (frame.call === undefined) return;
    if (index > frame.argumentStart) frame.arguments.push({ start: frame.argumentStart, end: index });
    this.#calls.push({ ...frame.call, arguments: frame.arguments });
  }

  #endArgument(index: number): void {
    const top = this.#frames.at(-1);
    if (top === undefined || top.closes === '}') return;
    top.arguments.push({ start: top.argumentStart, end: index });
    top.argumentStart = index + 1;
  }

  #endStatement(index: number): void {
    if (this.#frames.at(-1)?.isLoop) return;
    // A method without a body, or a declaration that was given up.
    if (this.#pending && this.#frames.length <= this.#pending.depth) {
      if (this.#pending.scope.kind === 'method') {
        this.#scopes.push({ ...this.#pending.scope, end: index + 1 });
      }
      this.#pending = undefined;
    }
    // A call cannot go on past its statement: it was left open.
    const block = this.#frames.findLastIndex(({ closes }) => closes === '}');
    for (const frame of this.#frames.splice(block + 1).reverse()) this.#finish(frame, index);
  }
}

/** Where the expression that begins at `from` ends: at `;`, `,` or a bracket that closes something around it. */
export function endOfExpression(tokens: readonly PhpToken[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'html') return index;
    if (token?.kind !== 'symbol') continue;
    if (token.text === '(' || token.text === '[' || token.text === '{') depth += 1;
    else if (token.text === ')' || token.text === ']' || token.text === '}') depth -= 1;
    if (depth < 0 || (depth === 0 && (token.text === ';' || token.text === ','))) return index;
  }
  return tokens.length;
}
