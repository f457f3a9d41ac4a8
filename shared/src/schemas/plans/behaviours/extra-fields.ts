import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Key, Label, PlanField } from '../parts.ts';
import { Conditions, Entity, strict } from './parts.ts';

export const extraFields = Type.Object(
  {
    kind: Type.Literal('extra_fields'),
    entity: Entity,
    fields: Type.Array(PlanField, { minItems: 1, maxItems: 40 }),
    edited_by: StringEnum(['owner', 'owner_once', 'staff'] as const, {
      description:
        '`owner`: the user, the customer at the checkout, who writes the comment; `owner_once`: the same, but what they have saved only staff can change; `staff`: in the administration alone',
    }),
    seen_by: StringEnum(['everyone', 'members', 'owner', 'staff'] as const, {
      description:
        'Who may see the values, on the site and in REST: `members`: who is logged in; `owner`: whom the record belongs to, and staff',
    }),
    heading: Type.Optional(Label('Above the fields; absent: “Additional information”')),
    unique: Type.Optional(
      Type.Array(Key('A field'), { maxItems: 40, description: 'Whose values no two records may share' }),
    ),
    searchable: Type.Optional(
      Type.Array(Key('A field'), {
        minItems: 1,
        maxItems: 40,
        uniqueItems: true,
        description:
          'Of posts, pages, files and products: whose values searches find, on the site those that everyone sees',
      }),
    ),
    on_registration: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Of users who fill the fields in: in the registration form too, rather than in the profile alone',
      }),
    ),
    conditions: Conditions,
  },
  {
    ...strict,
    description: 'Gives further fields to records that the site has; with `conditions`, only to those that meet them.',
  },
);
