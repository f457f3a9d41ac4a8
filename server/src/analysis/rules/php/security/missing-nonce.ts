import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Entry, HandlerInfo, StateChange } from '../../../languages/php/flow/function-info.ts';
import { aboutRequest, Guard } from '../../../languages/php/flow/guards.ts';
import { Audience, entryAudience } from '../../../languages/php/taint/audiences.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import {
  changesOf,
  firedGuards,
  isAsked,
  isChosen,
  isCleared,
  isFlag,
  isForVisitors,
  isMark,
  isNotice,
  worstChange,
} from './support/handler-access.ts';
import { atRegistration, describeEntry, openQuestion, reachOf, traceOf } from './support/handler-words.ts';
import { nonceFix } from './support/nonce-fix.ts';

export const meta: RuleMeta = {
  id: 'security/missing-nonce',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-352',
  title: 'Missing nonce check',
  description: 'A request handler makes changes without verifying a nonce.',
  rationale: `Any other site can make the browser of someone who is logged in send the request: the change is then made with that person's rights.

Put a nonce into the form or URL (\`wp_nonce_field()\`, \`wp_nonce_url()\`, \`wp_create_nonce()\`) and check it before anything changes: \`check_admin_referer()\`, \`check_ajax_referer()\`, or \`wp_verify_nonce()\` whose result ends the request. A nonce says the request was meant, not that it is allowed: check the capability too.

The rule follows the checks: one whose result nothing depends on does not count, one in a function that is called first does.`,
  references: [
    { title: 'Nonces', url: 'https://developer.wordpress.org/apis/security/nonces/' },
    { title: 'CWE-352', url: 'https://cwe.mitre.org/data/definitions/352.html' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.Security.NonceVerification'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_ajax_save', 'my_save' );\nfunction my_save() {\n\tif ( ! current_user_can( 'manage_options' ) ) {\n\t\twp_die();\n\t}\n\tupdate_option( 'my_x', absint( $_POST['x'] ) );\n}\n",
        lines: [2],
      },
      {
        code: "<?php\nadd_action( 'admin_init', function () {\n\tif ( isset( $_POST['reset'] ) && current_user_can( 'manage_options' ) ) {\n\t\tdelete_option( 'my_x' );\n\t}\n} );\n",
        lines: [2],
      },
      {
        code: "<?php\nadd_action( 'admin_post_save', 'my_save' );\nfunction my_save() {\n\twp_verify_nonce( $_POST['_wpnonce'], 'save' );\n\tupdate_option( 'my_x', absint( $_POST['x'] ) );\n}\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_ajax_save', 'my_save' );\nfunction my_save() {\n\tcheck_ajax_referer( 'save' );\n\tupdate_option( 'my_x', absint( $_POST['x'] ) );\n}\n",
      "<?php\nadd_action( 'admin_post_save', 'my_save' );\nfunction my_check() {\n\treturn isset( $_POST['_wpnonce'] ) && wp_verify_nonce( sanitize_key( $_POST['_wpnonce'] ), 'save' );\n}\nfunction my_save() {\n\tif ( ! my_check() ) {\n\t\treturn;\n\t}\n\tupdate_option( 'my_x', absint( $_POST['x'] ) );\n}\n",
      "<?php\nadd_action( 'init', function () {\n\tupdate_option( 'my_version', '2' );\n} );\n",
    ],
  },
};

/** Registered as something that only a browser's request reaches, whether it reads input or not. */
const requestKinds: ReadonlySet<string> = new Set(['ajax', 'admin-post']);
const quietKinds: ReadonlySet<string> = new Set([
  'rest',
  'rest-permission',
  'cron',
  'command',
  'filter',
  'setting-sanitizer',
  'block-render',
  'widget',
]);

function check(handler: HandlerInfo, context: PhpContext): void {
  const kinds = handler.entries.map(({ kind }) => kind);
  if (kinds.length > 0 && kinds.every((kind) => quietKinds.has(kind))) return;
  const reads = handler.reads.filter(({ label }) => /^\$_(?:GET|POST|REQUEST|FILES)|^filter_input/.test(label));
  const fired = firedGuards(handler, context);
  const requested = fired !== undefined || kinds.some((kind) => requestKinds.has(kind));
  const nopriv = isForVisitors(handler);
  if (!requested && reads.length === 0) return;
  // Who calls it, and what was checked before, may stand in another part.
  if (context.project.isPart && kinds.length === 0 && handler.function !== null) return;
  if (kinds.length === 0 && isFrameworkMethod(handler, context)) return;
  const event = requested || nopriv ? undefined : eventOf(handler);
  const around = context.reached(handler.function).guards & ~aboutRequest;
  const before = (fired ?? 0) | (kinds.every((kind) => kind === 'hook') ? around : 0);
  const changes = changesOf(handler, fired).filter(
    (one) =>
      ((one.guards | before) & (Guard.Nonce | Guard.Signed | Guard.Unforgeable)) === 0 &&
      !one.upkeep &&
      !(one.kind === 'file' && one.subject === 'created') &&
      (requested || nopriv || isAsked(one)) &&
      !isPublic(handler, one),
  );
  const change = worstChange(changes);
  if (change === undefined) return;
  const registered = kinds.length > 0;
  // Without WordPress and without a session a browser has no rights that another site could use.
  if (!registered && !hasSession(handler, context)) return;
  const mayBeChecked = ((change.guards | before) & Guard.Unfollowed) !== 0;
  // Where other functions change it and some way is checked, this rests on every test on the way having been understood.
  const mayBeMet = handler.checksNonce && !handler.dropsNonce && change.via !== null;
  const isFired = event !== undefined && (context.reached(handler.function).audience & openAudience) !== 0;
  context.report({
    ...atRegistration(entryOf(handler), change.node, `${change.label} changes the site`),
    message:
      `${message(handler, change)} ${reachOf(handler.entries[0], handler, change.guards | before)} ${mayBeChecked ? openQuestion : ''}`.trimEnd(),
    suggestion:
      requested && kinds.includes('ajax')
        ? `Verify the nonce first: check_ajax_referer( 'your-action', 'nonce' ).`
        : `Verify the nonce first: check_admin_referer( 'your-action' ), or end the request unless wp_verify_nonce() is true.`,
    severity:
      (nopriv && (!requested || isEverybodys(change))) ||
      isNoted(change) ||
      (event !== undefined && !isFired) ||
      isOwnFlag(change) ||
      (isCleared(change) && !isChosen(change)) ||
      isDrawn(handler, change)
        ? 'low'
        : registered && isChosen(change) && !mayBeChecked && !mayBeMet && !isPutAway(change) && !isCleared(change)
          ? 'high'
          : 'medium',
    confidence: registered
      ? requested || reads.length > 0
        ? 'high'
        : 'medium'
      : handler.function === null
        ? 'low'
        : 'medium',
    trace: traceOf(handler, change),
    ...nonceFix(handler, change.node, context),
  });
}

/** The registration that a request comes through. */
function entryOf({ entries }: HandlerInfo): Entry | undefined {
  return (
    entries.find(({ kind }) => requestKinds.has(kind)) ??
    entries.find(({ kind }) => !quietKinds.has(kind)) ??
    entries[0]
  );
}

/** A hook that tells of something which is under way already: who set it going has answered for the request. */
function eventOf({ entries }: HandlerInfo): Entry | undefined {
  const isEvent = (entry: Entry) => entry.kind === 'hook' && entryAudience(entry, false) === Audience.Unknown;
  return entries.length > 0 && entries.every(isEvent) ? entries[0] : undefined;
}

const openAudience = Audience.Anonymous | Audience.Member;

/** What visitors may send themselves, they need nobody else's browser for. */
function isEverybodys({ subject, guards }: StateChange): boolean {
  return subject !== 'own' && (guards & (Guard.LoggedIn | Guard.Capability | Guard.Owner)) === 0;
}

/**
 * An option that an administrator's browser may be made to set to what the code says, such as that a notice has been seen,
 * or a row that a visit marks: the request chooses nothing of it.
 */
function isNoted(change: StateChange): boolean {
  if (isChosen(change)) return false;
  return isFlag(change) ? (change.guards & Guard.Capability) !== 0 : isMark(change);
}

/** A fixed value in one's own profile, under a name of the plugin's own: nobody gains anything from having it set. */
function isOwnFlag(change: StateChange): boolean {
  return change.subject === 'own' && change.kind === 'object' && (!isChosen(change) || isNotice(change));
}

/** The same in a profile that the request does not name, as far as is known. */
function isPutAway(change: StateChange): boolean {
  return change.kind === 'object' && change.subject !== 'requested' && /user/.test(change.label) && isNotice(change);
}

/** What a form's box writes while it is drawn of the object that is edited there: the screen has checked that. */
function isDrawn({ entries }: HandlerInfo, { chosen }: StateChange): boolean {
  return !chosen && entries.length > 0 && entries.every(({ kind }) => kind === 'meta-box');
}

/** Functions of WordPress that plain PHP programs borrow for their texts. */
const borrowed = /^(?:esc_|wp_(?:unslash|kses|json_encode|strip)|sanitize_|absint$|__$|_e$)/;

/** Whether the file knows WordPress or a session, which give a browser rights that another site could use. */
function hasSession(handler: HandlerInfo, { lists, index, program }: PhpContext): boolean {
  if (handler.reads.some(({ label }) => label.startsWith('$_COOKIE'))) return true;
  if (handler.changes.some(({ label }) => label.startsWith('$wpdb') || isOfWordPress(label.replace('()', ''))))
    return true;
  return lists.calls.some(({ callee, start, end }) => {
    if (start < program.start || end > program.end || callee.kind !== 'Name') return false;
    const name = index.names.functionName(callee);
    return name === 'session_start' || isOfWordPress(name);
  });
}

function isOfWordPress(name: string): boolean {
  return wordpressFunction(name) !== undefined && !borrowed.test(name);
}

/** Classes of WooCommerce and others, which check the form themselves before they call such a method. */
const frameworkClass =
  /^(?:wc_|gf|gaddon|bp_|edd_|give_|wpcf7|wp_customize|wp_rest_|learndash|woocommerce|automattic\\woocommerce|elementor\\)|gateway|_payment_|shipping_method|\bintegration/;

function isFrameworkMethod({ function: called }: HandlerInfo, { index }: PhpContext): boolean {
  if (called?.className == null) return false;
  const outermost = index.ancestors(called.className).at(-1);
  return outermost !== undefined && !index.classes.has(outermost) && frameworkClass.test(outermost);
}

/** What every visitor may do: other sites gain nothing from making a browser do it. */
function isPublic(handler: HandlerInfo, { kind, subject, label }: StateChange): boolean {
  const own = kind === 'file' && subject !== 'requested' && label === 'file_put_contents()';
  const entries = own || kind === 'entry' || kind === 'registration' || kind === 'upload' || subject === 'created';
  if (isForVisitors(handler)) return kind === 'counter' || (entries && subject !== 'own');
  const front = handler.entries.every(
    ({ kind, name }) => kind === 'hook' && /^(?:wp|wp_head|template_redirect|the_post|wp_footer)$/.test(name),
  );
  return kind === 'counter' && handler.entries.length > 0 && front;
}

function message(handler: HandlerInfo, change: StateChange): string {
  const why = handler.checksNonce ? 'and no nonce check on the way there stops the request' : 'without a nonce check';
  return `${describeEntry(handler)} reaches ${change.label} ${why}.`;
}

export const visitor: PhpVisitor = { handlers: check };
