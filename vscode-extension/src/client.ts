import { join } from 'node:path';
import { type ClientSettings, type StatusParams, statusNotification } from '@presswright/shared/protocol';
import { type Disposable, type ExtensionContext, type LogOutputChannel, workspace } from 'vscode';
import {
  DidChangeConfigurationNotification,
  LanguageClient,
  RevealOutputChannelOn,
  State,
  TransportKind,
} from 'vscode-languageclient/node';
import type { ApiKey } from './api-key.ts';
import { clientSettings } from './client-settings.ts';
import { documentSelector } from './languages.ts';

export interface ClientParts {
  readonly context: ExtensionContext;
  readonly apiKey: ApiKey;
  readonly log: LogOutputChannel;
  readonly onStatus: (status: StatusParams) => void;
}

/** The language client: starts the language server, which starts the local server, and tells `onStatus` of both. */
export function createClient({ context, apiKey, log, onStatus }: ClientParts): LanguageClient {
  const program = (name: string): string => context.asAbsolutePath(join('dist', name, 'main.mjs'));
  const settings = (): ClientSettings => {
    const configuration = workspace.getConfiguration('presswright');
    return clientSettings((key) => configuration.get(key), apiKey.current);
  };
  const sendSettings = (): Promise<void> =>
    client.sendNotification(DidChangeConfigurationNotification.type, { settings: { presswright: settings() } });

  const client = new LanguageClient(
    'presswright',
    'Presswright',
    { module: program('lsp'), transport: TransportKind.stdio },
    {
      documentSelector,
      outputChannel: log,
      // the status item tells of failures; the log opens when the user asks for it
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      initializationOptions: (): ClientSettings => ({
        ...settings(),
        backendCommand: [process.execPath, program('server')],
        backendDataDir: join(context.globalStorageUri.fsPath, 'server'),
      }),
      middleware: {
        workspace: {
          // both ways of asking for settings get the key from the secret storage, which the configuration lacks
          configuration: (params, token, next) => {
            const answers = next(params, token);
            const complete = (values: unknown[]): unknown[] =>
              values.map((value, index) => (params.items[index]?.section === 'presswright' ? settings() : value));
            return Array.isArray(answers) ? complete(answers) : answers;
          },
          didChangeConfiguration: sendSettings,
        },
      },
    },
  );

  client.onNotification(statusNotification, onStatus);
  client.onDidChangeState(({ newState }) => {
    const status = statusOfClient[newState];
    if (status !== undefined) onStatus(status);
  });
  const subscriptions: Disposable[] = [
    apiKey.onDidChange(() => {
      if (client.isRunning()) void sendSettings();
    }),
  ];
  context.subscriptions.push(...subscriptions);
  return client;
}

/** Until the language server speaks for itself. */
const statusOfClient: Partial<Record<State, StatusParams>> = {
  [State.Starting]: { state: 'starting', message: 'The language server is starting.' },
  [State.StartFailed]: { state: 'failed', message: 'The language server did not start: the log says why.' },
  [State.Stopped]: { state: 'stopped', message: 'The language server is not running: restart it.' },
};
