import { layOut, requestFiles } from '@presswright/shared/client/project-requests';
import { type ProjectFile, projectKinds } from '@presswright/shared/generators';
import { StringEnum } from '@presswright/shared/schemas/common';
import { modelShare } from '@presswright/shared/schemas/model-share';
import { Type } from 'typebox';
import { defineTool } from '../tool.ts';
import { shareLines } from './model-share.ts';
import { projectInput, withPlan } from './project-input.ts';

export const generateTool = defineTool({
  name: 'generate',
  title: 'Generate a WordPress project',
  description:
    'Makes the files of a WordPress plugin, block, theme or scaffold from a plan or a description: code that installs, escapes its output and ' +
    'checks nonces and capabilities. Plan first with the tool "plan" and look at what was not understood. Answers the files; writes none.',
  input: Type.Object(
    {
      kind: StringEnum(projectKinds, {
        description: 'What to make; a scaffold is the files that a plugin begins with',
      }),
      ...projectInput,
      author: Type.Optional(Type.String({ maxLength: 200, description: 'Named as the author in headers' })),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    folder: Type.String({ description: 'A name for the folder of the files' }),
    main: Type.String({ description: 'Path of the file to read first' }),
    files: Type.Array(
      Type.Object({
        path: Type.String({ description: 'Below the folder' }),
        content: Type.String(),
        encoding: StringEnum(['utf-8', 'base64']),
      }),
    ),
    instructions: Type.String({ description: 'How to install it and what is still to do, in Markdown' }),
    written: modelShare.written,
  }),
  working: ({ kind, name }) => `Generating the ${kind} ${name}`,
  async run(given, context) {
    const asked = withPlan(given, context);
    const made = await requestFiles(context.client, asked, { signal: context.signal });
    const { files, main, folderName } = layOut(asked.kind, made.files);
    return {
      structured: {
        folder: folderName,
        main,
        files: [...files],
        instructions: made.instructions,
        ...(made.written !== undefined && { written: [...made.written] }),
      },
      text: [made.instructions, ...shareLines(made.written), ...files.map((file) => section(folderName, file))].join(
        '\n\n',
      ),
    };
  },
});

/** A file as Markdown; a fence longer than any in it. */
function section(folder: string, { path, content, encoding }: ProjectFile): string {
  if (encoding === 'base64') return `${folder}/${path}: binary, in the structured answer.`;
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${folder}/${path}:\n${fence}\n${content}${content.endsWith('\n') ? '' : '\n'}${fence}`;
}
