import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';

/** A value that is shown, escaped, with what it needs. */
export interface Shown {
  /** Expression of a text that is safe to print. */
  readonly code: PhpCode;
  /** Of whom or what it tells. */
  readonly of: 'user' | 'site' | 'post';
}

const values: readonly (readonly [RegExp, Shown['of'], string])[] = [
  [/\bavatar\b/i, 'user', 'get_avatar( $user->ID, %size% )'],
  [
    /\bdisplay name\b|\bname of the (?:current |logged[ -]in )?user\b|\buser'?s? (?:display )?name\b|\bgreets?\b/i,
    'user',
    'esc_html( $user->display_name )',
  ],
  [/\bfirst name\b/i, 'user', 'esc_html( $user->first_name )'],
  [
    /\be-?mail(?: address)? of the (?:current |logged[ -]in )?user|\b(?:user'?s|their|his) e-?mail/i,
    'user',
    'esc_html( $user->user_email )',
  ],
  [
    /\blog ?-?out (?:link|url)|\blink to log ?out/i,
    'user',
    "sprintf( '<a href=\"%s\">%s</a>', esc_url( wp_logout_url( %here% ) ), esc_html__( 'Log out' ) )",
  ],
  [
    /\bprofile link\b|\blink to (?:the |their )?profile/i,
    'user',
    "sprintf( '<a href=\"%s\">%s</a>', esc_url( get_edit_profile_url( $user->ID ) ), esc_html__( 'Profile' ) )",
  ],
  [/\bcopyright\b|©/i, 'site', "esc_html( '© ' . %years%wp_date( 'Y' )%name% )"],
  [/\bcurrent year\b|\byear\b/i, 'site', "esc_html( wp_date( 'Y' ) )"],
  [/\b(?:today'?s|current) date\b/i, 'site', 'esc_html( wp_date( %date% ) )'],
  [/\bsite (?:name|title)\b|\bname of the site\b|\bblog ?name\b/i, 'site', "esc_html( get_bloginfo( 'name' ) )"],
  [/\btagline\b|\bsite description\b/i, 'site', "esc_html( get_bloginfo( 'description' ) )"],
  [/\b(?:number|count) of (?:published )?(?:posts|pages|\w+)\b|\bhow many (?:published )?\w+/i, 'site', '%count%'],
  [/\bsearch form\b/i, 'site', "get_search_form( array( 'echo' => false ) )"],
  [/\blogin form\b/i, 'site', "wp_login_form( array( 'echo' => false, 'redirect' => %here% ) )"],
  [
    /\bread(?:ing)? time\b/i,
    'post',
    "esc_html( sprintf( '%format%', max( 1, (int) ceil( str_word_count( wp_strip_all_tags( (string) get_post_field( 'post_content', $post_id ) ) ) / %words% ) ) ) )",
  ],
  [
    /\bword count\b|\bnumber of words\b/i,
    'post',
    "esc_html( number_format_i18n( str_word_count( wp_strip_all_tags( (string) get_post_field( 'post_content', $post_id ) ) ) ) )",
  ],
  [
    /\b(?:last )?(?:modified|updated)(?: date)?\b/i,
    'post',
    'esc_html( (string) get_the_modified_date( %date%, $post_id ) )',
  ],
  [/\btitle of the (?:current )?post|\bpost title\b/i, 'post', 'esc_html( get_the_title( $post_id ) )'],
  [
    /\bauthor(?:'s)?(?: display)? name\b|\bname of the author\b/i,
    'post',
    "esc_html( get_the_author_meta( 'display_name', (int) get_post_field( 'post_author', $post_id ) ) )",
  ],
];

const counts: readonly (readonly [RegExp, string])[] = [
  [/\bcomments?\b/i, 'wp_count_comments()->approved'],
  [/\b(?:users|members)\b/i, "count_users()['total_users']"],
  [/\bpages\b/i, "wp_count_posts( 'page' )->publish"],
];

/** The address of the page that is shown, to come back to. */
const here = 'home_url( add_query_arg( array() ) )';

function fill(c: Composer, code: string, type: string): string {
  const date = /\b(Y-m-d|d\.m\.Y|m\/d\/Y|d\/m\/Y|F j, Y|j F Y|D, d M Y)\b/.exec(c.text)?.[1];
  const since = /©\s*(\d{4})|\b(?:since|from|starting (?:in|year))\s*(\d{4})/.exec(c.text);
  const first = since?.[1] ?? since?.[2];
  const counted = counts.find(([words]) =>
    words.test(/\b(?:number|count) of (?:[a-z]+ )?[a-z]+|how many (?:[a-z]+ )?[a-z]+/i.exec(c.text)?.[0] ?? ''),
  )?.[1];
  return code
    .replaceAll('%here%', c.says(/\bhome ?page\b|\bto the home/) ? 'home_url()' : here)
    .replaceAll('%size%', String(c.amount(/^(?:px|pixels?|size)$/, 96)))
    .replaceAll(
      '%date%',
      date === undefined ? (code.includes('wp_date') ? "get_option( 'date_format' )" : "''") : `'${date}'`,
    )
    .replaceAll('%years%', first === undefined ? '' : `'${first}–' . `)
    .replaceAll(
      '%name%',
      c.says(/site (?:name|title)|name of the site|blog ?name/) ? " . ' ' . get_bloginfo( 'name' )" : '',
    )
    .replaceAll(
      '%format%',
      /["'`][^"'`]*\bN\b[^"'`]*["'`]/
        .exec(c.text)?.[0]
        .slice(1, -1)
        .replace(/<[^>]*>/g, '')
        .replace(/\bN\b/, '%d') ?? '%d min read',
    )
    .replaceAll('%words%', String(c.amount(/^words?$/, 200)))
    .replaceAll('%count%', `esc_html( number_format_i18n( ${counted ?? `wp_count_posts( '${type}' )->publish`} ) )`);
}

/** The values that a text asks to be shown, in the order in which it names them. */
export function shownValues(c: Composer, text: string, type: string): Shown[] {
  const found = values
    .map(([words, of, code]) => ({ at: text.search(words), of, code, words }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const isCopyright = found.some(({ code }) => code.includes('©'));
  const kept = isCopyright ? found.filter(({ code }) => code.includes('©')) : found;
  for (const { words } of kept) c.asked.states(words);
  return kept.map(({ of, code }) => ({ of, code: raw(fill(c, code, type)) }));
}

/** What stands for those who are not logged in, as an expression; null where the prompt says nothing of them. */
export function shownToGuests(c: Composer): PhpCode | null {
  const clause = c.asked.states(
    /[^.;]*\b(?:guests?|visitors?|logged[ -]out|not logged[ -]in|anonymous|otherwise|else)\b[^.;]*/i,
  )?.[0];
  if (clause === undefined) return null;
  if (/\blog ?-?in (?:link|url)|\blink to (?:the )?log ?-?in/i.test(clause)) {
    const label = /["'`“]([^"'`”]+)["'`”]/.exec(clause)?.[1] ?? 'Log in';
    const target = c.says(/current page|same page|back|returns?/) ? here : '';
    return php`sprintf( '<a href="%s">%s</a>', esc_url( wp_login_url( ${raw(target === '' ? "''" : target)} ) ), ${c.escapedText(label)} )`;
  }
  if (/\blogin form\b/i.test(clause)) return raw(`wp_login_form( array( 'echo' => false ) )`);
  const text = /["`“]([^"`”]+)["`”]|'([^'\n]+)'/.exec(clause);
  if (text !== null) return c.escapedText(text[1] ?? text[2] ?? '');
  return /\bnothing\b|\bempty\b/i.test(clause) ? raw("''") : null;
}
