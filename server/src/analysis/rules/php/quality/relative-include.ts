import type { Include } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/relative-include',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  merge: 'rule',
  title: 'Relative include path',
  description: "Reports include and require of a path that is looked up from the request's working folder.",
  rationale: `A relative path is tried in the include path and the working folder of the request first: that of \`index.php\` or
\`wp-admin\`, and that of the command line when cron runs. A file of the same name there is taken instead of the plugin's.

Begin the path with \`__DIR__\` or \`plugin_dir_path( __FILE__ )\`.

**When to ignore it:** in files for the command line that set their folder first.`,
  references: [{ title: 'PHP: include', url: 'https://www.php.net/manual/en/function.include.php' }],
  fix: 'suggestion',
  sniffs: ['WordPressVIPMinimum.Files.IncludingFile.NotAbsolutePath'],
  examples: {
    bad: [{ code: "<?php\nrequire_once 'includes/class-shelf.php';\ninclude( './view.php' );\n", lines: [2, 3] }],
    good: ["<?php\nrequire_once __DIR__ . '/includes/class-shelf.php';\ninclude $file;\nrequire '/etc/shelf.php';\n"],
  },
};

function check(node: Include, context: PhpContext): void {
  const { value } = node;
  if (value.kind !== 'Str') return;
  if (
    /^([\\/]|[A-Za-z]:|\w+:\/\/)/.test(value.value) ||
    value.value === '' ||
    /wp-(load|config|blog-header)\.php$/.test(value.value)
  )
    return;
  const path = value.value.replace(/^\.\//, '');
  context.report({
    at: value,
    message: `'${value.value}' is resolved relative to the current working directory first.`,
    suggestion: `Write __DIR__ . '/${path}'.`,
    confidence: 'high',
    fix: {
      edits: [{ start: value.start, end: value.end, text: `__DIR__ . '/${path.replaceAll("'", "\\'")}'` }],
      safe: false,
    },
  });
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Include: check } };
