import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { ArgInfo, CallEvent } from '../../../languages/php/flow/events.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { isRequested } from '../../../languages/php/flow/subjects.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastAssigned } from './support/assigned.ts';

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

Prove who asks first: \`wp_signon()\`, \`wp_check_password()\`, \`check_password_reset_key()\`, or a random one-time key whose hash is stored and compared with \`hash_equals()\`.`,
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

const request =
  /\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b|->get_(?:param|header|json_params|body_params)\s*\(|\$request\s*\[|filter_input\s*\(|get_query_var\s*\(|php:\/\/input/;
/** What proves who asks. */
const proof =
  /wp_check_password|wp_authenticate|wp_signon|hash_equals|password_verify|check_password_reset_key|wp_validate_auth_cookie|current_user_can|user_can\s*\(|openssl_verify|sodium_crypto_sign|JWT::decode|decode\w*token|verify\w*\s*\(|validate\w*\s*\(|is_valid\w*\s*\(|access_token|id_token|->get_?user_?info|get_transient|oauth|saml|ldap_bind|[!=]==?\s*\$(?:\w*(?:token|key|hash|otp|code|secret|signature)\w*)|\$(?:\w*(?:token|key|hash|otp|code|secret|signature)\w*)\s*[!=]==?\s*\$|meta_key|meta_query|get_password_reset_key|check_ajax_nonce_for/i;

/** The account is made here, and an account that was there already ends it. */
function isJustMade(code: string): boolean {
  if (!/\b(?:wp_create_user|wp_insert_user|register_new_user|wc_create_new_customer)\s*\(/.test(code)) return false;
  return (
    !/\bget_user_by\s*\(/.test(code) ||
    /\b(?:email_exists|username_exists)\s*\([^;{]*\{?[^}]*?\b(?:return|wp_die|exit|die|wp_send_json\w*|throw|WP_Error)\b/.test(
      code,
    )
  );
}

/** The text of what decides about an expression: itself, and what its variables were given. */
function originOf(node: Expr, code: string, before: number, depth = 0): string {
  const local = code.slice(0, Math.max(0, before));
  let text = '';
  const visit = (expression: string, level: number) => {
    text += ` ${expression}`;
    if (level > 3) return;
    for (const match of expression.matchAll(/\$(\w+)/g)) {
      const name = match[1] ?? '';
      if (name.startsWith('_') || name === 'this') continue;
      const given = lastAssigned(name, local);
      if (given !== null && !text.includes(given)) visit(given, level + 1);
    }
  };
  visit(code.slice(node.start, node.end), depth);
  return text;
}

/** The function, and where a closure stands: what surrounds it decides whether it runs. */
function aroundOf({ enclosing }: CallEvent, context: PhpContext): string {
  if (enclosing === null) return context.source.code;
  const { node } = enclosing;
  return node.kind === 'Closure' || node.kind === 'ArrowFn'
    ? context.source.slice({ start: Math.max(context.source.base, node.start - 1500), end: node.end })
    : context.source.slice(node);
}

/** The first administrator there is, or the user whose id is written here. */
function namesAdministrator(origin: string, { value }: ArgInfo): boolean {
  return (
    typeof value.constant === 'number' ||
    /get_users\s*\([^;]*administrator|get_super_admins\s*\(|admin_email/.test(origin)
  );
}

function checkLogin(event: CallEvent, context: PhpContext): void {
  const [who] = event.args;
  if (who === undefined || event.isLocal || (event.guards & (Guard.Capability | Guard.Signed | Guard.Owner)) !== 0)
    return;
  const start = event.enclosing?.node.start ?? context.source.base;
  const end = event.enclosing?.node.end ?? context.source.base + context.source.code.length;
  // A nonce says that the request was meant, not who sends it.
  const code = context.source.slice({ start, end });
  const decides = aroundOf(event, context).replaceAll(/wp_verify_nonce|verify_nonce/gi, 'nonce_is');
  const shifted = { ...who.node, start: who.node.start - start, end: who.node.end - start };
  const origin = originOf(shifted, code, event.node.start - start);
  const isFound = /get_users\s*\(|WP_User_Query/.test(origin) && request.test(origin);
  const isFirst = event.name === 'wp_set_auth_cookie' && namesAdministrator(origin, who) && request.test(decides);
  if (!isFound && !isFirst && !isRequested(who.value)) return;
  if (proof.test(decides) || isJustMade(code) || /get_current_user_id|wp_get_current_user/.test(origin)) return;
  context.report({
    at: event.node,
    message: `${event.name}() logs in the user specified in the request without authentication.`,
    suggestion: 'Verify a password with wp_signon(), or a one-time key with hash_equals(), first.',
    confidence: 'medium',
  });
}

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
  wp_is_application_passwords_available_for_user: /^$/,
};

function isAnswerTrue(node: Expr | undefined, context: PhpContext): boolean {
  if (node?.kind !== 'Closure' && node?.kind !== 'ArrowFn') return false;
  return /^(?:static\s+)?(?:function\s*\([^)]*\)\s*(?::\s*\??\w+\s*)?\{\s*return\s+true\s*;\s*\}|fn\s*\([^)]*\)\s*(?::\s*\??\w+\s*)?=>\s*true)$/.test(
    context.source.slice(node),
  );
}

/** `$user = get_user_by( … ); return $user;` */
function givesFound(code: string): boolean {
  for (const match of code.matchAll(/(\$\w+)\s*=\s*\\?(?:get_user_by|get_userdata|new\s+\\?WP_User)\s*\(/g)) {
    const name = (match[1] ?? '').slice(1);
    if (new RegExp(`\\breturn\\s+(?:\\(int\\)\\s*)?\\$${name}\\s*(?:->ID\\s*)?;`).test(code)) return true;
  }
  return false;
}

/** A callback that gives back the user of a name without looking at anything else. */
const believes = (code: string, hook: string): boolean => {
  if (proof.test(code.replaceAll(/wp_verify_nonce/gi, ''))) return false;
  switch (hook) {
    case 'determine_current_user':
      return (
        /\breturn\b[^;]*\$_(?:COOKIE|GET|POST|REQUEST|SERVER)\b|\breturn\s+1\s*;/.test(code) ||
        (request.test(code) && givesFound(code))
      );
    case 'user_has_cap':
      return /\$_(?:GET|POST|REQUEST|COOKIE)\b[\s\S]*\[[^\]]*\]\s*=\s*(?:true|1)\b/.test(code);
    default:
      return /\breturn\s+(?:\\?get_user_by|\\?get_userdata|new\s+\\?WP_User)\s*\(/.test(code) || givesFound(code);
  }
};

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

export const visitor: PhpVisitor = {
  functions({ entries, node, label }, context) {
    const entry = entries.find(
      ({ kind, name }) =>
        kind === 'filter' && (name === 'authenticate' || name === 'determine_current_user' || name === 'user_has_cap'),
    );
    if (entry === undefined || !believes(context.source.slice(node), entry.name)) return;
    context.report({
      at: { start: node.start, end: node.body?.start ?? node.end },
      message:
        entry.name === 'user_has_cap'
          ? `${label}() gives capabilities to anyone who sends the right parameter.`
          : `${label}() answers ${entry.name} with an unauthenticated user.`,
      suggestion:
        entry.name === 'user_has_cap'
          ? 'Base the decision on the capabilities of the user, never on the request.'
          : 'Check it with wp_check_password(), or return what was passed in.',
      confidence: 'medium',
      trace: [{ at: entry.at, message: 'the filter is registered' }],
    });
  },
  calls: [
    { names: ['wp_set_auth_cookie', 'wp_set_current_user'], visit: checkLogin },
    { names: ['wp_insert_user', 'wp_update_user'], visit: checkAccount },
    {
      names: ['wp_create_user'],
      visit({ args: [, password], enclosing, node, guards }, context) {
        if (typeof password?.value.constant !== 'string' || (guards & Guard.Capability) !== 0) return;
        const code = enclosing === null ? context.source.code : context.source.slice(enclosing.node);
        if (!/(?:set_role|add_role)\s*\(\s*['"]administrator/.test(code)) return;
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
        const answers = typeof name === 'string' ? doors[name] : undefined;
        if (answers === undefined || callback === undefined) return;
        const answer = callback.value.constant;
        const opens =
          typeof answer === 'string'
            ? answers.test(answer)
            : name !== 'map_meta_cap' && isAnswerTrue(callback.node, context);
        if (!opens) return;
        context.report({
          at: node satisfies Call,
          message: `The filter ${name} returns the same value for everyone, which disables its check for the whole site.`,
          suggestion: 'Only decide for the current request, and return the unchanged value otherwise.',
          severity: name === 'rest_authentication_errors' ? 'high' : 'critical',
          confidence: 'high',
        });
      },
    },
  ],
};
