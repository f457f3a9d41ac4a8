import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type {
  Block,
  Call,
  Closure,
  FunctionDecl,
  Method,
  MethodCall,
  New,
  Node,
  StaticCall,
  Var,
} from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import { phpFunction } from '../../../languages/php/php-functions.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { type HalfSet, halfSetVariables } from './support/half-set.ts';

export const meta: RuleMeta = {
  id: 'quality/undefined-variable',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-457',
  title: 'Undefined variable',
  description:
    'Reports variables that a function reads and nothing in it ever sets, or that only some of its branches set.',
  rationale: `A variable that was never set is \`null\`, with a warning in the log. Mostly its name is misspelled, or it belongs to
the code around a closure, which does not see it without \`use\`; or one branch of an \`if\` sets it and the other does not.

Pass it as a parameter, name it in \`use ( … )\`, or correct its name. Functions that set variables by name (\`extract()\`,
\`$$name\`, \`include\`) are not looked at, and a variable that is handed to any call counts as set there.

**When to ignore it:** never, but where the analyser is wrong.`,
  references: [
    { title: 'CWE-457: Use of Uninitialized Variable', url: 'https://cwe.mitre.org/data/definitions/457.html' },
    { title: 'PHP manual: anonymous functions', url: 'https://www.php.net/manual/en/functions.anonymous.php' },
  ],
  fix: 'none',
  sniffs: ['VariableAnalysis.CodeAnalysis.VariableAnalysis.UndefinedVariable'],
  examples: {
    bad: [
      { code: '<?php\nfunction shelf_label( $book ) {\n\treturn $prefix . $book;\n}\n', lines: [3] },
      {
        code: "<?php\nfunction shelf_answer( $sent ) {\n\tif ( ! $sent ) {\n\t\t$message = 'Not sent.';\n\t}\n\treturn array( 'message' => $message );\n}\n",
        lines: [6],
      },
      {
        code: "<?php\nfunction shelf_labels( $books, $prefix ) {\n\treturn array_map( function ( $book ) {\n\t\treturn $prefix . ': ' . $book;\n\t}, $books );\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nfunction shelf_labels( $books, $prefix ) {\n\treturn array_map( function ( $book ) use ( $prefix ) {\n\t\treturn $prefix . ': ' . $book;\n\t}, $books );\n}\n",
      '<?php\nfunction shelf_match( $text ) {\n\tpreg_match( "/a/", $text, $found );\n\tglobal $post;\n\tforeach ( $found as $key => list( $a, $b ) ) {\n\t\techo $key . $a . $b . $post->ID;\n\t}\n\treturn fn( $c ) => $c . $text . ( $none ?? \'\' );\n}\n',
      "<?php\nfunction shelf_answer( $sent ) {\n\tif ( ! $sent ) {\n\t\t$message = 'Not sent.';\n\t} else {\n\t\treturn null;\n\t}\n\tif ( $sent > 1 ) {\n\t\t$more = 1;\n\t}\n\treturn array( $message, isset( $more ) ? $more : 0 );\n}\n",
      '<?php\nfunction shelf_view( $data ) {\n\textract( $data );\n\treturn $title;\n}\n',
    ],
  },
};

const alwaysThere =
  /^(this|GLOBALS|_(GET|POST|REQUEST|COOKIE|SERVER|FILES|SESSION|ENV)|php_errormsg|http_response_header)$/;
const setsByName =
  /\b(extract|compact|parse_str|get_defined_vars|eval|include|include_once|require|require_once)\b|\$\$|\$\{/;

type AnyCall = Call | MethodCall | StaticCall | New;

function check(node: FunctionDecl | Method | Closure, context: PhpContext): void {
  if (node.body === null) return;
  const known = new Set<string>();
  const reads: Var[] = [];
  const calls: AnyCall[] = [];
  for (const param of node.params) known.add(param.name);
  if (node.kind === 'Closure') for (const use of node.uses) known.add(use.name);
  const nodes = context.bodyNodes(node);
  for (let place = 0; place < nodes.length; place++) {
    const at = nodes[place];
    if (at === undefined) continue;
    switch (at.kind) {
      case 'Error':
      case 'VarVar':
        return;
      case 'Var':
        reads.push(at);
        break;
      case 'Call':
      case 'MethodCall':
      case 'StaticCall':
      case 'New':
        if (at.args.length > 0) calls.push(at);
        break;
      default:
        note(at, known);
    }
  }
  const half = halfSet(node, node.body, context);
  const isUnset = ({ name }: Var) => !known.has(name) && !alwaysThere.test(name);
  let unset = reads.filter(isUnset);
  if (unset.length > 0) {
    // Only now: what calls may set costs more to know than all else.
    for (const call of calls) noteCall(call, known, context);
    unset = unset.filter(isUnset);
  }
  if ((half.length === 0 && unset.length === 0) || setsByName.test(context.source.slice(node))) return;
  reportHalfSet(half, context);
  const first = new Map<string, Var>();
  for (const read of unset) {
    const earlier = first.get(read.name);
    if (earlier === undefined || read.start < earlier.start) first.set(read.name, read);
  }
  for (const [name, read] of first) {
    context.report({
      at: read,
      message: `$${name} is never set in this function.`,
      suggestion:
        node.kind === 'Closure'
          ? `Add it to use ( $${name} ), or correct its name.`
          : 'Pass it as a parameter, or correct its name.',
      confidence: 'high',
    });
  }
}

/** Variables that only some branches set before they are read. */
function halfSet(node: FunctionDecl | Method | Closure, body: Block, context: PhpContext): HalfSet[] {
  const known = new Set(node.params.map(({ name }) => name));
  if (node.kind === 'Closure') for (const use of node.uses) known.add(use.name);
  return halfSetVariables(body, known, (arg, call) => mayTake(arg, call, context)).filter(
    ({ read }) => !alwaysThere.test(read.name),
  );
}

function reportHalfSet(found: readonly HalfSet[], context: PhpContext): void {
  for (const { read, by } of found) {
    const line = context.source.lineAt(by.start);
    context.report({
      at: read,
      message: `$${read.name} is only set in some branches of the ${by.kind.toLowerCase()} on line ${line}, but always read here.`,
      suggestion: `Set $${read.name} before it.`,
      // A row of cases may well be all there are.
      ...(by.kind === 'Switch' || (by.kind === 'If' && by.branches.length > 1)
        ? { severity: 'low', confidence: 'medium' }
        : { confidence: 'medium' }),
    });
  }
}

/** Whether a call may set what is passed to it: functions nobody here knows may. */
function mayTake(arg: Node, call: Node, { names, index }: PhpContext): boolean {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name') return call.kind !== 'New';
  const at = call.args.findIndex(({ start }) => start === arg.start);
  const name = names.functionName(call.callee);
  const own = index.functions.get(name)?.node.params;
  if (own) return own[at]?.byRef ?? true;
  const wordpress = wordpressFunction(name);
  if (wordpress) return wordpress.parameters[Math.min(at, wordpress.parameters.length - 1)]?.byReference ?? true;
  return phpFunction(name)?.references.some((position) => position <= at) ?? true;
}

/** Adds the variables that a call may set. */
function noteCall(call: AnyCall, known: Set<string>, context: PhpContext): void {
  for (const arg of call.args) if (call.kind === 'New' || mayTake(arg, call, context)) addAll(arg.value, known);
}

/** Adds the variables that a node other than a call sets, may set, or asks about. */
function note(at: Node, known: Set<string>): void {
  switch (at.kind) {
    case 'Assign':
      addAll(at.target, known);
      if (at.byRef) addAll(at.value, known);
      break;
    case 'AssignOp':
      if (at.op === '??') addAll(at.target, known);
      break;
    case 'Foreach':
      if (at.key) addAll(at.key, known);
      addAll(at.value, known);
      break;
    case 'ArrayItem':
      if (at.byRef) addAll(at.value, known);
      break;
    case 'Binary':
      if (at.op === '??') addAll(at.left, known);
      break;
    case 'Unary':
      if (at.op === '@') addAll(at.value, known);
      break;
    case 'Global':
      for (const name of at.names) known.add(name);
      break;
    case 'StaticVar':
      known.add(at.name);
      break;
    case 'Catch':
      if (at.variable !== null) known.add(at.variable);
      break;
    case 'Unset':
      for (const target of at.targets) addAll(target, known);
      break;
    case 'ArrowFn':
      for (const param of at.params) known.add(param.name);
      break;
    case 'Closure':
      // By reference it may be set in there; by value it is read when the closure is made, and only then.
      for (const use of at.uses) known.add(use.name);
      break;
    default:
  }
}

/** Every variable in a target: `$a`, `$a['b']`, `list( $a, $b )`. */
function addAll(target: Node, known: Set<string>): void {
  if (target.kind === 'Var') {
    known.add(target.name);
    return;
  }
  const stack: Node[] = [target];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'Var') known.add(node.name);
    else if (node.kind !== 'Closure') for (const child of childNodes(node)) stack.push(child);
  }
}

export const visitor: PhpVisitor = { nodes: { Function: check, Method: check, Closure: check } };
