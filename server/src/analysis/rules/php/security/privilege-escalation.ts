import type { Severity } from '@presswright/shared/schemas/analysis';
import { indexValue } from '../../../languages/php/flow/access.ts';
import type { ArgInfo, Place } from '../../../languages/php/flow/events.ts';
import type { HandlerInfo } from '../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { eachPiece, hasOwnAffix } from '../../../languages/php/flow/ropes.ts';
import { isRequested } from '../../../languages/php/flow/subjects.ts';
import { entryOf, type Value } from '../../../languages/php/flow/value.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { atRegistration, describeEntry, traceOf } from './support/handler-words.ts';
import { trackSink } from './support/tracked-sink.ts';
import { isLedByForeign } from './support/url-host.ts';

export const meta: RuleMeta = {
  id: 'security/privilege-escalation',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-269',
  title: 'Privilege escalation',
  description: 'Data from the request determines the role, capability, option or meta key that is written.',
  rationale: `Who may name the option writes \`users_can_register\` and \`default_role\`; who may name the user meta key writes \`wp_capabilities\`; who may send the role sends \`administrator\`.

Take names and roles from a fixed list: \`in_array( $key, array( … ), true )\`. Give \`wp_insert_user()\` only the fields you mean. \`sanitize_key()\` does not help: \`wp_capabilities\` is a clean key.`,
  references: [
    { title: 'Roles and capabilities', url: 'https://developer.wordpress.org/plugins/users/roles-and-capabilities/' },
    { title: 'CWE-269', url: 'https://cwe.mitre.org/data/definitions/269.html' },
  ],
  fix: 'none',
  reach: { trusted: 'low' },
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nupdate_option( sanitize_key( $_POST['name'] ), sanitize_text_field( $_POST['value'] ) );\n",
        lines: [2],
      },
      {
        code: '<?php\nforeach ( $_POST as $key => $value ) {\n\tupdate_user_meta( get_current_user_id(), $key, sanitize_text_field( $value ) );\n}\n',
        lines: [3],
      },
      {
        code: "<?php\nwp_insert_user( array(\n\t'user_login' => sanitize_user( $_POST['login'] ),\n\t'role' => sanitize_text_field( $_POST['role'] ),\n) );\n",
        lines: [2],
      },
      { code: '<?php\nwp_update_user( $_POST );\n', lines: [2] },
      { code: "<?php\n$user = new WP_User( 5 );\n$user->set_role( $_REQUEST['role'] );\n", lines: [3] },
    ],
    good: [
      "<?php\n$name = sanitize_key( $_POST['name'] );\nif ( in_array( $name, array( 'my_color', 'my_size' ), true ) ) {\n\tupdate_option( $name, absint( $_POST['value'] ) );\n}\n",
      "<?php\nupdate_option( 'my_' . sanitize_key( $_POST['name'] ), absint( $_POST['value'] ) );\n",
      "<?php\nwp_insert_user( array(\n\t'user_login' => sanitize_user( $_POST['login'] ),\n\t'role' => 'subscriber',\n) );\n",
      "<?php\n$user = new WP_User( 5 );\n$user->set_role( 'editor' );\n",
      "<?php\nupdate_post_meta( absint( $_POST['id'] ), '_size', absint( $_POST['size'] ) );\n",
    ],
  },
};

interface Named {
  /** The argument that names what is written. */
  readonly name: number;
  readonly what: string;
  readonly severity: Severity;
}

const named: Readonly<Record<string, Named>> = {
  update_option: { name: 0, what: 'option', severity: 'critical' },
  add_option: { name: 0, what: 'option', severity: 'high' },
  delete_option: { name: 0, what: 'option', severity: 'high' },
  update_site_option: { name: 0, what: 'option', severity: 'critical' },
  update_user_meta: { name: 1, what: 'user meta key', severity: 'critical' },
  add_user_meta: { name: 1, what: 'user meta key', severity: 'critical' },
  update_metadata: { name: 2, what: 'user meta key', severity: 'critical' },
  add_metadata: { name: 2, what: 'user meta key', severity: 'critical' },
  update_user_option: { name: 1, what: 'user option', severity: 'high' },
  update_post_meta: { name: 1, what: 'post meta key', severity: 'medium' },
  add_post_meta: { name: 1, what: 'post meta key', severity: 'medium' },
};

/** What is left in a text after every sanitizer that keeps words: it can still be any name. */
const anyWord = Danger.Whole;

function report(
  context: PhpContext,
  value: Value,
  at: ArgInfo['node'],
  guards: number,
  [effect, suggestion, severity]: readonly [string, string, Severity],
): void {
  // Who passed a capability check has some rights already; which ones is not known.
  const most: Severity = hasOwnAffix(value) && severity !== 'low' ? 'medium' : severity;
  const worst: Severity = (guards & Guard.Capability) !== 0 ? 'low' : most;
  trackSink(context, value, anyWord, at, { effect, suggestion, severities: [worst, null, null] });
}

const roleAdvice = 'Give a fixed role, or one that is in a list of roles everyone may have.';

function checkUser(user: ArgInfo | undefined, name: string, guards: number, context: PhpContext): void {
  if (user === undefined) return;
  const { shape } = user.value;
  const role = shape === null ? user.value : indexValue(user.value, 'role');
  const whole = shape === null || !shape.entries.has('role');
  report(context, role, user.node, guards, [
    whole ? `reaches ${name}() whole, role and all` : `becomes the user's role in ${name}()`,
    whole ? `Give ${name}() an array with only the fields that may be chosen.` : roleAdvice,
    'critical',
  ]);
}

/** `wp_capabilities`, `$wpdb->prefix . 'capabilities'`, `wp_user_level`. */
function endsInCapabilities(key: Value): boolean {
  let text = typeof key.constant === 'string' ? key.constant : '';
  if (key.constant === undefined && key.rope !== null)
    eachPiece(key, null, (piece) => {
      text = piece.kind === 'text' ? text + piece.text : '';
    });
  return /(?:^|_)(?:capabilities|user_level)$/.test(text);
}

/** Roles that are written past set_role(), under names or of a value that the request chose. */
function checkRights(
  rights: ArgInfo | undefined,
  guards: number,
  enclosing: Place['enclosing'],
  context: PhpContext,
): void {
  if (rights === undefined || (guards & (Guard.Capability | Guard.Signed)) !== 0) return;
  const { node, value } = rights;
  const chosen =
    node.kind === 'Array'
      ? node.items.some((item) => item?.key != null && (item.key.kind !== 'Str' || highRoles.test(item.key.value)))
      : isRequested(value);
  if (!chosen || (enclosing !== null && enclosing.reads.length === 0 && !isRequested(value))) return;
  context.report({
    at: node,
    message: "The user's capabilities are written directly, with roles that are not fixed here.",
    suggestion: roleAdvice,
    severity: 'critical',
    confidence: 'medium',
  });
}

/** Roles that must be given, not taken. */
const highRoles = /^(?:administrator|editor|shop_manager|super_admin|author)$/;

/** Whether strangers or members without rights come here on their own. */
function isOpen({ guards, enclosing }: Place): boolean {
  if ((guards & (Guard.Capability | Guard.Signed)) !== 0 || enclosing === null) return false;
  return enclosing.entries.some(
    ({ kind, name }) =>
      kind === 'ajax' ||
      kind === 'ajax-nopriv' ||
      kind === 'admin-post-nopriv' ||
      kind === 'rest' ||
      kind === 'shortcode' ||
      (kind === 'hook' && /^(?:init|wp|wp_loaded|template_redirect|user_register|register_\w+)$/.test(name)),
  );
}

function checkFixedRole(role: Value | undefined, at: ArgInfo['node'], place: Place, context: PhpContext): void {
  const name = role?.constant;
  if (typeof name !== 'string' || !highRoles.test(name) || !isOpen(place) || (place.guards & Guard.Requested) === 0)
    return;
  context.report({
    at,
    message: `Anyone who sends the request becomes ${name}.`,
    suggestion: roleAdvice,
    severity: 'critical',
    confidence: 'high',
  });
}

/** Asked on the network, or on the site that is named, and not on the site whose administrator sends the request. */
const networkCapability = /^(?:manage_network(?:_\w+)?|manage_sites|create_sites|super_admin|for_site)$/;

/** Someone is made a member of a site that the request names: a capability says something of one site only. */
function checkMembership(handler: HandlerInfo, context: PhpContext): void {
  const change = handler.changes.find(
    ({ label, subject, guards }) =>
      /^add_user_to_blog|^update_blog_|^delete_blog_option|^wpmu_delete_blog|^wp_(?:update|delete)_site\(/.test(
        label,
      ) &&
      subject === 'requested' &&
      (guards & Guard.Signed) === 0,
  );
  const entry = handler.entries[0];
  if (change === undefined || entry === undefined) return;
  if ([...handler.capabilities].some((name) => networkCapability.test(name))) return;
  const isMember = change.label.startsWith('add_user');
  context.report({
    ...atRegistration(
      entry,
      change.node,
      isMember ? `${change.label} adds the user to the requested site` : `${change.label} changes the requested site`,
    ),
    message: `${describeEntry(handler)} ${isMember ? 'adds users to' : 'changes'} the site that the request names, and no capability was checked there.`,
    suggestion: isMember
      ? "Check current_user_can_for_site( $site_id, 'promote_users' ), or manage_network_users, and take the role from a fixed list."
      : "Check current_user_can( 'manage_sites' ): every administrator of a site of the network has manage_options.",
    severity: change.chosen ? 'critical' : 'high',
    confidence: 'medium',
    trace: traceOf(handler, change),
  });
}

export const visitor: PhpVisitor = {
  handlers: checkMembership,
  calls: [
    {
      names: Object.keys(named),
      visit({ args, name, guards, isLocal, enclosing }, context) {
        const use = named[name];
        const arg = use === undefined ? undefined : args[use.name];
        if (use === undefined || arg === undefined || isLocal) return;
        if (use.name === 2 && args[0]?.value.constant !== 'user') return;
        if (name.endsWith('user_meta') && endsInCapabilities(arg.value))
          checkRights(args[2], guards, enclosing, context);
        if (!isLedByForeign(arg.value)) return;
        report(context, arg.value, arg.node, guards, [
          `names the ${use.what} that ${name}() writes`,
          'Look the name up in a fixed list first: in_array( …, true ).',
          use.severity,
        ]);
      },
    },
    {
      names: ['wp_insert_user', 'wp_update_user'],
      visit(event, context) {
        const [user] = event.args;
        checkUser(user, event.name, event.guards, context);
        if (user !== undefined) checkFixedRole(entryOf(user.value, 'role'), user.node, event, context);
      },
    },
  ],
  methods: [
    {
      on: '*',
      names: ['set_role', 'add_role', 'add_cap'],
      visit(event, context) {
        const { args, name, guards } = event;
        if (args[0] !== undefined && name !== 'add_cap') checkFixedRole(args[0].value, args[0].node, event, context);
        for (const arg of args.slice(0, 2)) {
          report(context, arg.value, arg.node, guards, [`is granted by ${name}()`, roleAdvice, 'critical']);
        }
      },
    },
  ],
};
