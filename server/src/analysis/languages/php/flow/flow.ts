import type { Meter } from '../../../budget.ts';
import type { SourceText } from '../../../source-text.ts';
import type { Expr, Stmt } from '../ast.ts';
import type { CallEvent, ComparisonEvent, ConstructEvent, CreationEvent, MethodEvent, OutputEvent } from './events.ts';
import type { FileIndex } from './file-index.ts';
import type { Frame } from './frame.ts';
import type { FunctionState } from './function-state.ts';
import type { Ledger } from './ledger.ts';
import type { SessionReads } from './session-reads.ts';
import type { FlowSymbol } from './symbol.ts';
import type { Value } from './value.ts';

/** Who wants to hear of what happens. A listener that nobody declared costs nothing. */
export interface FlowEvents {
  /** What happens from now on, happens in this file, by its place in the list of files. */
  enterFile(file: number): void;
  wantsCall(name: string): boolean;
  call(event: CallEvent): void;
  wantsMethod(name: string): boolean;
  method(event: MethodEvent): void;
  wantsCreation(className: string): boolean;
  creation(event: CreationEvent): void;
  output(event: OutputEvent): void;
  construct(event: ConstructEvent): void;
  comparison(event: ComparisonEvent): void;
}

/** The abstract interpretation of a file, or of several together, as its parts see it. */
export interface Flow {
  readonly index: FileIndex;
  readonly source: SourceText;
  readonly events: FlowEvents;
  /** Written while the program runs, read when it has run. */
  readonly ledger: Ledger;
  /** The file being run is a block's render.php: `$attributes` comes from authors. */
  readonly isBlockRender: boolean;
  /** Counts a step; throws when there is none left. */
  tick(): void;
  /** Where steps are counted. */
  readonly meter: Meter;
  evaluate(frame: Frame, node: Expr): Value;
  execute(frame: Frame, body: readonly Stmt[]): void;
  /** Runs a function's body once, with symbols for parameters. `outer`: where a closure is written. */
  run(state: FunctionState, outer: Frame | null): void;
  /** The function a position is in; null at the top level. */
  functionAt(offset: number): FunctionState | null;
  /** What had been checked at the calls that register callbacks, by where they start; filled while the program runs. */
  readonly registered: Map<number, number>;
  /** The file whose path ends so, seen from the file that runs, by its place in the list of files; -1 when none. */
  fileNamed(end: string): number;
  /** Runs an included file's top level in a frame; false when it is running already, or was and `once` says so. */
  runIncluded(file: number, frame: Frame, once: boolean): boolean;
  /** Whether running a function body of this length once more is worth its time; counts it when it is. */
  affords(length: number): boolean;
  /** The state of a closure, made when first met. */
  closureState(node: Extract<Expr, { kind: 'Closure' | 'ArrowFn' }>, frame: Frame): FunctionState;
  /** The symbol of a property (`class::$name`) or a global variable (`$name`). */
  shared(name: string): FlowSymbol;
  /** What is known of a shared place besides its foreign data: class name, types. */
  sharedFacts(name: string): Value | undefined;
  joinSharedFacts(name: string, value: Value): void;
  readonly sessionReads: SessionReads;
  /** Nesting was too deep somewhere: the answer is partial. */
  cut(): void;
}
