import type { PhpToken } from './tokens.ts';

/** A call that is not closed where the cursor is. */
export interface OpenCall {
  /** `get_posts`; of methods the bare name. */
  readonly name: string;
  readonly kind: 'function' | 'method' | 'static' | 'new';
  /** What the method is called on: `$wpdb`, `WP_Query`; '' when that is an expression. */
  readonly on: string;
  /** Index of the argument the cursor is in. */
  readonly argument: number;
  /** Its name, where the argument is named. */
  readonly argumentName: string;
  /** First token of each argument before the cursor's. */
  readonly arguments: readonly (readonly PhpToken[])[];
  /** Keys of the arrays that are open inside the argument, outermost first; `*` for an element without a key. */
  readonly keys: readonly string[];
  /** The cursor is directly in an array, and what it is in there is a value, with this key. */
  readonly valueOf: string | undefined;
  readonly isInArray: boolean;
  /** Keys, or texts without keys, that the array has before the cursor. */
  readonly present: readonly string[];
}

/** An array that is not closed where the cursor is, and is assigned to a variable. */
export interface OpenArray extends Pick<OpenCall, 'keys' | 'valueOf' | 'present'> {
  /** Such as `$args`. */
  readonly variable: string;
}

interface Frame {
  readonly call: { name: string; kind: OpenCall['kind']; on: string } | undefined;
  readonly closes: ')' | ']' | '}';
  readonly isArray: boolean;
  /** The variable that the array is assigned to; '' where it is to none. */
  readonly variable: string;
  /** These are the parameters of a function that is declared. */
  readonly isParameterList: boolean;
  /** The key under which this stands in the array around it. */
  readonly under: string;
  parts: PhpToken[][];
}

const control =
  /^(?:if|elseif|while|for|foreach|switch|match|catch|isset|empty|unset|list|function|fn|declare|use|and|or|xor|return|echo|print|exit|die|include|include_once|require|require_once)$/i;

/** The calls that are open after `tokens`, innermost last. */
export function openCalls(tokens: readonly PhpToken[]): OpenCall[] {
  const reader = new CallReader(tokens);
  reader.readTo(tokens.length);
  return reader.calls();
}

/** Goes through a file's tokens and knows which calls are open at each. */
export class CallReader {
  readonly #tokens: readonly PhpToken[];
  readonly #frames: Frame[] = [];
  #next = 0;

  constructor(tokens: readonly PhpToken[]) {
    this.#tokens = tokens;
  }

  /** Reads on, up to before the token of this index. */
  readTo(index: number): void {
    for (; this.#next < index; this.#next += 1) this.#read(this.#next);
  }

  /** The calls that are open there, innermost last. */
  calls(): OpenCall[] {
    return callsIn(this.#frames);
  }

  /** The array that is open there and assigned to a variable. */
  assignedArray(): OpenArray | undefined {
    const start = this.#frames.findLastIndex(({ isArray }) => !isArray) + 1;
    const arrays = this.#frames.slice(start);
    const [outermost] = arrays;
    if (!outermost || outermost.variable === '') return undefined;
    const current = arrays.at(-1)?.parts.at(-1) ?? [];
    return {
      variable: outermost.variable,
      keys: arrays.slice(1).map(({ under }) => under),
      valueOf: current.some(({ text }) => text === '=>') ? keyOf(current) : undefined,
      present: textsIn(arrays.at(-1) ?? outermost),
    };
  }

  /** Whether what is there belongs to the parameters of a function that is declared. */
  isInParameterList(): boolean {
    return this.#frames.at(-1)?.isParameterList === true;
  }

  #read(index: number): void {
    const frames = this.#frames;
    const token = this.#tokens[index];
    if (!token) return;
    const top = frames.at(-1);
    if (token.kind === 'symbol') {
      if (token.text === '(' || token.text === '[' || token.text === '{') {
        frames.push(openedBy(this.#tokens, index, top));
        return;
      }
      if (token.text === ')' || token.text === ']' || token.text === '}') {
        const opened = frames.findLastIndex(({ closes }) => closes === token.text);
        if (opened !== -1) frames.length = opened;
        frames.at(-1)?.parts.at(-1)?.push(token);
        return;
      }
      if (token.text === ',' && top) {
        top.parts.push([]);
        return;
      }
      // A call cannot go on past its statement: it was left open.
      if (token.text === ';') {
        const block = frames.findLastIndex(({ closes }) => closes === '}');
        frames.length = block + 1;
        frames.at(-1)?.parts.splice(0, Number.POSITIVE_INFINITY, []);
        return;
      }
    }
    top?.parts.at(-1)?.push(token);
  }
}

function openedBy(tokens: readonly PhpToken[], index: number, top: Frame | undefined): Frame {
  const bracket = tokens[index]?.text;
  const before = tokens[index - 1]?.text.toLowerCase() ?? '';
  const isIndex = bracket === '[' && /^[\w$)\]]/.test(before) && !/^(?:return|echo|in|as)$/.test(before);
  const isArray = (bracket === '[' && !isIndex) || (bracket === '(' && before === 'array');
  return {
    call: bracket === '(' && !isArray ? callBefore(tokens, index) : undefined,
    closes: bracket === '(' ? ')' : bracket === '[' ? ']' : '}',
    isArray,
    variable: isArray ? assignedTo(tokens, bracket === '[' ? index : index - 1) : '',
    isParameterList: bracket === '(' && isDeclared(tokens, index),
    under: top ? keyOf(top.parts.at(-1) ?? []) : '*',
    parts: [[]],
  };
}

/** The variable of `$name =` before the token of this index. */
function assignedTo(tokens: readonly PhpToken[], index: number): string {
  const variable = tokens[index - 2];
  return tokens[index - 1]?.text === '=' && variable?.kind === 'variable' ? variable.text : '';
}

function isDeclared(tokens: readonly PhpToken[], paren: number): boolean {
  const words = [tokens[paren - 1]?.text.toLowerCase(), tokens[paren - 2]?.text.toLowerCase()];
  return words.some((word) => word === 'function' || word === 'fn') && tokens[paren - 1]?.text !== ')';
}

function callsIn(frames: readonly Frame[]): OpenCall[] {
  const calls: OpenCall[] = [];
  frames.forEach((frame, index) => {
    if (!frame.call) return;
    const inner: Frame[] = [];
    for (const next of frames.slice(index + 1)) {
      if (!next.isArray) break;
      inner.push(next);
    }
    const last = inner.at(-1);
    const isDirect = index + inner.length === frames.length - 1;
    const current = frame.parts.at(-1) ?? [];
    const currentOfArray = last?.parts.at(-1) ?? [];
    const hasArrow = currentOfArray.some(({ text }) => text === '=>');
    calls.push({
      ...frame.call,
      argument: frame.parts.length - 1,
      argumentName: current[0]?.kind === 'name' && current[1]?.text === ':' ? current[0].text : '',
      arguments: frame.parts,
      keys: inner.slice(1).map(({ under }) => under),
      valueOf: last && isDirect && hasArrow ? keyOf(currentOfArray) : undefined,
      isInArray: last !== undefined && isDirect,
      present: last ? textsIn(last) : [],
    });
  });
  return calls;
}

/** The texts that the parts of an array before the cursor's begin with. */
function textsIn({ parts }: Frame): string[] {
  return parts.slice(0, -1).flatMap(([first]) => (first?.kind === 'string' ? [first.text.slice(1, -1)] : []));
}

/** The key that a part of an array begins with; `*`: none. */
function keyOf(part: readonly PhpToken[]): string {
  const [key, arrow] = part;
  return key?.kind === 'string' && arrow?.text === '=>' ? key.text.slice(1, -1) : '*';
}

/** The call whose parenthesis this is; undefined: it is none of a call. */
export function callBefore(
  tokens: readonly PhpToken[],
  paren: number,
): Pick<OpenCall, 'name' | 'kind' | 'on'> | undefined {
  const name = tokens[paren - 1];
  const before = tokens[paren - 2];
  if (name?.kind !== 'name') return undefined;
  const bare = name.text.replace(/^\\/, '');
  const word = before?.text.toLowerCase();
  if (word === 'function' || word === 'fn') return undefined;
  if (word === 'new') return { name: '__construct', kind: 'new', on: bare };
  if (before?.text === '->' || before?.text === '?->')
    return {
      name: bare,
      kind: 'method',
      on: tokens[paren - 3]?.kind === 'variable' ? (tokens[paren - 3]?.text ?? '') : '',
    };
  if (before?.text === '::')
    return { name: bare, kind: 'static', on: (tokens[paren - 3]?.text ?? '').replace(/^\\/, '') };
  // Methods may have such names.
  if (control.test(name.text)) return undefined;
  return { name: bare, kind: 'function', on: '' };
}
