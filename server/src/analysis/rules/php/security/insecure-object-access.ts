import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { Entry, HandlerInfo, PrivateRead, StateChange } from '../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { Told } from '../../../languages/php/flow/told.ts';
import { changeFunctions } from '../../../languages/php/taint/changes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { atRegistration, describeEntry, traceOf } from './support/handler-words.ts';
import { objectAskedInstead } from './support/other-object.ts';

export const meta: RuleMeta = {
  id: 'security/insecure-object-access',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-639',
  title: 'Insecure direct object reference',
  description: 'The request specifies the object to read or change, but its ownership is not checked.',
  rationale: `Ids are easily guessed: whoever may see order 17 asks for order 18 next. That someone is logged in, sends a nonce, or may \`edit_posts\` of their own says nothing about this one.

Ask for the capability on the object (\`current_user_can( 'edit_post', $post_id )\`), compare its owner with \`get_current_user_id()\`, or put the owner into the query's conditions.`,
  references: [
    { title: 'current_user_can()', url: 'https://developer.wordpress.org/reference/functions/current_user_can/' },
    { title: 'CWE-639', url: 'https://cwe.mitre.org/data/definitions/639.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_ajax_note', 'my_note' );\nfunction my_note() {\n\tglobal $wpdb;\n\tcheck_ajax_referer( 'note' );\n\t$id = absint( $_GET['id'] );\n\twp_send_json( $wpdb->get_row( $wpdb->prepare( \"SELECT * FROM {$wpdb->prefix}messages WHERE id = %d\", $id ) ) );\n}\n",
        lines: [2],
      },
      {
        code: "<?php\nadd_action( 'wp_ajax_trash', 'my_trash' );\nfunction my_trash() {\n\tcheck_ajax_referer( 'trash' );\n\tif ( current_user_can( 'edit_posts' ) ) {\n\t\twp_trash_post( absint( $_POST['id'] ) );\n\t}\n}\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_ajax_note', 'my_note' );\nfunction my_note() {\n\tglobal $wpdb;\n\tcheck_ajax_referer( 'note' );\n\t$sql = \"SELECT * FROM {$wpdb->prefix}messages WHERE id = %d AND user_id = %d\";\n\twp_send_json( $wpdb->get_row( $wpdb->prepare( $sql, absint( $_GET['id'] ), get_current_user_id() ) ) );\n}\n",
      "<?php\nadd_action( 'wp_ajax_trash', 'my_trash' );\nfunction my_trash() {\n\tcheck_ajax_referer( 'trash' );\n\t$id = absint( $_POST['id'] );\n\tif ( current_user_can( 'delete_post', $id ) ) {\n\t\twp_trash_post( $id );\n\t}\n}\n",
    ],
  },
};

/** Entry points that strangers or members without rights reach, with an answer that they see. */
const answering: ReadonlySet<string> = new Set([
  'ajax',
  'ajax-nopriv',
  'admin-post',
  'admin-post-nopriv',
  'rest',
  'shortcode',
]);
const answeringHook = /^(?:init|wp|wp_loaded|template_redirect|parse_request|woocommerce_api_\w*)$/;

const asked = Guard.Owner | Guard.Signed | Guard.Broad;

/** A post of others that is changed by someone who was only asked what authors are asked. */
function isForeignChange({ guards, kind, subject, label }: StateChange): boolean {
  if (kind !== 'object' || subject !== 'requested' || (guards & asked) !== 0) return false;
  return (
    (guards & Guard.Capability) !== 0 && /_post|_attachment|_object_terms|^delete_metadata|^wp_set|^->/.test(label)
  );
}

/** An answer to something that is not for the public, by whoever names it. */
function isForeignReply(
  { kind, subject, guards }: StateChange,
  { typesCompared }: HandlerInfo,
  { index }: PhpContext,
): boolean {
  if (kind !== 'reply' || subject !== 'requested' || (guards & (asked | Guard.Allowed)) !== 0) return false;
  return [...typesCompared].some((type) => index.privateTypes.has(type));
}

function isForeignRead({ what, guards, subject }: PrivateRead): boolean {
  // What is somebody's is not for every member; what visitors may see is.
  if (what === 'owned')
    return (
      subject === 'requested' &&
      (guards & (asked | Guard.Capability | Guard.Allowed)) === 0 &&
      (guards & Guard.LoggedIn) !== 0
    );
  return what === 'object' && subject === 'requested' && (guards & (asked | Guard.Capability | Guard.Allowed)) === 0;
}

/** The content of a post is sent, and nothing asks whether it is published. */
function showsDrafts({ told }: HandlerInfo): boolean {
  return (told & (Told.Content | Told.Visibility)) === Told.Content;
}

function check(handler: HandlerInfo, context: PhpContext): void {
  const entry = handler.entries.find(
    ({ kind, name }) => answering.has(kind) || (kind === 'hook' && answeringHook.test(name)),
  );
  if (entry === undefined || handler.checksOwner) return;
  const change = handler.changes.find(isForeignChange);
  if (change !== undefined) {
    context.report({
      ...atRegistration(entry, change.node, `${change.label} changes the requested object`),
      message: change.label.startsWith('->')
        ? `${describeEntry(handler)} changes the requested object with ${change.label}, and nobody checks whose it is.`
        : `${describeEntry(handler)} lets authors call ${change.label} for posts of other users.`,
      suggestion: "Check permissions for the object: current_user_can( 'edit_post', $id ).",
      severity: 'medium',
      confidence: 'medium',
      trace: traceOf(handler, change),
    });
    return;
  }
  const reply = handler.changes.find((one) => isForeignReply(one, handler, context));
  if (reply !== undefined) {
    context.report({
      ...atRegistration(entry, reply.node, `${reply.label} adds to the requested object`),
      message: `${describeEntry(handler)} adds to the requested object with ${reply.label}, and nobody checks whose it is.`,
      suggestion: 'Compare its author with get_current_user_id(), or check a capability for the object.',
      confidence: 'medium',
      trace: traceOf(handler, reply),
    });
    return;
  }
  if (handler.checksCapability || isAskedOnSomeWays(entry, context)) return;
  const read = handler.privateReads.find(
    (one) => isForeignRead(one) && (one.label !== 'get_post()' || showsDrafts(handler)),
  );
  if (read === undefined) return;
  context.report({
    ...atRegistration(entry, read.node, `${read.label} reads the requested object`),
    message: `${describeEntry(handler)} reads the requested object with ${read.label} without checking its owner.`,
    suggestion: 'Compare its owner with get_current_user_id(), or restrict the query to the owner.',
    confidence: 'medium',
  });
}

/** A route's own check asks for a capability on some ways: who is let in on the others may be meant. */
function isAskedOnSomeWays({ permissions }: Entry, { index }: PhpContext): boolean {
  return (
    permissions?.some((one) => one.kind === 'function' && index.states.get(one.node)?.checksCapability === true) ===
    true
  );
}

/** A capability for one object, and a change of another that the request names as well. */
function checkOther(event: CallEvent, context: PhpContext): void {
  const other = event.isLocal ? null : objectAskedInstead(event, context);
  if (other === null) return;
  context.report({
    at: event.node,
    message: `The capability was checked for '${other.asked}', and ${event.name}() changes '${other.changed}', which the request chooses as well.`,
    suggestion: 'Check the capability for the object that is changed.',
    confidence: 'medium',
  });
}

const objectChanges = [...changeFunctions].flatMap(([name, { kind }]) => (kind === 'object' ? [name] : []));

export const visitor: PhpVisitor = { handlers: check, calls: [{ names: objectChanges, visit: checkOther }] };
