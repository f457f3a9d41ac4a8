import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { RoleName } from './audience.ts';
import { recordEvents } from './automation.ts';
import { Conditions, Entity, Label, oneOf, strict, TextTemplate } from './parts.ts';

const mail = (description: string) =>
  Type.Optional(
    Type.Object(
      { subject: TextTemplate('Empty: the standard one', 200), message: TextTemplate('Empty: the standard one') },
      { ...strict, description: `${description}: \`{name}\`, \`{membership}\`, \`{until}\`, \`{link}\`, \`{site}\`` },
    ),
  );
const units = ['day', 'week', 'month', 'year'] as const;

export const membership = Type.Object(
  {
    kind: Type.Literal('membership'),
    name: Label('What it is called: `Gold membership`'),
    role: RoleName,
    starts: Type.Array(
      oneOf(
        'on',
        [
          Type.Object({ on: Type.Literal('registration') }, { ...strict, description: 'With the account' }),
          Type.Object(
            { on: Type.Literal('request'), needs_approval: Type.Boolean() },
            { ...strict, description: 'Users ask for it; staff say yes first, or nobody has to' },
          ),
          Type.Object(
            {
              on: Type.Literal('event'),
              entity: Entity,
              event: StringEnum(recordEvents),
              status: Type.Optional(
                Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 40, description: 'Of `status`' }),
              ),
              conditions: Conditions,
            },
            { ...strict, description: 'What happens to a record of the user: an order is completed' },
          ),
        ],
        'Staff can always give it by hand',
      ),
      { maxItems: 6 },
    ),
    lasts: oneOf(
      'for',
      [
        Type.Object({ for: Type.Literal('ever') }, strict),
        Type.Object(
          {
            for: Type.Literal('period'),
            count: Type.Integer({ minimum: 1, maximum: 1000 }),
            unit: StringEnum(units),
          },
          strict,
        ),
        Type.Object(
          {
            for: Type.Literal('date'),
            month: Type.Integer({ minimum: 1, maximum: 12 }),
            day: Type.Integer({ minimum: 1, maximum: 31 }),
          },
          { ...strict, description: 'Until this day of the year: 12 and 31 for the end of the year' },
        ),
      ],
      'How long',
    ),
    again: StringEnum(['extend', 'restart', 'ignore'] as const, {
      description: 'What happens when it starts once more while it runs: the time is added, begins anew, or nothing',
    }),
    grace_days: Type.Integer({ minimum: 0, maximum: 366, description: 'Days after its end until the role goes' }),
    role_after: Type.Optional(RoleName),
    reminders: Type.Array(
      Type.Object(
        {
          days: Type.Integer({ minimum: 0, maximum: 366 }),
          side: StringEnum(['before', 'after'] as const),
          subject: TextTemplate('Empty: the standard one', 200),
          message: TextTemplate('Empty: the standard one'),
        },
        strict,
      ),
      { maxItems: 6, description: 'E-mails to the member so many days before or after its end' },
    ),
    welcome: mail('When it starts'),
    goodbye: mail('When it has ended'),
    can_cancel: StringEnum(['no', 'at_once', 'at_end'] as const, {
      description: 'Whether members can cancel it themselves, and when that counts',
    }),
    managers: Type.Array(RoleName, {
      maxItems: 12,
      uniqueItems: true,
      description: 'Who gives and ends it besides administrators',
    }),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Members at the same time' })),
  },
  { ...strict, description: 'Gives users a role for a time, with reminders, an end, and a list of members.' },
);
