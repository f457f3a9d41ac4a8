import type { Composer } from '../../../composer.ts';
import { singular } from '../../../naming.ts';
import { typeOf } from '../../reading/listing.ts';

/** What routes are about. */
export type Resource =
  | { readonly kind: 'option'; readonly name: string; readonly defaults: readonly (readonly [string, string])[] }
  | { readonly kind: 'list'; readonly owner: 'user' | 'option' | 'post'; readonly key: string }
  | { readonly kind: 'post'; readonly type: string };

/** Values of an option before it is saved, as source of PHP: `color` = "#fff", `limit` => 10. */
function defaultsIn(text: string): [string, string][] {
  const clause =
    text
      .split(/\n|\.(?=\s|$)/)
      .find((one) => /\bdefaults?\b/i.test(one) && /=|:|→/.test(one.slice(one.search(/\bdefaults?\b/i)))) ?? '';
  const rest = clause.slice(Math.max(0, clause.search(/\bdefaults?\b/i)));
  const pairs = rest.matchAll(
    /[`"']?\b([a-z]\w*)[`"']?\s*(?:=>|=|:|→)\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(true|false|null|-?\d+(?:\.\d+)?|\[\]|#[0-9a-f]{3,6}\b|[a-z][\w-]*))/gi,
  );
  return [...pairs]
    .filter(([, name = '']) => !/^(?:defaults?|are|is)$/.test(name))
    .map(([, name = '', a, b, d, bare = '']) => {
      const text = a ?? b ?? d;
      const isPlain = text !== undefined && /^(?:true|false|-?\d+)$/.test(text) && d !== undefined;
      const source = isPlain
        ? text
        : text !== undefined
          ? `'${text.replace(/['\\]/g, '\\$&')}'`
          : bare === '[]'
            ? 'array()'
            : /^(?:true|false|null|-?\d)/.test(bare)
              ? bare
              : `'${bare}'`;
      return [name, source];
    });
}

/** What the routes of a prompt keep and tell; null where it is neither posts nor stored values. */
export function resourceOf(c: Composer, text: string): Resource | null {
  const key =
    /\b(user|post)[ _-]meta\b(?:\s+(?:key|field|named))*\s*[`"']?(_?[a-z]\w*)[`"']?\s*(?:\((?:an? )?(?:array|list)|[^.;\n]{0,20}\b(?:array|list) of)/i.exec(
      text,
    );
  if (key !== null)
    return { kind: 'list', owner: key[1]?.toLowerCase() === 'user' ? 'user' : 'post', key: key[2] ?? '' };
  const user = /\buser[ _-]meta\b(?:\s+(?:key|field|named))*\s*[`"']?(_?[a-z]\w*)/i.exec(text)?.[1];
  if (
    user !== undefined &&
    /\b(?:bookmark|favou?rite|wishlist|watchlist|saved|follow)\w*|\b(?:list|array|ids)\b/i.test(text)
  )
    return { kind: 'list', owner: 'user', key: user };
  const listOption =
    /\boption\b(?:\s+(?:named|called))?\s*[`"']?([a-z]\w*)[`"']?\s*(?:\((?:an? )?(?:array|list) of|[^.;\n]{0,30}\b(?:list of|array of))/i.exec(
      text,
    )?.[1];
  if (listOption !== undefined) return { kind: 'list', owner: 'option', key: listOption };
  const option =
    /\boptions?\b(?:\s+(?:named|called|name))?\s*[`"'(]*([a-z]\w*_\w+|(?<=[`"'])[a-z]\w*)/i.exec(text)?.[1] ??
    /[`"']([a-z]\w*)[`"'] option\b/.exec(text)?.[1];
  if (option !== undefined) {
    const defaults = defaultsIn(text);
    // A single value is told and saved as it is.
    const isMap =
      defaults.length > 1 ||
      /\b(?:array|settings\b(?! *,)|merged?|merges|keys)\b/i.test(text.replace(/\/settings/g, ''));
    return isMap ? { kind: 'option', name: option, defaults } : null;
  }
  if (
    /\/(?:authors?|users?|members?|customers?|terms?|categories|tags?|comments?|me|sites?)(?:\/|\b)/i.test(text) ||
    /\b(?:table|\{prefix\}|wpdb)\b/i.test(text)
  )
    return null;
  const type =
    /\bpost[ -]type\b\s*(?:is |called |named )?[`"']?([a-z][\w-]*)/i.exec(text)?.[1] ??
    /[`"']([a-z][\w-]*)[`"'] (?:custom )?(?:posts?|post[ -]types?|cpt|entries)\b/i.exec(text)?.[1] ??
    /\bcpt\s+[`"']?([a-z][\w-]*)/i.exec(text)?.[1];
  if (type !== undefined && !/^(?:is|with|and|named|called|of|for|slug|already)$/.test(type))
    return { kind: 'post', type: type.includes('_') || type.includes('-') ? type : singular(type) };
  const found = typeOf(c, text);
  return found !== 'post' || /\bposts?\b/i.test(text) ? { kind: 'post', type: found } : null;
}
