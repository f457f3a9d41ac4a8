import {
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import { cancelled, pause, signalOf } from '../cancellation.ts';
import { quietTime } from '../documents/quiet-time.ts';
import type { Feature } from '../host.ts';

/** An editor that asks of so many documents that are not open does not mean to open them at once. */
const maxClosed = 100;

/** Answers editors that ask for diagnostics, and asks them to ask again when the answer may be another. */
export const pullDiagnostics: Feature = {
  capabilities: (support) =>
    support.pullsDiagnostics
      ? {
          diagnosticProvider: {
            identifier: 'presswright',
            interFileDependencies: true,
            workspaceDiagnostics: true,
          },
        }
      : {},

  register({ analyses, backend, connection, documents, onBackendReady, onSettingsChanged, settings, support }) {
    if (!support.pullsDiagnostics) return;
    const changed = new Map<string, number>();
    const opened = new Set<string>();
    // VS Code asks once more when it closes a document. Where that is opened again at once, it takes the answer for one about
    // what is open, and does not ask by itself.
    const answeredClosed = new Set<string>();
    documents.onDidOpen(({ document: { uri } }) => {
      opened.add(uri);
      if (answeredClosed.delete(uri)) refresh();
    });
    documents.onDidChangeContent(({ document: { uri } }) => {
      // The library tells of a change right after it told of the opening; that one needs no wait.
      if (!opened.delete(uri)) changed.set(uri, performance.now());
    });
    documents.onDidClose(({ document: { uri } }) => {
      changed.delete(uri);
      analyses.forget(uri);
    });
    const refresh = () => {
      // An editor that is going down may refuse; there is nothing to refresh then.
      connection.languages.diagnostics.refresh().catch(() => {});
    };
    analyses.onRefined(refresh);
    onBackendReady(refresh);
    onSettingsChanged(refresh);

    connection.languages.diagnostics.on(
      async ({ textDocument: { uri }, previousResultId }, token): Promise<DocumentDiagnosticReport> => {
        const signal = signalOf(token);
        const document = documents.get(uri);
        const empty: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
        if (!document) {
          if (answeredClosed.size >= maxClosed) answeredClosed.clear();
          answeredClosed.add(uri);
        }
        if (!document || !settings().analysis.enabled) return empty;
        const { version } = document;
        const changedAt = changed.get(uri);
        const waitMs = changedAt === undefined ? 0 : quietTime(backend, performance.now() - changedAt);
        if (waitMs > 0 && !(await analyses.isKnown(document))) await pause(waitMs, signal);
        const isCurrent = () => documents.get(uri)?.version === version;
        const analysis = isCurrent() && !signal.aborted ? await analyses.analyze(document, signal) : undefined;
        if (signal.aborted) throw cancelled();
        if (!isCurrent()) {
          const message = 'the document has changed';
          throw new ResponseError(LSPErrorCodes.ServerCancelled, message, {
            retriggerRequest: documents.get(uri) !== undefined,
          });
        }
        // No backend yet: the refresh that follows its coming up asks again.
        if (!analysis) return empty;
        const { resultId, diagnostics } = analysis;
        if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
        return { kind: DocumentDiagnosticReportKind.Full, resultId, items: [...diagnostics] };
      },
    );
  },
};
