import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Attribute, Conditions, Entity, Key, Label, MailRecipient, oneOf, strict, TextTemplate } from './parts.ts';
import { AttributeAs, Audience, Places } from './shown.ts';

const shows = Type.Optional(
  StringEnum(['count', 'percent', 'both'] as const, { default: 'count', description: '“3 of 8”, “37%” or both' }),
);
const label = Label('On the button');
const doneLabel = Label('On the button once it is done');

export const reaction = Type.Object(
  {
    kind: Type.Literal('reaction'),
    name: Key('Of its shortcodes'),
    entity: Entity,
    act: oneOf(
      'is',
      [
        Type.Object({ is: Type.Literal('like'), label, done_label: doneLabel }, strict),
        Type.Object(
          { is: Type.Literal('save'), label, done_label: doneLabel },
          { ...strict, description: 'Favourites, bookmarks, wish lists' },
        ),
        Type.Object(
          { is: Type.Literal('follow'), label, done_label: doneLabel },
          { ...strict, description: 'Who follows gets mail about changes' },
        ),
        Type.Object(
          { is: Type.Literal('complete'), label, done_label: doneLabel },
          { ...strict, description: 'Read, done, watched' },
        ),
        Type.Object(
          {
            is: Type.Literal('attend'),
            label,
            done_label: doneLabel,
            most: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 100_000, description: 'No more people than so many' }),
            ),
          },
          strict,
        ),
        Type.Object({ is: Type.Literal('vote') }, { ...strict, description: 'For or against' }),
        Type.Object(
          { is: Type.Literal('rate'), highest: Type.Integer({ minimum: 3, maximum: 10 }) },
          { ...strict, description: 'Stars from 1 on' },
        ),
        Type.Object(
          { is: Type.Literal('choose'), options: Type.Array(Label('A choice'), { minItems: 2, maxItems: 12 }) },
          { ...strict, description: 'One of several, such as feelings or answers of a poll' },
        ),
        Type.Object(
          { is: Type.Literal('report'), reasons: Type.Array(Label('A reason'), { minItems: 1, maxItems: 12 }) },
          { ...strict, description: 'Tells staff that something is wrong' },
        ),
      ],
      'What people do with a record',
    ),
    audience: Audience,
    denied_text: Type.Optional(Label('Who may not do it reads this; absent: nothing is shown')),
    conditions: Conditions,
    own_records: Type.Boolean({ description: 'Whether people may do it with what is their own' }),
    can_undo: Type.Boolean({ description: 'Whether people can take it back or change it' }),
    counts: StringEnum(['everyone', 'after', 'staff', 'nobody'] as const, {
      description: 'Who sees how many did it; `after`: who did it',
    }),
    has_list: Type.Boolean({ description: 'A shortcode that lists what somebody did it with: “My favorites”' }),
    top: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 50, description: 'A shortcode that lists the records with the most' }),
    ),
    progress: Type.Optional(
      oneOf(
        'of',
        [
          Type.Object({ of: Type.Literal('all'), shows }, strict),
          Type.Object(
            {
              of: Type.Literal('same'),
              shows,
              attribute: AttributeAs('What the records of a set have in common, such as a course'),
            },
            strict,
          ),
        ],
        'A shortcode that shows how many of a set are done: “3 of 8”',
      ),
    ),
    in_order: Type.Optional(
      Type.Object(
        {
          by: AttributeAs('What says the order: a number, a date or a text'),
          message: TextTemplate(
            'Who is not there yet reads it in place of the text; {previous} is what comes first. Empty: the standard text',
            400,
          ),
        },
        { ...strict, description: 'What is in the set opens one after another: once the one before is done' },
      ),
    ),
    certificate: Type.Optional(TextTemplate('Who has done all of the set can print it; {user}, {today}, {site}', 1000)),
    outcomes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            when: oneOf(
              'on',
              [
                Type.Object({ on: Type.Literal('each') }, strict),
                Type.Object(
                  { on: Type.Literal('count'), number: Type.Integer({ minimum: 1, maximum: 100_000 }) },
                  strict,
                ),
                Type.Object(
                  { on: Type.Literal('all') },
                  { ...strict, description: 'Once somebody has done all of the set' },
                ),
              ],
              'When',
            ),
            effect: oneOf(
              'do',
              [
                Type.Object(
                  {
                    do: Type.Literal('email'),
                    recipients: Type.Array(MailRecipient, { minItems: 1, maxItems: 8 }),
                    subject: TextTemplate('Empty: made of what happens', 200),
                    message: TextTemplate('Empty: made of what happens'),
                  },
                  strict,
                ),
                Type.Object(
                  {
                    do: Type.Literal('role'),
                    role: Type.String({
                      pattern: '^[a-z][a-z0-9_]*$',
                      maxLength: 60,
                      description: 'Added to whoever did it',
                    }),
                  },
                  strict,
                ),
                Type.Object(
                  { do: Type.Literal('set'), attribute: Attribute, value: Type.String({ maxLength: 200 }) },
                  { ...strict, description: 'Changes the record' },
                ),
              ],
              'What happens',
            ),
          },
          strict,
        ),
        { maxItems: 6 },
      ),
    ),
    places: Places,
  },
  { ...strict, description: 'People like, save, follow, rate, vote for, complete or report records, once each.' },
);
