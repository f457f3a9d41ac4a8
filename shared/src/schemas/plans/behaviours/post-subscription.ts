import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { RoleName } from './audience.ts';
import { Conditions, Key, Label, strict, TextTemplate } from './parts.ts';
import { weekdays } from './times.ts';

export const postSubscription = Type.Object(
  {
    kind: Type.Literal('post_subscription'),
    entity: Key('What is announced: `post`, or an entity of the plan whose records have a page'),
    choices: Type.Optional(
      Key(
        'Of what subscribers choose: `category`, `tag`, or a taxonomy of the entity; absent: they get all that is new',
      ),
    ),
    conditions: Conditions,
    sends: StringEnum(['each', 'daily', 'weekly', 'monthly'] as const, {
      description:
        '`each`: a few minutes after something is published; otherwise one digest of what is new, `monthly` on the first of the month. Nothing is sent where nothing is new',
    }),
    weekday: Type.Optional(StringEnum(weekdays, { description: 'Of `weekly`: on which day; absent: on Monday' })),
    time: Type.Optional(
      Type.String({
        pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$',
        description: 'Of digests: when on that day, in the site’s time zone; absent: 08:00',
      }),
    ),
    shows: StringEnum(['titles', 'excerpts'] as const, {
      description: 'What a mail says of each: its title, or its excerpt too; both with its address',
    }),
    below_content: Type.Boolean({
      description: 'The form stands below the content of each of them too; it has a shortcode and a block in any case',
    }),
    label: Label('Above the form: `Get new posts by email`'),
    button: Label('On the button: `Subscribe`'),
    consent: TextTemplate('Text of a checkbox that has to be checked; empty: none', 300),
    roles: Type.Array(RoleName, {
      maxItems: 12,
      uniqueItems: true,
      description: 'Who sees, exports and removes subscribers besides administrators',
    }),
    subject: TextTemplate('Empty: the standard subject', 200),
    message: TextTemplate('Empty: the standard message; `{posts}`, `{count}`, `{unsubscribe}`, `{site}`'),
  },
  {
    ...strict,
    description:
      'Visitors subscribe by e-mail to what is new, confirm by a link, and get a mail for each or digests; each mail has a link to unsubscribe. Staff have a list with the date of confirmation and a CSV export.',
  },
);
