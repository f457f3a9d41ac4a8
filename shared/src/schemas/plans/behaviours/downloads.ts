import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { strict } from './parts.ts';

export const fileTypes = ['image', 'audio', 'video', 'document'] as const;

export const downloads = Type.Object(
  {
    kind: Type.Literal('downloads'),
    types: Type.Optional(
      Type.Array(StringEnum(fileTypes), {
        minItems: 1,
        maxItems: fileTypes.length,
        uniqueItems: true,
        description: 'Which files are counted; `document`: all that are no images, sounds or videos; absent: all',
      }),
    ),
    counts_staff: Type.Optional(
      Type.Boolean({ default: false, description: 'Those of people who upload files count, too' }),
    ),
    shows_count: Type.Optional(
      Type.Boolean({ default: false, description: 'Behind each link in a text stands how often it was downloaded' }),
    ),
  },
  {
    ...strict,
    description:
      'Counts how often files of the media library are downloaded, in a column of the library by which it is sorted.',
  },
);
