import type { OutputPlace } from '../../../html-context/place.ts';
import type { Binary, Call, Expr, MethodCall, New, Node, StaticCall } from '../ast.ts';
import type { FunctionInfo } from './function-info.ts';
import type { Held } from './held.ts';
import type { Span, Value } from './value.ts';

/** An argument: its expression and what is known of its value. */
export interface ArgInfo {
  readonly node: Expr;
  readonly value: Value;
  /** Of a named argument. */
  readonly name: string | null;
  /** `...$args`. */
  readonly spread: boolean;
}

/** What every semantic event knows of where it happens. */
export interface Place {
  /** null: the file's own top level. */
  readonly enclosing: FunctionInfo | null;
  /** Loops around it inside the enclosing function; callbacks of array_map and the like count. */
  readonly loopDepth: number;
  /** Guards (flow/guards.ts) that hold here. */
  readonly guards: number;
  /** The conditions that were met on every way here. */
  readonly held: Held | null;
}

/** A call of a function by name. Events come in the order of evaluation; one in a loop may come twice. */
export interface CallEvent extends Place {
  readonly node: Call;
  /** Lower-case, without a leading backslash, resolved by namespace and `use`. */
  readonly name: string;
  readonly args: readonly ArgInfo[];
  /** Nothing is done with the result. */
  readonly isStatement: boolean;
  /** The file itself defines this function. */
  readonly isLocal: boolean;
  /** What the call gives. */
  readonly result: Value;
}

/** A call of a method, static or not. */
export interface MethodEvent extends Place {
  readonly node: MethodCall | StaticCall;
  /** Lower-case class of the receiver, null when unknown. `$wpdb` is `wpdb`. */
  readonly className: string | null;
  /** Lower-case. */
  readonly name: string;
  readonly receiver: Value;
  readonly args: readonly ArgInfo[];
  readonly isStatement: boolean;
  readonly result: Value;
}

/** `new` of a class with a known name. */
export interface CreationEvent extends Place {
  readonly node: New;
  /** Lower-case, resolved. */
  readonly className: string;
  readonly args: readonly ArgInfo[];
}

/** One piece of text that reaches the page. Literal text makes no event. */
export interface OutputEvent extends Place {
  /** The expression that made the piece. */
  readonly node: Expr;
  readonly value: Value;
  /** Where in the page it lands. */
  readonly place: OutputPlace;
  /** The statement or call that prints. */
  readonly sink: Span;
  /** `echo`, `print`, `printf`, `_e`, `shortcode`, … */
  readonly via: string;
}

/** Two values that are compared for being equal or not. */
export interface ComparisonEvent extends Place {
  readonly node: Binary;
  readonly op: '==' | '===' | '!=' | '!==' | '<>';
  readonly left: Value;
  readonly right: Value;
}

/** include, eval, backticks, names in variables: sinks of the language itself. */
export interface ConstructEvent extends Place {
  readonly node: Node;
  /** `call`, `create`, `method`: foreign data names the function, the class, the method. */
  /** `variable`: foreign data names the variable that is set. `sql`: a filter gives back a piece of a query. */
  /** `answer`: a filter says who is logged in. `session`: an entry of the session is set. */
  readonly what:
    | 'include'
    | 'eval'
    | 'shell'
    | 'call'
    | 'create'
    | 'method'
    | 'sql'
    | 'variable'
    | 'answer'
    | 'session';
  readonly value: Value;
}
