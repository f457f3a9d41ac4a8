import { Dictionary } from '@presswright/shared/edit-distance';
import { wordpressFunction, wordpressFunctionNames } from '@presswright/shared/wordpress/facts';
import type { Call } from '../../../languages/php/ast.ts';
import { phpFunction, phpFunctionNames } from '../../../languages/php/php-functions.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { askedNames } from './support/asked-names.ts';
import { isOutsideCore } from './support/core-file.ts';
import { isVersionGuarded } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/unknown-function',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Misspelled function',
  description: 'Reports calls of functions that do not exist and whose names appear to be misspelled.',
  rationale: `A call of a function that does not exist ends the request with a fatal error, and only when it is reached: on the
page nobody opened yet.

A name is reported when neither the files nor PHP nor WordPress has a function of that name, and one of PHP's or
WordPress's differs from it by a letter (by two in long names). The fix writes that name.

**When to ignore it:** when another plugin defines a function with so similar a name.`,
  references: [
    { title: 'WordPress functions', url: 'https://developer.wordpress.org/reference/functions/' },
    { title: 'PHP functions', url: 'https://www.php.net/manual/en/indexes.functions.php' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: '<?php\n$url = wp_get_attachement_url( $id );\n', lines: [2] },
      { code: "<?php\nif ( str_start_with( $a, 'b' ) ) {\n\techo esc_htm( $a );\n}\n", lines: [2, 3] },
    ],
    good: [
      '<?php\n$url = wp_get_attachment_url( $id );\nshelf_get_attachment_urls();\n',
      '<?php\nfunction wp_get_attachement_url( $id ) {\n\treturn wp_get_attachment_url( $id );\n}\n$url = wp_get_attachement_url( $id );\n',
      "<?php\nif ( function_exists( 'wp_get_attachement_url' ) ) {\n\t$url = wp_get_attachement_url( $id );\n}\n",
    ],
  },
};

/** Functions of extensions and of newer versions that are one letter away from another, and PHP's constructs. */
const known = new Set(
  'mb_trim mb_ltrim mb_rtrim mb_ucfirst mb_lcfirst array_any array_all array_find array_find_key array_first array_last json_validate isset empty list exit die eval print echo include require unset array each split spliti join mysql_error mysqli_error imap_open ldap_bind wc_get_order wc_get_orders'.split(
    ' ',
  ),
);

const dictionary = new Dictionary(() =>
  [...wordpressFunctionNames(), ...phpFunctionNames()]
    .filter((name) => !name.startsWith('_') && !wordpressFunction(name)?.deprecated)
    .map((name) => name.toLowerCase()),
);

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name') return;
  const written = node.callee.text.replace(/^\\/, '');
  if (written.includes('\\')) return;
  const name = context.names.functionName(node.callee);
  if (name.includes('\\') || known.has(name) || name.startsWith('_')) return;
  if (context.names.localFunctions.has(name) || phpFunction(name) || wordpressFunction(name)) return;
  const meant = dictionary.nearest(name);
  if (meant === null || isVersionGuarded(context)) return;
  // Of a project that is analysed in parts, the others may define it.
  if (askedNames(context.source).has(name) || context.project.isPart) return;
  if (hasOwnPrefix(name, meant, context)) return;
  // A plural beside a singular is how plugins name their own.
  const isPlural = name.replace(/s(?=_|$)/g, '') === meant.replace(/s(?=_|$)/g, '');
  const shown = wordpressFunction(meant)?.name ?? meant;
  context.report({
    at: node.callee,
    message: `The function ${written}() does not exist, so the call causes a fatal error.`,
    suggestion: `${shown}() is probably meant.`,
    confidence: isPlural ? 'low' : 'medium',
    fix: { edits: [{ start: node.callee.start, end: node.callee.end, text: shown }], safe: false },
  });
}

/** `bp_parse_args()` beside `wp_parse_args()`: the files name their functions so, and this one may be another plugin's part. */
function hasOwnPrefix(name: string, meant: string, { names }: PhpContext): boolean {
  const prefix = name.slice(0, name.indexOf('_') + 1);
  if (prefix === '' || meant.startsWith(prefix)) return false;
  let others = 0;
  for (const own of names.localFunctions) if (own.startsWith(prefix) && ++others === 2) return true;
  return false;
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Call: check } };
