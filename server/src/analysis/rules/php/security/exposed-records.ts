import type { Node } from '../../../languages/php/ast.ts';
import { indexValue } from '../../../languages/php/flow/access.ts';
import type { ArgInfo, Place } from '../../../languages/php/flow/events.ts';
import type { Entry, HandlerInfo, PrivateRead } from '../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { Told } from '../../../languages/php/flow/told.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { noteField, noteType, reportFields } from './support/exposed-meta.ts';
import { atRegistration, describeEntry } from './support/handler-words.ts';

export const meta: RuleMeta = {
  id: 'security/exposed-records',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-862',
  title: 'Exposed records',
  description: 'A request handler sends out lists of persons, or an export of settings, without checking permissions.',
  rationale: `Exports and lists are often made on \`init\` or in an AJAX handler, because they must answer before the page begins. These run for everybody, visitors included: whoever knows the parameter downloads the addresses of all customers.

Ask \`current_user_can()\` for \`export\`, \`list_users\` or \`manage_options\` before the first record is read.`,
  references: [
    { title: 'User capabilities', url: 'https://developer.wordpress.org/apis/security/user-roles-and-capabilities/' },
    { title: 'CWE-862', url: 'https://cwe.mitre.org/data/definitions/862.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', function () {\n\tglobal $wpdb;\n\tif ( ! isset( $_GET['my_export'] ) ) {\n\t\treturn;\n\t}\n\theader( 'Content-Disposition: attachment; filename=people.csv' );\n\tforeach ( $wpdb->get_results( \"SELECT email FROM {$wpdb->prefix}my_subscribers\" ) as $row ) {\n\t\techo esc_html( $row->email );\n\t}\n\texit;\n} );\n",
        lines: [2],
      },
      {
        code: "<?php\nregister_rest_route( 'my/v1', '/people', array( 'callback' => 'my_people', 'permission_callback' => '__return_true' ) );\nfunction my_people() {\n\tglobal $wpdb;\n\treturn $wpdb->get_results( \"SELECT name, email FROM {$wpdb->prefix}my_leads\" );\n}\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', function () {\n\tglobal $wpdb;\n\tif ( ! isset( $_GET['my_export'] ) || ! current_user_can( 'export' ) ) {\n\t\treturn;\n\t}\n\theader( 'Content-Disposition: attachment; filename=people.csv' );\n\tforeach ( $wpdb->get_results( \"SELECT email FROM {$wpdb->prefix}my_subscribers\" ) as $row ) {\n\t\techo esc_html( $row->email );\n\t}\n\texit;\n} );\n",
      "<?php\nregister_rest_route( 'my/v1', '/ranks', array( 'callback' => 'my_ranks', 'permission_callback' => '__return_true' ) );\nfunction my_ranks() {\n\tglobal $wpdb;\n\treturn $wpdb->get_results( \"SELECT nickname, points FROM {$wpdb->prefix}my_members\" );\n}\n",
    ],
  },
};

const answering: ReadonlySet<string> = new Set(['ajax', 'ajax-nopriv', 'admin-post', 'admin-post-nopriv', 'rest']);
const answeringHook =
  /^(?:init|admin_init|plugins_loaded|wp|wp_loaded|template_redirect|parse_request|woocommerce_api_\w*)$/;

const asked = Guard.Capability | Guard.Owner | Guard.Signed | Guard.Allowed;

const isOpen = ({ guards, subject }: PrivateRead): boolean => (guards & asked) === 0 && subject === 'other';

function check(handler: HandlerInfo, context: PhpContext): void {
  if (handler.privateReads.length === 0 || handler.function === null) return;
  const entry = handler.entries.find(
    ({ kind, name }) => answering.has(kind) || (kind === 'hook' && answeringHook.test(name)),
  );
  if (entry === undefined) return;
  const download = handler.privateReads.find((read) => read.what === 'download' && isOpen(read));
  // On a hook much else runs: what answers is told where the records are read, or in the handler itself.
  const reading = handler.privateReads.map(({ node }) => toldAround(node, context));
  const told = entry.kind === 'hook' ? reading.reduce((all, bits) => all | bits, handler.toldHere) : handler.told;
  const tells = (bits: number) => (told & bits) !== 0;
  const printsCode = tells(Told.Printed) && tells(Told.Encoded);
  // On a hook every page runs through here: only what ends the request is an answer.
  const answers =
    download !== undefined ||
    tells(Told.Json) ||
    (entry.kind === 'hook' ? printsCode : entry.kind === 'rest' || tells(Told.Printed | Told.Encoded | Told.Csv));
  if (!answers) return;
  checkHidden(handler, entry, told, context);
  // What is sent of users and orders, when a function gives whole objects.
  const read = handler.privateReads.find(
    (one) => one.what === 'people' && isOpen(one) && (one.label.startsWith('$wpdb') || tells(Told.Personal)),
  );
  // Any download reads some option somewhere: one of settings reads them where it makes its file.
  const own = handler.toldHere;
  const settings = download !== undefined && (own & Told.Settings) !== 0 && (own & (Told.Encoded | Told.Csv)) !== 0;
  const rows = download !== undefined && (own & Told.Csv) !== 0 && (handler.told & Told.Rows) !== 0;
  const at = read ?? (settings || rows ? download : undefined);
  if (at === undefined) return;
  context.report({
    ...atRegistration(entry, at.node, `${at.label} is sent`),
    message:
      at.what === 'download'
        ? `${describeEntry(handler)} sends an export of ${settings ? 'settings' : 'rows of the database'} to anyone who asks.`
        : `${describeEntry(handler)} sends personal data from ${at.label} to anyone who asks.`,
    suggestion: "Check current_user_can( 'export' ), 'list_users' or 'manage_options' first.",
    confidence: 'medium',
    trace: [{ at: entry.place, message: 'the handler is registered' }],
  });
}

/** Drafts and private posts in an answer that visitors or members get. */
function checkHidden(handler: HandlerInfo, entry: Entry, told: number, context: PhpContext): void {
  if (entry.kind === 'hook' || (told & (Told.Json | Told.Encoded)) === 0) {
    if (entry.kind !== 'rest') return;
  }
  const read = handler.privateReads.find(
    ({ what, guards }) => what === 'hidden' && (guards & (asked | Guard.LoggedIn)) === 0,
  );
  if (read === undefined) return;
  context.report({
    ...atRegistration(entry, read.node, `${read.label} finds them`),
    message: `${describeEntry(handler)} sends posts that are not published: the query asks for drafts or private ones, and nobody checks who asks.`,
    suggestion: "Ask for 'post_status' => 'publish', or check current_user_can( 'read_post', $id ) for each.",
    severity: 'medium',
    confidence: 'medium',
  });
}

/** A field that the client fills in, by its name. */
const isField = /^(?:\$_(?:GET|POST|REQUEST)(?:\['|$)|the REST )/;

/** Who asks for posts by any status gets drafts and private ones. */
function checkStatus(query: ArgInfo | undefined, { guards }: Place, context: PhpContext): void {
  if (query === undefined || (guards & asked) !== 0) return;
  context.track(indexValue(query.value, 'post_status'), Danger.Whole, query.node, (taint) =>
    // One field of the code's own choice is meant; an array that the client sends as it is holds any.
    taint.source.kind !== 'request' || (taint.mask & Danger.Names) === 0 || !isField.test(taint.source.label)
      ? null
      : {
          at: query.node,
          message: `${taint.source.label} chooses the status of the posts that are shown: drafts and private ones, too.`,
          suggestion: "Take the fields that may be chosen one by one, and set 'post_status' => 'publish'.",
          severity: 'medium',
          confidence: 'medium',
          reach: { trusted: 'low' },
          taint,
        },
  );
}

/** What the function around a place gives out itself. */
function toldAround(node: Node, { index }: PhpContext): number {
  let innermost: { readonly start: number; readonly told: number } | null = null;
  for (const [{ start, end }, { told }] of index.states) {
    const isAround = start <= node.start && node.end <= end;
    if (isAround && (innermost === null || start > innermost.start)) innermost = { start, told };
  }
  return innermost?.told ?? 0;
}

export const visitor: PhpVisitor = {
  handlers: check,
  file: reportFields,
  creations: [{ names: ['wp_query'], visit: (event, context) => checkStatus(event.args[0], event, context) }],
  calls: [
    {
      names: ['get_posts', 'query_posts', 'wp_get_recent_posts'],
      visit: (event, context) => checkStatus(event.args[0], event, context),
    },
    { names: ['register_post_type'], visit: noteType },
    { names: ['register_post_meta', 'register_meta', 'register_term_meta'], visit: noteField },
  ],
};
