// One builder for each node type of tree-sitter-php's grammar that the syntax tree keeps. Longer than most: it is one
// table, in the order of ast.ts.
import type * as A from './ast.ts';
import { type Builder, type Item, isExpr, isStmt, type LowerContext, temp } from './items.ts';
import { cookDouble, cookSingle, numberOf } from './strings.ts';

// Loops, here and below, where `filter` and `find` would do, and indices where a pattern would take an array apart: they run
// for every node of a file, before much is compiled, and iterators make an object for each entry.
function exprs(items: readonly Item[]): readonly A.Expr[] {
  return those(items, isExpr);
}

function stmts(items: readonly Item[]): readonly A.Stmt[] {
  return those(items, isStmt);
}

/** Of most nodes all items are wanted, and the list is theirs alone: then it is given back as it is. */
function those<T extends Item>(items: readonly Item[], isOne: (item: Item) => item is T): readonly T[] {
  let first = 0;
  for (; first < items.length; first++) {
    const item = items[first];
    if (item === undefined || !isOne(item)) break;
  }
  if (first === items.length) return items as readonly T[];
  const found = items.slice(0, first) as T[];
  for (let at = first + 1; at < items.length; at++) {
    const item = items[at];
    if (item !== undefined && isOne(item)) found.push(item);
  }
  return found;
}

function firstExpr(items: readonly Item[]): A.Expr | null {
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item !== undefined && isExpr(item)) return item;
  }
  return null;
}

function find<K extends Item['kind']>(items: readonly Item[], kind: K): Extract<Item, { kind: K }> | undefined {
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item?.kind === kind) return item as Extract<Item, { kind: K }>;
  }
  return undefined;
}

function only<K extends Item['kind']>(items: readonly Item[], kind: K): Extract<Item, { kind: K }>[] {
  return items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);
}

/** Stands for an expression the parser could not read. */
const missing = (start: number, end: number): A.ErrorNode => ({ kind: 'Error', start, end, body: [] });

const hasToken = (items: readonly Item[], text: string): boolean =>
  items.some((item) => item.kind === '#token' && item.text === text);

const tokenText = (items: readonly Item[]): string => find(items, '#token')?.text ?? '';

function argList(items: readonly Item[]): A.Arg[] {
  const args: A.Arg[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item?.kind === 'Arg') args.push(item);
    else if (item !== undefined && isExpr(item)) args.push(plainArg(item));
  }
  return args;
}

const argsOf = (items: readonly Item[]) => {
  const args = find(items, '#args');
  return { args: args?.args ?? [], firstClass: args?.firstClass ?? false };
};

const memberName = (item: A.Expr | undefined): string | A.Expr =>
  item === undefined ? '' : item.kind === 'Name' ? item.text : item;

/** One statement, or several, as a block. */
function blockOf(body: readonly A.Stmt[], start: number, end: number): A.Block {
  const single = body[0];
  if (body.length === 1 && single?.kind === 'Block') return single;
  return { kind: 'Block', start: single?.start ?? start, end: body.at(-1)?.end ?? end, body };
}

function stripQuotes(text: string): string {
  const open = text[0] === 'b' || text[0] === 'B' ? 2 : 1;
  return text.slice(open, text.length > open ? -1 : undefined);
}

/** Literal text between interpolated expressions comes from the gaps, whitespace and escapes included. */
function interpolation(
  items: readonly Item[],
  from: number,
  to: number,
  flavour: A.Interpolated['flavour'],
  start: number,
  end: number,
  { code, lists }: LowerContext,
): A.Expr {
  const parts: A.Expr[] = [];
  let at = from;
  const text = (until: number) => {
    if (until > at) parts.push({ kind: 'Str', start: at, end: until, value: cookDouble(code.slice(at, until)) });
  };
  for (const part of items) {
    if (!isExpr(part)) continue;
    const braced = code[part.start - 1] === '{' && part.start - 1 >= at && code[part.end] === '}';
    text(braced ? part.start - 1 : part.start);
    parts.push(braced ? part : bareKey(part));
    at = braced ? part.end + 1 : part.end;
  }
  text(to);
  if (parts.every((part) => part.kind === 'Str')) {
    return { kind: 'Str', start, end, value: parts.map((part) => (part.kind === 'Str' ? part.value : '')).join('') };
  }
  const made: A.Interpolated = { kind: 'Interpolated', start, end, flavour, parts };
  lists.interpolations.push(made);
  return made;
}

/** In `"$a[key]"` the bare word is a string. */
function bareKey(part: A.Expr): A.Expr {
  if (part.kind !== 'Index' || part.index?.kind !== 'Name') return part;
  const { start, end, text: value } = part.index;
  return { ...part, index: { kind: 'Str', start, end, value } };
}

const binaryOps: Readonly<Record<string, string>> = { and: '&&', or: '||', '<>': '!=' };

const castTypes: Readonly<Record<string, A.Cast['type']>> = {
  int: 'int',
  integer: 'int',
  bool: 'bool',
  boolean: 'bool',
  float: 'float',
  double: 'float',
  real: 'float',
  string: 'string',
  binary: 'string',
  array: 'array',
  object: 'object',
  unset: 'null',
};

function call(items: readonly Item[], start: number, end: number, { lists }: LowerContext): A.Expr {
  const callee = firstExpr(items) ?? missing(start, end);
  const made: A.Call = { kind: 'Call', start, end, callee, ...argsOf(items) };
  if (callee.kind === 'Name') lists.calls.push(made);
  return made;
}

function memberCall(items: readonly Item[], start: number, end: number, { lists }: LowerContext): A.Expr {
  const parts = exprs(items);
  const object = parts[0];
  const name = parts[1];
  const made: A.MethodCall = {
    kind: 'MethodCall',
    start,
    end,
    object: object ?? missing(start, end),
    name: memberName(name),
    nameStart: name?.start ?? start,
    ...argsOf(items),
  };
  lists.methodCalls.push(made);
  return made;
}

function memberAccess(items: readonly Item[], start: number, end: number): A.Expr {
  const parts = exprs(items);
  const object = parts[0];
  const name = parts[1];
  return { kind: 'Prop', start, end, object: object ?? missing(start, end), name: memberName(name) };
}

function binary(items: readonly Item[], start: number, end: number): A.Expr {
  const parts = exprs(items);
  const left = parts[0] ?? missing(start, end);
  const right = parts[1] ?? missing(start, end);
  const written = tokenText(items).toLowerCase();
  const op = binaryOps[written] ?? written;
  if (op !== '.') return { kind: 'Binary', start, end, op, left, right };
  if (left.kind !== 'Concat') return { kind: 'Concat', start, end, parts: [left, right] };
  // The left chain has no other owner yet, so appending to it keeps long chains linear.
  (left.parts as A.Expr[]).push(right);
  return { kind: 'Concat', start, end, parts: left.parts };
}

function assignment(items: readonly Item[], start: number, end: number, byRef: boolean): A.Expr {
  const parts = exprs(items);
  const target = parts[0] ?? missing(start, end);
  const value = parts[1] ?? missing(start, end);
  return { kind: 'Assign', start, end, target, value, byRef };
}

function include(flavour: A.Include['flavour']): Builder {
  return (items, start, end) => ({
    kind: 'Include',
    start,
    end,
    flavour,
    value: firstExpr(items) ?? missing(start, end),
  });
}

/** `list(…)` and `[…]` on an assignment's left: commas tell where the gaps are. */
function listLiteral(items: readonly Item[], start: number, end: number): A.Expr {
  const entries: (A.ArrayItem | null)[] = [];
  let key: A.Expr | null = null;
  let value: A.Expr | null = null;
  let byRef = false;
  const flush = () => {
    entries.push(
      value === null
        ? null
        : { kind: 'ArrayItem', start: (key ?? value).start, end: value.end, key, value, spread: false, byRef },
    );
    key = null;
    value = null;
    byRef = false;
  };
  for (const item of items) {
    if (item.kind === '#token' && item.text === ',') flush();
    else if (item.kind === '#token' && item.text === '=>') {
      key = value;
      value = null;
    } else if (item.kind === '#ref') {
      value = item.target;
      byRef = true;
    } else if (isExpr(item)) value = item;
  }
  if (value !== null) flush();
  return { kind: 'Array', start, end, items: entries, list: true };
}

function arrayElement(items: readonly Item[], start: number, end: number): Item {
  const values = exprs(items);
  const ref = find(items, '#ref');
  const spread = find(items, '#spread');
  if (spread !== undefined) {
    return { kind: 'ArrayItem', start, end, key: null, value: spread.value, spread: true, byRef: false };
  }
  if (ref !== undefined) {
    return { kind: 'ArrayItem', start, end, key: values[0] ?? null, value: ref.target, spread: false, byRef: true };
  }
  const first = values[0] ?? missing(start, end);
  const second = values[1];
  return second === undefined
    ? { kind: 'ArrayItem', start, end, key: null, value: first, spread: false, byRef: false }
    : { kind: 'ArrayItem', start, end, key: first, value: second, spread: false, byRef: false };
}

function param(items: readonly Item[], start: number, end: number, flavour: 'simple' | 'variadic' | 'promoted'): Item {
  const ref = find(items, '#ref');
  const [first, ...rest] = exprs(items);
  const variable = ref?.target ?? first;
  const value = ref?.target === undefined ? rest[0] : first;
  return {
    kind: 'Param',
    start,
    end,
    name: variable?.kind === 'Var' ? variable.name : '',
    type: find(items, '#type')?.text ?? null,
    value: value ?? null,
    byRef: ref !== undefined || hasToken(items, '&'),
    variadic: flavour === 'variadic',
    promoted: flavour === 'promoted',
  };
}

function functionLike(items: readonly Item[]) {
  const name = find(items, 'Name');
  return {
    name: name?.text ?? '',
    nameStart: name?.start ?? 0,
    params: find(items, '#params')?.params ?? [],
    returnType: find(items, '#type')?.text ?? null,
  };
}

function attributesOf(items: readonly Item[]): A.New[] {
  return only(items, '#attributes').flatMap(({ attributes }) => attributes);
}

function classLike(flavour: A.ClassDecl['flavour'] | 'anonymous'): Builder {
  return (items, start, end, { lists }) => {
    const members = find(items, '#members')?.items ?? [];
    const name = flavour === 'anonymous' ? undefined : find(items, 'Name');
    const parents = find(items, '#parents')?.names ?? [];
    const decl: A.ClassDecl = {
      kind: 'Class',
      start,
      end,
      flavour: flavour === 'anonymous' ? 'class' : flavour,
      name: name?.text ?? '',
      nameStart: name?.start ?? start,
      parent: flavour === 'interface' ? null : (parents[0] ?? null),
      interfaces: flavour === 'interface' ? parents : (find(items, '#interfaces')?.names ?? []),
      traits: only(members, '#traits').flatMap((traits) => traits.names),
      methods: only(members, 'Method'),
      props: only(members, '#props').flatMap((props) => props.props),
      consts: only(members, 'ConstDecl').flatMap((consts) => consts.consts),
    };
    lists.classes.push(decl);
    return flavour === 'anonymous' ? temp.anonymousClass(decl, argsOf(items).args, start, end) : decl;
  };
}

function ifStatement(items: readonly Item[], start: number, end: number): Item {
  const branches: A.Branch[] = [];
  let otherwise: A.Stmt[] | null = null;
  let condition: A.Expr | null = null;
  let body: A.Stmt[] = [];
  const close = (at: number) => {
    if (condition === null) return;
    branches.push({ kind: 'Branch', start: condition.start, end: at, condition, body: blockOf(body, at, at) });
    condition = null;
    body = [];
  };
  for (const item of items) {
    if (item.kind === '#elseif') {
      close(item.start);
      condition = item.condition;
      body = [...item.body];
    } else if (item.kind === '#else') {
      close(item.start);
      otherwise = [...item.body];
    } else if (isStmt(item)) (otherwise ?? body).push(item);
    else if (condition === null && isExpr(item)) condition = item;
  }
  close(end);
  return { kind: 'If', start, end, branches, otherwise: otherwise === null ? null : blockOf(otherwise, end, end) };
}

function foreachStatement(items: readonly Item[], start: number, end: number): Item {
  const [subject = missing(start, end), target] = exprs(items);
  const pair = find(items, '#pair');
  const ref = find(items, '#ref');
  return {
    kind: 'Foreach',
    start,
    end,
    subject,
    key: pair?.key ?? null,
    value: pair?.value ?? ref?.target ?? target ?? missing(start, end),
    byRef: pair?.byRef ?? ref !== undefined,
    body: blockOf(stmts(items), end, end),
  };
}

function useStatement(_items: readonly Item[], start: number, end: number, { code, lists }: LowerContext): Item {
  const text = code.slice(start, end).replace(/\/\*[\s\S]*?\*\/|(?:\/\/|#).*/g, ' ');
  const [, what, inside = ''] = /^use\s+(?:(function|const)\s+)?([\s\S]*?);?\s*$/i.exec(text) ?? [];
  const group = /^([\s\S]*?)\\\s*\{([\s\S]*)\}/.exec(inside);
  const prefix = group === null ? '' : `${(group[1] ?? '').trim()}\\`;
  const clauses: A.UseClause[] = [];
  for (const part of (group === null ? inside : (group[2] ?? '')).split(',')) {
    const match = /^\s*(?:(function|const)\s+)?([\w\\\u0080-\uffff]+)(?:\s+as\s+([\w\u0080-\uffff]+))?\s*$/i.exec(part);
    if (match === null) continue;
    const name = (prefix + (match[2] ?? '')).replace(/^\\/, '');
    const kind = (match[1] ?? what ?? 'class').toLowerCase();
    clauses.push({
      kind: 'UseClause',
      start,
      end,
      what: kind === 'function' || kind === 'const' ? kind : 'class',
      name,
      alias: match[3] ?? name.slice(name.lastIndexOf('\\') + 1),
    });
  }
  const made: A.Use = { kind: 'Use', start, end, clauses };
  lists.uses.push(made);
  return made;
}

/** What stands outside the tags. */
function html(start: number, end: number, context: LowerContext): A.Html {
  return { kind: 'Html', start, end, blank: text(context, start, end).trim() === '' };
}

/** `<?= x ?>` parses as a plain expression statement: the tag before it tells. */
function isShortEcho(code: string, start: number): boolean {
  let at = start - 1;
  while (
    at >= 0 &&
    (code[at] === ' ' || code[at] === '\n' || code[at] === '\t' || code[at] === '\r' || code[at] === '(')
  )
    at--;
  return code[at] === '=' && code[at - 1] === '?' && code[at - 2] === '<';
}

/** The line break after a heredoc's opening tag is none of its text. */
const afterBreak = (start: number, { code }: LowerContext): number =>
  code[start] === '\n' ? start + 1 : code.startsWith('\r\n', start) ? start + 2 : start;

const levels = (items: readonly Item[]): number => {
  const level = firstExpr(items);
  return level?.kind === 'Num' ? Math.max(1, level.value) : 1;
};

const names = (text: string): string[] =>
  text
    .replace(/^\s*(?:extends|implements|use)\b/i, '')
    .split(/[,|]/)
    .map((name) => name.trim())
    .filter((name) => /^[\w\\\u0080-\uffff]+$/.test(name));

const text = (context: LowerContext, start: number, end: number): string => context.code.slice(start, end);
const passFirst: Builder = (items, start, end) => firstExpr(items) ?? missing(start, end);

/** By grammar node type. A type that is not here is left out of the tree, children and all. */
export const builders: Readonly<Record<string, Builder>> = {
  program: (items, start, end) => ({ kind: 'Program', start, end, body: stmts(items) }),
  ERROR: (items, start, end) => ({ kind: 'Error', start, end, body: stmts(items).filter((s) => s.kind !== 'Html') }),

  string: (_items, start, end, context) => ({
    kind: 'Str',
    start,
    end,
    value: cookSingle(stripQuotes(text(context, start, end))),
  }),
  encapsed_string: (items, start, end, context) => {
    const open = context.code[start] === '"' ? start + 1 : start + 2;
    const close = context.code[end - 1] === '"' && end > open ? end - 1 : end;
    return interpolation(items, open, close, 'double', start, end, context);
  },
  heredoc: (items, start, end) => {
    const body = items.find((item) => item.kind === 'Str' || item.kind === 'Interpolated');
    return body !== undefined ? { ...body, start, end } : { kind: 'Str', start, end, value: '' };
  },
  heredoc_body: (items, start, end, context) =>
    interpolation(items, afterBreak(start, context), end, 'heredoc', start, end, context),
  nowdoc: (items, start, end) => ({ kind: 'Str', start, end, value: find(items, 'Str')?.value ?? '' }),
  nowdoc_body: (_items, start, end, context) => ({
    kind: 'Str',
    start,
    end,
    value: text(context, afterBreak(start, context), end),
  }),
  shell_command_expression: (items, start, end, context) => {
    const made = interpolation(items, start + 1, Math.max(start + 1, end - 1), 'shell', start, end, context);
    return made.kind === 'Str' ? { kind: 'Interpolated', start, end, flavour: 'shell', parts: [made] } : made;
  },
  integer: (_items, start, end, context) => ({
    kind: 'Num',
    start,
    end,
    value: numberOf(text(context, start, end)),
    integer: true,
  }),
  float: (_items, start, end, context) => ({
    kind: 'Num',
    start,
    end,
    value: numberOf(text(context, start, end)),
    integer: false,
  }),
  boolean: (_items, start, end) => ({ kind: 'Bool', start, end, value: end - start === 4 }),
  null: (_items, start, end) => ({ kind: 'Null', start, end }),
  name: (_items, start, end, context) => ({ kind: 'Name', start, end, text: text(context, start, end) }),
  qualified_name: (_items, start, end, context) => ({
    kind: 'Name',
    start,
    end,
    text: text(context, start, end).replace(/\s+/g, ''),
  }),
  relative_name: (_items, start, end, context) => ({
    kind: 'Name',
    start,
    end,
    text: text(context, start, end).replace(/\s+/g, ''),
  }),
  relative_scope: (_items, start, end, context) => ({
    kind: 'Name',
    start,
    end,
    text: text(context, start, end).toLowerCase(),
  }),
  variable_name: (_items, start, end, context) => ({ kind: 'Var', start, end, name: text(context, start + 1, end) }),
  dynamic_variable_name: (items, start, end) => {
    const value = firstExpr(items) ?? missing(start, end);
    return value.kind === 'Name'
      ? { kind: 'Var', start, end, name: value.text }
      : { kind: 'VarVar', start, end, value };
  },
  array_creation_expression: (items, start, end) => ({
    kind: 'Array',
    start,
    end,
    items: only(items, 'ArrayItem'),
    list: false,
  }),
  array_element_initializer: arrayElement,
  list_literal: listLiteral,
  variadic_unpacking: (items, start, end) => temp.spread(firstExpr(items) ?? missing(start, end), start, end),
  by_ref: (items, start, end) => temp.ref(firstExpr(items) ?? missing(start, end), start, end),
  subscript_expression: (items, start, end) => {
    const parts = exprs(items);
    const base = parts[0] ?? missing(start, end);
    const index = parts[1];
    return { kind: 'Index', start, end, base, index: index ?? null };
  },
  member_access_expression: memberAccess,
  nullsafe_member_access_expression: memberAccess,
  scoped_property_access_expression: (items, start, end) => {
    const parts = exprs(items);
    const cls = parts[0] ?? missing(start, end);
    const name = parts[1];
    return { kind: 'StaticProp', start, end, cls, name: name?.kind === 'Var' ? name.name : memberName(name) };
  },
  class_constant_access_expression: (items, start, end) => {
    const parts = exprs(items);
    const cls = parts[0] ?? missing(start, end);
    const name = parts[1];
    return { kind: 'ClassConst', start, end, cls, name: name?.kind === 'Name' ? name.text : '' };
  },
  arguments: (items, start, end) =>
    temp.args(
      argList(items),
      items.some((item) => item.kind === '#token' && item.text === 'variadic_placeholder'),
      start,
      end,
    ),
  argument: (items, start, end) => {
    const single = items[0];
    if (items.length === 1 && single !== undefined && isExpr(single)) {
      return { kind: 'Arg', start, end, value: single, name: null, spread: false };
    }
    const values = exprs(items);
    const spread = find(items, '#spread');
    if (spread !== undefined) return { kind: 'Arg', start, end, value: spread.value, name: null, spread: true };
    const named = hasToken(items, ':') && values[0]?.kind === 'Name' ? values[0].text : null;
    const value = (named === null ? values[0] : values[1]) ?? missing(start, end);
    return { kind: 'Arg', start, end, value, name: named, spread: false };
  },
  function_call_expression: call,
  member_call_expression: memberCall,
  nullsafe_member_call_expression: memberCall,
  scoped_call_expression: (items, start, end, { lists }) => {
    const parts = exprs(items);
    const cls = parts[0];
    const name = parts[1];
    const made: A.StaticCall = {
      kind: 'StaticCall',
      start,
      end,
      cls: cls ?? missing(start, end),
      name: memberName(name),
      nameStart: name?.start ?? start,
      ...argsOf(items),
    };
    lists.methodCalls.push(made);
    return made;
  },
  object_creation_expression: (items, start, end, { lists }) => {
    const anonymous = find(items, '#anonymous');
    const cls = anonymous?.decl ?? firstExpr(items) ?? missing(start, end);
    const made: A.New = { kind: 'New', start, end, cls, args: anonymous?.args ?? argsOf(items).args };
    lists.news.push(made);
    return made;
  },
  anonymous_class: classLike('anonymous'),
  assignment_expression: (items, start, end) => assignment(items, start, end, false),
  reference_assignment_expression: (items, start, end) => assignment(items, start, end, true),
  augmented_assignment_expression: (items, start, end) => {
    const parts = exprs(items);
    const target = parts[0] ?? missing(start, end);
    const value = parts[1] ?? missing(start, end);
    return { kind: 'AssignOp', start, end, op: tokenText(items).slice(0, -1), target, value };
  },
  binary_expression: binary,
  unary_op_expression: (items, start, end) => {
    const op = tokenText(items);
    const value = firstExpr(items) ?? missing(start, end);
    return { kind: 'Unary', start, end, op: op === '!' || op === '+' || op === '~' ? op : '-', value };
  },
  error_suppression_expression: (items, start, end) => ({
    kind: 'Unary',
    start,
    end,
    op: '@',
    value: firstExpr(items) ?? missing(start, end),
  }),
  clone_expression: (items, start, end) => ({
    kind: 'Unary',
    start,
    end,
    op: 'clone',
    value: firstExpr(items) ?? missing(start, end),
  }),
  update_expression: (items, start, end) => ({
    kind: 'IncDec',
    start,
    end,
    target: firstExpr(items) ?? missing(start, end),
  }),
  cast_type: (_items, start, end, context) => temp.token(text(context, start, end).trim().toLowerCase(), start, end),
  cast_expression: (items, start, end) => ({
    kind: 'Cast',
    start,
    end,
    type: castTypes[tokenText(items)] ?? 'string',
    value: firstExpr(items) ?? missing(start, end),
  }),
  conditional_expression: (items, start, end) => {
    const parts = exprs(items);
    const [condition = missing(start, end)] = parts;
    return {
      kind: 'Ternary',
      start,
      end,
      condition,
      thenValue: parts.length > 2 ? (parts[1] ?? null) : null,
      otherwise: parts[parts.length > 2 ? 2 : 1] ?? missing(start, end),
    };
  },
  match_expression: (items, start, end) => ({
    kind: 'Match',
    start,
    end,
    subject: firstExpr(items) ?? missing(start, end),
    arms: find(items, '#arms')?.arms ?? [],
  }),
  match_block: (items, start, end) => temp.arms(only(items, 'MatchArm'), start, end),
  match_condition_list: (items, start, end) => temp.conditions(exprs(items), start, end),
  match_conditional_expression: (items, start, end) => ({
    kind: 'MatchArm',
    start,
    end,
    conditions: find(items, '#conditions')?.conditions ?? [],
    value: firstExpr(items) ?? missing(start, end),
  }),
  match_default_expression: (items, start, end) => ({
    kind: 'MatchArm',
    start,
    end,
    conditions: null,
    value: firstExpr(items) ?? missing(start, end),
  }),
  anonymous_function: (items, start, end, { lists }) => {
    const made: A.Closure = {
      kind: 'Closure',
      start,
      end,
      params: find(items, '#params')?.params ?? [],
      uses: find(items, '#uses')?.uses ?? [],
      body: find(items, 'Block') ?? blockOf([], end, end),
      isStatic: hasToken(items, 'static'),
    };
    lists.closures.push(made);
    return made;
  },
  anonymous_function_use_clause: (items, start, end) =>
    temp.uses(
      items.flatMap((item): A.ClosureUse[] => {
        const target = item.kind === '#ref' ? item.target : item;
        if (target.kind !== 'Var') return [];
        const { name } = target;
        return [{ kind: 'ClosureUse', start: item.start, end: item.end, name, byRef: item.kind === '#ref' }];
      }),
      start,
      end,
    ),
  arrow_function: (items, start, end, { lists }) => {
    const made: A.ArrowFn = {
      kind: 'ArrowFn',
      start,
      end,
      params: find(items, '#params')?.params ?? [],
      body: firstExpr(items) ?? missing(start, end),
    };
    lists.closures.push(made);
    return made;
  },
  include_expression: include('include'),
  include_once_expression: include('include_once'),
  require_expression: include('require'),
  require_once_expression: include('require_once'),
  print_intrinsic: (items, start, end) => ({
    kind: 'Print',
    start,
    end,
    value: firstExpr(items) ?? missing(start, end),
  }),
  throw_expression: (items, start, end) => ({
    kind: 'Throw',
    start,
    end,
    value: firstExpr(items) ?? missing(start, end),
  }),
  yield_expression: (items, start, end) => {
    const element = find(items, 'ArrayItem');
    return {
      kind: 'Yield',
      start,
      end,
      key: element?.key ?? null,
      value: element?.value ?? firstExpr(items),
      from: hasToken(items, 'yield from'),
    };
  },
  parenthesized_expression: passFirst,
  sequence_expression: (items, start, end) => temp.sequence(sequence(items), start, end),

  compound_statement: (items, start, end) => ({ kind: 'Block', start, end, body: stmts(items) }),
  colon_block: (items, start, end) => ({ kind: 'Block', start, end, body: stmts(items) }),
  text: (_items, start, end, context) => html(start, end, context),
  text_interpolation: (_items, start, end, context) => {
    const inside = text(context, start, end);
    const tag = /<\?(?:php|=)?$/i.exec(inside);
    const from = start + 2 + (inside[2] === '\n' ? 1 : inside.startsWith('\r\n', 2) ? 2 : 0);
    const to = tag === null ? end : start + tag.index;
    return to > from ? html(from, to, context) : null;
  },
  echo_statement: (items, start, end) => ({ kind: 'Echo', start, end, values: sequence(items), short: false }),
  expression_statement: (items, start, end, context) => {
    const value = firstExpr(items) ?? missing(start, end);
    if (isShortEcho(context.code, start)) return { kind: 'Echo', start, end, values: [value], short: true };
    // `die;` is no statement of its own in the grammar, unlike `exit;`.
    if (value.kind === 'Name' && value.text.toLowerCase() === 'die') return { kind: 'Exit', start, end, value: null };
    return { kind: 'ExprStmt', start, end, value };
  },
  if_statement: ifStatement,
  else_if_clause: (items, start, end) => temp.elseif(firstExpr(items) ?? missing(start, end), stmts(items), start, end),
  else_clause: (items, start, end) => temp.otherwise(stmts(items), start, end),
  while_statement: (items, start, end) => ({
    kind: 'While',
    start,
    end,
    condition: firstExpr(items) ?? missing(start, end),
    body: blockOf(stmts(items), end, end),
  }),
  do_statement: (items, start, end) => ({
    kind: 'DoWhile',
    start,
    end,
    condition: firstExpr(items) ?? missing(start, end),
    body: blockOf(stmts(items), end, end),
  }),
  for_statement: (items, start, end) => {
    // Semicolons separate the three parts; the header ends with the closing parenthesis.
    const parts: A.Expr[][] = [[], [], []];
    let part = 0;
    for (const item of items) {
      if (item.kind === '#token' && item.text === ';') part++;
      else if (item.kind === '#sequence') parts[part]?.push(...item.items);
      else if (isExpr(item)) parts[part]?.push(item);
    }
    const [init = [], condition = [], update = []] = parts;
    return { kind: 'For', start, end, init, condition, update, body: blockOf(stmts(items), end, end) };
  },
  foreach_statement: foreachStatement,
  pair: (items, start, end) => {
    const ref = find(items, '#ref');
    const [key = missing(start, end), value] = exprs(items);
    return temp.pair(key, ref?.target ?? value ?? missing(start, end), ref !== undefined, start, end);
  },
  switch_statement: (items, start, end) => ({
    kind: 'Switch',
    start,
    end,
    subject: firstExpr(items) ?? missing(start, end),
    cases: find(items, '#cases')?.cases ?? [],
  }),
  switch_block: (items, start, end) => {
    // Page text between the last statement of a case and the next case belongs to the case before it.
    const cases: (A.Case & { body: A.Stmt[] })[] = [];
    for (const item of items) {
      if (item.kind === 'Case') cases.push({ ...item, body: [...item.body] });
      else if (isStmt(item)) cases.at(-1)?.body.push(item);
    }
    return temp.cases(cases, start, end);
  },
  case_statement: (items, start, end) => ({ kind: 'Case', start, end, value: firstExpr(items), body: stmts(items) }),
  default_statement: (items, start, end) => ({ kind: 'Case', start, end, value: null, body: stmts(items) }),
  break_statement: (items, start, end) => ({ kind: 'Break', start, end, levels: levels(items) }),
  continue_statement: (items, start, end) => ({ kind: 'Continue', start, end, levels: levels(items) }),
  return_statement: (items, start, end) => ({ kind: 'Return', start, end, value: firstExpr(items) }),
  exit_statement: (items, start, end) => ({ kind: 'Exit', start, end, value: firstExpr(items) }),
  global_declaration: (items, start, end) => ({
    kind: 'Global',
    start,
    end,
    names: only(items, 'Var').map((variable) => variable.name),
  }),
  function_static_declaration: (items, start, end) => ({
    kind: 'StaticVars',
    start,
    end,
    vars: only(items, 'StaticVar'),
  }),
  static_variable_declaration: (items, start, end) => {
    const [variable, value] = exprs(items);
    return {
      kind: 'StaticVar',
      start,
      end,
      name: variable?.kind === 'Var' ? variable.name : '',
      value: value ?? null,
    };
  },
  unset_statement: (items, start, end) => ({ kind: 'Unset', start, end, targets: exprs(items) }),
  try_statement: (items, start, end) => ({
    kind: 'Try',
    start,
    end,
    body: find(items, 'Block') ?? blockOf([], end, end),
    catches: only(items, 'Catch'),
    finalizer: find(items, '#finally')?.body ?? null,
  }),
  catch_clause: (items, start, end) => {
    const variable = find(items, 'Var');
    return {
      kind: 'Catch',
      start,
      end,
      types: find(items, '#type')?.text.split('|') ?? [],
      variable: variable?.name ?? null,
      body: find(items, 'Block') ?? blockOf([], end, end),
    };
  },
  finally_clause: (items, start, end) => temp.finalizer(find(items, 'Block') ?? blockOf([], end, end), start, end),
  empty_statement: (_items, start, end) => ({ kind: 'Nop', start, end }),
  declare_statement: (items, start, end) => {
    const body = stmts(items);
    return body.length === 0 ? { kind: 'Nop', start, end } : blockOf(body, start, end);
  },
  goto_statement: (_items, start, end) => ({ kind: 'Nop', start, end }),
  named_label_statement: (_items, start, end) => ({ kind: 'Nop', start, end }),

  function_definition: (items, start, end, { lists }) => {
    const body = find(items, 'Block') ?? blockOf([], end, end);
    const made: A.FunctionDecl = { kind: 'Function', start, end, ...functionLike(items), body };
    lists.functions.push(made);
    return made;
  },
  formal_parameters: (items, start, end) => temp.params(only(items, 'Param'), start, end),
  simple_parameter: (items, start, end) => param(items, start, end, 'simple'),
  variadic_parameter: (items, start, end) => param(items, start, end, 'variadic'),
  property_promotion_parameter: (items, start, end) => param(items, start, end, 'promoted'),
  method_declaration: (items, start, end) => ({
    kind: 'Method',
    start,
    end,
    ...functionLike(items),
    body: find(items, 'Block') ?? null,
    visibility: hasToken(items, 'private') ? 'private' : hasToken(items, 'protected') ? 'protected' : 'public',
    isStatic: hasToken(items, 'static'),
    attributes: attributesOf(items),
  }),
  attribute_list: (items, start, end) => temp.attributes(attributesOf(items), start, end),
  attribute_group: (items, start, end) => temp.attributes(attributesOf(items), start, end),
  attribute: (items, start, end) => {
    const cls = find(items, 'Name');
    return cls === undefined
      ? null
      : temp.attributes([{ kind: 'New', start, end, cls, args: argsOf(items).args }], start, end);
  },
  class_declaration: classLike('class'),
  interface_declaration: classLike('interface'),
  trait_declaration: classLike('trait'),
  enum_declaration: classLike('enum'),
  declaration_list: (items, start, end) => temp.members(items, start, end),
  enum_declaration_list: (items, start, end) => temp.members(items, start, end),
  base_clause: (_items, start, end, context) => temp.parents(names(text(context, start, end)), start, end),
  class_interface_clause: (_items, start, end, context) =>
    temp.interfaces(names(text(context, start, end)), start, end),
  use_declaration: (_items, start, end, context) =>
    temp.traits(names(text(context, start, end).replace(/[;{][\s\S]*$/, '')), start, end),
  property_declaration: (items, start, end) => {
    const isStatic = hasToken(items, 'static');
    const type = find(items, '#type')?.text ?? null;
    return temp.props(
      only(items, '#prop').map(({ name, value, start: from, end: to }) => ({
        kind: 'PropDecl',
        start: from,
        end: to,
        name,
        value,
        type,
        isStatic,
      })),
      start,
      end,
    );
  },
  property_element: (items, start, end) => {
    const [variable, value] = exprs(items);
    return temp.prop(variable?.kind === 'Var' ? variable.name : '', value ?? null, start, end);
  },
  const_declaration: (items, start, end) => ({ kind: 'ConstDecl', start, end, consts: only(items, 'Const') }),
  const_element: (items, start, end) => {
    const [name, value] = exprs(items);
    return {
      kind: 'Const',
      start,
      end,
      name: name?.kind === 'Name' ? name.text : '',
      value: value ?? missing(start, end),
    };
  },
  namespace_definition: (items, start, end, { lists }) => {
    const name = find(items, '#namespace')?.name ?? '';
    const made: A.Namespace = { kind: 'Namespace', start, end, name, body: find(items, 'Block') ?? null };
    lists.namespaces.push(made);
    return made;
  },
  namespace_name: (_items, start, end, context) =>
    temp.namespace(text(context, start, end).replace(/\s+/g, ''), start, end),
  namespace_use_declaration: useStatement,
  visibility_modifier: (_items, start, end, context) => temp.token(text(context, start, end).toLowerCase(), start, end),
  static_modifier: (_items, start, end) => temp.token('static', start, end),
  reference_modifier: (_items, start, end) => temp.token('&', start, end),
  variadic_placeholder: (_items, start, end) => temp.token('variadic_placeholder', start, end),
  named_type: typeText,
  optional_type: typeText,
  primitive_type: typeText,
  union_type: typeText,
  intersection_type: typeText,
  disjunctive_normal_form_type: typeText,
  bottom_type: typeText,
  type_list: typeText,
};

function typeText(_items: readonly Item[], start: number, end: number, context: LowerContext): Item {
  return temp.type(text(context, start, end).replace(/\s+/g, ''), start, end);
}

function plainArg(value: A.Expr): A.Arg {
  return { kind: 'Arg', start: value.start, end: value.end, value, name: null, spread: false };
}

function sequence(items: readonly Item[]): A.Expr[] {
  return items.flatMap((item): A.Expr[] => (item.kind === '#sequence' ? [...item.items] : isExpr(item) ? [item] : []));
}

/** Parents that need their anonymous tokens: operators, separators. */
export const tokenParents: ReadonlySet<string> = new Set([
  'binary_expression',
  'unary_op_expression',
  'augmented_assignment_expression',
  'list_literal',
  'for_statement',
  'argument',
  'yield_expression',
]);

/** Built from their text alone: their children are never visited. */
export const leafTypes: ReadonlySet<string> = new Set([
  'string',
  'nowdoc_body',
  'integer',
  'float',
  'boolean',
  'null',
  'name',
  'qualified_name',
  'relative_name',
  'relative_scope',
  'variable_name',
  'text',
  'text_interpolation',
  'cast_type',
  'base_clause',
  'class_interface_clause',
  'use_declaration',
  'namespace_name',
  'namespace_use_declaration',
  'visibility_modifier',
  'static_modifier',
  'reference_modifier',
  'variadic_placeholder',
  'named_type',
  'optional_type',
  'primitive_type',
  'union_type',
  'intersection_type',
  'disjunctive_normal_form_type',
  'bottom_type',
  'type_list',
  'empty_statement',
  'goto_statement',
  'named_label_statement',
]);
