import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { RuleMeta } from '../../rule-meta.ts';
import type { SourceText } from '../../source-text.ts';
import type { Call, Comment, Expr, Interpolated, Node, NodeKind, NodeOf, Program } from './ast.ts';
import type {
  CallEvent,
  ComparisonEvent,
  ConstructEvent,
  CreationEvent,
  MethodEvent,
  OutputEvent,
} from './flow/events.ts';
import type { FileIndex } from './flow/file-index.ts';
import type { FunctionInfo, HandlerInfo } from './flow/function-info.ts';
import type { Ledger } from './flow/ledger.ts';
import type { Reached } from './flow/reach.ts';
import type { Span, Taint, Value } from './flow/value.ts';
import type { Lists } from './items.ts';
import type { Names } from './names.ts';
import type { BodyOwner } from './node-row.ts';
import type { DangerMask } from './taint/kinds.ts';

/** What every PHP visitor gets. */
export interface PhpContext {
  readonly source: SourceText;
  readonly names: Names;
  readonly comments: readonly Comment[];
  /** The file's path as the user gave it, with `/`; '' when unknown. */
  readonly fileName: string;
  readonly project: Project;
  readonly program: Program;
  /** Functions and classes of all PHP files that are analysed together. */
  readonly index: FileIndex;
  /** Calls and declarations of all those files; the same object for each of them, so that tables can be kept for it. */
  readonly lists: Lists;
  /** What expressions gave and what became of the results of calls; complete when `nodes` visitors are called. */
  readonly ledger: Ledger;
  report(finding: Finding): void;
  /**
   * Reports foreign data in `value` that is dangerous here (`mask`), now and for every caller: data that comes in
   * through a parameter is followed to the calls of the function, and `found` runs once for each source that arrives.
   * `at` is the sink.
   */
  track(value: Value, mask: DangerMask, at: Span, found: (taint: Taint) => Finding | null): void;
  /** Who gets to a function, and what has been checked whenever it is got to; null is the file's own top level. */
  reached(info: Pick<FunctionInfo, 'node'> | null): Reached;
  /** The text with variables in it that an expression is a direct part of, null when it stands in code. */
  interpolationOf(node: Expr): Interpolated | null;
  /** Counts the work of the analysis, which ends when its budget is used up: for each round of a long loop. */
  tick(): void;
  /** Ancestors of the node being visited, outermost first (only inside `nodes` and `namedCalls` visitors). */
  readonly ancestors: readonly Node[];
  /** Whether that node may run several times in its function: it is in a loop, or in a closure (only there, too). */
  readonly mayRepeat: boolean;
  /**
   * The nodes of a function's body, parents first, in source order (only inside `nodes` and `namedCalls` visitors).
   * Closures, functions and classes in it are there, what is in them is not; the inside of arrow functions is.
   */
  bodyNodes(owner: BodyOwner): readonly Node[];
}

type Visit<E> = (event: E, context: PhpContext) => void;

/**
 * What a rule listens to. Only what is declared is ever called, and a visitor keeps no state between calls: everything
 * it needs is in the event, the context, or a table beside it. Names are compared without case.
 */
export interface PhpVisitor {
  /** Asked once for each file: false when the rule has nothing to find there by `nodes` and `namedCalls`. Default: true. */
  readonly wantsFile?: (context: PhpContext) => boolean;
  /** Each node of the kind once, parents first, when the program has run. */
  readonly nodes?: { readonly [K in NodeKind]?: (node: NodeOf<K>, context: PhpContext) => void };
  /** Syntax only: calls of these functions, as `nodes` would tell of them; no other call costs anything. */
  readonly namedCalls?: readonly {
    readonly names: readonly string[] | ReadonlySet<string>;
    readonly visit: (node: Call, context: PhpContext) => void;
  }[];
  readonly calls?: readonly { readonly names: Iterable<string>; readonly visit: Visit<CallEvent> }[];
  /** `on`: the receiver's class, or `*` for any, unknown too. */
  readonly methods?: readonly {
    readonly on: string;
    readonly names: Iterable<string>;
    readonly visit: Visit<MethodEvent>;
  }[];
  readonly creations?: readonly { readonly names: Iterable<string>; readonly visit: Visit<CreationEvent> }[];
  readonly output?: Visit<OutputEvent>;
  readonly construct?: Visit<ConstructEvent>;
  /** Two values compared for being equal; in a loop one may come twice. */
  readonly comparisons?: Visit<ComparisonEvent>;
  /** Once for each function, method and closure, after its body. */
  readonly functions?: Visit<FunctionInfo>;
  /** Once for each entry point: a function WordPress calls, the file's top level, or one nobody here calls. */
  readonly handlers?: Visit<HandlerInfo>;
  /** Once, last. */
  readonly file?: (context: PhpContext) => void;
}

/** A rule file for PHP. */
export interface PhpRule {
  readonly meta: RuleMeta;
  readonly visitor: PhpVisitor;
}
