import type { ClientCapabilities } from 'vscode-languageserver';
import type { DiagnosticSupport } from './documents/issue-diagnostics.ts';

/** What the editor can do, as far as it matters here. */
export interface ClientSupport extends DiagnosticSupport {
  /** It asks for diagnostics, and can be asked to ask again. */
  readonly pullsDiagnostics: boolean;
  /** It can be asked to tell of files that change on the disk. */
  readonly watchesFiles: boolean;
  readonly configuration: boolean;
  readonly dynamicConfiguration: boolean;
  readonly workspaceFolders: boolean;
  readonly versionedEdits: boolean;
  readonly workDoneProgress: boolean;
}

/** Reads it from what the editor says at `initialize`. */
export function readClientSupport({ textDocument, workspace, window }: ClientCapabilities): ClientSupport {
  return {
    // Without refresh an editor would never learn that the backend has come up: it gets them pushed.
    pullsDiagnostics: textDocument?.diagnostic !== undefined && workspace?.diagnostics?.refreshSupport === true,
    relatedInformation:
      textDocument?.publishDiagnostics?.relatedInformation === true ||
      textDocument?.diagnostic?.relatedInformation === true,
    codeDescription:
      textDocument?.publishDiagnostics?.codeDescriptionSupport === true ||
      textDocument?.diagnostic?.codeDescriptionSupport === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    configuration: workspace?.configuration === true,
    dynamicConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    workDoneProgress: window?.workDoneProgress === true,
  };
}
