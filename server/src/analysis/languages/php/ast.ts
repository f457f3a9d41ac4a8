// Longer than most: every node type of the syntax tree stands in one table.
/**
 * The PHP syntax tree the analyser works on: plain objects, lowered once from tree-sitter's tree (lower.ts).
 * `start` and `end` are UTF-16 offsets into the source, end exclusive. Parentheses are dropped; chains of `.` are one
 * `Concat`; `elseif` chains are branches of one `If`, so that depth follows nesting and not length.
 *
 * Longer than the usual file because a tree's shapes are read together.
 */
interface Base {
  readonly start: number;
  readonly end: number;
}

export interface Str extends Base {
  readonly kind: 'Str';
  /** Escapes resolved. */
  readonly value: string;
}
/** `"…$x…"`, a heredoc with variables in it, or a backtick command. */
export interface Interpolated extends Base {
  readonly kind: 'Interpolated';
  readonly flavour: 'double' | 'heredoc' | 'shell';
  readonly parts: readonly Expr[];
}
export interface Num extends Base {
  readonly kind: 'Num';
  readonly value: number;
  readonly integer: boolean;
}
export interface Bool extends Base {
  readonly kind: 'Bool';
  readonly value: boolean;
}
export interface Null extends Base {
  readonly kind: 'Null';
}
/** A function's, class's or constant's name as written: `Foo`, `A\Foo`, `\Foo`, `namespace\Foo`, `self`, `static`. */
export interface Name extends Base {
  readonly kind: 'Name';
  readonly text: string;
}
export interface Var extends Base {
  readonly kind: 'Var';
  /** Without the dollar sign. */
  readonly name: string;
}
/** `$$x` and `${…}`. */
export interface VarVar extends Base {
  readonly kind: 'VarVar';
  readonly value: Expr;
}
export interface ArrayItem extends Base {
  readonly kind: 'ArrayItem';
  readonly key: Expr | null;
  readonly value: Expr;
  readonly spread: boolean;
  readonly byRef: boolean;
}
/** `array(…)` and `[…]`; also `list(…)` and `[…]` as an assignment's target, where a gap is null. */
export interface ArrayLit extends Base {
  readonly kind: 'Array';
  readonly items: readonly (ArrayItem | null)[];
  readonly list: boolean;
}
export interface Index extends Base {
  readonly kind: 'Index';
  readonly base: Expr;
  /** null: `$a[]`. */
  readonly index: Expr | null;
}
export interface Prop extends Base {
  readonly kind: 'Prop';
  readonly object: Expr;
  readonly name: string | Expr;
}
export interface StaticProp extends Base {
  readonly kind: 'StaticProp';
  readonly cls: Expr;
  readonly name: string | Expr;
}
export interface ClassConst extends Base {
  readonly kind: 'ClassConst';
  readonly cls: Expr;
  readonly name: string;
}
export interface Arg extends Base {
  readonly kind: 'Arg';
  readonly value: Expr;
  readonly name: string | null;
  readonly spread: boolean;
}
/** Calls of functions, and of the language constructs isset, empty, eval, exit and die inside expressions. */
export interface Call extends Base {
  readonly kind: 'Call';
  readonly callee: Expr;
  readonly args: readonly Arg[];
  /** `f(...)`: makes a closure, calls nothing. */
  readonly firstClass: boolean;
}
export interface MethodCall extends Base {
  readonly kind: 'MethodCall';
  readonly object: Expr;
  readonly name: string | Expr;
  readonly nameStart: number;
  readonly args: readonly Arg[];
  readonly firstClass: boolean;
}
export interface StaticCall extends Base {
  readonly kind: 'StaticCall';
  readonly cls: Expr;
  readonly name: string | Expr;
  readonly nameStart: number;
  readonly args: readonly Arg[];
  readonly firstClass: boolean;
}
export interface New extends Base {
  readonly kind: 'New';
  readonly cls: Expr | ClassDecl;
  readonly args: readonly Arg[];
}
export interface Assign extends Base {
  readonly kind: 'Assign';
  readonly target: Expr;
  readonly value: Expr;
  readonly byRef: boolean;
}
export interface AssignOp extends Base {
  readonly kind: 'AssignOp';
  /** Without the equals sign: `.`, `??`, `+`, … */
  readonly op: string;
  readonly target: Expr;
  readonly value: Expr;
}
export interface Concat extends Base {
  readonly kind: 'Concat';
  readonly parts: readonly Expr[];
}
export interface Binary extends Base {
  readonly kind: 'Binary';
  /** `and`, `or` come as `&&`, `||`; `<>` as `!=`. */
  readonly op: string;
  readonly left: Expr;
  readonly right: Expr;
}
export interface Unary extends Base {
  readonly kind: 'Unary';
  readonly op: '!' | '-' | '+' | '~' | '@' | 'clone';
  readonly value: Expr;
}
export interface IncDec extends Base {
  readonly kind: 'IncDec';
  readonly target: Expr;
}
export interface Cast extends Base {
  readonly kind: 'Cast';
  readonly type: 'int' | 'float' | 'bool' | 'string' | 'array' | 'object' | 'null';
  readonly value: Expr;
}
export interface Ternary extends Base {
  readonly kind: 'Ternary';
  readonly condition: Expr;
  /** null: `?:`. */
  readonly thenValue: Expr | null;
  readonly otherwise: Expr;
}
export interface MatchArm extends Base {
  readonly kind: 'MatchArm';
  /** null: `default`. */
  readonly conditions: readonly Expr[] | null;
  readonly value: Expr;
}
export interface Match extends Base {
  readonly kind: 'Match';
  readonly subject: Expr;
  readonly arms: readonly MatchArm[];
}
export interface ClosureUse extends Base {
  readonly kind: 'ClosureUse';
  readonly name: string;
  readonly byRef: boolean;
}
export interface Closure extends Base {
  readonly kind: 'Closure';
  readonly params: readonly Param[];
  readonly uses: readonly ClosureUse[];
  readonly body: Block;
  readonly isStatic: boolean;
}
export interface ArrowFn extends Base {
  readonly kind: 'ArrowFn';
  readonly params: readonly Param[];
  readonly body: Expr;
}
export interface Include extends Base {
  readonly kind: 'Include';
  readonly flavour: 'include' | 'include_once' | 'require' | 'require_once';
  readonly value: Expr;
}
export interface Print extends Base {
  readonly kind: 'Print';
  readonly value: Expr;
}
export interface Throw extends Base {
  readonly kind: 'Throw';
  readonly value: Expr;
}
export interface Yield extends Base {
  readonly kind: 'Yield';
  readonly key: Expr | null;
  readonly value: Expr | null;
  readonly from: boolean;
}

export type Expr =
  | Str
  | Interpolated
  | Num
  | Bool
  | Null
  | Name
  | Var
  | VarVar
  | ArrayLit
  | Index
  | Prop
  | StaticProp
  | ClassConst
  | Call
  | MethodCall
  | StaticCall
  | New
  | Assign
  | AssignOp
  | Concat
  | Binary
  | Unary
  | IncDec
  | Cast
  | Ternary
  | Match
  | Closure
  | ArrowFn
  | Include
  | Print
  | Throw
  | Yield
  | ErrorNode;

export interface Block extends Base {
  readonly kind: 'Block';
  readonly body: readonly Stmt[];
}
/** Page text outside the PHP tags. */
export interface Html extends Base {
  readonly kind: 'Html';
  /** It is nothing but white space. */
  readonly blank: boolean;
}
export interface Echo extends Base {
  readonly kind: 'Echo';
  readonly values: readonly Expr[];
  /** `<?= … ?>`. */
  readonly short: boolean;
}
export interface ExprStmt extends Base {
  readonly kind: 'ExprStmt';
  readonly value: Expr;
}
export interface Branch extends Base {
  readonly kind: 'Branch';
  readonly condition: Expr;
  readonly body: Block;
}
export interface If extends Base {
  readonly kind: 'If';
  readonly branches: readonly Branch[];
  readonly otherwise: Block | null;
}
export interface While extends Base {
  readonly kind: 'While';
  readonly condition: Expr;
  readonly body: Block;
}
export interface DoWhile extends Base {
  readonly kind: 'DoWhile';
  readonly condition: Expr;
  readonly body: Block;
}
export interface For extends Base {
  readonly kind: 'For';
  readonly init: readonly Expr[];
  readonly condition: readonly Expr[];
  readonly update: readonly Expr[];
  readonly body: Block;
}
export interface Foreach extends Base {
  readonly kind: 'Foreach';
  readonly subject: Expr;
  readonly key: Expr | null;
  readonly value: Expr;
  readonly byRef: boolean;
  readonly body: Block;
}
export interface Case extends Base {
  readonly kind: 'Case';
  /** null: `default`. */
  readonly value: Expr | null;
  readonly body: readonly Stmt[];
}
export interface Switch extends Base {
  readonly kind: 'Switch';
  readonly subject: Expr;
  readonly cases: readonly Case[];
}
export interface Break extends Base {
  readonly kind: 'Break';
  readonly levels: number;
}
export interface Continue extends Base {
  readonly kind: 'Continue';
  readonly levels: number;
}
export interface Return extends Base {
  readonly kind: 'Return';
  readonly value: Expr | null;
}
export interface Exit extends Base {
  readonly kind: 'Exit';
  readonly value: Expr | null;
}
export interface Global extends Base {
  readonly kind: 'Global';
  readonly names: readonly string[];
}
export interface StaticVar extends Base {
  readonly kind: 'StaticVar';
  readonly name: string;
  readonly value: Expr | null;
}
export interface StaticVars extends Base {
  readonly kind: 'StaticVars';
  readonly vars: readonly StaticVar[];
}
export interface Unset extends Base {
  readonly kind: 'Unset';
  readonly targets: readonly Expr[];
}
export interface Catch extends Base {
  readonly kind: 'Catch';
  readonly types: readonly string[];
  readonly variable: string | null;
  readonly body: Block;
}
export interface Try extends Base {
  readonly kind: 'Try';
  readonly body: Block;
  readonly catches: readonly Catch[];
  readonly finalizer: Block | null;
}
export interface Param extends Base {
  readonly kind: 'Param';
  readonly name: string;
  /** The type as written, without spaces: `?int`, `\WP_Post|null`; null when none is. */
  readonly type: string | null;
  readonly value: Expr | null;
  readonly byRef: boolean;
  readonly variadic: boolean;
  /** A constructor parameter that is a property too. */
  readonly promoted: boolean;
}
export interface FunctionDecl extends Base {
  readonly kind: 'Function';
  readonly name: string;
  readonly nameStart: number;
  readonly params: readonly Param[];
  readonly returnType: string | null;
  readonly body: Block;
}
export interface Method extends Base {
  readonly kind: 'Method';
  readonly name: string;
  readonly nameStart: number;
  readonly params: readonly Param[];
  readonly returnType: string | null;
  /** null: abstract, or an interface's. */
  readonly body: Block | null;
  readonly visibility: 'public' | 'protected' | 'private';
  readonly isStatic: boolean;
  /** Each as if it were made: `#[Action( 'init' )]` as `new Action( 'init' )`. No children of the tree. */
  readonly attributes: readonly New[];
}
export interface PropDecl extends Base {
  readonly kind: 'PropDecl';
  readonly name: string;
  readonly value: Expr | null;
  /** As written, null when there is none. */
  readonly type: string | null;
  readonly isStatic: boolean;
}
export interface ConstElement extends Base {
  readonly kind: 'Const';
  readonly name: string;
  readonly value: Expr;
}
export interface ClassDecl extends Base {
  readonly kind: 'Class';
  readonly flavour: 'class' | 'interface' | 'trait' | 'enum';
  /** '' for an anonymous class. */
  readonly name: string;
  readonly nameStart: number;
  readonly parent: string | null;
  readonly interfaces: readonly string[];
  readonly traits: readonly string[];
  readonly methods: readonly Method[];
  readonly props: readonly PropDecl[];
  readonly consts: readonly ConstElement[];
}
export interface ConstDecl extends Base {
  readonly kind: 'ConstDecl';
  readonly consts: readonly ConstElement[];
}
export interface Namespace extends Base {
  readonly kind: 'Namespace';
  /** '' for the global one. */
  readonly name: string;
  /** null: the unbraced form, in force until the next one. */
  readonly body: Block | null;
}
export interface UseClause extends Base {
  readonly kind: 'UseClause';
  readonly what: 'class' | 'function' | 'const';
  readonly name: string;
  readonly alias: string;
}
export interface Use extends Base {
  readonly kind: 'Use';
  readonly clauses: readonly UseClause[];
}
/** What the parser could not read. `body` holds the complete statements it still recognised inside. */
export interface ErrorNode extends Base {
  readonly kind: 'Error';
  readonly body: readonly Stmt[];
}
/** Statements without meaning to the analyser: `;`, `declare`, `goto`, labels. */
export interface Nop extends Base {
  readonly kind: 'Nop';
}

export type Stmt =
  | Block
  | Html
  | Echo
  | ExprStmt
  | If
  | While
  | DoWhile
  | For
  | Foreach
  | Switch
  | Break
  | Continue
  | Return
  | Exit
  | Global
  | StaticVars
  | Unset
  | Try
  | FunctionDecl
  | ClassDecl
  | ConstDecl
  | Namespace
  | Use
  | ErrorNode
  | Nop;

export interface Program extends Base {
  readonly kind: 'Program';
  readonly body: readonly Stmt[];
}

/** Every kind a rule can listen for. */
export type Node =
  | Expr
  | Stmt
  | Program
  | ArrayItem
  | Arg
  | MatchArm
  | ClosureUse
  | Branch
  | Case
  | StaticVar
  | Catch
  | Param
  | Method
  | PropDecl
  | ConstElement
  | UseClause;
export type NodeKind = Node['kind'];
export type NodeOf<K extends NodeKind> = Extract<Node, { readonly kind: K }>;

/** What has a body of its own that runs when called. */
export type FunctionNode = FunctionDecl | Method | Closure | ArrowFn;

/** A comment with its delimiters, in source order. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}
