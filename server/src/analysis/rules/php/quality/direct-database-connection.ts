import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { usesWordPress } from './support/asked-names.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/direct-database-connection',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'compatibility',
  title: 'Direct database connection',
  description: 'Reports connections to MySQL that do not go through $wpdb.',
  rationale: `\`mysqli\` and \`PDO\` open a second connection for each request, know nothing of the site's table prefix, character set,
replicas and failures, and break where the site runs on another database.

Use \`$wpdb\`, with \`$wpdb->prepare()\` for values; a second server is \`new wpdb( … )\`.

**When to ignore it:** for a server that is not MySQL.`,
  references: [{ title: 'wpdb', url: 'https://developer.wordpress.org/reference/classes/wpdb/' }],
  fix: 'none',
  sniffs: ['WordPress.DB.RestrictedFunctions', 'WordPress.DB.RestrictedClasses'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_rows() {\n\t$link = mysqli_connect( DB_HOST, DB_USER, DB_PASSWORD, DB_NAME );\n\t$pdo = new PDO( 'mysql:host=' . DB_HOST, DB_USER, DB_PASSWORD );\n\treturn new \\mysqli( DB_HOST, DB_USER, DB_PASSWORD );\n}\n",
        lines: [3, 4, 5],
      },
    ],
    good: [
      "<?php\nfunction shelf_rows() {\n\tglobal $wpdb;\n\t$pdo = new PDO( 'sqlite:' . $file );\n\treturn get_option( 'shelf' ) ? $wpdb->get_results( 'SELECT 1' ) : array();\n}\n",
      "<?php\n$db = new mysqli( 'localhost', $user, $password );\n",
    ],
  },
};

function report(at: Span, name: string, context: PhpContext): void {
  const { source, fileName } = context;
  if (isCoreFile(fileName) || !(usesWordPress(source) || /\bDB_(HOST|NAME|USER)\b/.test(source.code))) return;
  context.report({
    at,
    message: `${name} opens a separate connection instead of using $wpdb.`,
    suggestion: 'Use $wpdb and its prepare().',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['mysqli_connect', 'mysqli_init', 'mysqli_real_connect'],
      visit({ node, name, isLocal }, context) {
        if (!isLocal) report({ start: node.start, end: node.callee.end }, `${name}()`, context);
      },
    },
  ],
  creations: [
    {
      names: ['mysqli', 'pdo'],
      visit({ node, className, args }, context) {
        const server = args[0] ? context.source.slice(args[0].node) : '';
        if (className === 'mysqli' || /mysql/i.test(server)) report(node, `new ${className}`, context);
      },
    },
  ],
};
