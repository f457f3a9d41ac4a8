import type { MethodEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/write-past-cache',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Core table changed without clearing caches',
  description: "Reports rows of WordPress's own tables that are written with $wpdb while nothing clears their cache.",
  rationale: `WordPress keeps posts, meta, terms, users and options in its cache. A row that is changed in the database directly
stays old there: the change shows later or never, and the next save may undo it. Hooks that other plugins rely on, such
as \`save_post\`, do not run either.

Use the function of the thing: \`wp_update_post()\`, \`update_post_meta()\`, \`update_option()\`, \`wp_update_user()\`. Where one
statement has to change many rows, call \`clean_post_cache()\` and its like afterwards.

**When to ignore it:** when an installation or an uninstallation changes rows nobody has read yet.`,
  references: [
    { title: 'clean_post_cache()', url: 'https://developer.wordpress.org/reference/functions/clean_post_cache/' },
    { title: 'wp_update_post()', url: 'https://developer.wordpress.org/reference/functions/wp_update_post/' },
  ],
  fix: 'none',
  sniffs: ['WordPress.DB.DirectDatabaseQuery'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_close( $id ) {\n\tglobal $wpdb;\n\t$wpdb->update( $wpdb->posts, array( 'post_status' => 'closed' ), array( 'ID' => $id ) );\n\t$wpdb->query( $wpdb->prepare( \"UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = 'shelf'\", $id ) );\n}\n",
        lines: [4, 5],
      },
    ],
    good: [
      "<?php\nfunction shelf_close( $id ) {\n\tglobal $wpdb;\n\t$wpdb->update( $wpdb->posts, array( 'post_status' => 'closed' ), array( 'ID' => $id ) );\n\tclean_post_cache( $id );\n}\n",
      "<?php\nfunction shelf_add( $id ) {\n\tglobal $wpdb;\n\t$wpdb->insert( $wpdb->prefix . 'shelf', array( 'post' => $id ) );\n\treturn $wpdb->get_var( \"SELECT COUNT(*) FROM {$wpdb->posts}\" );\n}\n",
      '<?php\nfunction shelf_uninstall() {\n\tglobal $wpdb;\n\t$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE \'shelf_%\'" );\n}\n',
    ],
  },
};

/** What writes the rows of a table as it should be done. */
const tables: ReadonlyMap<string, string> = new Map([
  ['posts', 'wp_insert_post() or wp_update_post()'],
  ['postmeta', 'update_post_meta() or delete_post_meta()'],
  ['options', 'update_option() or delete_option()'],
  ['users', 'wp_update_user()'],
  ['usermeta', 'update_user_meta()'],
  ['comments', 'wp_update_comment()'],
  ['commentmeta', 'update_comment_meta()'],
  ['terms', 'wp_update_term()'],
  ['termmeta', 'update_term_meta()'],
  ['term_taxonomy', 'wp_update_term()'],
  ['term_relationships', 'wp_set_object_terms()'],
]);

const clearing =
  /\b(?:clean_\w+_cache|clean_\w+|wp_cache_(?:delete|flush|set)\w*|update_\w+_cache|delete_transient|alloptions)\b/;
const settingUp =
  /install|activat|upgrade|migrat|cleanup|clean_up|purge|import|export|transient|reset|seed|repair|delete_all|uninstall/i;

function check({ node, name, args, enclosing }: MethodEvent, context: PhpContext): void {
  const [first] = args;
  if (!first || isCoreFile(context.fileName)) return;
  const text = context.source.slice(first.node);
  const written =
    name === 'query'
      ? /^\W*(?:\$wpdb->prepare\s*\(\s*)?["']\s*(?:UPDATE|INSERT\s+(?:IGNORE\s+)?INTO|REPLACE\s+INTO|DELETE\s+FROM)\s+(?:["']\s*\.\s*)?\{?\$wpdb->(\w+)/i
      : /^\$wpdb->(\w+)$/;
  const table = written.exec(text)?.[1] ?? '';
  const use = tables.get(table);
  if (use === undefined || settingUp.test(`${enclosing?.label ?? ''} ${context.fileName}`)) return;
  const around = enclosing === null ? context.source.code : context.source.slice(enclosing.node);
  if (clearing.test(around) || /_transient_/.test(text)) return;
  context.report({
    at: node,
    message: `This writes to the table ${table} without clearing the WordPress cache, which keeps the old row.`,
    suggestion: `Use ${use}, or clear the cache of what changed afterwards.`,
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  methods: [{ on: 'wpdb', names: ['update', 'insert', 'replace', 'delete', 'query'], visit: check }],
};
