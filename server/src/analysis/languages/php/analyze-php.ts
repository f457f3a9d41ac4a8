import { Budget, isCutShort, Meter, stepsOfFile } from '../../budget.ts';
import type { CodeKind } from '../../code-kind.ts';
import type { FindingList } from '../../findings.ts';
import type { Project } from '../../project.ts';
import type { SourceText } from '../../source-text.ts';
import type { Comment } from './ast.ts';
import { kindOf } from './child-nodes.ts';
import type { Dispatch, Listener } from './dispatch.ts';
import { type EntryWay, entryWays } from './entry-map.ts';
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
import { lower, newLists } from './lower.ts';
import type { Names } from './names.ts';
import { type NodeRow, nodeRow } from './node-row.ts';
import { PendingFindings } from './pending-findings.ts';
import type { PhpFile } from './php-file.ts';
import type { PhpReader } from './php-reader.ts';
import type { PhpContext } from './php-rule.ts';
import { type Batch, type FileContexts, fileContexts } from './rule-contexts.ts';
import { Stages } from './stages.ts';
import { stepsAt, visitNodes } from './visit-nodes.ts';

/** What is known of a file besides its findings. */
export interface PhpOutcome {
  readonly comments: readonly Comment[];
  /** Not everything was looked at: its steps were used up, or the nesting too deep. */
  readonly partial: boolean;
  /** What kind of code holds an offset: its function may be of another kind than its file. */
  readonly kindAt: (offset: number) => CodeKind | null;
  /** Ways in that are registered in it, where they were asked for. */
  readonly entries: readonly EntryWay[];
}

/** A text to analyse, and where it goes by its place in the row. */
export interface PhpInput {
  /** Path as the user gave it, with `/`; '' when unknown. */
  readonly name: string;
  readonly source: SourceText;
  readonly kind: () => CodeKind | null;
}

/**
 * Parses files, follows the data through all of them together and runs the rules of `dispatch`.
 * @param inputs at least one; their texts stand one after the other in the row that offsets count in
 * @param row that row
 * @param onFile told which file is looked at from now on
 * @param wantsEntries whether the ways in are wanted, too
 */
export function analyzePhp(
  reader: PhpReader,
  dispatch: Dispatch,
  inputs: readonly PhpInput[],
  row: SourceText,
  project: Project,
  findings: FindingList,
  onFile: (at: number) => void,
  wantsEntries = false,
): PhpOutcome[] {
  const meter = new Meter();
  const { files, lists, unread } = parseFiles(reader, inputs, row, onFile);
  if (unread.size > 0) project.isPart = true;
  const stages = new Stages(
    inputs.map(({ source }) => source.code.length),
    meter,
  );
  const pending = new PendingFindings();
  const run = new RuleRun(dispatch, findings, pending, onFile);
  const interpreter = new Interpreter(lists, files, row, run, meter);
  const { index, ledger } = interpreter;
  run.open({ files, index, lists, project, ledger, pending, tick: () => meter.tick() });
  if (dispatch.needsFlow || wantsEntries) {
    interpreter.runFiles();
    run.tellComparisons((offset) => interpreter.fileAt(offset));
    pending.settle(() => interpreter.reach());
    runFunctionRules(dispatch, interpreter, run, stages);
  }
  // After the program has run: rules over the syntax may ask what expressions gave.
  const visitSyntax = stages.begin();
  const visitFile = stages.begin();
  for (const [at, { program }] of files.entries()) {
    if (unread.has(at)) continue;
    run.enterFile(at);
    visitSyntax(at, () => {
      if (dispatch.readsSyntax) run.visitNodes(nodeRow(program), index.names, meter);
    });
  }
  for (const at of files.keys()) {
    // What a rule gathered of half a file is no reason for a finding.
    if (unread.has(at) || stages.cut.has(at)) continue;
    run.enterFile(at);
    visitFile(at, () => {
      for (const { rule, visit } of dispatch.files) visit(run.context(rule));
    });
  }
  if (!pending.isSettled) pending.settle(() => interpreter.reach());
  let kinds: FunctionKinds | null = null;
  const kindAt = (offset: number) => {
    kinds ??= new FunctionKinds(index, lists, (at) => inputs[interpreter.fileAt(at)]?.kind() ?? null);
    return kinds.at(offset);
  };
  const isCut = (at: number) => unread.has(at) || stages.cut.has(at) || interpreter.cutFiles.has(at);
  const ways = wantsEntries ? entryWays(interpreter, interpreter.reach()) : [];
  return files.map(({ comments }, at) => ({
    comments,
    partial: isCut(at),
    kindAt,
    entries: ways.filter(({ entry }) => interpreter.fileAt(entry.place.start) === at),
  }));
}

/** Parses each file in steps of its own. One that needs more is an empty program: `unread`, by their places. */
function parseFiles(reader: PhpReader, inputs: readonly PhpInput[], row: SourceText, onFile: (at: number) => void) {
  const lists = newLists();
  const unread = new Set<number>();
  const files = inputs.map(({ name, source }, at): PhpFile => {
    const { base, code } = source;
    onFile(at);
    try {
      const events = reader.parse(code, new Budget(stepsOfFile(code.length)));
      const { program, comments } = lower(events, row.code, base, lists);
      return { name, source, program, comments };
    } catch (error) {
      if (!isCutShort(error)) throw error;
      unread.add(at);
      return { name, source, program: { kind: 'Program', start: base, end: base, body: [] }, comments: [] };
    }
  });
  return { files, lists, unread };
}

function runFunctionRules(dispatch: Dispatch, interpreter: Interpreter, run: RuleRun, stages: Stages): void {
  const stage = stages.begin();
  const visitAll = <E>(at: number, listeners: readonly Listener<E>[], event: E, steps = 0) => {
    run.enterFile(at);
    stage(at, () => {
      stages.meter.spend(steps);
      for (const { rule, visit } of listeners) run.visit(rule, visit, event);
    });
  };
  for (const state of interpreter.functions) {
    visitAll(
      interpreter.fileAt(state.node.start),
      dispatch.functions,
      state,
      stepsAt(kindOf(state.node), state.node, 0),
    );
  }
  if (dispatch.handlers.length === 0) return;
  for (let file = 0; ; file++) {
    const handler = interpreter.topLevelHandler(file);
    if (handler === null) break;
    visitAll(file, dispatch.handlers, handler);
  }
  for (const handler of interpreter.handlers()) {
    visitAll(interpreter.fileAt(handler.function?.node.start ?? 0), dispatch.handlers, handler);
  }
}

/** The rules at work: hands events to those that want them. */
class RuleRun implements FlowEvents {
  readonly #dispatch: Dispatch;
  readonly #findings: FindingList;
  readonly #onFile: (at: number) => void;
  #files: readonly FileContexts[] = [];
  #current: FileContexts | null = null;
  readonly #pending: PendingFindings;
  readonly #comparisons: ComparisonEvent[] = [];

  constructor(dispatch: Dispatch, findings: FindingList, pending: PendingFindings, onFile: (at: number) => void) {
    this.#pending = pending;
    this.#onFile = onFile;
    this.#dispatch = dispatch;
    this.#findings = findings;
  }

  open(batch: Batch): void {
    this.#files = fileContexts(batch, this.#dispatch.rules, this.#findings);
    this.enterFile(0);
  }

  enterFile(file: number): void {
    this.#onFile(file);
    this.#current = this.#files[file] ?? null;
  }

  /** Tells the rules that listen to syntax of each node of the file at hand. */
  visitNodes(row: NodeRow, names: Names, meter: Meter): void {
    if (this.#current !== null) visitNodes(row, this.#dispatch, this.#current, names, meter);
  }

  context(rule: number): PhpContext {
    if (this.#current === null) throw new Error('no file was entered');
    return this.#current.context(rule);
  }

  #visitAt<E extends Place>(rule: number, visit: Listener<E>['visit'], event: E): void {
    this.#pending.place = event;
    try {
      this.visit(rule, visit, event);
    } finally {
      this.#pending.place = null;
    }
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
