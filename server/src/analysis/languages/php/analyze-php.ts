import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfTime } from '../../budget.ts';
import type { CodeKind } from '../../code-kind.ts';
import type { FindingList } from '../../findings.ts';
import type { Project } from '../../project.ts';
import type { Dispatch, Listener } from '../../rules/dispatch.ts';
import type { Finding, PhpContext, PhpRule } from '../../rules/rule.ts';
import type { SourceText } from '../../source-text.ts';
import type { Comment, Expr, Interpolated, Node, Program } from './ast.ts';
import { walkNodes } from './child-nodes.ts';
import type {
  CallEvent,
  ComparisonEvent,
  ConstructEvent,
  CreationEvent,
  MethodEvent,
  OutputEvent,
} from './flow/events.ts';
import type { FileIndex } from './flow/file-index.ts';
import type { FlowEvents } from './flow/flow.ts';
import { Interpreter } from './flow/interpreter.ts';
import type { Ledger } from './flow/ledger.ts';
import { pass } from './flow/symbol.ts';
import { deepTaints } from './flow/taints.ts';
import { harmlessTypes, type Span, type Taint, type Value } from './flow/value.ts';
import { FunctionKinds } from './function-kinds.ts';
import type { Lists } from './items.ts';
import { type LowerTable, newLists } from './lower.ts';
import type { Names } from './names.ts';
import { parsePhp } from './parse.ts';
import type { PhpFile } from './php-file.ts';
import { type DangerMask, everyDanger } from './taint/kinds.ts';

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
  const run = new RuleRun(dispatch, findings, budget);
  try {
    for (const { name, source } of inputs) {
      const { program, comments } = parsePhp(parser, table, source, row.code, lists, budget);
      files.push({ name, source, program, comments });
    }
    const interpreter = new Interpreter(lists, files, row, run, budget);
    const { index, ledger } = interpreter;
    run.open({ files, index, lists, project, ledger });
    if (dispatch.needsFlow) {
      interpreter.runFiles();
      runFunctionRules(dispatch, interpreter, run);
    }
    // After the program has run: rules over the syntax may ask what expressions gave.
    for (const [at, { program }] of files.entries()) {
      run.enterFile(at);
      visitNodes(program, dispatch, run, index.names, budget);
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

function visitNodes(program: Program, dispatch: Dispatch, run: RuleRun, names: Names, budget: Budget): void {
  if (dispatch.nodes.size === 0 && dispatch.namedCalls.size === 0) return;
  // The walk keeps them in one array, so each rule is told of it once.
  let shared: readonly Node[] | null = null;
  walkNodes(program, budget, (node, ancestors) => {
    const listeners = dispatch.nodes.get(node.kind);
    const named =
      node.kind === 'Call' && node.callee.kind === 'Name'
        ? dispatch.namedCalls.get(names.functionName(node.callee))
        : undefined;
    if (listeners === undefined && named === undefined) return;
    if (ancestors !== shared) {
      shared = ancestors;
      run.setAncestors(ancestors);
    }
    if (listeners !== undefined) tellAll(listeners, node, run);
    if (named !== undefined) tellAll(named, node, run);
  });
}

/** @param listeners those of the node's own kind */
function tellAll(listeners: readonly Listener<never>[], node: Node, run: RuleRun): void {
  // By index: an iterator makes an object for each listener, and here that is millions.
  for (let at = 0; at < listeners.length; at++) {
    const listener = listeners[at] as Listener<Node> | undefined;
    if (listener !== undefined) listener.visit(node, run.context(listener.rule));
  }
}

/** The files that are analysed together, and what is known of them all. */
interface Batch {
  readonly files: readonly PhpFile[];
  readonly index: FileIndex;
  readonly lists: Lists;
  readonly project: Project;
  readonly ledger: Ledger;
}

/** The rules at work: hands events to those that want them. */
class RuleRun implements FlowEvents {
  readonly #dispatch: Dispatch;
  readonly #findings: FindingList;
  readonly #budget: Budget;
  /** By file, then by rule. */
  #contexts: RuleContext[][] = [];
  #current: RuleContext[] = [];

  constructor(dispatch: Dispatch, findings: FindingList, budget: Budget) {
    this.#dispatch = dispatch;
    this.#findings = findings;
    this.#budget = budget;
  }

  open({ files, ...batch }: Batch): void {
    const shared = {
      ...batch,
      interpolationOf: lazyInterpolations(batch.lists),
      tick: () => this.#budget.tick(),
    };
    this.#contexts = files.map((file) =>
      this.#dispatch.rules.map((rule) => new RuleContext(rule, this.#findings, file, shared)),
    );
    this.enterFile(0);
  }

  enterFile(file: number): void {
    this.#current = this.#contexts[file] ?? [];
  }

  context(rule: number): RuleContext {
    const context = this.#current[rule];
    if (context === undefined) throw new Error(`no rule number ${rule}`);
    return context;
  }

  /** What the rules see as ancestors in the file at hand. */
  setAncestors(ancestors: readonly Node[]): void {
    for (const context of this.#current) context.ancestors = ancestors;
  }

  visit<E>(rule: number, visit: Listener<E>['visit'], event: E): void {
    visit(event, this.context(rule));
  }

  wantsCall(name: string): boolean {
    return this.#dispatch.calls.has(name);
  }

  call(event: CallEvent): void {
    for (const { rule, visit } of this.#dispatch.calls.get(event.name) ?? []) this.visit(rule, visit, event);
  }

  wantsMethod(name: string): boolean {
    return this.#dispatch.methods.has(name);
  }

  method(event: MethodEvent): void {
    for (const { rule, visit, on } of this.#dispatch.methods.get(event.name) ?? []) {
      if (on === '*' || on === event.className) this.visit(rule, visit, event);
    }
  }

  wantsCreation(className: string): boolean {
    return this.#dispatch.creations.has(className);
  }

  creation(event: CreationEvent): void {
    for (const { rule, visit } of this.#dispatch.creations.get(event.className) ?? []) this.visit(rule, visit, event);
  }

  output(event: OutputEvent): void {
    for (const { rule, visit } of this.#dispatch.output) this.visit(rule, visit, event);
  }

  comparison(event: ComparisonEvent): void {
    for (const { rule, visit } of this.#dispatch.comparisons) this.visit(rule, visit, event);
  }

  construct(event: ConstructEvent): void {
    for (const { rule, visit } of this.#dispatch.construct) this.visit(rule, visit, event);
  }
}

/** Which text each interpolated expression is part of, made when first asked for. */
function lazyInterpolations(lists: Lists): (node: Expr) => Interpolated | null {
  let owners: Map<Expr, Interpolated> | null = null;
  return (node) => {
    if (owners === null) {
      owners = new Map();
      for (const text of lists.interpolations) for (const part of text.parts) owners.set(part, text);
    }
    return owners.get(node) ?? null;
  };
}

class RuleContext implements PhpContext {
  readonly source: SourceText;
  readonly names: Names;
  readonly comments: readonly Comment[];
  readonly fileName: string;
  readonly project: Project;
  readonly program: Program;
  readonly index: FileIndex;
  readonly lists: Lists;
  ancestors: readonly Node[] = [];
  readonly #rule: PhpRule;
  readonly #findings: FindingList;
  readonly interpolationOf: (node: Expr) => Interpolated | null;
  readonly tick: () => void;
  readonly ledger: Ledger;

  constructor(
    rule: PhpRule,
    findings: FindingList,
    file: PhpFile,
    shared: Pick<PhpContext, 'index' | 'lists' | 'interpolationOf' | 'project' | 'tick' | 'ledger'>,
  ) {
    this.project = shared.project;
    this.index = shared.index;
    this.lists = shared.lists;
    this.interpolationOf = shared.interpolationOf;
    this.tick = shared.tick;
    this.ledger = shared.ledger;
    this.#rule = rule;
    this.#findings = findings;
    this.source = file.source;
    this.program = file.program;
    this.names = shared.index.names;
    this.comments = file.comments;
    this.fileName = file.name;
  }

  report(finding: Finding): void {
    this.#findings.add(this.#rule.meta, finding);
  }

  track(value: Value, mask: DangerMask, at: Span, found: (taint: Taint) => Finding | null): void {
    if ((value.types & harmlessTypes) === value.types) return;
    const taints = deepTaints(value);
    if (taints.length === 0) return;
    const sink = {
      wanted: mask,
      through: everyDanger,
      step: null,
      key: `${this.#rule.meta.id} ${at.start} ${at.end} ${mask}`,
      deliver: (taint: Taint) => {
        const finding = found(taint);
        if (finding !== null) this.report(finding);
      },
    };
    for (const taint of taints) pass(taint, sink);
  }
}
