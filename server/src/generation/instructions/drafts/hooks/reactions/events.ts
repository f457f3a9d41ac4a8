// Longer than 300 lines: a table of what can be waited for.

import { phpString } from '../../../../writers/php.ts';
import { singular } from '../../../naming.ts';
import type { Found } from '../reading.ts';
import type { Scene } from '../scene.ts';

const q = phpString;

/** What happens, with the hook that tells of it. */
export interface HookEvent {
  readonly hook: string;
  readonly params: string;
  readonly args: number;
  readonly scene: Scene;
  /** Without these it has not happened. */
  readonly guards?: readonly string[];
  /** The value of a filter, which is returned in the end. */
  readonly passes?: string;
  /** Its word for what it is about: "a product", "one". */
  readonly noun?: string;
  /** Statements before everything else. */
  readonly before?: string;
  /** Further hooks of the same function. */
  readonly also?: readonly { readonly hook: string; readonly args?: number }[];
}

interface EventKind {
  readonly said: string;
  /** @param noun what an event before it was about, for "when one is deleted" */
  event(groups: readonly (string | undefined)[], noun: string, found: Found): HookEvent | null;
}

const postNoun =
  "(?:an? |the |any |every |new |some |my |our |his |her |their |your |its )*(?:published |scheduled )?(posts?|pages?|articles?|products?|attachments?|one|it|(?!comment|user|term|category|tag|option|order|member|plugin|theme|file|image|customer|somebody|someone|account|it's|there|that|this|which|option)[a-z]+(?:_[a-z]+)?|·+)(?: (?:post\\b|of any (?:post )?type|\\(any (?:post )?type\\)|\\(?(?:of )?(?:the )?(?:custom )?(?:post )?type:? <name>(?: only)?\\)?))?";
const is =
  "(?:is|gets?|was|has been|becomes?|are|'s|being|goes|got)(?: (?:first|newly|finally|permanently|just|manually))?";

/** The type of posts that words name; null for any. */
function typeOf(noun: string | undefined, named: string | undefined, fallback: string): string | null {
  if (named !== undefined) return singular(named.toLowerCase());
  const word = singular((noun ?? fallback).toLowerCase().replace(/["'`]/g, ''));
  if (/^(?:one|it|article)$/.test(word)) return /^(?:post|page)$/.test(fallback) ? fallback : 'post';
  return /^(?:content|anything|something|entry)$/.test(word) ? null : word;
}

const typeGuard = (type: string | null, expression = '$post->post_type'): string[] =>
  type === null ? [] : [`${q(type)} === ${expression}`];

const transitions = (from: string | null, to: string | null, type: string | null): HookEvent => ({
  hook: 'transition_post_status',
  params: 'string $new_status, string $old_status, WP_Post $post',
  args: 3,
  scene: { post: '$post->ID', status: '$new_status' },
  guards: [
    ...(to === null ? ['$new_status !== $old_status'] : [`${q(to)} === $new_status`]),
    ...(from === null ? (to === null ? [] : [`${q(to)} !== $old_status`]) : [`${q(from)} === $old_status`]),
    ...typeGuard(type),
  ],
  noun: type ?? 'post',
});

const status = (word: string | undefined): string =>
  (word ?? 'publish')
    .toLowerCase()
    .replace(/^published$/, 'publish')
    .replace(/^trashed$/, 'trash')
    .replace(/^scheduled$/, 'future')
    .replace(/["'`]/g, '');
const statuses = '(drafts?|pending|publish(?:ed)?|private|scheduled|future|trash(?:ed)?|·+)';

const ofUser = (hook: string): HookEvent => ({
  hook,
  params: 'int $user_id',
  args: 1,
  scene: { user: '$user_id' },
  noun: 'user',
});
const ofPost = (hook: string): HookEvent => ({
  hook,
  params: 'int $post_id',
  args: 1,
  scene: { post: '$post_id' },
  noun: 'post',
});
const ofComment = (hook: string, second: string): HookEvent => ({
  hook,
  params: `int $comment_id, ${second}`,
  args: 2,
  scene: { comment: 'get_comment( $comment_id )' },
  noun: 'comment',
});

/** Hooks that prompts name in place of what happens. */
const namedEvents: Readonly<Record<string, HookEvent>> = {
  wp_login: {
    hook: 'wp_login',
    params: 'string $user_login, WP_User $user',
    args: 2,
    scene: { account: '$user', user: '$user->ID' },
    noun: 'user',
  },
  wp_login_failed: { hook: 'wp_login_failed', params: 'string $username', args: 1, scene: {}, noun: 'user' },
  user_register: ofUser('user_register'),
  wp_logout: ofUser('wp_logout'),
  profile_update: ofUser('profile_update'),
  add_attachment: ofPost('add_attachment'),
  before_delete_post: ofPost('before_delete_post'),
  wp_trash_post: ofPost('wp_trash_post'),
  comment_post: ofComment('comment_post', '$approved'),
  wp_insert_comment: ofComment('wp_insert_comment', 'WP_Comment $comment'),
  after_switch_theme: { hook: 'after_switch_theme', params: '', args: 0, scene: {} },
};

/** What can be waited for, the more special first. */
export const eventKinds: readonly EventKind[] = [
  {
    said: `${postNoun}(?:'s status)? (?:goes|changes|moves|transitions|switches|is changed|is moved|turns) from ${statuses}(?: status| review)? to ${statuses}(?: status)?|status (?:of ${postNoun} )?(?:goes|changes) from ${statuses} to ${statuses}`,
    event: ([noun, named, from, to, noun2, named2, from2, to2]) =>
      transitions(
        status(from ?? from2).replace(/^drafts$/, 'draft'),
        status(to ?? to2),
        typeOf(noun ?? noun2, named ?? named2, 'post'),
      ),
  },
  {
    said: `${postNoun} (?:goes from publish(?:ed)? to|is unpublished|gets unpublished|stops being published)(?: anything else)?`,
    event: ([noun, named]) => ({
      ...transitions('publish', null, typeOf(noun, named, 'post')),
      guards: [`'publish' === $old_status`, `'publish' !== $new_status`, ...typeGuard(typeOf(noun, named, 'post'))],
    }),
  },
  {
    said: `${postNoun} ${is} (?:sent to |submitted for |put (?:in)?to |set to )?(?:pending(?: review)?|review)`,
    event: ([noun, named]) => transitions(null, 'pending', typeOf(noun, named, 'post')),
  },
  {
    said: `${postNoun} (?:${is} (?:published(?: for the first time)?|live)|goes live)|(?:on |upon )?(?:publishing|publication) (?:of )?${postNoun}|(?:on|upon) publish(?:ing)?\\b`,
    event: ([noun, named, noun2, named2]) =>
      transitions(null, 'publish', typeOf(noun ?? noun2, named ?? named2, 'post')),
  },
  {
    said: `${postNoun} ${is} (?:moved to (?:the )?trash|trashed|put in(?:to)? the trash)|trashing ${postNoun}|${postNoun} goes to the trash`,
    event: ([noun, named]) => ({
      hook: 'wp_trash_post',
      params: 'int $post_id',
      args: 1,
      scene: { post: '$post_id' },
      guards: typeGuard(typeOf(noun, named, 'post'), 'get_post_type( $post_id )'),
      noun: 'post',
    }),
  },
  {
    said: '(?:an? |the |any |new )*(?:comment|review)s? (?:is|gets?|was|has been|becomes) approved|approv(?:al|ing) (?:of )?(?:a )?comments?|(?:on|when) (?:a )?comment approval',
    event: () => ({
      hook: 'transition_comment_status',
      params: 'string $new_status, string $old_status, WP_Comment $comment',
      args: 3,
      scene: { comment: '$comment', post: '(int) $comment->comment_post_ID' },
      guards: [`'approved' === $new_status`, `'approved' !== $old_status`],
      noun: 'comment',
    }),
  },
  {
    said: '(?:an? |the |any |new )*comments? (?:is|gets?|was|has been) (?:marked as |flagged as |set to )?spam(?:med)?',
    event: () => ({
      hook: 'spammed_comment',
      params: 'string $comment_id, WP_Comment $comment',
      args: 2,
      scene: { comment: '$comment', post: '(int) $comment->comment_post_ID' },
      noun: 'comment',
    }),
  },
  {
    said: '(?:an? |the |any |new )*comments? (?:(?:is|gets?|was|has been|comes?) (?:posted|left|written|submitted|added|made|created|in)|arrives)|someone (?:comments|leaves a comment|posts a comment)|(?:on|for) (?:every|each|a|any) new comments?',
    event: () => ({
      hook: 'wp_insert_comment',
      params: 'int $comment_id, WP_Comment $comment',
      args: 2,
      scene: { comment: '$comment', post: '(int) $comment->comment_post_ID' },
      noun: 'comment',
    }),
  },
  {
    said: '(?:an? |the |any |new |some)*(?:users?|members?|customers?|people|someone|somebody|visitors?|accounts?) (?:registers?|signs? up|(?:is|gets?|was|has been) (?:created|registered|added))|(?:on|after|upon) (?:user )?registration|new user registration',
    event: () => ({
      hook: 'user_register',
      params: 'int $user_id',
      args: 1,
      scene: { user: '$user_id' },
      noun: 'user',
    }),
  },
  {
    said: '(?:failed log-?ins?|log-?in (?:attempt )?fails|(?:failed|wrong) log-?in attempts?|someone fails to log in)',
    event: () => ({ hook: 'wp_login_failed', params: 'string $username', args: 1, scene: {}, noun: 'user' }),
  },
  {
    said: '(?:an? |the |any |every |some)*(?:users?|members?|customers?|people|someone|somebody|administrators?|editors?|subscribers?)? ?(?:logs? out|signs? out)|(?:on|after|upon) log-?out',
    event: () => ({ hook: 'wp_logout', params: 'int $user_id', args: 1, scene: { user: '$user_id' }, noun: 'user' }),
  },
  {
    said: '(?:an? |the |any |every |some)*(?:users?|members?|customers?|people|someone|somebody)? ?(?:logs? ?in|signs? in)\\b|(?:on|after|upon|at|every|each|track) (?:every |each |successful |user )?log-?ins?\\b',
    event: () => ({
      hook: 'wp_login',
      params: 'string $user_login, WP_User $user',
      args: 2,
      scene: { account: '$user', user: '$user->ID' },
      noun: 'user',
    }),
  },
  {
    said: "(?:an? |the |any )*user(?:'s)? role (?:is changed|changes|gets changed|was changed)",
    event: () => ({
      hook: 'set_user_role',
      params: 'int $user_id, string $role, array $old_roles',
      args: 3,
      scene: { user: '$user_id' },
      noun: 'user',
    }),
  },
  {
    said: "(?:an? |the |any )*(?:user(?:'s)? )?(?:profile|user) (?:is|gets?|was|has been) (?:updated|saved|changed)|(?:on )?profile updates?",
    event: () => ({
      hook: 'profile_update',
      params: 'int $user_id, WP_User $old_user',
      args: 2,
      scene: { user: '$user_id' },
      noun: 'user',
    }),
  },
  {
    said: '(?:an? |the |any )*(?:users?|members?|accounts?) (?:is|gets?|was|has been|are) (?:deleted|removed)|(?:on )?user deletion',
    event: () => ({ hook: 'delete_user', params: 'int $user_id', args: 1, scene: { user: '$user_id' }, noun: 'user' }),
  },
  {
    said: "(?:an? |the |any |user'?s? |their )*password (?:is|gets?|was|has been) (?:reset|changed)|(?:user )?resets? (?:their|the|his|a) password|(?:on|after) (?:a )?password reset",
    event: () => ({
      hook: 'after_password_reset',
      params: 'WP_User $user',
      args: 1,
      scene: { account: '$user', user: '$user->ID' },
      noun: 'user',
    }),
  },
  {
    said: '(?:an? |the |any |new )*(category|tag|term|one|product category)(?: (?:in|of) (?:the )?(?:taxonomy )?<name>)? (?:is|gets?|was|has been) (created|added|edited|updated|changed|saved|deleted|removed)',
    event([noun = 'term', taxonomy, verb = 'created'], last) {
      const word = (/^one$/i.test(noun) ? last : noun).toLowerCase();
      if (!/^(?:category|tag|term|product category)$/.test(word)) return null;
      const name = taxonomy ?? { category: 'category', tag: 'post_tag', 'product category': 'product_cat' }[word];
      const kind = /delet|remov/.test(verb) ? 'delete' : /creat|add/.test(verb) ? 'created' : 'edited';
      return name === undefined
        ? {
            hook: `${kind}_term`,
            params: 'int $term_id, int $tt_id, string $taxonomy',
            args: 3,
            scene: { term: '$term_id', taxonomy: '$taxonomy' },
            noun: word,
          }
        : {
            hook: `${kind}_${name}`,
            params: 'int $term_id',
            args: 1,
            scene: { term: '$term_id', taxonomy: q(name) },
            noun: word,
          };
    },
  },
  {
    said: '(?:the )?option <name> (?:changes|(?:is|gets?|was|has been) (?:changed|updated|saved|modified))|(?:on|after|upon) (?:every )?(?:updates?|changes?|saving) (?:of|to) (?:the )?option <name>|someone changes (?:the )?option <name>|updat(?:e|ing) (?:the )?option <name>',
    event: (groups) => ({
      hook: `update_option_${groups.find((one) => one !== undefined) ?? ''}`,
      params: '$old_value, $value',
      args: 2,
      scene: {},
      noun: 'option',
    }),
  },
  {
    said: '(?:an? |the |any |new |every )*(files?|images?|attachments?|media(?: files?| items?)?|pdfs?) (?:is|gets?|was|has been|are) (?:uploaded|added)(?: to the media library)?|(?:on|after|upon) (?:every )?(?:file |image |media )?uploads?\\b',
    event: ([noun]) => ({
      hook: 'add_attachment',
      params: 'int $attachment_id',
      args: 1,
      scene: { post: '$attachment_id' },
      noun: 'attachment',
      ...(noun !== undefined && /^image/i.test(noun)
        ? { guards: ['wp_attachment_is_image( $attachment_id )'] }
        : noun !== undefined && /^pdf/i.test(noun)
          ? { guards: [`'application/pdf' === get_post_mime_type( $attachment_id )`] }
          : {}),
    }),
  },
  {
    said: '(?:an? |the |any )*(?:media|attachments?|files?|images?) (?:is|gets?|was|has been|are) deleted',
    event: () => ({
      hook: 'delete_attachment',
      params: 'int $attachment_id',
      args: 1,
      scene: { post: '$attachment_id' },
      noun: 'attachment',
    }),
  },
  {
    said: '(?:the )?theme (?:is|gets?|was) (?:switched|changed|activated)|(?:on|after) theme (?:switch|activation)|switch(?:ing)? (?:the )?themes?',
    event: () => ({ hook: 'after_switch_theme', params: 'string $old_name', args: 1, scene: {}, noun: 'theme' }),
  },
  {
    said: '(?:an? |any |another )+plugin (?:is|gets?|was) (activated|deactivated)',
    event: ([verb = 'activated']) => ({
      hook: `${verb}_plugin`,
      params: 'string $plugin',
      args: 1,
      scene: {},
      noun: 'plugin',
    }),
  },
  {
    said: '(?:an? |the |any )*(?:woocommerce )?order (?:is|gets?|was|becomes|has been) (?:marked as )?(completed|complete|paid|refunded|cancelled|processing)|(?:an? |the )?order (?:status )?(?:changes|goes) to (completed|processing|cancelled|refunded|on-hold)',
    event([one, two]) {
      const word = (one ?? two ?? 'completed').replace(/^complete$/, 'completed');
      return {
        hook: word === 'paid' ? 'woocommerce_payment_complete' : `woocommerce_order_status_${word}`,
        params: 'int $order_id',
        args: 1,
        scene: {},
        noun: 'order',
      };
    },
  },
  {
    said: `${postNoun} ${is} (?:permanently )?(?:deleted|removed)|(?:on |upon )?(?:deleting|deletion of) ${postNoun}`,
    event([noun, named, noun2, named2], last) {
      const type = typeOf(noun ?? noun2, named ?? named2, last === '' ? 'post' : last);
      return {
        hook: 'before_delete_post',
        params: 'int $post_id, WP_Post $post',
        args: 2,
        scene: { post: '$post->ID' },
        guards: typeGuard(type),
        noun: 'post',
      };
    },
  },
  {
    said: `${postNoun} ${is} (?:saved or deleted|saved, updated or deleted|created, updated or deleted|saved or trashed|updated or deleted)`,
    event: ([noun, named]) => saved(typeOf(noun, named, 'post'), [{ hook: 'deleted_post', args: 2 }]),
  },
  {
    said: `${postNoun} ${is} (?:created|inserted|added)(?! to)\\b`,
    event([noun, named]) {
      const type = typeOf(noun, named, 'post');
      const event = saved(type, []);
      return {
        ...event,
        params: 'int $post_id, WP_Post $post, bool $update',
        args: 3,
        guards: [...(event.guards ?? []), '! $update'],
      };
    },
  },
  {
    said: `${postNoun} ${is} (?:saved|updated|edited|changed)(?: or (?:created|updated|published))?|(?:on|when|while|after|upon|before) (?:sav(?:e|ing)|updat(?:e|ing)) (?:of )?${postNoun}|(?:hook(?:ed)? (?:in)?to |on |use )save_post\\b|(?:on|upon|when) saving\\b`,
    event: ([noun, named, noun2, named2]) => saved(typeOf(noun ?? noun2, named ?? named2, 'post'), []),
  },
  {
    // Last: a hook by its name, where nothing says in words what happens.
    said: '(?:on|at|hook(?:ed)? (?:in)?to|use|with|via)? ?(?:the )?(?:action |hook )*(wp_login|user_register|wp_logout|profile_update|comment_post|wp_insert_comment|add_attachment|after_switch_theme|wp_login_failed|before_delete_post|wp_trash_post)\\b',
    event: ([hook = '']) => namedEvents[hook.toLowerCase()] ?? null,
  },
];

function saved(type: string | null, also: readonly { hook: string; args: number }[]): HookEvent {
  return {
    hook: also.length === 0 && type !== null && /^[a-z_]+$/.test(type) ? `save_post_${type}` : 'save_post',
    params: 'int $post_id, WP_Post $post',
    args: 2,
    scene: { post: '$post->ID' },
    guards: [
      '! wp_is_post_revision( $post_id )',
      '! wp_is_post_autosave( $post_id )',
      ...(also.length > 0 ? typeGuard(type) : []),
    ],
    noun: 'post',
    also,
  };
}
