import type { Assign, FunctionNode, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ArgInfo, CallEvent, ConstructEvent, Place } from '../../../languages/php/flow/events.ts';
import type { Entry, FunctionInfo, HandlerInfo } from '../../../languages/php/flow/function-info.ts';
import { aboutRequest, Guard, truthyGuards } from '../../../languages/php/flow/guards.ts';
import { someHeld } from '../../../languages/php/flow/held.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import { isRequested } from '../../../languages/php/flow/subjects.ts';
import type { Span, Value } from '../../../languages/php/flow/value.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { noteComparison, noteGenerated, noteIdentical, reportEmptySecrets } from './support/empty-secret.ts';
import { atRegistration, describeEntry, traceOf } from './support/handler-words.ts';
import { isProvenValue, provesSender, senderGuards } from './support/identity.ts';
import { calledName, eachOrigin, hasOrigin } from './support/origins.ts';

export const meta: RuleMeta = {
  id: 'security/authentication-bypass',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-287',
  title: 'Authentication bypass',
  description:
    'The request determines who is logged in without authentication, or a core security check is disabled for everyone.',
  rationale: `\`wp_set_auth_cookie()\`, \`wp_set_current_user()\` and the filters \`authenticate\` and \`determine_current_user\` believe what they are told. A user's id, login or address is no secret: who may name it is logged in as the administrator.

Prove who asks first: \`wp_signon()\`, \`wp_check_password()\`, \`check_password_reset_key()\`, or a random one-time key whose hash is stored and compared with \`hash_equals()\`. Ask first whether a key is kept at all: \`hash_equals( '', '' )\` is true.`,
  references: [
    { title: 'wp_set_auth_cookie()', url: 'https://developer.wordpress.org/reference/functions/wp_set_auth_cookie/' },
    { title: 'CWE-287', url: 'https://cwe.mitre.org/data/definitions/287.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', 'enter' );\nfunction enter() {\n\t$user = get_user_by( 'login', $_GET['as'] );\n\twp_set_auth_cookie( $user->ID );\n}\n",
        lines: [5],
      },
      { code: "<?php\nwp_set_current_user( absint( $_COOKIE['my_user'] ) );\n", lines: [2] },
      {
        code: "<?php\nadd_filter( 'check_password', '__return_true' );\nadd_filter( 'rest_authentication_errors', '__return_true' );\n",
        lines: [2, 3],
      },
      {
        code: "<?php\nadd_action( 'init', 'install_helper' );\nfunction install_helper() {\n\twp_insert_user( array( 'user_login' => 'helper', 'user_pass' => 'letmein', 'role' => 'administrator' ) );\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\n$user = wp_signon( array( 'user_login' => $_POST['log'], 'user_password' => $_POST['pwd'] ) );\nif ( ! is_wp_error( $user ) ) {\n\twp_set_auth_cookie( $user->ID );\n}\n",
      "<?php\n$id = absint( $_GET['user'] );\nif ( hash_equals( (string) get_user_meta( $id, 'my_key_hash', true ), hash( 'sha256', $_GET['key'] ) ) ) {\n\twp_set_auth_cookie( $id );\n}\n",
      "<?php\n$id = wp_insert_user( array( 'user_login' => sanitize_user( $_POST['name'] ), 'user_pass' => $_POST['pass'], 'role' => 'subscriber' ) );\nwp_set_auth_cookie( $id );\n",
      "<?php\nif ( current_user_can( 'edit_user', absint( $_POST['id'] ) ) ) {\n\twp_set_current_user( absint( $_POST['id'] ) );\n}\n",
      "<?php\nadd_filter( 'xmlrpc_enabled', '__return_false' );\n",
    ],
  },
};

/** Functions that say whether an account of that name or address is there. */
const asksForAccount: ReadonlySet<string> = new Set(['email_exists', 'username_exists']);

/** Nobody had that name or address until now: the account is made here. */
function isJustMade(place: Place, context: PhpContext): boolean {
  return someHeld(
    place.held,
    (node, holds) =>
      !holds && hasOrigin(node, place, context, (inner) => asksForAccount.has(calledName(inner, context))),
  );
}

/** How the account was found that somebody is logged in to. */
interface Search {
  /** Among several, by what the request says. */
  readonly isFound: boolean;
  /** The first administrator there is. */
  readonly isFirst: boolean;
}

function searchFor({ node }: ArgInfo, place: Place, context: PhpContext): Search {
  let isFound = false;
  let isFirst = false;
  eachOrigin(node, place, context, (inner) => {
    const made = inner.kind === 'Call' || inner.kind === 'New' ? context.ledger.valueAt(inner)?.made : null;
    if (made === null || made === undefined || made.node !== inner) return;
    const [query] = made.args;
    const fields = query?.value.shape?.entries;
    if (made.name === 'get_users' || made.name === 'wp_user_query') {
      // What is kept with an account and compared with what was sent is a secret of the account's.
      const isBySecret = fields?.has('meta_key') === true || fields?.has('meta_query') === true;
      isFound ||= isRequested(query?.value) && !isBySecret;
      isFirst ||= ['role', 'role__in'].some((key) => isAdministrator(fields?.get(key)));
    }
    isFirst ||= made.name === 'get_super_admins';
    isFirst ||= made.kind === 'stored' && query?.value.constant === 'admin_email';
  });
  return { isFound, isFirst };
}

function isAdministrator(role: Value | undefined): boolean {
  if (role === undefined) return false;
  return role.constant === 'administrator' || [...(role.shape?.entries.values() ?? [])].some(isAdministrator);
}

function checkLogin(event: CallEvent, context: PhpContext): void {
  const [who] = event.args;
  if (who === undefined || event.isLocal || (event.guards & senderGuards) !== 0) return;
  const isAsked = (event.guards & aboutRequest) !== 0;
  const { isFound, isFirst } = searchFor(who, event, context);
  const isNamedHere = isFirst || typeof who.value.constant === 'number';
  const isOpen = event.name === 'wp_set_auth_cookie' && isNamedHere && isAsked;
  if (!isFound && !isOpen && !isRequested(who.value)) return;
  if (isJustMade(event, context) || isProvenValue(who.node, event, context) || provesSender(event, context)) return;
  context.report({
    at: event.node,
    message: `${event.name}() logs in the user specified in the request without authentication.`,
    suggestion: 'Verify a password with wp_signon(), or a one-time key with hash_equals(), first.',
    confidence: 'medium',
  });
}

const openHook = /^(?:init|wp|wp_loaded|template_redirect|parse_request|login_init|login_form_\w+|plugins_loaded)$/;

/** Who is logged in is whom the request names, or whom a token that nobody has verified names. */
function checkHandler(handler: HandlerInfo, context: PhpContext): void {
  const change = handler.changes.find(
    ({ kind, subject, guards, via }) =>
      kind === 'login' && subject === 'requested' && via !== null && (guards & proven) === 0,
  );
  const entry = handler.entries.find(
    ({ kind, name }) =>
      kind === 'ajax-nopriv' ||
      kind === 'admin-post-nopriv' ||
      kind === 'rest' ||
      (kind === 'hook' && openHook.test(name)),
  );
  if (change === undefined || entry === undefined) return;
  context.report({
    ...atRegistration(entry, change.node, `${change.label} logs the user in`),
    message: `${describeEntry(handler)} logs in the account that the request names, and nothing proves that it is the sender's.`,
    suggestion:
      "Verify a password with wp_signon(), a one-time key with hash_equals(), or the token's signature with openssl_verify(), first.",
    confidence: 'medium',
    trace: traceOf(handler, change),
  });
}

const proven = Guard.Capability | Guard.Signed | Guard.Owner | Guard.Allowed;

/** Filters that must not be answered for everyone, and the answers that open a door. */
const doors: Readonly<Record<string, RegExp>> = {
  check_password: /^__return_true$/,
  authenticate: /^__return_true$/,
  rest_authentication_errors: /^__return_true$/,
  determine_current_user: /^__return_(?:true|zero)$/,
  user_has_cap: /^__return_true$/,
  map_meta_cap: /^__return_empty_array$/,
  wp_verify_nonce: /^__return_true$/,
  application_password_is_api_request: /^__return_true$/,
};

function reportDoor(name: string, at: Span, context: PhpContext): void {
  context.report({
    at,
    message: `The filter ${name} returns the same value for everyone, which disables its check for the whole site.`,
    suggestion: 'Only decide for the current request, and return the unchanged value otherwise.',
    severity: name === 'rest_authentication_errors' ? 'high' : 'critical',
    confidence: 'high',
  });
}

/** A callback of such a filter that says yes to everyone. */
function checkDoor({ entries, returns }: FunctionInfo, context: PhpContext): void {
  if (returns?.constant !== true) return;
  for (const { kind, name, at } of entries)
    if (kind === 'filter' && doors[name]?.test('__return_true') === true) reportDoor(name, at, context);
}

/** Whether an answer says that somebody is logged in whom nobody asked for a proof. */
function isBelieved({ kind, name: filter }: Entry, event: ConstructEvent, context: PhpContext): boolean {
  if (kind !== 'filter' || (filter !== 'authenticate' && filter !== 'determine_current_user')) return false;
  const { value, node } = event;
  const names =
    filter === 'authenticate'
      ? madeWith(value, ({ kind }) => kind === 'people') !== null
      : isRequested(value) || (typeof value.constant === 'number' && value.constant > 0);
  if (!names || (truthyGuards(value.guards) & senderGuards) !== 0) return false;
  return !isProvenValue(node, event, context) && !provesSender(event, context);
}

/** Where a function begins that is registered for a filter, and where that is done. */
function atCallback({ node }: FunctionInfo, entry: Entry): Pick<Finding, 'at' | 'confidence' | 'trace'> {
  return {
    at: { start: node.start, end: node.body?.start ?? node.end },
    confidence: 'medium',
    trace: [{ at: entry.at, message: 'the filter is registered' }],
  };
}

/** `if ( isset( $_GET['all'] ) ) { $caps['manage_options'] = true; }` */
function checkGrant({ target, value, start }: Assign, context: PhpContext): void {
  const isYes = (value.kind === 'Bool' && value.value) || (value.kind === 'Num' && value.value === 1);
  if (target.kind !== 'Index' || !isYes) return;
  const owner = context.ancestors.findLast(
    (node): node is FunctionNode => node.kind === 'Function' || node.kind === 'Method' || node.kind === 'Closure',
  );
  const info = owner === undefined ? undefined : context.index.states.get(owner);
  const entry = info?.entries.find(({ kind, name }) => kind === 'filter' && name === 'user_has_cap');
  if (info === undefined || entry === undefined || info.checksCapability || info.checksOwner) return;
  if (!info.reads.some((read) => read.start < start && /^\$_(?:GET|POST|REQUEST|COOKIE)/.test(read.label))) return;
  context.report({
    ...atCallback(info, entry),
    message: `${info.label}() gives capabilities to anyone who sends the right parameter.`,
    suggestion: 'Base the decision on the capabilities of the user, never on the request.',
  });
}

/** An account with all rights, made where anybody's request may lead, with a password that is written here. */
function checkAccount(event: CallEvent, context: PhpContext): void {
  const [user] = event.args;
  const entries = user?.value.shape?.entries;
  if (user === undefined || entries?.get('role')?.constant !== 'administrator') return;
  if ((event.guards & Guard.Capability) !== 0) return;
  const password = entries.get('user_pass');
  const isWritten = typeof password?.constant === 'string';
  const login = entries.get('user_login');
  const isSent = login?.taints.some(({ source }) => source.kind === 'request') === true;
  if (!isWritten && !isSent) return;
  context.report({
    at: event.node,
    message: isWritten
      ? 'An administrator account is created with a password that everyone can read here.'
      : 'Anyone who sends the request becomes an administrator.',
    suggestion: 'Let administrators create accounts; assign the subscriber role to new ones.',
    confidence: 'high',
  });
}

/** Whether some account gets all rights there. */
function makesAdministrator(body: Node, context: PhpContext): boolean {
  let makes = false;
  walkNodes(body, context, (node) => {
    const name = calledName(node, context);
    if ((name !== 'set_role' && name !== 'add_role') || node.kind !== 'MethodCall') return;
    const [role] = node.args;
    makes ||= role?.value.kind === 'Str' && role.value.value === 'administrator';
  });
  return makes;
}

export const visitor: PhpVisitor = {
  handlers: checkHandler,
  comparisons: noteIdentical,
  file: reportEmptySecrets,
  functions: checkDoor,
  nodes: { Assign: checkGrant },
  construct(event, context) {
    const { what, enclosing } = event;
    if (what !== 'answer' || enclosing === null) return;
    for (const entry of enclosing.entries) {
      if (!isBelieved(entry, event, context)) continue;
      context.report({
        ...atCallback(enclosing, entry),
        message: `${enclosing.label}() answers ${entry.name} with an unauthenticated user.`,
        suggestion: 'Check it with wp_check_password(), or return what was passed in.',
      });
    }
  },
  calls: [
    { names: ['wp_set_auth_cookie', 'wp_set_current_user'], visit: checkLogin },
    { names: ['wp_insert_user', 'wp_update_user'], visit: checkAccount },
    { names: ['update_option', 'add_option', 'update_site_option', 'add_site_option'], visit: noteGenerated },
    {
      names: ['hash_equals'],
      visit: noteComparison,
    },
    {
      names: ['wp_create_user'],
      visit({ args: [, password], enclosing, node, guards }, context) {
        if (typeof password?.value.constant !== 'string' || (guards & Guard.Capability) !== 0) return;
        if (!makesAdministrator(enclosing?.node ?? context.program, context)) return;
        context.report({
          at: node,
          message: 'An administrator account is created with a password that everyone can read here.',
          suggestion: 'Let administrators create accounts; assign the subscriber role to new ones.',
          confidence: 'high',
        });
      },
    },
    {
      names: ['add_filter'],
      visit({ args: [hook, callback], node }, context) {
        const name = hook?.value.constant;
        const answer = callback?.value.constant;
        if (typeof name !== 'string' || typeof answer !== 'string' || doors[name]?.test(answer) !== true) return;
        reportDoor(name, node, context);
      },
    },
  ],
};
