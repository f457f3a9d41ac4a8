import type { Issue, Language } from '@presswright/shared/schemas/analysis';
import type { Position, TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { phpStateAfter } from './php-state.ts';

/**
 * The edit that suppresses a finding where it is, with a comment for the reason.
 * @returns undefined where the language has no comments, or the place none (in a string of several lines)
 */
export function suppressionEdit(document: TextDocument, language: Language, issue: Issue): TextEdit | undefined {
  if (language === 'block.json' || language === 'theme.json' || language === 'readme') return undefined;
  const note = `presswright-ignore ${issue.rule} -- why it is safe`;
  const line = { line: issue.line - 1, character: 0 };
  const text = document.getText({ start: line, end: { line: issue.line, character: 0 } });
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  const above = (comment: string): TextEdit => ({
    range: { start: line, end: line },
    newText: `${indent}${comment}\n`,
  });
  switch (language) {
    case 'css':
      return above(`/* ${note} */`);
    case 'html':
      return above(`<!-- ${note} -->`);
    case 'php': {
      const start = { line: line.line, character: issue.column - 1 };
      const stateAt = (end: Position) => phpStateAfter(document.getText({ start: { line: 0, character: 0 }, end }));
      if (stateAt(line) === 'code') return above(`// ${note}`);
      // Above this line a comment would be printed, or be part of a string.
      if (stateAt(start) !== 'code') return undefined;
      return { range: { start, end: start }, newText: `/* ${note} */ ` };
    }
    default:
      return above(`// ${note}`);
  }
}
