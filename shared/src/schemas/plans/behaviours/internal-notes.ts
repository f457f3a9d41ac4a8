import { Type } from 'typebox';
import { Entity, strict } from './parts.ts';

export const internalNotes = Type.Object(
  { kind: Type.Literal('internal_notes'), entity: Entity },
  {
    ...strict,
    description:
      'Staff leave notes on posts and records of the plan while they edit them, with name and time; neither the site nor the REST API has them.',
  },
);
