import { type HtmlState, pageStart } from '../../../html-context/state.ts';
import type { Expr } from '../ast.ts';
import type { Env } from './env.ts';
import type { FunctionState } from './function-state.ts';
import type { Taint, Value } from './value.ts';

/** Where `break` and `continue` of one loop or switch leave to. */
export interface Jump {
  readonly root: Env;
  readonly isLoop: boolean;
  readonly exits: Env[];
}

/** A loop that writes every entry of an array anew. */
export interface Rewrite {
  readonly array: string;
  readonly key: string;
  /** What the entries are now, null as long as none has been written. */
  value: Value | null;
}

/** A test whose outcome a variable holds. */
export interface KeptTest {
  readonly node: Expr;
  /** What the variable holds as long as nothing else was assigned. */
  readonly outcome: Value;
  /** What the test looked at, by variable. */
  readonly subjects: readonly (readonly [string, Value | undefined])[];
}

/** One run of a function's body, or of the file's top level. */
export class Frame {
  /** What happens in it is recorded here; the top level has a state too. */
  readonly state: FunctionState;
  readonly isTopLevel: boolean;
  /** Lower-case; '' outside classes. */
  readonly className: string;
  env: Env;
  html: HtmlState;
  /** Enclosing loops, those of the function this closure is a callback in included. */
  loopDepth: number;
  readonly jumps: Jump[] = [];
  readonly rewrites: Rewrite[] = [];
  /** Where the page stood when each open output buffer was started. */
  readonly buffers: HtmlState[] = [];
  /** Expressions and statements open above the one being evaluated. */
  depth = 0;
  /** After extract() of foreign data every unknown variable is foreign. */
  extracted: readonly Taint[] | null = null;
  /** Set while an included file runs: where its `return` leads, and what it gives. */
  included: { readonly root: Env; value: Value | null; readonly exits: Env[] } | null = null;
  /** Inside a condition: asking for a field is not using it. */
  conditions = 0;
  /** The expression that is a statement by itself, while it is evaluated. */
  statement: Expr | null = null;
  /** Names that `global` statements tied to global variables. */
  globals: Set<string> | null = null;
  /** What variables that are a part of something were made of (origins.ts). */
  readonly derived = new Map<string, Expr>();
  /** Tests whose outcomes variables hold, by name (kept-tests.ts). */
  readonly tests = new Map<string, KeptTest>();
  /** The page where a printed return value lands. */
  readonly returnHtml = pageStart;
  /** What its return values are printed as, if they are: `shortcode`, … */
  readonly printsReturn: string | null;

  constructor(
    state: FunctionState,
    isTopLevel: boolean,
    env: Env,
    html: HtmlState,
    loopDepth: number,
    prints: string | null,
  ) {
    this.state = state;
    this.isTopLevel = isTopLevel;
    this.className = state.className ?? '';
    this.env = env;
    this.html = html;
    this.loopDepth = loopDepth;
    this.printsReturn = prints;
  }
}

/** Deeper nesting than this is not followed: no code a person wrote has it. */
export const deepest = 300;
