import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/development-address',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Development URL',
  description: 'Reports URLs of localhost and of .local and .test hosts that were left in the code.',
  rationale: `\`http://localhost:8080/…\` works on the machine the plugin was written on and nowhere else; on a visitor's machine it
asks whatever runs there.

Use \`home_url()\`, \`plugins_url()\` or \`rest_url()\`, or a setting.

**When to ignore it:** when a program on the same server is meant, such as a search engine's.`,
  references: [{ title: 'home_url()', url: 'https://developer.wordpress.org/reference/functions/home_url/' }],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.Localhost'],
  examples: {
    bad: [
      {
        code: "<?php\nwp_enqueue_script( 'shelf', 'http://localhost:3000/build/index.js', array(), '1', true );\n$answer = wp_remote_get( 'https://shelf.test/wp-json/shelf/v1/books' );\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\n// Runs on http://localhost:3000 while writing.\n$isLocal = false !== strpos( home_url(), 'http://localhost' ) || 'https://shelf.test' === home_url();\nif ( defined( 'SHELF_DEV' ) && SHELF_DEV ) {\n\twp_enqueue_script( 'shelf', 'http://localhost:3000/build/index.js', array(), '1', true );\n}\n",
    ],
  },
};

const address = /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|[\w-]+\.(?:local|test|localhost))(?=[:/'"?])/g;
/** What compares or asks for a default, and conditions about development. */
const asking =
  /str(?:n?i?pos|_\w+|istr|str)\b|preg_|in_array|[=!]==?\s*['"]|parse_url|===?\s*$|case\s*['"]|placeholder|description|example|__\(|_e\(|getenv|apply_filters|\?\?|\?:/i;
const developing = /\b(?:if|else|case)\b.*(?:debug|dev|local|environment|test|hot|vite)/i;

function check(context: PhpContext): void {
  const { source, fileName, comments } = context;
  if (!source.code.includes('://') || isCoreFile(fileName)) return;
  for (const match of source.code.matchAll(address)) {
    const start = source.base + match.index;
    if (comments.some((comment) => comment.start <= start && start < comment.end)) continue;
    const line = source.lineAt(start);
    const before = source.slice({ start: source.lineStart(line), end: start });
    if (
      asking.test(before) ||
      /^\s*[!=]==?/.test(source.code.slice(match.index + match[0].length).replace(/^[^'"]*['"]/, ''))
    )
      continue;
    const around = source.slice({ start: source.lineStart(Math.max(1, line - 3)), end: source.lineStart(line) });
    if (developing.test(around)) continue;
    context.report({
      at: { start, end: start + match[0].length },
      message: `${match[0]} is a development URL that visitors cannot reach.`,
      suggestion: 'Use home_url(), plugins_url() or rest_url(), or a setting.',
      confidence: 'medium',
    });
  }
}

export const visitor: PhpVisitor = { file: check };
