import { noPhp, php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import { operand } from '../drafts/queries/selection.ts';
import type { Entity } from './entity.ts';

const notCounted = String.raw`(?:except|exclud\w+|without|but not|not?|leav\w+ out|ignor\w+|skip\w*|omit\w*|never)`;

export const comments: Entity = {
  id: 'comments',
  nouns: /comments?|repl(?:y|ies)|reviews?/,
  className: 'WP_Comment',
  limit: 'number',
  key: '(int) $item->comment_ID',
  fields: [
    { words: /^(?:comment_?)?ids?$/, code: '(int) $item->comment_ID', type: 'int' },
    { words: /^(?:comment_?)?(?:author|name)(?:_?name)?$/, code: '$item->comment_author', type: 'string' },
    {
      words: /^(?:comment_?)?(?:author_?)?email(?:_?address(?:es)?)?$/,
      code: '$item->comment_author_email',
      type: 'string',
    },
    {
      words: /^(?:comment_?)?(?:author_?)?(?:website|author_?url)$/,
      code: '$item->comment_author_url',
      type: 'string',
    },
    { words: /^(?:comment_?)?(?:content|text|body|excerpt|message)$/, code: '$item->comment_content', type: 'string' },
    { words: /^(?:comment_?)?(?:date|time|created)$/, code: '$item->comment_date', type: 'string' },
    { words: /^(?:comment_?)?(?:url|link|permalink)$/, code: 'get_comment_link( $item )', type: 'string' },
    { words: /^post_?id$/, code: '(int) $item->comment_post_ID', type: 'int' },
    { words: /^post_?title$/, code: 'get_the_title( (int) $item->comment_post_ID )', type: 'string' },
  ],
  conditions: [
    {
      said: new RegExp(
        String.raw`\b${notCounted}\b[^.;,\n]{0,24}\b(?:pingbacks?|trackbacks?|pings)\b|\b(?:pingbacks?|trackbacks?|pings)\b[^.;,\n]{0,40}\b(?:left out|excluded|ignored|skipped|not|never|do not|don't|omitted)|\b(?:real|normal|regular|plain) comments`,
        'i',
      ),
      add({ args }) {
        args.type = 'comment';
      },
    },
    {
      said: /\b(?:pending|held|unapproved|awaiting moderation|unmoderated|waiting for (?:moderation|approval)|in moderation)\b/i,
      add({ args }, _said, c) {
        if (!/\bapproved\b/i.test(c.text.replace(/unapproved/gi, ''))) args.status = 'hold';
      },
    },
    {
      said: /\bspam(?:med)? comments|\bmarked as spam/i,
      add({ args }) {
        args.status = 'spam';
      },
    },
    {
      said: /\b(?:any|all|every) (?:status|state)|\bregardless of (?:its |their )?status|\bapproved or not/i,
      add({ args }) {
        args.status = 'all';
      },
    },
    {
      said: /\b(?:of|on|to|for|under|in|below|has|commented on)\b (?:an? |the |this |that |given |current |single )*(?:post|page|product|entry|article)\b|\$post_id/i,
      add({ args }, _said, c) {
        const post = c.find('post');
        if (post !== null) args.post_id = post;
      },
    },
    {
      said: /\b(?:by|of|from|the|which|that|written by|made by) (?:an? |the |this |that |given |current )*(?:user|author|member|customer)\b/i,
      add({ args }, _said, c) {
        const user = c.find('user');
        if (user !== null) args.user_id = user;
      },
    },
    {
      said: /\b(?:by|from|with|for) (?:an? |the |this |that |given )*e-?mail(?: address)?\b/i,
      add({ args }, _said, c) {
        const mail = c.find('email');
        if (mail !== null) args.author_email = mail;
      },
    },
    {
      said: /\b(?:top[- ]level|not repl(?:y|ies)|no repl(?:y|ies)|without repl(?:y|ies)|(?:excluding|except|ignoring|but not) repl(?:y|ies))\b/i,
      add({ args }) {
        args.parent = 0;
      },
    },
    {
      said: /\b(?:in|within|from|during|over|of) (?:the )?(?:last|past) (?:(\$?\w+) )?(hour|day|week|month)s?\b/i,
      add({ args }, [, amount = '1', unit = 'day'], c) {
        const count = amount.startsWith('$') ? operand(c, amount) : (c.amount(new RegExp(`^${unit}s?$`, 'i'), 1) ?? 1);
        args.date_query = [
          {
            after:
              typeof count === 'number'
                ? `${count} ${unit}${count === 1 ? '' : 's'} ago`
                : php`${count} . ${` ${unit}s ago`}`,
            inclusive: true,
          },
        ];
      },
    },
    {
      said: /\bdomain\b/i,
      add({ tests }, _match, c) {
        const domain = c.fn?.parameters?.find(({ name }) => /domain|host/.test(name));
        if (domain === undefined) return;
        c.take([domain.name]);
        tests.push(
          raw(
            `strtolower( substr( strrchr( $item->comment_author_email, '@' ), 1 ) ) === strtolower( $${domain.name} )`,
          ),
        );
      },
    },
    {
      said: /\b(?:contain(?:s|ing)?|mention(?:s|ing)?|includ(?:es|ing))\s+(?:the (?:word|text) )?(\$\w+|["'`][^"'`]+["'`])/i,
      add({ tests }, [, value = ''], c) {
        tests.push(php`false !== stripos( $item->comment_content, ${operand(c, value)} )`);
      },
    },
    {
      said: /\b(?:at least|more than|longer than)\s+(\$?\w+) (characters|words)/i,
      add({ tests }, [, value = '', unit = ''], c) {
        const size =
          unit === 'words' ? 'str_word_count( $item->comment_content )' : 'mb_strlen( $item->comment_content )';
        tests.push(php`${raw(size)} >= ${operand(c, value)}`);
      },
    },
  ],
  orders: [
    [/\bauthor|\bname\b|alphabetic/i, 'comment_author', 'ASC'],
    [/\bdate|\btime|newest|latest|oldest|recent|earliest|chronolog/i, 'comment_date_gmt', 'DESC'],
    [/\bid\b/i, 'comment_ID', 'ASC'],
  ],
  base: () => ({ status: 'approve' }),
  find: (args) => ({ before: noPhp, list: php`get_comments( ${args} )` }),
};
