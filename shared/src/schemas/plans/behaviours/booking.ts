import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Conditions, Key, strict } from './parts.ts';
import { Weekdays } from './times.ts';

const Clock = (description: string) =>
  Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5, description });

const YearDay = (description: string) =>
  Type.String({
    pattern: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
    maxLength: 5,
    description: `${description}: month and day, such as \`10-01\``,
  });

export const booking = Type.Object(
  {
    kind: Type.Literal('booking'),
    entity: Key('The bookings: an entity of the plan that no table stores'),
    date: Key('Its field of type date, for whole days, or of type datetime, with `slots`: what is booked'),
    until: Type.Optional(Key('Its field of type date: the last day of a booking of several days; absent: one day')),
    slots: Type.Optional(
      Type.Object(
        {
          minutes: Type.Integer({ minimum: 5, maximum: 1440, description: 'How long each is' }),
          pause_minutes: Type.Integer({ minimum: 0, maximum: 1440, description: 'Between one and the next' }),
          hours: Type.Array(
            Type.Object(
              {
                weekdays: Weekdays('Empty: every day'),
                from: Clock('The first begins'),
                until: Clock('The last is over by then'),
              },
              strict,
            ),
            { minItems: 1, maxItems: 20, description: 'When there are slots, in the site’s time zone' },
          ),
        },
        { ...strict, description: 'Times of a day; absent: whole days are booked' },
      ),
    ),
    weekdays: Type.Optional(Weekdays('Of whole days: those that can be booked; empty or absent: every day')),
    thing: Type.Optional(
      Key('Its field that points to what is booked, such as the room or the type of boat; absent: there is one thing'),
    ),
    number: Type.Optional(Key('Its field of type integer: how many places a booking takes; absent: one')),
    places: Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'How many there are to book at the same time, of each thing',
    }),
    places_field: Type.Optional(
      Key('A field of type integer of the thing that says so, such as the number of boats; `places` where it is empty'),
    ),
    earliest_hours: Type.Integer({
      minimum: 0,
      maximum: 8760,
      description: 'How many hours ahead at least; 0: until it begins, whole days until they are over',
    }),
    latest_days: Type.Integer({ minimum: 0, maximum: 1095, description: 'How many days ahead at most; 0: any number' }),
    closed: Type.Array(
      Type.Object(
        { from: YearDay('First day'), until: YearDay('Last day; earlier than `from`: of next year') },
        strict,
      ),
      {
        maxItems: 20,
        description: 'Of every year: no bookings; staff enter further closed days on a screen of the administration',
      },
    ),
    cancel_hours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 8760,
        description:
          'Until how many hours before it begins people can cancel by the link of an e-mail (`can_cancel`) or as owners; absent: at any time',
      }),
    ),
    max_open: Type.Optional(
      Type.Object(
        {
          number: Type.Integer({ minimum: 1, maximum: 1000, description: 'Bookings to come' }),
          per: Type.Optional(
            Key('A field of type email, phone or text that says who books; absent: the account of who is logged in'),
          ),
        },
        { ...strict, description: 'No more open bookings of one person' },
      ),
    ),
    holds: StringEnum(['at_once', 'once_approved'] as const, {
      description:
        '`at_once`: what visitors send is booked; `once_approved`: it waits for staff, and takes the place meanwhile',
    }),
    conditions: Conditions,
  },
  {
    ...strict,
    description:
      'Records book days or slots: visitors see what is free and choose, and nothing is booked more often than there is. Conditions: which records take a place.',
  },
);
