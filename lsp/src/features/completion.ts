import { CompletionItemKind, InsertTextFormat } from 'vscode-languageserver';
import { signalOf } from '../cancellation.ts';
import { completionLanguageOf } from '../documents/language-of.ts';
import { surroundingsOf, trimOverlap } from '../documents/surroundings.ts';
import type { Feature } from '../host.ts';

/** Offers ways to end the line, after everything that other servers offer. */
export const completion: Feature = {
  capabilities: () => ({ completionProvider: { triggerCharacters: ['$', '>', ':'] } }),

  register({ completions, connection, documents, settings }) {
    connection.onCompletion(async ({ textDocument, position }, token) => {
      const signal = signalOf(token);
      const document = documents.get(textDocument.uri);
      if (!document || !settings().completion.enabled) return null;
      const language = completionLanguageOf(document.uri, document.languageId);
      const { prompt, suffix, lineBefore, lineAfter } = surroundingsOf(document, position);
      if (!language || prompt.trim() === '') return null;
      const request = { prompt, suffix, language, n: 4, temperature: 0.6, max_tokens: 24, stop: ['\n'] };
      const texts = await completions.complete(request, 'listed', signal);
      if (signal.aborted) return null;
      const word = /[\w$]*$/.exec(lineBefore)?.[0] ?? '';
      const start = { line: position.line, character: position.character - word.length };
      const endings = new Set(
        texts.map((text) => trimOverlap(text, lineAfter).trimEnd()).filter((text) => text !== ''),
      );
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
    });
  },
};
