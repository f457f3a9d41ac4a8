import type { Block, Expr, Node, Stmt, Var } from '../../../../languages/php/ast.ts';
import { childNodes } from '../../../../languages/php/child-nodes.ts';
import { fallsThrough } from './falls-through.ts';
import { byName, Mentions, mention } from './mentions.ts';

/** A variable that some way through a statement leaves without a value, and the place after it that reads it all the same. */
export interface HalfSet {
  readonly read: Var;
  /** The `if`, `switch` or `try` that sets it on some of its ways only. */
  readonly by: Stmt;
}

/** What is asked of statements while one function is looked at. */
interface Reading {
  readonly mentions: Mentions;
  /** Whether a call may set the variable that is passed to it. */
  readonly mayTake: (argument: Node, call: Node) => boolean;
}

/** Statements after it that are looked at. */
const farthest = 200;

/**
 * Variables of a function that one branch sets, another that goes on does not, and a statement after reads whatever
 * happened. Loops are not looked into: an earlier round may have set the variable.
 * @param known variables that have a value from the start
 * @param mayTake whether a call may set the variable that is passed to it
 */
export function halfSetVariables(
  body: Block,
  known: ReadonlySet<string>,
  mayTake: (argument: Node, call: Node) => boolean,
): HalfSet[] {
  const mentions = new Mentions();
  const reading = { mentions, mayTake };
  const found = new Map<string, HalfSet>();
  const seen = new Set(known);
  const statements = body.body;
  // What stands before is read only where it is asked for. Nested statements are none of the question: the one around
  // them names the same variables.
  let read = 0;
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at];
    if (statement?.kind !== 'If' && statement?.kind !== 'Switch' && statement?.kind !== 'Try') continue;
    const names = setOnSomeWays(statement, mentions);
    if (names.length === 0) continue;
    for (; read < at; read++) {
      const earlier = statements[read];
      if (earlier !== undefined) for (const name of mentions.of(earlier)) seen.add(name);
    }
    for (const name of names) {
      if (seen.has(name) || found.has(name)) continue;
      const rest = beforeGuard(statements.slice(at + 1, at + 1 + farthest), mentions.of(statement), mentions);
      const use = firstRead(name, rest, reading);
      if (use !== null) found.set(name, { read: use, by: statement });
    }
  }
  return [...found.values()];
}

/** Statements up to one that leaves or not by what the ways set: after it, only some of them are left. */
function beforeGuard(rest: readonly Stmt[], set: ReadonlySet<string>, mentions: Mentions): readonly Stmt[] {
  const guard = rest.findIndex(
    (statement) =>
      statement.kind === 'If' &&
      statement.branches.some(
        ({ condition, body }) => !fallsThrough(body.body) && [...mentions.of(condition)].some((name) => set.has(name)),
      ),
  );
  return guard === -1 ? rest : rest.slice(0, guard);
}

/** The lists of statements that may run, one for each way; null when a way may be left out unseen. */
function ways(statement: Stmt): (readonly Stmt[])[] | null {
  switch (statement.kind) {
    case 'If':
      return [...statement.branches.map((branch) => branch.body.body), statement.otherwise?.body ?? []];
    case 'Try':
      return [statement.body.body, ...statement.catches.map((clause) => clause.body.body)];
    default:
      return null;
  }
}

/** Names that one way of the statement certainly sets and one that goes on does not even name. */
function setOnSomeWays(statement: Stmt, mentions: Mentions): string[] {
  if (statement.kind === 'Try' && statement.finalizer) return [];
  const all = statement.kind === 'Switch' ? switchWays(statement) : ways(statement);
  if (all === null) return [];
  const open = all.filter((body) => fallsThrough(body));
  if (open.length < 2) return [];
  const set = new Set(open.flatMap((way) => way.flatMap(plainTarget)));
  if (set.size === 0) return [];
  const conditions = new Set<string>();
  if (statement.kind === 'If')
    for (const { condition } of statement.branches) addAssigned(condition, conditions, mentions);
  const named = open.map((way) => {
    const names = new Set<string>();
    for (const one of way) mention(one, names);
    return names;
  });
  return [...set].filter((name) => !conditions.has(name) && named.some((names) => !names.has(name)));
}

function switchWays(statement: Stmt & { kind: 'Switch' }): (readonly Stmt[])[] {
  const all = statement.cases
    .filter(({ body }, at) => body.length > 0 || at === statement.cases.length - 1)
    .map(({ body }) => (body.at(-1)?.kind === 'Break' ? body.slice(0, -1) : body));
  // A case that runs on into the next one, or leaves a loop around, is none of the simple ways.
  const isSimple = statement.cases.every(
    ({ body }) =>
      body.length === 0 ||
      body.at(-1)?.kind === 'Break' ||
      !fallsThrough(body) ||
      body === statement.cases.at(-1)?.body,
  );
  if (!isSimple) return [];
  return statement.cases.some(({ value }) => value === null) ? all : [...all, []];
}

/** `$a = …;` sets `$a` whatever happens. */
function plainTarget(statement: Stmt): string[] {
  if (statement.kind !== 'ExprStmt' || statement.value.kind !== 'Assign') return [];
  const { target } = statement.value;
  return target.kind === 'Var' ? [target.name] : [];
}

function addAssigned(expression: Expr, names: Set<string>, mentions: Mentions): void {
  for (const name of mentions.of(expression)) names.add(name);
}

/** The first place that reads the variable whatever happens; null when it may be set, or asked for, before. */
function firstRead(name: string, rest: readonly Stmt[], reading: Reading): Var | null {
  const { mentions } = reading;
  for (const statement of rest) {
    if (mentions.mayName(statement, name)) {
      const result = certainRead(name, statement, reading);
      if (result === 'stop') return null;
      if (result !== null) return result;
      // Named where it is not certain to run: it may be set there, or under the same condition.
      if (mentions.of(statement).has(name)) return null;
    }
    if (statement.kind === 'Return' || statement.kind === 'Exit' || statement.kind === 'Break') return null;
    if (statement.kind === 'Continue') return null;
  }
  return null;
}

/** Walks what a statement evaluates whatever happens, in source order. */
function certainRead(name: string, root: Stmt, reading: Reading): Var | 'stop' | null {
  const { mentions, mayTake } = reading;
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    switch (node.kind) {
      case 'Var':
        if (node.name === name) return node;
        break;
      case 'Assign': {
        if (node.byRef) return mentions.of(node).has(name) ? 'stop' : null;
        const inValue = certainExpr(name, node.value, reading);
        if (inValue !== null) return inValue;
        if (mentions.of(node.target).has(name)) return 'stop';
        break;
      }
      case 'AssignOp':
        if (node.op === '??') return mentions.of(node).has(name) ? 'stop' : null;
        stack.push(node.value, node.target);
        break;
      case 'If':
        if (node.branches[0]) stack.push(node.branches[0].condition);
        break;
      case 'While':
        stack.push(node.condition);
        break;
      case 'Foreach':
      case 'Switch':
        stack.push(node.subject);
        break;
      case 'Ternary':
        if (node.thenValue !== null) stack.push(node.condition);
        break;
      case 'Match':
        stack.push(node.subject);
        break;
      case 'Binary':
        if (node.op === '??') break;
        if (node.op !== '&&' && node.op !== '||') stack.push(node.right);
        stack.push(node.left);
        break;
      case 'Unary':
        if (node.op !== '@') stack.push(node.value);
        break;
      case 'Call':
      case 'MethodCall':
      case 'StaticCall':
      case 'New': {
        if (
          node.kind === 'Call' &&
          node.callee.kind === 'Name' &&
          /^\\?(isset|empty|compact|extract|unset)$/i.test(node.callee.text)
        ) {
          if (mentions.of(node).has(name) || byName.test(node.callee.text)) return 'stop';
          break;
        }
        for (const arg of node.args) {
          if (arg.value.kind === 'Var' && arg.value.name === name && mayTake(arg, node)) return 'stop';
        }
        stack.push(...childNodes(node).toReversed());
        break;
      }
      case 'Closure':
      case 'ArrowFn':
      case 'For':
      case 'DoWhile':
      case 'Try':
      case 'Function':
      case 'Class':
      case 'Block':
      case 'Unset':
      case 'Global':
      case 'StaticVars':
      case 'Error':
        break;
      default:
        stack.push(...childNodes(node).toReversed());
    }
  }
  return null;
}

function certainExpr(name: string, value: Expr, reading: Reading): Var | 'stop' | null {
  return certainRead(name, { kind: 'ExprStmt', value, start: value.start, end: value.end }, reading);
}
