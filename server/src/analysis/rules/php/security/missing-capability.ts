import type { FunctionNode } from '../../../languages/php/ast.ts';
import type { Entry, HandlerInfo, StateChange } from '../../../languages/php/flow/function-info.ts';
import { aboutRequest, Guard } from '../../../languages/php/flow/guards.ts';
import { authorsCapabilities } from '../../../languages/php/taint/capabilities.ts';
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
  isOwnUpdate,
  lacksCapability,
  worstChange,
} from './support/handler-access.ts';
import { atRegistration, describeEntry, openQuestion, reachOf, traceOf } from './support/handler-words.ts';
import { isNonceKept } from './support/nonce-holders.ts';
import { isOwnMark } from './support/own-marks.ts';

export const meta: RuleMeta = {
  id: 'security/missing-capability',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-862',
  title: 'Missing capability check',
  description: 'A request handler makes changes without checking the capabilities of the user.',
  rationale: `\`wp_ajax_\` and \`admin_post_\` handlers run for every user who is logged in, subscribers included, and \`admin_init\` runs for visitors too. \`is_admin()\` only says which part of the site was asked for, and a nonce only that the request was meant.

Ask \`current_user_can()\` for the capability that the change needs before it is made. For REST routes give a \`permission_callback\` that does; \`__return_true\` is only for what everyone may do.`,
  references: [
    { title: 'User capabilities', url: 'https://developer.wordpress.org/apis/security/user-roles-and-capabilities/' },
    { title: 'CWE-862', url: 'https://cwe.mitre.org/data/definitions/862.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_ajax_save', 'my_save' );\nfunction my_save() {\n\tcheck_ajax_referer( 'save' );\n\tupdate_option( 'my_x', absint( $_POST['x'] ) );\n}\n",
        lines: [2],
      },
      {
        code: "<?php\nadd_action( 'rest_api_init', function () {\n\tregister_rest_route( 'my/v1', '/x', array(\n\t\t'methods' => 'POST',\n\t\t'callback' => 'my_save',\n\t\t'permission_callback' => '__return_true',\n\t) );\n} );\nfunction my_save( $request ) {\n\tupdate_option( 'my_x', absint( $request['x'] ) );\n}\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_ajax_save', 'my_save' );\nfunction my_save() {\n\tcheck_ajax_referer( 'save' );\n\tif ( ! current_user_can( 'manage_options' ) ) {\n\t\twp_send_json_error( null, 403 );\n\t}\n\tupdate_option( 'my_x', absint( $_POST['x'] ) );\n}\n",
      "<?php\nadd_action( 'rest_api_init', function () {\n\tregister_rest_route( 'my/v1', '/x', array(\n\t\t'methods' => 'POST',\n\t\t'callback' => 'my_save',\n\t\t'permission_callback' => function () {\n\t\t\treturn current_user_can( 'manage_options' );\n\t\t},\n\t) );\n} );\nfunction my_save( $request ) {\n\tupdate_option( 'my_x', absint( $request['x'] ) );\n}\n",
      "<?php\nadd_action( 'wp_ajax_save', 'my_save' );\nfunction my_save() {\n\tcheck_ajax_referer( 'save' );\n\tupdate_user_meta( get_current_user_id(), 'my_x', absint( $_POST['x'] ) );\n}\n",
    ],
  },
};

const handlerKinds: ReadonlySet<string> = new Set([
  'ajax',
  'ajax-nopriv',
  'admin-post',
  'admin-post-nopriv',
  'admin-page',
]);
/** Hooks that fire on requests of users who may do nothing, with data of theirs. */
const openHooks =
  /^(?:admin_init|init|wp_loaded|template_redirect|wp|parse_request|plugins_loaded|save_post.*|edit_post|profile_update|after_setup_theme|admin_notices|wp_head|wp_footer|woocommerce_api_\w*)$/;

/** What every open page of the administration sends again and again, with data that its scripts add. */
const heartbeat = /^heartbeat_(?:nopriv_)?received$/;

function check(handler: HandlerInfo, context: PhpContext): void {
  const rest = handler.entries.find(({ kind }) => kind === 'rest');
  const fired = firedGuards(handler, context);
  // What had been checked by all who get to a hook's callback, those included who register it.
  const around = context.reached(handler.function).guards & ~aboutRequest;
  const direct =
    handler.entries.find(({ kind }) => handlerKinds.has(kind)) ??
    (fired === undefined ? undefined : handler.entries[0]);
  const heard = handler.entries.find(({ kind, name }) => kind === 'filter' && heartbeat.test(name));
  const hooked = handler.entries.find(({ kind, name }) => kind === 'hook' && openHooks.test(name)) ?? heard;
  const entry = rest ?? direct ?? hooked;
  if (entry === undefined) return;
  const reads = handler.reads.some(({ label }) => /^\$_(?:GET|POST|REQUEST|FILES)|^filter_input|^php:/.test(label));
  if (entry === hooked && !reads && entry !== heard) return;
  const asked = entry === hooked || entry.kind === 'admin-page' || isReading(entry);
  const before = (fired ?? 0) | (entry === hooked ? around : 0);
  const changes = changesOf(handler, fired).filter(
    (one) =>
      !one.upkeep &&
      lacksCapability(handler, entry, { ...one, guards: one.guards | before }) &&
      (!asked || isAsked(one) || (entry === heard && one.choosers.length > 0)) &&
      (!isReading(entry) || one.subject === 'requested'),
  );
  const change = worstChange(changes);
  if (change === undefined) {
    checkAuthors(handler, entry, before, context);
    return;
  }
  const guards = change.guards | before;
  // Behind a nonce only who was shown the form gets here, and what is written there was decided beforehand.
  const isLess = entry.kind !== 'rest' && !isChosen(change) && (guards & Guard.Nonce) !== 0;
  // Where the route's own check asks for a capability on some ways, who is let in on the others may be meant.
  const mayBeAsked = rest?.permissions?.some((one) => one.kind === 'function' && asksCapability(one.node, context));
  const setsMark = !isChosen(change) && isOwnMark(change, context);
  // Who gets the nonce may be allowed, and so may who passes a call that nobody can follow: nothing proves that others get here.
  // Where other functions change it and some way is checked, this rests on every test on the way having been understood.
  const mayBeChecked = (guards & Guard.Unfollowed) !== 0;
  const isKept = entry.kind !== 'rest' && isNonceKept(handler, guards, context);
  // What it does before it asks for its nonce is its own business, where the request chooses nothing of it.
  const isWorker = isForVisitors(handler) && handler.checksNonce && !isAsked(change);
  // Which notices have been put away, noted behind a nonce in an option of its own: what is shown is all that anybody changes.
  const isPutAway = entry.kind !== 'rest' && (guards & Guard.Nonce) !== 0 && isFlag(change) && keepsNotices(change);
  const savesPost = entry === hooked && /^(?:save_post|edit_post|profile)/.test(entry.name);
  context.report({
    ...atRegistration(entry, change.node, `${change.label} changes the site`),
    message:
      `${describeEntry(handler)} reaches ${change.label} without a capability check${handler.checksCapability ? ' on the way there' : ''}. ${reachOf(entry, handler, guards)} ${mayBeChecked ? openQuestion : ''}`.trimEnd(),
    suggestion: rest
      ? 'Add a permission_callback that checks current_user_can().'
      : savesPost
        ? "Return unless current_user_can( 'edit_post', $post_id )."
        : "Check the required capability with current_user_can( '…' ), and end the request if it is missing.",
    severity:
      (isCleared(change) && !isChosen(change)) ||
      (isLess && isFlag(change)) ||
      (entry === hooked && !isChosen(change) && isMark(change))
        ? 'low'
        : savesPost ||
            isLess ||
            setsMark ||
            isOwnUpdate(change) ||
            mayBeAsked === true ||
            mayBeChecked ||
            (handler.checksCapability && change.via !== null) ||
            isKept ||
            isWorker ||
            isPutAway ||
            isCleared(change)
          ? 'medium'
          : 'high',
    confidence: direct || rest ? 'high' : 'medium',
    trace: traceOf(handler, change),
  });
}

/** A field of a name of the plugin's own, known as a whole, that says which notices are shown. */
function keepsNotices({ target }: StateChange): boolean {
  return target !== null && !target.includes('*') && /notice|dismiss|(?:^|_)nag(?:_|$)|banner/i.test(target);
}

/** Functions that set what holds for the whole site. */
const setsOption = /^(?:update_option|add_option|update_site_option|set_theme_mod)\(\)$/;

/** What is set for the whole site by those who may write posts of their own. */
function checkAuthors(handler: HandlerInfo, entry: Entry, fired: number, context: PhpContext): void {
  const change = handler.changes.find(
    ({ kind, label, guards, chosen }) =>
      kind === 'site' && chosen && setsOption.test(label) && isOfAuthors(guards | fired),
  );
  if (change === undefined || [...handler.capabilities].some((name) => !authorsCapabilities.has(name))) return;
  context.report({
    ...atRegistration(entry, change.node, `${change.label} changes the site`),
    message: `${describeEntry(handler)} lets everyone who may write posts set an option of the whole site with ${change.label}.`,
    suggestion: "Check current_user_can( 'manage_options' ) instead.",
    severity: 'medium',
    confidence: 'medium',
    trace: traceOf(handler, change),
  });
}

const beyondAuthors = Guard.Broad | Guard.Signed | Guard.Owner;

const isOfAuthors = (guards: number) => (guards & Guard.Capability) !== 0 && (guards & beyondAuthors) === 0;

function asksCapability(node: FunctionNode, { index }: PhpContext): boolean {
  return index.states.get(node)?.checksCapability === true;
}

/** A route for reading: what it writes besides is its own business, unless it is about what was asked for. */
function isReading(entry: Entry): boolean {
  return entry.kind === 'rest' && entry.methods === 'GET';
}

export const visitor: PhpVisitor = { handlers: check };
