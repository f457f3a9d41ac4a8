import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { eachPiece } from '../../../languages/php/flow/ropes.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { quoteAfter, type SqlQuote } from './support/sql-text.ts';
import { trackSink } from './support/tracked-sink.ts';
import { wordsIn } from './support/words-in.ts';

export const meta: RuleMeta = {
  id: 'security/xpath-injection',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-643',
  title: 'XPath injection',
  description: 'Data from the request becomes part of an XPath expression without escaping.',
  rationale: `A quote ends the text it stands in: \`' or '1'='1\` turns the condition into one that always holds, and \`|\` adds other parts of the document to the result.

XPath 1.0 has no escape for quotes. Let only characters through that cannot end the text (a number, \`sanitize_key()\`, \`preg_match( '/^[\\w-]+$/', … )\`), or compare in PHP what a fixed expression found.`,
  references: [
    { title: 'DOMXPath::query()', url: 'https://www.php.net/manual/domxpath.query.php' },
    { title: 'CWE-643', url: 'https://cwe.mitre.org/data/definitions/643.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\n$xpath = new DOMXPath( $document );\n$xpath->query( "//user[@name=\'" . $_GET[\'name\'] . "\']" );\n',
        lines: [3],
      },
      {
        code: "<?php\n$books = simplexml_load_file( __DIR__ . '/books.xml' );\n$books->xpath( '//book[@id=' . esc_attr( $_GET['id'] ) . ']' );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\n$xpath = new DOMXPath( $document );\n$xpath->query( '//user[@id=' . absint( $_GET['id'] ) . ']' );\n",
      "<?php\n$xpath = new DOMXPath( $document );\n$name = str_replace( array( '\"', \"'\" ), '', $_GET['name'] );\n$xpath->query( \"//user[@name='$name']\" );\n",
      "<?php\nif ( preg_match( '/^[a-z]+$/', $_GET['tag'] ) ) {\n\t$books->xpath( '//' . $_GET['tag'] );\n}\n",
    ],
  },
};

function check(expression: ArgInfo | undefined, context: PhpContext): void {
  if (expression === undefined) return;
  let quote: SqlQuote = '';
  eachPiece(expression.value, expression.node, (piece) => {
    if (piece.kind === 'text') {
      // XPath knows no backslash.
      quote = quoteAfter(quote, piece.text.replaceAll('\\', ''));
      return;
    }
    trackSink(context, piece.value, quote === '' ? Danger.SqlRaw : Danger.Xpath, piece.node ?? expression.node, {
      effect: quote === '' ? 'becomes part of an XPath expression' : 'stands between quotes in an XPath expression',
      suggestion:
        'Only allow letters, digits, dashes and underscores, or use a fixed expression and compare the results in PHP.',
      severities: ['high', 'medium', null],
    });
  });
}

export const visitor: PhpVisitor = {
  methods: [
    { on: '*', names: ['xpath'], visit: ({ args: [expression] }, context) => check(expression, context) },
    {
      on: 'domxpath',
      names: ['query', 'evaluate'],
      visit: ({ args: [expression] }, context) => check(expression, context),
    },
    {
      on: '*',
      names: ['query', 'evaluate'],
      visit({ args: [expression], className, node }, context) {
        if (className !== null || node.kind !== 'MethodCall') return;
        if (wordsIn(node.object, context).some((word) => /xp(?:ath)?$|xpath/i.test(word))) check(expression, context);
      },
    },
  ],
};
