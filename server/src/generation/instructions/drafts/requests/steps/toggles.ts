import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import type { Asked } from '../asked.ts';
import { keysOf, successStatus } from './answer.ts';
import { loadPost } from './load-post.ts';
import { idFieldOf } from './step.ts';
import { storesIn } from './stores.ts';

const isMeant =
  /\btoggl\w+|\b(?:second|next|another|again)\b[^.;\n]{0,30}\b(?:removes?|takes?|unlikes?|undo\w*|deletes?)\b|\bif (?:it|the post|the id) is (?:already )?(?:in|there|stored|saved)\b[^.;\n]*\bremoves?\b|\badds?\b[^.;\n]*\bor removes?\b/i;

/**
 * Puts a post on a list of who asks, or who asks on a list of the post, and takes it off the next time; counts them in a
 * second place where the prompt names one. Null where it is about anything else.
 */
export function toggleMembership(asked: Asked): PhpCode | null {
  const { c, channel } = asked;
  const id = idFieldOf(asked);
  if (!isMeant.test(c.text) || id === undefined) return null;
  const stores = storesIn(c.text);
  const about = (key: string) => {
    const at = c.text.search(new RegExp(String.raw`(?<!\w)${key}(?!\w)`));
    return c.text.slice(Math.max(0, at - 40), at + key.length + 40);
  };
  const counts = (key: string) =>
    /count|total|number/i.test(key) || /\b(?:number|count|total|how many)\b[^,;.]*$/i.test(about(key).slice(0, 40));
  const list = stores.find(
    ({ kind, key }) =>
      kind !== 'option' && !counts(key) && (kind === 'user' || /\b(?:array|list|ids)\b/i.test(about(key))),
  );
  if (list === undefined) return null;
  const counter = stores.find(({ kind, key }) => kind === 'post' && key !== list.key && counts(key));
  const owner = list.kind === 'user' ? 'get_current_user_id()' : '$post->ID';
  const entry = list.kind === 'user' ? '$post->ID' : 'get_current_user_id()';
  const number = counter === undefined ? 'count( $entries )' : '$count';
  const valueFor = (key: string): PhpValue => {
    if (/count|total|number|likes$|votes$/i.test(key)) return raw(number);
    if (/ids|list|entries|all|items/i.test(key)) return raw('$entries');
    if (/^(?:post_)?id$/i.test(key)) return raw('$post->ID');
    if (/^(?:status|state|action)$/i.test(key)) return raw("$is_on ? 'added' : 'removed'");
    return raw('$is_on');
  };
  const keys = keysOf(c);
  const data: Record<string, PhpValue> =
    keys.length === 0
      ? { active: raw('$is_on'), count: raw(number) }
      : Object.fromEntries(
          keys.map(({ key, value }) => [key, typeof value === 'boolean' || value === null ? valueFor(key) : value]),
        );
  c.asked.takeAll();
  return php`
    ${loadPost({ ...asked, method: 'GET' }, id)}
    $entries = get_${raw(list.kind)}_meta( ${raw(owner)}, ${list.key}, true );
    $entries = is_array( $entries ) ? array_map( 'intval', $entries ) : array();
    $is_on   = ! in_array( ${raw(entry)}, $entries, true );
    $entries = $is_on ? array_merge( $entries, array( ${raw(entry)} ) ) : array_values( array_diff( $entries, array( ${raw(entry)} ) ) );
    update_${raw(list.kind)}_meta( ${raw(owner)}, ${list.key}, $entries );
    ${
      counter === undefined
        ? raw('')
        : php`
          $count = max( 0, (int) get_post_meta( $post->ID, ${counter.key}, true ) + ( $is_on ? 1 : -1 ) );
          update_post_meta( $post->ID, ${counter.key}, $count );
        `
    }
    ${channel.answer(php`${data}`, successStatus(c))}
  `;
}
