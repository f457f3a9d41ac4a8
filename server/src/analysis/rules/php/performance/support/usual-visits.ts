import { Budget, isCutShort } from '../../../../budget.ts';
import type { Call, Expr, FunctionNode, Node, Stmt } from '../../../../languages/php/ast.ts';
import { childNodes } from '../../../../languages/php/child-nodes.ts';
import { calleesOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { bodyFacts } from './body-facts.ts';
import type { CallNode } from './every-run.ts';
import { leaves } from './leaves.ts';
import { isMainFile } from './main-file.ts';
import { type PageEntry, pageEntry } from './page-entries.ts';
import { templateEntry } from './theme-templates.ts';
import { type Truth, UsualTruth } from './usual-truth.ts';

/** A call that looking at a page makes, behind however many functions of these files. */
export interface UsualVisit {
  readonly call: CallNode;
  /** The function that the call stands in; null at a file's top level. */
  readonly within: FunctionInfo | null;
  /** How a page gets there. */
  readonly entry: PageEntry;
  /** Once for every item of a list, in this function or one on the way. */
  readonly inLoop: boolean;
}

/** Further from the page than this, conditions that were not understood are likely. */
const maxDepth = 6;
/** Steps for all of it: a plugin that needs more is looked at as far as they go. */
const maxSteps = 10_000_000;
/** Functions that call their callback once for every item. */
const iterators: ReadonlySet<string> = new Set(
  'array_map array_walk array_filter array_reduce usort uasort uksort'.split(' '),
);

const loading: PageEntry = { label: 'loading the plugin', who: 'visitors' };

const key = Symbol('calls of page views');

/**
 * The calls of these files that a page view makes, each once, as it runs usually: settings may be on and content may be
 * there, caches are filled, nothing was submitted, and nothing is to be installed. What functions do that keep their
 * answers in a cache is left out.
 */
export function usualVisits(context: PhpContext): readonly UsualVisit[] {
  return context.lists.facts.of(key, () => allVisits(context));
}

function allVisits(context: PhpContext): readonly UsualVisit[] {
  const run = new UsualRun(context);
  const entries = [...context.index.states.values()].flatMap((info) => {
    const entry = pageEntry(info);
    return entry === null ? [] : [{ info, entry }];
  });
  for (const who of ['visitors', 'members'] as const)
    for (const { info, entry } of entries) if (entry.who === who) run.begin(info, entry);
  return run.visits.sort((a, b) => a.call.start - b.call.start);
}

/** Those of the file at hand; of a plugin's main file, a theme's functions.php or templates, also what loading it leads to anywhere. */
export function usualVisitsHere(context: PhpContext): readonly UsualVisit[] {
  const visits = usualVisits(context);
  const { base, code } = context.source;
  const own = visits.slice(firstFrom(visits, base), firstFrom(visits, base + code.length + 1));
  const load = isMainFile(context) ? loading : templateEntry(context);
  if (load === null) return own;
  const run = new UsualRun(context);
  run.beginLoad(context.program.body, load);
  return [...own, ...run.visits];
}

/** The place of the first visit that begins there or later. */
function firstFrom(visits: readonly UsualVisit[], offset: number): number {
  let low = 0;
  let high = visits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((visits[middle]?.call.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Place {
  readonly within: FunctionInfo | null;
  readonly truth: UsualTruth;
  readonly depth: number;
  readonly inLoop: boolean;
}

class UsualRun {
  readonly visits: UsualVisit[] = [];
  readonly #context: PhpContext;
  readonly #budget = new Budget(maxSteps);
  /** Functions that were gone through, and those that were in a loop. */
  readonly #seen = new Set<FunctionNode>();
  readonly #seenInLoop = new Set<FunctionNode>();
  /** Where the calls stand that are told already, in `visits`. */
  readonly #told = new Map<Node, number>();
  #entry: PageEntry = loading;
  #queue: { readonly info: FunctionInfo; readonly depth: number; readonly inLoop: boolean }[] = [];

  constructor(context: PhpContext) {
    this.#context = context;
  }

  begin(info: FunctionInfo, entry: PageEntry): void {
    this.#entry = entry;
    this.#queue.push({ info, depth: 0, inLoop: false });
    this.#asFarAsItGoes(() => this.#runQueue());
  }

  beginLoad(body: readonly Stmt[], entry: PageEntry): void {
    this.#entry = entry;
    this.#asFarAsItGoes(() => {
      this.#statements(body, { within: null, truth: this.#truthOf(null), depth: 0, inLoop: false });
      this.#runQueue();
    });
  }

  #asFarAsItGoes(work: () => void): void {
    if (this.#budget.isSpent) return;
    try {
      work();
    } catch (error) {
      if (!isCutShort(error)) throw error;
    }
  }

  /** Nearest functions first, so that each is met on its shortest way. */
  #runQueue(): void {
    for (let at = 0; at < this.#queue.length; at++) {
      const next = this.#queue[at];
      if (next !== undefined) this.#enter(next.info, next.depth, next.inLoop);
    }
    this.#queue = [];
  }

  #truthOf(info: FunctionInfo | null): UsualTruth {
    return new UsualTruth(info, this.#entry.who === 'members', this.#context, this.#budget);
  }

  #enter(info: FunctionInfo, depth: number, inLoop: boolean): void {
    const { node } = info;
    const seen = inLoop ? this.#seenInLoop : this.#seen;
    if (depth > maxDepth || seen.has(node) || node.body === null) return;
    seen.add(node);
    this.#budget.tick();
    if (bodyFacts(node, this.#context).usesCache) return;
    const place = { within: info, truth: this.#truthOf(info), depth, inLoop };
    if (node.kind === 'ArrowFn') this.#node(node.body, place);
    else this.#statements(node.body.body, place);
  }

  /** Gives false once nothing more is done on most page views. */
  #statements(body: readonly Stmt[], place: Place): boolean {
    for (const statement of body) if (!this.#statement(statement, place)) return false;
    return true;
  }

  #statement(statement: Stmt, place: Place): boolean {
    switch (statement.kind) {
      case 'If': {
        for (const { condition, body } of statement.branches) {
          this.#node(condition, place);
          const truth = place.truth.of(condition);
          const goesOn = this.#branch(truth, body.body, place);
          if (truth === 'yes' || !goesOn) return goesOn;
        }
        if (statement.otherwise !== null) return this.#branch('either', statement.otherwise.body, place);
        return true;
      }
      case 'Return':
      case 'Exit':
        if (statement.value !== null) this.#node(statement.value, place);
        return false;
      case 'Break':
      case 'Continue':
        return false;
      case 'Block':
        return this.#statements(statement.body, place);
      case 'Namespace':
        return statement.body === null || this.#statements(statement.body.body, place);
      case 'Try':
        return this.#statements(statement.body.body, place);
      case 'Foreach':
        this.#node(statement.subject, place);
        this.#statements(statement.body.body, { ...place, inLoop: true });
        return true;
      case 'While':
        this.#node(statement.condition, place);
        this.#statements(statement.body.body, { ...place, inLoop: true });
        return true;
      case 'For':
        for (const part of statement.init) this.#node(part, place);
        this.#statements(statement.body.body, { ...place, inLoop: true });
        return true;
      case 'Switch':
        this.#node(statement.subject, place);
        return true;
      case 'Function':
      case 'Class':
        return true;
      default:
        for (const child of childNodes(statement)) this.#node(child, place);
        return true;
    }
  }

  /** A branch that is taken with this likelihood; gives false when what follows is seldom done. */
  #branch(truth: Truth, body: readonly Stmt[], place: Place): boolean {
    if (truth === 'no') return true;
    if (truth === 'seldom') return !body.some((statement) => leaves(statement, this.#budget));
    const goesOn = this.#statements(body, place);
    return truth === 'either' || goesOn;
  }

  #node(node: Node, place: Place): void {
    switch (node.kind) {
      case 'Closure':
      case 'ArrowFn':
      case 'Class':
        return;
      case 'Ternary': {
        this.#node(node.condition, place);
        const truth = place.truth.of(node.condition);
        if (node.thenValue !== null && (truth === 'yes' || truth === 'either')) this.#node(node.thenValue, place);
        if (truth === 'no' || truth === 'either') this.#node(node.otherwise, place);
        return;
      }
      case 'Binary':
        this.#node(node.left, place);
        if (this.#isReached(node, place)) this.#node(node.right, place);
        return;
      case 'Match':
        this.#node(node.subject, place);
        return;
      default:
    }
    for (const child of childNodes(node)) this.#node(child, place);
    if (node.kind === 'Call' || node.kind === 'MethodCall' || node.kind === 'StaticCall' || node.kind === 'New')
      this.#call(node, place);
  }

  /** Whether the right side is worked out on most pages. */
  #isReached({ op, left }: Extract<Expr, { kind: 'Binary' }>, { truth }: Place): boolean {
    if (op === '&&') return ['yes', 'either'].includes(truth.of(left));
    if (op === '||') return ['no', 'either'].includes(truth.of(left));
    return true;
  }

  #call(call: CallNode, { within, depth, inLoop }: Place): void {
    const told = this.#told.get(call);
    if (told === undefined) {
      this.#told.set(call, this.visits.length);
      this.visits.push({ call, within, entry: this.#entry, inLoop });
    } else if (inLoop) {
      const before = this.visits[told];
      if (before !== undefined) this.visits[told] = { ...before, inLoop };
    }
    for (const info of calleesOf(call, this.#context)) this.#queue.push({ info, depth: depth + 1, inLoop });
    if (call.kind === 'Call') this.#callbacks(call, depth, inLoop);
  }

  /** The function that a callback written here names or is. */
  #callable(value: Expr): FunctionInfo | undefined {
    const { index } = this.#context;
    if (value.kind === 'Str') return index.functions.get(value.value.toLowerCase());
    if (value.kind === 'Closure' || value.kind === 'ArrowFn') return index.states.get(value);
    if (value.kind !== 'Array') return undefined;
    const [owner, method] = value.items;
    if (method?.value.kind !== 'Str') return undefined;
    const isOwn = owner?.value.kind === 'Var' && owner.value.name === 'this';
    const className = isOwn ? index.classAt(value.start)?.name : undefined;
    const name = method.value.value.toLowerCase();
    return (className === undefined ? index.onlyMethod(name) : index.method(className, name)) ?? undefined;
  }

  /** Functions that a call runs by their names: callbacks for each item, and those of the plugin's own hooks. */
  #callbacks({ callee, args }: Call, depth: number, inLoop: boolean): void {
    if (callee.kind !== 'Name') return;
    const name = this.#context.names.functionName(callee);
    const isIterator = iterators.has(name);
    if (isIterator || name === 'call_user_func' || name === 'call_user_func_array') {
      for (const { value } of args.slice(0, 2)) {
        const info = this.#callable(value);
        if (info !== undefined) this.#queue.push({ info, depth: depth + 1, inLoop: inLoop || isIterator });
      }
    }
    const [hook] = args;
    if ((name !== 'do_action' && name !== 'apply_filters') || hook?.value.kind !== 'Str') return;
    for (const { node } of this.#context.index.hooked.get(hook.value.value) ?? []) {
      const info = node === null ? undefined : this.#context.index.states.get(node);
      if (info !== undefined) this.#queue.push({ info, depth: depth + 1, inLoop });
    }
  }
}
