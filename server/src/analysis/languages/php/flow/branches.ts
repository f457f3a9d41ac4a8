import { type HtmlState, sameState } from '../../../html-context/state.ts';
import type { Block, Catch, Expr, If, Switch, Try } from '../ast.ts';
import { walkNodes } from '../child-nodes.ts';
import { Danger } from '../taint/kinds.ts';
import { evaluateCondition, narrowToCases, refine } from './conditions.ts';
import type { Env } from './env.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { truthyGuards } from './guards.ts';
import { joinValues } from './join.ts';
import { makeSource } from './taints.ts';
import { decided, decidedEqual } from './truth.ts';
import { forgetRequest, isUntold } from './untold.ts';
import { makeValue, Type, type Value } from './value.ts';

/** Conditions whose being false says something, in one chain; of further ones it is forgotten. */
const maxLayers = 100;

/** Runs every branch of an if where its condition holds, and joins them. */
export function executeIf(flow: Flow, frame: Frame, node: If): void {
  const { env, html } = frame;
  const pages: { env: Env; html: HtmlState }[] = [];
  // Each condition is met where all before it were false: a layer for each that says something when false.
  const layers: { env: Env; branches: Env[] }[] = [{ env: env.child(), branches: [] }];
  let rest = layers[0] as (typeof layers)[number];
  let { held } = env;
  for (const branch of node.branches) {
    frame.env = rest.env;
    const value = evaluateCondition(flow, frame, branch.condition);
    if (rest.env.dead) break;
    const known = decided(frame, branch.condition);
    if (known === false || isTestRun(branch.condition)) continue;
    const inside = rest.env.child();
    frame.env = inside;
    refine(flow, frame, branch.condition, true, value.guards);
    frame.html = html;
    flow.execute(frame, branch.body.body);
    pages.push({ env: inside, html: frame.html });
    rest.branches.push(inside);
    if (known === true) {
      rest.env.dead = true;
      break;
    }
    const refuted = rest.env.child();
    frame.env = refuted;
    refuted.held = held;
    refine(flow, frame, branch.condition, false, value.guards);
    held = refuted.held;
    if (layers.length < maxLayers && (refuted.vars.size > 0 || refuted.guards !== rest.env.guards)) {
      rest = { env: refuted, branches: [] };
      layers.push(rest);
    }
  }
  const last = rest.env.child();
  last.dead = rest.env.dead;
  last.held = held;
  frame.env = last;
  frame.html = html;
  if (node.otherwise !== null && !last.dead) flow.execute(frame, node.otherwise.body);
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

/** `if ( doing_unit_tests() )`: no request takes this way. */
function isTestRun(condition: Expr): boolean {
  if (condition.kind === 'Name') return ofTests.test(condition.text);
  if (condition.kind === 'Binary')
    return condition.op === '&&' && (isTestRun(condition.left) || isTestRun(condition.right));
  if (condition.kind !== 'Call' || condition.callee.kind !== 'Name') return false;
  const [asked] = condition.args;
  const named = condition.callee.text.toLowerCase() === 'defined' && asked?.value.kind === 'Str';
  return ofTests.test(named ? asked.value.value : condition.callee.text);
}

/** Names of constants and functions that say that the program's own tests run. */
const ofTests = /unit_?tests?(?:$|_)|(?:^|_)phpunit(?:$|_)|WP_TESTS_DOMAIN/i;

/** Where branches leave the page in different places, the first that is still alive and has printed something counts. */
function joinedHtml(before: HtmlState, branches: readonly { env: Env; html: HtmlState }[]): HtmlState {
  const live = branches.filter(({ env }) => !env.dead);
  const moved = live.find(({ html }) => !sameState(html, before));
  return (moved ?? live[0])?.html ?? before;
}

/** Runs every case where the subject equals it, falling through included, and joins them. */
export function executeSwitch(flow: Flow, frame: Frame, node: Switch): void {
  const { env, html } = frame;
  const subject = evaluateCondition(flow, frame, node.subject);
  const jump = { root: env, isLoop: false, exits: [] as Env[] };
  frame.jumps.push(jump);
  const subjectIsTrue = node.subject.kind === 'Bool' && node.subject.value;
  let through: Env | null = null;
  let labels: Expr[] = [];
  let hasDefault = false;
  const pages: { env: Env; html: HtmlState }[] = [];
  const chosen = chosenCase(frame, node);
  const isUntoldChoice = chosen === null && node.subject.kind === 'Var' && isUntold(frame.state, node.subject.name);
  for (const [position, clause] of node.cases.entries()) {
    if (chosen !== null && (position < chosen || (position > chosen && through === null && labels.length === 0)))
      continue;
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
      } else {
        if (labels.every(isFilledText)) inside.guards |= truthyGuards(subject.guards);
        narrowToCases(flow, frame, node.subject, labels);
      }
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
      inside.held = env.held;
    }
    const left = jump.exits.length;
    flow.execute(frame, clause.body);
    if (isUntoldChoice) for (const end of [inside, ...jump.exits.slice(left)]) forgetRequest(end, env);
    pages.push({ env: inside, html: frame.html });
    through = inside.dead ? null : inside;
  }
  frame.jumps.pop();
  frame.env = env;
  const ends = [...jump.exits];
  if (through !== null) ends.push(through);
  if (!hasDefault && chosen === null) ends.push(env.child());
  env.absorb(ends);
  const printed = pages.find((page) => !sameState(page.html, html));
  frame.html = printed?.html ?? html;
}

/** A label that only a true subject equals. */
function isFilledText(label: Expr): boolean {
  return label.kind === 'Str' && label.value !== '' && label.value !== '0';
}

function throwsItself(body: Block, flow: Flow): boolean {
  let throws = false;
  walkNodes(body, flow.index.counter, ({ kind }) => {
    throws ||= kind === 'Throw';
  });
  return throws;
}

/** PHP's own exceptions tell of files and statements; a program's own carry texts that it gave them. */
function caught({ types, start, end }: Catch, body: Block, name: string, flow: Flow): Value {
  const own =
    types.some((type) => /(?:^|\\)(?:PDOException|mysqli_sql_exception|Throwable|Error)$/i.test(type)) ||
    (types.some((type) => /^\\?Exception$/i.test(type)) && !throwsItself(body, flow));
  const source = makeSource('internal', `${own ? 'the error' : 'the exception'} $${name}`, { start, end });
  return makeValue(Type.Object, undefined, [{ mask: Danger.Disclose, source, step: null }], null, null, 'exception');
}

/** The case that the subject is known to equal, the default when it is known to equal none; null when not known. */
function chosenCase(frame: Frame, node: Switch): number | null {
  let otherwise = node.cases.length;
  for (const [position, { value }] of node.cases.entries()) {
    if (value === null) otherwise = position;
    else {
      const equal = decidedEqual(frame, node.subject, value, false);
      if (equal === undefined) return null;
      if (equal) return position;
    }
  }
  return otherwise;
}

/** Runs the body, each handler after any part of it, and the finalizer. */
export function executeTry(flow: Flow, frame: Frame, node: Try): void {
  const { env } = frame;
  const inside = env.child();
  frame.env = inside;
  flow.execute(frame, node.body.body);
  frame.env = env;
  const ends: Env[] = [inside];
  for (const clause of node.catches) {
    const handler = env.child();
    // Any prefix of the body may have run.
    for (const [name, value] of inside.vars) {
      const before = env.get(name);
      handler.set(name, before === undefined ? value : joinValues(before, value));
    }
    if (clause.variable !== null) handler.set(clause.variable, caught(clause, node.body, clause.variable, flow));
    frame.env = handler;
    flow.execute(frame, clause.body.body);
    ends.push(handler);
  }
  frame.env = env;
  env.absorb(ends);
  if (node.finalizer !== null) {
    const dead = env.dead;
    env.dead = false;
    flow.execute(frame, node.finalizer.body);
    env.dead ||= dead;
  }
}
