import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { type ItemKind, readItem } from '../reading/items.ts';
import { type Given, kindOfList, loopOver } from '../reading/listing.ts';

/** An element with a text that a clause says is shown where there is nothing: `no products: <p class="none">None.</p>`. */
function emptyElement(c: Composer): PhpCode | null {
  const said = c.asked.states(
    /\b(?:no|none|nothing|empty|without)\b[^<>.;\n]{0,60}(<(p|div|span|li|em)\b[^<>]*>)([^<>]*[a-z][^<>]*)<\/\2>/i,
  );
  if (said === null) return null;
  return php`${said[1] ?? ''} . ${c.escapedText((said[3] ?? '').trim())} . ${`</${said[2] ?? 'p'}>`}`;
}

/** The text that is shown where a list is empty, as markup; null where the prompt names none. */
export function emptyText(c: Composer): PhpCode | null {
  const element = emptyElement(c);
  if (element !== null) return element;
  const clause = c.text
    .split(/[;\n]|(?<=[.!?]["'`]?)\s+(?=[A-Z])/)
    .find(
      (one) =>
        /\b(?:no posts|none|nothing|no results|empty|there are no|no (?:entries|items|events|matches|matching))\b/i.test(
          one,
        ) && /["'`“][^"'`”]+["'`”]/.test(one),
    );
  const text = /["`“]([^"`”]*[A-Za-z][^"`”]*)["`”]|'([^'\n]+)'/.exec(clause ?? '');
  const said = text?.[1] ?? text?.[2];
  if (clause === undefined || said === undefined) return null;
  c.asked.states(new RegExp(said.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const inner = /^<(\w+)[^>]*>(.*)<\/\1>$/.exec(said);
  if (inner !== null)
    return php`${said.slice(0, said.indexOf('>') + 1)} . ${c.escapedText(inner[2] ?? '')} . ${`</${inner[1]}>`}`;
  const tag = /<(p|div|span|li|em)\b[^>]*>/.exec(clause)?.[0] ?? '<p>';
  return php`${tag} . ${c.escapedText(said)} . ${`</${/\w+/.exec(tag)?.[0] ?? 'p'}>`}`;
}

/** What one item of a list shows, as a statement that adds to `$html`. */
function row(c: Composer, kind: ItemKind): PhpCode {
  const parts = readItem(c, kind, c.text, 2);
  const has = (key: RegExp) => parts.find((part) => key.test(part.key));
  const links = c.asked.states(/\blink(?:s|ed|ing)?\b|<a\b/i) !== null || parts.length === 0;
  const title: Readonly<Record<ItemKind, string>> = {
    post: 'get_the_title( $post )',
    user: '$user->display_name',
    term: '$term->name',
    comment: 'get_comment_excerpt( $comment )',
    site: "get_blog_option( (int) $site->blog_id, 'blogname' )",
  };
  const url: Readonly<Record<ItemKind, string>> = {
    post: 'get_permalink( $post )',
    user: 'get_author_posts_url( $user->ID )',
    term: 'get_term_link( $term )',
    comment: 'get_comment_link( $comment )',
    site: 'get_home_url( (int) $site->blog_id )',
  };
  const values: string[] = [];
  let format = '';
  if (
    kind === 'post' &&
    (has(/thumbnail|image/) !== undefined || c.asked.states(/\b(?:thumbnails?|featured images?)\b/i) !== null)
  ) {
    const size = /\b(thumbnail|medium|large)\b size/.exec(c.instruction.prose)?.[1] ?? 'thumbnail';
    format += '%s';
    values.push(`get_the_post_thumbnail( $post, '${size}' )`);
  }
  format += links ? '<a href="%s">%s</a>' : '%s';
  if (links) values.push(`esc_url( ${url[kind]} )`);
  values.push(`esc_html( ${title[kind]} )`);
  const date =
    has(/date/) ??
    (kind === 'post' &&
    c.asked.states(/\b(?:publication |publish(?:ed)? )?dates?\b(?! archive)/i) !== null &&
    !/\bby date\b/.test(c.instruction.prose)
      ? { key: 'date', code: raw("get_the_date( '', $post )") }
      : undefined);
  if (date !== undefined) {
    format += ' <time>%s</time>';
    values.push(`esc_html( ${date.code.text} )`);
  }
  const excerpt = has(/excerpt/);
  if (excerpt !== undefined) {
    format += '<p>%s</p>';
    values.push(`esc_html( ${excerpt.code.text} )`);
  }
  const others = parts.filter(
    ({ key }) => !/title|name|link|url|permalink|date|excerpt|thumbnail|image|^id$/.test(key),
  );
  for (const { code } of others) {
    format += ' <span>%s</span>';
    values.push(`esc_html( (string) ${code.text} )`);
  }
  const number = c.asked.states(/\b(?:number of (?:its |their )?posts|post count|in (?:brackets|parentheses))\b/i);
  if (number !== null && (kind === 'term' || kind === 'user') && others.length === 0) {
    format += ' (%d)';
    values.push(kind === 'term' ? '$term->count' : 'count_user_posts( $user->ID )');
  }
  return php`$html .= sprintf( ${`<li>${format}</li>`}, ${raw(values.join(', '))} );`;
}

/** Whether a prompt wants a list of posts, users or terms shown. */
export const wantsList = (c: Composer): boolean =>
  c.says(/\b(?:posts|pages|articles|entries|products|events|users|authors|categories|tags|comments|sites)\b/) &&
  c.says(/\b(?:recent|latest|newest|lists?|titles|links to|<ul|<ol|upcoming|popular|related)\b|<[uo]l/) &&
  !c.says(/\b(?:number of|how many|count of)\b(?! (?:posts|items) (?:to|shown))/);

/** The statements that build a list into `$html`, which starts empty, and leave the function where there is nothing to show. */
export function listMarkup(c: Composer, given: readonly Given[]): PhpCode {
  const kind = kindOfList(c.text);
  const spelled = /<(ul|ol)((?:\s[^<>]*)?)>/i.exec(c.text);
  const named = c.asked.states(/\b(?:class|list with the class)\s+["'`]([\w -]+)["'`]/i)?.[1];
  const tag =
    spelled?.[1]?.toLowerCase() ?? (c.says(/\bordered list\b|numbered list/) && !c.says(/unordered/) ? 'ol' : 'ul');
  const open = spelled?.[2]?.trim()
    ? `<${tag}${spelled[2]}>`
    : named === undefined
      ? `<${tag}>`
      : `<${tag} class="${named}">`;
  const empty = emptyText(c);
  if (spelled !== null) c.asked.states(/<[uo]l/i);
  const body = row(c, kind);
  return php`
    $html = '';
    ${loopOver(c, kind, given, body, 5)}
    if ( '' === $html ) {
      return ${empty ?? raw("''")};
    }
    $html = ${open} . $html . ${`</${tag}>`};
  `;
}
