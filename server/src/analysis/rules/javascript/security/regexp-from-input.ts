import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/regexp-from-input',
  language: 'javascript',
  category: 'security',
  severity: 'low',
  type: 'security_vulnerability',
  cwe: 'CWE-1333',
  title: 'Regular expression from input',
  description:
    'Data from the address, a message, a field or an answer of a server becomes a regular expression unescaped.',
  rationale: `A pattern such as \`(a+)+$\` keeps the page busy for minutes, and characters with a meaning match what they should not, or throw.

Escape the text first (\`text.replace( /[.*+?^\${}()|[\\]\\\\]/g, '\\\\$&' )\`, lodash's \`escapeRegExp\`, \`RegExp.escape()\`), or search with \`includes()\`.`,
  references: [
    {
      title: 'Escaping in regular expressions',
      url: 'https://developer.mozilla.org/docs/Web/JavaScript/Guide/Regular_expressions#escaping',
    },
    { title: 'CWE-1333', url: 'https://cwe.mitre.org/data/definitions/1333.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "const query = new URLSearchParams( location.search ).get( 'q' );\nconst found = text.match( new RegExp( query, 'gi' ) );\n",
        lines: [2],
      },
      {
        code: "search.addEventListener( 'input', ( event ) => {\n\tfilter( new RegExp( event.target.value ) );\n} );\n",
        lines: [2],
      },
    ],
    good: [
      "const query = new URLSearchParams( location.search ).get( 'q' );\nconst found = new RegExp( escapeRegExp( query ), 'gi' );\nconst plain = new RegExp( query.replace( /[^a-z]/g, '' ) );\nconst word = new RegExp( '^' + prefix );\n",
    ],
  },
};

function check(node: JsNode, context: JsContext): void {
  if (!/^(?:window\.)?RegExp$/.test(calleeText(node, context.source))) return;
  const [pattern] = argumentsOf(node);
  if (pattern === undefined) return;
  const found = foreignIn(pattern, context);
  // An answer of the own server is as good as the code it sends.
  if (found === null || /^(?:response|storage|attribute)$/.test(found.kind)) return;
  if (found.through.some((name) => /^replace(?:All)?$|escape|quote/i.test(name))) return;
  context.report({
    at: pattern,
    message: `${found.label} is used as a regular expression without escaping.`,
    suggestion: 'Escape special characters, or use includes().',
    severity: found.kind === 'input' ? 'info' : 'low',
    confidence: 'medium',
    trace: found.steps,
  });
}

export const visitor: JsVisitor = { nodes: { new_expression: check, call_expression: check } };
