import { type PhpCode, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const fetchJson: Recipe = {
  id: 'fetch-json',
  asks: [
    'fetch json from url http api',
    'get remote url and decode json',
    'call external api',
    'http request wp_remote_get',
    'download body of url',
  ],
  name: 'fetch',
  needs: /http|remote|url|api/,
  never:
    /rest (?:route|endpoint)|register|sanitiz|valid|shortcode|image|home url|permalink|query (?:string|parameter)|slug|notice|settings|redirect/,
  compose(c) {
    const url = c.find('url') ?? php`${/https?:\/\/[^\s"'`)]+/.exec(c.text)?.[0]?.replace(/[.,]$/, '') ?? null}`;
    if (url.text === 'null') return null;
    const declared = c.fn?.returns ?? '';
    const failure =
      /WP_Error/.test(declared) || (declared === '' && c.says(/wp_error/))
        ? null
        : /null|\?/.test(declared) || (declared === '' && c.says(/\bnull\b/))
          ? 'null'
          : /bool|false/.test(declared) || (declared === '' && c.says(/\bfalse\b/))
            ? 'false'
            : declared === 'string'
              ? "''"
              : declared === ''
                ? null
                : 'array()';
    const code = c.quoted(/(?:code|error)\W*$/) ?? 'bad_response';
    const post =
      c.says(/\bpost request|wp_remote_post|\bsends? .{0,30}(?:json|data)\b|\bPOSTs?\b/) && c.find('args') !== null;
    const timeout = c.amount(/^seconds?$/, 10);
    const request = post
      ? php`wp_remote_post( ${url}, ${{ timeout, headers: { 'Content-Type': 'application/json' }, body: raw(`wp_json_encode( ${c.arg('args')} )`) }} )`
      : php`wp_safe_remote_get( ${url}, ${{ timeout }} )`;
    const isBody = c.returnType === 'string' || (c.returnType === '' && !c.says(/json|decod/));
    const error = (text: string, name: string) =>
      failure === null ? php`return new WP_Error( ${name}, ${c.label(text)} );` : php`return ${raw(failure)};`;
    return {
      summary: 'Asks an address and returns what it answers.',
      body: php`
        $response = ${request};
        if ( is_wp_error( $response ) ) {
          return ${failure === null ? raw('$response') : raw(failure)};
        }

        if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
          ${error('The server answered with an error.', code)}
        }

        ${
          isBody
            ? php`return wp_remote_retrieve_body( $response );`
            : php`
          $data = json_decode( wp_remote_retrieve_body( $response ), true );
          if ( ! is_array( $data ) ) {
            ${error('The answer is not JSON.', 'bad_json')}
          }

          return $data;
        `
        }
      `,
    };
  },
};

/** Whom a mail goes to. */
function recipient(c: Composer): PhpCode {
  const bound = c.find('email');
  if (bound !== null) return bound;
  const address = /[\w.+-]+@[\w-]+\.[\w.]+\w/.exec(c.text)?.[0];
  return address === undefined ? raw("get_option( 'admin_email' )") : php`${address}`;
}

const events: readonly (readonly [
  RegExp,
  { hook: string; kind: 'action'; args?: number },
  string,
  readonly [before: string, message: string],
])[] = [
  [
    /\buser (?:registers|signs up|is (?:registered|created))|new users?\b|registration/,
    { kind: 'action', hook: 'user_register' },
    'int $user_id',
    [
      '$user = get_userdata( $user_id );\nif ( ! $user instanceof WP_User ) {\n\treturn;\n}',
      "sprintf( 'A new user has registered: %s', $user->user_login )",
    ],
  ],
  [
    /comment/,
    { kind: 'action', hook: 'comment_post', args: 1 },
    'int $comment_id',
    [
      '$comment = get_comment( $comment_id );\nif ( ! $comment instanceof WP_Comment ) {\n\treturn;\n}',
      "sprintf( 'New comment: %s', wp_strip_all_tags( $comment->comment_content ) )",
    ],
  ],
  [
    /logs? in|log-?in/,
    { kind: 'action', hook: 'wp_login', args: 2 },
    'string $user_login, WP_User $user',
    ['', "sprintf( '%s has logged in.', $user_login )"],
  ],
  [
    /\b(?:posts?|page|article|product|book|event)s? (?:is|gets|are|becomes?) (?:first )?publish|publish/,
    { kind: 'action', hook: 'transition_post_status', args: 3 },
    'string $new_status, string $old_status, WP_Post $post',
    [
      "if ( 'publish' !== $new_status || 'publish' === $old_status || '%type%' !== $post->post_type ) {\n\treturn;\n}",
      "sprintf( '%1$s: %2$s', get_the_title( $post ), get_permalink( $post ) )",
    ],
  ],
  [
    /password/,
    { kind: 'action', hook: 'after_password_reset' },
    'WP_User $user',
    ['', "sprintf( '%s has a new password.', $user->user_login )"],
  ],
];

const notify: Recipe = {
  id: 'mail-on-event',
  asks: [
    'send email when post is published',
    'email administrator when new user registers',
    'notify author by mail on comment',
    'send mail to admin whenever',
    'mail whenever post is published',
    'mail when user registers',
  ],
  name: 'send_notification',
  needs: /mail|notif/,
  never: /dismissible|admin notice|schedul|daily|weekly|mask|valid|returns? .{0,20}e-?mails/,
  compose(c) {
    if (!c.says(/when|whenever|each time|every time|after|on (?:new|publish|registration|login)|upon|as soon as/))
      return null;
    const found = events.find(([said]) => c.says(said));
    if (found === undefined) return null;
    const [, hook, params, [before, message]] = found;
    const type = c.postType('post') ?? 'post';
    const toAuthor = c.says(/(?:to|notify|e?mail) the (?:post )?author/);
    const to =
      toAuthor && hook.hook === 'transition_post_status'
        ? raw("get_the_author_meta( 'user_email', (int) $post->post_author )")
        : toAuthor && hook.hook === 'comment_post'
          ? raw("get_the_author_meta( 'user_email', (int) get_post_field( 'post_author', $comment->comment_post_ID ) )")
          : hook.hook === 'user_register' && c.says(/to (?:the )?(?:new )?user\b|welcome/) && !c.says(/admin/)
            ? raw('$user->user_email')
            : recipient(c);
    const subject = c.quoted(/subject\W*(?:is|of|line|reads|:)?\W*$/) ?? c.phrases()[0]?.text ?? 'Notification';
    const text = c.quoted(/(?:message|body|text)\W*(?:is|reads|:)?\W*$/);
    return {
      summary: 'Sends a mail about it.',
      params,
      returns: 'void',
      hooks: [hook],
      body: php`
        ${raw(before.replace('%type%', type))}

        wp_mail( ${to}, ${c.label(subject)}, ${text === null ? raw(message) : c.label(text)} );
      `,
    };
  },
};

const sendMail: Recipe = {
  id: 'send-mail',
  asks: ['send html email', 'send email with subject and message', 'function to send mail to address', 'wp_mail'],
  name: 'send_mail',
  needs: /mail/,
  never: /whenever|mask|valid|when a|schedul|returns? .{0,20}e-?mails|from (?:name|address)|emails of|unique/,
  compose(c) {
    const to = recipient(c);
    const subject = c.find('title') ?? php`${c.quoted(/subject\W*(?:is|of|line|:)?\W*$/) ?? 'Message'}`;
    const message =
      c.find('message') ?? c.find('text') ?? php`${c.quoted(/(?:message|body|text)\W*(?:is|:)?\W*$/) ?? c.phrase('')}`;
    const html = c.says(/html/);
    return {
      summary: 'Sends a mail.',
      returns: 'bool',
      body: php`
        ${
          c.says(/valid|is_email/)
            ? php`
          if ( ! is_email( ${to} ) ) {
            return false;
          }
        `
            : raw('')
        }

        return wp_mail( ${to}, ${subject}, ${message}${html ? php`, array( 'Content-Type: text/html; charset=UTF-8' )` : raw('')} );
      `,
    };
  },
};

const mailFrom: Recipe = {
  id: 'mail-from',
  asks: ['change from name of mails', 'change sender address of emails wp_mail_from', 'set from name'],
  name: 'mail_from_name',
  needs: /from (?:name|address|e-?mail)|sender|wp_mail_from/,
  compose(c) {
    const address = /[\w.+-]+@[\w-]+\.[\w.]*\w/.exec(c.text)?.[0];
    const name = c.instruction.quoted.find(({ text }) => !text.includes('@') && !/^wp_/.test(text))?.text;
    const filter = (hook: string) => [{ kind: 'filter' as const, hook }];
    const byName =
      name === undefined
        ? null
        : {
            summary: 'Says in whose name mails are sent.',
            params: 'string $name',
            returns: 'string',
            hooks: filter('wp_mail_from_name'),
            body: php`return ${name};`,
          };
    const byAddress =
      address === undefined
        ? null
        : {
            summary: 'Says from which address mails are sent.',
            params: 'string $address',
            returns: 'string',
            hooks: filter('wp_mail_from'),
            body: php`return ${address};`,
          };
    if (byName === null) return byAddress;
    return byAddress === null ? byName : { ...byName, beside: [{ ...byAddress, name: c.prefixed('mail_from') }] };
  },
};

export const mailAndHttp: readonly Recipe[] = [fetchJson, notify, sendMail, mailFrom];
