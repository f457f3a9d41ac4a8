import type { Facts } from '../../facts.ts';
import type * as A from './ast.ts';

/** What lowering knows of the file, and the lists it keeps on the way so that nobody walks the tree for them again. */
export interface LowerContext {
  readonly code: string;
  readonly lists: Lists;
}

/** In the order in which the nodes end. */
export interface Lists {
  /** What is worked out once about these files. */
  readonly facts: Facts;
  readonly functions: A.FunctionDecl[];
  readonly classes: A.ClassDecl[];
  readonly closures: (A.Closure | A.ArrowFn)[];
  /** Calls of functions by a fixed name. */
  readonly calls: A.Call[];
  readonly methodCalls: (A.MethodCall | A.StaticCall)[];
  readonly news: A.New[];
  readonly namespaces: A.Namespace[];
  readonly uses: A.Use[];
  readonly interpolations: A.Interpolated[];
}

interface At {
  readonly start: number;
  readonly end: number;
}

/** Parts of the concrete tree that become fields of their parent and are no nodes of the syntax tree. */
export type Temp = At &
  (
    | { readonly kind: '#token'; readonly text: string }
    | { readonly kind: '#args'; readonly args: readonly A.Arg[]; readonly firstClass: boolean }
    | { readonly kind: '#params'; readonly params: readonly A.Param[] }
    | { readonly kind: '#attributes'; readonly attributes: readonly A.New[] }
    | { readonly kind: '#uses'; readonly uses: readonly A.ClosureUse[] }
    | { readonly kind: '#type'; readonly text: string }
    | { readonly kind: '#ref'; readonly target: A.Expr }
    | { readonly kind: '#spread'; readonly value: A.Expr }
    | { readonly kind: '#sequence'; readonly items: readonly A.Expr[] }
    | { readonly kind: '#pair'; readonly key: A.Expr; readonly value: A.Expr; readonly byRef: boolean }
    | { readonly kind: '#arms'; readonly arms: readonly A.MatchArm[] }
    | { readonly kind: '#conditions'; readonly conditions: readonly A.Expr[] }
    | { readonly kind: '#cases'; readonly cases: readonly A.Case[] }
    | { readonly kind: '#elseif'; readonly condition: A.Expr; readonly body: readonly A.Stmt[] }
    | { readonly kind: '#else'; readonly body: readonly A.Stmt[] }
    | { readonly kind: '#finally'; readonly body: A.Block }
    | { readonly kind: '#members'; readonly items: readonly Item[] }
    | { readonly kind: '#parents'; readonly names: readonly string[] }
    | { readonly kind: '#interfaces'; readonly names: readonly string[] }
    | { readonly kind: '#traits'; readonly names: readonly string[] }
    | { readonly kind: '#prop'; readonly name: string; readonly value: A.Expr | null }
    | { readonly kind: '#props'; readonly props: readonly A.PropDecl[] }
    | { readonly kind: '#namespace'; readonly name: string }
    | { readonly kind: '#anonymous'; readonly decl: A.ClassDecl; readonly args: readonly A.Arg[] }
  );

/** What a builder gets and makes. */
export type Item = A.Node | Temp;

/** Makes one item from its children's items; null leaves it out. */
export type Builder = (items: readonly Item[], start: number, end: number, context: LowerContext) => Item | null;

const exprKinds: ReadonlySet<string> = new Set<A.Expr['kind']>([
  'Str',
  'Interpolated',
  'Num',
  'Bool',
  'Null',
  'Name',
  'Var',
  'VarVar',
  'Array',
  'Index',
  'Prop',
  'StaticProp',
  'ClassConst',
  'Call',
  'MethodCall',
  'StaticCall',
  'New',
  'Assign',
  'AssignOp',
  'Concat',
  'Binary',
  'Unary',
  'IncDec',
  'Cast',
  'Ternary',
  'Match',
  'Closure',
  'ArrowFn',
  'Include',
  'Print',
  'Throw',
  'Yield',
]);

const stmtKinds: ReadonlySet<string> = new Set<A.Stmt['kind']>([
  'Block',
  'Html',
  'Echo',
  'ExprStmt',
  'If',
  'While',
  'DoWhile',
  'For',
  'Foreach',
  'Switch',
  'Break',
  'Continue',
  'Return',
  'Exit',
  'Global',
  'StaticVars',
  'Unset',
  'Try',
  'Function',
  'Class',
  'ConstDecl',
  'Namespace',
  'Use',
  'Error',
  'Nop',
]);

/** Whether an item is an expression. */
export function isExpr(item: Item): item is A.Expr {
  return exprKinds.has(item.kind);
}

/** Whether an item is a statement. */
export function isStmt(item: Item): item is A.Stmt {
  return stmtKinds.has(item.kind);
}

/** One maker for each {@link Temp} that has several users. */
export const temp = {
  token: (text: string, start: number, end: number): Temp => ({ kind: '#token', text, start, end }),
  args: (args: readonly A.Arg[], firstClass: boolean, start: number, end: number): Temp => ({
    kind: '#args',
    args,
    firstClass,
    start,
    end,
  }),
  params: (params: readonly A.Param[], start: number, end: number): Temp => ({ kind: '#params', params, start, end }),
  attributes: (attributes: readonly A.New[], start: number, end: number): Temp => ({
    kind: '#attributes',
    attributes,
    start,
    end,
  }),
  uses: (uses: readonly A.ClosureUse[], start: number, end: number): Temp => ({ kind: '#uses', uses, start, end }),
  type: (text: string, start: number, end: number): Temp => ({ kind: '#type', text, start, end }),
  ref: (target: A.Expr, start: number, end: number): Temp => ({ kind: '#ref', target, start, end }),
  spread: (value: A.Expr, start: number, end: number): Temp => ({ kind: '#spread', value, start, end }),
  sequence: (items: readonly A.Expr[], start: number, end: number): Temp => ({ kind: '#sequence', items, start, end }),
  pair: (key: A.Expr, value: A.Expr, byRef: boolean, start: number, end: number): Temp => ({
    kind: '#pair',
    key,
    value,
    byRef,
    start,
    end,
  }),
  arms: (arms: readonly A.MatchArm[], start: number, end: number): Temp => ({ kind: '#arms', arms, start, end }),
  conditions: (conditions: readonly A.Expr[], start: number, end: number): Temp => ({
    kind: '#conditions',
    conditions,
    start,
    end,
  }),
  cases: (cases: readonly A.Case[], start: number, end: number): Temp => ({ kind: '#cases', cases, start, end }),
  elseif: (condition: A.Expr, body: readonly A.Stmt[], start: number, end: number): Temp => ({
    kind: '#elseif',
    condition,
    body,
    start,
    end,
  }),
  otherwise: (body: readonly A.Stmt[], start: number, end: number): Temp => ({ kind: '#else', body, start, end }),
  finalizer: (body: A.Block, start: number, end: number): Temp => ({ kind: '#finally', body, start, end }),
  members: (items: readonly Item[], start: number, end: number): Temp => ({ kind: '#members', items, start, end }),
  parents: (names: readonly string[], start: number, end: number): Temp => ({ kind: '#parents', names, start, end }),
  interfaces: (names: readonly string[], start: number, end: number): Temp => ({
    kind: '#interfaces',
    names,
    start,
    end,
  }),
  traits: (names: readonly string[], start: number, end: number): Temp => ({ kind: '#traits', names, start, end }),
  prop: (name: string, value: A.Expr | null, start: number, end: number): Temp => ({
    kind: '#prop',
    name,
    value,
    start,
    end,
  }),
  props: (props: readonly A.PropDecl[], start: number, end: number): Temp => ({ kind: '#props', props, start, end }),
  namespace: (name: string, start: number, end: number): Temp => ({ kind: '#namespace', name, start, end }),
  anonymousClass: (decl: A.ClassDecl, args: readonly A.Arg[], start: number, end: number): Temp => ({
    kind: '#anonymous',
    decl,
    args,
    start,
    end,
  }),
};
