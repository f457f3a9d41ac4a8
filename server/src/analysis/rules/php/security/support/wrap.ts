import type { Expr } from '../../../../languages/php/ast.ts';
import type { PhpContext, SourceEdit } from '../../../rule.ts';

/** Expressions that a function call can be put around wherever they stand. */
const wrappable: ReadonlySet<Expr['kind']> = new Set([
  'Var',
  'Index',
  'Prop',
  'StaticProp',
  'Call',
  'MethodCall',
  'StaticCall',
  'Str',
  'Interpolated',
  'Binary',
  'Ternary',
]);

/**
 * Edits that put `before … after` around an expression; null where that needs a person. Inside a double-quoted string
 * the string is split around it.
 */
export function wrapExpression(context: PhpContext, node: Expr, before: string, after: string): SourceEdit[] | null {
  if (!wrappable.has(node.kind)) return null;
  const text = context.source.slice(node);
  const string = context.interpolationOf(node);
  if (string === null) return [{ start: node.start, end: node.end, text: `${before}${text}${after}` }];
  if (string.flavour !== 'double') return null;
  const { code } = context.source;
  const braced = code[node.start - 1] === '{' && code[node.end] === '}';
  const start = braced ? node.start - 1 : node.start;
  const end = braced ? node.end + 1 : node.end;
  // `$a[key]` in a string is `$a['key']` outside it.
  const outside = braced ? text : text.replace(/\[([A-Za-z_]\w*)\]/g, "['$1']");
  return [{ start, end, text: `" . ${before}${outside}${after} . "` }];
}
