import { madeWith } from '../../../languages/php/flow/made.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';

export const meta: RuleMeta = {
  id: 'security/variable-injection',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-621',
  title: 'Variable injection',
  description: 'Data from the request determines which variables are set.',
  rationale: `\`extract( $_POST )\`, \`parse_str()\` without a second argument and \`$$key\` set whatever the sender names: flags that were just checked, paths, queries.

Read the fields you need by name. Give \`parse_str()\` an array to write to.`,
  references: [
    { title: 'extract()', url: 'https://www.php.net/manual/function.extract.php' },
    { title: 'CWE-621', url: 'https://cwe.mitre.org/data/definitions/621.html' },
  ],
  fix: 'none',
  sniffs: ['WordPress.PHP.DontExtract'],
  examples: {
    bad: [
      { code: '<?php\nextract( $_POST );\n', lines: [2] },
      { code: "<?php\nparse_str( $_SERVER['QUERY_STRING'] );\n", lines: [2] },
      { code: '<?php\nforeach ( $_GET as $key => $value ) {\n\t$$key = $value;\n}\n', lines: [3] },
    ],
    good: [
      "<?php\nparse_str( $_SERVER['QUERY_STRING'], $query );\n",
      "<?php\nfunction box( $atts ) {\n\textract( shortcode_atts( array( 'id' => 0 ), $atts ) );\n}\n",
      "<?php\nextract( $_POST, EXTR_PREFIX_ALL, 'sent' );\n",
      "<?php\nforeach ( $_GET as $key => $value ) {\n\tif ( in_array( $key, array( 'page' ), true ) ) {\n\t\t$$key = $value;\n\t}\n}\n",
    ],
  },
};

const suggestion = 'Read the fields that are needed by name.';
const severities = ['high', null, null] as const;
export const visitor: PhpVisitor = {
  construct({ what, value, node }, context) {
    if (what !== 'variable') return;
    context.track(value, Danger.Names, node, (taint) =>
      taint.source.kind !== 'request' || (taint.mask & Danger.Whole) === 0
        ? null
        : {
            at: node,
            message: 'The request determines the variable that is set here.',
            suggestion,
            confidence: 'high',
            taint,
          },
    );
  },
  calls: [
    {
      names: ['extract'],
      visit({ args: [data, flags] }, context) {
        if (data === undefined) return;
        const { shape } = data.value;
        const names = shape === null ? data.value : shape.rest;
        const isPrefixed =
          flags !== undefined && madeWith(flags.value, ({ name }) => name === 'EXTR_PREFIX_ALL') !== null;
        if (isPrefixed || names === null) return;
        trackSink(context, names, Danger.Names, data.node, {
          effect: 'names the variables that extract() sets',
          suggestion,
          severities,
        });
      },
    },
    {
      names: ['import_request_variables'],
      visit({ node, isLocal }, context) {
        if (isLocal) return;
        context.report({
          at: node,
          message: 'The request determines the variables that import_request_variables() sets.',
          suggestion,
          confidence: 'high',
        });
      },
    },
    {
      names: ['parse_str', 'mb_parse_str'],
      visit({ args, name }, context) {
        const [data] = args;
        if (data === undefined || args.length > 1) return;
        trackSink(context, data.value, Danger.Callable, data.node, {
          effect: `names the variables that ${name}() sets`,
          suggestion: `Pass an array as the second argument of ${name}(), and read the required fields from it.`,
          severities,
        });
      },
    },
  ],
};
