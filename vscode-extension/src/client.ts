import { join } from 'node:path';
import {
  type BaselineResult,
  baselineCommands,
  type ClientSettings,
  type StatusParams,
  statusNotification,
} from '@presswright/shared/protocol';
import {
  type CancellationToken,
  type Diagnostic,
  type Disposable,
  type ExtensionContext,
  type LogOutputChannel,
  l10n,
  MarkdownString,
  type TextDocument,
  Uri,
  workspace,
} from 'vscode';
import {
  DidChangeConfigurationNotification,
  DocumentDiagnosticRequest,
  LanguageClient,
  type Middleware,
  ProgressType,
  RevealOutputChannelOn,
  State,
  TransportKind,
  WorkDoneProgress,
} from 'vscode-languageclient/node';
import type { ApiKey } from './api-key.ts';
import { clientSettings } from './client-settings.ts';
import { withoutMessages } from './hover-text.ts';
import { documentSelector } from './languages.ts';
import { linkOfRule } from './rule-link.ts';

export interface ClientParts {
  readonly context: ExtensionContext;
  readonly apiKey: ApiKey;
  readonly log: LogOutputChannel;
  readonly onStatus: (status: StatusParams) => void;
  readonly onStop: () => void;
  /** Findings were added to a baseline by a code action. */
  readonly onAddition: (result: BaselineResult) => void;
}

/** How far a request is. */
export interface Progress {
  readonly percentage?: number;
  readonly message?: string;
}

/** The language client: starts the language server, which starts the local server, and tells `onStatus` of both. */
export function createClient(parts: ClientParts): LanguageClient {
  const { context, apiKey, log, onStatus, onStop } = parts;
  const program = (name: string): string => context.asAbsolutePath(join('dist', name, 'main.mjs'));
  const client = new LanguageClient(
    'presswright',
    'Presswright',
    { module: program('lsp'), transport: TransportKind.stdio },
    {
      documentSelector,
      outputChannel: log,
      // the status item tells of failures; the log opens when the user asks for it
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      // no settings here: the language server asks for them, and would fall back to these for what is emptied later
      initializationOptions: {
        showsStatus: true,
        showsEntryPoints: true,
        backendCommand: [process.execPath, program('server')],
        backendDataDir: join(context.globalStorageUri.fsPath, 'server'),
      } satisfies ClientSettings,
      middleware: middlewareOf(parts),
    },
  );
  client.onNotification(statusNotification, onStatus);
  client.onDidChangeState(({ newState }) => {
    const status = statusOfClient()[newState];
    if (status !== undefined) onStatus(status);
    if (newState === State.Stopped) onStop();
  });
  const keyListener = apiKey.onDidChange(async () => {
    // makes the language server ask again
    if (client.isRunning()) await client.sendNotification(DidChangeConfigurationNotification.type, { settings: null });
  });
  context.subscriptions.push(keyListener);
  return client;
}

/** Hears how far the request with this token is. */
export function listenToProgress(
  client: LanguageClient,
  workDoneToken: string,
  onProgress: (progress: Progress) => void,
): Disposable {
  return client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
    if (value.kind === 'report') onProgress(value);
  });
}

/** Hears the pieces of the answer whose request has this token. */
export function listenToPieces<T>(
  client: LanguageClient,
  partialResultToken: string,
  onPiece: (piece: T) => void,
): Disposable {
  return client.onProgress(new ProgressType<{ readonly items: readonly T[] }>(), partialResultToken, ({ items }) =>
    items.forEach(onPiece),
  );
}

/** The findings of a document as it is in the editor. */
export async function diagnosticsOf(
  client: LanguageClient,
  document: TextDocument,
  token: CancellationToken,
): Promise<Diagnostic[]> {
  const params = { textDocument: { uri: client.code2ProtocolConverter.asUri(document.uri) } };
  const report = await client.sendRequest(DocumentDiagnosticRequest.type, params, token);
  return report.kind === 'full' ? await client.protocol2CodeConverter.asDiagnostics(report.items, token) : [];
}

/** Until the language server speaks for itself. */
const statusOfClient = (): Partial<Record<State, StatusParams>> => ({
  [State.Starting]: { state: 'starting', message: l10n.t('The language server is starting.') },
  [State.StartFailed]: {
    state: 'failed',
    message: l10n.t('The language server could not be started. See the log for details.'),
  },
  [State.Stopped]: { state: 'stopped', message: l10n.t('The language server is not running. Restart it.') },
});

function middlewareOf({ apiKey, onAddition }: ClientParts): Middleware {
  return {
    workspace: {
      // adds the key, which is not part of the configuration
      configuration: async (params, token, next) => {
        const answers = await next(params, token);
        if (!Array.isArray(answers)) return answers;
        const configuration = workspace.getConfiguration('presswright');
        return answers.map((answer, index) =>
          params.items[index]?.section === 'presswright'
            ? clientSettings((key) => configuration.get(key), apiKey.current)
            : answer,
        );
      },
    },
    executeCommand: async (command, given, next) => {
      const result = await next(command, given);
      if (command === baselineCommands.add) onAddition(result);
      return result;
    },
    provideHover: async (document, position, token, next) => {
      const hover = await next(document, position, token);
      for (const content of hover?.contents ?? []) {
        if (content instanceof MarkdownString) content.value = withoutMessages(content.value);
      }
      return hover;
    },
    handleDiagnostics: (uri, diagnostics, next) => next(uri, diagnostics.map(withLink)),
    provideDiagnostics: async (document, previousResultId, token, next) => {
      const report = await next(document, previousResultId, token);
      if (report && 'items' in report) report.items = report.items.map(withLink);
      return report;
    },
  };
}

/** Where a finding's rule id leads to a page on disk, lets it open that page as a preview instead of as a text. */
function withLink(diagnostic: Diagnostic): Diagnostic {
  const { code } = diagnostic;
  if (typeof code === 'object' && code.target.scheme === 'file') {
    diagnostic.code = { value: code.value, target: Uri.parse(linkOfRule(String(code.value))) };
  }
  return diagnostic;
}
