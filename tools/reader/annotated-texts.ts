import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkLabels, intents, slotLabels } from '../../server/src/generation/reading/learned/labels.ts';

/** A stretch of a description with its label, as somebody marked it. */
export interface Mark {
  readonly kind: 'act' | 'slot' | 'chunk';
  readonly label: string;
  readonly isDenied: boolean;
  readonly start: number;
  readonly end: number;
}

export interface AnnotatedText {
  readonly id: string;
  /** As the customer wrote it. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** All annotated descriptions of a folder, in the order of their files. Throws where a label is unknown or a brace is open. */
export function readAnnotatedTexts(folder: string): AnnotatedText[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((block) => {
        const [id = '', ...lines] = block.split('\n');
        return { id: `${file}#${id.trim()}`, ...parseMarks(lines.join('\n').trim(), `${file}#${id.trim()}`) };
      }),
  );
}

/** Takes the marks out of a text: `{thing:lost pets}`, `{!submit:post}`, `{!not.email:mails}`, `{when:… {event:pays}}`. */
export function parseMarks(source: string, id: string): Omit<AnnotatedText, 'id'> {
  const marks: Mark[] = [];
  const open: Omit<Mark, 'end'>[] = [];
  let text = '';
  const fail = (what: string): never => {
    throw new Error(`${id}: ${what} at “${source.slice(at, at + 40)}”`);
  };
  let at = 0;
  while (at < source.length) {
    const tag = /^\{(!?)(not\.)?([a-z_]+):/.exec(source.slice(at, at + 40));
    if (tag) {
      const [whole, bang, not, label = ''] = tag;
      const kind = bang ? 'act' : (chunkLabels as readonly string[]).includes(label) ? 'chunk' : 'slot';
      const known: readonly string[] = kind === 'act' ? intents : kind === 'slot' ? slotLabels : chunkLabels;
      if (!known.includes(label)) fail(`unknown label ${label}`);
      open.push({ kind, label, isDenied: not !== undefined, start: text.length });
      at += whole.length;
    } else if (source[at] === '}') {
      const mark = open.pop() ?? fail('a brace too many');
      marks.push({ ...mark, end: text.length });
      at += 1;
    } else {
      text += source[at];
      at += 1;
    }
  }
  if (open.length > 0) fail('a brace too few');
  return { text, marks };
}
