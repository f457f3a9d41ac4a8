import { Type } from 'typebox';
import { strict } from './parts.ts';

export const commentAuthors = Type.Object(
  {
    kind: Type.Literal('comment_authors'),
    trusted_after: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'Who has so many approved comments is published without waiting; the comments of others wait',
      }),
    ),
    edit_minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_080, description: 'For so long people can change their own comment' }),
    ),
    can_delete: Type.Optional(
      Type.Boolean({ default: false, description: 'With `edit_minutes`: they can delete it as long, too' }),
    ),
  },
  {
    ...strict,
    description: 'Publishes comments of people who are known at once, and lets authors change their own for a while.',
  },
);
