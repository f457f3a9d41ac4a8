import type { Analyzer } from '../../../analysis/analyzer.ts';
import type {
  Arg,
  ArrowFn,
  Call,
  Closure,
  Expr,
  FunctionDecl,
  Method,
  Node,
} from '../../../analysis/languages/php/ast.ts';
import type { PhpPlace, PhpTree } from '../../../analysis/languages/php/read-php.ts';

/** Text that takes the place of other text; offsets of the code that it is an edit of. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A callback that is hooked, or a shortcode. */
export interface Registration {
  readonly call: Call;
  readonly kind: 'action' | 'filter' | 'shortcode';
  readonly hook: string;
  readonly callback: Expr;
  readonly priority: Arg | null;
  readonly acceptedArgs: Arg | null;
  /** The function that is called, where it is among the code. */
  readonly handler: FunctionLike | null;
}

/** A function or method that has a body. */
export type NamedFunction = FunctionDecl | (Method & { readonly body: FunctionDecl['body'] });
export type FunctionLike = NamedFunction | Closure | ArrowFn;

const registrars = { add_action: 'action', add_filter: 'filter', add_shortcode: 'shortcode' } as const;

/** PHP that a prompt brings, read. */
export class GivenPhp {
  readonly code: string;
  readonly tree: PhpTree;
  readonly functions: readonly NamedFunction[];

  private constructor(code: string, tree: PhpTree) {
    this.code = code;
    this.tree = tree;
    this.functions = tree.nodes.flatMap(({ node }): NamedFunction[] => {
      if (node.kind === 'Function') return [node];
      return node.kind === 'Method' && node.body !== null ? [{ ...node, body: node.body }] : [];
    });
  }

  /** Code without an open tag gets one; null: the parser reads nothing of it. */
  static read(code: string, analyzer: Analyzer): GivenPhp | null {
    const opensIn =
      /<\?(?:php|=)/.test(code) &&
      !/^\s*(?:function\s+\w+\s*\(|(?:final |abstract )?class\s+\w|add_\w+\(|\$\w+\s*=)/.test(code);
    const whole = opensIn ? code : `<?php\n${code}`;
    const tree = analyzer.readPhp(whole);
    return tree === null ? null : new GivenPhp(whole, tree);
  }

  text({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.code.slice(start, end);
  }

  /** The places of nodes of a kind. */
  places<K extends Node['kind']>(kind: K): (PhpPlace & { readonly node: Extract<Node, { kind: K }> })[] {
    return this.tree.nodes.filter(
      (place): place is PhpPlace & { readonly node: Extract<Node, { kind: K }> } => place.node.kind === kind,
    );
  }

  /** Calls of functions by these names. */
  calls(...names: readonly string[]): PhpPlace[] {
    return this.tree.nodes.filter(({ node }) => names.includes(calledName(node)));
  }

  get registrations(): Registration[] {
    return this.tree.nodes.flatMap(({ node }) => {
      const kind = Object.entries(registrars).find(([name]) => name === calledName(node))?.[1];
      if (kind === undefined || node.kind !== 'Call') return [];
      const [hook, callback, priority = null, acceptedArgs = null] = node.args;
      if (hook?.value.kind !== 'Str' || callback === undefined) return [];
      const handler = this.handlerOf(callback.value);
      return { call: node, kind, hook: hook.value.value, callback: callback.value, priority, acceptedArgs, handler };
    });
  }

  /** The function of the code that a callback names. */
  handlerOf(callback: Expr): FunctionLike | null {
    if (callback.kind === 'Closure' || callback.kind === 'ArrowFn') return callback;
    const name = callbackName(callback);
    return this.functions.find((one) => one.name === name) ?? null;
  }

  /** White space at the beginning of the line that an offset is on. */
  indentAt(offset: number): string {
    const line = this.code.lastIndexOf('\n', offset - 1) + 1;
    return /^[\t ]*/.exec(this.code.slice(line))?.[0] ?? '';
  }

  lineAt(offset: number): number {
    return this.code.slice(0, offset).split('\n').length;
  }

  /**
   * The code with edits made; of two that overlap the first stands.
   * @param range only this part of the code
   */
  with(edits: readonly Edit[], range = { start: 0, end: this.code.length }): string {
    const inside = edits.filter(({ start, end }) => start >= range.start && end <= range.end);
    let text = '';
    let at = range.start;
    for (const { start, end, text: made } of inside.sort((a, b) => a.start - b.start || a.end - b.end)) {
      if (start < at) continue;
      text += this.code.slice(at, start) + made;
      at = end;
    }
    return text + this.code.slice(at, range.end);
  }
}

/** The name that a call calls by, without a leading backslash; '' for other nodes. */
export function calledName(node: Node): string {
  return node.kind === 'Call' && node.callee.kind === 'Name' ? node.callee.text.replace(/^\\/, '').toLowerCase() : '';
}

/** `name` of `'name'`, `array( $this, 'name' )`, `'Class::name'`. */
export function callbackName(callback: Expr): string {
  if (callback.kind === 'Str') return callback.value.split('::').at(-1) ?? '';
  if (callback.kind === 'Array') {
    const last = callback.items.at(-1)?.value;
    if (last?.kind === 'Str') return last.value;
  }
  return '';
}
