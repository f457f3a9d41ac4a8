import { createHash } from 'node:crypto';
import {
  type Diagnostic,
  type DocumentUri,
  Emitter,
  type WorkspaceDiagnosticReportPartialResult,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { cancelled, pause, signalOf } from '../cancellation.ts';
import type { Feature, Host } from '../host.ts';
import { silentProgress } from '../workspace/progress.ts';
import { WorkspaceRun } from '../workspace/workspace-run.ts';

/** Changes that come together are looked at together. */
const gatherMs = 1_000;
/** Rest after a look at the workspace, in times of what it took. */
const restTimes = 4;

/**
 * Answers editors that ask for the diagnostics of the whole workspace, where the settings want that. Editors that take the
 * answer in parts ask again as soon as they have it: then the answer waits for something to change.
 */
export const workspaceDiagnostics: Feature = {
  // The diagnostics of documents announce it.
  capabilities: () => ({}),

  register(host) {
    const { backend, connection, documents, settings, support } = host;
    if (!support.pullsDiagnostics) return;
    const changed = new Emitter<void>();
    let state = 0;
    let answered = -1;
    let restUntil = 0;
    // VS Code goes on showing what was found in a document that it closes, and names no result of it.
    const closed = new Set<DocumentUri>();
    const change = () => {
      state += 1;
      changed.fire();
    };
    host.onFilesChanged(change);
    host.onBackendReady(change);
    host.onSettingsChanged(change);
    documents.onDidSave(change);
    documents.onDidClose(({ document: { uri } }) => {
      closed.add(uri);
      change();
    });

    connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token, _progress, parts) => {
      const signal = signalOf(token);
      if (parts && answered === state) {
        await next(changed, signal);
        const wait = Math.max(gatherMs, restUntil - performance.now(), backend.pace?.wait('analyzeProject') ?? 0);
        await pause(wait, signal);
      }
      if (signal.aborted) throw cancelled();
      answered = state;
      const forgotten = [...closed];
      const previous = new Map([
        ...forgotten.map((uri) => [uri, ''] as const),
        ...previousResultIds.map(({ uri, value }) => [uri, value] as const),
      ]);
      const began = performance.now();
      const items: WorkspaceDocumentDiagnosticReport[] = [];
      const send = (item: WorkspaceDocumentDiagnosticReport) => {
        if (parts) parts.report({ items: [item] } satisfies WorkspaceDiagnosticReportPartialResult);
        else items.push(item);
      };
      const { enabled, workspace } = settings().analysis;
      if (enabled && workspace) await report(host, previous, send, signal);
      else for (const uri of previous.keys()) send(full(uri, []));
      restUntil = performance.now() + restTimes * (performance.now() - began);
      if (signal.aborted) throw cancelled();
      for (const uri of forgotten) closed.delete(uri);
      return { items };
    });
  },
};

/** Tells of every file that has findings, or had some. */
async function report(
  host: Host,
  previous: ReadonlyMap<DocumentUri, string>,
  send: (item: WorkspaceDocumentDiagnosticReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const run = new WorkspaceRun(host, new Set(), silentProgress(), signal);
  const seen = new Set<DocumentUri>();
  for await (const { uri, diagnostics } of run.reports(host.folders())) {
    seen.add(uri);
    // Open documents are asked for one by one.
    if (host.documents.get(uri) || (diagnostics.length === 0 && !previous.has(uri))) continue;
    const item = full(uri, diagnostics);
    const isKnown = previous.get(uri) === item.resultId;
    send(isKnown ? { kind: 'unchanged', uri, version: null, resultId: item.resultId } : item);
  }
  if (signal.aborted) return;
  // What could not be looked at stays as it was.
  for (const { uri } of run.skipped) seen.add(uri);
  for (const uri of previous.keys()) if (!seen.has(uri) && !host.documents.get(uri)) send(full(uri, []));
}

function full(uri: DocumentUri, items: Diagnostic[]) {
  const resultId = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
  return { kind: 'full', uri, version: null, resultId, items } as const;
}

/** Resolves with the next event, or when the signal aborts. */
function next({ event }: Emitter<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      listener.dispose();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const listener = event(done);
    signal.addEventListener('abort', done, { once: true });
  });
}
