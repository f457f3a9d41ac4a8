import { wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/hook-callback-arity',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'correctness',
  title: 'Hook callback with too many parameters',
  description: 'Reports callbacks that require more arguments than add_action(), add_filter() or the hook gives them.',
  rationale: `WordPress passes a callback one argument unless the fourth argument of \`add_action()\` or \`add_filter()\` asks
for more, and never more than the hook has. A callback that requires more ends in a fatal \`ArgumentCountError\`.

Say how many arguments the callback takes: \`add_action( 'save_post', 'shelf_save', 10, 2 )\`, or give the parameters
default values. How many arguments WordPress's own hooks pass is known to the rule.

**When to ignore it:** never where the number is too small; where the hook passes too few, when another plugin fires the
hook with more.`,
  references: [
    { title: 'add_action()', url: 'https://developer.wordpress.org/reference/functions/add_action/' },
    { title: 'add_filter()', url: 'https://developer.wordpress.org/reference/functions/add_filter/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'save_post', 'shelf_save' );\nfunction shelf_save( $id, $post ) {\n\tshelf_index( $id, $post );\n}\n",
        lines: [2],
      },
      {
        code: "<?php\nadd_filter( 'the_content', function ( $content, $post ) {\n\treturn $content . $post->ID;\n}, 10, 2 );\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nadd_action( 'save_post', 'shelf_save', 10, 2 );\nfunction shelf_save( $id, $post, $update = false ) {\n\tshelf_index( $id, $post );\n}\n",
      "<?php\nadd_action( 'init', function ( $unused ) {\n\tshelf_start();\n} );\nadd_action( 'shelf_done', function ( $a, $b, $c ) {\n\tshelf_end( $a, $b, $c );\n}, 10, 3 );\n",
    ],
  },
};

function isCall(span: Span): span is Call {
  return 'kind' in span && span.kind === 'Call';
}

/** Whether a callback is written as it is, and not put together. */
function isWritten(callback: Expr | undefined): boolean {
  if (callback?.kind === 'Array') return callback.items[1]?.value.kind === 'Str';
  return callback?.kind === 'Str' || callback?.kind === 'Closure' || callback?.kind === 'ArrowFn';
}

function check(info: FunctionInfo, context: PhpContext): void {
  const required = info.node.params.filter((param) => param.value === null && !param.variadic).length;
  for (const { kind, name, at } of info.entries) {
    if (!isCall(at) || at.callee.kind !== 'Name' || at.args.some((arg) => arg.spread || arg.name !== null)) continue;
    const called = context.names.functionName(at.callee);
    if ((called !== 'add_action' && called !== 'add_filter') || kind === 'rest') continue;
    const count = at.args[3]?.value;
    if (count !== undefined && count.kind !== 'Num') continue;
    // Which function a loop over methods registers, and for which hook, is not written.
    if (name === '' && !isWritten(at.args[1]?.value)) continue;
    const accepted = count?.value ?? 1;
    // A name with parts that are not known is cut short here.
    const isWhole = at.args[0]?.value.kind === 'Str';
    const facts = isWhole ? wordpressHook(name) : undefined;
    const passed = facts === undefined || facts.name.includes('{') ? null : Math.max(1, facts.args);
    if (accepted < required) {
      const last = at.args[3] ?? at.args[2] ?? at.args[1];
      const isClean = last !== undefined && /^\s*\)/.test(context.source.code.slice(last.end));
      const text = at.args[3] ? String(required) : at.args[2] ? `, ${required}` : `, 10, ${required}`;
      const start = at.args[3] ? at.args[3].start : (last?.end ?? 0);
      const canFix = isClean && (passed === null || passed >= required);
      context.report({
        at,
        message: `${info.label}() requires ${required} arguments, but ${called}() passes ${accepted}, which causes a fatal error.`,
        suggestion: `Pass ${required} as the fourth argument, or give the parameters default values.`,
        confidence: 'high',
        ...(canFix ? { fix: { edits: [{ start, end: last?.end ?? start, text }], safe: false } } : {}),
      });
    } else if (passed !== null && passed < required) {
      context.report({
        at,
        message: `${info.label}() requires ${required} arguments, but WordPress passes ${passed} to ${name}, which causes a fatal error.`,
        suggestion: 'Use fewer parameters, or add default values.',
        confidence: 'medium',
      });
    }
  }
}

export const visitor: PhpVisitor = { functions: check };
