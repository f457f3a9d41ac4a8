import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Key, Label, oneOf, Role, strict } from './parts.ts';
import { ClockTime, weekdays } from './times.ts';

/** Where the file is. */
const source = oneOf(
  'in',
  [
    Type.Object(
      {
        in: Type.Literal('uploads'),
        path: Type.String({
          pattern: '^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$',
          maxLength: 120,
          description: 'Below the uploads folder: `import/objects.csv`',
        }),
      },
      strict,
    ),
    Type.Object(
      {
        in: Type.Literal('address'),
        url: Type.String({ pattern: '^https?://[^\\s"\'<>\\\\]+$', maxLength: 300, description: 'It is downloaded' }),
      },
      strict,
    ),
  ],
  'Where the file is; the owner can change it in the settings',
);

/** Who gets the report. */
const recipient = oneOf(
  'to',
  [
    Type.Object({ to: Type.Literal('admin') }, strict),
    Type.Object({ to: Type.Literal('role'), role: Role }, strict),
    Type.Object(
      { to: Type.Literal('address'), address: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 200 }) },
      strict,
    ),
  ],
  'Who gets the report',
);

export const fileImport = Type.Object(
  {
    kind: Type.Literal('file_import'),
    entity: Key('An entity of the plan whose records are posts'),
    name: Key('Of the import'),
    source,
    match_by: Key('A field, or `title`, that is different in each row: by it a row finds its record'),
    columns: Type.Optional(
      Type.Array(
        Type.Object(
          {
            column: Label('Heading in the first row of the file'),
            attribute: Key('A field, categories, `title`, `content` or `featured_image`'),
          },
          strict,
        ),
        {
          minItems: 1,
          maxItems: 60,
          description: 'Absent: headings are names of fields. Pictures and files are loaded from their addresses',
        },
      ),
    ),
    missing: StringEnum(['keep', 'draft', 'trash'] as const, {
      description: 'What becomes of imported records that are no longer in the file',
    }),
    decimals: StringEnum(['point', 'comma'] as const, { description: '1,234.50 or 1.234,50' }),
    every: StringEnum(['hourly', 'daily', 'weekly'] as const),
    at: ClockTime('Time of day on the clock of the site; empty: at any time'),
    weekday: Type.Optional(StringEnum(weekdays, { description: 'Of `weekly`; absent: on Monday' })),
    report: Type.Array(recipient, {
      maxItems: 8,
      description: 'Who gets an e-mail with the numbers of created, updated and faulty rows; empty: nobody',
    }),
    only_faults: Type.Optional(
      Type.Boolean({ default: false, description: 'The e-mail is sent only where something was wrong' }),
    ),
  },
  {
    ...strict,
    description:
      'A CSV file is imported at intervals: rows create and update records by a key, pictures are loaded, a report is sent.',
  },
);
