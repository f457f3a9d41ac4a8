import type { Assign, Expr } from '../../../languages/php/ast.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { assignedTo } from './support/assigned.ts';
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
const request = /^\$_(?:GET|POST|REQUEST|COOKIE)\b/;
const anyRequest = /\$_(?:GET|POST|REQUEST|COOKIE)\b(?!\s*\[)/;

/** The expression that names the variable which is set, null when a fixed name stands there. */
function nameOf(target: Expr): Expr | null {
  if (target.kind === 'VarVar') return target.value;
  if (target.kind === 'Index' && target.base.kind === 'Var' && target.base.name === 'GLOBALS') return target.index;
  return null;
}

/** Whether a loop goes through the whole request: itself, a copy, or one of several in an outer loop. */
function holdsRequest(subject: Expr, context: PhpContext): boolean {
  if (subject.kind !== 'Var' || request.test(context.source.slice(subject)))
    return request.test(context.source.slice(subject));
  const outer = context.ancestors.find(
    (node) => node.kind === 'Foreach' && node.value.kind === 'Var' && node.value.name === subject.name,
  );
  const text = outer?.kind === 'Foreach' ? context.source.slice(outer.subject) : (assignedTo(subject, context) ?? '');
  return anyRequest.test(text) && !/\barray_(?:intersect_key|flip)\b|shortcode_atts|wp_parse_args/.test(text);
}

function checkAssignment(node: Assign, context: PhpContext): void {
  const name = nameOf(node.target);
  if (name === null) return;
  const loop = context.ancestors.findLast((ancestor) => ancestor.kind === 'Foreach');
  const fromLoop =
    loop !== undefined &&
    name.kind === 'Var' &&
    loop.key?.kind === 'Var' &&
    loop.key.name === name.name &&
    holdsRequest(loop.subject, context) &&
    // A condition on the name in the loop is taken for a list of names.
    !/\b(?:in_array|isset|array_key_exists|strpos|str_starts_with|preg_match)\s*\(|\bcase\b|===/.test(
      context.source.slice({ start: loop.body.start, end: node.start }),
    );
  if (!fromLoop && !request.test(context.source.slice(name))) return;
  context.report({
    at: node.target,
    message: 'The request determines the variable that is set here.',
    suggestion,
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  nodes: { Assign: checkAssignment },
  calls: [
    {
      names: ['extract'],
      visit({ args: [data, flags] }, context) {
        if (data === undefined) return;
        const mode = flags === undefined ? '' : context.source.slice(flags.node);
        const { shape } = data.value;
        const names = shape === null ? data.value : shape.rest;
        if (/PREFIX_ALL/.test(mode) || names === null) return;
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
