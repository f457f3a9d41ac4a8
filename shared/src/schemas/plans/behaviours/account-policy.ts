import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Role, strict } from './parts.ts';

const Roles = (description: string) =>
  Type.Optional(Type.Array(Role, { minItems: 1, maxItems: 10, uniqueItems: true, description }));

const whose = 'Of whom; absent: of everybody';

export const accountPolicy = Type.Object(
  {
    kind: Type.Literal('account_policy'),
    password_age: Type.Optional(
      Type.Object(
        {
          days: Type.Integer({
            minimum: 1,
            maximum: 3650,
            description: 'After how many days a password has to be changed',
          }),
          roles: Roles(whose),
          notice_days: Type.Integer({
            minimum: 0,
            maximum: 60,
            description: 'How many days before they are told, in the administration; 0: not before',
          }),
          is_mailed: Type.Boolean({ description: 'They are told by email, too' }),
        },
        {
          ...strict,
          description:
            'Passwords have to be changed from time to time: who has an old one is led to a new one at the next login. The time begins with the last change, and for passwords from before the plugin with its activation',
        },
      ),
    ),
    kept_passwords: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 12,
        description: 'So many of the last passwords cannot be used again, the present one included',
      }),
    ),
    idle_logout: Type.Optional(
      Type.Object(
        {
          minutes: Type.Integer({
            minimum: 1,
            maximum: 10_080,
            description: 'After how many minutes without a request',
          }),
          roles: Roles(whose),
        },
        { ...strict, description: 'Who does nothing for a while is logged out' },
      ),
    ),
    sessions: Type.Optional(
      Type.Object(
        {
          maximum: Type.Integer({
            minimum: 1,
            maximum: 20,
            description: 'In how many browsers an account can be logged in at the same time',
          }),
          at_limit: StringEnum(['end_oldest', 'refuse'] as const, {
            description: 'What a further login does: it ends the oldest one, or is refused',
          }),
          roles: Roles(whose),
        },
        { ...strict, description: 'How often an account can be logged in at the same time' },
      ),
    ),
    confirmed_roles: Roles(
      'Who is given one of these roles has it only once somebody else who may promote users confirms it, below Users; while there is nobody else, at once',
    ),
  },
  {
    ...strict,
    description:
      'What accounts are held to: the age of passwords, old passwords, idle time, logins at the same time, roles that another person confirms.',
  },
);
