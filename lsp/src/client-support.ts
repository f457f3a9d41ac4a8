import type { ClientCapabilities } from 'vscode-languageserver';
import type { DiagnosticSupport } from './documents/issue-diagnostics.ts';

/** What the editor can do, as far as it matters here. */
export interface ClientSupport extends DiagnosticSupport {
  /** It asks for diagnostics, and can be asked to ask again. */
  readonly pullsDiagnostics: boolean;
  /** It can be asked to tell of files that change on the disk. */
  readonly watchesFiles: boolean;
  /** It can be asked to ask for code lenses again. */
  readonly refreshesCodeLenses: boolean;
  /** It can be asked to ask for inlay hints again. */
  readonly refreshesInlayHints: boolean;
  readonly configuration: boolean;
  readonly dynamicConfiguration: boolean;
  readonly workspaceFolders: boolean;
  readonly versionedEdits: boolean;
  readonly workDoneProgress: boolean;
  /** It applies edits of the workspace that make files. */
  readonly createsFiles: boolean;
  /** It asks for the edit of a code action when the person takes it. */
  readonly resolvesActions: boolean;
  /** Its edits can have places to type at. */
  readonly snippetEdits: boolean;
  readonly showsDocuments: boolean;
  /** Definitions can say what of the text they are of. */
  readonly definitionLinks: boolean;
  /** Completion items can have places to type at. */
  readonly completionSnippets: boolean;
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
    diagnosticData:
      textDocument?.publishDiagnostics?.dataSupport === true || textDocument?.diagnostic?.dataSupport === true,
    diagnosticTags:
      textDocument?.publishDiagnostics?.tagSupport !== undefined || textDocument?.diagnostic?.tagSupport !== undefined,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    refreshesCodeLenses: workspace?.codeLens?.refreshSupport === true,
    refreshesInlayHints: workspace?.inlayHint?.refreshSupport === true,
    configuration: workspace?.configuration === true,
    dynamicConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    workDoneProgress: window?.workDoneProgress === true,
    resolvesActions: textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true,
    snippetEdits: workspace?.workspaceEdit?.snippetEditSupport === true,
    completionSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    showsDocuments: window?.showDocument?.support === true,
    definitionLinks:
      textDocument?.definition?.linkSupport === true && textDocument.implementation?.linkSupport === true,
    createsFiles:
      workspace?.applyEdit === true &&
      workspace.workspaceEdit?.documentChanges === true &&
      workspace.workspaceEdit.resourceOperations?.includes('create') === true,
  };
}
