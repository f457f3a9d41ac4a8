import { phpString } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import { type Phrase, type Reading, secondsOf, span } from './reading.ts';
import { authorOf, postField, type Scene, userField, userOf } from './scene.ts';

const q = phpString;

/** Something that a prompt describes rather than states, as an expression of PHP; null where it is not at hand. */
interface Value {
  readonly said: string;
  expression(scene: Scene, groups: readonly (string | undefined)[]): string | null;
}

const ofPost = (write: (scene: Scene, post: string) => string) => (scene: Scene) =>
  scene.post === undefined ? null : write(scene, scene.post);
const ofComment = (field: string) => (scene: Scene) =>
  scene.comment === undefined ? null : `${scene.comment}->${field}`;

const it = '(?:the |its |their |his |her |a |an |that )?';

/** What can be described, the more special first. */
const values: readonly Value[] = [
  { said: `${it}number of (?:database )?quer(?:y|ies)`, expression: () => 'get_num_queries()' },
  {
    said: `${it}number of (?:pending|unapproved|held) comments|pending comments(?: count)?`,
    expression: () => `(int) wp_count_comments()->moderated`,
  },
  {
    said: `${it}number of (?:approved )?comments(?: it has| of the post| on it)?|comment count`,
    expression: ofPost((_s, post) => `(int) get_comments_number( ${post} )`),
  },
  {
    said: `${it}(?:number|count) of words(?: (?:of|in) (?:its|the) content)?|${it}word count|how many words it has`,
    expression: ofPost((scene) => `str_word_count( wp_strip_all_tags( ${postField(scene, 'post_content')} ) )`),
  },
  {
    said: `${it}(?:reading time|minutes of reading|estimated reading time)(?: in minutes)?`,
    expression: ofPost(
      (scene) =>
        `max( 1, (int) ceil( str_word_count( wp_strip_all_tags( ${postField(scene, 'post_content')} ) ) / 200 ) )`,
    ),
  },
  { said: `${it}number of published posts`, expression: () => `(int) wp_count_posts()->publish` },
  { said: `${it}number of users`, expression: () => `(int) count_users()['total_users']` },
  {
    said: `${it}id of (?:the )?(?:current|logged[ -]in|acting) user|current user(?:'s)? id|who (?:did it|created it)`,
    expression: () => 'get_current_user_id()',
  },
  {
    said: `${it}(?:current |logged[ -]in )?(?:user'?s? )?(?:ip|ip address|remote address)\\b`,
    expression: () => `sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) )`,
  },
  {
    said: `${it}(?:current )?(?:time|date|date and time|datetime) (?:in |as |\\()?(?:mysql|datetime)(?: format)?,? ?(?:in )?(?:utc|gmt)\\)?|${it}(?:utc|gmt) (?:time|date)(?: in mysql format)?|(?:current )?mysql time in (?:utc|gmt)`,
    expression: () => `current_time( 'mysql', true )`,
  },
  {
    said: `${it}(?:current )?(?:mysql (?:time|date|datetime)|(?:time|date|date and time|datetime)[ ,(]*(?:in |as )?(?:a )?(?:mysql|y-m-d h:i:s)(?: format)?\\)?)`,
    expression: () => `current_time( 'mysql' )`,
  },
  { said: `${it}(?:current |unix |present )*(?:timestamp|unix time)|time\\(\\)`, expression: () => 'time()' },
  { said: `${it}(?:today's date|current date|date of today|today)\\b`, expression: () => `current_time( 'Y-m-d' )` },
  { said: `${it}(?:current )?(?:time|date and time|moment|now)\\b(?! ?zone)`, expression: () => 'time()' },
  {
    said: `${it}link to the comment|comment(?:'s)? (?:link|url|permalink)`,
    expression: (scene) => (scene.comment === undefined ? null : `get_comment_link( ${scene.comment} )`),
  },
  {
    said: `${it}(?:edit link|link to edit(?: it| the post)?)`,
    expression: ofPost((_s, post) => `get_edit_post_link( ${post}, 'raw' )`),
  },
  {
    said: `${it}(?:post(?:'s)? |page(?:'s)? )?(?:permalink|url|link)(?: (?:to|of) (?:it|the (?:post|page|article|product)))?`,
    expression: ofPost((_s, post) => `get_permalink( ${post} )`),
  },
  {
    said: `${it}(?:post(?:'s)? |page(?:'s)? )?title(?: of (?:it|the (?:post|page|article)))?`,
    expression: ofPost((_s, post) => `get_the_title( ${post} )`),
  },
  {
    said: `${it}(?:post(?:'s)? )?excerpt(?: of (?:it|the post))?`,
    expression: ofPost((_s, post) => `get_the_excerpt( ${post} )`),
  },
  { said: `${it}post(?:'s)? id|${it}id of (?:it|the (?:post|page))`, expression: ofPost((_s, post) => post) },
  {
    said: `${it}comment(?:er|ers|'s)?(?:'s)? (?:author|name|author's name|author name)|(?:name of )?the commenter(?:'s name)?`,
    expression: ofComment('comment_author'),
  },
  {
    said: `${it}(?:comment(?:'s)? )(?:text|content|body)|text of the comment`,
    expression: ofComment('comment_content'),
  },
  {
    said: `${it}(?:post(?:'s)? )?author(?:'s)? (?:display )?name|name of (?:the|its) author`,
    expression: (scene) =>
      scene.post === undefined ? null : `get_the_author_meta( 'display_name', ${authorOf(scene.post)} )`,
  },
  {
    said: `${it}(?:author|author's) id|id of (?:the|its) author`,
    expression: (scene) => (scene.post === undefined ? null : authorOf(scene.post)),
  },
  {
    said: `${it}(?:user'?s? |new user'?s? |member'?s? )?(?:login(?: name)?|user ?name|user_login)`,
    expression: (scene) => userField(scene, 'user_login'),
  },
  {
    said: `${it}(?:user'?s? |new user'?s? |member'?s? )?(?:display ?name|display_name|full name)`,
    expression: (scene) => userField(scene, 'display_name'),
  },
  {
    said: `${it}(?:user'?s? )?first ?name|first_name`,
    expression: (scene) => `get_user_meta( ${userOf(scene)}, 'first_name', true )`,
  },
  {
    said: `${it}(?:user'?s? |new user'?s? |member'?s? )(?:e-?mail(?: address)?|user_email)|user_email`,
    expression: (scene) => userField(scene, 'user_email'),
  },
  { said: `${it}(?:user'?s? )id|${it}id of (?:the|that) (?:user|member)`, expression: (scene) => userOf(scene) },
  {
    said: `${it}(?:name of the site|site ?name|site title|blog ?name|blog title|site'?s name)`,
    expression: () => `wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES )`,
  },
  { said: `${it}(?:site|home|blog)(?:'s)? ?url|address of the site`, expression: () => 'home_url()' },
  { said: `${it}(?:current )?year\\b`, expression: () => `wp_date( 'Y' )` },
];

/** What a placeholder stands for: `{post title}`, `%login%`, `[site name]`. */
export function placeholder(name: string, scene: Scene): string | null {
  const words = name.toLowerCase().replace(/[_-]/g, ' ').trim();
  const short: Readonly<Record<string, string | null>> = {
    login: userField(scene, 'user_login'),
    username: userField(scene, 'user_login'),
    'user login': userField(scene, 'user_login'),
    user: userField(scene, 'display_name'),
    name:
      scene.post !== undefined && scene.user === undefined
        ? `get_the_title( ${scene.post} )`
        : userField(scene, 'display_name'),
    'display name': userField(scene, 'display_name'),
    'user name': userField(scene, 'display_name'),
    email: userField(scene, 'user_email'),
    'e mail': userField(scene, 'user_email'),
    id: scene.post ?? scene.term ?? userOf(scene),
    'user id': userOf(scene),
    'term id': scene.term ?? null,
    author:
      scene.comment !== undefined
        ? `${scene.comment}->comment_author`
        : scene.post === undefined
          ? null
          : `get_the_author_meta( 'display_name', ${authorOf(scene.post)} )`,
    site: `wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES )`,
    'site title': `wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES )`,
    blogname: `wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES )`,
    post: scene.post === undefined ? null : `get_the_title( ${scene.post} )`,
    date: `wp_date( get_option( 'date_format' ) )`,
    status: scene.status ?? null,
  };
  if (Object.hasOwn(short, words)) return short[words] ?? null;
  for (const { said, expression } of values)
    if (new RegExp(`^(?:${said})$`, 'i').test(words)) {
      const written = expression(scene, []);
      if (written !== null) return written;
    }
  return null;
}

/** Dates in a format that the prompt names. */
const formatted =
  "(?:the |its |a )?(?:current |registration |today's |publication |login |log-in )*(?:date|time|date and time)(?: of registration)?,? ?(?:\\(|in the format |in |as |formatted as )+(?:·+|[YymdHisjnDMF][YymdHis:/. -]*[YymdHis])\\)?";

const placeholders = /\{\{?\s*([a-z][\w -]*?)\s*\}\}?|%([a-z][a-z_ ]*[a-z])%|\[([a-z][\w -]*)\]|<([a-z][\w ]+)>/gi;

/**
 * A text with its placeholders filled in, as an expression of PHP.
 * @param isForPeople whether it is translated, where the prompt names a text domain
 */
export function textOf(text: string, scene: Scene, c: Composer, isForPeople = true): string {
  const filled: string[] = [];
  const format = text.replace(/%(?![a-z_ ]+%)/g, '%%').replace(placeholders, (all, ...names: unknown[]) => {
    const name = names.slice(0, 4).find((one) => typeof one === 'string') as string;
    const expression = placeholder(name, scene);
    if (expression === null) return all;
    filled.push(expression);
    return '%s';
  });
  const written = (said: string) => (isForPeople ? c.label(said).text : q(said));
  if (filled.length === 0) return written(text);
  if (format === '%s') return filled[0] ?? q('');
  if (!isForPeople && format.endsWith('%s') && filled.length === 1)
    return `${q(format.slice(0, -2).replace(/%%/g, '%'))} . ${filled[0]}`;
  let at = 0;
  const numbered = filled.length === 1 ? format : format.replace(/%s/g, () => `%${++at}$s`);
  return `sprintf( ${written(numbered)}, ${filled.join(', ')} )`;
}

/** A value that phrases state or describe; null where they do neither. What they say counts as read. */
export function describedIn(r: Reading, scene: Scene, within: readonly Phrase[]): string | null {
  const dated = r.find(formatted, within);
  const format =
    dated === null ? undefined : /[("'`\s]([YymdHisjnDMF]+(?:[:/. -]+[YymdHisjnDMF]+)+)["'`)]*$/.exec(dated.text)?.[1];
  if (dated !== null && format !== undefined && /[YHd]/.test(format)) {
    r.mark(dated);
    return `current_time( ${q(format)} )`;
  }
  for (const { said, expression } of values) {
    const found = r.find(said, within);
    const written = found === null ? null : expression(scene, found.groups);
    if (found === null || written === null) continue;
    r.mark(found);
    return written;
  }
  const later = r.take(`(?:in )?${span} (?:from now|later|ahead)|now plus ${span}`, within);
  if (later !== null) {
    const [amount, unit = 'day', second, secondUnit] = later.groups;
    return `time() + ${secondsOf(amount ?? second, secondUnit ?? unit)}`;
  }
  return null;
}

/** All that phrases describe, in their order. */
export function allDescribedIn(r: Reading, scene: Scene, within: readonly Phrase[]): string[] {
  const found: { at: number; written: string }[] = [];
  for (const { said, expression } of values)
    for (let match = r.find(said, within); match !== null; match = r.find(said, within)) {
      const written = expression(scene, match.groups);
      if (written === null) break;
      r.mark(match);
      found.push({ at: match.from, written });
    }
  return [...new Set(found.sort((one, other) => one.at - other.at).map(({ written }) => written))];
}

/** A literal of the prompt in PHP: numbers and booleans as such. */
export function literalOf(said: string): string {
  if (/^-?\d+(?:\.\d+)?$/.test(said) || /^(?:true|false)$/.test(said)) return said;
  if (/^(?:an )?empty (?:array|list)$/i.test(said)) return 'array()';
  return q(said);
}
