import { signalOf } from '../cancellation.ts';
import { complete } from '../documents/completion-source.ts';
import { completionLanguageOf } from '../documents/language-of.ts';
import { surroundingsOf, trimOverlap } from '../documents/surroundings.ts';
import type { Feature } from '../host.ts';

/** Ghost text: the rest of the line, or the next lines where the line is empty. */
export const inlineCompletion: Feature = {
  capabilities: () => ({ inlineCompletionProvider: true }),

  register({ backend, connection, documents, settings }) {
    connection.languages.inlineCompletion.on(async ({ textDocument, position, context }, token) => {
      const signal = signalOf(token);
      const document = documents.get(textDocument.uri);
      const { enabled, maxTokens } = settings().completion;
      // An open suggestion list decides what comes next; ghost text would contradict it.
      if (!document || !enabled || context.selectedCompletionInfo) return null;
      const language = completionLanguageOf(document.uri, document.languageId);
      const { prompt, suffix, lineBefore, lineAfter } = surroundingsOf(document, position);
      if (!language || prompt.trim() === '') return null;
      const isEmptyLine = lineBefore.trim() === '' && lineAfter.trim() === '';
      const request = {
        prompt,
        suffix,
        language,
        temperature: 0,
        max_tokens: maxTokens,
        stop: [isEmptyLine ? '\n\n' : '\n'],
      };
      const texts = await complete(backend, request, signal, (message) => connection.console.log(message));
      if (signal.aborted) return null;
      const endings = texts.map((text) => trimOverlap(text, isEmptyLine ? suffix : lineAfter).trimEnd());
      return endings
        .filter((text) => text !== '')
        .map((insertText) => ({
          insertText,
          range: { start: position, end: position },
        }));
    });
  },
};
