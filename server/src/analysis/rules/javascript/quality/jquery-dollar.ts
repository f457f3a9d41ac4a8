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

A module is not reported, and neither is a script below a configuration that provides \`$\`: a bundler puts it there.

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
      "import { open } from './tabs.js';\n$( '.tab' ).on( 'click', open );\n",
      {
        name: 'js/tabs.js',
        code: "$( '.tab' ).hide();\n",
        beside: {
          'webpack.config.js': "module.exports = { plugins: [ new webpack.ProvidePlugin( { $: 'jquery' } ) ] };\n",
        },
      },
      "import $ from 'jquery';\n$( '.tab' ).hide();\n",
      "const $ = ( selector ) => document.querySelector( selector );\n$( '.tab' ).remove();\n",
    ],
  },
};

const reportedKey = Symbol('reported');

function check(call: JsNode, context: JsContext): void {
  const callee = childOf(call, 'function');
  const name = callee?.type === 'member_expression' ? childOf(callee, 'object') : callee;
  if (name?.type !== 'identifier' || context.source.slice(name) !== '$') return;
  const once = context.source.facts.of(reportedKey, () => ({ isReported: false }));
  if (once.isReported) return;
  if (fileIndexOf(context).lookup('$', name) !== null || importsOf(context).has('$')) return;
  // Test runners and files that say where it comes from.
  if (saysWhere(context.source) || isProvided(context)) return;
  once.isReported = true;
  context.report({
    at: name,
    message: '$ is not defined, because WordPress loads jQuery in noConflict mode.',
    suggestion: 'Wrap the script in jQuery( function ( $ ) { … } ).',
  });
}

/**
 * A bundler puts it there: the script is a module, which only a bundler loads beside scripts of WordPress, or the
 * bundler's configuration in the nearest folder above names what `$` stands for.
 */
function isProvided({ root, project, fileName }: JsContext): boolean {
  if (root.children.some(({ type }) => type === 'import_statement' || type === 'export_statement')) return true;
  for (let end = fileName.lastIndexOf('/'); ; end = fileName.lastIndexOf('/', end - 1)) {
    const folder = fileName.slice(0, end + 1);
    const config = configurations.find((name) => project.has(folder + name) === true);
    if (config !== undefined) {
      const text = project.file(folder + config)?.code;
      // Of a large project the configuration may be in another part, and say anything.
      return text === undefined || provides.test(text);
    }
    if (end <= 0) return false;
  }
}

const configurations = ['webpack.config', 'vite.config', 'rollup.config'].flatMap((name) =>
  ['js', 'cjs', 'mjs', 'ts'].map((ending) => `${name}.${ending}`),
);

const provides = /(?:ProvidePlugin|\binject)\s*\(\s*\{[^}]*(?:^|[\s{,'"])\$['"]?\s*:/;
const saysWhere = oncePerFile(/\bglobals?\s+[^*]*\$|window\.\$\s*=|\bcy\.|ProvidePlugin|noConflict/);

export const visitor: JsVisitor = { nodes: { call_expression: check } };
