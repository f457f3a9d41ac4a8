import { functionSignature } from '@presswright/shared/wordpress/signatures';
import type { Expr, Node } from '../../../analysis/languages/php/ast.ts';
import { calledName, type FunctionLike, type GivenPhp } from './given-php.ts';

/** Types that PHP 7.4 takes in a declaration. */
const native = new Set(['int', 'float', 'string', 'bool', 'array', 'callable', 'iterable', 'object', 'self']);

const builtinResults: Readonly<Record<string, string>> = {
  count: 'int',
  strlen: 'int',
  absint: 'int',
  intval: 'int',
  time: 'int',
  floatval: 'float',
  round: 'float',
  floor: 'float',
  ceil: 'float',
  trim: 'string',
  strtolower: 'string',
  strtoupper: 'string',
  ucfirst: 'string',
  implode: 'string',
  sprintf: 'string',
  str_replace: 'string',
  substr: 'string',
  md5: 'string',
  ob_get_clean: 'string',
  explode: 'array',
  array_map: 'array',
  array_filter: 'array',
  array_merge: 'array',
  array_keys: 'array',
  array_values: 'array',
  in_array: 'bool',
  is_array: 'bool',
  isset: 'bool',
  empty: 'bool',
};

/** The types of a function's parameters and of its result, where the code leaves no doubt; '' where it does. */
export interface InferredTypes {
  readonly parameters: readonly string[];
  readonly returns: string;
}

export function inferTypes(php: GivenPhp, fn: FunctionLike): InferredTypes {
  const inside = php.tree.nodes.filter(({ node }) => node.start >= fn.body.start && node.end <= fn.body.end);
  const parameters = fn.params.map((param) => {
    if (param.type !== null) return param.type;
    const byDefault = param.value === null ? '' : typeOf(param.value, () => '');
    if (byDefault !== '' && byDefault !== 'null') return byDefault;
    const used = inside.flatMap(({ node }) => typeOfUse(node, param.name));
    const [first = ''] = used;
    if (first === '' || used.some((type) => type !== first)) return '';
    return byDefault === 'null' ? `?${first}` : first;
  });
  const variables = new Map(fn.params.map(({ name }, at) => [name, parameters[at] ?? '']));
  for (const { node } of inside) {
    if (node.kind !== 'Assign' && node.kind !== 'AssignOp') continue;
    if (node.target.kind !== 'Var') continue;
    const { name } = node.target;
    const made =
      node.kind === 'Assign'
        ? typeOf(node.value, (one) => variables.get(one) ?? '')
        : node.op === '.'
          ? 'string'
          : null;
    if (made === null) {
      // A sum of what is not known is a number of some kind.
      if (variables.get(name) === 'int') variables.set(name, 'int|float');
    } else if (!variables.has(name)) variables.set(name, made);
    else if (variables.get(name) !== made) variables.set(name, '');
  }
  return { parameters, returns: fn.kind === 'ArrowFn' ? '' : returned(inside, fn, variables) };
}

function returned(
  inside: readonly { readonly node: Node; readonly around: readonly Node[] }[],
  fn: FunctionLike,
  variables: ReadonlyMap<string, string>,
): string {
  if ('returnType' in fn && fn.returnType !== null) return fn.returnType;
  const own = inside.flatMap(({ node, around }) =>
    node.kind === 'Return' && around.findLast(({ kind }) => /^(?:Function|Method|Closure|ArrowFn)$/.test(kind)) === fn
      ? node
      : [],
  );
  const values = own.map(({ value }) => value);
  if (values.every((value) => value === null)) return 'void';
  if (inside.some(({ node }) => node.kind === 'Yield')) return '';
  const types = new Set(
    values.map((value) => (value === null ? 'null' : typeOf(value, (name) => variables.get(name) ?? ''))),
  );
  const isNullable = types.delete('null');
  const [only = ''] = types;
  // Without a return at its end the function may give null.
  const last = fn.body.kind === 'Block' ? fn.body.body.at(-1) : undefined;
  const endsInReturn = last?.kind === 'Return' || last?.kind === ('Throw' as never);
  if (types.size !== 1 || !native.has(only)) return '';
  return isNullable || !endsInReturn ? `?${only}` : only;
}

/** What a use of a parameter tells of its type. */
function typeOfUse(node: Node, name: string): string[] {
  const isIt = (expr: Expr | null | undefined) => expr?.kind === 'Var' && expr.name === name;
  if (node.kind === 'Foreach' && isIt(node.subject)) return ['array'];
  if (node.kind !== 'Call') return [];
  const signature = functionSignature(calledName(node));
  const at = node.args.findIndex(({ value }) => isIt(value));
  if (at < 0) return [];
  if (/^(?:count|array_\w+|implode|in_array)$/.test(calledName(node)))
    return calledName(node) === 'in_array' && at === 0
      ? []
      : calledName(node) === 'implode' && at === 0
        ? []
        : ['array'];
  if (/^(?:strlen|trim|strtolower|strtoupper|ucfirst|substr|explode)$/.test(calledName(node))) return ['string'];
  const type = signature?.parameters[at]?.type ?? '';
  return native.has(type) ? [type] : [];
}

/** The type of an expression, '' where it cannot be told. */
function typeOf(expr: Expr, variable: (name: string) => string): string {
  switch (expr.kind) {
    case 'Str':
    case 'Concat':
    case 'Interpolated':
      return 'string';
    case 'Num':
      return expr.integer ? 'int' : 'float';
    case 'Bool':
      return 'bool';
    case 'Null':
      return 'null';
    case 'Array':
      return 'array';
    case 'Var':
      return variable(expr.name);
    case 'Cast':
      return expr.type === 'null' ? '' : expr.type;
    case 'Unary':
      return expr.op === '!' ? 'bool' : expr.op === '-' ? typeOf(expr.value, variable) : '';
    case 'Ternary': {
      const [one, other] = [expr.thenValue ?? expr.condition, expr.otherwise].map((side) => typeOf(side, variable));
      return one === other ? (one ?? '') : '';
    }
    case 'Binary':
      return binaryType(expr.op, typeOf(expr.left, variable), typeOf(expr.right, variable));
    case 'Call': {
      const name = calledName(expr);
      const known = builtinResults[name] ?? functionSignature(name)?.returns ?? '';
      return native.has(known) ? known : '';
    }
    default:
      return '';
  }
}

function binaryType(op: string, left: string, right: string): string {
  if (/^(?:[<>]=?|[!=]==?|&&|\|\||xor|instanceof)$/.test(op)) return 'bool';
  if (!/^[-+*/%]$/.test(op)) return '';
  if (op === '%') return 'int';
  if (left === 'float' || right === 'float') return left === 'array' || right === 'array' ? '' : 'float';
  return left === 'int' && right === 'int' && op !== '/' ? 'int' : '';
}
