import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { RoleName } from './audience.ts';
import { Attribute, Condition, Entity, Key, Label, oneOf, strict, TextTemplate } from './parts.ts';

const FieldValue = (description: string) => Type.String({ minLength: 1, maxLength: 60, description });

export const approvalSteps = Type.Object(
  {
    kind: Type.Literal('approval_steps'),
    entity: Entity,
    steps: Type.Array(
      Type.Object(
        {
          label: Label('Who decides, in a word: `Department head`'),
          by: oneOf(
            'who',
            [
              Type.Object(
                {
                  who: Type.Literal('roles'),
                  roles: Type.Array(RoleName, { minItems: 1, maxItems: 12, uniqueItems: true }),
                },
                { ...strict, description: 'Whoever has one of these roles' },
              ),
              Type.Object(
                { who: Type.Literal('person'), attribute: Attribute },
                {
                  ...strict,
                  description: 'Whom a field names: of the record, or `owner.manager` of whom it belongs to',
                },
              ),
            ],
            'Who decides; administrators do in any case, and nobody else decides on their own records',
          ),
          conditions: Type.Optional(
            Type.Array(Condition, {
              minItems: 1,
              maxItems: 12,
              description: 'Of the record, all have to be so; otherwise the step is left out',
            }),
          ),
        },
        strict,
      ),
      { minItems: 1, maxItems: 6, description: 'One after the other; the record is published after the last' },
    ),
    shows: Type.Optional(
      Type.Array(Attribute, {
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        description: 'What who decides reads of it, besides its title; absent: its content',
      }),
    ),
    own: Type.Optional(
      StringEnum(['administrators', 'nobody'] as const, {
        default: 'administrators',
        description: 'Who may decide on what is their own',
      }),
    ),
    comment: StringEnum(['none', 'optional', 'to_reject'] as const, {
      description: 'Whether a decision has a comment; `to_reject`: nothing is rejected without one',
    }),
    sets: Type.Optional(
      Type.Object(
        {
          field: Key('A field of the record'),
          waiting: FieldValue('While it waits'),
          approved: FieldValue('After the last step'),
          rejected: FieldValue('When it is rejected'),
        },
        { ...strict, description: 'A field that says how it stands' },
      ),
    ),
    tells_owner: Type.Boolean({ description: 'Whom the record belongs to is mailed the decision, with its comment' }),
    message: TextTemplate(
      'To who decides next; empty: the standard text; `{title}`, `{owner}`, `{step}`, `{link}`, `{site}`',
      2000,
    ),
  },
  {
    ...strict,
    description:
      'Records are published after several people have approved them, one after the other; each step mails the next, and what is rejected goes back as a draft.',
  },
);
