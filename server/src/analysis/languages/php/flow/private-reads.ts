import type { Expr } from '../ast.ts';
import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import { eachPiece } from './ropes.ts';
import { subjectOf } from './subjects.ts';
import { constantEntry, entryOf, type Value } from './value.ts';

/** Functions that give what belongs to somebody, and which argument says to whom; `key`: only some fields are. */
const privateReaders: ReadonlyMap<string, { readonly id: number; readonly key?: number }> = new Map([
  ['wc_get_order', { id: 0 }],
  ['wcs_get_subscription', { id: 0 }],
  ['get_post', { id: 0 }],
  ['get_user_meta', { id: 0, key: 1 }],
  ['get_post_meta', { id: 0, key: 1 }],
]);

/** Names of fields that hold what strangers must not see. */
const privateField =
  /(?:^|_)(?:e?mail|phone|mobile|billing|shipping|address(?:es)?|street|iban|bic|bank|birth\w*|ssn|tax|vat|passport|card|token|secret|password|api_key|licen[cs]e_key|salary|medical|diagnosis|invoice|customer)(?:_|$)/i;

function ownsRows(value: Value): boolean {
  return [...(value.shape?.entries.keys() ?? [])].some((key) =>
    /^(?:customer(?:_id)?|billing_email|order_key)$/.test(key),
  );
}

const offersFile = /^\s*content-(?:disposition:\s*attachment|type:\s*text\/csv)/i;

const listsPosts: ReadonlySet<string> = new Set(['get_posts', 'query_posts', 'wp_get_recent_posts']);

const hiddenStatus = /^(?:any|draft|pending|private|future|auto-draft|trash)$/;
/** Types whose posts everybody reads once they are published; what else a plugin keeps as posts has statuses of its own. */
const publicTypes = /^(?:post|page|product|any)$/;

/** Notes a query for posts that are not, or no longer, for the public; who asks for their own names the author. */
export function recordHidden(frame: Frame, node: Expr, label: string, query: Value | undefined): void {
  const status = entryOf(query, 'post_status');
  const type = entryOf(query, 'post_type');
  const statuses =
    status?.shape == null ? [status?.constant] : [...status.shape.entries.values()].map((one) => one.constant);
  const isHidden = statuses.some((one) => typeof one === 'string' && hiddenStatus.test(one));
  const isPublic = type === undefined || (typeof type.constant === 'string' && publicTypes.test(type.constant));
  if (!isHidden || !isPublic || entryOf(query, 'author') !== undefined) return;
  frame.state.addPrivateRead({ what: 'hidden', node, label, guards: frame.env.guards, subject: 'other', via: null });
}

/** `header( 'Content-Disposition: attachment' )`, and functions that list users or orders. */
function recordMany(frame: Frame, node: Expr, name: string, [first]: readonly ArgInfo[]): void {
  // One's own, or of somebody who is named.
  if (name === 'wc_get_orders' && first !== undefined && ownsRows(first.value)) return;
  if (listsPosts.has(name)) {
    recordHidden(frame, node, `${name}()`, first?.value);
    return;
  }
  if (constantEntry(first?.value, name === 'get_users' ? 'number' : 'limit') === 1) return;
  const many = name === 'get_users' || name === 'wc_get_orders';
  if (!many) {
    if (name !== 'header' || first === undefined) return;
    const { constant, rope } = first.value;
    let text = typeof constant === 'string' ? constant : '';
    if (text === '' && rope !== null) {
      eachPiece(first.value, null, (piece) => {
        if (piece.kind === 'text' && text.length < 100) text += piece.text;
      });
    }
    if (!offersFile.test(text)) return;
  }
  frame.state.addPrivateRead({
    what: many ? 'people' : 'download',
    node,
    label: `${name}()`,
    guards: frame.env.guards,
    subject: 'other',
    via: null,
  });
}

/** Notes a call that reads what belongs to somebody. */
export function recordPrivateRead(frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): void {
  const reader = privateReaders.get(name);
  if (reader === undefined) {
    recordMany(frame, node, name, args);
    return;
  }
  const key = reader.key === undefined ? undefined : args[reader.key]?.value.constant;
  if (reader.key !== undefined && (typeof key !== 'string' || !privateField.test(key))) return;
  frame.state.addPrivateRead({
    what: 'object',
    node,
    label: typeof key === 'string' ? `${name}( …, '${key}' )` : `${name}()`,
    guards: frame.env.guards,
    subject: subjectOf(args[reader.id]?.value),
    via: null,
  });
}
