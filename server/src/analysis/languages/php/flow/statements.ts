import { scanHtml } from '../../../html-context/scan.ts';
import type { Expr, Return, Stmt } from '../ast.ts';
import { allDanger } from '../taint/kinds.ts';
import { assign } from './assign.ts';
import { executeIf, executeSwitch, executeTry } from './branches.ts';
import { refine } from './conditions.ts';
import { noteExitFacts } from './exit-facts.ts';
import type { Flow } from './flow.ts';
import { deepest, type Frame } from './frame.ts';
import { meetGuards } from './guards.ts';
import { joinValues } from './join.ts';
import { event } from './literals.ts';
import { executeForeach, leave, loop } from './loops.ts';
import { notePart } from './origins.ts';
import { printValue } from './output.ts';
import { noteProof, withProof } from './proofs.ts';
import { followRedirects } from './redirects.ts';
import { provenReturn } from './refusals.ts';
import { Told } from './told.ts';
import { makeValue, nullValue, objectValue, type Value } from './value.ts';

/** Runs statements in order until none can be reached. */
export function executeStatements(flow: Flow, frame: Frame, body: readonly Stmt[]): void {
  if (frame.depth > deepest) {
    flow.cut();
    return;
  }
  frame.depth++;
  followRedirects(flow, frame, body, (statement) => executeStatement(flow, frame, statement));
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
      frame.state.told |= Told.Printed;
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
  if ((known.className !== null || known.provenance !== null) && known.taints.length === 0) return;
  const facts = flow.sharedFacts(`$${name}`);
  const { source } = flow.shared(`$${name}`);
  frame.env.set(
    name,
    makeValue(
      127,
      undefined,
      [{ mask: ~0, source, step: null }],
      null,
      null,
      facts?.className ?? null,
      0,
      null,
      facts?.provenance ?? null,
      facts?.made ?? null,
    ),
  );
}

/** Filters whose result becomes part of a query. */
const sqlFilters: ReadonlySet<string> = new Set(
  'posts_where posts_where_paged posts_where_request posts_join posts_join_paged posts_join_request posts_orderby posts_orderby_request posts_groupby posts_groupby_request posts_fields posts_fields_request posts_distinct post_limits post_limits_request posts_search posts_search_orderby posts_clauses posts_clauses_request posts_request comments_clauses terms_clauses get_terms_orderby getarchives_where getarchives_join get_meta_sql query list_terms_exclusions'.split(
    ' ',
  ),
);

/** Filters whose result is included. */
const templateFilter =
  /^(?:template_include|comments_template|(?:index|404|archive|author|category|tag|taxonomy|date|embed|home|frontpage|privacypolicy|page|paged|search|single|singular|attachment)_template|wc_get_template|wc_get_template_part)$/;

/** Filters whose result says who is logged in. */
const loginFilters: ReadonlySet<string> = new Set(['authenticate', 'determine_current_user']);

function executeReturn(flow: Flow, frame: Frame, node: Return): void {
  const { state, included } = frame;
  const value = node.value === null ? nullValue : flow.evaluate(frame, node.value);
  if (included !== null) {
    included.value = included.value === null ? value : joinValues(included.value, value);
    included.exits.push(frame.env.snapshot(included.root));
    frame.env.dead = true;
    return;
  }
  if (node.value !== null && frame.printsReturn !== null) {
    printValue(flow, frame, value, node.value, { sink: node, via: frame.printsReturn }, frame.returnHtml);
  }
  if (node.value !== null && state.entries.some(({ kind, name }) => kind === 'filter' && sqlFilters.has(name))) {
    event(flow, frame, node.value, 'sql', value);
  }
  if (node.value !== null && state.entries.some(({ kind, name }) => kind === 'filter' && templateFilter.test(name))) {
    event(flow, frame, node.value, 'include', value);
  }
  noteReturn(flow, frame, node.value, value);
  const joined = state.returns === null ? value : joinValues(state.returns, value);
  state.returns = withProof(joined, state);
  frame.env.dead = true;
}

/** What holds whenever this function returns, and which parameters a true result proves safe. */
export function noteReturn(flow: Flow, frame: Frame, node: Expr | null, value: Value): void {
  const { state, env } = frame;
  if (node !== null && state.entries.some(({ kind, name }) => kind === 'filter' && loginFilters.has(name)))
    event(flow, frame, node, 'answer', value);
  state.exitGuards = state.canReturn ? meetGuards(state.exitGuards, env.guards) : env.guards;
  state.canReturn = true;
  noteExitFacts(state, env);
  if (env.redirect !== null) state.addRedirect({ ...env.redirect, how: 'returns' });
  // By index: functions return often, and an iterator over entries makes two objects for each.
  const { params } = state.node;
  for (let position = 0; position < params.length; position++) {
    const param = params[position];
    if (param?.byRef !== true) continue;
    const out = env.get(param.name);
    const before = state.outs.get(position);
    if (out !== undefined) state.outs.set(position, before === undefined ? out : joinValues(before, out));
  }
  if (state.node.kind === 'Closure') {
    for (const use of state.node.uses) {
      const out = use.byRef ? env.get(use.name) : undefined;
      const before = state.useOuts.get(use.name);
      if (out !== undefined) state.useOuts.set(use.name, before === undefined ? out : joinValues(before, out));
    }
  }
  const asked = node !== null && value.constant !== false && value.constant !== null;
  const proven = frame.env.child();
  if (asked && value.constant !== true) {
    frame.env = proven;
    refine(flow, frame, node, true, 0);
    frame.env = env;
  }
  noteProof(state, env, provenReturn(flow, frame, node, value), proven.guards);
  if (!asked) return;
  if (params.length === 0 || params.length > 4) return;
  notePart(flow, frame, node);
  const first = !state.canBeTrue;
  state.canBeTrue = true;
  for (let position = 0; position < params.length; position++) {
    const param = params[position];
    if (param === undefined) continue;
    const now = proven.get(param.name);
    if (now !== undefined && now.taints.length === 0 && (value.constant === true || proven.vars.has(param.name))) {
      if (first) state.provenWhenTrue.set(position, now);
    } else state.provenWhenTrue.delete(position);
    const left = now === undefined ? allDanger : now.taints.reduce((all, { mask }) => all | mask, 0);
    const before = first ? allDanger : (state.clearedWhenTrue.get(position) ?? 0);
    state.clearedWhenTrue.set(position, before & allDanger & ~left);
  }
}
