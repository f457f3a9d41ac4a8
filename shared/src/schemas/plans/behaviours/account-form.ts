import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Label } from '../parts.ts';
import { location } from '../site-tools/parts.ts';
import { RoleName } from './audience.ts';
import { strict } from './parts.ts';

/** What an account has that people can fill in themselves. */
export const accountFields = ['login', 'email', 'password', 'first_name', 'last_name', 'name', 'url', 'bio'] as const;

export const accountForm = Type.Object(
  {
    kind: Type.Literal('account_form'),
    form: StringEnum(['registration', 'login', 'lost_password', 'profile'] as const),
    fields: Type.Array(StringEnum(accountFields), {
      maxItems: accountFields.length,
      uniqueItems: true,
      description:
        'Of `registration` and `profile`, in this order; without `login`, the email address is the username; further fields of users (`extra_fields`) come by themselves',
    }),
    required: Type.Array(StringEnum(accountFields), { maxItems: accountFields.length, uniqueItems: true }),
    role: Type.Optional(RoleName),
    offered_roles: Type.Optional(
      Type.Array(Type.Object({ role: RoleName, label: Label('As people read it') }, strict), {
        minItems: 2,
        maxItems: 12,
        description: 'In place of `role`: who registers chooses one of these',
      }),
    ),
    approval: StringEnum(['none', 'email', 'staff', 'email_and_staff'] as const, {
      description: 'Of `registration`: what has to happen before one can log in: a link in an e-mail, a yes of staff',
    }),
    terms: Type.Optional(Label('A box that has to be ticked: `I accept the terms`')),
    terms_link: Type.Optional(location('What the terms are')),
    can_delete: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Of `profile`: people can delete their account, with their password',
      }),
    ),
    can_export: Type.Optional(
      Type.Boolean({ default: false, description: 'Of `profile`: people can ask for their data' }),
    ),
    redirect: Type.Optional(location('Where one is led to afterwards; absent: the same page')),
    page: Type.Optional(
      Type.String({
        pattern: '^/[^\\s<>"?#]*$',
        maxLength: 200,
        description: 'The page that it stands on: links to log in, register or reset a password lead there',
      }),
    ),
  },
  { ...strict, description: 'A form on the site to register, log in, reset a password or change the own profile.' },
);
