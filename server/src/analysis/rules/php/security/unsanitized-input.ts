import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';
import { wordsIn } from './support/words-in.ts';
import { wrapExpression } from './support/wrap.ts';

export const meta: RuleMeta = {
  id: 'security/unsanitized-input',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-20',
  title: 'Unsanitized input stored',
  description: 'Data from the request is stored in an option, in meta or in a table without sanitization.',
  rationale: `Whatever is stored comes back later, where nobody remembers who wrote it: stored scripts, broken pages, arrays where a text was expected.

Sanitize on the way in with the function that says what the value is: \`sanitize_text_field()\`, \`sanitize_textarea_field()\`, \`sanitize_email()\`, \`sanitize_key()\`, \`absint()\`, \`esc_url_raw()\`, \`wp_kses_post()\` for markup. Request data has slashes added: take them off first with \`wp_unslash()\`. Escaping on the way out is still needed.`,
  references: [
    { title: 'Sanitizing data', url: 'https://developer.wordpress.org/apis/security/sanitizing/' },
    { title: 'wp_unslash()', url: 'https://developer.wordpress.org/reference/functions/wp_unslash/' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.Security.ValidatedSanitizedInput'],
  examples: {
    bad: [
      { code: "<?php\nupdate_option( 'my_title', $_POST['title'] );\n", lines: [2] },
      {
        code: "<?php\nfunction save( $id ) {\n\t$data = wp_unslash( $_POST['data'] );\n\tupdate_post_meta( $id, '_data', $data );\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nif ( sanitize_key( $_POST['tab'] ) !== $_POST['tab'] ) {\n\twp_die();\n}\nupdate_option( 'shelf_tab', $_POST['tab'] );\n$alt = wp_strip_all_tags( wp_unslash( $_POST['alt'] ) );\nupdate_post_meta( 1, 'shelf_alt', wp_slash( $alt ) );\n",
      "<?php\nupdate_option( 'my_title', sanitize_text_field( wp_unslash( $_POST['title'] ) ) );\nupdate_option( 'my_count', absint( $_POST['count'] ) );\n",
      "<?php\n$tags = array_map( 'sanitize_key', (array) $_POST['tags'] );\nupdate_post_meta( 1, '_tags', $tags );\n",
      "<?php\nupdate_option( 'my_flag', isset( $_POST['flag'] ) ? 'yes' : 'no' );\nupdate_option( 'my_other', ! empty( $_POST['other'] ) );\n",
    ],
  },
};

/** The position of the value that is kept. */
const stores: Readonly<Record<string, number>> = {
  update_option: 1,
  add_option: 1,
  update_site_option: 1,
  add_site_option: 1,
  update_network_option: 2,
  set_theme_mod: 1,
  update_post_meta: 2,
  add_post_meta: 2,
  update_user_meta: 2,
  add_user_meta: 2,
  update_term_meta: 2,
  add_term_meta: 2,
  update_comment_meta: 2,
  add_comment_meta: 2,
  update_metadata: 3,
  add_metadata: 3,
};

function check(stored: ArgInfo | undefined, name: string, context: PhpContext): void {
  if (stored === undefined) return;
  const isUnslashed = wordsIn(stored.node, context).some((word) => /wp_unslash|stripslashes/.test(word));
  const call = isUnslashed ? ['sanitize_text_field( ', ' )'] : ['sanitize_text_field( wp_unslash( ', ' ) )'];
  const raw = stored.node.kind === 'Index' || stored.node.kind === 'Call';
  const edits = raw ? wrapExpression(context, stored.node, call[0] ?? '', call[1] ?? '') : null;
  trackSink(context, stored.value, Danger.Store, stored.node, {
    effect: `is kept by ${name} without being sanitized`,
    suggestion: `Sanitize it according to its type before storing it, for example ${call[0]}…${call[1]}.`,
    severities: ['medium', null, null],
    ...(edits === null ? {} : { fix: { edits, safe: false } }),
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: Object.keys(stores),
      visit: ({ args, name }, context) => check(args[stores[name] ?? 1], `${name}()`, context),
    },
  ],
  methods: [
    {
      on: 'wpdb',
      names: ['insert', 'update', 'replace'],
      visit: ({ args, name }, context) => check(args[1], `$wpdb->${name}()`, context),
    },
  ],
};
