import { isTooLarge } from '../documents/size.ts';
import type { Feature } from '../host.ts';

/** Shows the parameters of WordPress's functions while they are called, and what callbacks of its hooks get. */
export const signatureHelp: Feature = {
  capabilities: () => ({ signatureHelpProvider: { triggerCharacters: ['(', ','] } }),

  register({ connection, documents }) {
    connection.onSignatureHelp(async ({ textDocument, position }) => {
      const document = documents.get(textDocument.uri);
      if (document?.languageId !== 'php' || isTooLarge(document)) return null;
      // The facts are read with the first question, not at the start.
      const { signatureAt } = await import('../wordpress/signature-at.ts');
      return signatureAt(document.getText(), document.offsetAt(position));
    });
  },
};
