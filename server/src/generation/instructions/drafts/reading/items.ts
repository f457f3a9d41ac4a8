import type { PhpCode } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName } from '../../naming.ts';

/** What lists are made of. */
export type ItemKind = 'post' | 'user' | 'term' | 'comment' | 'site';

/** What can be told of an item that stands in a variable of its kind's name: words for it, the expression. */
const parts: Readonly<Record<ItemKind, readonly (readonly [RegExp, string])[]>> = {
  post: [
    [/^(?:post[_ ])?ids?$/, '$post->ID'],
    [/^(?:post[_ ])?(?:titles?|names?)$/, 'get_the_title( $post )'],
    [/^(?:post[_ ])?(?:permalinks?|links?|urls?|href|address)$/, 'get_permalink( $post )'],
    [/^(?:edit[_ ])(?:links?|urls?)$/, "get_edit_post_link( $post, 'raw' )"],
    [/^(?:post[_ ])?excerpts?$/, 'get_the_excerpt( $post )'],
    [/^(?:post[_ ])?content$/, "apply_filters( 'the_content', $post->post_content )"],
    [/^(?:(?:publish(?:ed|ing|ication)?|post)[_ ])?dates?(?:[_ ]published)?$/, "get_the_date( '%date%', $post )"],
    [/^(?:modified|last[_ ]modified|modified[_ ]date|updated)$/, "get_the_modified_date( '%date%', $post )"],
    [
      /^(?:author|author[_ ](?:display[_ ])?name|author'?s? (?:display )?name|display name of the author)$/,
      "get_the_author_meta( 'display_name', (int) $post->post_author )",
    ],
    [/^author[_ ]id$/, '(int) $post->post_author'],
    [/^(?:post[_ ])?slugs?$/, '$post->post_name'],
    [/^(?:post[_ ])?status$/, '$post->post_status'],
    [/^(?:post[_ ])?type$/, '$post->post_type'],
    [/^(?:comments?|comments?[_ ](?:count|number)|number of comments)$/, '(int) get_comments_number( $post )'],
    [
      /^(?:(?:featured[_ ])?images?|thumbnails?)(?:[_ ]url)?$|^featured image url$/,
      "(string) get_the_post_thumbnail_url( $post, '%size%' )",
    ],
    [/^(?:words?|word[_ ]count|number of words)$/, 'str_word_count( wp_strip_all_tags( $post->post_content ) )'],
    [/^categor(?:y|ies)(?:[_ ]names)?$/, "wp_list_pluck( get_the_terms( $post, 'category' ) ?: array(), 'name' )"],
    [/^tags?(?:[_ ]names)?$/, "wp_list_pluck( get_the_terms( $post, 'post_tag' ) ?: array(), 'name' )"],
  ],
  user: [
    [/^(?:user[_ ])?ids?$/, '$user->ID'],
    [/^(?:display[_ ])?names?$|^author$/, '$user->display_name'],
    [/^(?:user[_ ]?)?(?:login|name)s?$|^username$/, '$user->user_login'],
    [/^(?:user[_ ])?e-?mails?(?:[_ ]address)?$/, '$user->user_email'],
    [/^(?:posts?|posts?[_ ]count|number of posts|count)$/, '(int) count_user_posts( $user->ID )'],
    [/^avatar(?:[_ ]url)?$/, '(string) get_avatar_url( $user->ID )'],
    [/^(?:registered|registration[_ ]date)$/, '$user->user_registered'],
    [/^roles?$/, '$user->roles'],
    [/^(?:bio|biography|description)$/, '$user->description'],
    [/^(?:link|url|author[_ ](?:link|url)|archive)$/, 'get_author_posts_url( $user->ID )'],
  ],
  term: [
    [/^(?:term[_ ])?ids?$/, '$term->term_id'],
    [/^(?:term[_ ])?(?:names?|titles?)$/, '$term->name'],
    [/^slugs?$/, '$term->slug'],
    [/^(?:counts?|posts?|post[_ ]count|number of posts)$/, '(int) $term->count'],
    [/^(?:links?|urls?|permalinks?)$/, 'get_term_link( $term )'],
    [/^description$/, '$term->description'],
  ],
  comment: [
    [/^(?:comment[_ ])?ids?$/, '(int) $comment->comment_ID'],
    [/^(?:comment[_ ])?(?:author|author[_ ]name|name)$/, '$comment->comment_author'],
    [/^(?:comment[_ ])?(?:content|text|excerpt)$/, 'wp_strip_all_tags( $comment->comment_content )'],
    [/^(?:comment[_ ])?date$/, '$comment->comment_date'],
    [/^(?:post|post[_ ]title)$/, 'get_the_title( (int) $comment->comment_post_ID )'],
    [/^post[_ ]id$/, '(int) $comment->comment_post_ID'],
    [/^(?:link|url)$/, 'get_comment_link( $comment )'],
  ],
  site: [
    [/^(?:(?:blog|site)[_ ])?ids?$/, '(int) $site->blog_id'],
    [/^(?:(?:blog|site)[_ ])?(?:names?|titles?)$|^blogname$/, "get_blog_option( (int) $site->blog_id, 'blogname' )"],
    [/^(?:links?|urls?|home(?:[_ ]url)?|address(?:es)?|site[_ ]url)$/, 'get_home_url( (int) $site->blog_id )'],
    [/^domains?$/, '$site->domain'],
    [/^paths?$/, '$site->path'],
  ],
};

export interface ItemPart {
  readonly key: string;
  readonly code: PhpCode;
}

const metaOf = (kind: ItemKind, key: string): string =>
  kind === 'site'
    ? `get_blog_option( (int) $site->blog_id, '${key}' )`
    : `get_${kind}_meta( ${idOf[kind]}, '${key}', true )`;

/** The expression of an item's ID. */
export const idOf: Readonly<Record<ItemKind, string>> = {
  post: '$post->ID',
  user: '$user->ID',
  term: '$term->term_id',
  comment: '(int) $comment->comment_ID',
  site: '(int) $site->blog_id',
};

/** What one entry of an enumeration tells of an item; null where it is none of it. */
export function partOf(c: Composer, kind: ItemKind, entry: string): ItemPart | null {
  if (entry.trim().split(/\s+/).length > 7) return null;
  const given = /^(.*?)\s*(?:\(([^)]*)\)|:\s*(.*)|=>\s*(.*))?\s*$/.exec(entry.trim()) ?? [];
  const bare = (given[1] ?? '')
    .replace(/^(?:the|its|their|an?|each|also|plus|post's|user's)\s+/i, '')
    .replace(/["'`{}[\]]/g, '')
    .replace(/\s+of (?:an?|the|each|every|its|that|this) .*$|\s+field$/i, '')
    .trim();
  const detail = (given[2] ?? given[3] ?? given[4] ?? '').replace(/["'`}]/g, '').trim();
  const meta =
    /\b(?:(?:post |user |term |custom )?meta|(?:post |user |term |custom )field)\b(?: (?:key|field|value))?(?: of)?\s+(_?[a-z]\w*)/i.exec(
      `${bare} ${detail}`,
    )?.[1] ?? (/\bmeta\b/i.test(bare) && /^_?[a-z]\w*$/.test(detail) ? detail : undefined);
  const name = bare
    .replace(/\s*\b(?:post |user |term )?meta\b.*$/i, '')
    .replace(/\s+(?:from|in)$/i, '')
    .trim();
  const key = phpName(name === '' ? (meta ?? bare) : name);
  if (meta !== undefined) {
    const cast = /\b(?:int|integer)\b/i.test(detail)
      ? '(int) '
      : /\b(?:float|number)\b/i.test(detail)
        ? '(float) '
        : '';
    return { key, code: raw(`${cast}${metaOf(kind, meta)}`) };
  }
  const lower = bare.toLowerCase();
  const found =
    parts[kind].find(([words]) => words.test(lower)) ??
    parts[kind].find(
      ([words]) =>
        detail !== '' && !/^(?:int|integer|string|float|bool)/.test(detail) && words.test(detail.toLowerCase()),
    );
  if (found === undefined) return null;
  const date =
    /\b(Y-m-d(?:\s?H:i(?::s)?)?|d\.m\.Y|m\/d\/Y|d\/m\/Y|F j, Y|c|DATE_ATOM)\b/.exec(detail || c.text)?.[1] ?? '';
  const iso = /\biso[ -]?8601\b/i.test(c.text) ? 'c' : date.replace('DATE_ATOM', 'c');
  const size = /\b(thumbnail|medium|large|full)\b(?: size)?/.exec(detail || c.instruction.prose)?.[1] ?? 'full';
  return { key, code: raw(found[1].replace('%date%', date === 'c' ? '' : iso).replace('%size%', size)) };
}

/**
 * The enumeration of a text that tells most of an item, such as `id, title and link`; [] where there is none.
 * @param least how many entries it has to have
 */
export function readItem(c: Composer, kind: ItemKind, text: string = c.text, least = 2): ItemPart[] {
  let best: ItemPart[] = [];
  for (const clause of text.split(/[;\n]|\.(?=\s|$)/)) {
    const entries = clause
      .replace(
        /.*?(?:\b(?:each(?: \w+)?|items?|objects?|entries|arrays?|keys?|fields?|returns?|containing|contains?|with|has|have|of)\b:?|→|->|=>|:)\s*(?=[^,]*,)/i,
        (head) => (/[,{]/.test(head) ? head : ''),
      )
      .replace(/[{}]/g, ',')
      .split(/,|\band\b|&|\bplus\b/);
    let run: ItemPart[] = [];
    for (const entry of entries) {
      const part = entry.trim() === '' ? null : entryPart(c, kind, entry);
      if (part !== null && !run.some(({ key }) => key === part.key)) run.push(part);
      else if (entry.trim() !== '' && part === null) {
        if (run.length > best.length) best = run;
        run = [];
      }
    }
    if (run.length > best.length) {
      best = run;
      c.asked.states(
        new RegExp(
          clause
            .trim()
            .slice(0, 30)
            .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
        ),
      );
    }
  }
  return best.length >= least ? best : [];
}

/** One entry of an enumeration; the first one stands at the end of what leads to it. */
function entryPart(c: Composer, kind: ItemKind, entry: string): ItemPart | null {
  const words = entry.trim().split(/\s+/);
  const whole = partOf(c, kind, entry);
  if (whole !== null) return whole;
  if (words.length <= 4) return partOf(c, kind, words.slice(-1).join(' ')) ?? partOf(c, kind, words[0] ?? '');
  const last =
    /\b(?:returns?|returning|outputs?|shows?|showing|contains?|containing|(?<!\b(?:who|that|which)\s)(?:has|have|having)|including|prints?|answers?|with|lists?|listing|printing|of|as|like)\s+(?:the |its |their )?((?:\S+\s)?\S+)$/i.exec(
      entry.trim(),
    )?.[1];
  return last === undefined ? null : (partOf(c, kind, last) ?? partOf(c, kind, last.split(' ').at(-1) ?? ''));
}
