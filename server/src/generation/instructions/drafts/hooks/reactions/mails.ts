import { phpString } from '../../../../writers/php.ts';
import type { Phrase } from '../reading.ts';
import { authorOf, type Scene, userField } from '../scene.ts';
import { allDescribedIn, textOf } from '../values.ts';
import type { Effect, EffectContext } from './effect.ts';

const q = phpString;

/** Who gets it, as words for them and what their address is; null where nobody of that kind is at hand. */
const recipients: readonly (readonly [string, (scene: Scene) => string | null])[] = [
  [
    '(?:the |its )?(?:site |blog )?(?:admin(?:istrator)?s?|owner|webmaster)(?: e-?mail| address| of the site)*|admin_email',
    () => `get_option( 'admin_email' )`,
  ],
  [
    '(?:the )?author of the comment|(?:the )?(?:commenter|comment author)s?|its author|(?:the )?person who (?:wrote|left) it',
    ({ comment }) => (comment === undefined ? null : `${comment}->comment_author_email`),
  ],
  [
    "(?:the |its |post |that post's |the post's )*author(?: of the post)?s?",
    (scene) => (scene.post === undefined ? null : `get_the_author_meta( 'user_email', ${authorOf(scene.post)} )`),
  ],
  [
    '(?:the |that |new |this )*(?:user|member|customer|subscriber|them|him|her)s?',
    (scene) => (scene.user === undefined && scene.account === undefined ? null : userField(scene, 'user_email')),
  ],
];

function recipientOf({ r, scene, all }: EffectContext, within: readonly Phrase[]): string {
  const given = /\b[\w.+-]+@[\w-]+\.[\w.]*\w/.exec(within.map(({ from, to }) => r.text.slice(from, to)).join(' '));
  if (given !== null) {
    const at = r.text.indexOf(given[0], within[0]?.from ?? 0);
    r.mark({ from: at, to: at + given[0].length });
    return q(given[0]);
  }
  for (const place of [within, all])
    for (const [said, address] of recipients) {
      const found = r.find(
        `(?:to|for|mail|e-?mail|notify|tell|inform|sends?|alert)\\s+(?:an? (?:e-?mail|mail|message) to )?(?:${said})\\b`,
        place,
      );
      const written = found === null ? null : address(scene);
      if (found === null || written === null) continue;
      r.mark(found);
      return written;
    }
  return `get_option( 'admin_email' )`;
}

/** "every user with the role editor, except the author of the post" */
const everyone =
  '(?:to )?(?:all|every|each)(?: the)? (?:users?|members?|people) (?:with|of|in|who have) the (?:role |user role )<name>(?: role)?|(?:to )?(?:all|every|each)(?: the| site)? (administrator|admin|editor|author|subscriber|customer)s?\\b';
const exceptAuthor =
  "(?:,? ?)(?:except|but not|other than|without|excluding) (?:for )?(?:the |its |post )*author(?:'s)?(?: (?:of the post|himself|herself|itself|themselves))?";

/** The loop over everybody of a role around a mail; null where nobody of the kind is named. */
function roleLoop({ r, scene }: EffectContext, within: readonly Phrase[]): string | null {
  const found = r.take(everyone, within);
  const role = found?.groups.find((one) => one !== undefined);
  if (role === undefined) return null;
  const without =
    r.take(exceptAuthor) !== null && scene.post !== undefined ? `, 'exclude' => array( ${authorOf(scene.post)} )` : '';
  const name = role.toLowerCase().replace(/^admin$/, 'administrator');
  return `foreach ( get_users( array( 'role' => ${q(name)}${without} ) ) as $recipient ) {\n\t%s\n}`;
}

/** Sends a mail: whom, with which subject and which text. */
export const mailEffect: Effect = {
  said: '(?:sends?|sending)\\b(?=[^.;\\n]*\\b(?:e-?mail|mail|message|notification)\\b)|(?:e-?mails?|mails?|notif(?:y|ies)|informs?|alerts?)\\b(?= (?:(?:the|its|their|an?|site|admin|them|him|her|post|author|user|everyone|editors|every|all|each)\\b|[\\w.]+@|·))',
  write(found, context) {
    const { r, c, scene, all } = context;
    const within = r.sentenceAt(found.from).filter(({ to }) => to > found.from);
    const rest = all.filter(({ to }) => to > found.from);
    const loop = roleLoop(context, within);
    const to = loop === null ? recipientOf(context, within) : '$recipient->user_email';
    r.take('(?:an? )?(?:html )?(?:e-?mail|mail|message|notification)s?\\b', within);
    const said = r.take('(?:with (?:the |a )?)?subject(?: line)?\\s*(?:is|of|=|:|being|saying)*\\s*<text>', rest);
    const bodied = r.take(
      '(?:with (?:the |a )?)?(?:and )?(?:body|message|text|content)\\s*(?:is|of|=|:|being|saying|reads?|says)*\\s*<text>|(?:saying|says|reading)\\s+<text>',
      rest,
    );
    const other = said === null ? r.take('[(:]?\\s*<text>', within) : null;
    const subject = said?.groups[0] ?? other?.groups[0];
    r.take('(?:and )?(?:the |its )?(?:body|message|text|content)\\b', rest);
    r.take('(?:that )?(?:contains?|containing|includes?|including|has|with|listing)\\b', rest);
    const described = allDescribedIn(r, scene, rest);
    const text = bodied?.groups.find((one) => one !== undefined);
    const lines = [...(text === undefined ? [] : [textOf(text, scene, c)]), ...described];
    const title = subject === undefined ? textOf(c.phrase('News from the site'), scene, c) : textOf(subject, scene, c);
    const body =
      lines.length === 0
        ? title
        : lines.length === 1
          ? (lines[0] ?? title)
          : `implode( "\\n", array( ${lines.join(', ')} ) )`;
    const asText =
      lines.length === 1 && /^\(int\)|^str_word|^\w+->|^max\(/.test(body)
        ? `(string) ( ${body.replace(/^\(int\) /, '')} )`
        : body;
    const addressed =
      loop ?? (/comment_author_email/.test(to) && !r.says('no e-?mail') ? `if ( is_email( ${to} ) ) {\n\t%s\n}` : '%s');
    return addressed.replace('%s', () => `wp_mail( ${to}, ${title}, ${asText} );`);
  },
};
