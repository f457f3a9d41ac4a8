import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';

/** Something that happens, with what its hook hands over. */
export interface SiteEvent {
  readonly said: RegExp;
  readonly hook: string;
  readonly params: string;
  readonly args: number;
  /** Expressions of what it is about. */
  readonly subject: { readonly id: string; readonly post?: string; readonly user?: string; readonly comment?: string };
  /** Without this nothing has happened yet. */
  guards?(c: Composer): readonly PhpCode[];
}

const typeGuard = (c: Composer, post: string): PhpCode[] => {
  const type =
    c.asked.states(/\btype\s+[`"']?(\w+)[`"']?\s+only|\bonly (?:for )?(?:the )?(?:post )?type\s+[`"']?(\w+)/i) ??
    c.asked.states(/\bof the (?:post )?type\s+[`"']?(\w+)/i);
  const name =
    type?.[1] ??
    type?.[2] ??
    (c.says(/\bpages?\b/) && !c.says(/\bposts?\b/) ? 'page' : c.says(/\bany (?:post )?type/) ? null : 'post');
  return name === null ? [] : [php`${singular(name)} !== ${raw(post)}->post_type`];
};

/** What can be waited for, the more special first. */
export const siteEvents: readonly SiteEvent[] = [
  {
    said: /\b(?:gets?|is|are|being|has been)\s+published\b|\bpublish(?:es|ing)\b|\bpublication\b/i,
    hook: 'transition_post_status',
    params: 'string $new_status, string $old_status, WP_Post $post',
    args: 3,
    subject: { id: '$post->ID', post: '$post', user: '(int) $post->post_author' },
    guards: (c) => {
      c.asked.states(/\balready published\b/i);
      return [raw("'publish' !== $new_status || 'publish' === $old_status"), ...typeGuard(c, '$post')];
    },
  },
  {
    said: /\b(?:is|gets?|moved to the|goes to the|to)\s+trash(?:ed)?\b/i,
    hook: 'wp_trash_post',
    params: 'int $post_id',
    args: 1,
    subject: { id: '$post_id' },
  },
  {
    said: /\b(?:new )?(?:user|member|customer|account|somebody|someone)s?\b[^.]*\b(?:registers?|signs? up|is created|registration)\b/i,
    hook: 'user_register',
    params: 'int $user_id',
    args: 1,
    subject: { id: '$user_id', user: '$user_id' },
  },
  {
    said: /\b(?:logs? in|signs? in|login)\b/i,
    hook: 'wp_login',
    params: 'string $user_login, WP_User $user',
    args: 2,
    subject: { id: '$user->ID', user: '$user->ID' },
  },
  {
    said: /\bcomments?\b[^.]*\b(?:is|gets?|are)\s+approved\b/i,
    hook: 'comment_unapproved_to_approved',
    params: 'WP_Comment $comment',
    args: 1,
    subject: { id: '(int) $comment->comment_ID', comment: '$comment' },
  },
  {
    said: /\b(?:new )?comments?\b[^.]*\b(?:is|gets?|are)\s+(?:posted|left|written|submitted|added)\b/i,
    hook: 'wp_insert_comment',
    params: 'int $comment_id, WP_Comment $comment',
    args: 2,
    subject: { id: '$comment_id', comment: '$comment' },
  },
  {
    said: /\b(?:file|image|attachment|media\w*)\b[^.]*\b(?:is|gets?|are)\s+(?:uploaded|added)\b|\bon upload\b/i,
    hook: 'add_attachment',
    params: 'int $attachment_id',
    args: 1,
    subject: { id: '$attachment_id' },
  },
  {
    said: /\b(?:is|gets?|are)\s+(?:permanently )?deleted\b/i,
    hook: 'before_delete_post',
    params: 'int $post_id, WP_Post $post',
    args: 2,
    subject: { id: '$post_id', post: '$post' },
    guards: (c) => typeGuard(c, '$post'),
  },
  {
    said: /\b(?:is|gets?|are)\s+saved\b|\bon save\b|\bsaving\b/i,
    hook: 'save_post',
    params: 'int $post_id, WP_Post $post',
    args: 2,
    subject: { id: '$post_id', post: '$post' },
    guards: (c) => [
      raw('wp_is_post_revision( $post_id ) || wp_is_post_autosave( $post_id )'),
      ...typeGuard(c, '$post'),
    ],
  },
];
