import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Attribute, Conditions, Entity, Key, Label, oneOf, strict, TextTemplate } from './parts.ts';
import { Audience, Place } from './shown.ts';

const text = TextTemplate('What it says, line by line');
const moment = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2})?$',
      maxLength: 16,
      description: `${description}; a day, or a moment`,
    }),
  );
const time = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5, description: 'Such as 17:30' });

/** What is shown. */
export const Inserted = oneOf(
  'show',
  [
    Type.Object({ show: Type.Literal('text'), text }, strict),
    Type.Object(
      { show: Type.Literal('notice'), text, tone: StringEnum(['info', 'success', 'warning'] as const) },
      strict,
    ),
    Type.Object({ show: Type.Literal('badge'), text: TextTemplate('A word or two', 120) }, strict),
    Type.Object(
      {
        show: Type.Literal('button'),
        text: TextTemplate('Above it; empty: nothing', 500),
        label: TextTemplate('On the button', 120),
        url: Type.String({
          maxLength: 500,
          pattern: '^$|^(?:https?://|/|#|mailto:|tel:|\\{)[^\\s"<>]*$',
          description: 'Where it leads; `{link}` and the like stand for attributes; empty: the owner says it',
        }),
        opens_new_tab: Type.Boolean(),
      },
      strict,
    ),
    Type.Object(
      { show: Type.Literal('print'), label: TextTemplate('On the button', 120) },
      { ...strict, description: 'A button that prints the page; the print has no such button' },
    ),
    Type.Object(
      {
        show: Type.Literal('value'),
        attribute: Attribute,
        label: Type.Optional(Label('In front of it; absent: what it is called')),
        before: TextTemplate('Directly in front of the value', 60),
        after: TextTemplate('Directly behind the value', 60),
      },
      { ...strict, description: 'What the record has; nothing where it is empty' },
    ),
    Type.Object(
      { show: Type.Literal('picture'), alt: TextTemplate('For who cannot see it', 200) },
      { ...strict, description: 'The owner chooses it' },
    ),
    Type.Object(
      { show: Type.Literal('code') },
      { ...strict, description: 'HTML and scripts that the owner enters, who may write such' },
    ),
  ],
  'What is shown',
);

export const insertion = Type.Object(
  {
    kind: Type.Literal('insertion'),
    name: Key('Of its shortcode and its settings'),
    entity: Type.Optional(
      Type.Unsafe<string>({
        ...Entity,
        description:
          'What it is about: the record that is looked at, which conditions and placeholders read; `user`: who looks, at places that are about nobody',
      }),
    ),
    what: Inserted,
    places: Type.Array(Place, { minItems: 1, maxItems: 8 }),
    conditions: Conditions,
    audience: Audience,
    from: moment('Not before'),
    until: moment('Not after'),
    hours: Type.Optional(
      Type.Object(
        {
          weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
            minItems: 1,
            maxItems: 7,
            description: '0 is Sunday',
          }),
          from: time,
          to: time,
        },
        { ...strict, description: 'Only then, in the time zone of the site' },
      ),
    ),
    devices: StringEnum(['all', 'phones', 'large_screens'] as const),
    dismissible: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 365, description: 'Visitors can close it for so many days' }),
    ),
  },
  {
    ...strict,
    description: 'Shows a text, a value, a button, a notice, a badge, a picture or code at places of the site.',
  },
);
