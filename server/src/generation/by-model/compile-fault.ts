import type { Arg, Expr, Node } from '../../analysis/languages/php/ast.ts';
import type { PhpPlace, PhpTree } from '../../analysis/languages/php/read-php.ts';

/**
 * Why PHP would not compile code that has the form of PHP, as far as a model may come to write it; null: nothing is known against it.
 * Such code takes down a site whatever is around it, since no `catch` sees it.
 */
export function compileFault({ nodes }: PhpTree, code: string): string | null {
  for (const place of nodes) {
    const fault = faultOf(place, code);
    if (fault !== null) return `PHP does not compile it: ${fault}`;
  }
  return null;
}

const loops: ReadonlySet<string> = new Set(['For', 'Foreach', 'While', 'DoWhile', 'Switch']);
const functions: ReadonlySet<string> = new Set(['Function', 'Method', 'Closure', 'ArrowFn']);
const places: ReadonlySet<string> = new Set(['Var', 'VarVar', 'Index', 'Prop', 'StaticProp']);
const reading: ReadonlySet<string> = new Set(['Echo', 'Return', 'Binary', 'Concat', 'Ternary', 'Cast', 'ExprStmt']);
const comparisons: readonly (readonly string[])[] = [
  ['==', '!=', '===', '!==', '<=>'],
  ['<', '<=', '>', '>='],
];

const isThis = (node: Expr | null | undefined): boolean => node?.kind === 'Var' && node.name === 'this';

function faultOf({ node, around }: PhpPlace, code: string): string | null {
  const parent = around.at(-1);
  switch (node.kind) {
    case 'Break':
    case 'Continue':
      return node.levels > loopsAround(around) ? `${node.kind.toLowerCase()} stands outside of a loop` : null;
    case 'Global':
      return node.names.includes('this') ? '$this cannot be assigned' : null;
    case 'Unset':
      return node.targets.some(isThis) ? '$this cannot be unset' : null;
    case 'Foreach':
      if (isThis(node.value) || isThis(node.key)) return '$this cannot be assigned';
      return places.has(node.value.kind) || node.value.kind === 'Array' ? null : 'foreach assigns to no variable';
    case 'Assign':
    case 'AssignOp':
      if (isThis(node.target)) return '$this cannot be assigned';
      if (node.target.kind === 'Array' && node.target.items.length === 0) return 'list() is empty';
      return places.has(node.target.kind) || node.target.kind === 'Array' ? null : 'it assigns to no variable';
    case 'Index': {
      const isRead =
        parent !== undefined && (reading.has(parent.kind) || (parent.kind === 'Assign' && parent.value === node));
      return node.index === null && isRead ? '[] cannot be read' : null;
    }
    case 'Name':
      return doubled(node.text);
    case 'Catch':
      return node.types.map(doubled).find((fault) => fault !== null) ?? null;
    case 'Param':
      return node.name === 'this' ? '$this is no parameter' : doubled(node.type ?? '');
    case 'Closure':
    case 'ArrowFn':
    case 'Function': {
      const names = node.params.map(({ name }) => name);
      const uses = node.kind === 'Closure' ? node.uses.map(({ name }) => name) : [];
      if (uses.includes('this')) return '$this cannot be used by a closure';
      const all = [...names, ...uses];
      return new Set(all).size < all.length ? 'a function has two parameters of one name' : null;
    }
    case 'Call':
      return ofCall(node.callee.kind === 'Name' ? node.callee.text.toLowerCase() : '', node.args);
    case 'MethodCall':
    case 'StaticCall':
      return ofCall('', node.args);
    case 'Switch':
      return node.cases.filter(({ value }) => value === null).length > 1 ? 'a switch has two defaults' : null;
    case 'Match':
      return node.arms.filter(({ conditions }) => conditions === null).length > 1 ? 'a match has two defaults' : null;
    case 'StaticVar':
      return node.value !== null && !isConstant(node.value) ? 'a static variable begins with a constant' : null;
    case 'Ternary':
      return node.condition.kind === 'Ternary' && node.thenValue !== null && !isInParentheses(node.condition, code)
        ? 'nested ternaries need parentheses'
        : null;
    case 'Binary': {
      const rank = comparisons.find((ops) => ops.includes(node.op));
      const { left } = node;
      return rank !== undefined && left.kind === 'Binary' && rank.includes(left.op) && !isInParentheses(left, code)
        ? 'comparisons cannot be chained'
        : null;
    }
    default:
      return null;
  }
}

/** Loops between a statement and the function that it stands in. */
function loopsAround(around: readonly Node[]): number {
  const own = around.slice(around.findLastIndex(({ kind }) => functions.has(kind)) + 1);
  return own.filter(({ kind }) => loops.has(kind)).length;
}

const doubled = (name: string): string | null =>
  name.includes('\\\\') ? `${name} has two backslashes in a row` : null;

function ofCall(name: string, args: readonly Arg[]): string | null {
  const firstNamed = args.findIndex((arg) => arg.name !== null);
  const firstSpread = args.findIndex(({ spread }) => spread);
  const isPlain = (arg: Arg): boolean => arg.name === null && !arg.spread;
  if (firstNamed >= 0 && args.slice(firstNamed).some((arg) => arg.name === null))
    return 'an argument follows a named one';
  if (firstSpread >= 0 && args.slice(firstSpread).some(isPlain)) return 'an argument follows a spread one';
  if (name === 'empty' && args.length !== 1) return 'empty() takes one value';
  const asksOfValue = name === 'isset' && (args.length === 0 || args.some(({ value }) => !places.has(value.kind)));
  return asksOfValue ? 'isset() takes variables only' : null;
}

/** Whether PHP 7.4 takes it where only constants stand. */
function isConstant(node: Expr): boolean {
  switch (node.kind) {
    case 'Str':
    case 'Num':
    case 'Bool':
    case 'Null':
    case 'Name':
    case 'ClassConst':
      return true;
    case 'Array':
      return node.items.every((item) => item === null || isConstant(item.value));
    case 'Concat':
      return node.parts.every(isConstant);
    case 'Unary':
      return isConstant(node.value);
    case 'Binary':
      return isConstant(node.left) && isConstant(node.right);
    default:
      return false;
  }
}

const isInParentheses = ({ start }: Expr, code: string): boolean =>
  code[start] === '(' || code.slice(0, start).trimEnd().endsWith('(');
