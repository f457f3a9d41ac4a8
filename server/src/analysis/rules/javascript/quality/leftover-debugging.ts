import { argumentsOf, calleeText, literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/leftover-debugging',
  language: 'javascript',
  category: 'quality',
  severity: 'info',
  type: 'debugging',
  merge: 'message',
  title: 'Leftover debugging code',
  description: 'A script has a `debugger` statement, an `alert()`, or console output for debugging.',
  rationale: `\`debugger\` stops the page of whoever has the developer tools open, \`alert()\` stops everyone's, and a console full of notes hides the warnings that matter, and may tell what it should not.

Remove them. \`console.error()\` and \`console.warn()\` for what went wrong may stay; messages for people go into a notice.`,
  references: [
    { title: 'debugger', url: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Statements/debugger' },
  ],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [
      { code: 'function save( data ) {\n\tdebugger;\n\tconsole.log( data );\n\tsend( data );\n}\n', lines: [2, 3] },
      { code: "alert( 'here' );\n", lines: [1] },
    ],
    good: [
      "import { readFileSync } from 'node:fs';\nconsole.log( readFileSync( 'a.txt', 'utf8' ) );\n",
      "send( data ).catch( ( error ) => console.error( error ) );\nnotify( 'Saved' );\n",
    ],
  },
};

/** Whether a script is run by Node: a build step, a command. */
function runsInNode(code: string): boolean {
  return (
    /^#!.*\bnode\b/.test(code) ||
    /(?:from|require\()\s*['"](?:node:|fs|path|child_process)|\bprocess\.(?:argv|exit|cwd)\b/.test(code)
  );
}

export const visitor: JsVisitor = {
  nodes: {
    debugger_statement: (node, context) => {
      context.report({
        at: node,
        message: 'debugger pauses the page.',
        suggestion: 'Remove it.',
        severity: 'low',
        fix: {
          edits: [{ start: node.start, end: node.end, text: node.parent?.type === 'if_statement' ? ';' : '' }],
          safe: true,
        },
      });
    },
    call_expression: (node, context) => {
      const name = calleeText(node, context.source);
      if (
        node.parent?.type !== 'expression_statement' ||
        !/^(?:(?:window\.)?alert|(?:window\.)?console\.(?:log|debug|dir|table|trace))$/.test(name)
      )
        return;
      // A program in a terminal talks to its user this way.
      if (runsInNode(context.source.code)) return;
      // A translated message, or one from elsewhere, is for people.
      if (name.endsWith('alert') && literalOf(argumentsOf(node)[0], context.source) === null) return;
      context.report({
        at: node,
        message: `Leftover ${name}() call.`,
        suggestion: name.endsWith('alert') ? 'Show a notice instead.' : 'Remove it.',
      });
    },
  },
};
