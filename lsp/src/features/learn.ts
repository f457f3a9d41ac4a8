import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LearnSummary } from '@presswright/shared/learn-lines';
import { type LearnArguments, type LearnResult, learnCommand } from '@presswright/shared/protocol';
import { ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { learnFolder } from '../backend/learn-folder.ts';
import { cancelled, signalOf } from '../cancellation.ts';
import type { Feature } from '../host.ts';
import { beginProgress } from '../workspace/progress.ts';

/** Teaches the model of the local server the code of folders, on command. */
export const learn: Feature = {
  capabilities: () => ({ executeCommandProvider: { commands: [learnCommand] } }),

  register({ commands, completions, connection, folders, ownBackend, settings, support }) {
    let isRunning = false;
    commands.add(learnCommand, async (given, { token, workDoneToken }): Promise<LearnResult> => {
      const paths = foldersOf(given, folders()).map(pathOf);
      const { server } = settings();
      if (server.kind === 'remote') {
        throw refused(`Only a server of this machine learns here. On that of ${server.url}: presswright learn DIR`);
      }
      const backend = ownBackend();
      if (backend === undefined) throw refused('No local server came with this program that could learn.');
      // The one that ends last would undo what the other learned.
      if (isRunning) throw refused('It is learning already. Wait until that is done.');
      isRunning = true;
      try {
        const title = 'Presswright: Learning';
        const progress = await beginProgress(connection, title, workDoneToken, support.workDoneProgress);
        const signal = AbortSignal.any([signalOf(token), progress.signal]);
        const gained: LearnSummary[] = [];
        try {
          for (const [index, path] of paths.entries()) {
            const onStep = (files: number, of: number) => {
              const share = (index + (of === 0 ? 1 : files / of)) / paths.length;
              progress.report(Math.round(share * 100), `${basename(path)}: ${files} of ${of} files`);
            };
            gained.push(await learnFolder(backend, path, ({ files, of }) => onStep(files, of), signal));
          }
        } catch (error) {
          if (signal.aborted) throw cancelled();
          throw refused(error instanceof Error ? error.message : String(error));
        } finally {
          progress.done(signal.aborted ? 'Cancelled' : 'Done');
        }
        completions.clear();
        return resultOf(gained);
      } finally {
        isRunning = false;
      }
    });
  },
};

function foldersOf(given: unknown, open: readonly string[]): readonly string[] {
  const { folder } = Object(given) as LearnArguments;
  if (folder !== undefined && typeof folder !== 'string') {
    throw invalid(`folder: expected the URI of a folder, got ${JSON.stringify(folder)}`);
  }
  if (folder === undefined && open.length === 0) throw refused('Open the folder to learn from first.');
  return folder === undefined ? open : [folder];
}

function pathOf(uri: string): string {
  try {
    return fileURLToPath(uri);
  } catch {
    throw invalid(`folder: expected the URI of a folder on this machine, got ${JSON.stringify(uri)}`);
  }
}

function resultOf(gained: readonly LearnSummary[]): LearnResult {
  const total = (count: (summary: LearnSummary) => number) => gained.reduce((sum, each) => sum + count(each), 0);
  return {
    files: total(({ files }) => files),
    leftOut: total(({ left_out: leftOut }) => leftOut),
    tokens: total(({ php_tokens: php, javascript_tokens: javascript }) => php + javascript),
  };
}

const refused = (message: string) => new ResponseError(LSPErrorCodes.RequestFailed, message);
const invalid = (message: string) => new ResponseError(ErrorCodes.InvalidParams, message);
