import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { RoleName } from './audience.ts';
import { Conditions, Entity, Key, Label, strict } from './parts.ts';

export const recordExport = Type.Object(
  {
    kind: Type.Literal('record_export'),
    entity: Entity,
    name: Key('Of its file'),
    title: Label('What it is called: `Approved requests`'),
    columns: Type.Array(Key('A field, or what WordPress knows'), { minItems: 1, maxItems: 40, uniqueItems: true }),
    conditions: Conditions,
    roles: Type.Array(RoleName, {
      maxItems: 12,
      uniqueItems: true,
      description: 'Who downloads it besides administrators',
    }),
    formats: Type.Optional(
      Type.Array(StringEnum(['csv', 'json'] as const), {
        minItems: 1,
        maxItems: 2,
        uniqueItems: true,
        description: 'Absent: CSV alone',
      }),
    ),
    filters: Type.Optional(
      Type.Array(
        Type.Object(
          {
            attribute: Key('A field, or what WordPress knows'),
            by: StringEnum(['value', 'year', 'period'] as const, {
              description:
                '`value`: one of those that there are; of a date: `year`, or `period` from one day to another',
            }),
          },
          strict,
        ),
        { minItems: 1, maxItems: 6, description: 'What they choose before they download' },
      ),
    ),
    logs: Type.Optional(
      Type.Boolean({ default: false, description: 'Each download is recorded: who, when, what and how filtered' }),
    ),
  },
  {
    ...strict,
    description: 'Staff download records that meet conditions as a CSV or JSON file, with the columns they need.',
  },
);
