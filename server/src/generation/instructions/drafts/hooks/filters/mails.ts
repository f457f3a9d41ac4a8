import { phpString } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { block, type HookReader } from '../parts.ts';
import type { Scene } from '../scene.ts';
import { textOf } from '../values.ts';

const q = phpString;

interface CoreMail {
  readonly said: string;
  readonly hook: string;
  readonly params: string;
  readonly args: number;
  readonly scene: Scene;
}

const mails: readonly CoreMail[] = [
  {
    said: "wp_new_user_notification_email_admin|(?:mail|e-?mail|notification)[^.;·]{0,30}admin[^.;·]{0,30}new user|(?:admin(?:istrator)?(?:'s)? )?new[- ]user (?:mail|e-?mail|notification)[^.;·]{0,20}(?:to|for) (?:the )?admin|admin notification[^.;·]{0,30}new users?",
    hook: 'wp_new_user_notification_email_admin',
    params: 'array $email, WP_User $user, string $blogname',
    args: 3,
    scene: { account: '$user', user: '$user->ID' },
  },
  {
    said: "wp_new_user_notification_email|(?:e-?mail|mail|message|notification)s?(?: that)? (?:to )?new users?(?: (?:get|receive))?|new[- ]users?'? (?:e-?mail|mail|notification)|welcome (?:e-?mail|mail) (?:of|from) (?:core|wordpress)",
    hook: 'wp_new_user_notification_email',
    params: 'array $email, WP_User $user, string $blogname',
    args: 3,
    scene: { account: '$user', user: '$user->ID' },
  },
  {
    said: 'retrieve_password_notification_email|(?:password[- ]reset|lost[- ]password) (?:e-?mail|mail|notification)',
    hook: 'retrieve_password_notification_email',
    params: 'array $email, string $key, string $user_login, WP_User $user',
    args: 4,
    scene: { account: '$user', user: '$user->ID' },
  },
  {
    said: 'password_change_email|password[- ]changed? (?:e-?mail|mail|notification)',
    hook: 'password_change_email',
    params: 'array $email, array $user, array $userdata',
    args: 3,
    scene: {},
  },
  {
    said: 'email_change_email|(?:e-?mail|address)[- ]changed? (?:e-?mail|mail|notification)',
    hook: 'email_change_email',
    params: 'array $email, array $user, array $userdata',
    args: 3,
    scene: {},
  },
  {
    said: 'auto_core_update_email|(?:core|automatic|auto)[- ]update (?:e-?mail|mail|notification)',
    hook: 'auto_core_update_email',
    params: 'array $email, string $type',
    args: 2,
    scene: {},
  },
];

/** What the mails of WordPress say. */
export const coreMails: HookReader = (r, c) => {
  const mail = mails.find(({ said }) => r.says(`\\b(?:${said})`));
  if (mail === undefined || !r.says('\\b(?:subject|message|body|text|header|reply|recipient|to)\\b')) return [];
  const key = mail.hook === 'auto_core_update_email' ? 'body' : 'message';
  const field = (name: string) => `$email['${name}']`;
  const set: string[] = [];
  const subject = r.take(
    '(?:the |its )?subject(?: line)?\\s*(?:to|is|=|:|should|be|as|of|becomes|must|with)*\\s*<text>|subject (?:prefix|starts with|begins with) <text>',
  );
  if (subject !== null)
    set.push(`${field('subject')} = ${textOf(subject.groups.find((one) => one !== undefined) ?? '', mail.scene, c)};`);
  const more = r.take(
    '(append|prepend|add)(?:s|ed)?\\s+(?:the |a |this )?(?:line |text |sentence |paragraph |words )?<text>(?:\\s+(?:to|at|below|on|in|after|before|above)\\s+(?:the )?(?:end|bottom|start|beginning|top|message|body|text|mail|it|of)*(?: of)?(?: the)? ?(?:message|body|text|mail|e-?mail)?)?',
  );
  if (more !== null) {
    const text = textOf(more.groups[1] ?? '', mail.scene, c);
    const isFirst =
      /prepend/i.test(more.groups[0] ?? '') || /\b(?:start|beginning|top|before|above)\b/i.test(more.text);
    set.push(isFirst ? `${field(key)} = ${text} . "\\n\\n" . ${field(key)};` : `${field(key)} .= "\\n\\n" . ${text};`);
  }
  const body = r.take(
    '(?:the |its )?(?:message|body|text|content)\\s*(?:to|is|=|:|should|be|as|becomes|must|reads?|with)*\\s*<text>',
  );
  if (body !== null && more === null) set.push(`${field(key)} = ${textOf(body.groups[0] ?? '', mail.scene, c)};`);
  const address = '<?((?:·+|[\\w.+-]+@[\\w-]+\\.[\\w.]*\\w))>?';
  const reply = r.take(
    `(?:and |add |with |set )*(?:an? |the )?reply-to(?: header| address)?(?: (?:for|of|to|is|:|with|set to))*\\s*${address}`,
  );
  const copy = r.take(
    `(?:and |add |with |send )*(?:an? |the )?(b?cc)(?: header| copy)?(?: (?:for|of|to|is|:|with))*\\s*${address}`,
  );
  const headers = [
    ...(reply === null ? [] : [`'Reply-To: ${(reply.groups[0] ?? '').replace(/[.,]$/, '')}'`]),
    ...(copy === null
      ? []
      : [`'${/^b/i.test(copy.groups[0] ?? '') ? 'Bcc' : 'Cc'}: ${(copy.groups[1] ?? '').replace(/[.,]$/, '')}'`]),
  ];
  if (headers.length > 0)
    set.push(
      `${field('headers')}   = array_filter( (array) ${field('headers')} );`,
      ...headers.map((header) => `${field('headers')}[] = ${header};`),
    );
  const to = r.take(`(?:send (?:it|them) (?:to|instead to)|recipient(?: is| to|:)*|goes to|to go to)\\s*${address}`);
  if (to !== null) set.push(`${field('to')} = ${q((to.groups[0] ?? '').replace(/[.,]$/, ''))};`);
  if (set.length === 0) return [];
  r.takeAll(
    `(?:changes? |replaces? |set |the |filter |via |\\()*\\b(?:${mail.said})\\)?|(?:set|change|replace|message|body|mail)s?\\b|wp_new_user_notification_email`,
  );
  return [
    {
      name: mail.hook.replace(/^wp_/, ''),
      summary: 'Says what the mail is like.',
      kind: 'filter',
      hook: mail.hook,
      params: mail.params,
      args: mail.args,
      returns: 'array',
      body: block(...set, raw('\nreturn $email;')),
    },
  ];
};
