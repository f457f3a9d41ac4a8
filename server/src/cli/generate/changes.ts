import { createTwoFilesPatch } from 'diff';
import type { Paint } from '../analyze/style.ts';
import { paintPatch } from '../patch.ts';
import type { FileState } from './write-files.ts';

/** What writing would change, as a unified diff; new files by their names and number of lines. */
export function showChanges(states: readonly FileState[], paint: Paint): string {
  return states.map((state) => showChange(state, paint)).join('');
}

function showChange({ file, state, present }: FileState, paint: Paint): string {
  const { path, content } = file;
  if (state === 'same') return '';
  if (state === 'blocked') return `${paint('red', `blocked ${path}: something that is no plain file is there`)}\n`;
  if (typeof content !== 'string') return `${paint('green', `${state} ${path}`)} (${content.length} bytes)\n`;
  if (state === 'new') return `${paint('green', `new ${path}`)} (${content.split('\n').length - 1} lines)\n`;
  return paintPatch(
    createTwoFilesPatch(`a/${path}`, `b/${path}`, present?.toString('utf8') ?? '', content, '', ''),
    paint,
  );
}
