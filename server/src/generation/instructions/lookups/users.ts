import { noPhp, type PhpValue, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { metaClauses } from '../drafts/queries/comparisons.ts';
import { operand } from '../drafts/queries/selection.ts';
import { singular } from '../naming.ts';
import type { Entity } from './entity.ts';

const role = String.raw`(?:site )?(administrators?|admins?|editors?|authors?|contributors?|subscribers?|customers?|shop[ _]managers?)`;
const roleOf = (word: string): string =>
  singular(word.toLowerCase().replace(' ', '_')).replace(/^admin$/, 'administrator');
const rolesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(String.raw`\b${role}\b`, 'gi'))].map(([, word = '']) => roleOf(word))),
];

/** The time before which or after which somebody joined. */
const joined = (c: Composer, amount: string, unit: string): PhpValue => {
  const constant =
    { minute: 'MINUTE', hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }[unit] ?? 'DAY';
  const count = /^\$/.test(amount) ? operand(c, amount) : c.amount(new RegExp(`^${unit}s?$`), 1);
  return php`gmdate( 'Y-m-d H:i:s', time() - ${count ?? 1} * ${raw(`${constant}_IN_SECONDS`)} )`;
};

export const users: Entity = {
  id: 'users',
  nouns:
    /users?|members?|customers?|administrators?|admins?|editors?|authors?|contributors?|subscribers?|accounts?|people/,
  className: 'WP_User',
  limit: 'number',
  key: '(int) $item->ID',
  fields: [
    { words: /^(?:user_?)?ids?$/, code: '(int) $item->ID', type: 'int' },
    { words: /^(?:user_?)?(?:display_?)?name$/, code: '$item->display_name', type: 'string' },
    {
      words: /^(?:user_?)?e?mail(?:_?address(?:es)?)?$|^mail_?address(?:es)?$/,
      code: '$item->user_email',
      type: 'string',
    },
    { words: /^(?:user_?)?(?:login|user_?name|login_?name)$/, code: '$item->user_login', type: 'string' },
    { words: /^(?:user_?)?(?:nice_?name|slug)$/, code: '$item->user_nicename', type: 'string' },
    { words: /^(?:user_?)?(?:registered|registration_?date|joined)$/, code: '$item->user_registered', type: 'string' },
    { words: /^first_?name$/, code: '$item->first_name', type: 'string' },
    { words: /^last_?name$/, code: '$item->last_name', type: 'string' },
    { words: /^(?:user_?)?(?:url|website)$/, code: '$item->user_url', type: 'string' },
  ],
  conditions: [
    {
      said: new RegExp(
        String.raw`(?:\b(?:except|excluding|excludes?|without|but not|not|no|leav\w+ out|ignor\w+|skip\w*|omit\w*|other than)\s+(?:for |the |any |all )*${role}|${role} (?:never do|never|do not|don't|are (?:never|not) (?:included|listed|counted)|(?:are |must be )?(?:excluded|left out|ignored|skipped)))\b`,
        'i',
      ),
      add({ args }, match) {
        args.role__not_in = [roleOf(match[1] ?? match[2] ?? '')];
      },
    },
    {
      said: /\b(?:with|having|have|has|of|in) (?:the |this |a |that |given )*(?:user )?role\s+[`"']?(\$?\w+)[`"']?(?:\s+or\s+[`"']?(\w+)[`"']?)?/i,
      add({ args }, [, one = '', two], c) {
        if (two !== undefined) args.role__in = [one, two];
        else if (!/^(?:of|is|in|or)$/.test(one)) args.role = operand(c, one);
      },
    },
    {
      said: new RegExp(
        String.raw`\b(?:who are|that are|being|all|every|the|of|any|active|only|get|list|returns?)\s+(?:the |either |an? |all )*${role}(?:(?:,| and| or|, or|, and) (?:an? |the )?${role})*\b`,
        'i',
      ),
      add({ args }, [said]) {
        const found = rolesIn(said).filter((one) => !((args.role__not_in as string[] | undefined) ?? []).includes(one));
        if (found.length === 0 || 'role' in args || 'role__in' in args) return;
        if (found.length === 1) args.role = found[0] ?? '';
        else args.role__in = found;
      },
    },
    {
      said: /\bnot\b[^.]*\b(?:logged|signed) in\b[^.]*\b(?:number of )?(?:\$?(\w+) )?days\b/i,
      add({ meta }, _match, c) {
        const key = c.asked.value('(?:user )?meta(?: key| field)?') ?? 'last_login';
        const before = php`time() - ${c.argOr('days', c.amount(/days/, 30))} * DAY_IN_SECONDS`;
        const old = { key, value: before, compare: '<', type: 'NUMERIC' };
        const never = c.asked.states(/\bnever\b[^.]*\b(?:count|are|is|belong|inactive|included)/i) !== null;
        meta.push(never ? { relation: 'OR', 0: { key, compare: 'NOT EXISTS' }, 1: old } : old);
      },
    },
    {
      said: /\b(?:registered|signed up|joined|registrations?|created)\b[^.]*?\b(?:last|within|past|more than|over|since|in)\s+(?:the )?(?:last |past )?(?:(\$?\w+) )?(minute|hour|day|week|month|year)s?\b( ago)?/i,
      add({ args }, [, amount = '1', unit = 'day', ago], c) {
        args.date_query = [
          { [ago === undefined ? 'after' : 'before']: joined(c, amount, unit.toLowerCase()), inclusive: true },
        ];
      },
    },
    {
      said: /\b(?:published|wrote|written|posted|authored)\b[^.;\n]{0,40}?\b(?:in|within|during|over|since)\s+(?:the )?(?:last|past|previous)\s+(?:(\$?\w+) )?(minute|hour|day|week|month|year)s?\b/i,
      add({ args }, [, amount = '1', unit = 'day'], c) {
        const count = amount.startsWith('$') ? operand(c, amount) : (c.amount(new RegExp(`^${unit}s?$`), 1) ?? 1);
        const query = {
          post_type: 'post',
          post_status: 'publish',
          posts_per_page: -1,
          fields: 'ids',
          no_found_rows: true,
          date_query: [{ after: php`${count} . ${` ${unit.toLowerCase()}s ago`}`, inclusive: true }],
        };
        args.include = php`
          array_unique(
            array_map(
              static function ( $post_id ) {
                return (int) get_post_field( 'post_author', $post_id );
              },
              get_posts( ${query} )
            )
          ) ?: array( 0 )
        `;
      },
    },
    {
      said: /\b(?:at least|more than)? ?(?:one|a|any|\d+)? ?published (?:posts?|articles?|entr(?:y|ies))\b|\b(?:have|has|having) (?:written|published|authored)\b/i,
      add({ args }) {
        args.has_published_posts = true;
      },
    },
    {
      said: /\b(?:can|capability|capable of|able to) [`"'](\w+)[`"']/i,
      add({ args }, [, capability = '']) {
        args.capability = capability;
      },
    },
    {
      said: /\b(?:login|name|e-?mail)s? (?:starts?|begin)(?:s|ning|ing)? with\s+[`"']?(\$?\w+)/i,
      add({ args }, [, start = ''], c) {
        args.search = start.startsWith('$') ? php`${operand(c, start)} . '*'` : `${start}*`;
      },
    },
  ],
  orders: [
    [/\bdisplay|\bname\b|alphabetic/i, 'display_name', 'ASC'],
    [/\bmail/i, 'user_email', 'ASC'],
    [/\blogin|username/i, 'user_login', 'ASC'],
    [/\bposts?\b/i, 'post_count', 'DESC'],
    [/\bid\b/i, 'ID', 'ASC'],
    [/regist|joined|\bdate|newest|latest|oldest|recent|earliest/i, 'user_registered', 'DESC'],
  ],
  base(c) {
    const meta = metaClauses(c);
    return meta.length === 0 ? {} : { meta_query: meta };
  },
  find: (args) => ({ before: noPhp, list: php`get_users( ${args} )` }),
};
