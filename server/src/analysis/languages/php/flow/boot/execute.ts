import type { Case, Foreach, If, Stmt, Switch } from '../../ast.ts';
import { assign } from './assign.ts';
import type { Boot, Ending, Scope } from './boot.ts';
import { either, exact, type Known, nothing, optionsOf, placeOf, truthOf, unknown } from './known.ts';

/** Loops whose end is not known, or too far off, are left after as many rounds. */
const maxRounds = 64;
const maxElements = 512;

/** Runs statements one after the other. */
export function executeAll(boot: Boot, scope: Scope, body: readonly Stmt[]): Ending {
  for (const statement of body) {
    if (!boot.step()) return 'end';
    const ending = executeOne(boot, scope, statement);
    // What follows an unconditional end is still code that registers something, on another way through.
    if (ending !== 'next' && !boot.isExploring) return ending;
  }
  return 'next';
}

function executeOne(boot: Boot, scope: Scope, node: Stmt): Ending {
  switch (node.kind) {
    case 'Block':
      return boot.execute(scope, node.body);
    case 'Error':
      return boot.execute(scope, node.body);
    case 'Namespace':
      return node.body === null ? 'next' : boot.execute(scope, node.body.body);
    case 'ExprStmt': {
      boot.evaluate(scope, node.value);
      const isEnd =
        node.value.kind === 'Throw' || (node.value.kind === 'Name' && /^(?:die|exit)$/i.test(node.value.text));
      return isEnd ? 'end' : 'next';
    }
    case 'Echo':
      for (const value of node.values) boot.evaluate(scope, value);
      return 'next';
    case 'If':
      return executeIf(boot, scope, node);
    case 'Switch':
      return executeSwitch(boot, scope, node);
    case 'Foreach':
      return executeForeach(boot, scope, node);
    case 'For':
      for (const part of node.init) boot.evaluate(scope, part);
      return rounds(boot, scope, node.body.body, node.condition.at(-1) ?? null, node.update, true);
    case 'While':
      return rounds(boot, scope, node.body.body, node.condition, [], true);
    case 'DoWhile':
      return rounds(boot, scope, node.body.body, node.condition, [], false);
    case 'Return':
      scope.returns.push(node.value === null ? nothing : boot.evaluate(scope, node.value));
      return 'return';
    case 'Exit':
      return 'end';
    case 'Break':
      return 'break';
    case 'Continue':
      return 'continue';
    case 'Try': {
      const ending = boot.execute(scope, node.body.body);
      if (boot.isExploring) for (const handler of node.catches) boot.execute(scope, handler.body.body);
      const last = node.finalizer === null ? 'next' : boot.execute(scope, node.finalizer.body);
      // What it throws may be caught.
      return last === 'next' ? (ending === 'end' && node.catches.length > 0 ? 'next' : ending) : last;
    }
    case 'Global':
      for (const name of node.names) scope.globals.add(name);
      return 'next';
    case 'StaticVars':
      for (const variable of node.vars) {
        const kept = boot.statics.get(variable);
        scope.vars.set(
          variable.name,
          kept ?? (variable.value === null ? nothing : boot.evaluate(scope, variable.value)),
        );
      }
      return 'next';
    case 'ConstDecl':
      for (const { name, value } of node.consts) boot.constants.set(name, boot.evaluate(scope, value));
      return 'next';
    case 'Unset':
      for (const target of node.targets) if (target.kind === 'Var') scope.vars.set(target.name, nothing);
      return 'next';
    default:
      return 'next';
  }
}

/** Ways that one of several conditions leads to, each from the same point: what they leave behind is joined. */
class Ways {
  readonly #scope: Scope;
  readonly #before: Map<string, Known>;
  readonly #after: Map<string, Known>[] = [];
  #ending: Ending = 'end';

  constructor(scope: Scope) {
    this.#scope = scope;
    this.#before = scope.vars;
  }

  take(run: () => Ending): void {
    this.#scope.vars = new Map(this.#before);
    const ending = run();
    if (ending === 'next') this.#after.push(this.#scope.vars);
    else if (this.#ending === 'end' || ending === 'return') this.#ending = ending;
  }

  leave(): Ending {
    const after = this.#after;
    const first = after[0];
    if (first === undefined) {
      this.#scope.vars = this.#before;
      return this.#ending;
    }
    for (let at = 1; at < after.length; at++) {
      for (const [name, value] of after[at] ?? []) {
        const own = first.get(name);
        if (own !== value) first.set(name, own === undefined ? value : either(own, value));
      }
    }
    this.#scope.vars = first;
    return 'next';
  }
}

function executeIf(boot: Boot, scope: Scope, node: If): Ending {
  const ways = new Ways(scope);
  let isOpen = false;
  for (const branch of node.branches) {
    const truth = boot.isExploring ? null : truthOf(boot.evaluate(scope, branch.condition));
    if (boot.isExploring) boot.evaluate(scope, branch.condition);
    if (truth === false) continue;
    if (truth === true) {
      if (!isOpen) return boot.execute(scope, branch.body.body);
      ways.take(() => boot.execute(scope, branch.body.body));
      return ways.leave();
    }
    isOpen = true;
    ways.take(() => boot.execute(scope, branch.body.body));
  }
  const { otherwise } = node;
  if (!isOpen) return otherwise === null ? 'next' : boot.execute(scope, otherwise.body);
  ways.take(() => (otherwise === null ? 'next' : boot.execute(scope, otherwise.body)));
  return ways.leave();
}

function executeSwitch(boot: Boot, scope: Scope, node: Switch): Ending {
  const subject = boot.evaluate(scope, node.subject);
  const leave = (ending: Ending): Ending => (ending === 'break' || ending === 'continue' ? 'next' : ending);
  const run = (from: number) => leave(boot.execute(scope, fallingThrough(node.cases, from)));
  if (subject.kind === 'exact' && !boot.isExploring) {
    const values = node.cases.map(({ value }) => (value === null ? null : boot.evaluate(scope, value)));
    if (values.every((value) => value === null || value.kind === 'exact')) {
      const at = values.findIndex((value) => value?.kind === 'exact' && value.value === subject.value);
      const taken = at === -1 ? values.indexOf(null) : at;
      return taken === -1 ? 'next' : run(taken);
    }
  }
  const ways = new Ways(scope);
  for (const at of node.cases.keys()) ways.take(() => run(at));
  ways.take(() => 'next');
  return ways.leave();
}

function fallingThrough(cases: readonly Case[], from: number): Stmt[] {
  const body: Stmt[] = [];
  for (const { body: own } of cases.slice(from)) {
    body.push(...own);
    if (own.some(({ kind }) => kind === 'Break' || kind === 'Return' || kind === 'Continue')) break;
  }
  return body;
}

function executeForeach(boot: Boot, scope: Scope, node: Foreach): Ending {
  const subject = boot.evaluate(scope, node.subject);
  const round = (key: Known, value: Known): Ending => {
    if (node.key !== null) assign(boot, scope, node.key, key);
    assign(boot, scope, node.value, value);
    return boot.execute(scope, node.body.body);
  };
  let isOpen = false;
  let count = 0;
  for (const option of optionsOf(subject)) {
    if (option.kind !== 'array') {
      isOpen = true;
      continue;
    }
    isOpen ||= option.isOpen;
    for (const [key, value] of option.entries) {
      if (++count > maxElements || !boot.step()) return 'next';
      const name = /^\d+$/.test(key) ? Number(key) : key;
      const ending = round(exact(name, placeOf(value)), value);
      if (ending === 'return' || ending === 'end') return ending;
      if (ending === 'break') return 'next';
    }
  }
  // Once, for whatever else may be in it, which may be nothing.
  if (isOpen) {
    const ways = new Ways(scope);
    ways.take(() => {
      const ending = round(unknown, unknown);
      return ending === 'return' || ending === 'end' ? ending : 'next';
    });
    ways.take(() => 'next');
    return ways.leave();
  }
  return 'next';
}

function rounds(
  boot: Boot,
  scope: Scope,
  body: readonly Stmt[],
  condition: Parameters<Boot['evaluate']>[1] | null,
  updates: readonly Parameters<Boot['evaluate']>[1][],
  isAskedFirst: boolean,
): Ending {
  for (let count = 0; count < maxRounds; count++) {
    let truth: boolean | null = true;
    if (isAskedFirst || count > 0) truth = condition === null ? null : truthOf(boot.evaluate(scope, condition));
    if (truth === false || (truth === null && count > 0) || !boot.step()) return 'next';
    const ending = boot.execute(scope, body);
    if (ending === 'return' || ending === 'end') return truth === null ? 'next' : ending;
    if (ending === 'break') return 'next';
    for (const update of updates) boot.evaluate(scope, update);
    if (truth === null) return 'next';
  }
  return 'next';
}
