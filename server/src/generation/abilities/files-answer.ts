/** A file of an answer that has several. */
export interface AnswerFile {
  readonly path: string;
  readonly content: string;
}

/** Characters that a token of code has, less than most: what is cut to fit must fit. */
const charactersOfToken = 2.6;

const languages: Readonly<Record<string, string>> = { php: 'php', js: 'js', json: 'json', css: 'css' };

/**
 * Files one after the other, each in a fence below its name. Those that have no room are named.
 * @param room tokens that the answer may have
 */
export function writeFiles(
  folder: string,
  files: readonly AnswerFile[],
  room: number,
  notes: readonly string[] = [],
): string {
  const left: string[] = [];
  let text = notes.length === 0 ? '' : `${notes.join('\n')}\n\n`;
  for (const { path, content } of files) {
    const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
    const part = `\`${folder}/${path}\`\n\n\`\`\`${languages[extension] ?? ''}\n${content.trimEnd()}\n\`\`\`\n\n`;
    if (text.length + part.length > (room - 120) * charactersOfToken) left.push(path);
    else text += part;
  }
  if (left.length > 0)
    text += `Without room in this answer: ${left.map((path) => `\`${path}\``).join(', ')}. The endpoints for blocks and plugins give all files as an archive.\n`;
  return text;
}
