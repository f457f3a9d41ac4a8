import { InlineCompletionTriggerKind } from 'vscode-languageserver';
import { signalOf } from '../cancellation.ts';
import { completionLanguageOf } from '../documents/language-of.ts';
import { surroundingsOf, trimOverlap } from '../documents/surroundings.ts';
import type { Feature } from '../host.ts';

/** A suggestion that was given, and where. */
interface Given {
  readonly before: string;
  readonly after: string;
  readonly texts: readonly string[];
}

/** Further suggestions for someone who asks what else there is. */
const alternatives = 3;

/** Ghost text: the rest of the line, or the next lines where the line is empty. */
export const inlineCompletion: Feature = {
  capabilities: () => ({ inlineCompletionProvider: true }),

  register({ completions, connection, documents, settings, onBackendReady }) {
    onBackendReady(() => completions.clear());
    const given = new Map<string, Given>();
    completions.onCleared(() => given.clear());
    documents.onDidClose(({ document: { uri } }) => given.delete(uri));
    connection.languages.inlineCompletion.on(async ({ textDocument, position, context }, token) => {
      const signal = signalOf(token);
      const document = documents.get(textDocument.uri);
      const { enabled, maxTokens, model } = settings().completion;
      // An open suggestion list decides what comes next; ghost text would contradict it.
      if (!document || !enabled || context.selectedCompletionInfo) return null;
      const language = completionLanguageOf(document.uri, document.languageId);
      const { prompt, suffix, lineBefore, lineAfter } = surroundingsOf(document, position);
      if (!language || prompt.trim() === '') return null;
      const offset = document.offsetAt(position);
      const before = document.getText().slice(0, offset);
      const after = document.getText().slice(offset);
      const isAsked = context.triggerKind === InlineCompletionTriggerKind.Invoked;
      const rest = typedThrough(given.get(document.uri), before, after);
      const toItem = (insertText: string) => ({ insertText, range: { start: position, end: position } });
      if (rest.length > 0 && !isAsked) return rest.map(toItem);
      const isEmptyLine = lineBefore.trim() === '' && lineAfter.trim() === '';
      const stop = [isEmptyLine ? '\n\n' : '\n'];
      const request = { prompt, suffix, language, max_tokens: maxTokens, stop, ...(model !== '' && { model }) };
      const reason = isAsked ? 'asked' : 'typed';
      const [best, others] = await Promise.all([
        rest.length > 0 ? [] : completions.complete({ ...request, temperature: 0 }, reason, signal),
        isAsked ? completions.complete({ ...request, temperature: 0.6, n: alternatives }, reason, signal) : [],
      ]);
      if (signal.aborted) return null;
      const endings = [...best, ...others].map((text) => trimOverlap(text, isEmptyLine ? suffix : lineAfter).trimEnd());
      const suggested = [...new Set([...rest, ...endings])].filter((text) => text !== '');
      if (suggested.length > 0) given.set(document.uri, { before, after, texts: suggested });
      return suggested.map(toItem);
    });
  },
};

/** What is left of a suggestion of which the person typed the beginning: nothing has to be asked for that. */
function typedThrough(given: Given | undefined, before: string, after: string): string[] {
  if (given === undefined || after !== given.after || !before.startsWith(given.before)) return [];
  const typed = before.slice(given.before.length);
  return given.texts
    .filter((text) => text.startsWith(typed) && text.length > typed.length)
    .map((text) => text.slice(typed.length));
}
