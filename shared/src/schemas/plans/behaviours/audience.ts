import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Conditions, strict } from './parts.ts';

export const audiences = ['everyone', 'logged_in', 'logged_out', 'roles', 'all_but_roles', 'nobody'] as const;

/** A role by which behaviours name people. */
export const RoleName = Type.String({
  pattern: '^[a-z][a-z0-9_]*$',
  maxLength: 60,
  description: 'Of the plan, or of WordPress',
});

/** Some people: administrators belong to every audience but `logged_out`, `nobody` and one that leaves them out by name. */
export const Audience = Type.Object(
  {
    who: StringEnum(audiences, { description: '`roles`: who has one of them; `all_but_roles`: who has none of them' }),
    roles: Type.Optional(
      Type.Array(RoleName, {
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        description: 'Of `roles` and `all_but_roles`',
      }),
    ),
    owner: Type.Optional(
      Type.Boolean({ default: false, description: 'Whom a record belongs to is one of them in any case' }),
    ),
    conditions: Type.Optional(
      Type.Array(Conditions.items, { maxItems: 8, description: 'Of the user: all have to be so besides' }),
    ),
  },
  { ...strict, description: 'Who' },
);
