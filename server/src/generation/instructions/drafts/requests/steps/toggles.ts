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
 * Counts what was chosen, each choice in a place that is named for it: "counts in the meta quiz_yes or quiz_no". Null where
 * the prompt has no such places.
 */
export function countChoice(asked: Asked): PhpCode | null {
  const { c, channel, fields } = asked;
  const stores = storesIn(c.text).filter(({ kind }) => kind !== 'user');
  const field = fields.find(
    ({ choices }) =>
      choices.length > 1 && choices.every((one) => stores.some(({ key }) => key.endsWith(`_${one}`) || key === one)),
  );
  if (field === undefined) return null;
  const keys = Object.fromEntries(
    field.choices.map((one) => [one, stores.find(({ key }) => key.endsWith(`_${one}`) || key === one)?.key ?? one]),
  );
  const isOption = stores.find(({ key }) => key === keys[field.choices[0] ?? ''])?.kind === 'option';
  const id = idFieldOf(asked);
  if (!isOption && id === undefined) return null;
  const read = (key: PhpValue) =>
    isOption ? php`(int) get_option( ${key}, 0 )` : php`(int) get_post_meta( $post->ID, ${key}, true )`;
  const wanted = keysOf(c).map(({ key }) => key);
  const told = field.choices.map(
    (one) => [wanted.find((key) => key === one || key === keys[one]) ?? one, read(keys[one] ?? one)] as const,
  );
  const total = wanted.find((key) => /total|count|sum/.test(key));
  c.asked.takeAll();
  return php`
    ${id === undefined ? raw('') : loadPost({ ...asked, method: 'GET' }, id)}
    $keys = ${keys};
    $key  = $keys[ ${channel.value(field)} ];
    ${isOption ? php`update_option( $key, ${read(raw('$key'))} + 1, false );` : php`update_post_meta( $post->ID, $key, ${read(raw('$key'))} + 1 );`}

    ${channel.answer(php`${Object.fromEntries([...told, ...(total === undefined ? [] : [[total, raw(told.map(([, code]) => code.text).join(' + '))] as const])])}`, successStatus(c))}
  `;
}

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
