import { type Static, Type } from 'typebox';

/** One file of a generated block, plugin or theme. Both variants of the contract in one entry. */
export const GeneratedFile = Type.Object({
  content: Type.String(),
  filename: Type.String({ description: 'Name without folders' }),
  path: Type.String({ description: 'Path relative to the folder of the block, plugin or theme, with `/`' }),
  encoding: Type.Optional(
    Type.Union([Type.Literal('utf-8'), Type.Literal('base64')], { description: 'Absent: `utf-8`' }),
  ),
});
export type GeneratedFile = Static<typeof GeneratedFile>;

/** Files keyed by their role, such as `block_json` or `main_file`. */
export const GeneratedFiles = Type.Record(Type.String(), GeneratedFile);
export type GeneratedFiles = Static<typeof GeneratedFiles>;
