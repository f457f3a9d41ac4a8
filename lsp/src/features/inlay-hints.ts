import { type InlayHint, InlayHintKind } from 'vscode-languageserver';
import { isTooLarge } from '../documents/size.ts';
import type { Feature } from '../host.ts';

/** Names the parameters of WordPress's functions before arguments that are literals, where the settings ask for it. */
export const inlayHints: Feature = {
  capabilities: () => ({ inlayHintProvider: {} }),

  register({ connection, documents, onSettingsChanged, settings, support }) {
    connection.languages.inlayHint.on(async ({ textDocument, range }): Promise<InlayHint[] | null> => {
      const document = documents.get(textDocument.uri);
      if (document?.languageId !== 'php' || isTooLarge(document) || !settings().inlayHints.parameterNames) return null;
      // The facts are read with the first question, not at the start.
      const { parameterHints } = await import('../wordpress/parameter-hints.ts');
      const hints = parameterHints(document.getText(), document.offsetAt(range.start), document.offsetAt(range.end));
      return hints.map(({ offset, name }) => ({
        position: document.positionAt(offset),
        label: `${name}:`,
        kind: InlayHintKind.Parameter,
        paddingRight: true,
      }));
    });
    let isShown = settings().inlayHints.parameterNames;
    onSettingsChanged(({ inlayHints: { parameterNames } }) => {
      if (parameterNames !== isShown && support.refreshesInlayHints) void connection.languages.inlayHint.refresh();
      isShown = parameterNames;
    });
  },
};
