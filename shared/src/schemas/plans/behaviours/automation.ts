import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { service } from '../site-tools/parts.ts';
import { Attribute, Conditions, Entity, Key, MailRecipient, oneOf, Role, strict, TextTemplate } from './parts.ts';
import { AttributeAs } from './shown.ts';

/** What can happen to a record. */
export const recordEvents = [
  'created',
  'updated',
  'deleted',
  'published',
  'submitted',
  'approved',
  'status',
  'commented',
  'login',
  'logout',
  'role',
  'paid',
  'refunded',
  'low_stock',
  'out_of_stock',
  'back_in_stock',
  'stock_changed',
] as const;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const Time = Type.String({
  pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'Of day, by the site’s clock: `09:00`',
});

const Delay = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 1000 }),
    unit: StringEnum(['minutes', 'hours', 'days'] as const),
  },
  { ...strict, description: 'So much later, if the conditions are still met' },
);

const value = Type.Union(
  [Type.String({ maxLength: 500 }), Type.Number({ minimum: -1e12, maximum: 1e12 }), Type.Boolean()],
  {
    description: '`now`, `actor`: the moment, and who did it',
  },
);

/** One thing that an automation does. */
export const AutomationAction = oneOf(
  'do',
  [
    Type.Object(
      {
        do: Type.Literal('email'),
        recipients: Type.Array(MailRecipient, { minItems: 1, maxItems: 8 }),
        subject: TextTemplate('Empty: made of what happens', 200),
        message: TextTemplate('Empty: what the record has'),
        reply_to: Type.Optional(MailRecipient),
        attach: Type.Optional(
          Type.Array(Attribute, { maxItems: 8, description: 'Fields whose files or pictures are attached' }),
        ),
        can_unsubscribe: Type.Optional(
          Type.Boolean({ default: false, description: 'Each has a link that ends these e-mails for its recipient' }),
        ),
        can_cancel: Type.Optional(
          Type.Boolean({
            default: false,
            description: 'Each has a link that cancels the record; it goes to the trash, and its place is free again',
          }),
        ),
      },
      strict,
    ),
    Type.Object(
      {
        do: Type.Literal('create'),
        entity: Entity,
        values: Type.Array(
          Type.Object({ attribute: Attribute, value: TextTemplate('What it becomes', 1000) }, strict),
          { minItems: 1, maxItems: 20 },
        ),
      },
      { ...strict, description: 'Makes another record: an entity of the plan, a post or a page' },
    ),
    Type.Object(
      { do: Type.Literal('notice'), role: Role, message: TextTemplate('One sentence', 300) },
      {
        ...strict,
        description: 'Shows it in the administration to everybody with the role, until one of them has dismissed it',
      },
    ),
    Type.Object(
      { do: Type.Literal('note'), message: TextTemplate('The note', 500), to_customer: Type.Boolean() },
      { ...strict, description: 'Adds a note to an order' },
    ),
    Type.Object(
      {
        do: Type.Literal('calculate'),
        attribute: AttributeAs('A number, which the result is written to'),
        as: StringEnum(['plus', 'minus', 'times', 'divided_by', 'days'] as const, {
          description: '`days`: how many days there are from the first date to the second, both included',
        }),
        of: Type.Array(
          Type.Union([Type.Number({ minimum: -1e9, maximum: 1e9 }), AttributeAs('A number, or a date of `days`')]),
          { minItems: 2, maxItems: 8, description: 'Of what, from left to right' },
        ),
      },
      { ...strict, description: 'Works a number out; several of them one after the other do longer sums' },
    ),
    Type.Object({ do: Type.Literal('set'), attribute: Attribute, value }, strict),
    Type.Object(
      { do: Type.Literal('add'), attribute: Attribute, value: Type.String({ minLength: 1, maxLength: 200 }) },
      { ...strict, description: 'Adds to a list: a category, a tag, a role' },
    ),
    Type.Object(
      { do: Type.Literal('remove'), attribute: Attribute, value: Type.String({ minLength: 1, maxLength: 200 }) },
      { ...strict, description: 'Takes from a list' },
    ),
    Type.Object({ do: Type.Literal('delete'), to_trash: Type.Boolean() }, strict),
    Type.Object(
      {
        do: Type.Literal('webhook'),
        address: service('Where to; empty: the owner says it'),
        sends: Type.Optional(
          Type.Array(Attribute, {
            minItems: 1,
            maxItems: 40,
            uniqueItems: true,
            description: 'Absent: its ID, type, title, link, status and date',
          }),
        ),
        secret_header: Type.Optional(
          Type.String({
            pattern: '^[A-Za-z][A-Za-z0-9-]*$',
            maxLength: 60,
            description: 'Such as `X-Api-Key`: a header with a secret that the owner gives',
          }),
        ),
        retries: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 5,
            description: 'How often it is tried again while the service is down',
          }),
        ),
      },
      { ...strict, description: 'Sends the record to another service as JSON' },
    ),
  ],
  'What is done',
);

export const automation = Type.Object(
  {
    kind: Type.Literal('automation'),
    entity: Entity,
    when: oneOf(
      'on',
      [
        Type.Object(
          {
            on: Type.Literal('event'),
            event: StringEnum(recordEvents),
            status: Type.Optional(
              Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 40, description: 'Of `status`' }),
            ),
            delay: Type.Optional(Delay),
          },
          strict,
        ),
        Type.Object(
          { on: Type.Literal('change'), attribute: Attribute, to: Type.Optional(value), delay: Type.Optional(Delay) },
          { ...strict, description: 'When the value of a field changes; with `to`, when it becomes that' },
        ),
        Type.Object(
          {
            on: Type.Literal('date'),
            attribute: Attribute,
            via: Type.Optional(Key('A field that points to another record, whose date it is')),
            days: Type.Integer({ minimum: 0, maximum: 36_500 }),
            side: StringEnum(['before', 'after'] as const),
            at: Type.Optional(Time),
            repeat: Type.Optional(
              Type.Object(
                {
                  every_days: Type.Integer({ minimum: 1, maximum: 365 }),
                  times: Type.Integer({ minimum: 1, maximum: 100 }),
                },
                { ...strict, description: 'Again, as long as the conditions are met' },
              ),
            ),
          },
          { ...strict, description: 'So many days before or after a date of the record' },
        ),
        Type.Object(
          {
            on: Type.Literal('interval'),
            every: StringEnum(['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const),
            is_together: Type.Boolean({ description: 'One e-mail about all records, rather than one for each' }),
            at: Type.Optional(Time),
            weekday: Type.Optional(StringEnum(weekdays, { description: 'Of `weekly`' })),
            day: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 28, description: 'Of `monthly`; absent: the first' }),
            ),
            date: Type.Optional(
              Type.String({
                pattern: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
                description: 'Of `yearly`, month and day: `10-31`; absent: 1 January',
              }),
            ),
          },
          strict,
        ),
      ],
      'When it is done',
    ),
    conditions: Conditions,
    once: Type.Optional(
      StringEnum(['record', 'owner'] as const, {
        description:
          'Not again for the same record, or for the same user; absent: whenever it happens. One e-mail about all records then lists only those that no earlier one had',
      }),
    ),
    actions: Type.Array(AutomationAction, { minItems: 1, maxItems: 8 }),
  },
  { ...strict, description: 'Does something when something happens, on a date, or at intervals.' },
);
