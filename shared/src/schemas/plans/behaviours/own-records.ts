import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Entity, Key, Label, oneOf, strict } from './parts.ts';

export const ownRecords = Type.Object(
  {
    kind: Type.Literal('own_records'),
    entity: Entity,
    name: Key('Of its shortcode'),
    proof: oneOf(
      'by',
      [
        Type.Object(
          { by: Type.Literal('account') },
          { ...strict, description: 'Who is logged in, and to whom the record belongs' },
        ),
        Type.Object(
          { by: Type.Literal('link'), field: Key('A field of type email') },
          { ...strict, description: 'Who has the secret link that is mailed to this address once the record is there' },
        ),
      ],
      'How the owner is known',
    ),
    fields: Type.Array(Key('`title`, `content`, or a field'), {
      maxItems: 40,
      uniqueItems: true,
      description: 'What owners change; none: nothing',
    }),
    marks: Type.Array(
      Type.Object(
        {
          label: Label('On the button: `Mark as found`'),
          field: Key('A field of type choice or boolean'),
          value: Type.Union([Type.String({ minLength: 1, maxLength: 60 }), Type.Boolean()], {
            description: 'What the field becomes',
          }),
        },
        strict,
      ),
      { maxItems: 6, description: 'Buttons with which owners say how it stands' },
    ),
    can_delete: Type.Boolean({ description: 'Owners move it to the trash' }),
    after_edit: StringEnum(['stays', 'waits'] as const, {
      description: '`waits`: what was published and is changed waits for approval again',
    }),
  },
  {
    ...strict,
    description: 'Owners change, mark and delete their own records on the site, without access to the administration.',
  },
);
