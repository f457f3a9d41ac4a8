import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/hook-result',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Action and filter mixed up',
  description: 'Reports code that uses the result of do_action(), or discards the result of apply_filters().',
  rationale: `\`do_action()\` gives nothing back: a variable that takes its result is \`null\`. \`apply_filters()\` does nothing but give
the value back: without using it, whatever the callbacks returned is lost.

Use \`apply_filters()\` for a value that others may change, \`do_action()\` to tell them that something happens.

**When to ignore it:** when a filter is fired for its side effects because it always was; better fire an action beside it.`,
  references: [{ title: 'Plugin Handbook: hooks', url: 'https://developer.wordpress.org/plugins/hooks/' }],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n$books = do_action( 'shelf_books', $books );\napply_filters( 'shelf_title', $title );\nreturn do_action( 'shelf_end' );\n",
        lines: [2, 3, 4],
      },
    ],
    good: ["<?php\n$books = apply_filters( 'shelf_books', $books );\ndo_action( 'shelf_end', $books );\n"],
  },
};

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  if (name === null || !/^(do_action|apply_filters)(_ref_array)?$/.test(name) || isCoreFile(context.fileName)) return;
  const isStatement = context.ancestors.at(-1)?.kind === 'ExprStmt';
  const isAction = name.startsWith('do_action');
  if (isStatement === isAction) return;
  const parent = context.ancestors.at(-1)?.kind;
  if (isAction && !['Assign', 'Return', 'Echo', 'Concat', 'Arg', 'ArrayItem'].includes(parent ?? '')) return;
  // A filter that switches something off and on again passes nothing of worth.
  if (!isAction && node.args.length < 2) return;
  const text = isAction ? name.replace('do_action', 'apply_filters') : name.replace('apply_filters', 'do_action');
  context.report({
    at: { start: node.start, end: node.callee.end },
    message: isAction
      ? `${name}() returns nothing, but its result is used here.`
      : `The result of ${name}() is discarded, so the return values of the callbacks are lost.`,
    suggestion: isAction
      ? 'Use apply_filters() for a value, or do not use the result.'
      : 'Use the result, or fire an action with do_action().',
    confidence: 'high',
    fix: { edits: [{ start: node.callee.start, end: node.callee.end, text }], safe: false },
  });
}

export const visitor: PhpVisitor = {
  namedCalls: [
    { names: ['do_action', 'do_action_ref_array', 'apply_filters', 'apply_filters_ref_array'], visit: check },
  ],
};
