import { scanHtml } from '../../../html-context/scan.ts';
import { type HtmlState, sameState } from '../../../html-context/state.ts';
import type { Block, Expr, Foreach, If, Return, Stmt, Switch, Try } from '../ast.ts';
import { elementOf, keysOf } from './access.ts';
import { assign } from './assign.ts';
import { refine } from './conditions.ts';
import type { Env } from './env.ts';
import { evaluateCondition, narrowToCases } from './expressions.ts';
import type { Flow } from './flow.ts';
import { deepest, type Frame } from './frame.ts';
import { bringsTaint, joinValues } from './join.ts';
import { printValue } from './output.ts';
import { makeValue, noTaints, nullValue, objectValue, type Value } from './value.ts';

/** Loops inside this many others are gone round once: each repetition doubles the work of those inside. */
const deepestRepeat = 3;

/** Runs statements in order until none can be reached. */
export function executeStatements(flow: Flow, frame: Frame, body: readonly Stmt[]): void {
  if (frame.depth > deepest) {
    flow.cut();
    return;
  }
  frame.depth++;
  for (const statement of body) {
    if (frame.env.dead) break;
    flow.tick();
    executeStatement(flow, frame, statement);
  }
  frame.depth--;
}

function executeStatement(flow: Flow, frame: Frame, node: Stmt): void {
  switch (node.kind) {
    case 'ExprStmt':
      frame.statement = node.value;
      flow.evaluate(frame, node.value);
      return;
    case 'Html':
      frame.html = scanHtml(frame.html, flow.source.slice(node));
      return;
    case 'Echo':
      for (const value of node.values) {
        const printed = flow.evaluate(frame, value);
        frame.html = printValue(flow, frame, printed, value, { sink: node, via: 'echo' }, frame.html);
      }
      return;
    case 'If':
      executeIf(flow, frame, node);
      return;
    case 'Return':
      executeReturn(flow, frame, node);
      return;
    case 'Foreach':
      executeForeach(flow, frame, node);
      return;
    case 'Block':
      executeStatements(flow, frame, node.body);
      return;
    case 'For':
      for (const part of node.init) flow.evaluate(frame, part);
      loop(flow, frame, node.body, node.condition, node.update, true);
      return;
    case 'While':
      loop(flow, frame, node.body, [node.condition], [], true);
      return;
    case 'DoWhile':
      loop(flow, frame, node.body, [node.condition], [], false);
      return;
    case 'Switch':
      executeSwitch(flow, frame, node);
      return;
    case 'Try':
      executeTry(flow, frame, node);
      return;
    case 'Exit':
      if (node.value !== null) {
        const value = flow.evaluate(frame, node.value);
        frame.html = printValue(flow, frame, value, node.value, { sink: node, via: 'exit' }, frame.html);
      }
      frame.env.dead = true;
      return;
    case 'Break':
    case 'Continue':
      leave(frame, node.levels);
      return;
    case 'Global':
      for (const name of node.names) bindGlobal(flow, frame, name);
      return;
    case 'StaticVars':
      for (const variable of node.vars) {
        const value = variable.value === null ? nullValue : flow.evaluate(frame, variable.value);
        frame.env.set(variable.name, joinValues(value, makeValue(127)));
      }
      return;
    case 'Unset':
      for (const target of node.targets) assign(flow, frame, target, nullValue, node);
      return;
    case 'Namespace':
      if (node.body !== null) executeStatements(flow, frame, node.body.body);
      return;
    case 'Error':
      executeStatements(flow, frame, node.body);
      return;
    default:
  }
}

/** After `global $x` the variable is whatever all assignments to it in the file make of it. */
function bindGlobal(flow: Flow, frame: Frame, name: string): void {
  frame.globals ??= new Set();
  frame.globals.add(name);
  if (name === 'wpdb') {
    frame.env.set(name, objectValue('wpdb'));
    return;
  }
  // Known objects of WordPress are found by name when read.
  const known = flow.evaluate(frame, { kind: 'Var', name, start: 0, end: 0 });
  if (known.className !== null && known.taints.length === 0) return;
  const facts = flow.sharedFacts(`$${name}`);
  const { source } = flow.shared(`$${name}`);
  frame.env.set(
    name,
    makeValue(127, undefined, [{ mask: ~0, source, step: null }], null, null, facts?.className ?? null),
  );
}

function executeIf(flow: Flow, frame: Frame, node: If): void {
  const { env, html } = frame;
  const pages: { env: Env; html: HtmlState }[] = [];
  // Each condition is met where all before it were false: a layer for each that says something when false.
  const layers: { env: Env; branches: Env[] }[] = [{ env: env.child(), branches: [] }];
  let rest = layers[0] as (typeof layers)[number];
  for (const branch of node.branches) {
    frame.env = rest.env;
    const value = evaluateCondition(flow, frame, branch.condition);
    if (rest.env.dead) break;
    const inside = rest.env.child();
    frame.env = inside;
    refine(flow, frame, branch.condition, true, value.guards);
    frame.html = html;
    executeStatements(flow, frame, branch.body.body);
    pages.push({ env: inside, html: frame.html });
    rest.branches.push(inside);
    const refuted = rest.env.child();
    frame.env = refuted;
    refine(flow, frame, branch.condition, false, value.guards);
    if (refuted.vars.size > 0 || refuted.guards !== rest.env.guards) {
      rest = { env: refuted, branches: [] };
      layers.push(rest);
    }
  }
  const last = rest.env.child();
  last.dead = rest.env.dead;
  frame.env = last;
  frame.html = html;
  if (node.otherwise !== null && !last.dead) executeStatements(flow, frame, node.otherwise.body);
  pages.push({ env: last, html: frame.html });
  let inner = last;
  for (const layer of layers.reverse()) {
    layer.env.dead = false;
    layer.env.absorb([...layer.branches, inner]);
    inner = layer.env;
  }
  frame.env = env;
  env.absorb([inner]);
  frame.html = joinedHtml(html, pages);
}

/** Where branches leave the page in different places, the first that is still alive and has printed something counts. */
function joinedHtml(before: HtmlState, branches: readonly { env: Env; html: HtmlState }[]): HtmlState {
  const live = branches.filter(({ env }) => !env.dead);
  const moved = live.find(({ html }) => !sameState(html, before));
  return (moved ?? live[0])?.html ?? before;
}

function executeReturn(flow: Flow, frame: Frame, node: Return): void {
  const { state } = frame;
  const value = node.value === null ? nullValue : flow.evaluate(frame, node.value);
  if (node.value !== null && frame.printsReturn !== null) {
    printValue(flow, frame, value, node.value, { sink: node, via: frame.printsReturn }, frame.returnHtml);
  }
  noteReturn(flow, frame, node.value, value);
  state.returns = state.returns === null ? value : joinValues(state.returns, value);
  frame.env.dead = true;
}

/** What holds whenever this function returns, and which parameters a true result proves safe. */
export function noteReturn(flow: Flow, frame: Frame, node: Expr | null, value: Value): void {
  const { state, env } = frame;
  const first = !state.canReturn;
  state.exitGuards = first ? env.guards : state.exitGuards & env.guards;
  state.canReturn = true;
  for (const [position, param] of state.node.params.entries()) {
    if (!param.byRef) continue;
    const out = env.get(param.name);
    const before = state.outs.get(position);
    if (out !== undefined) state.outs.set(position, before === undefined ? out : joinValues(before, out));
  }
  if (node === null || value.constant === false || value.constant === null) return;
  const params = state.node.params;
  if (params.length === 0 || params.length > 4) return;
  const proven = frame.env.child();
  frame.env = proven;
  if (value.constant !== true) refine(flow, frame, node, true, 0);
  frame.env = env;
  for (const [position, param] of params.entries()) {
    const now = proven.get(param.name);
    if (now !== undefined && now.taints.length === 0 && (value.constant === true || proven.vars.has(param.name))) {
      if (first) state.provenWhenTrue.set(position, now);
    } else state.provenWhenTrue.delete(position);
  }
}

function leave(frame: Frame, levels: number): void {
  const jump = frame.jumps[frame.jumps.length - levels];
  if (jump !== undefined) jump.exits.push(frame.env.snapshot(jump.root));
  frame.env.dead = true;
}

/** A loop's body as often as it takes to see what one round brings to the next; at most twice. */
function loop(
  flow: Flow,
  frame: Frame,
  body: Block,
  conditions: readonly Expr[],
  updates: readonly Expr[],
  conditionFirst: boolean,
): void {
  rounds(frame, () => {
    if (conditionFirst) checkConditions(flow, frame, conditions);
    executeStatements(flow, frame, body.body);
    if (frame.env.dead) return;
    for (const update of updates) flow.evaluate(frame, update);
    if (!conditionFirst) for (const condition of conditions) flow.evaluate(frame, condition);
  });
  if (!frame.env.dead) refuteConditions(flow, frame, conditions);
}

function checkConditions(flow: Flow, frame: Frame, conditions: readonly Expr[]): void {
  for (const condition of conditions) {
    const { guards } = evaluateCondition(flow, frame, condition);
    refine(flow, frame, condition, true, guards);
  }
}

function refuteConditions(flow: Flow, frame: Frame, conditions: readonly Expr[]): void {
  const [condition] = conditions;
  if (conditions.length === 1 && condition !== undefined) refine(flow, frame, condition, false, 0);
}

function rounds(frame: Frame, round: () => void): void {
  const { env } = frame;
  for (let count = 0; count < 2; count++) {
    const inside = env.child();
    const jump = { root: env, isLoop: true, exits: [] };
    frame.jumps.push(jump);
    frame.env = inside;
    frame.loopDepth++;
    round();
    frame.loopDepth--;
    frame.jumps.pop();
    const ends: Env[] = [inside, ...(jump.exits as Env[])];
    const again = ends.some((end) => !end.dead && brings(env, end));
    frame.env = env;
    // Not one round may have happened.
    env.absorb([...ends, env.child()]);
    if (!again || frame.loopDepth >= deepestRepeat) return;
  }
}

function brings(before: Env, after: Env): boolean {
  for (const [name, value] of after.vars) if (bringsTaint(before.get(name), value)) return true;
  return false;
}

function executeForeach(flow: Flow, frame: Frame, node: Foreach): void {
  const subject = flow.evaluate(frame, node.subject);
  rounds(frame, () => {
    if (node.key !== null) assign(flow, frame, node.key, keysOf(subject), node.key);
    const element = elementOf(subject);
    // Rows of a query are objects unless something else is known.
    assign(flow, frame, node.value, element, node.value);
    executeStatements(flow, frame, node.body.body);
    if (node.byRef && node.value.kind === 'Var' && !frame.env.dead) {
      const changed = frame.env.get(node.value.name);
      if (changed !== undefined && changed !== element) {
        const shape = { entries: new Map<string, Value>(), rest: changed };
        assign(flow, frame, node.subject, makeValue(32, undefined, noTaints, null, shape), node);
      }
    }
  });
}

function executeSwitch(flow: Flow, frame: Frame, node: Switch): void {
  const { env, html } = frame;
  evaluateCondition(flow, frame, node.subject);
  const jump = { root: env, isLoop: false, exits: [] as Env[] };
  frame.jumps.push(jump);
  const subjectIsTrue = node.subject.kind === 'Bool' && node.subject.value;
  let through: Env | null = null;
  let labels: Expr[] = [];
  let hasDefault = false;
  const pages: { env: Env; html: HtmlState }[] = [];
  for (const clause of node.cases) {
    if (clause.value !== null) labels.push(clause.value);
    else hasDefault = true;
    if (clause.body.length === 0) continue;
    const inside = env.child();
    frame.env = inside;
    frame.html = html;
    if (clause.value !== null) {
      if (subjectIsTrue) {
        for (const label of labels) {
          const { guards } = flow.evaluate(frame, label);
          if (labels.length === 1) refine(flow, frame, label, true, guards);
        }
      } else narrowToCases(flow, frame, node.subject, labels);
    }
    labels = [];
    if (through !== null) {
      // Falling through from the case before: either way in.
      const entry: Env = through;
      for (const [name, value] of entry.vars) {
        const here = inside.get(name);
        inside.set(name, here === undefined ? value : joinValues(here, value));
      }
      inside.guards &= entry.guards;
    }
    executeStatements(flow, frame, clause.body);
    pages.push({ env: inside, html: frame.html });
    through = inside.dead ? null : inside;
  }
  frame.jumps.pop();
  frame.env = env;
  const ends = [...jump.exits];
  if (through !== null) ends.push(through);
  if (!hasDefault) ends.push(env.child());
  env.absorb(ends);
  const printed = pages.find((page) => !sameState(page.html, html));
  frame.html = printed?.html ?? html;
}

function executeTry(flow: Flow, frame: Frame, node: Try): void {
  const { env } = frame;
  const inside = env.child();
  frame.env = inside;
  executeStatements(flow, frame, node.body.body);
  frame.env = env;
  const ends: Env[] = [inside];
  for (const clause of node.catches) {
    const handler = env.child();
    // Any prefix of the body may have run.
    for (const [name, value] of inside.vars) {
      const before = env.get(name);
      handler.set(name, before === undefined ? value : joinValues(before, value));
    }
    if (clause.variable !== null) handler.set(clause.variable, objectValue('exception'));
    frame.env = handler;
    executeStatements(flow, frame, clause.body.body);
    ends.push(handler);
  }
  frame.env = env;
  env.absorb(ends);
  if (node.finalizer !== null) {
    const dead = env.dead;
    env.dead = false;
    executeStatements(flow, frame, node.finalizer.body);
    env.dead ||= dead;
  }
}
