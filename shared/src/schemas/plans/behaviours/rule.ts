import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Audience } from './audience.ts';
import { Attribute, Condition, Conditions, Entity, oneOf, strict, TextTemplate } from './parts.ts';
import { AttributeAs } from './shown.ts';

const amount = (description: string) => Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12, description }));
const days = (description: string) => Type.Optional(Type.Integer({ minimum: -36_500, maximum: 36_500, description }));
const texts = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$' }), {
    minItems: 1,
    maxItems: 200,
    description,
  });
const clock = (description: string) =>
  Type.Optional(Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', description }));

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** One thing that has to be so of a record. */
export const RuleCheck = oneOf(
  'is',
  [
    Type.Object({ is: Type.Literal('filled'), attribute: Attribute }, { ...strict, description: 'It is not empty' }),
    Type.Object(
      {
        is: Type.Literal('length'),
        attribute: Attribute,
        counts: StringEnum(['characters', 'words'] as const),
        min: amount('At least'),
        max: amount('At most'),
      },
      strict,
    ),
    Type.Object(
      { is: Type.Literal('number'), attribute: Attribute, min: amount('At least'), max: amount('At most') },
      {
        ...strict,
        description: 'A number, a total, the entries of a list; the `file_size` of media is in KB: 3 MB are 3072',
      },
    ),
    Type.Object(
      {
        is: Type.Literal('date'),
        attribute: Attribute,
        from_days: days('Not before so many days from today: 0 today, 2 two days ahead'),
        until_days: days('Not after so many days from today'),
        weekdays: Type.Optional(
          Type.Array(StringEnum(weekdays), {
            minItems: 1,
            maxItems: 7,
            uniqueItems: true,
            description: 'On these days',
          }),
        ),
        from_time: clock('Not earlier in the day'),
        until_time: clock('Not later in the day'),
      },
      strict,
    ),
    Type.Object(
      { is: Type.Literal('after'), attribute: Attribute, other: Attribute, may_be_same: Type.Boolean() },
      { ...strict, description: 'A date or number comes after another: an end after its start' },
    ),
    Type.Object(
      {
        is: Type.Literal('span'),
        attribute: Attribute,
        other: Attribute,
        min: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'At least' })),
        max: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'At most' })),
        unit: StringEnum(['minutes', 'hours', 'days'] as const),
      },
      { ...strict, description: 'How long it is from one date, `other`, to a later one: a booking of at most 4 hours' },
    ),
    Type.Object(
      {
        is: Type.Literal('text'),
        attribute: Attribute,
        match: StringEnum(
          ['is_one_of', 'is_none_of', 'contains_none_of', 'contains_one_of', 'ends_with', 'not_ends_with'] as const,
          { description: '`ends_with`: only these domains, only these kinds of files' },
        ),
        values: texts('Words, domains such as `@example.org`, endings such as `.pdf`'),
        in_settings: Type.Optional(
          Type.Boolean({ default: false, description: 'The owner of the site changes the list on the settings page' }),
        ),
      },
      { ...strict, description: 'Only some values, banned words, domains, kinds of files; case does not count' },
    ),
    Type.Object(
      {
        is: Type.Literal('unique'),
        attributes: Type.Array(Attribute, { minItems: 1, maxItems: 4 }),
      },
      { ...strict, description: 'No other record has the same: one booking for each e-mail address and event' },
    ),
    Type.Object(
      {
        is: Type.Literal('no_overlap'),
        start: Attribute,
        end: Attribute,
        same: Type.Array(Attribute, { maxItems: 4, description: 'Only with those that have the same: the room' }),
        gap_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: 'Between two of them' })),
      },
      { ...strict, description: 'From start to end there is no other record' },
    ),
    Type.Object(
      {
        is: Type.Literal('count'),
        most: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        per: StringEnum(['site', 'user', 'attribute'] as const, {
          description: 'For all, for each person who makes them, for each value',
        }),
        attribute: Type.Optional(Attribute),
        period: StringEnum(['day', 'week', 'month', 'year', 'ever'] as const),
      },
      { ...strict, description: 'No more records than so many' },
    ),
    Type.Object(
      {
        is: Type.Literal('capacity'),
        relation: Attribute,
        field: Attribute,
        takes: Type.Optional(Attribute),
      },
      {
        ...strict,
        description:
          'No more records than what they belong to has room for: seats of an event; `takes`: how many one needs',
      },
    ),
    Type.Object(
      {
        is: Type.Literal('related'),
        relation: AttributeAs('A field that points to one other record, or `featured_image`'),
        conditions: Type.Array(Condition, {
          minItems: 1,
          maxItems: 12,
          description: 'Of the record that it points to',
        }),
      },
      {
        ...strict,
        description:
          'What it belongs to is so: the closing date of the job is not over (`upcoming`), the course is open',
      },
    ),
    Type.Object(
      {
        is: Type.Literal('password'),
        min_length: Type.Integer({ minimum: 1, maximum: 128 }),
        needs: Type.Array(StringEnum(['upper', 'lower', 'digit', 'symbol'] as const), {
          maxItems: 4,
          uniqueItems: true,
        }),
      },
      { ...strict, description: 'Of users: how strong their password is' },
    ),
  ],
  'What has to be so',
);

export const rule = Type.Object(
  {
    kind: Type.Literal('rule'),
    entity: Entity,
    when: StringEnum(['created', 'saved', 'published'] as const, {
      description: '`created`: posted, uploaded, registered, ordered; `saved`: with each change as well',
    }),
    checks: Type.Array(RuleCheck, { minItems: 1, maxItems: 12, description: 'All of them' }),
    conditions: Conditions,
    exempt: Type.Optional(Audience),
    outcome: StringEnum(['refuse', 'hold', 'draft', 'spam', 'trash'] as const, {
      description:
        'What becomes of a record of which it is not so: refused, waits for review, a draft, spam or in the trash (comments)',
    }),
    message: TextTemplate('What the person is told; empty: what is wrong', 500),
  },
  { ...strict, description: 'Says what has to be so of a record before it is taken.' },
);
