import { Type } from 'typebox';
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
  },
  { ...strict, description: 'Staff download records that meet conditions as a CSV file, with the columns they need.' },
);
