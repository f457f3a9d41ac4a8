import type { Language } from '@presswright/shared/schemas/analysis';
import { type CompletionItem, CompletionItemKind, InsertTextFormat, type Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { surroundingsOf, trimOverlap } from '../documents/surroundings.ts';
import type { Host } from '../host.ts';

/** Ways to end the line, by the model. */
export async function lineEndings(
  completions: Host['completions'],
  document: TextDocument,
  position: Position,
  language: Language,
  signal: AbortSignal,
): Promise<CompletionItem[] | null> {
  const { prompt, suffix, lineBefore, lineAfter } = surroundingsOf(document, position);
  if (prompt.trim() === '') return null;
  const request = { prompt, suffix, language, n: 4, temperature: 0.6, max_tokens: 24, stop: ['\n'] };
  const texts = await completions.complete(request, 'listed', signal);
  if (signal.aborted) return null;
  const word = /[\w$]*$/.exec(lineBefore)?.[0] ?? '';
  const start = { line: position.line, character: position.character - word.length };
  const endings = new Set(texts.map((text) => trimOverlap(text, lineAfter).trimEnd()).filter((text) => text !== ''));
  return [...endings].map((text, index) => ({
    label: word + text,
    kind: CompletionItemKind.Text,
    detail: 'Presswright',
    filterText: word + text,
    // After the items of language servers that know what exists; in the model's own order.
    sortText: `zzzz${index}`,
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range: { start, end: position }, newText: word + text },
  }));
}
