import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { Project } from '../../../project.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/write-in-plugin-folder',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  cwe: 'CWE-552',
  title: 'Data written to the plugin folder',
  description: 'Reports files that a plugin or theme writes to its own folder, which is replaced by updates.',
  rationale: `An update deletes the folder of a plugin or theme and unpacks the new version: what was written there is gone. Many
hosts allow no writing there at all, and the address of a log in it is known to everyone who has the plugin.

Write below \`wp_upload_dir()['basedir']\`, or keep the data in the database.

**When to ignore it:** in tools that build the plugin.`,
  references: [
    {
      title: 'Plugin directory: saving data in the plugin folder',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/common-issues/#saving-data-in-the-plugin-folder-andor-asking-users-to-edit-write-to-plugin',
    },
    { title: 'wp_upload_dir()', url: 'https://developer.wordpress.org/reference/functions/wp_upload_dir/' },
  ],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.WriteFile'],
  examples: {
    bad: [
      {
        code: "<?php\ndefine( 'SHELF_DIR', plugin_dir_path( __FILE__ ) );\nfunction shelf_log( $line ) {\n\tfile_put_contents( plugin_dir_path( __FILE__ ) . 'shelf.log', $line, FILE_APPEND );\n\t$path = SHELF_DIR . 'cache/books.json';\n\tfile_put_contents( $path, '{}' );\n\t$file = fopen( __DIR__ . '/out.csv', 'w' );\n}\n",
        lines: [4, 6, 7],
      },
    ],
    good: [
      "<?php\nfunction shelf_log( $line ) {\n\t$folder = wp_upload_dir();\n\tfile_put_contents( $folder['basedir'] . '/shelf.log', $line, FILE_APPEND );\n\t$file = fopen( __DIR__ . '/books.csv', 'r' );\n\t$text = file_get_contents( plugin_dir_path( __FILE__ ) . 'books.json' );\n}\n",
    ],
  },
};

/** Where the path that is written stands. */
const writing: ReadonlyMap<string, number> = new Map([
  ['file_put_contents', 0],
  ['fopen', 0],
  ['wp_mkdir_p', 0],
  ['mkdir', 0],
  ['move_uploaded_file', 1],
  ['copy', 1],
]);

const ownFolder =
  /\b(?:plugin_dir_path\s*\(|plugin_dir_url|get_(?:template|stylesheet)_directory\s*\(|get_theme_file_path\s*\(|WP_PLUGIN_DIR\b|__DIR__\b|dirname\s*\(\s*__FILE__)/;

const folderConstants = Symbol('constants that hold the folder of the plugin');

/** Constants that some file defines as its own folder; null without any. */
function constantsOf(project: Project): RegExp | null {
  const names = project.files
    .filter(({ language }) => language === 'php')
    .flatMap(({ code }) => [
      ...code.matchAll(
        /\bdefine\s*\(\s*['"](\w+)['"]\s*,\s*(?:trailingslashit\s*\(\s*)?(?:plugin_dir_path\s*\(|__DIR__|dirname\s*\(\s*__FILE__|get_(?:template|stylesheet)_directory\s*\()/g,
      ),
    ])
    .map(([, name]) => name);
  return names.length === 0 ? null : new RegExp(`\\b(?:${names.join('|')})\\b`);
}

function check({ node, args, name, isLocal, enclosing }: CallEvent, context: PhpContext): void {
  const path = args[writing.get(name) ?? 0]?.node;
  if (isLocal || path === undefined || isCoreFile(context.fileName)) return;
  if (name === 'fopen' && !/['"][waxc]/.test(args[1] ? context.source.slice(args[1].node) : '')) return;
  let text = context.source.slice(path);
  if (path.kind === 'Var' && enclosing !== null) {
    const before = context.source.slice({ start: enclosing.node.start, end: node.start });
    text = [...before.matchAll(new RegExp(`\\$${path.name}\\s*=\\s*([^;]*);`, 'g'))].at(-1)?.[1] ?? '';
  }
  // Paths that leave the folder again, or belong to the tools that build it.
  if (/upload|tmp|temp_|\.\.\/|WP_CLI/i.test(text)) return;
  const constants = context.project.fact(folderConstants, constantsOf);
  if (!ownFolder.test(text) && !constants?.test(text)) return;
  context.report({
    at: node,
    message: `${name}() writes to the folder of the plugin or theme, which is replaced by updates.`,
    suggestion: "Write to wp_upload_dir()['basedir'], or store the data in the database.",
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { calls: [{ names: [...writing.keys()], visit: check }] };
