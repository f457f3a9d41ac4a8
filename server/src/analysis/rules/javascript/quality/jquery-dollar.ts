import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { importsOf } from '../../../languages/javascript/imports.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';

export const meta: RuleMeta = {
  id: 'quality/jquery-dollar',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Undefined $ of jQuery',
  description: 'A classic script calls `$()` where it is not defined.',
  rationale: `WordPress loads jQuery in no-conflict mode: it is \`jQuery\` alone, and \`$\` is undefined. The script ends at its first line with "$ is not a function".

Put the script into \`( function ( $ ) { … } )( jQuery );\` or \`jQuery( function ( $ ) { … } );\`.`,
  references: [
    {
      title: 'jQuery noConflict wrappers',
      url: 'https://developer.wordpress.org/reference/functions/wp_enqueue_script/#jquery-noconflict-wrappers',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: "$( document ).ready( function () {\n\t$( '.tab' ).on( 'click', open );\n} );\n", lines: [1] }],
    good: [
      "jQuery( function ( $ ) {\n\t$( '.tab' ).on( 'click', open );\n} );\n",
      "( function ( $ ) {\n\t$( '.tab' ).hide();\n} )( jQuery );\n",
      "const $ = window.jQuery;\n$( '.tab' ).hide();\n",
      "import $ from 'jquery';\n$( '.tab' ).hide();\n",
      "const $ = ( selector ) => document.querySelector( selector );\n$( '.tab' ).remove();\n",
    ],
  },
};

const reported = new WeakSet<JsNode>();

function check(call: JsNode, context: JsContext): void {
  const callee = childOf(call, 'function');
  const name = callee?.type === 'member_expression' ? childOf(callee, 'object') : callee;
  if (name?.type !== 'identifier' || context.source.slice(name) !== '$' || reported.has(context.root)) return;
  if (fileIndexOf(context).lookup('$', name) !== null || importsOf(context).has('$')) return;
  // Test runners and files that say where it comes from.
  if (saysWhere(context.source)) return;
  reported.add(context.root);
  context.report({
    at: name,
    message: '$ is not defined, because WordPress loads jQuery in noConflict mode.',
    suggestion: 'Wrap the script in jQuery( function ( $ ) { … } ).',
  });
}

const saysWhere = oncePerFile(/\bglobals?\s+[^*]*\$|window\.\$\s*=|\bcy\.|ProvidePlugin|noConflict/);

export const visitor: JsVisitor = { nodes: { call_expression: check } };
