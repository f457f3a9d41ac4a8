import { DocumentHighlightKind } from 'vscode-languageserver';
import type { Feature } from '../host.ts';

/** Marks where the name at the cursor is given and used in the same document. */
export const documentHighlight: Feature = {
  capabilities: () => ({ documentHighlightProvider: true }),

  register({ connection, index }) {
    connection.onDocumentHighlight(async ({ textDocument, position }) => {
      const found = await index.ask('highlights', index.pathOf(textDocument.uri), position);
      if (!found || found.length === 0) return null;
      return found.map(({ range, isGiven }) => ({
        range,
        kind: isGiven ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      }));
    });
  },
};
