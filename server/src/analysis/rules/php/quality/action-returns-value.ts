import { wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Node, Return } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/action-returns-value',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'correctness',
  title: 'Action callback that returns a value',
  description: 'Reports callbacks of WordPress actions that return a value, which is ignored.',
  rationale: `What the callback of an action returns is thrown away. Where a value is returned, either a filter was meant, and
nothing is changed; or an error is returned that nobody sees.

Use \`return;\` to leave early. When a value is to be changed, find the filter for it.

**When to ignore it:** when the function is also called for its result.`,
  references: [{ title: 'Plugin Handbook: actions', url: 'https://developer.wordpress.org/plugins/hooks/actions/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init() {\n\tregister_post_type( 'shelf_book', array() );\n\treturn true;\n}\n",
        lines: [5],
      },
      {
        code: "<?php\nadd_action( 'wp_footer', function () {\n\treturn '<p>' . shelf_note() . '</p>';\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init() {\n\tif ( is_admin() ) {\n\t\treturn;\n\t}\n\tregister_post_type( 'shelf_book', array() );\n}\nadd_action( 'save_post', function ( $id ) {\n\tif ( wp_is_post_revision( $id ) ) {\n\t\treturn $id;\n\t}\n\treturn shelf_store( $id );\n} );\n",
    ],
  },
};

function check(info: FunctionInfo, context: PhpContext): void {
  const { node, entries } = info;
  if (entries.length === 0 || node.kind === 'ArrowFn' || !node.body || info.callers > 0) return;
  if (!entries.every(({ kind, name }) => kind === 'hook' && wordpressHook(name)?.kind === 'action')) return;
  if (isCoreFile(context.fileName)) return;
  const last = node.body.body.findLast(({ kind }) => kind !== 'Nop');
  // Early ways out with a value are a habit; a callback that ends with one means it.
  if (last?.kind !== 'Return' || !isMeant(last, node.params[0]?.name) || hasYield(node.body)) return;
  context.report({
    at: last,
    message: `This value is ignored: ${entries[0]?.name ?? 'the hook'} is an action.`,
    suggestion: 'Do not return a value. To change a value, use a filter; to display something, output it.',
    confidence: 'medium',
  });
}

function isMeant({ value }: Return, first: string | undefined): boolean {
  if (value === null || value.kind === 'Null') return false;
  // `return shelf_store();` is a short way to say "do it and leave".
  if (/Call$/.test(value.kind)) return false;
  return !(value.kind === 'Var' && value.name === first);
}

function hasYield(node: Node): boolean {
  return node.kind === 'Yield' || childNodes(node).some(hasYield);
}

export const visitor: PhpVisitor = { functions: check };
