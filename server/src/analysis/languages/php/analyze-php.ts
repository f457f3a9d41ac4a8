import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfTime } from '../../budget.ts';
import type { FindingList } from '../../findings.ts';
import type { Dispatch, Listener } from '../../rules/dispatch.ts';
import type {
  CallEvent,
  ConstructEvent,
  CreationEvent,
  Finding,
  MethodEvent,
  OutputEvent,
  PhpContext,
  PhpRule,
} from '../../rules/rule.ts';
import type { SourceText } from '../../source-text.ts';
import type { Comment, Expr, Interpolated, Node } from './ast.ts';
import { walkNodes } from './child-nodes.ts';
import type { FlowEvents } from './flow/flow.ts';
import { Interpreter } from './flow/interpreter.ts';
import { pass } from './flow/symbol.ts';
import { deepTaints } from './flow/taints.ts';
import { harmlessTypes, type Span, type Taint, type Value } from './flow/value.ts';
import type { Lowered, LowerTable } from './lower.ts';
import type { Names } from './names.ts';
import { parsePhp } from './parse.ts';
import { allDanger, type DangerMask } from './taint/kinds.ts';

/** What is known of a file besides its findings. */
export interface PhpOutcome {
  readonly comments: readonly Comment[];
  /** Not everything was looked at: the time was up, or the nesting too deep. */
  readonly partial: boolean;
}

/** Parses, follows the data and runs the rules of `dispatch` over one PHP file. */
export function analyzePhp(
  parser: Parser,
  table: LowerTable,
  dispatch: Dispatch,
  source: SourceText,
  fileName: string,
  budget: Budget,
  findings: FindingList,
): PhpOutcome {
  let lowered: Lowered | null = null;
  let interpreter: Interpreter | null = null;
  try {
    lowered = parsePhp(parser, table, source.code, budget);
    const run = new RuleRun(dispatch, findings);
    interpreter = new Interpreter(lowered, source, fileName, run, budget);
    run.open(source, interpreter.index.names, lowered, fileName);
    visitNodes(lowered, dispatch, run, budget);
    if (dispatch.needsFlow) {
      interpreter.runFile();
      for (const { rule, visit } of dispatch.functions)
        for (const state of interpreter.functions) run.visit(rule, visit, state);
      if (dispatch.handlers.length > 0) {
        for (const handler of interpreter.handlers()) {
          for (const { rule, visit } of dispatch.handlers) run.visit(rule, visit, handler);
        }
      }
    }
    for (const { rule, visit } of dispatch.files) visit(run.context(rule));
    return { comments: lowered.comments, partial: interpreter.isCut };
  } catch (error) {
    // Nesting that overflows the stack in spite of the depth limits cuts the analysis short, like the clock does.
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
    return { comments: lowered?.comments ?? [], partial: true };
  }
}

function visitNodes({ program }: Lowered, dispatch: Dispatch, run: RuleRun, budget: Budget): void {
  if (dispatch.nodes.size === 0) return;
  walkNodes(program, (node, ancestors) => {
    const listeners = dispatch.nodes.get(node.kind);
    if (listeners === undefined) return;
    budget.tick();
    for (const { rule, visit } of listeners) {
      const context = run.context(rule);
      context.ancestors = ancestors;
      (visit as Listener<Node>['visit'])(node, context);
    }
  });
}

/** One file's rules at work: hands events to those that want them. */
class RuleRun implements FlowEvents {
  readonly #dispatch: Dispatch;
  readonly #findings: FindingList;
  #contexts: RuleContext[] = [];

  constructor(dispatch: Dispatch, findings: FindingList) {
    this.#dispatch = dispatch;
    this.#findings = findings;
  }

  open(source: SourceText, names: Names, lowered: Lowered, fileName: string): void {
    const interpolations = lazyInterpolations(lowered);
    this.#contexts = this.#dispatch.rules.map(
      (rule) => new RuleContext(rule, this.#findings, source, names, lowered.comments, fileName, interpolations),
    );
  }

  context(rule: number): RuleContext {
    const context = this.#contexts[rule];
    if (context === undefined) throw new Error(`no rule number ${rule}`);
    return context;
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

  construct(event: ConstructEvent): void {
    for (const { rule, visit } of this.#dispatch.construct) this.visit(rule, visit, event);
  }
}

/** Which text each interpolated expression is part of, made when first asked for. */
function lazyInterpolations({ lists }: Lowered): (node: Expr) => Interpolated | null {
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
  ancestors: readonly Node[] = [];
  readonly #rule: PhpRule;
  readonly #findings: FindingList;
  readonly interpolationOf: (node: Expr) => Interpolated | null;

  constructor(
    rule: PhpRule,
    findings: FindingList,
    source: SourceText,
    names: Names,
    comments: readonly Comment[],
    fileName: string,
    interpolationOf: (node: Expr) => Interpolated | null,
  ) {
    this.interpolationOf = interpolationOf;
    this.#rule = rule;
    this.#findings = findings;
    this.source = source;
    this.names = names;
    this.comments = comments;
    this.fileName = fileName;
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
      through: allDanger,
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
