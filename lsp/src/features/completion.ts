import type { CompletionItem } from 'vscode-languageserver';
import { signalOf } from '../cancellation.ts';
import { lineEndings } from '../completion/line-endings.ts';
import { completionLanguageOf } from '../documents/language-of.ts';
import { isTooLarge } from '../documents/size.ts';
import type { Feature, Host } from '../host.ts';
import { jsonKindOf } from '../json/json-kind.ts';
import { jsonDocumentsOf } from '../json/late.ts';

/** Offers the names and keys that exist and fit; where none does, ways to end the line. */
export const completion: Feature = {
  capabilities: () => ({
    completionProvider: { triggerCharacters: ['$', '>', ':', "'", '"'], resolveProvider: true },
  }),

  register(host) {
    const { completions, connection, documents, settings } = host;
    const phpNames = phpNamesOf(host);
    const json = jsonDocumentsOf(host.pages);
    connection.onCompletion(async ({ textDocument, position, context }, token) => {
      const signal = signalOf(token);
      const document = documents.get(textDocument.uri);
      if (!document || !settings().completion.enabled) return null;
      if (document.languageId === 'php' && !isTooLarge(document)) {
        const { version } = document;
        const known = await phpNames();
        // Someone typed on while the facts were read: the editor asks again.
        if (document.version !== version || signal.aborted) return null;
        const names = known.complete(document, position, context);
        if (names !== undefined) return names;
      }
      if (jsonKindOf(document.uri) !== undefined) {
        const blocks = (await phpNames()).blocksOf(document.uri);
        return (await json()).complete(document, position, blocks);
      }
      const language = completionLanguageOf(document.uri, document.languageId);
      return language ? lineEndings(completions, document, position, language, signal) : null;
    });
    connection.onCompletionResolve(async (item): Promise<CompletionItem> => {
      const { resolveItem } = await import('../completion/resolve.ts');
      return resolveItem(item);
    });
  },
};

/** The facts are read with the first PHP document, not at the start. */
function phpNamesOf(host: Host) {
  const read = async () => {
    const { PhpNames } = await import('../completion/php-names.ts');
    return new PhpNames(host);
  };
  let names: ReturnType<typeof read> | undefined;
  const get = () => {
    names ??= read();
    return names;
  };
  host.documents.onDidOpen(({ document }) => {
    if (document.languageId === 'php') void get();
  });
  return get;
}
