import type { Expr } from '../../../languages/php/ast.ts';
import { headerLength, pluginHeaderKeys, readHeader } from '../../../wordpress/header.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/header-version-mismatch',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Version constant that differs from the header',
  description: "Reports a version constant in a plugin's main file that is not the version of its header.",
  rationale: `The header's \`Version\` is what WordPress shows and updates by; the constant is what the plugin gives its scripts
and compares its database with. When a release changes one and forgets the other, browsers keep old scripts, and the work
of an update does not run.

**When to ignore it:** when the constant means something else, such as the version of a file format.`,
  references: [
    {
      title: 'Header requirements',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/header-requirements/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.4.0\n * License: GPL-2.0-or-later\n */\ndefine( 'SHELF_VERSION', '1.3.0' );\n",
        lines: [7],
      },
    ],
    good: [
      "<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.4.0\n * License: GPL-2.0-or-later\n */\ndefine( 'SHELF_VERSION', '1.4.0' );\ndefine( 'SHELF_DB_VERSION', '3' );\nconst MINIMUM_PHP_VERSION = '7.4';\n",
    ],
  },
};

/** `SHELF_VERSION`, `VERSION`, `PLUGIN_NAME_VERSION`, but not that of something else. */
function isOwnVersion(name: string): boolean {
  return (
    /(^|_)VERSION$/i.test(name) &&
    !/(^|_)(DB|DATABASE|SCHEMA|API|REST|MIN|MINIMUM|MAX|REQUIRED|REQUIRES|PHP|WP|WC|WORDPRESS|WOOCOMMERCE|ELEMENTOR|MYSQL|JQUERY|SDK|LIB|LIBRARY|CSS|JS|ASSET|ASSETS|STYLE|SCRIPT|CACHE|FORMAT|TESTED|OLD|LAST|PREVIOUS|PROTOCOL|TABLE|DATA|PRO|FREE|FRAMEWORK|CORE|MODULE|ADDON|BLOCKS?)_/i.test(
      name,
    )
  );
}

function check(context: PhpContext): void {
  const { comments, source, program } = context;
  const comment = comments.find(
    (candidate) =>
      candidate.start - source.base < headerLength && /^[ \t/*#@]*Plugin Name:\s*\S/im.test(source.slice(candidate)),
  );
  if (comment === undefined) return;
  const version = readHeader(source.slice(comment), comment.start, pluginHeaderKeys, 1)?.fields.get('version')?.value;
  if (!version) return;
  const compare = (name: string, value: Expr | undefined) => {
    if (value?.kind !== 'Str' || !isOwnVersion(name) || value.value === version || !/^\d+\.\d/.test(value.value))
      return;
    context.report({
      at: value,
      message: `${name} is ${value.value}, but the plugin header says Version: ${version}.`,
      suggestion: 'Set both to the release version.',
      confidence: 'high',
      fix: { edits: [{ start: value.start + 1, end: value.end - 1, text: version }], safe: false },
    });
  };
  const classes = context.lists.classes.filter(({ start }) => source.holds(start));
  for (const { consts } of classes) for (const { name, value } of consts) compare(name, value);
  for (const statement of program.body) {
    if (statement.kind === 'ConstDecl') for (const { name, value } of statement.consts) compare(name, value);
  }
  for (const { callee, args, start } of context.lists.calls) {
    if (!source.holds(start) || callee.kind !== 'Name' || callee.text.replace(/^\\/, '').toLowerCase() !== 'define')
      continue;
    const name = args[0]?.value;
    if (name?.kind === 'Str') compare(name.value, args[1]?.value);
  }
}

export const visitor: PhpVisitor = { file: check };
