import type { Issue, Language } from '@presswright/shared/schemas/analysis';
import type { TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * The edit that suppresses a finding where it is, with a comment for the reason.
 * @returns undefined where the language has no comments
 */
export function suppressionEdit(document: TextDocument, language: Language, issue: Issue): TextEdit | undefined {
  if (language === 'block.json' || language === 'theme.json') return undefined;
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
      // Above a line that begins as HTML a comment would be printed: it goes inside the PHP tag.
      if (isPhp(document.getText({ start: { line: 0, character: 0 }, end: line }))) return above(`// ${note}`);
      const start = { line: line.line, character: issue.column - 1 };
      return { range: { start, end: start }, newText: `/* ${note} */ ` };
    }
    default:
      return above(`// ${note}`);
  }
}

/** Whether a file is inside PHP tags after `before`, which is its beginning. */
function isPhp(before: string): boolean {
  return Math.max(before.lastIndexOf('<?php'), before.lastIndexOf('<?=')) > before.lastIndexOf('?>');
}
