import { type AnalyzeWorkspaceParams, analyzeWorkspaceRequest } from '@presswright/shared/protocol';
import { signalOf } from '../cancellation.ts';
import type { Feature } from '../host.ts';
import { beginProgress } from '../workspace/progress.ts';
import { WorkspaceRun } from '../workspace/workspace-run.ts';

/** Analyses the files on disk on request, with progress; the findings are pushed. */
export const analyzeWorkspace: Feature = {
  capabilities: () => ({ experimental: { presswright: { analyzeWorkspace: true } } }),

  register(host) {
    const { connection, documents, support } = host;
    const published = new Set<string>();
    documents.onDidOpen(({ document: { uri } }) => {
      // Open documents have their own analysis; where it is pulled, ours would stay beside it.
      if (support.pullsDiagnostics && published.delete(uri)) connection.sendDiagnostics({ uri, diagnostics: [] });
    });
    connection.onRequest(analyzeWorkspaceRequest, async (params: AnalyzeWorkspaceParams | undefined, token) => {
      const { folders, workDoneToken } = params ?? {};
      const title = 'Presswright: Analyzing workspace';
      const progress = await beginProgress(connection, title, workDoneToken, support.workDoneProgress);
      const run = new WorkspaceRun(host, published, progress, AbortSignal.any([signalOf(token), progress.signal]));
      try {
        return await run.analyze(folders?.length ? folders : host.folders());
      } finally {
        progress.done(run.cancelled ? 'Cancelled' : 'Done');
      }
    });
  },
};
