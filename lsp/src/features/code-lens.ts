import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { type CodeLens, CodeLensRefreshRequest } from 'vscode-languageserver';
import { checksOf, entryKindName } from '../documents/entry-texts.ts';
import type { Feature } from '../host.ts';

/** Says above each handler what is checked before it does what it does. */
export const codeLens: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),

  register({ connection, documents, handlers, settings, support, onSettingsChanged }) {
    connection.onCodeLens(({ textDocument }) => {
      const document = documents.get(textDocument.uri);
      if (!document || !settings().analysis.enabled) return [];
      return handlers.of(document.uri, document.getText()).flatMap(({ line, entries }): CodeLens[] => {
        const start = { line, character: 0 };
        return entries.map((entry) => ({
          range: { start, end: start },
          // No command: there is nothing to do but to read it.
          command: { title: titleOf(entry), command: '' },
        }));
      });
    });
    if (!support.refreshesCodeLenses) return;
    const refresh = () => void connection.sendRequest(CodeLensRefreshRequest.type);
    handlers.onChanged(refresh);
    onSettingsChanged(refresh);
  },
};

/** Such as `wp_ajax_save: nonce ✓  capability ✗ → 2 sinks`. */
function titleOf(entry: EntryPoint): string {
  const { name, kind, sinks } = entry;
  const checks = checksOf(entry);
  const count = sinks.length === 0 ? 'no sinks' : sinks.length === 1 ? '1 sink' : `${sinks.length} sinks`;
  const called = name === '' ? entryKindName(kind) : name;
  return `${called}: ${checks.length === 0 ? '' : `${checks.join('  ')} `}→ ${count}`;
}
