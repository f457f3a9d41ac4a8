import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Call, FunctionNode, MethodCall, New, Node, StaticCall } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { Lists } from '../../../languages/php/items.ts';
import type { Names } from '../../../languages/php/names.ts';
import { phpFunction } from '../../../languages/php/php-functions.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/argument-count',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-685',
  title: 'Wrong number of arguments',
  description: 'Reports calls with fewer arguments than a function requires, or more than it can take.',
  rationale: `Too few arguments are an \`ArgumentCountError\`, a fatal error where nobody catches it. Too many are one for PHP's own
functions, and are ignored by others: something that was to be passed is not seen.

Known are the functions of PHP and WordPress, and the functions and own methods of the analysed files.

**When to ignore it:** when another plugin replaces a pluggable function by one that takes more.`,
  references: [
    {
      title: 'CWE-685: Function Call With Incorrect Number of Arguments',
      url: 'https://cwe.mitre.org/data/definitions/685.html',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_add( $book, $place ) {\n\treturn $book . $place;\n}\nshelf_add( 1 );\nupdate_post_meta( $id, 'shelf' );\n$a = explode( $text );\n$b = strlen( $text, 1 );\n",
        lines: [5, 6, 7, 8],
      },
    ],
    good: [
      "<?php\nfunction shelf_add( $book, $place = 1 ) {\n\treturn $book . $place . implode( func_get_args() );\n}\nshelf_add( 1 );\nshelf_add( 1, 2, 3 );\nshelf_add( ...$all );\nupdate_post_meta( $id, 'shelf', 1 );\ndo_action( 'shelf', 1, 2, 3 );\n",
    ],
  },
};

interface Range {
  readonly least: number;
  readonly most: number;
  readonly what: string;
  /** More than it takes is an error, not just unseen. */
  readonly isStrict: boolean;
}

interface Accepted {
  readonly least: number;
  readonly most: number;
}

const rangesKey = Symbol('ranges');

function rangeOf(node: FunctionNode, context: PhpContext): Accepted {
  const own = context.lists.facts.of(rangesKey, () => new Map<FunctionNode, Accepted>());
  const known = own.get(node);
  if (known !== undefined) return known;
  const least = node.params.findLastIndex((param) => param.value === null && !param.variadic) + 1;
  const isOpen =
    node.params.some((param) => param.variadic) ||
    (node.body !== null && /func_/i.test(context.source.slice(node)) && readsArguments(node.body));
  const range = { least, most: isOpen ? Number.POSITIVE_INFINITY : node.params.length };
  own.set(node, range);
  return range;
}

function readsArguments(body: Node): boolean {
  const stack: Node[] = [body];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Call' && at.callee.kind === 'Name' && /^\\?func_(get_args?|num_args)$/i.test(at.callee.text))
      return true;
    stack.push(...childNodes(at));
  }
  return false;
}

function check(node: Call | MethodCall | StaticCall | New, count: Range, context: PhpContext): void {
  if (node.args.some((arg) => arg.spread || arg.name !== null)) return;
  const given = node.args.length;
  const plural = (number: number) => `${number} argument${number === 1 ? '' : 's'}`;
  const at = { start: node.start, end: node.args[0]?.start ?? node.end };
  if (given < count.least) {
    context.report({
      at,
      message: `${count.what} requires ${plural(count.least)}, but gets ${given}, which causes a fatal error.`,
      suggestion: 'Pass the missing arguments.',
      severity: 'high',
      confidence: 'high',
    });
  } else if (given > count.most) {
    context.report({
      at,
      message: `${count.what} takes ${plural(count.most)}, but gets ${given}${count.isStrict ? ', which causes a fatal error' : '; the rest is ignored'}.`,
      suggestion: 'Remove the surplus arguments.',
      severity: count.isStrict ? 'high' : 'low',
      confidence: 'medium',
    });
  }
}

function checkCall(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || node.firstClass || isCoreFile(context.fileName)) return;
  const name = context.names.functionName(node.callee);
  const local = context.index.functions.get(name);
  if (local) {
    // Two definitions behind conditions may take different lists.
    if (isDefinedTwice(name, context)) return;
    check(node, { ...rangeOf(local.node, context), what: `${node.callee.text}()`, isStrict: false }, context);
    return;
  }
  const php = phpFunction(name);
  if (php) {
    // Some may be left to extensions and versions that differ in what is optional.
    if (constructs.has(name)) return;
    check(node, { least: php.required, most: php.most, what: `${name}()`, isStrict: true }, context);
    return;
  }
  const facts = wordpressFunction(name);
  if (!facts || open.test(name)) return;
  const least = facts.parameters.findLastIndex((parameter) => !parameter.optional && !parameter.variadic) + 1;
  const isOpen = facts.parameters.some((parameter) => parameter.variadic);
  // Many read further arguments by func_get_args(); only too few are sure.
  const most = isOpen || facts.parameters.length === 0 ? Number.POSITIVE_INFINITY : facts.parameters.length + 1;
  check(node, { least, most, what: `${facts.name}()`, isStrict: false }, context);
}

/** Written like functions, with rules of their own. */
const constructs = new Set([
  'isset',
  'empty',
  'unset',
  'list',
  'exit',
  'die',
  'array',
  'print',
  'mt_srand',
  'array_push',
]);
/** Functions that read further arguments by number. */
const open =
  /^(add_query_arg|do_action|apply_filters|add_theme_support|current_user_can|user_can|map_meta_cap|wp_die|register_sidebars?|add_image_size|current_theme_supports|_n_noop|__ngettext|get_theme_support)/;

const doublesKey = Symbol('functions that are defined twice');

function isDefinedTwice(name: string, { lists, names }: PhpContext): boolean {
  return lists.facts.of(doublesKey, () => doublesIn(lists, names)).has(name);
}

function doublesIn({ functions }: Lists, names: Names): ReadonlySet<string> {
  const once = new Set<string>();
  const found = new Set<string>();
  for (const node of functions) {
    const full = names.declared(node.name, node.start);
    if (once.has(full)) found.add(full);
    once.add(full);
  }
  return found;
}

function checkOwn(node: MethodCall | StaticCall, context: PhpContext): void {
  if (typeof node.name !== 'string' || node.firstClass) return;
  const isOwn =
    node.kind === 'MethodCall'
      ? node.object.kind === 'Var' && node.object.name === 'this'
      : node.cls.kind === 'Name' && /^self$/i.test(node.cls.text);
  const owner = isOwn ? context.index.classAt(node.start) : null;
  const method = owner?.methods.get(node.name.toLowerCase());
  if (!owner || !method) return;
  check(node, { ...rangeOf(method.node, context), what: `${node.name}()`, isStrict: false }, context);
}

export const visitor: PhpVisitor = { nodes: { Call: checkCall, MethodCall: checkOwn, StaticCall: checkOwn } };
