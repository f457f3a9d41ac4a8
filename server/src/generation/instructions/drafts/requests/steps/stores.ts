import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';

/** Where values are kept: a meta field of the post or of who asks, or an option. */
export interface Store {
  readonly kind: 'option' | 'post' | 'user';
  readonly key: string;
}

const noKey =
  /^(?:to|of|for|with|and|or|is|in|on|from|the|an?|by|as|that|which|if|when|it|its|value|values|key|field|box|boxes|query|data|api|page|without|goes|at|into)$/i;

/** The stores that a text names, in their order: "user meta acme_prefs", "the option `x`", "meta lead_email / lead_source". */
export function storesIn(text: string): Store[] {
  const found: (Store & { at: number })[] = [];
  const add = (word: string, owner: string | undefined, key: string, at: number) => {
    if (noKey.test(key) || found.some((one) => one.key === key)) return;
    const kind = /option|setting/i.test(word) ? 'option' : /user/i.test(owner ?? '') ? 'user' : 'post';
    found.push({ kind, key, at });
  };
  const before =
    /\b(?:(user|post)(?:'?s)?[ _-]?)?(meta(?:data)?|custom fields?|options?|setting)\b(?:[ _](?:key|field|named|called|name|value|fields|keys))*\s*[:=]?\s*[`"'“]?(_?[a-z]\w*)[`"'”]?((?:\s*(?:\/|,|and|or)\s*[`"']?_?[a-z]+_\w+[`"']?)*)/gi;
  for (const match of text.matchAll(before)) {
    const [, owner, word = '', key = '', more = ''] = match;
    add(word, owner, key, match.index);
    for (const [other] of more.matchAll(/_?[a-z]+_\w+/g)) add(word, owner, other, match.index + 1);
  }
  // "sets the post meta _a to x and _b to y": the second is kept where the first is.
  for (const match of text.matchAll(
    /\b(user|post)?[ _-]?(meta|option)\b[^.;\n]*?\band\s+[`"']?(_[a-z]\w+)[`"']?\s+to\b/gi,
  ))
    add(match[2] ?? '', match[1], match[3] ?? '', match.index + 2);
  const behind = /[`"']?\b(_?[a-z]+_\w+)[`"']?\s+(?:(user|post)\s+)?(meta|option|custom field)\b/gi;
  for (const match of text.matchAll(behind)) add(match[3] ?? '', match[2], match[1] ?? '', match.index);
  return found.sort((a, b) => a.at - b.at).map(({ kind, key }) => ({ kind, key }));
}

const owners = { post: '$post->ID', user: 'get_current_user_id()' } as const;

/** What is stored. */
export function readStore({ kind, key }: Store, fallback?: PhpValue): PhpCode {
  if (kind === 'option')
    return fallback === undefined ? php`get_option( ${key} )` : php`get_option( ${key}, ${fallback} )`;
  return php`get_${raw(kind)}_meta( ${raw(owners[kind])}, ${key}, true )`;
}

/** Statement that stores a value. */
export function writeStore({ kind, key }: Store, value: PhpValue, loads = true): PhpCode {
  if (kind === 'option')
    return loads ? php`update_option( ${key}, ${value} );` : php`update_option( ${key}, ${value}, false );`;
  return php`update_${raw(kind)}_meta( ${raw(owners[kind])}, ${key}, ${value} );`;
}

/** Statement that removes what is stored. */
export function removeStore({ kind, key }: Store): PhpCode {
  return kind === 'option'
    ? php`delete_option( ${key} );`
    : php`delete_${raw(kind)}_meta( ${raw(owners[kind])}, ${key} );`;
}
