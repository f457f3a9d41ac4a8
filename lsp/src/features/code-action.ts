import {
  type CodeAction,
  CodeActionTriggerKind,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { signalOf } from '../cancellation.ts';
import {
  type ActionEdit,
  type ActionTicket,
  actionKinds,
  editsOf,
  explainCommand,
  type Offer,
  offerOfAll,
  offersAt,
} from '../documents/actions.ts';
import type { DocumentAnalysis } from '../documents/document-analyses.ts';
import type { Feature, Host } from '../host.ts';
import { folderOf } from '../workspace/folder-of.ts';

/** Fixes, rewrites, suppressions and explanations of findings, and all safe fixes of a file at once. */
export const codeAction: Feature = {
  capabilities: ({ resolvesActions }) => ({
    codeActionProvider: { codeActionKinds: Object.values(actionKinds), resolveProvider: resolvesActions },
    executeCommandProvider: { commands: [explainCommand] },
  }),

  register(host) {
    const { analyses, commands, connection, documents, folders, settings, support } = host;
    connection.onCodeAction(async ({ textDocument, range, context }, token) => {
      const document = documents.get(textDocument.uri);
      if (!document || !settings().analysis.enabled) return [];
      const { only, triggerKind } = context;
      // Editors ask by themselves whenever the cursor moves: that waits for nothing, what a person or a save asks for does.
      const isPassing = triggerKind === CodeActionTriggerKind.Automatic && only === undefined;
      const analysis =
        analyses.latest(document) ?? (isPassing ? undefined : await analyses.analyze(document, signalOf(token)));
      if (analysis?.version !== document.version) return [];
      const isWanted = (kind = '') =>
        only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? kind !== actionKinds.fixAll;
      const hasProject = folderOf(document.uri, folders()) !== undefined;
      const offers = [...offersAt(document, analysis, range, hasProject), ...offerOfAll(document, analysis)];
      return offers
        .filter(({ action }) => isWanted(action.kind))
        .map((offer) => toAction(host, document, analysis, offer));
    });
    if (support.resolvesActions) {
      connection.onCodeActionResolve((action) => {
        const ticket = readTicket(action.data);
        if (!ticket) return action;
        const document = documents.get(ticket.uri);
        const analysis = document && analyses.latest(document);
        if (!document || analysis?.version !== ticket.version || analysis.resultId !== ticket.resultId) {
          throw new ResponseError(
            LSPErrorCodes.ContentModified,
            'The document has changed; ask for its actions again.',
          );
        }
        return { ...action, edit: workspaceEdit(host, document, analysis, ticket) };
      });
    }
    commands.add(explainCommand, (given) => explain(host, given));
  },
};

function toAction(host: Host, document: TextDocument, analysis: DocumentAnalysis, offer: Offer): CodeAction {
  const { action, ticket } = offer;
  if (!ticket) return action;
  if (host.support.resolvesActions) return { ...action, data: ticket };
  return { ...action, edit: workspaceEdit(host, document, analysis, ticket) };
}

function workspaceEdit(
  { support }: Host,
  document: TextDocument,
  analysis: DocumentAnalysis,
  ticket: ActionTicket,
): WorkspaceEdit {
  const { uri, version } = document;
  const hasSnippets = support.snippetEdits && support.versionedEdits;
  const edits: ActionEdit[] = editsOf(document, analysis, ticket, hasSnippets);
  if (support.versionedEdits) return { documentChanges: [{ textDocument: { uri, version }, edits }] };
  return { changes: { [uri]: edits.flatMap((edit) => ('newText' in edit ? [edit] : [])) } };
}

/** Undefined for an action that is not ours or needs no edit. */
function readTicket(data: unknown): ActionTicket | undefined {
  const { uri, version, resultId, of, index } = Object(data) as Record<string, unknown>;
  const isOurs = typeof uri === 'string' && typeof version === 'number' && typeof resultId === 'string';
  if (!isOurs || !Number.isInteger(index)) return undefined;
  return of === 'fix' || of === 'suppress' || of === 'all'
    ? { uri, version, resultId, of, index: Number(index) }
    : undefined;
}

/** Opens the page of a rule, or says where it is. */
async function explain({ connection, pages, support }: Host, given: unknown): Promise<null> {
  const { rule, docsUrl } = Object(given) as Record<string, unknown>;
  if (typeof rule !== 'string') {
    const message = `${explainCommand}: expected { "rule": "security/unescaped-output" }, got ${JSON.stringify(given)?.slice(0, 80)}.`;
    throw new ResponseError(LSPErrorCodes.RequestFailed, message);
  }
  const uri = pages.address(rule, typeof docsUrl === 'string' ? docsUrl : undefined);
  if (uri !== undefined && support.showsDocuments) {
    const { success } = await connection.window.showDocument({ uri, external: !uri.startsWith('file:') });
    if (success) return null;
  }
  const message = uri === undefined ? `There is no page about ${rule}.` : `${rule} is explained in ${uri}`;
  await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
  return null;
}
