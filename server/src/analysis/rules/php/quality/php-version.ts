import type { Call, Node, NodeKind } from '../../../languages/php/ast.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import { isLater } from '../../../wordpress/extension.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { extensionFor } from './support/extension-for.ts';
import { isVersionChecked, isVersionGuarded } from './support/guarded-by.ts';
import { phpFunctionsSince, type Syntax, stoodInFor, syntaxSince } from './support/php-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/php-version',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'compatibility',
  title: 'Newer than the required PHP',
  description: 'Reports syntax and functions that the PHP version in "Requires PHP" does not have.',
  rationale: `A plugin says in its header, or readme.txt, which PHP it needs. WordPress installs it on that version, where newer
syntax is a parse error that takes the whole site down, and a newer function a fatal error when it is called.

Raise \`Requires PHP\`, or write what the older version understands. Functions that WordPress stands in for
(\`str_contains()\` since 5.9, \`array_key_first()\` since 5.9) are reported only when "Requires at least" is lower than
that. A function behind \`function_exists()\` or a comparison of versions is not reported.

**When to ignore it:** in a file that is only loaded on newer versions.`,
  references: [
    {
      title: 'Plugin Handbook: header requirements',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/header-requirements/',
    },
    { title: 'PHP: migrating from older versions', url: 'https://www.php.net/manual/en/appendices.php' },
  ],
  fix: 'none',
  sniffs: ['PHPCompatibility.FunctionUse.NewFunctions', 'PHPCompatibility.Syntax', 'PHPCompatibility.Operators'],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n * Requires PHP: 7.4\n */\nfunction shelf_colour( $a, int|string $b ) {\n\t$c = $a?->colour;\n\tjson_validate( $c );\n\treturn match ( $b ) {\n\t\t1 => 'green',\n\t};\n}\n",
        lines: [6, 7, 8, 9],
      },
      {
        code: '<?php\n/**\n * Plugin Name: Shelf\n * Requires PHP: 7.2\n * Requires at least: 5.2\n */\nclass Shelf {\n\tprivate ?int $count = 0;\n\tpublic static $all = array();\n\tpublic function has( $a ) {\n\t\treturn str_contains( $a, "x" );\n\t}\n}\n',
        lines: [8, 11],
      },
    ],
    good: [
      "<?php\n/**\n * Plugin Name: Shelf\n * Requires PHP: 8.1\n */\nenum Shelf: string {\n\tcase A = 'a';\n}\n",
      "<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 6.0\n * Requires PHP: 7.4\n */\nif ( str_contains( 'ab', 'a' ) && function_exists( 'json_validate' ) ) {\n\tjson_validate( '1' );\n}\n",
      '<?php\necho match ( 1 ) { 1 => 2 };\n',
    ],
  },
};

function report(at: Span, { since, what }: Syntax, context: PhpContext): void {
  const extension = extensionFor(context);
  const least = extension?.requiresPhp;
  if (!least || !isLater(since, least)) return;
  context.report({
    at,
    detail: what,
    message: `${what} needs PHP ${since}; this ${extension.kind} says it runs on ${least}.`,
    suggestion: `Require PHP ${since}, or use code that is compatible with PHP ${least}.`,
    confidence: 'high',
  });
}

function checkFunction(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name') return;
  const name = context.names.functionName(node.callee);
  if (context.names.localFunctions.has(name)) return;
  const standIn = stoodInFor.get(name);
  const wordpress = extensionFor(context)?.requiresWordpress;
  if (standIn && (!wordpress || !isLater(standIn.wordpress, wordpress))) return;
  const since = standIn?.php ?? phpFunctionsSince.get(name);
  if (since === undefined || isVersionGuarded(context) || isVersionChecked(context, node)) return;
  report(node.callee, { since, what: `${name}()` }, context);
}

const nodes: Record<string, (node: never, context: PhpContext) => void> = {};
for (const [kind, read] of Object.entries(syntaxSince)) {
  nodes[kind] = (node: Node, context: PhpContext) => {
    const found = (read as (node: Node, context: PhpContext) => Syntax | null)(node, context);
    if (found) report(headOf(node), found, context);
    if (node.kind === 'Call') checkFunction(node, context);
  };
}

/** The first line of what may be long. */
function headOf(node: Node): Span {
  const long: readonly NodeKind[] = ['Class', 'Match', 'Function', 'Method', 'ArrowFn', 'Catch'];
  if (!long.includes(node.kind)) return node;
  const at = node.kind === 'Class' || node.kind === 'Function' || node.kind === 'Method' ? node.nameStart : node.start;
  return { start: at, end: Math.min(node.end, at + 20) };
}

export const visitor: PhpVisitor = {
  wantsFile: (context) => Boolean(extensionFor(context)?.requiresPhp),
  nodes: nodes as NonNullable<PhpVisitor['nodes']>,
};
