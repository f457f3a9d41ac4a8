import { phpString } from '../../../writers/php.ts';

/** What code at a hook has at hand, as expressions of PHP. */
export interface Scene {
  /** ID of the post that it is about. */
  readonly post?: string;
  /** ID of the user that it is about; without one the current user is meant. */
  readonly user?: string;
  /** A `WP_User`. */
  readonly account?: string;
  /** A `WP_Comment`. */
  readonly comment?: string;
  /** ID of the term. */
  readonly term?: string;
  readonly taxonomy?: string;
  /** The status that a post has now, where it is no longer or not yet that of the post itself. */
  readonly status?: string;
  /** Who fits the conditions is refused: "users with … must not log in" denies none of them. */
  readonly isRefused?: boolean;
  /** Runs while the site is shown to visitors, so that where they are can be asked. */
  readonly isView?: boolean;
  /** The post type, where no post is at hand. */
  readonly postType?: string;
  /** The post is a product. */
  readonly isProduct?: boolean;
  /** The query that is changed. */
  readonly query?: string;
  /** A file that is uploaded: its type. */
  readonly fileType?: string;
  /** Its size in bytes. */
  readonly fileSize?: string;
}

/** The user that something is about. */
export const userOf = ({ user, account, post }: Scene): string =>
  user ?? (account === undefined ? (post === undefined ? 'get_current_user_id()' : authorOf(post)) : `${account}->ID`);

export const authorOf = (post: string): string =>
  post === '$post->ID' ? '(int) $post->post_author' : `(int) get_post_field( 'post_author', ${post} )`;

/** A field of the user that something is about. */
export function userField(scene: Scene, field: string): string {
  if (scene.account !== undefined && field !== 'first_name') return `${scene.account}->${field}`;
  if (scene.comment !== undefined && scene.user === undefined && scene.post === undefined)
    return field === 'user_email' ? `${scene.comment}->comment_author_email` : `${scene.comment}->comment_author`;
  if (scene.user === undefined && scene.post === undefined) return `wp_get_current_user()->${field}`;
  return `get_the_author_meta( ${phpString(field)}, ${userOf(scene)} )`;
}

/** A field of the post. */
export function postField(scene: Scene, field: string): string {
  const post = scene.post ?? 'get_the_ID()';
  return post === '$post->ID' ? `$post->${field}` : `get_post_field( ${phpString(field)}, ${post} )`;
}

/** The opposite of a condition. */
export function opposite(test: string): string {
  const isOne = !/ (?:&&|\|\|) /.test(test);
  if (/^! [^ ]/.test(test) && isOne && !/ (?:===|!==|<|>) /.test(test)) return test.slice(2);
  if (isOne && test.includes(' === ')) return test.replace(' === ', ' !== ');
  if (isOne && test.includes(' !== ')) return test.replace(' !== ', ' === ');
  if (isOne && / (?:>=|<=|>|<) /.test(test))
    return test.replace(
      / (>=|<=|>|<) /,
      (_all, sign: string) => ({ '>': ' <= ', '<': ' >= ', '>=': ' < ', '<=': ' > ' })[sign] ?? sign,
    );
  return isOne ? `! ${test}` : `! ( ${test} )`;
}

/** Conditions that must all hold, as the test of an early return. */
export const noneOf = (tests: readonly string[]): string =>
  tests
    .map((test) => (/ && /.test(opposite(test)) && tests.length > 1 ? `( ${opposite(test)} )` : opposite(test)))
    .join(' || ');

/** Conditions that must all hold. */
export const allOf = (tests: readonly string[]): string =>
  tests.map((test) => (/ \|\| /.test(test) && tests.length > 1 ? `( ${test} )` : test)).join(' && ');
