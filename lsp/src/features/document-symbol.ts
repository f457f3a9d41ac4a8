import type { Feature } from '../host.ts';

/** Lists what a PHP document declares and registers with WordPress. */
export const documentSymbol: Feature = {
  capabilities: () => ({ documentSymbolProvider: { label: 'Presswright' } }),

  register({ connection, documents, index }) {
    connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
      // Of scripts and styles the editor knows more itself.
      if (documents.get(uri)?.languageId !== 'php') return null;
      return (await index.ask('documentSymbols', index.pathOf(uri))) ?? null;
    });
  },
};
