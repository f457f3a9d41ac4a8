import { fileURLToPath } from 'node:url';
import {
  type AnalyzeWorkspaceParams,
  analyzeWorkspaceRequest,
  type BaselineResult,
  baselineCommands,
  type CreateBaselineArguments,
} from '@presswright/shared/protocol';
import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { cancelled, signalOf } from '../cancellation.ts';
import type { Feature } from '../host.ts';
import { beginProgress } from '../workspace/progress.ts';
import { WorkspaceRun } from '../workspace/workspace-run.ts';
import { writeBaseline } from '../workspace/write-baseline.ts';

/** Analyses the files on disk on request, with progress; the findings are pushed, or become the baseline. */
export const analyzeWorkspace: Feature = {
  capabilities: () => ({
    experimental: { presswright: { analyzeWorkspace: true } },
    executeCommandProvider: { commands: [baselineCommands.create] },
  }),

  register(host) {
    const { connection, documents, support } = host;
    const published = new Set<string>();
    documents.onDidOpen(({ document: { uri } }) => {
      // Open documents have their own analysis; where it is pulled, ours would stay beside it.
      if (support.pullsDiagnostics && published.delete(uri)) connection.sendDiagnostics({ uri, diagnostics: [] });
    });
    const withProgress = async <T>(
      workDoneToken: string | number | undefined,
      token: CancellationToken,
      work: (run: WorkspaceRun) => Promise<T>,
    ): Promise<T> => {
      const title = 'Presswright: Analyzing workspace';
      const progress = await beginProgress(connection, title, workDoneToken, support.workDoneProgress);
      const run = new WorkspaceRun(host, published, progress, AbortSignal.any([signalOf(token), progress.signal]));
      try {
        return await work(run);
      } finally {
        progress.done(run.cancelled ? 'Cancelled' : 'Done');
      }
    };
    connection.onRequest(analyzeWorkspaceRequest, (params: AnalyzeWorkspaceParams | undefined, token) => {
      const { folders, workDoneToken, showBaseline } = params ?? {};
      return withProgress(workDoneToken, token, (run) =>
        run.analyze(folders?.length ? folders : host.folders(), showBaseline),
      );
    });
    host.commands.add(baselineCommands.create, (given, { token, workDoneToken }) =>
      withProgress(workDoneToken, token, async (run): Promise<BaselineResult> => {
        const { folder = host.folders()[0] } = Object(given) as CreateBaselineArguments;
        if (folder === undefined)
          throw refused('A baseline belongs to a folder. Open the folder of the project first.');
        const findings = await run.collect([folder]);
        if (run.cancelled) throw cancelled();
        // A baseline that lacks files would report all that is known of them as new.
        const [first] = run.skipped;
        if (first !== undefined && findings.length === 0) throw refused(`No baseline was written: ${first.reason}`);
        const result = await writeBaseline(host.projects, fileURLToPath(folder), findings);
        for (const uri of published) connection.sendDiagnostics({ uri, diagnostics: [] });
        published.clear();
        host.reloadProjects([]);
        return result;
      }),
    );
  },
};

const refused = (message: string) => new ResponseError(LSPErrorCodes.RequestFailed, message);
