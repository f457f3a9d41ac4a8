import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfTime } from '../../budget.ts';
import type { CodeKind } from '../../code-kind.ts';
import type { FindingList } from '../../findings.ts';
import type { Project } from '../../project.ts';
import type { Dispatch, Listener } from '../../rules/dispatch.ts';
import type { PhpContext } from '../../rules/rule.ts';
import type { SourceText } from '../../source-text.ts';
import type { Comment } from './ast.ts';
import type { WalkCounter } from './child-nodes.ts';
import type {
  CallEvent,
  ComparisonEvent,
  ConstructEvent,
  CreationEvent,
  MethodEvent,
  OutputEvent,
  Place,
} from './flow/events.ts';
import type { FlowEvents } from './flow/flow.ts';
import { Interpreter } from './flow/interpreter.ts';
import { FunctionKinds } from './function-kinds.ts';
import { type LowerTable, newLists } from './lower.ts';
import type { Names } from './names.ts';
import { type NodeRow, nodeRow } from './node-row.ts';
import { parsePhp } from './parse.ts';
import { PendingFindings } from './pending-findings.ts';
import type { PhpFile } from './php-file.ts';
import { type Batch, type FileContexts, fileContexts } from './rule-contexts.ts';
import { visitNodes } from './visit-nodes.ts';

/** What is known of a file besides its findings. */
export interface PhpOutcome {
  readonly comments: readonly Comment[];
  /** Not everything was looked at: the time was up, or the nesting too deep. */
  readonly partial: boolean;
  /** What kind of code holds an offset: its function may be of another kind than its file. */
  readonly kindAt: (offset: number) => CodeKind | null;
}

/** A text to analyse, and where it goes by its place in the row. */
export interface PhpInput {
  /** Path as the user gave it, with `/`; '' when unknown. */
  readonly name: string;
  readonly source: SourceText;
  readonly kind: CodeKind | null;
}

/**
 * Parses files, follows the data through all of them together and runs the rules of `dispatch`.
 * @param inputs at least one; their texts stand one after the other in the row that offsets count in
 * @param row that row
 */
export function analyzePhp(
  parser: Parser,
  table: LowerTable,
  dispatch: Dispatch,
  inputs: readonly PhpInput[],
  row: SourceText,
  project: Project,
  budget: Budget,
  findings: FindingList,
): PhpOutcome[] {
  const lists = newLists();
  const files: PhpFile[] = [];
  const pending = new PendingFindings();
  const run = new RuleRun(dispatch, findings, pending);
  let flow: Interpreter | null = null;
  try {
    for (const { name, source } of inputs) {
      const { program, comments } = parsePhp(parser, table, source, row.code, lists, budget);
      files.push({ name, source, program, comments });
    }
    const interpreter = new Interpreter(lists, files, row, run, budget);
    flow = interpreter;
    const { index, ledger } = interpreter;
    run.open({ files, index, lists, project, ledger, pending, tick: () => budget.tick() });
    if (dispatch.needsFlow) {
      interpreter.runFiles();
      run.tellComparisons((offset) => interpreter.fileAt(offset));
      pending.settle(interpreter.reach());
      runFunctionRules(dispatch, interpreter, run);
    }
    // After the program has run: rules over the syntax may ask what expressions gave.
    for (const [at, { program }] of files.entries()) {
      run.enterFile(at);
      if (dispatch.readsSyntax) run.visitNodes(nodeRow(program), index.names, budget);
    }
    for (const at of files.keys()) {
      run.enterFile(at);
      for (const { rule, visit } of dispatch.files) visit(run.context(rule));
    }
    let kinds: FunctionKinds | null = null;
    const kindAt = (offset: number) => {
      kinds ??= new FunctionKinds(interpreter.index, lists, (at) => inputs[interpreter.fileAt(at)]?.kind ?? null);
      return kinds.at(offset);
    };
    return files.map(({ comments }) => ({ comments, partial: interpreter.isCut, kindAt }));
  } catch (error) {
    // Nesting that overflows the stack in spite of the depth limits cuts the analysis short, like the clock does.
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
    return inputs.map((_input, at) => ({ comments: files[at]?.comments ?? [], partial: true, kindAt: () => null }));
  } finally {
    if (flow !== null && pending.reach === null) pending.settle(flow.reach());
  }
}

function runFunctionRules(dispatch: Dispatch, interpreter: Interpreter, run: RuleRun): void {
  const visitAll = <E>(listeners: readonly Listener<E>[], event: E) => {
    for (const { rule, visit } of listeners) run.visit(rule, visit, event);
  };
  for (const state of interpreter.functions) {
    run.enterFile(interpreter.fileAt(state.node.start));
    visitAll(dispatch.functions, state);
  }
  if (dispatch.handlers.length === 0) return;
  for (let file = 0; ; file++) {
    const handler = interpreter.topLevelHandler(file);
    if (handler === null) break;
    run.enterFile(file);
    visitAll(dispatch.handlers, handler);
  }
  for (const handler of interpreter.handlers()) {
    run.enterFile(interpreter.fileAt(handler.function?.node.start ?? 0));
    visitAll(dispatch.handlers, handler);
  }
}

/** The rules at work: hands events to those that want them. */
class RuleRun implements FlowEvents {
  readonly #dispatch: Dispatch;
  readonly #findings: FindingList;
  #files: readonly FileContexts[] = [];
  #current: FileContexts | null = null;
  readonly #pending: PendingFindings;
  readonly #comparisons: ComparisonEvent[] = [];

  constructor(dispatch: Dispatch, findings: FindingList, pending: PendingFindings) {
    this.#pending = pending;
    this.#dispatch = dispatch;
    this.#findings = findings;
  }

  open(batch: Batch): void {
    this.#files = fileContexts(batch, this.#dispatch.rules, this.#findings);
    this.enterFile(0);
  }

  enterFile(file: number): void {
    this.#current = this.#files[file] ?? null;
  }

  /** Tells the rules that listen to syntax of each node of the file at hand. */
  visitNodes(row: NodeRow, names: Names, counter: WalkCounter): void {
    if (this.#current !== null) visitNodes(row, this.#dispatch, this.#current, names, counter);
  }

  context(rule: number): PhpContext {
    if (this.#current === null) throw new Error('no file was entered');
    return this.#current.context(rule);
  }

  #visitAt<E extends Place>(rule: number, visit: Listener<E>['visit'], event: E): void {
    this.#pending.place = event;
    this.visit(rule, visit, event);
    this.#pending.place = null;
  }

  visit<E>(rule: number, visit: Listener<E>['visit'], event: E): void {
    visit(event, this.context(rule));
  }

  wantsCall(name: string): boolean {
    return this.#dispatch.calls.has(name);
  }

  call(event: CallEvent): void {
    for (const { rule, visit } of this.#dispatch.calls.get(event.name) ?? []) this.#visitAt(rule, visit, event);
  }

  wantsMethod(name: string): boolean {
    return this.#dispatch.methods.has(name);
  }

  method(event: MethodEvent): void {
    for (const { rule, visit, on } of this.#dispatch.methods.get(event.name) ?? []) {
      if (on === '*' || on === event.className) this.#visitAt(rule, visit, event);
    }
  }

  wantsCreation(className: string): boolean {
    return this.#dispatch.creations.has(className);
  }

  creation(event: CreationEvent): void {
    for (const { rule, visit } of this.#dispatch.creations.get(event.className) ?? [])
      this.#visitAt(rule, visit, event);
  }

  output(event: OutputEvent): void {
    for (const { rule, visit } of this.#dispatch.output) this.#visitAt(rule, visit, event);
  }

  comparison(event: ComparisonEvent): void {
    this.#comparisons.push(event);
  }

  /** Tells of comparisons when the program has run: only then is known what else the compared values may be. */
  tellComparisons(fileAt: (offset: number) => number): void {
    for (const event of this.#comparisons) {
      this.enterFile(fileAt(event.node.start));
      for (const { rule, visit } of this.#dispatch.comparisons) this.#visitAt(rule, visit, event);
    }
  }

  construct(event: ConstructEvent): void {
    for (const { rule, visit } of this.#dispatch.construct) this.#visitAt(rule, visit, event);
  }
}
